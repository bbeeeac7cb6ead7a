"""The first engine, recorded and replayed: what it would draw from its own stream is decided elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rulewright.compiler.pipeline import Compiled, edition_of
from rulewright.runtime import Edition, Game, changing
from rulewright.runtime.faults import Fault

from .protocol import Asked, Chance, told_apart

COPY = re.compile(r"#\d+")
_opened: dict[int, Edition] = {}


def bare(id: str) -> str:
    """A name without numbers of copies."""
    return COPY.sub("", id)


class Hooked(Game):
    """A game that asks for the outcomes of chance."""

    chances: Chance

    def rolled(self, dice: Any) -> Any:
        if not isinstance(dice, str):
            return super().rolled(dice)
        faces = self.edition.dice[dice]
        face = faces[self.chances.rolled(dice, faces, whose(self)) if len(faces) > 1 else 0]
        self.tell("roll", {"what": dice, "face": face})
        return face

    def chance(self, n: int) -> int:
        raise Fault("chance that is neither a roll, nor a draw, nor a mixing")


def whose(game: Game) -> str:
    """Whose chance it is, in secret."""
    stack = game.state.stack
    return stack[0]["you"] if stack and stack[0].get("secret") else ""


def _mixed(game: Game, things: list[str]) -> list[str]:
    names = [bare(thing) for thing in things]
    if not isinstance(game, Hooked) or len(set(names)) < 2:
        return list(things)
    pile = bare(game.state.at.get(things[0], ""))
    return [things[n] for n in game.chances.mixed(pile, names, whose(game))]


def _one(game: Game, here: list[str], tags: tuple[str, ...]) -> str:
    if "bag" not in tags:
        return here.pop() if "stack" in tags else here.pop(0)
    names = [bare(thing) for thing in here]
    if not isinstance(game, Hooked) or len(set(names)) < 2:
        return here.pop(0)
    return here.pop(game.chances.drawn(bare(game.state.at.get(here[0], "")), names, whose(game)))


@contextmanager
def _decided() -> Iterator[None]:
    """While it lasts, the engine asks for what chance brings."""
    kept = changing.mixed, changing._one
    changing.mixed, changing._one = _mixed, _one
    try:
        yield
    finally:
        changing.mixed, changing._one = kept


class Playing:
    def __init__(self, game: Compiled, seats: int, chance: Chance) -> None:
        edition = _opened.setdefault(id(game), edition_of(game))
        self.game = Hooked(edition, seats, begin=False)
        self.game.chances = chance
        with _decided():
            self.game.call("play", self.game.seats[0], {})
            self._run()

    def _run(self) -> None:
        from rulewright.runtime import running

        running.run(self.game)

    def pending(self) -> Sequence[Asked]:
        return [
            Asked(
                one.seat,
                one.prompt,
                told_apart(
                    [bare(option.id) for option in one.options],
                    [self._place(option.id, one.seat) for option in one.options],
                ),
            )
            for one in self.game.pending()
        ]

    def _place(self, thing: str, seat: str) -> str:
        """Where a thing lies: the pile, and its place in it."""
        from rulewright.runtime.secret import world_of

        piles = {**self.game.state.piles, **world_of(self.game.state, seat).get("piles", {})}
        return next(
            (f"{bare(key)} {there.index(thing) + 1}" for key, there in piles.items() if thing in there), "nowhere"
        )

    def answer(self, seat: str, option: int) -> None:
        asked = next(one for one in self.game.pending() if one.seat == seat)
        with _decided():
            self.game.answer(asked.options[option].id, seat)

    @property
    def over(self) -> bool:
        return self.game.over

    def winners(self) -> Sequence[str]:
        outcome = self.game.outcome()
        return outcome.winners if outcome else ()

    def scores(self) -> Mapping[str, Mapping[str, int]]:
        outcome = self.game.outcome()
        return outcome.scores if outcome else {}

    def held(self) -> Mapping[str, Sequence[str]]:
        state, edition = self.game.state, self.game.edition
        found = {bare(key): [bare(thing) for thing in things] for key, things in state.piles.items() if things}
        for key, value in state.values.items():
            name = key.partition(":")[0]
            if name in edition.starts and value != edition.starts[name]:
                found.setdefault(bare(key), []).append(bare(str(value)))
        return {key: sorted(what) if key.partition(":")[0] in edition.starts else what for key, what in found.items()}


def start(game: Compiled, seats: int, chance: Chance) -> Playing:
    return Playing(game, seats, chance)
