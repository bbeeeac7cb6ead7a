"""Tic-tac-toe: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import (
    AT, AWAY, Frame, Rules, State, begin, choose_plain, crown, done, end, end_game, fitting, tick, written
)

rules = Rules("tic-tac-toe", "Tic-tac-toe", (2, 2), "de82dc4eaad28bdbf15d495c", ("tic-tac-toe",))

rules.phases = ("game", "turn")
rules.kind("cell")
rules.element("a1", "cell", "a1", {"column": 1, "row": 1})
rules.element("a2", "cell", "a2", {"column": 1, "row": 2})
rules.element("a3", "cell", "a3", {"column": 1, "row": 3})
rules.element("b1", "cell", "b1", {"column": 2, "row": 1})
rules.element("b2", "cell", "b2", {"column": 2, "row": 2})
rules.element("b3", "cell", "b3", {"column": 2, "row": 3})
rules.element("c1", "cell", "c1", {"column": 3, "row": 1})
rules.element("c2", "cell", "c2", {"column": 3, "row": 2})
rules.element("c3", "cell", "c3", {"column": 3, "row": 3})
rules.element("north", "direction", "north")
rules.element("north-east", "direction", "north east")
rules.element("east", "direction", "east")
rules.element("south-east", "direction", "south east")
rules.element("south", "direction", "south")
rules.element("south-west", "direction", "south west")
rules.element("west", "direction", "west")
rules.element("north-west", "direction", "north west")
rules.marker("mark", 0, keys=(("cell", 2, 9, 1),), on="player")
rules.laid_out(19, 0, 0)

MARK = -2
TURN_PHASE = 1
EACH_CELL = rules.each("cell")
RAYS = rules.rays
OPPOSITES = rules.opposites
EACH_AXIS = rules.axes()
MARK_OF_EACH_CELL = slice(0, 9)
PLAY_QUESTION = rules.question(
    "choose", "rules/tic-tac-toe/01-game.rules.md:39", into=6, sort="cell", verb="mark-cell", role="what"
)


def win(g: State, you: int, for_: int) -> None:
    """win: You are among the winners, or a side or a rival is. The game goes on until it is ended."""
    if not crown(g, for_):
        return
    if g.watch is not None:
        g.watch("win", for_, ())


rules.verb("win", win, ("you", "for"), ("for",))


@rules.value("free")
def free(g: State, you: int, cell: Any) -> bool:
    """Tic-tac-toe › The board: let free of a cell be mark of the cell is nothing"""
    s = g.s
    return s[MARK + cell] < 0


@rules.value("reach")
def reach(g: State, you: int, cell: Any, direction: Any) -> int:
    """Tic-tac-toe › The board: let reach of a cell at a direction be count leading cell of (ray of the cell
    at the direction) where (mark of it is mark of the cell)"""
    s = g.s
    many = 0
    for it in RAYS[cell][direction]:
        if s[MARK + it] != s[MARK + cell]:
            break
        many += 1
    return many


@rules.value("in-a-row")
def in_a_row(g: State, you: int, cell: Any, direction: Any) -> int:
    """Tic-tac-toe › A turn: let in-a-row of a cell at a direction be 1 + reach of the cell at the direction +
    reach of the cell at (opposite of the direction)"""
    s = g.s
    counted = 0
    for it in RAYS[cell][direction]:
        if s[MARK + it] != s[MARK + cell]:
            break
        counted += 1
    counted_2 = 0
    for it in RAYS[cell][OPPOSITES[direction]]:
        if s[MARK + it] != s[MARK + cell]:
            break
        counted_2 += 1
    return 1 + counted + counted_2


@rules.fitting(EACH_CELL, lambda it_4: (MARK + it_4,))
def play_cell(g: State, those: Any) -> list[int]:
    """Of some things of `cell`, those that pass. What passes of all is kept up to date."""
    s = g.s
    return [it_4 for it_4 in those if s[MARK + it_4] < 0]


@rules.procedure(
    "mark-cell",
    "rules/tic-tac-toe/01-game.rules.md:23",
    params=(("what", "cell"),),
    fits={"what": (("free of it", lambda g, you, v, it: free(g, you, it)),)},
)
def mark_cell(g: State, you: int, cell: int) -> None:
    """Tic-tac-toe › A turn: to mark-cell a cell where (free of it):"""
    s = g.s
    if g.watch is not None:
        g.watch("mark-cell", you, (("what", "thing", cell),))
    # rules/tic-tac-toe/01-game.rules.md:24: set mark of the cell to you
    s[MARK + cell] = you
    written(g, MARK + cell)
    # rules/tic-tac-toe/01-game.rules.md:25: if some direction where (in-a-row of the cell at it at …
    fixed = s[MARK + cell]
    along = RAYS[cell]
    for it_2 in EACH_AXIS:
        counted = 0
        for it in along[it_2]:
            if s[MARK + it] != fixed:
                break
            counted += 1
        counted_2 = 0
        for it in along[OPPOSITES[it_2]]:
            if s[MARK + it] != fixed:
                break
            counted_2 += 1
        if 1 + counted + counted_2 >= 3:
            # rules/tic-tac-toe/01-game.rules.md:26: win
            win(g, you, you)
            # rules/tic-tac-toe/01-game.rules.md:27: end-game
            end_game(g)
            return


@rules.rule(
    "play",
    "rules/tic-tac-toe/01-game.rules.md:35",
    registers=("player", "cell", "rest~1", "rest~1~at"),
    blocks=7,
    catches={3: (2, 0, 0, True, False), 4: (2, 0, 0, True, False), 5: (2, 0, 0, True, False)},
)
def play(g: State, f: Frame) -> bool:
    """Tic-tac-toe › The game: to play:"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/tic-tac-toe/01-game.rules.md:36: repeat until no cell where (free of it):
        if go == 0:
            you = f[2]
            if -1 not in s[MARK_OF_EACH_CELL]:
                go = 6
                continue
            # rules/tic-tac-toe/01-game.rules.md:37: each player:
            f[7] = g.clockwise[you]
            f[8] = 0
            go = 2
        # rules/tic-tac-toe/01-game.rules.md:37: each player:
        if go == 2:
            if f[8] >= len(f[7]):
                tick(g)
                go = 0
                continue
            f[5] = player = f[7][f[8]]
            f[8] += 1
            # rules/tic-tac-toe/01-game.rules.md:38: if some cell where (free of it):
            if -1 not in s[MARK_OF_EACH_CELL]:
                go = 2
                continue
            # rules/tic-tac-toe/01-game.rules.md:39: phase turn of player: mark-cell a cell
            begin(g, TURN_PHASE, player)
            go = choose_plain(g, f, 5, player, PLAY_QUESTION, fitting(g, play_cell))
        # rules/tic-tac-toe/01-game.rules.md:39: mark-cell a cell
        if go == 5:
            player, cell = f[5], f[6]
            mark_cell(g, player, cell)
            if g.over:
                return False
            end(g)
            go = 2
            continue
        # rules/tic-tac-toe/01-game.rules.md:36: repeat until no cell where (free of it):
        if go == 6:
            return done(g)
    return go == AWAY
