"""What an engine must provide to be recorded and replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rulewright.compiler.pipeline import Compiled

Face = str | int


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of one seat. Options are names without numbers of copies, each of them once."""

    seat: str
    prompt: str
    options: tuple[str, ...]
    secret: bool = False
    in_bags: bool = False
    """Whether something of it lies where nothing has a place of its own."""


class Chance(Protocol):
    """Who decides what chance brings. The engine asks wherever more than one outcome is possible.

    `seat` is whose chance it is in secret, else empty. Things are said by the names of their elements.
    """

    def rolled(self, die: str, faces: Sequence[Face], seat: str) -> int:
        """Which of the faces, by its place among them."""
        ...

    def drawn(self, pile: str, things: Sequence[str], seat: str) -> int:
        """Which of the things comes out of a bag."""
        ...

    def mixed(self, pile: str, things: Sequence[str], seat: str) -> Sequence[int]:
        """The new order: which thing is the first, the second ..."""
        ...


class Play(Protocol):
    """A game that is being played."""

    def pending(self) -> Sequence[Asked]:
        """What is asked now: one question, or one of each seat that has not yet answered in secret."""
        ...

    def answer(self, seat: str, option: int) -> None:
        """Answers the question of a seat with one of its options."""
        ...

    @property
    def over(self) -> bool: ...

    def winners(self) -> Sequence[str]: ...

    def scores(self) -> Mapping[str, Mapping[str, int]]:
        """Of each counter that is a score, what each seat has."""
        ...

    def held(self) -> Mapping[str, Sequence[str]]:
        """What is left on the table when the game is over, by names without numbers of copies: of each counter, flag
        and marker that is not at its start, what it holds (`coin:player-1`: `3`); of each pile that is not empty, what
        lies there, in its order. Of several copies that hold something, all of it, sorted."""
        ...


class Engine(Protocol):
    """A module that plays games: `start` begins one, and everything that chance brings in it is asked of `chance`."""

    def start(self, game: Compiled, seats: int, chance: Chance) -> Play: ...


def in_order(names: Sequence[str], things: Sequence[str]) -> list[int]:
    """Which of the things are meant by names in an order: of several copies, the first comes first."""
    left = list(enumerate(things))
    order: list[int] = []
    for name in names:
        place = next(n for n, (_, thing) in enumerate(left) if thing == name)
        order.append(left.pop(place)[0])
    return order


def base(option: str) -> str:
    """The name of an option, without what tells it apart from another of that name."""
    return option.partition(" (")[0].partition(" /")[0]


def told_apart(names: Sequence[str], places: Sequence[str]) -> tuple[str, ...]:
    """Options by their names; those that would be the same by where they lie, and if need be by a number."""
    found = [f"{name} ({place})" if names.count(name) > 1 else name for name, place in zip(names, places, strict=True)]
    seen: dict[str, int] = {}
    told: list[str] = []
    for name in found:
        seen[name] = seen.get(name, 0) + 1
        told.append(f"{name} /{seen[name]}" if found.count(name) > 1 else name)
    return tuple(told)
