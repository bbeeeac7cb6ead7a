"""How long rules may go on without asking anybody, and what is said of those that go further."""

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
"""So many steps without a question, and the game is standing still."""
MANY = 10_000
"""So many things, and so many more again, make each step count once more."""
CROWD = 10
"""So many players, and so many more again, do the same."""
DEEPEST = 2_000
"""So many rules that wait for each other, and none will ever end."""


def too_deep(g: State) -> Endless:
    """Each rule waits for one that waits for another: somebody may have been asked on the way."""
    return failed(g, "each of these rules waits for another one to end, deeper than any game goes: ", _on_stack(g))


def endless(g: State, *inside: str) -> Endless:
    """Names the rules that go round, as far as they lie on the stack, and those that they call without a pause."""
    return failed(g, "these rules go on for ever and ask nobody: ", (*_on_stack(g), *inside))


def _on_stack(g: State) -> tuple[str, ...]:
    """The rules that are followed, and those within them that never pause and so lie on no stack of the game."""
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
    """The score of a thing asks for scores, and among them for its own."""
    id = g.rules.names[element]
    fault = Endless(f"the score of `{id}` asks for its own score, and never ends")
    fault.ring = (id,)
    return fault


def tick(g: State, rule: str = "", rounds: int = 1) -> None:
    """One more round of what is repeated, or several."""
    g.ticks += rounds
    if g.ticks > QUIET and g.ticks > most(g):
        raise endless(g, *([rule] if rule else []))


def too_large(g: State) -> Endless:
    """Numbers that are multiplied or doubled again and again soon fill the memory."""
    return failed(g, f"these rules make a number larger than {COUNTED:,}: ", _on_stack(g))


def too_many(g: State) -> Endless:
    return failed(g, f"these rules make more than {THINGS:,} copies of things: ", _on_stack(g))


def too_many_ways(g: State) -> Endless:
    """Goods of a group, many of each: every way to choose so many is one to ask for."""
    return failed(g, f"these rules let goods be chosen in more than {WAYS:,} ways: ", _on_stack(g))


def product(g: State, one: int, other: int) -> int:
    found = one * other
    if not -COUNTED <= found <= COUNTED:
        raise too_large(g)
    return found


def most(g: State) -> int:
    """So many steps without a question. What a step takes may depend on how many things there are, and how many players
    are told of it: where there are thousands of the ones or dozens of the others, fewer steps take as long."""
    return MOST // (1 + len(g.of) // MANY + g.n // CROWD)


def repeated(g: State, times: int) -> Iterable[int]:
    """What is done so many times counts as so many steps. Where that may be left before, each counts when it comes."""
    if times > QUIET:
        return _one_more(g, times)
    tick(g, "", max(times, 0))
    return range(times)


def _one_more(g: State, times: int) -> Iterator[int]:
    for n in range(times):
        tick(g)
        yield n


def one_by_one(g: State, things: T) -> T:
    """What is done for each of several things counts as so many steps."""
    g.ticks += len(things)
    if g.ticks > QUIET:
        tick(g, "", 0)
    return things
