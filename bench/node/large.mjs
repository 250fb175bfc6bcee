// Times boards of any shape in wasm.
// In:  a line of JSON { wasm, boards: [text] }.
// Out: JSON [{ first, all, first_nodes, nodes, answer }], a board each: seconds of CPU time to the first solution and
//      to the proof that there is no other; the same in nodes; the solution as text, empty when there is none.
import { readFileSync } from 'node:fs'

const job = JSON.parse(readFileSync(0, 'utf8'))
const { instance } = await WebAssembly.instantiate(readFileSync(job.wasm), {})
const wasm = instance.exports

// A search may make the memory grow, which takes the old view away.
const text = (length) => Buffer.from(wasm.memory.buffer, wasm.large_text(), length)

function seconds(since) {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function solve(board) {
  text(board.length).write(board, 'latin1')
  const start = process.cpuUsage()
  if (!wasm.large_begin(board.length)) throw new Error(`not a board: ${board}`)
  const found = wasm.large_next()
  const first = seconds(start)
  const first_nodes = wasm.large_nodes()
  const answer = found ? text(board.length).toString('latin1') : ''
  if (found && wasm.large_next()) throw new Error(`a second solution: ${board}`)
  return { first, all: seconds(start), first_nodes, nodes: wasm.large_nodes(), answer }
}

// The first board once more: what the engine's compiler does at the start is not the solver's.
solve(job.boards[0])
console.log(JSON.stringify(job.boards.map(solve)))
