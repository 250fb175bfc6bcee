// What can't wait for the page's program: a classic script, run before anything is painted.

// The theme and the language of the last visit. The program keeps them.
try {
  const root = document.documentElement;
  root.dataset.theme = localStorage.getItem("sudokit.theme") ?? "auto";
  root.lang = localStorage.getItem("sudokit.lang") ?? root.lang;
} catch {
  // A browser that keeps nothing for this page has the system's theme.
}

// Browsers load no modules from a page that is a file, so nobody else could say this.
if (location.protocol === "file:") {
  addEventListener("DOMContentLoaded", () => {
    document.getElementById("from-file").hidden = false;
  });
}
