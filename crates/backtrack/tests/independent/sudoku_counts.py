#!/usr/bin/env python3
"""Counts what each Sudoku strategy of the lab does, without anything of the lab: plain recursion, sets for candidates,
everything worked out anew where the Rust code keeps it up to date.

    python3 sudoku_counts.py < sudoku_boards.txt > sudoku_counts.csv

Input: lines "name box_height box_width board", '.' for an open cell, digits 1-9 then A, B, ...; lines with # are notes.
Output: one line a board, strategy and question ("first": up to the first solution; "all": until everything is tried).

What is counted:
  nodes       calls of the recursive function
  checks      first-cell: comparisons with another cell, the row left to right, then the column, then the box, up to the
              first that holds the digit; bitwise: row, column, box, up to the first that holds it;
              the others: candidates that a placed digit takes from open cells that see it
  placements  digits written, forced ones included;  undos: digits taken back
  deepest     choices (not forced digits) that stood at once
"""

import sys


class Stop(Exception):
    pass


class Board:
    def __init__(self, h, w, text):
        self.n = h * w
        symbols = "123456789ABCDEFGHIJKLMNOP"
        self.cell = [symbols.index(c) + 1 if c != "." else 0 for c in text]
        n = self.n
        rows = [[(r, c) for c in range(n)] for r in range(n)]
        cols = [[(r, c) for r in range(n)] for c in range(n)]
        boxes = [
            [(r, c) for r in range(R, R + h) for c in range(C, C + w)] for R in range(0, n, h) for C in range(0, n, w)
        ]
        self.houses = [[r * n + c for r, c in house] for house in rows + cols + boxes]
        self.of = [[house for house in self.houses if i in house] for i in range(n * n)]
        self.peers = [sorted({p for house in self.of[i] for p in house} - {i}) for i in range(n * n)]

    def candidates(self, i):
        return sorted(set(range(1, self.n + 1)) - {self.cell[p] for p in self.peers[i]})

    def open(self):
        return [i for i, v in enumerate(self.cell) if v == 0]


def run(board, strategy, first_only):
    b = board
    k = dict(nodes=0, checks=0, placements=0, undos=0, deepest=0, solutions=0)
    forward = strategy in ("forward-checking", "propagation")
    kept = strategy not in ("first-cell", "bitwise")

    def allowed(i, d):
        if strategy == "first-cell":
            for house in b.of[i]:
                for other in house:
                    if other != i:
                        k["checks"] += 1
                        if b.cell[other] == d:
                            return False
        elif strategy == "bitwise":
            for house in b.of[i]:
                k["checks"] += 1
                if any(b.cell[other] == d for other in house):
                    return False
        return True

    def write(i, d):
        """Writes d; False when forward checking sees a cell run out. Counts the candidates it takes."""
        k["placements"] += 1
        losing = []
        if kept:
            losing = [p for p in b.peers[i] if b.cell[p] == 0 and d in b.candidates(p)]
        b.cell[i] = d
        for p in losing:
            k["checks"] += 1
            if forward and not b.candidates(p):
                return False
        return True

    def next_single():
        """("dead",), None, or the next single: the first cell with one candidate, else the first house (rows, columns,
        boxes) in which a digit has one place, and there the lowest such digit."""
        sets = {i: b.candidates(i) for i in b.open()}
        if any(not s for s in sets.values()):
            return ("dead",)
        for i in sorted(sets):
            if len(sets[i]) == 1:
                return (i, sets[i][0])
        for house in b.houses:
            here = [b.cell[i] for i in house]
            places = {
                d: [i for i in house if i in sets and d in sets[i]] for d in range(1, b.n + 1) if d not in here
            }
            if any(not p for p in places.values()):
                return ("dead",)
            for d in sorted(places):
                if len(places[d]) == 1:
                    return (places[d][0], d)
        return None

    def singles(forced):
        while True:
            single = next_single()
            if single is None:
                return True
            if single == ("dead",):
                return False
            forced.append(single[0])
            if not write(*single):
                return False

    def pick():
        cells = b.open()
        if not cells:
            return None
        if strategy in ("first-cell", "bitwise", "candidates"):
            return cells[0]
        return min(cells, key=lambda i: (len(b.candidates(i)), i))

    def search(level):
        k["nodes"] += 1
        k["deepest"] = max(k["deepest"], level)
        i = pick()
        if i is None:
            k["solutions"] += 1
            if first_only:
                raise Stop
            return
        for d in b.candidates(i) if kept else range(1, b.n + 1):
            if not allowed(i, d):
                continue
            forced = []
            alive = write(i, d)
            if alive and strategy == "propagation":
                alive = singles(forced)
            if alive:
                search(level + 1)
            for f in [i] + forced:
                k["undos"] += 1
                b.cell[f] = 0

    start = list(b.cell)
    try:
        if strategy != "propagation" or singles([]):
            search(0)
    except Stop:
        pass
    b.cell = start
    return k


def main():
    sys.setrecursionlimit(10000)
    print("board,strategy,question,nodes,checks,placements,undos,deepest,solutions")
    for line in sys.stdin:
        if line.strip() and not line.startswith("#"):
            name, h, w, text = line.split()
            for strategy in ("first-cell", "bitwise", "candidates", "mrv", "forward-checking", "propagation"):
                for question in ("first", "all"):
                    k = run(Board(int(h), int(w), text), strategy, question == "first")
                    print(name, strategy, question, *k.values(), sep=",", flush=True)


main()
