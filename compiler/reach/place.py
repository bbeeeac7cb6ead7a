"""The range of an expression at its place: in which routine, when, and after which tests."""

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
        `_replace`."""
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
"""How the range of each sort of expression is found. Others may be anything of their type."""
