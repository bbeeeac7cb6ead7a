"""Abilities by which one thing counts as another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .declared import CountsAs
from .laws import active, consume, holders, lawful

if TYPE_CHECKING:
    from .game import State


def is_a(g: State, thing: int, other: int) -> bool:
    """Whether a thing is another, or a copy of it."""
    return thing == other or g.of[thing] == other or g.of[thing] == g.of[other]


def passes_for(g: State, seat: int, thing: int, other: int) -> bool:
    return thing >= 0 and other >= 0 and (is_a(g, thing, other) or bool(ways(g, seat, thing, other)))


def ways(g: State, seat: int, thing: int, other: int) -> list[tuple[CountsAs, int]]:
    """The abilities that a seat may use now so that a thing counts as another."""
    found: list[tuple[CountsAs, int]] = []
    one, another = g.of[thing], g.of[other]
    for entry, ones, others in active(g, g.rules.passing):
        if (one in ones and another in others) or (entry.reverse and one in others and another in ones):
            for holder, owner in holders(g, entry.of, entry.laws, seat):
                if owner == seat and lawful(g, entry.laws, entry.id, holder, owner):
                    found.append((entry, holder))
    return found


def use(g: State, seat: int, entry: CountsAs, holder: int) -> None:
    consume(g, entry.laws, entry.id, holder, seat)
