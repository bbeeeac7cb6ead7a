"""Abilities that one event triggers together and whose order matters, each pair with a table that shows it.

miser: after you rest: gain 1 coin             with no coin, the miser first: gem 1
spender: after you rest: pay 1 coin, gain 1 gem         the spender first: gem 0

Whether an order can matter follows from what both abilities touch, and a player is asked for an order only then. Both
orders are played from small tables; the first table with different results is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any, cast

from ..frozen import frozen
from ..meaning.export import hash_of
from ..plan.lower import lower
from ..plan.plan import Listener, Plan
from ..plan.touched_by import EVERYTHING
from ..plan.touches import changed_by, ears_of, together, touched
from ..replacing import replace
from .certificate import Start
from .comparing import Data, state_of
from .openings import elements_on, entries, tables
from .sorts import members
from .table import Stuck, step, table_of
from .tell import ENGLISH, Title, Tongue, counted

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

    from .abilities import Ability
    from .world import World

STEPS = 300
PAIRS = 200
AMOUNTS = (0, 1, 2, 3, 12)
"""How much there is of everything, the least first."""


@frozen
class Shown:
    """A table from which both orders were played, and how they came out."""

    start: Start
    entered: tuple[str, tuple[int, ...]]
    first: tuple[tuple[str, str], ...]
    """What is otherwise if the first ability is done first: what it is of, and what it is."""
    second: tuple[tuple[str, str], ...]


@frozen
class Order:
    nodes: tuple[str, str]
    event: str
    shown: Shown | None
    """None: it may matter, and no table was found that shows it."""


def orders_of(world: World, most: int = PAIRS, only: int | None = None) -> tuple[Order, ...]:
    """Every pair whose order may matter, or `only` the first ones, in the order of declaration. This many get a
    table."""
    pairs = list(islice(_pairs(world.plan, world), only))
    if not pairs or not most:
        return tuple(Order((one.id, other.id), _event(one, other), None) for one, other in pairs)
    from ..handlers.played import played

    rules = played(_at_hand(pairs[:most], world), hash_of(world.model)).rules
    return tuple(
        Order((one.id, other.id), _event(one, other), _shown(one, other, rules, world) if number < most else None)
        for number, (one, other) in enumerate(pairs)
    )


def _at_hand(pairs: Sequence[tuple[Ability, Ability]], world: World) -> Plan:
    """The plan without the abilities of what is on none of the tables, and works only in a pile into which nothing is
    put there. Of a thousand cards few are, and the others need not be made ready to be played."""
    plan = lower(world.model)
    there = frozenset[str]().union(*(elements_on((one.id, other.id), world) for one, other in pairs))

    def absent(one: Listener) -> bool:
        those = members(one.of, world.sorts) if one.of and one.laws.works_in else None
        return those is not None and those.isdisjoint(there)

    # What comes before an event stays: whether the event is offered is worked out with it.
    gone = {one.id: one for one in plan.listeners if one.moment == "after" and absent(one)}
    changed = changed_by([one.id for one in plan.listeners if one.id not in gone], ears_of(plan))
    if EVERYTHING in changed or any(f"pile:{one.laws.works_in}" in changed for one in gone.values()):
        return plan
    return replace(
        plan,
        routines={id: one for id, one in plan.routines.items() if id not in gone},
        listeners=tuple(one for one in plan.listeners if one.id not in gone),
    )


def _event(one: Ability, other: Ability) -> str:
    """The event that both hear."""
    return next((event for event in one.on if event in other.on), one.on[0])


def _pairs(plan: Plan, world: World) -> Iterator[tuple[Ability, Ability]]:
    from rulewright.runtime.order import Touches, clash

    nodes = {one.listener.id: one for one in world.abilities.values() if one.listener is not None}
    known = {
        id: Touches(*(frozenset(those) for those in (one.reads, one.adds, one.takes, one.sets)))
        for id, one in touched(plan).items()
    }
    seen: set[tuple[str, str]] = set()
    for those in together(ears_of(plan)):
        for one, other in combinations(those, 2):
            if (one.id, other.id) not in seen and clash(known[one.id], known[other.id]):
                seen.add((one.id, other.id))
                yield nodes[one.id], nodes[other.id]


def _shown(one: Ability, other: Ability, rules: Rules, world: World) -> Shown | None:
    pair, mine = (one.id, other.id), (one.of, other.of)
    whole = list(tables(pair, pair, world, rules, AMOUNTS))
    # Other things in piles may hide the difference.
    bare = [replace(start, laid=tuple(laid for laid in start.laid if laid[0] in mine)) for start in whole]
    for start in (start for both in zip(bare, whole, strict=True) for start in both):
        for entered in entries(pair, start, world, rules):
            ends = [_played(rules, start, entered, first) for first in (0, 1)]
            if ends[0] is not None and ends[1] is not None:
                first, second = _differing(ends[0], ends[1])
                if first or second:
                    return Shown(start, entered, first, second)
    return None


def _played(rules: Rules, start: Start, entered: tuple[str, tuple[int, ...]], first: int) -> Data | None:
    """What comes of one order; all other questions are answered with the first option."""
    from rulewright.runtime.faults import Fault

    asked = False

    def answer(options: Sequence[int]) -> int:
        nonlocal asked
        if not asked and g.question is not None and g.question.prompt == "order":
            asked = True
            return options[first % len(options)]
        return options[0]

    try:
        g = table_of(rules, start, entered)
        done = _ended(g, answer)
    except (Stuck, Fault, ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
        return None
    return state_of(g) if done and asked else None


def _ended(g: State, answer: Callable[[Sequence[int]], int]) -> bool:
    return any(step(g, answer) is None for _ in range(STEPS))


def _differing(one: Data, other: Data) -> tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
    """What is otherwise on the table: counters and the like, and what lies in piles."""
    found: tuple[list[tuple[str, str]], list[tuple[str, str]]] = ([], [])
    for part in ("values", "piles"):
        for key in sorted({*one[part], *other[part]}):
            if one[part].get(key) != other[part].get(key):
                for kept, of in zip(found, (one, other), strict=True):
                    kept.append((key, _said(of[part].get(key))))
    for part in ("exhausted", "used", "winners", "over"):
        if one[part] != other[part]:
            for kept, of in zip(found, (one, other), strict=True):
                kept.append((part, _said(of[part])))
    return tuple(found[0]), tuple(found[1])


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, cast("Sequence[Any]", value))) or "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nothing" if value is None else str(value)


# ---- as text and as data


LISTED = 20
"""So many pairs are listed; the rest are counted."""
PLAIN = ("yes", "no", "nothing")
"""Values that are words."""


def tell_orders(orders: Sequence[Order], title: Title, tongue: Tongue = ENGLISH) -> str:
    words = tongue.words["text"]
    if not orders:
        return words["no-orders"]
    lines = [words["orders"].format(counted(len(orders), "pair", tongue))]
    for order in orders[:LISTED]:
        one, other = map(title, order.nodes)
        lines.append(f"  {one}, {other}: {tongue.event(order.event)}")
        lines += [f"    {line}" for line in ways_of(order, title, tongue)]
    if len(orders) > LISTED:
        lines.append(f"  {words['more'].format(len(orders) - LISTED)}")
    return "\n".join(lines)


def ways_of(order: Order, title: Title, tongue: Tongue = ENGLISH) -> Iterator[str]:
    """What comes of either order."""
    one, other = map(title, order.nodes)
    words = tongue.words["text"]
    if order.shown is None:
        yield words["may-matter"]
        return
    for (key, first), (_, second) in zip(order.shown.first, order.shown.second, strict=True):
        come = (words.get(value, value) if value in PLAIN else value for value in (first, second))
        yield words["first"].format(*come, key=tongue.key(key), one=one, other=other)


def orders_data(orders: Sequence[Order]) -> list[dict[str, Any]]:
    """For programs."""
    return [
        {
            "nodes": list(order.nodes),
            "event": order.event,
            "shown": None
            if order.shown is None
            else {
                "slots": [[name, list(owners), value] for name, owners, value in order.shown.start.slots],
                "laid": [[element, list(owners), pile] for element, owners, pile in order.shown.start.laid],
                "first": dict(order.shown.first),
                "second": dict(order.shown.second),
            },
        }
        for order in orders
    ]
