"""How long rules may run without a question, and the errors for those that run longer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from .faults import Endless
from .limits import COUNTED, THINGS, WAYS
from .rounds import QUIET

if TYPE_CHECKING:
    from .game import State

T = TypeVar("T", bound=Collection[Any])
MOST = 30_000
"""After so many steps without a question the game is taken for endless."""
MANY = 10_000
"""For every so many things, a step counts once more."""
CROWD = 10
"""For every so many players, a step counts once more."""
DEEPEST = 2_000
"""At most so many rules may wait for each other."""


def too_deep(g: State) -> Endless:
    """Each rule waits for one that waits for another. There may have been questions on the way."""
    return failed(g, "each of these rules waits for another one to end, deeper than any game goes: ", _on_stack(g))


def endless(g: State, *inside: str) -> Endless:
    """Names the rules that repeat, as far as they are on the stack, and those that they call without a pause."""
    return failed(g, "these rules go on for ever and ask nobody: ", (*_on_stack(g), *inside))


def _on_stack(g: State) -> tuple[str, ...]:
    """The rules that are running, and those that they call without a pause, which are not on the stack of the game."""
    from .tracing import unpaused

    return (*(g.rules.routine(f).id for f in g.stack[-12:]), *unpaused(g.rules)[-12:])


def failed(g: State, headline: str, inside: Sequence[str]) -> Endless:
    ring = list(dict.fromkeys(inside))
    known = (*g.rules.routines, *g.rules.procedures.values())
    places = [f"{id} ({one.at})" for id in ring for one in known if one.id == id and one.at]
    fault = Endless(headline + ", ".join(places or ring))
    fault.ring = tuple(ring)
    return fault


def scored_by_itself(g: State, element: int) -> Endless:
    """The score of a thing depends on itself."""
    id = g.rules.names[element]
    fault = Endless(f"the score of `{id}` depends on itself")
    fault.ring = (id,)
    return fault


def tick(g: State, rule: str = "", rounds: int = 1) -> None:
    """Counts one or more turns of a loop."""
    g.ticks += rounds
    if g.ticks > QUIET and g.ticks > most(g):
        raise endless(g, *([rule] if rule else []))


def too_large(g: State) -> Endless:
    """Numbers that are multiplied or doubled again and again would soon fill the memory."""
    return failed(g, f"these rules make a number larger than {COUNTED:,}: ", _on_stack(g))


def too_many(g: State) -> Endless:
    return failed(g, f"these rules make more than {THINGS:,} copies of things: ", _on_stack(g))


def too_many_ways(g: State) -> Endless:
    """Goods of a group, many of each: every way to choose them would be an option."""
    return failed(g, f"these rules let goods be chosen in more than {WAYS:,} ways: ", _on_stack(g))


def product(g: State, one: int, other: int) -> int:
    found = one * other
    if not -COUNTED <= found <= COUNTED:
        raise too_large(g)
    return found


def most(g: State) -> int:
    """How many steps are allowed without a question. The time of a step may grow with the number of things and of
    players, so with thousands of things or dozens of players fewer steps are allowed."""
    return MOST // (1 + len(g.of) // MANY + g.n // CROWD)


def repeated(g: State, times: int) -> Iterable[int]:
    """Counts each turn of a loop as a step: all at once, or each at its beginning where the loop may be left early."""
    if times > QUIET:
        return _one_more(g, times)
    tick(g, "", max(times, 0))
    return range(times)


def _one_more(g: State, times: int) -> Iterator[int]:
    for n in range(times):
        tick(g)
        yield n


def one_by_one(g: State, things: T) -> T:
    """Counts a step for each of several things."""
    g.ticks += len(things)
    if g.ticks > QUIET:
        tick(g, "", 0)
    return things
