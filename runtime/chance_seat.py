"""Chance as a seat: the program that drives the game chooses each outcome, and sees how likely it is.

A rule does not stop where chance comes in. It runs on a copy until an outcome is missing; when the outcome is chosen,
the same steps run again from the last answer, with one outcome more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .asking import alike
from .chance import below
from .decisions import Decision, Option
from .naming import thing_name

if TYPE_CHECKING:
    from .game import State

SEAT = "chance"
Act = Callable[["State"], None]


class Undecided(Exception):
    """An outcome of chance that has not been chosen yet."""

    def __init__(self, g: State, how: str, among: Sequence[Any]) -> None:
        super().__init__(how)
        self.g, self.how, self.among = g, how, among


class Said:
    """The outcomes that have been chosen, in order. Where only one outcome is possible, none is needed."""

    def __init__(self, said: Sequence[int]) -> None:
        self.left = iter(said)

    def rolled(self, g: State, die: int, faces: Sequence[Any]) -> int:
        return self._one(g, "roll", faces)

    def drawn(self, g: State, things: Sequence[int]) -> int:
        return self._one(g, "draw", things)

    def mixed(self, g: State, things: Sequence[int]) -> list[int]:
        """One thing after another, each from those that are left; the last one is on top."""
        left, found = list(things), list[int]()
        while left:
            found.append(left.pop(self._one(g, "shuffle", left)))
        return found

    def _one(self, g: State, how: str, among: Sequence[Any]) -> int:
        found = outcomes(g, how, among)
        if len(found) == 1:
            return found[0][0]
        chosen = next(self.left, None)
        if chosen is None:
            raise Undecided(g, how, list(among))
        return found[chosen][0]


class Again(Said):
    """The outcomes that a seat was given; where there is none, the seed decides."""

    def _one(self, g: State, how: str, among: Sequence[Any]) -> int:
        found = outcomes(g, how, among)
        chosen = next(self.left, -1) if len(found) > 1 else 0
        return found[chosen][0] if 0 <= chosen < len(found) else below(g, len(among))


def asks(g: State, oracle: Said | None) -> None:
    """Who brings what comes by chance, in the game and in each world of a seat that chooses in secret."""
    for world in (g, *(g.worlds or ())):
        world.oracle = oracle


@dataclass(slots=True)
class Chances:
    """What is being repeated: the state from which, the answer that was given there, and the outcomes chosen since
    then."""

    base: State
    act: Act
    said: list[int] = field(default_factory=list[int])
    heard: int = 0
    """How many events have happened since then."""
    skipped: int = 0
    """How many of them have already been reported."""
    open: Undecided | None = None
    now: State | None = None
    """The game as far as the chosen outcomes lead."""

    def follow(self, ready: Callable[[State], None]) -> State:
        """Repeats the steps as far as the chosen outcomes lead. `ready` receives the copy before anything happens in
        it."""
        g = self.base.clone()
        ready(g)
        self.open, self.now = None, g
        asks(g, Said(self.said))
        try:
            self.act(g)
        except Undecided as missing:
            self.open = missing
        asks(g, None)
        return g

    def copy(self) -> Chances:
        return Chances(self.base.clone(), self.act, list(self.said), self.heard, self.skipped, self.open, self.now)


def outcomes(g: State, how: str, among: Sequence[Any]) -> list[list[int]]:
    """The positions of the possible outcomes, with equal outcomes in one list: its length is their weight."""
    if how == "roll":
        faces = list(dict.fromkeys(among))
        return [[n for n, one in enumerate(among) if one == face] for face in faces]
    place = {thing: n for n, thing in enumerate(among)}
    return [[place[thing] for thing in group] for group in _alike(g, among)]


def _alike(g: State, things: Sequence[int]) -> list[list[int]]:
    """Equal copies, wherever they lie: a shuffled pile may be on its way into another."""
    found: dict[Any, list[int]] = {}
    for first, *rest in alike(g, things):
        key = (g.of[first], first in g.exhausted, *(kept[first] for kept in g.grown))
        found.setdefault(key if first >= g.rules.size else first, []).extend([first, *rest])
    return list(found.values())


def decision_of(missing: Undecided) -> Decision:
    """The question to chance: each option is an outcome, with its weight."""
    g, how = missing.g, missing.how
    found: list[Option] = []
    names: dict[str, int] = {}
    for n, group in enumerate(outcomes(g, how, missing.among)):
        one = missing.among[group[0]]
        name = _name(g, how, one)
        names[name] = names.get(name, 0) + 1
        id = name if names[name] == 1 else f"{name} ({names[name]})"
        found.append(Option(id, "thing", (name,), weight=len(group), number=n))
    return Decision(f"{SEAT}/{how}", SEAT, how, (), tuple(found))


def _name(g: State, how: str, one: Any) -> str:
    if how == "roll" and not any(one in faces and not g.rules.plain_dice[die] for die, faces in g.rules.dice.items()):
        return str(one)
    return thing_name(g, one) if one < g.rules.size else g.rules.names[g.of[one]]
