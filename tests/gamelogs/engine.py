"""Our engine for recording and replaying: its random numbers come from outside."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from rulewright.compiler.pipeline import Compiled, edition_of
from rulewright.runtime import Edition, Game
from rulewright.runtime.asking import in_a_bag
from rulewright.runtime.decisions import Decision, decision_of
from rulewright.runtime.frames import YOU
from rulewright.runtime.game import State
from rulewright.runtime.naming import pile_name, seat_name, thing_number
from rulewright.runtime.sight import Truth, world_of

from .protocol import Asked, Chance, Face, told_apart

COPY = re.compile(r"#\d+")
_opened: dict[int, Edition] = {}


def bare(id: str) -> str:
    """A name without numbers of copies."""
    return COPY.sub("", id)


class Oracle:
    """What chance brings, asked by names. Where all that can come has one name, nobody is asked."""

    def __init__(self, chances: Chance) -> None:
        self.chances = chances

    def rolled(self, g: State, die: int, faces: Sequence[int]) -> int:
        if len(faces) < 2:
            return 0
        named: list[Face] = [face if g.rules.plain_dice[die] else g.rules.names[face] for face in faces]
        return self.chances.rolled(g.rules.names[die], named, whose(g))

    def drawn(self, g: State, things: Sequence[int]) -> int:
        names = [element_name(g, thing) for thing in things]
        return self.chances.drawn(lying(g, things[0]), names, whose(g)) if len(set(names)) > 1 else 0

    def mixed(self, g: State, things: Sequence[int]) -> list[int]:
        names = [element_name(g, thing) for thing in things]
        if len(set(names)) < 2:
            return list(things)
        return [things[n] for n in self.chances.mixed(lying(g, things[0]), names, whose(g))]


def element_name(g: State, thing: int) -> str:
    """The element of which a thing is a copy, or the thing itself."""
    return g.rules.names.get(thing) or g.rules.names[g.of[thing]]


def lying(g: State, thing: int) -> str:
    """The pile in which a thing lies."""
    return bare(pile_name(g, g.at[thing])) if g.at[thing] >= 0 else ""


def whose(g: State) -> str:
    """Whose chance it is, in secret."""
    return seat_name(g.stack[0][YOU]) if g.apart and g.stack else ""


class Playing:
    def __init__(self, game: Compiled, seats: int, chance: Chance) -> None:
        edition = _opened.setdefault(id(game), edition_of(game))
        self.game = Game.of(State(edition, seats, oracle=Oracle(chance)))

    def pending(self) -> Sequence[Asked]:
        return [self._asked(one) for one in self._decisions()]

    def _decisions(self) -> list[Decision]:
        """What is asked, with every copy by its number, in the order of the engine."""
        root = self.game.table()
        found = [decision_of(Truth(root, world.seat)) for world in root.asking()]
        return [one for one in found if one is not None]

    def _asked(self, one: Decision) -> Asked:
        names = [bare(option.id) for option in one.options]
        places = [
            self._place(option.id, one.seat) if names.count(name) > 1 else ""
            for name, option in zip(names, one.options, strict=True)
        ]
        g = world_of(self.game.table(), self.game.seats.index(one.seat))
        bags = one.prompt == "choose" and in_a_bag(g, [n for n in g.options if 0 <= n < len(g.at)])
        return Asked(one.seat, one.prompt, told_apart(names, places), one.secret, bags)

    def _place(self, name: str, seat: str) -> str:
        """Where a thing lies: the pile, and its place in it."""
        g = world_of(self.game.table(), self.game.seats.index(seat))
        thing = thing_number(g, name)
        if thing < 0 or g.at[thing] < 0:
            return "nowhere"
        return f"{lying(g, thing)} {g.piles[g.at[thing]].index(thing) + 1}"

    def answer(self, seat: str, option: int) -> None:
        asked = next(one for one in self._decisions() if one.seat == seat)
        self.game.table().apply(asked.options[option].number, self.game.seats.index(seat))

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
        state = self.game.state
        found = {bare(key): [bare(thing) for thing in things] for key, things in state.piles.items() if things}
        kept: dict[str, list[str]] = {}
        for key, value in state.values.items():
            kept.setdefault(bare(key), []).append(bare(str(value)))
        return cast(Mapping[str, Sequence[str]], {**found, **{key: sorted(what) for key, what in kept.items()}})


def start(game: Compiled, seats: int, chance: Chance) -> Playing:
    return Playing(game, seats, chance)
