"""The plan of an edition as text: what there is, where everything is kept, and what happens, step by step.

rule drop-disc(in=$cell) at 01-game.rules.md:24
  in must be such that landing($it)
  put disc[$cell] = $you
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..frozen import frozen
from ..source.text import place
from . import expressions as x
from . import plan as p
from .events import roles_of_plan
from .pauses import Pauses, pauses_of
from .show_expressions import expression, need, never_fails
from .show_steps import block

Lines = Iterator[str]


def show(plan: p.Plan, only: Iterable[str] = ()) -> str:
    """The whole plan, or the parts with one of these names: what is declared under it, what it does, what it hears."""
    wanted = set(only)
    found = list(_parts(plan, pauses_of(plan)))
    if wanted:
        return "".join(f"{line}\n" for part in found if wanted & part.names for line in part.lines)
    players = " to ".join(str(many) for many in dict.fromkeys(plan.players))
    # A manifest may hold anything: here it is one line, and nothing in it is unseen.
    named = "".join(letter if letter.isprintable() else " " for letter in plan.title)
    title = [f"{plan.name}: {named}, {players} players, made of {', '.join(plan.packs)}"]
    sections: dict[str, list[str]] = {"": title}
    for part in found:
        sections.setdefault(part.section, []).extend(part.lines)
    texts = [[name, *(f"  {line}" for line in lines)] if name else lines for name, lines in sections.items()]
    return "\n".join("".join(f"{line}\n" for line in lines) for lines in texts)


def known(plan: p.Plan) -> frozenset[str]:
    """Every name of a part of the plan."""
    return frozenset[str]().union(*(part.names for part in _parts(plan, pauses_of(plan)))) - {""}


@frozen
class Part:
    """A part of the plan: the heading under which it is shown, its names, its lines."""

    section: str
    names: frozenset[str]
    lines: tuple[str, ...]


def _parts(plan: p.Plan, pauses: Pauses) -> Iterator[Part]:
    def part(section: str, lines: Iterable[str], *names: str) -> Part:
        return Part(section, frozenset(names), tuple(lines))

    for kind, base in plan.kinds.items():
        if kind not in BUILT_IN:
            yield part("things", [f"kind {kind}" + (f" is {base}" if base else "")], kind)
    for element in plan.elements.values():
        if element.kind not in BUILT_IN or element.kind == "die":
            yield part("things", [_element(element)], element.id)
    for name, members in plan.groups.items():
        yield part("things", [f"group {name}: {', '.join(members)}"], name)
    for slot in plan.slots.values():
        yield part("slots", [_slot(slot)], slot.name)
    for name, (until, worth) in plan.wallets.items():
        yield part("slots", [f"wallet {name} until {until}: {', '.join(f'{one} {n}' for one, n in worth)}"], name)
    for pile in plan.piles.values():
        yield part("piles", [_pile(pile)], pile.name)
    for name, rows in plan.tables.items():
        yield part("tables", _rows(f"table {name}", rows), name)
    for (chart, id), rows in plan.charts.items():
        yield part("tables", _rows(f"table {chart} on {id}", rows), chart, id)
    for name, near in plan.links.items():
        yield part("tables", [f"beside {name}: {', '.join(near)}"], name)
    for name, faces in plan.dice.items():
        yield part("tables", [f"faces of {name}: {', '.join(map(expression, faces))}"], name)
    yield part("phases", [", ".join(plan.phases)], *plan.phases)
    for value in plan.values.values():
        yield part("values", _value(value), value.name)
    for one in plan.modifiers:
        yield part("values", _modifier(one), one.value, one.of)
    for id, score in plan.scores.items():
        yield part("values", [f"score of {id}: {expression(score)}"], id)
    for event in dict.fromkeys(one.event for one in plan.listeners):
        yield part("events", [_event(event, plan)], event)
    for routine in plan.routines.values():
        yield part("routines", _routine(routine, pauses), routine.id, routine.name, routine.id.partition(".")[0])
    for listener in plan.listeners:
        yield part("listeners", _listener(listener), listener.id, listener.event, listener.of)
    for free in plan.free:
        yield part("listeners", _lawful(f"whenever {free.of} may: {free.routine}", free), free.id, free.of)
    for paid in plan.prices:
        yield part("prices", _price(paid), paid.id, paid.of)
    for counts in plan.counts_as:
        word = "as, or the other way round," if counts.reverse else "as"
        head = f"{counts.id}: {counts.one} counts {word} {counts.other}"
        yield part("prices", _lawful(head, counts), counts.id, counts.of)


BUILT_IN = frozenset({"player", "direction", "die"})
"""Kinds that every game has."""


# ---- what there is


def _element(element: p.Element) -> str:
    traits = "".join(f", {name} {expression(value)}" for name, value in element.traits)
    copies = ", only as copies" if element.copied else ", copies too" if element.copyable else ""
    also = sorted(element.sorts - {element.id, element.kind})
    sorts = f" ({', '.join(also)})" if also else ""
    return f"{element.kind} {element.id}{sorts} “{element.title}”{traits}{copies}"


def _of(name: str, owners: Iterable[str]) -> str:
    listed = ", ".join(owners)
    return f"{name}[{listed}]" if listed else name


def _slot(slot: p.Slot) -> str:
    found = [f"{slot.sort} {_of(slot.name, slot.owners)}"]
    found += [f"from {expression(slot.low)}"] if slot.low is not None else []
    found += [f"to {expression(slot.high)}"] if slot.high is not None else []
    found += [f"on {slot.on}"] if slot.sort == "marker" else []
    found += [f"starts {slot.starts}"] if slot.starts not in (0, -1) else []
    found += [f"excess {slot.excess}"] if slot.excess != "lost" else []
    return ", ".join([" ".join(found), *_seen(slot.seen_by, slot.side), *_resets(slot), *slot.tags])


def _resets(slot: p.Slot) -> list[str]:
    return [f"resets {slot.resets}"] if slot.resets else []


def _seen(seen_by: str, side: str) -> list[str]:
    found = [f"seen by {seen_by}"] if seen_by != "everyone" else []
    return [*found, f"shared by {side}"] if side else found


def _pile(pile: p.Pile) -> str:
    found = [f"{pile.order} {_of(pile.name, pile.owners)} of {pile.holds}"]
    found += [f"room for {expression(pile.room)}"] if pile.room is not None else []
    found += [f"refilled from {pile.refilled}"] if pile.refilled else []
    return ", ".join([*found, *_seen(pile.seen_by, pile.side)])


def _rows(head: str, rows: Iterable[tuple[tuple[x.Expr, ...], x.Expr]]) -> Lines:
    yield head
    for keys, value in rows:
        yield f"  {', '.join(map(expression, keys))} -> {expression(value)}"


# ---- what is worked out


def _params(params: Iterable[p.Param]) -> str:
    return ", ".join(f"{one.role}=${one.name} {one.type}" for one in params)


def _value(value: p.Value) -> Lines:
    yield f"{value.name}({_params(value.params)}) {value.type} at {place(value.at)}"
    yield f"  {expression(value.value)}"


def _modifier(one: p.Modifier) -> Lines:
    test = f" while {expression(one.test)}" if one.test is not None else ""
    of = f" by {one.of}" if one.of else ""
    yield f"{one.value}({', '.join(map(expression, one.args))}) changes by {expression(one.by)}{test}{of}"
    yield from _laws(one.laws)


# ---- what happens


def _event(event: str, plan: p.Plan) -> str:
    roles = ", ".join(f"{role} {type}" for role, type in roles_of_plan(event, plan))
    heard = ", ".join(one.id for one in plan.listeners if one.event == event)
    return f"{event}({roles}) heard by {heard}"


def _routine(routine: p.Routine, pauses: Pauses) -> Lines:
    may = ", may pause" if routine.id in pauses.routines else ""
    yield f"{routine.sort} {routine.id}({_params(routine.params)}) at {place(routine.at)}{may}"
    for param in routine.params:
        if param.tests:
            tests = " and ".join(expression(test) for _, test in param.tests)
            yield f"  {param.role} must be such that {tests}"
    if not never_fails(routine.need):
        yield f"  needs {need(routine.need)}"
    if not never_fails(routine.whole):
        yield f"  called, needs {need(routine.whole)}"
    yield from block(routine.block, 1)


def _listener(listener: p.Listener) -> Lines:
    test = f" where {expression(listener.test)}" if listener.test is not None else ""
    of = f" of {listener.of}" if listener.of else ""
    yield f"{listener.moment} {listener.event} by {listener.who}: {listener.id}{of}{test}"
    if listener.cancels is not None:
        yield f"  cancels where {expression(listener.cancels)}"
    if listener.toll is not None:
        yield f"  first asks for {expression(listener.toll)}"
    yield from _laws(listener.laws)


def _lawful(head: str, one: p.Free | p.CountsAs | p.PriceAbility) -> Lines:
    yield head
    yield from _laws(one.laws)


def _laws(laws: p.Laws) -> Lines:
    found = ["optional"] if laws.optional else []
    found += [f"{'once' if laws.times == 1 else f'{laws.times} times'} per {laws.once}"] if laws.once else []
    found += ["exhausts"] if laws.exhausts else []
    found += [f"works in {laws.works_in}"] if laws.works_in else []
    found += [f"open until {laws.open_until}"] if laws.open_until else []
    found += [f"waits a {laws.waits}"] if laws.waits else []
    found += [f"only while {expression(laws.only_while)}"] if laws.only_while is not None else []
    if found:
        yield f"  {', '.join(found)}"


def _times(times: x.Expr) -> str:
    return "" if times == x.Const("number", 1) else f", up to {expression(times)} times"


def _price(paid: p.PriceAbility) -> Lines:
    swaps = ", ".join(
        f"{expression(gone)} becomes {expression(come)}{_times(times)}" for gone, come, times in paid.swaps
    )
    aim = f" when {expression(paid.aim)}" if paid.aim is not None else ""
    goods = f" in a price of {' or '.join(paid.goods)}" if paid.goods else ""
    yield from _lawful(f"{paid.id} of {paid.of}: {swaps}{goods}{aim}", paid)
