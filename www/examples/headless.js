import { createWorker } from "../npm/worker.js";

const worker = createWorker();
const [puzzle, count, stop, said] = ["puzzle", "count", "stop", "said"].map((id) =>
  document.getElementById(id),
);

count.addEventListener("click", async () => {
  const controller = new AbortController();
  stop.onclick = () => controller.abort();
  count.disabled = !(stop.disabled = false);
  try {
    const answer = await worker.count(puzzle.value, 100_000_000, {
      signal: controller.signal,
      onProgress: ({ found, elapsed }) => {
        said.textContent = `${found} solutions in ${Math.round(elapsed)} ms …`;
      },
    });
    said.textContent = `${answer.kind.replace("-", " ")} ${answer.count}`;
  } catch (error) {
    said.textContent = error.name === "AbortError" ? "Stopped." : error.message;
  }
  count.disabled = !(stop.disabled = true);
});
