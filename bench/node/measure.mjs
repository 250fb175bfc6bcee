// Times the engines in wasm and the JavaScript solver, interleaved in one process.
// In:  a line of JSON { wasm, rounds, slow, sets: [{ name, boards: [text] }] }; `slow`: how many boards JavaScript gets.
// Out: JSON { set: { solver: { boards, rounds: [microseconds of CPU time a board], answers: [text] } } }.
import { readFileSync } from 'node:fs'
import { DancingLinks } from 'dancing-links'

const job = JSON.parse(readFileSync(0, 'utf8'))
const { instance } = await WebAssembly.instantiate(readFileSync(job.wasm), {})
const wasm = instance.exports

function load(boards) {
  const area = new Uint8Array(wasm.memory.buffer, wasm.boards(), 81 * boards.length)
  boards.forEach((board, index) => area.set(Buffer.from(board), 81 * index))
}

function answers(n, length) {
  const area = Buffer.from(wasm.memory.buffer, wasm.answers(), 81 * n)
  return Array.from({ length: n }, (_, i) => Array.from(area.subarray(81 * i, 81 * i + length)).join(''))
}

// Cell, row, column and box of a candidate as columns of an exact cover.
const candidates = Array.from({ length: 729 }, (_, data) => {
  const [row, column, digit] = [Math.floor(data / 81), Math.floor(data / 9) % 9, data % 9]
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3)
  return { data, columnIndices: [9 * row + column, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit] }
})
const dancing = new DancingLinks()

function danceFirst(board) {
  const solver = dancing.createSolver({ columns: 324 })
  const possible = []
  for (let cell = 0; cell < 81; cell++) {
    const given = board.charCodeAt(cell) - 49
    if (given >= 0) possible.push(candidates[9 * cell + given])
    else for (let digit = 0; digit < 9; digit++) possible.push(candidates[9 * cell + digit])
  }
  solver.addSparseConstraints(possible)
  const [solution] = solver.findOne()
  if (!solution) return '0'.repeat(81)
  const cells = new Array(81)
  for (const { data } of solution) cells[Math.floor(data / 9)] = (data % 9) + 1
  return cells.join('')
}

function timed(work, n) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / n
}

const report = {}
for (const { name, boards } of job.sets) {
  const few = boards.slice(0, job.slow)
  load(boards)
  const fast = ['sudokit_count', 'sudoku_count', 'sudokit_first', 'sudoku_first']
  const solvers = Object.fromEntries(fast.map((solver) => {
    const n = boards.length
    wasm[solver](n)
    const found = answers(n, solver.endsWith('_count') ? 1 : 81)
    // A batch takes long enough for the clock.
    const times = Math.max(1, Math.ceil(4000 / n))
    const work = () => { for (let i = 0; i < times; i++) wasm[solver](n) }
    return [solver, { boards: n, rounds: [], answers: found, work, n: n * times }]
  }))
  let found
  const dance = () => { found = few.map(danceFirst) }
  dance()
  solvers['dancing-links_first'] = { boards: few.length, rounds: [], answers: found, work: dance, n: few.length }
  for (const solver of Object.values(solvers)) solver.work()
  for (let round = 0; round < job.rounds; round++) {
    for (const solver of Object.values(solvers)) solver.rounds.push(timed(solver.work, solver.n))
  }
  report[name] = Object.fromEntries(Object.entries(solvers).map(([key, { boards, rounds, answers }]) => [key, { boards, rounds, answers }]))
}
console.log(JSON.stringify(report))
