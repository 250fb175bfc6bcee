#!/usr/bin/env python3
"""Answers for the lab's smaller problems, each by another way than backtracking.

    python3 relatives.py > relatives.csv

Colourings: the chromatic polynomial by deletion and contraction. Kakuro and crossword: joining tables of what each run
or slot may hold. Word search: counting walks as sets of used squares, letter by letter.
"""

from itertools import permutations


def colourings(n, edges, q):
    """How many ways to colour vertices 0..n-1 with q colours: P(G) = P(G - e) - P(G / e)."""
    edges = frozenset(frozenset(e) for e in edges)
    memo = {}

    def p(n, edges):
        if not edges:
            return q**n
        key = (n, edges)
        if key not in memo:
            a, b = sorted(min(edges, key=sorted))
            rest = edges - {frozenset((a, b))}
            merged = frozenset(frozenset(a if v == b else v for v in e) for e in rest)
            memo[key] = p(n, rest) - p(n - 1, merged)
        return memo[key]

    return p(n, edges)


def edges_of(text):
    return [(part.split()[0], v) for part in text.split(";") for v in part.split()[1:]]


def numbered(edges, extra=0):
    names = sorted({v for e in edges for v in e})
    return len(names) + extra, [(names.index(a), names.index(b)) for a, b in edges]


def join(tables):
    """All assignments that agree with every table; a table is (variables, rows)."""
    partial = [dict()]
    tables = sorted(tables, key=lambda t: len(t[1]))
    while tables:
        known = set(partial[0]) if partial else set()
        tables.sort(key=lambda t: (-len(known & set(t[0])), len(t[1])))
        variables, rows = tables.pop(0)
        shared = [v for v in variables if v in known]
        index = {}
        for row in rows:
            r = dict(zip(variables, row))
            index.setdefault(tuple(r[v] for v in shared), []).append(r)
        partial = [{**a, **r} for a in partial for r in index.get(tuple(a[v] for v in shared), [])]
    return partial


def lines(rows):
    """Runs of white cells across and then down, as lists of (row, column)."""
    across = [[(r, c) for c in range(len(rows[0]))] for r in range(len(rows))]
    down = [[(r, c) for r in range(len(rows))] for c in range(len(rows[0]))]
    for line in across + down:
        run = []
        for cell in line + [None]:
            if cell and rows[cell[0]][cell[1]] != "#":
                run.append(cell)
            else:
                if run:
                    yield run
                run = []


def kakuro(rows, sums):
    runs = list(lines(rows))
    assert len(runs) == len(sums)
    return join([(r, [p for p in permutations(range(1, 10), len(r)) if sum(p) == s]) for r, s in zip(runs, sums)])


def crossword(rows, words):
    return join([(s, [w for w in words if len(w) == len(s)]) for s in lines(rows) if len(s) > 1])


def word_search(rows, word):
    cells = {(r, c): rows[r][c] for r in range(len(rows)) for c in range(len(rows[0]))}
    walks = [[cell] for cell in cells if cells[cell] == word[0]]
    for letter in word[1:]:
        walks = [
            w + [n]
            for w in walks
            for n in cells
            if abs(n[0] - w[-1][0]) + abs(n[1] - w[-1][1]) == 1 and cells[n] == letter and n not in w
        ]
    return walks


def petersen(n, k):
    return [e for i in range(n) for e in ((i, (i + 1) % n), (i, n + i), (n + i, n + (i + k) % n))]


AUSTRALIA = "WA NT SA; NT SA Q; SA Q NSW V; Q NSW; NSW V"
CYCLE = [(i, (i + 1) % 5) for i in range(5)]
MYCIEL3 = CYCLE + [(5 + a, b) for a, b in CYCLE] + [(5 + b, a) for a, b in CYCLE] + [(10, 5 + i) for i in range(5)]
KAKURO = ["..##...", "..#....", ".....##", "#..#..#", "##.....", "....#..", "...##.."]
SUMS = [16, 24, 17, 29, 35, 7, 8, 16, 21, 5, 6, 3, 23, 11, 30, 10, 15, 17, 7, 27, 12, 12, 16, 7]
TEXTBOOK = [".....", "##.#.", "#....", ".#...", ".....", ".##.#"]
WORDS = "AFT ALE EEL HEEL HIKE HOSES KEEL KNOT LASER LEE LINE SAILS SHEET STEER TIE".split()
LETTERS = ["ABCE", "SFCS", "ADEE"]

print("problem,instance,solutions")
print("colouring,australia", colourings(*numbered(edges_of(AUSTRALIA), extra=1), 3), sep=",")
print("colouring,petersen", colourings(10, petersen(5, 2), 3), sep=",")
print("colouring,myciel3", colourings(11, MYCIEL3, 4), sep=",")
print("colouring,myciel3-3", colourings(11, MYCIEL3, 3), sep=",")
print("kakuro,wikipedia", len(kakuro(KAKURO, SUMS)), sep=",")
for word in ("ABCCED", "SEE", "ABCB"):
    print(f"word-search,{word.lower()}", len(word_search(LETTERS, word)), sep=",")
print("crossword,textbook", len(crossword(TEXTBOOK, WORDS)), sep=",")
print("crossword,sator", len(crossword(["....."] * 5, "AREPO OPERA ROTAS SATOR TENET".split())), sep=",")
