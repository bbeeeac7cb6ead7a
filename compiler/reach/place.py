"""What an expression can be, asked at the place where it stands: in which routine, when, and behind which tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ..plan import expressions as x
from ..plan.flags_held import NONE, Flags
from .assumed import Facts, told
from .ranges import NEVER, Range, joined
from .sites import When
from .world import World


class Place(NamedTuple):
    """Where an expression stands: in which routine, when, and what some names are."""

    world: World
    routine: str
    when: When
    known: Mapping[str, Range]
    same: bool | None = None
    """Whether who brings an event about is `you`."""
    by: str = "by"
    """The name of who brings it about."""
    depth: int = 0
    nested: bool = False
    """Whether one of a set is being looked at: sets within are looked at as wholes."""
    tests: int = 0
    """How many tests have been gone past."""
    held: Flags = NONE
    """The flags of `you`, and of nobody, that are surely set."""
    facts: Facts = ()
    """What tests before it say."""

    def with_it(self, it: str, what: Range, nested: bool) -> Place:
        """A name is this here. One is made for each thing of a set, so it is made without a detour."""
        known = {**self.known, it: what}
        return Place(
            self.world,
            self.routine,
            self.when,
            known,
            self.same,
            self.by,
            self.depth,
            nested,
            self.tests,
            self.held,
            self.facts,
        )


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
"""What an expression of each sort can be. What is not here may be anything of its type."""
