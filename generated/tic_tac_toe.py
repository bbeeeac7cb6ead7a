"""Tic-tac-toe: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from rulewright.runtime import Game, Next, Pack, Vars, verbs

pack = Pack("tic-tac-toe")
pack.kind("cell")
pack.slot("marker", "mark", "cell", holds="player")
pack.element("a1", "cell", "a1", {"column": 1, "row": 1})
pack.element("a2", "cell", "a2", {"column": 1, "row": 2})
pack.element("a3", "cell", "a3", {"column": 1, "row": 3})
pack.element("b1", "cell", "b1", {"column": 2, "row": 1})
pack.element("b2", "cell", "b2", {"column": 2, "row": 2})
pack.element("b3", "cell", "b3", {"column": 2, "row": 3})
pack.element("c1", "cell", "c1", {"column": 3, "row": 1})
pack.element("c2", "cell", "c2", {"column": 3, "row": 2})
pack.element("c3", "cell", "c3", {"column": 3, "row": 3})
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
    """Tic-tac-toe › The board: let free of a cell be mark of the cell is nothing"""
    return game.read("mark", cell) is None


@pack.value("reach")
def reach(game: Game, you: str, cell: str, direction: str) -> int:
    """Tic-tac-toe › The board: let reach of a cell at a direction be count leading cell of (ray of the cell
    at the direction) where (mark of it is mark of the cell)"""
    return len(
        game.each(
            "cell",
            of=game.named["ray"](game, you, cell, direction),
            where=lambda it: game.read("mark", it) == game.read("mark", cell),
            how="leading",
        )
    )


@pack.value("in-a-row")
def in_a_row(game: Game, you: str, cell: str, direction: str) -> int:
    """Tic-tac-toe › A turn: let in-a-row of a cell at a direction be 1 + reach of the cell at the direction +
    reach of the cell at (opposite of the direction)"""
    return (1 + game.named["reach"](game, you, cell, direction)) + game.named["reach"](
        game, you, cell, game.named["opposite"](game, you, direction)
    )


@pack.rule(
    "mark-cell",
    at="rules/tic-tac-toe/01-game.rules.md:23",
    params=(("what", "cell"),),
    fits={"what": (("free of it", lambda game, you, v, it: game.named["free"](game, you, it)),)},
)
def mark_cell(game: Game, you: str, v: Vars) -> Next:
    """Tic-tac-toe › A turn: to mark-cell a cell where (free of it):"""
    game.put("mark", (v["cell"],), you)
    if game.some("direction", where=lambda it: game.named["in-a-row"](game, you, v["cell"], it) >= 3):
        verbs.win(game, you)
        game.end_game()
    return None


@pack.rule("play", at="rules/tic-tac-toe/01-game.rules.md:35")
def play(game: Game, you: str, v: Vars) -> Next:
    """Tic-tac-toe › The game: to play:"""
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
        "_what12",
        game.each("cell", where=lambda it: game.fits("mark-cell", "what", v["_you8"], {}, it)),
        "cell",
        to=("mark-cell", "what"),
    )


@play.then
def play_5(game: Game, you: str, v: Vars) -> Next:
    if v["_what12"] is None:
        return 5
    game.call("mark-cell", v["_you8"], {"what": v["_what12"]})
    return 5


@play.then
def play_6(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 2


@play.then
def play_7(game: Game, you: str, v: Vars) -> Next:
    return None
