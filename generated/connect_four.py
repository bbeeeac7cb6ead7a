"""Connect four: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from rulewright.runtime import Game, Next, Pack, Vars, verbs

pack = Pack("connect-four")
pack.kind("cell")
pack.slot("marker", "disc", "cell", holds="player")
pack.element("a1", "cell", "a1", {"column": 1, "row": 1})
pack.element("a2", "cell", "a2", {"column": 1, "row": 2})
pack.element("a3", "cell", "a3", {"column": 1, "row": 3})
pack.element("a4", "cell", "a4", {"column": 1, "row": 4})
pack.element("a5", "cell", "a5", {"column": 1, "row": 5})
pack.element("a6", "cell", "a6", {"column": 1, "row": 6})
pack.element("b1", "cell", "b1", {"column": 2, "row": 1})
pack.element("b2", "cell", "b2", {"column": 2, "row": 2})
pack.element("b3", "cell", "b3", {"column": 2, "row": 3})
pack.element("b4", "cell", "b4", {"column": 2, "row": 4})
pack.element("b5", "cell", "b5", {"column": 2, "row": 5})
pack.element("b6", "cell", "b6", {"column": 2, "row": 6})
pack.element("c1", "cell", "c1", {"column": 3, "row": 1})
pack.element("c2", "cell", "c2", {"column": 3, "row": 2})
pack.element("c3", "cell", "c3", {"column": 3, "row": 3})
pack.element("c4", "cell", "c4", {"column": 3, "row": 4})
pack.element("c5", "cell", "c5", {"column": 3, "row": 5})
pack.element("c6", "cell", "c6", {"column": 3, "row": 6})
pack.element("d1", "cell", "d1", {"column": 4, "row": 1})
pack.element("d2", "cell", "d2", {"column": 4, "row": 2})
pack.element("d3", "cell", "d3", {"column": 4, "row": 3})
pack.element("d4", "cell", "d4", {"column": 4, "row": 4})
pack.element("d5", "cell", "d5", {"column": 4, "row": 5})
pack.element("d6", "cell", "d6", {"column": 4, "row": 6})
pack.element("e1", "cell", "e1", {"column": 5, "row": 1})
pack.element("e2", "cell", "e2", {"column": 5, "row": 2})
pack.element("e3", "cell", "e3", {"column": 5, "row": 3})
pack.element("e4", "cell", "e4", {"column": 5, "row": 4})
pack.element("e5", "cell", "e5", {"column": 5, "row": 5})
pack.element("e6", "cell", "e6", {"column": 5, "row": 6})
pack.element("f1", "cell", "f1", {"column": 6, "row": 1})
pack.element("f2", "cell", "f2", {"column": 6, "row": 2})
pack.element("f3", "cell", "f3", {"column": 6, "row": 3})
pack.element("f4", "cell", "f4", {"column": 6, "row": 4})
pack.element("f5", "cell", "f5", {"column": 6, "row": 5})
pack.element("f6", "cell", "f6", {"column": 6, "row": 6})
pack.element("g1", "cell", "g1", {"column": 7, "row": 1})
pack.element("g2", "cell", "g2", {"column": 7, "row": 2})
pack.element("g3", "cell", "g3", {"column": 7, "row": 3})
pack.element("g4", "cell", "g4", {"column": 7, "row": 4})
pack.element("g5", "cell", "g5", {"column": 7, "row": 5})
pack.element("g6", "cell", "g6", {"column": 7, "row": 6})
pack.element("north", "direction", "north")
pack.element("north-east", "direction", "north east")
pack.element("east", "direction", "east")
pack.element("south-east", "direction", "south east")
pack.element("south", "direction", "south")
pack.element("south-west", "direction", "south west")
pack.element("west", "direction", "west")
pack.element("north-west", "direction", "north west")


@pack.value("free")
def free(game: Game, you: str, cell: str) -> bool:
    """Connect four › The rack: let free of a cell be disc of the cell is nothing"""
    return game.read("disc", cell) is None


@pack.value("landing")
def landing(game: Game, you: str, cell: str) -> bool:
    """Connect four › The rack: let landing of a cell be free of the cell and no cell of (ray of the cell at
    south) where (free of it)"""
    return (
        game.named["free"](game, you, cell)
            and not game.some(
                "cell",
                of=game.named["ray"](game, you, cell, "south"),
                where=lambda it: game.named["free"](game, you, it),
            )
    )


@pack.value("reach")
def reach(game: Game, you: str, cell: str, direction: str) -> int:
    """Connect four › The rack: let reach of a cell at a direction be count leading cell of (ray of the cell
    at the direction) where (disc of it is disc of the cell)"""
    return len(
        game.each(
            "cell",
            of=game.named["ray"](game, you, cell, direction),
            where=lambda it: game.read("disc", it) == game.read("disc", cell),
            how="leading",
        )
    )


@pack.value("in-a-row")
def in_a_row(game: Game, you: str, cell: str, direction: str) -> int:
    """Connect four › A turn: let in-a-row of a cell at a direction be 1 + reach of the cell at the direction
    + reach of the cell at (opposite of the direction)"""
    return (1 + game.named["reach"](game, you, cell, direction)) + game.named["reach"](
        game, you, cell, game.named["opposite"](game, you, direction)
    )


@pack.rule(
    "drop-disc",
    at="rules/connect-four/01-game.rules.md:24",
    params=(("in", "cell"),),
    fits={"in": (("landing of it", lambda game, you, v, it: game.named["landing"](game, you, it)),)},
)
def drop_disc(game: Game, you: str, v: Vars) -> Next:
    """Connect four › A turn: to drop-disc in a cell where (landing of it):"""
    game.put("disc", (v["cell"],), you)
    if game.some("direction", where=lambda it: game.named["in-a-row"](game, you, v["cell"], it) >= 4):
        verbs.win(game, you)
        game.end_game()
    return None


@pack.rule("play", at="rules/connect-four/01-game.rules.md:36")
def play(game: Game, you: str, v: Vars) -> Next:
    """Connect four › The game: to play:"""
    return 1


@play.then
def play_2(game: Game, you: str, v: Vars) -> Next:
    if not game.some("cell", where=lambda it: game.named["free"](game, you, it)):
        return 6
    v["_player3"] = list(game.clockwise(you))
    return 2


@play.then
def play_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_player3"]:
        return 1
    v["player"] = v["_player3"].pop(0)
    if not (game.some("cell", where=lambda it: game.named["free"](game, v["player"], it))):
        return 2
    v["_you8"] = v["player"]
    game.begin("turn", v["_you8"])
    return 3


@play.then
def play_4(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        4,
        v["_you8"],
        "_in12",
        game.each("cell", where=lambda it: game.fits("drop-disc", "in", v["_you8"], {}, it)),
        "cell",
        to=("drop-disc", "in"),
    )


@play.then
def play_5(game: Game, you: str, v: Vars) -> Next:
    if v["_in12"] is None:
        return 5
    game.call("drop-disc", v["_you8"], {"in": v["_in12"]})
    return 5


@play.then
def play_6(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 2


@play.then
def play_7(game: Game, you: str, v: Vars) -> Next:
    return None
