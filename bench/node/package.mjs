// What calling Sudokit from JavaScript costs over loops in wasm, interleaved, in CPU time, on boards of the samples: the
// npm package beside the same module's own loop, which does the same work, and beside that of `cargo xtask bench`, which
// is built for speed alone and only counts.
//
//   cargo xtask package && cargo xtask bench --quick --only magictour
//   node bench/node/package.mjs target/xtask/package bench/target/wasm32-unknown-unknown/release/sudokit_bench_wasm.wasm
//
// Medians of the rounds, with the least and the greatest. Run it when the machine has nothing else to do.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, module, rounds = '41'] = process.argv.slice(2)
const { solve, solveMany } = await import(pathToFileURL(resolve(folder, 'solver.node.js')))
const { instance } = await WebAssembly.instantiate(readFileSync(module), {})
const wasm = instance.exports
const { instance: shipped } = await WebAssembly.instantiate(readFileSync(resolve(folder, 'sudokit-solver.wasm')), {})
const own = shipped.exports

/** Microseconds of CPU time a board. */
function timed(work, boards, times) {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / (boards * times)
}

function spread(values, unit) {
  const sorted = values.toSorted((a, b) => a - b)
  const [least, median, greatest] = [0, sorted.length >> 1, sorted.length - 1].map((at) => sorted[at].toFixed(3))
  return `${median} ${unit} (${least} to ${greatest})`
}

for (const name of ['easy_nakedsingle', '17_clue', 'magictour_top1465']) {
  const file = readFileSync(new URL(`../data/${name}.txt`, import.meta.url), 'utf8')
  const boards = file.split('\n').map((line) => line.slice(0, 81)).filter((line) => /^[0-9.]{81}$/.test(line)).slice(0, 1000)
  const bytes = new TextEncoder().encode(boards.join(''))
  const n = boards.length
  new Uint8Array(wasm.memory.buffer, wasm.boards(), bytes.length).set(bytes)
  const place = own.input(bytes.length)
  new Uint8Array(own.memory.buffer, place, bytes.length).set(bytes)
  const works = {
    own: () => own.solve_many(n, 81, 2),
    loop: () => wasm.sudokit_count(n),
    many: () => solveMany(bytes),
    strings: () => { for (const board of boards) solve(board) },
  }
  // A batch takes long enough for the clock, and the first ones warm the code up.
  const times = Math.ceil(20_000 / n)
  for (const work of Object.values(works)) for (let i = 0; i < 3; i++) timed(work, n, times)
  const found = { own: [], loop: [], many: [], strings: [] }
  for (let round = 0; round < Number(rounds); round++) {
    for (const [key, work] of Object.entries(works)) found[key].push(timed(work, n, times))
  }
  const pairs = (f) => found.loop.map((loop, round) => f(loop, round))
  const over = (key) => spread(pairs((_, round) => (found.many[round] / found[key][round] - 1) * 100), '%')
  console.log(`${name}, ${n} boards`)
  console.log(`  the module's own loop      ${spread(found.own, 'µs a board')}`)
  console.log(`  solveMany over it          ${over('own')}`)
  console.log(`  the loop of the bench      ${spread(found.loop, 'µs a board')}`)
  console.log(`  solveMany over it          ${over('loop')}`)
  console.log(`  solve(string) over it      ${spread(pairs((loop, round) => found.strings[round] - loop), 'µs a call')}`)
}
