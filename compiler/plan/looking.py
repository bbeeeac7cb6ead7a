"""How far one looks for what must be possible: what is known of the rules, and the bounds of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import field
from typing import TypeVar

from ..frozen import frozen, slotted
from . import expressions as x
from . import steps as s
from .plan import Routine
from .transform import parts

N = TypeVar("N")

LOOKED_AT = 1_000
"""At most this many steps are examined for one need. With more, dependent choices are no longer followed."""
LEVELS, FEWER_LEVELS = 16, 2
"""At most this many choices, tests and calls that depend on each other are followed: normally, and if there are too
many."""


@slotted
class Looking:
    """What has been found out about the rules of an edition."""

    rules: Mapping[str, Routine]
    known: dict[str, tuple[x.Need, bool, frozenset[str]]] = field(
        default_factory=dict[str, tuple[x.Need, bool, frozenset[str]]]
    )
    """Of each rule: its need, whether one can look past it, and the rules whose needs are asked for there."""
    calls: set[str] = field(default_factory=set[str])
    aimed: bool = False
    """Whether the purpose of a payment makes a difference: then it is always examined."""
    before: frozenset[str] = frozenset()
    """Rules before which somebody must do something."""
    cancelled: Mapping[str, Mapping[str, frozenset[str]]] = field(
        default_factory=dict[str, Mapping[str, frozenset[str]]]
    )
    """Rules and verbs that an ability may cancel, where everybody can see it before; of verbs, by role, the kinds whose
    things none of these abilities tells apart."""
    heard: frozenset[str] = frozenset()
    """What abilities hear."""
    some_of: Mapping[str, str] = field(default_factory=dict[str, str])
    """One thing of each kind."""
    tolls: Mapping[str, str] = field(default_factory=dict[str, str])
    """Rules before which an ability asks for a price, and its words, where there is one."""
    fresh: int = 0
    left: int = LOOKED_AT
    """How many more steps are examined."""
    levels: int = LEVELS
    """How many more levels are followed."""
    levels_at_most: int = LEVELS
    callees: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The rules that a rule calls by itself."""
    reached: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """A rule and all that it calls, with what those call."""


class TooMany(Exception):
    """There are more steps than are examined."""


@frozen
class Path:
    """Where one looks: whose lines, in which rules, and of what nothing is known yet."""

    look: Looking
    seat: x.Expr
    within: frozenset[str] = frozenset()
    unknown: frozenset[str] = frozenset()
    words: str = ""
    aims: tuple[tuple[str, tuple[x.Expr, ...]], ...] = ()
    """The rules on the path, each with its arguments: a payment in them is for them."""
    turns: int = 1
    """How often these lines run, for repeated blocks around them."""
    called: bool = False
    """Whether these are lines of a rule, and not of what is offered itself."""


def bounded(find: Callable[[], N], look: Looking) -> N:
    """What is found within the bounds; where that is too much to look at, what is found with fewer levels."""
    before = look.left, look.levels, look.levels_at_most
    try:
        for levels in (LEVELS, FEWER_LEVELS):
            look.left, look.levels, look.levels_at_most = LOOKED_AT, levels, levels
            with suppress(TooMany):
                return find()
        raise AssertionError("with few levels it is never too much")
    finally:
        look.left, look.levels, look.levels_at_most = before


def looked_at(look: Looking) -> bool:
    """Counts a step. Whether it is still to be examined."""
    if look.left:
        look.left -= 1
        return True
    if look.levels_at_most > FEWER_LEVELS:
        raise TooMany
    return False


def words_at(step: s.Step) -> str:
    """The author's own words for a line."""
    return " ".join(step.at.source.text[step.at.start : step.at.end].split())


def speaks(part: object, names: frozenset[str]) -> bool:
    return bool(names) and any(isinstance(one, x.Var) and one.name in names for one in parts(part))


def by_chance(part: object) -> bool:
    return any(isinstance(one, x.Rolled | x.Taken | x.Random) for one in parts(part))
