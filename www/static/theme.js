// The theme and the language of the last visit, before anything is painted. The page's program keeps them from there.
try {
  const root = document.documentElement;
  root.dataset.theme = localStorage.getItem("sudokit.theme") ?? "auto";
  root.lang = localStorage.getItem("sudokit.lang") ?? root.lang;
} catch {
  // A browser that keeps nothing for this page has the system's theme.
}
