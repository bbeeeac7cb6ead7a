"""What is on the stack: events that are awaited there, the thing whose lines are running, what a payment is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .declared import Routine
from .frames import EDGE, FIRST, ROUTINE, VERB, YOU, Frame

if TYPE_CHECKING:
    from .game import State


def event_of(g: State, at: int) -> tuple[Any, ...]:
    """The event that is awaited at a place of the stack."""
    f = g.stack[at]
    one = g.rules.routine(f)
    if f[ROUTINE] == VERB:
        verb = g.rules.verbs[f[5]]
        given = dict(zip(verb.takes, f[6:], strict=True))
        return (verb.before, *(given[role] for role in verb.raises), *((source(g),) if verb.sourced else ()))
    if f[ROUTINE] == EDGE:
        return (f[7], f[6])
    return (one.before, f[YOU], *f[FIRST : FIRST + len(one.params)])


def set_role(g: State, f: Frame, role: str, value: Any) -> None:
    if f[ROUTINE] == VERB:
        f[6 + g.rules.verbs[f[5]].takes.index(role)] = value
        return
    one = g.rules.routine(f)
    roles = [role for role, _, _ in one.params]
    if role in roles:
        f[FIRST + roles.index(role)] = value


def source(g: State) -> int:
    """The element or the thing whose lines or ability are running."""
    thing = doing(g)
    return g.of[thing] if thing >= 0 else -1


def doing(g: State) -> int:
    """The thing whose lines or ability are running: the innermost one, also while they call rules."""
    for f in reversed(g.stack):
        one = g.rules.routine(f)
        if one.sort in ("lines", "ability"):
            thing: int = f[FIRST]
            return thing
    return -1


def paid_for(g: State, rule: str, test: Any) -> bool:
    """Whether the current payment is made in a rule, or in one that it calls, whose roles pass a test."""
    for name, given in g.aims:
        if name == rule and test(*given):
            g.paid = given
            return True
    for f in reversed(g.stack):
        one = g.rules.routine(f)
        given = tuple(f[FIRST : FIRST + len(one.params)])
        if one.id == rule and one.sort == "rule" and test(*given):
            g.paid = given
            return True
        if one.sort == "ability":
            return False
    return False


def fits(g: State, one: Routine, role: str, you: int, named: dict[str, Any], thing: Any) -> bool:
    """Whether a thing may take a role of a rule."""
    return all(test(g, you, named, thing) for _, test in one.fits.get(role, ()))
