"""How far chains go: what each card can lead to and what can lead to it; for each turn and rule, the longest chain and
the most abilities that it can lead to, each with a run that shows it.

The graph gives an upper bound, and a run on the engine a lower one. Where both are equal, the answer is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any

from ..frozen import frozen
from ..meaning.export import hash_of
from ..plan.lower import lower
from ..replacing import replace
from .chains import Chains
from .longest import longest_behind
from .moments import Moments
from .runs import Run, in_moments, runs
from .tell import ENGLISH, Tongue, counted
from .turns import actions_of
from .world import World


@frozen
class Extent:
    """The extent of an action."""

    action: str
    """The rule, or the phase that is a turn."""
    turn: bool
    longest: tuple[str, ...]
    """A longest chain that the graph allows."""
    whole: bool
    """Whether all ways were tried for the longest."""
    most: int
    """An upper bound for the abilities that it can lead to."""
    run: Run | None
    """The run that uses the most abilities of those that were tried."""
    chain: tuple[str, ...] = ()
    """The longest chain in a run."""
    chain_run: Run | None = None


@frozen
class Around:
    """What is around a card or another ability."""

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
    """For each turn and each rule: turns first, then rules that lead furthest, last those that lead to no ability on a
    card. `chains` are of all layers."""
    from ..handlers.played import played

    plan = lower(world.model)
    rules = played(plan, hash_of(world.model)).rules
    whole = replace(world, plan=plan)
    moments = Moments(rules, plan.players[0])
    out: dict[str, list[str]] = {}
    for edge in chains.edges:
        out.setdefault(edge.source, []).append(edge.target)
    order = {node.id: number for number, node in enumerate(chains.nodes)}
    found: list[Extent] = []
    for action in actions_of(world):
        # A rule that has run is an event, too.
        first = dict.fromkeys((*action.leads_to, *out.get(action.enters, ())))
        behind = set(first).union(*(_behind(id, out) for id in first))
        cards = sorted((id for id in behind if _is_used(id, world)), key=lambda id: order[id])
        same = any(one.turn and action.turn and one.action == action.name and one.most == len(cards) for one in found)
        if same:
            continue
        if not cards:
            found.append(Extent(action.name, action.turn, (), True, 0, None))
            continue
        path, sure = longest_behind(sorted(first, key=lambda id: order[id]), chains.edges)
        longest = tuple(id for id in path if _is_used(id, world))
        one = Extent(action.name, action.turn, longest, sure, len(cards), None)
        tried = runs(action, cards, whole, rules, partial(_length, out=out))
        if not action.turn:
            tried = chain(tried, in_moments(action, cards, whole, rules, moments, partial(_length, out=out)))
        for run in tried:
            one = _better(one, run, out)
            if one.run is not None and len(set(one.run.fired)) == one.most and len(one.chain) == len(one.longest):
                break
        found.append(one)
    return tuple(sorted(found, key=lambda one: (not one.turn, -one.most, -len(one.longest), one.action)))


def _is_used(id: str, world: World) -> bool:
    """Whether it is an ability on a card, not a rule or a modifier."""
    one = world.abilities[id]
    return bool(one.element) and one.layer == "card"


def _better(one: Extent, run: Run, out: Mapping[str, Sequence[str]]) -> Extent:
    chain = chain_in(run.fired, out)
    if one.run is None or len(set(run.fired)) > len(set(one.run.fired)):
        one = replace(one, run=run)
    return replace(one, chain=chain, chain_run=run) if len(chain) > len(one.chain) else one


def chain_in(fired: Iterable[str], out: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The longest chain of abilities used one after the other, each of which can trigger the next."""
    best: dict[str, tuple[str, ...]] = {}
    for id in fired:
        before = [path for path in best.values() if id in out.get(path[-1], ()) and id not in path]
        path = (*max(before, key=len, default=()), id)
        if len(path) > len(best.get(id, ())):
            best[id] = path
    return max(best.values(), key=len, default=())


def _length(fired: Iterable[str], out: Mapping[str, Sequence[str]]) -> int:
    return len(chain_in(fired, out))


# ---- as text and as data


def tell_extents(
    those: Sequence[Extent], cards: Sequence[Around], title: Callable[[str], str], tongue: Tongue = ENGLISH
) -> str:
    words = tongue.words["reach"]
    lines: list[str] = []
    for one in those:
        if not one.most:
            continue
        name = words["turn"].format(f"`{one.action}`", title(one.action)) if one.turn else title(one.action)
        run = list(dict.fromkeys(one.run.fired)) if one.run is not None else []
        told = words["most" if len(run) < one.most else "all"].format(name, counted(one.most, "ability", tongue))
        lines.append(told[:1].upper() + told[1:])
        shown = len(one.chain) == len(one.longest) and one.whole
        longest = "shown" if shown else "longest" if one.whole else "longer"
        lines.append("  " + words[longest].format(len(one.longest)))
        lines.append(f"    {' → '.join(map(title, one.chain if shown else one.longest))}")
        if one.chain and not shown:
            lines += ["  " + words["chain"].format(len(one.chain)), f"    {' → '.join(map(title, one.chain))}"]
        if run and len(run) < one.most:
            lines += ["  " + words["uses"].format(len(run)), f"    {', '.join(map(title, run))}"]
        if not run:
            lines.append("  " + words["no-run"])
    idle = [title(one.action) for one in those if not one.most]
    if lines and idle:
        lines.append(words["idle"].format(", ".join(idle)))
    for card in cards:
        lines.append(title(card.ability))
        lines += ["  " + words["leads"].format(", ".join(map(title, card.leads_to)))] if card.leads_to else []
        lines += ["  " + words["led"].format(", ".join(map(title, card.led_by)))] if card.led_by else []
    return "\n".join(lines) or words["none"]


def extents_data(those: Sequence[Extent], cards: Sequence[Around]) -> dict[str, Any]:
    """The same as data for programs."""
    actions = [
        {
            "action": one.action,
            "turn": one.turn,
            "most": one.most,
            "longest": list(one.longest),
            "exact": one.whole,
            "run": _run_data(one.run),
            "chain": list(one.chain),
            "chain_run": _run_data(one.chain_run),
        }
        for one in those
    ]
    around_ = [{"id": one.ability, "leads_to": list(one.leads_to), "led_by": list(one.led_by)} for one in cards]
    return {"actions": actions, "cards": around_}


def _run_data(run: Run | None) -> dict[str, Any] | None:
    if run is None:
        return None
    begun = run.begun
    return {
        "begun": None if begun is None else {"seed": begun.seed, "opening": list(begun.opening), "steps": begun.steps},
        "slots": [[name, list(owners), value] for name, owners, value in run.start.slots],
        "laid": [[element, list(owners), pile] for element, owners, pile in run.start.laid],
        "phases": list(run.start.phases),
        "entered": [run.entered[0], list(run.entered[1])],
        "opening": list(run.opening),
        "answers": list(run.answers),
        "fired": list(run.fired),
    }
