"""How far chains go: what each card can lead to and what can lead to it; of each action, the longest chain and the most
abilities that it can lead to, with a run that uses as many as were found.

The graph gives what is possible at most. A run on the engine gives what is possible at least; where both are the same,
that is just how far it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..frozen import frozen
from ..meaning.export import hash_of
from ..plan.lower import lower
from ..replacing import replace
from .certificate import Start
from .chains import Chains
from .longest import longest_from
from .openings import begun_with, tables
from .table import Stuck, step, table_of
from .world import World

if TYPE_CHECKING:
    from rulewright.runtime.rules import Rules

Entered = tuple[str, tuple[int, ...]]

STEPS = 300
HABITS = 4
TABLES = 6
"""So many tables are tried for an action."""
CARDS = 40
"""At most this many cards are laid out for an action."""


@frozen
class Run:
    """A table, what was done on it, and the abilities that it led to, in their order."""

    start: Start
    entered: Entered
    fired: tuple[str, ...]


@frozen
class Extent:
    """Of an action."""

    action: str
    longest: tuple[str, ...]
    """A longest chain that the graph allows, without the action itself."""
    whole: bool
    """Whether all ways were tried for the longest."""
    most: int
    """At most so many abilities can be led to."""
    run: Run | None
    """The run that uses the most of those that were tried."""


@frozen
class Around:
    """Of a card or another ability."""

    ability: str
    leads_to: tuple[str, ...]
    led_by: tuple[str, ...]


def around(chains: Chains) -> tuple[Around, ...]:
    """For each ability on a card: which others it can lead to, and which can lead to it."""
    out: dict[str, list[str]] = {}
    into: dict[str, list[str]] = {}
    for edge in chains.edges:
        out.setdefault(edge.source, []).append(edge.target)
        into.setdefault(edge.target, []).append(edge.source)
    order = [node.id for node in chains.nodes]
    found: list[Around] = []
    for id in order:
        led, by = _behind(id, out), _behind(id, into)
        if led or by:
            found.append(
                Around(id, tuple(one for one in order if one in led), tuple(one for one in order if one in by))
            )
    return tuple(found)


def _behind(id: str, links: Mapping[str, Sequence[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(links.get(id, ()))
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += links.get(one, ())
    return found


def extents(world: World, chains: Chains) -> tuple[Extent, ...]:
    """Of each rule that leads to an ability on a card; those that lead furthest first. `chains` are of all layers."""
    from ..handlers.module import played

    plan = lower(world.model)
    rules = played(plan, hash_of(world.model)).rules
    whole = replace(world, plan=plan)
    out: dict[str, list[str]] = {}
    for edge in chains.edges:
        out.setdefault(edge.source, []).append(edge.target)
    found: list[Extent] = []
    for node in chains.nodes:
        if node.kind != "rule" or node.id == "play":
            continue
        cards = [id for id in _behind(node.id, out) if world.abilities[id].event is not None]
        if not cards:
            continue
        path, sure = longest_from(node.id, chains.edges)
        chain = tuple(id for id in path if world.abilities[id].event is not None)
        found.append(Extent(node.id, chain, sure, len(cards), _best(node.id, sorted(cards), whole, rules)))
    return tuple(sorted(found, key=lambda one: (-one.most, -len(one.longest), one.action)))


def _best(action: str, cards: Sequence[str], world: World, rules: Rules) -> Run | None:
    best: Run | None = None
    laid = cards[:CARDS]
    for number, start in enumerate(tables((action, *laid), (action, *laid), world, rules)):
        if number >= TABLES:
            break
        for entered in begun_with(world.nodes[action], world, rules):
            for habit in range(HABITS):
                fired = tuple(_fired(rules, start, entered, habit, cards, world))
                if best is None or len(set(fired)) > len(set(best.fired)):
                    best = Run(start, entered, fired) if fired else best
                if best is not None and len(set(best.fired)) == len(cards):
                    return best
    return best


def _fired(
    rules: Rules, start: Start, entered: Entered, habit: int, cards: Sequence[str], world: World
) -> Iterator[str]:
    from rulewright.runtime.asking import DONE
    from rulewright.runtime.faults import Fault

    names = {world.abilities[id].routine: id for id in cards}

    def answer(options: Sequence[int]) -> int:
        open_ = [option for option in options if option != DONE] or list(options)
        return open_[(habit * (g.question.number + 1 if g.question is not None else 1)) % len(open_)]

    try:
        g = table_of(rules, start, entered)
        for _ in range(STEPS):
            begun = step(g, answer)
            if begun is None:
                return
            if begun in names:
                yield names[begun]
    except (Stuck, Fault, ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
        return


# ---- as text and as data


def tell_extents(those: Sequence[Extent], cards: Sequence[Around], title: Callable[[str], str]) -> str:
    lines: list[str] = []
    for one in those:
        run = list(dict.fromkeys(one.run.fired)) if one.run is not None else []
        exact = "" if len(run) < one.most else ", and a run uses all of them"
        lines.append(f"{title(one.action)}: leads to {one.most} at most{exact}")
        lines.append(f"  longest chain: {len(one.longest)}{'' if one.whole else ' or more'}")
        lines.append(f"    {' → '.join(map(title, one.longest))}")
        if run and len(run) < one.most:
            lines += [f"  a run uses {len(run)}", f"    {', '.join(map(title, run))}"]
    for card in cards:
        lines.append(title(card.ability))
        lines += [f"  leads to {', '.join(map(title, card.leads_to))}"] if card.leads_to else []
        lines += [f"  can be led to by {', '.join(map(title, card.led_by))}"] if card.led_by else []
    return "\n".join(lines) or "No action leads to an ability."


def extents_data(those: Sequence[Extent], cards: Sequence[Around]) -> dict[str, Any]:
    """For programs."""
    actions = [
        {
            "action": one.action,
            "most": one.most,
            "longest": list(one.longest),
            "exact": one.whole,
            "run": None
            if one.run is None
            else {
                "slots": [[name, list(owners), value] for name, owners, value in one.run.start.slots],
                "laid": [[element, list(owners), pile] for element, owners, pile in one.run.start.laid],
                "entered": [one.run.entered[0], list(one.run.entered[1])],
                "fired": list(one.run.fired),
            },
        }
        for one in those
    ]
    around_ = [{"id": one.ability, "leads_to": list(one.leads_to), "led_by": list(one.led_by)} for one in cards]
    return {"actions": actions, "cards": around_}
