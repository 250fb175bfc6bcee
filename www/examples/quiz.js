const form = document.querySelector("form");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { player, answer } = Object.fromEntries(new FormData(form));
  form.querySelector("output").textContent = `${player || "Someone"} hands in ${answer}.`;
});
