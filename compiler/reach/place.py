"""The range of an expression at its place: in which routine, when, and after which tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, cast

from ..plan import expressions as x
from ..plan.flags_held import NONE, Flags
from .assumed import Facts, told
from .ranges import NEVER, Range, joined
from .sites import When
from .world import World


class Place(NamedTuple):
    """The place of an expression: its routine, the moment, and the values of some names."""

    world: World
    routine: str
    when: When
    known: Mapping[str, Range]
    same: bool | None = None
    """Whether the player who causes the event is `you`."""
    by: str = "by"
    """The name of the player who causes it."""
    depth: int = 0
    nested: bool = False
    """Whether a member of a set is being examined: sets inside it are examined as a whole."""
    tests: int = 0
    """How many tests were passed on the way here."""
    held: Flags = NONE
    """The flags of `you`, and of nobody, that are certainly set."""
    facts: Facts = ()
    """What earlier tests tell."""

    def with_it(self, it: str, what: Range, nested: bool) -> Place:
        """The same place with one more name. It is called for each member of a set, so it does not go through
        `_replace`, and neither do the other two."""
        world, routine, when, known, same, by, depth, _, *rest = self
        return _new(Place, (world, routine, when, {**known, it: what}, same, by, depth, nested, *rest))

    def with_facts(self, facts: Facts) -> Place:
        """The same place where more is known, or less."""
        return _new(Place, (*self[:-1], facts))

    def inside(self, known: Mapping[str, Range]) -> Place:
        """The place in the definition of a value, where only its parameters are known."""
        world, _, when, _, _, by, depth, nested, tests, _, _ = self
        return _new(Place, (world, "", when, known, None, by, depth + 1, nested, tests, NONE, ()))


_new: Callable[[type[Place], tuple[object, ...]], Place] = cast(Any, tuple).__new__


def value(expr: x.Expr, place: Place) -> Range:
    found = place.world.passes.get(type(expr), _unknown)(expr, place)
    return told(expr, found, place.facts) if place.facts else found


def _unknown(expr: x.Expr, place: Place) -> Range:
    return place.world.of_type(expr.type)


def all_values(exprs: Iterable[x.Expr], place: Place) -> Range:
    found = NEVER
    for expr in exprs:
        found = joined(found, value(expr, place))
    return found


Passes = Mapping[type[x.Expr], Callable[[x.Expr, Place], Range]]
"""How the range of each sort of expression is found. Others may be anything of their type."""
