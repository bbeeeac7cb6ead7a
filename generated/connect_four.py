"""Connect four: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import (
    AT, AWAY, Frame, Rules, State, begin, choose_plain, crown, done, end, end_game, fitting, tick, written
)

rules = Rules("connect-four", "Connect four", (2, 2), "e7ff66b4fb3f258973f2036e", ("connect-four",))

rules.phases = ("game", "turn")
rules.kind("cell")
rules.element("a1", "cell", "a1", {"column": 1, "row": 1})
rules.element("a2", "cell", "a2", {"column": 1, "row": 2})
rules.element("a3", "cell", "a3", {"column": 1, "row": 3})
rules.element("a4", "cell", "a4", {"column": 1, "row": 4})
rules.element("a5", "cell", "a5", {"column": 1, "row": 5})
rules.element("a6", "cell", "a6", {"column": 1, "row": 6})
rules.element("b1", "cell", "b1", {"column": 2, "row": 1})
rules.element("b2", "cell", "b2", {"column": 2, "row": 2})
rules.element("b3", "cell", "b3", {"column": 2, "row": 3})
rules.element("b4", "cell", "b4", {"column": 2, "row": 4})
rules.element("b5", "cell", "b5", {"column": 2, "row": 5})
rules.element("b6", "cell", "b6", {"column": 2, "row": 6})
rules.element("c1", "cell", "c1", {"column": 3, "row": 1})
rules.element("c2", "cell", "c2", {"column": 3, "row": 2})
rules.element("c3", "cell", "c3", {"column": 3, "row": 3})
rules.element("c4", "cell", "c4", {"column": 3, "row": 4})
rules.element("c5", "cell", "c5", {"column": 3, "row": 5})
rules.element("c6", "cell", "c6", {"column": 3, "row": 6})
rules.element("d1", "cell", "d1", {"column": 4, "row": 1})
rules.element("d2", "cell", "d2", {"column": 4, "row": 2})
rules.element("d3", "cell", "d3", {"column": 4, "row": 3})
rules.element("d4", "cell", "d4", {"column": 4, "row": 4})
rules.element("d5", "cell", "d5", {"column": 4, "row": 5})
rules.element("d6", "cell", "d6", {"column": 4, "row": 6})
rules.element("e1", "cell", "e1", {"column": 5, "row": 1})
rules.element("e2", "cell", "e2", {"column": 5, "row": 2})
rules.element("e3", "cell", "e3", {"column": 5, "row": 3})
rules.element("e4", "cell", "e4", {"column": 5, "row": 4})
rules.element("e5", "cell", "e5", {"column": 5, "row": 5})
rules.element("e6", "cell", "e6", {"column": 5, "row": 6})
rules.element("f1", "cell", "f1", {"column": 6, "row": 1})
rules.element("f2", "cell", "f2", {"column": 6, "row": 2})
rules.element("f3", "cell", "f3", {"column": 6, "row": 3})
rules.element("f4", "cell", "f4", {"column": 6, "row": 4})
rules.element("f5", "cell", "f5", {"column": 6, "row": 5})
rules.element("f6", "cell", "f6", {"column": 6, "row": 6})
rules.element("g1", "cell", "g1", {"column": 7, "row": 1})
rules.element("g2", "cell", "g2", {"column": 7, "row": 2})
rules.element("g3", "cell", "g3", {"column": 7, "row": 3})
rules.element("g4", "cell", "g4", {"column": 7, "row": 4})
rules.element("g5", "cell", "g5", {"column": 7, "row": 5})
rules.element("g6", "cell", "g6", {"column": 7, "row": 6})
rules.element("north", "direction", "north")
rules.element("north-east", "direction", "north east")
rules.element("east", "direction", "east")
rules.element("south-east", "direction", "south east")
rules.element("south", "direction", "south")
rules.element("south-west", "direction", "south west")
rules.element("west", "direction", "west")
rules.element("north-west", "direction", "north west")
rules.marker("disc", 0, keys=(("cell", 2, 42, 1),), on="player")
rules.laid_out(52, 0, 0)

DISC = -2
TURN_PHASE = 1
RAYS_SOUTH = rules.towards("rays", "south")
EACH_CELL = rules.each("cell")
RAYS = rules.rays
OPPOSITES = rules.opposites
EACH_AXIS = rules.axes()
DISC_OF_EACH_CELL = slice(0, 42)
PLAY_QUESTION = rules.question(
    "choose", "rules/connect-four/01-game.rules.md:40", into=6, sort="cell", verb="drop-disc", role="in"
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
    """Connect four › The rack: let free of a cell be disc of the cell is nothing"""
    s = g.s
    return s[DISC + cell] < 0


@rules.value("landing")
def landing(g: State, you: int, cell: Any) -> int:
    """Connect four › The rack: let landing of a cell be free of the cell and no cell of (ray of the cell at
    south) where (free of it)"""
    s = g.s
    if s[DISC + cell] >= 0:
        return False
    for it in RAYS_SOUTH[cell]:
        if s[DISC + it] < 0:
            return False
    return True


@rules.value("reach")
def reach(g: State, you: int, cell: Any, direction: Any) -> int:
    """Connect four › The rack: let reach of a cell at a direction be count leading cell of (ray of the cell
    at the direction) where (disc of it is disc of the cell)"""
    s = g.s
    many = 0
    for it in RAYS[cell][direction]:
        if s[DISC + it] != s[DISC + cell]:
            break
        many += 1
    return many


@rules.value("in-a-row")
def in_a_row(g: State, you: int, cell: Any, direction: Any) -> int:
    """Connect four › A turn: let in-a-row of a cell at a direction be 1 + reach of the cell at the direction
    + reach of the cell at (opposite of the direction)"""
    s = g.s
    counted = 0
    for it in RAYS[cell][direction]:
        if s[DISC + it] != s[DISC + cell]:
            break
        counted += 1
    counted_2 = 0
    for it in RAYS[cell][OPPOSITES[direction]]:
        if s[DISC + it] != s[DISC + cell]:
            break
        counted_2 += 1
    return 1 + counted + counted_2


@rules.fitting(EACH_CELL, lambda it_4: (DISC + it_4, *(DISC + it for it in RAYS_SOUTH[it_4])))
def play_cell(g: State, those: Any) -> list[int]:
    """Of some things of `cell`, those that pass. What passes of all is kept up to date."""
    s = g.s
    things: list[int] = []
    for it_4 in those:
        if s[DISC + it_4] < 0:
            for it in RAYS_SOUTH[it_4]:
                if s[DISC + it] < 0:
                    break
            else:
                things.append(it_4)
    return things


@rules.procedure(
    "drop-disc",
    "rules/connect-four/01-game.rules.md:24",
    params=(("in", "cell"),),
    fits={"in": (("landing of it", lambda g, you, v, it: landing(g, you, it)),)},
)
def drop_disc(g: State, you: int, cell: int) -> None:
    """Connect four › A turn: to drop-disc in a cell where (landing of it):"""
    s = g.s
    if g.watch is not None:
        g.watch("drop-disc", you, (("in", "thing", cell),))
    # rules/connect-four/01-game.rules.md:25: set disc of the cell to you
    s[DISC + cell] = you
    written(g, DISC + cell)
    # rules/connect-four/01-game.rules.md:26: if some direction where (in-a-row of the cell at it at …
    fixed = s[DISC + cell]
    along = RAYS[cell]
    for it_2 in EACH_AXIS:
        counted = 0
        for it in along[it_2]:
            if s[DISC + it] != fixed:
                break
            counted += 1
        counted_2 = 0
        for it in along[OPPOSITES[it_2]]:
            if s[DISC + it] != fixed:
                break
            counted_2 += 1
        if 1 + counted + counted_2 >= 4:
            # rules/connect-four/01-game.rules.md:27: win
            win(g, you, you)
            # rules/connect-four/01-game.rules.md:28: end-game
            end_game(g)
            return


@rules.rule(
    "play",
    "rules/connect-four/01-game.rules.md:36",
    registers=("player", "cell", "rest~1", "rest~1~at"),
    blocks=7,
    catches={3: (2, 0, 0, True, False), 4: (2, 0, 0, True, False), 5: (2, 0, 0, True, False)},
)
def play(g: State, f: Frame) -> bool:
    """Connect four › The game: to play:"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/connect-four/01-game.rules.md:37: repeat until no cell where (free of it):
        if go == 0:
            you = f[2]
            if -1 not in s[DISC_OF_EACH_CELL]:
                go = 6
                continue
            # rules/connect-four/01-game.rules.md:38: each player:
            f[7] = g.clockwise[you]
            f[8] = 0
            go = 2
        # rules/connect-four/01-game.rules.md:38: each player:
        if go == 2:
            if f[8] >= len(f[7]):
                tick(g)
                go = 0
                continue
            f[5] = player = f[7][f[8]]
            f[8] += 1
            # rules/connect-four/01-game.rules.md:39: if some cell where (free of it):
            if -1 not in s[DISC_OF_EACH_CELL]:
                go = 2
                continue
            # rules/connect-four/01-game.rules.md:40: phase turn of player: drop-disc in a cell
            begin(g, TURN_PHASE, player)
            go = choose_plain(g, f, 5, player, PLAY_QUESTION, fitting(g, play_cell))
        # rules/connect-four/01-game.rules.md:40: drop-disc in a cell
        if go == 5:
            player, cell = f[5], f[6]
            drop_disc(g, player, cell)
            if g.over:
                return False
            end(g)
            go = 2
            continue
        # rules/connect-four/01-game.rules.md:37: repeat until no cell where (free of it):
        if go == 6:
            return done(g)
    return go == AWAY
