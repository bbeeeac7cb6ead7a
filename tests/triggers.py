"""Which ability really triggers which while a game is played, by the names in the chain graph.

with watched() as seen: ...play...      seen: {("farmer", "hunter", "gain"), ("place", "farmer", "place") ...}
"""

from __future__ import annotations

import re
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

from rulewright.runtime import Edition, State, core, events, laws, payments, running, secret
from rulewright.runtime.declared import Laws, Listener
from rulewright.runtime.frames import Frame
from rulewright.runtime.values import alternatives

Seen = set[tuple[str, str, str]]
"""Who causes it, who hears it, and the verb."""
SECRET = re.compile(r"(\.secret\d+)+$")
HAPPENED, BEFORE = events.happened.__code__, core._before.__code__
LOOKS_AHEAD, CONSUME, SETTLE = payments.after.__code__, laws.consume.__code__, payments.settle.__code__
POPPED, APART = running._popped.__code__, secret.go_on.__code__


def node_of(routine: str) -> str:
    """The node of the graph that a routine is: a rule by its name, the first ability of a card by the card's."""
    whole = SECRET.sub("", routine)
    thing = whole.removesuffix(".lines")
    return f"does {thing}" if thing != whole else whole.removesuffix(".1")


class Followed:
    """What is being done in a game, the innermost first."""

    def __init__(self) -> None:
        self.plain: dict[Edition, dict[CodeType, str]] = {}

    def sources(self, g: State, at: FrameType, stack: Sequence[Frame]) -> list[str]:
        """Who causes what is done now: the rule that is followed, and the ability that led to it. That a rule is called
        counts as the called rule's own, not as done by the rule that calls it."""
        found: list[str] = []
        for id in self._routines(g, at, stack):
            rule = self._is_rule(g.rules, id)
            if not rule or not found:
                found.append(node_of(id))
            if not rule:
                break
        return found

    def _routines(self, g: State, at: FrameType, stack: Sequence[Frame]) -> Iterator[str]:
        """Those that never pause are functions that Python is in; the others lie on the stack. What a seat does in
        secret has a stack of its own, upon that of the game."""
        plain = self._plain(g.rules)
        outside: list[State] = []
        for frame in callers(at):
            if frame.f_code in plain:
                yield plain[frame.f_code]
            elif frame.f_code is POPPED:  # it could not be done, and what it was in ends with it
                yield g.rules.routine(frame.f_locals["f"]).id
            elif frame.f_code is APART:
                outside.append(frame.f_locals["g"])
        for some in (stack, *(one.stack for one in outside)):
            yield from (one.id for f in reversed(some) if (one := g.rules.routine(f)).sort != "core")

    def _plain(self, rules: Edition) -> dict[CodeType, str]:
        if rules not in self.plain:
            self.plain[rules] = {one.run.__code__: id for id, one in rules.procedures.items()}
        return self.plain[rules]

    def _is_rule(self, rules: Edition, id: str) -> bool:
        whole = SECRET.sub("", id)
        if whole in rules.procedures:
            return not whole.endswith(".lines")
        return rules.routines[rules.by_id[whole]].sort == "rule"


def callers(at: FrameType) -> Iterator[FrameType]:
    """A function that Python is in, and those that have led to it."""
    frame: FrameType | None = at
    while frame is not None:
        yield frame
        frame = frame.f_back


def brought_in(g: State, payment: dict[str, Any], event: events.Event) -> list[str]:
    """The abilities because of which a good is paid in the place of what was asked for."""
    name = g.rules.event_names[event[0]]
    good = event[2] if name == "pay" else g.rules.numbers[name.rpartition(" ")[0]]
    if good in goods_of(g, payment["cost"]):
        return []
    found: list[str] = []
    for n, thing in payment["uses"]:
        one = g.rules.prices[n]
        swaps = one.swaps(g, payment["seat"], thing, 1)
        found += [node_of(one.id)] if any(good in goods_of(g, come) for _, come, _ in swaps) else []
    return found


def goods_of(g: State, price: Any) -> set[int]:
    """All with which a price may be paid as it is."""
    found: set[int] = set()
    for good in (good for one in alternatives(price) for good in one):
        if isinstance(good, str):
            found |= set(g.rules.group_numbers(good))
        elif good in g.rules.goods:
            found.add(good)
        else:
            found |= {g.rules.numbers[name] for name in g.rules.wallets[g.rules.names[good]].worth}
    return found


@contextmanager
def watched() -> Generator[Seen, None, None]:
    """All that triggers meanwhile, in any game."""
    seen: Seen = set()
    followed = Followed()
    lawful, usable, settle = laws.lawful, laws.usable, payments.settle

    def causing(g: State, at: FrameType, event: events.Event) -> list[str]:
        for frame in callers(at):
            if frame.f_code is LOOKS_AHEAD:  # nothing is really paid
                return []
            if frame.f_code is CONSUME:  # a thing is exhausted by its own ability
                return [node_of(frame.f_locals["id"])]
            if frame.f_code is SETTLE and (instead := brought_in(g, frame.f_locals, event)):
                return instead
        return followed.sources(g, at, g.stack)

    def hearing_after(g: State, given: Laws, id: str, thing: int, owner: int) -> bool:
        at = sys._getframe(1)
        # What does not work then hears nothing; a limit that is used up is another matter.
        works = given.only_while is None or given.only_while(g, owner, thing)
        if at.f_code is HAPPENED and works:
            event: events.Event = at.f_locals["event"]
            seen.update((source, node_of(id), g.rules.event_names[event[0]]) for source in causing(g, at, event))
        return lawful(g, given, id, thing, owner)

    def hearing_before(g: State, one: Listener, thing: int, owner: int, args: tuple[Any, ...]) -> bool:
        at = sys._getframe(1)
        if at.f_code is BEFORE:
            awaited = g.stack[: at.f_locals["f"][7] + 1]
            verb = g.rules.event_names[at.f_locals["event"][0]]
            seen.update((source, node_of(one.id), verb) for source in followed.sources(g, at, awaited))
        return usable(g, one, thing, owner, args)

    def settling(g: State, seat: int, cost: Any, accepting: Any, way: payments.Way) -> None:
        at = sys._getframe(1)
        if at.f_code is not LOOKS_AHEAD:
            sources = followed.sources(g, at, g.stack)
            seen.update((source, node_of(g.rules.prices[n].id), "pay") for n, _ in way[1] for source in sources)
        settle(g, seat, cost, accepting, way)

    with ExitStack() as patched:
        for place, name, made in (
            (events, "lawful", hearing_after),
            (laws, "usable", hearing_before),
            (payments, "settle", settling),
        ):
            patched.enter_context(patch.object(place, name, made))
        yield seen
