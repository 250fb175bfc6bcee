// What can't wait for the page's program: a classic script, run before anything is painted.

// The theme and the language of the last visit, which the program keeps; else the system's.
{
  const root = document.documentElement;
  let lang = navigator.language;
  try {
    root.dataset.theme = localStorage.getItem("sudokit.theme") ?? "auto";
    lang = localStorage.getItem("sudokit.lang") ?? lang;
  } catch {
    // A browser that keeps nothing for this page.
  }
  root.lang = /^(ru|zh)\b/i.exec(lang)?.[1].toLowerCase() ?? "en";
}

// Browsers load no modules from a page that is a file, so nobody else could say this.
if (location.protocol === "file:") {
  addEventListener("DOMContentLoaded", () => {
    document.getElementById("from-file").hidden = false;
  });
}
