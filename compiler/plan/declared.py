"""What an edition declares, as its plan has it: kinds, elements, goods, slots, piles, tables, links and phases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from ..meaning import model as m
from ..meaning.parts import parts as parts_of_model
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import plan as p
from . import steps as s
from .made import Made
from .scope import bound, start, thing_type
from .transform import steps_of
from .values import value


def kinds_of(model: m.Model) -> dict[str, str]:
    found = {kind.name: kind.base for kind in model.kinds.values()}
    return found | {one.kind: "" for one in model.elements.values() if one.kind not in found}


def elements_of(made: Made, scenes: bool = False) -> dict[str, p.Element]:
    model = made.model
    copied, may_be = _copied(made)
    copyable = copied | may_be | (_laid_out(made) if scenes else set[str]())
    kinds = kinds_of(model)
    found: dict[str, p.Element] = {}
    for element in model.elements.values():
        sorts = {element.id}
        kind = element.kind
        while kind and kind not in sorts:
            sorts.add(kind)
            kind = kinds.get(kind, "")
        sorts |= {group.name for group in model.groups.values() if element.id in group.members}
        traits = tuple((name, value(one, start(model))) for name, one in element.traits)
        found[element.id] = p.Element(
            element.id,
            element.kind,
            element.title,
            traits,
            frozenset(sorts),
            not sorts.isdisjoint(copied),
            not sorts.isdisjoint(copyable) or ("anything" in copyable),
        )
    return found


def _copied(made: Made) -> tuple[set[str], set[str]]:
    """Elements that rules copy, and kinds of which rules copy elements that are known only in play."""
    found: set[str] = set()
    kinds: set[str] = set()
    for step in _steps(made, lambda sort: sort != "when"):
        if isinstance(step, s.For):
            found |= _each_made(step)
        if isinstance(step, s.Do) and _makes(step.verb):
            what = dict(step.args)["what"]
            if isinstance(what, x.Thing):
                found.add(what.id)
            else:
                kinds.add(what.type.partition(" ")[2] or "anything")
    return found, kinds


def _each_made(step: s.For) -> set[str]:
    """The sort whose elements are all copied: `create each card in deck`."""
    source = step.over.source if isinstance(step.over, x.Filter) else step.over
    makes = [one for one in step.block if isinstance(one, s.Do) and _makes(one.verb)]
    named = any(isinstance(what := dict(one.args)["what"], x.Var) and what.name == step.var for one in makes)
    return {source.sort} if named and isinstance(source, x.AllOf) and source.sort != "anything" else set()


def _laid_out(made: Made) -> set[str]:
    """Things that scenarios copy in their set-up."""
    scenes = [scene for scenario in made.model.scenarios for scene in scenario.scenes if scene.mode == "given"]
    values = tuple(value for scene in scenes for value in scene.values)
    steps = _steps(made, lambda sort: sort == "when")
    makes = (dict(one.args)["what"] for one in steps if isinstance(one, s.Do) and _makes(one.verb))
    made_there = {one.id if isinstance(one, x.Thing) else one.type.partition(" ")[2] for one in makes}
    return made_there | {
        one.left.good
        for one in parts_of_model(values)
        if isinstance(one, m.Test) and one.how in ("in", "all-in") and isinstance(one.left, m.Goods)
    }


def _steps(made: Made, wanted: Callable[[str], bool]) -> Iterator[object]:
    """All that is done in the routines of some sorts."""
    return chain.from_iterable(steps_of(one.block) for one in made.routines.values() if wanted(one.sort))


def _makes(verb: str) -> bool:
    return any(isinstance(step, v.Make) for step in VERBS[verb].does)


def goods_of(model: m.Model) -> tuple[str, ...]:
    """Counters and wallets, in the order in which they are declared: what can be had."""
    counters = [
        slot.name
        for slot in model.slots.values()
        if slot.sort == "counter" and (slot.owners == ("player",) or (slot.side and len(slot.owners) == 1))
    ]
    return (*counters, *model.wallets)


def slot_of(slot: m.Slot, model: m.Model) -> p.Slot:
    starts = slot.starts.value if isinstance(slot.starts, m.Number) else 0
    return p.Slot(
        slot.sort,
        slot.name,
        slot.owners,
        _bound(slot, slot.low, model),
        _bound(slot, slot.high, model),
        -1 if slot.sort == "marker" else starts,
        slot.excess,
        slot.holds,
        slot.seen_by,
        slot.resets,
        slot.side,
        slot.tags,
    )


def _bound(slot: m.Slot, end: m.Expr | None, model: m.Model) -> x.Expr | None:
    """A bound of a counter, or the room of a pile: it may use the owners, by the names of their kinds."""
    if end is None:
        return None
    scope = start(model)
    for kind in slot.owners:
        scope, _ = bound(scope, kind, thing_type(kind, model))
    return value(end, scope)


def pile_of(slot: m.Slot, model: m.Model) -> p.Pile:
    order = next((tag for tag in ("stack", "bag") if tag in slot.tags), "row")
    room = _bound(slot, slot.high, model)
    return p.Pile(slot.name, slot.owners, slot.holds, room, slot.seen_by, slot.refilled, slot.side, order)


def tables_of(model: m.Model) -> Iterator[tuple[str, tuple[tuple[tuple[x.Expr, ...], x.Expr], ...]]]:
    for table in model.tables.values():
        yield table.name, rows_of(table.rows, model)
    for element in model.elements.values():
        for chart, rows in element.charts:
            if "." in chart:
                yield chart, rows_of(rows, model)


def rows_of(rows: tuple[m.Row, ...], model: m.Model) -> tuple[tuple[tuple[x.Expr, ...], x.Expr], ...]:
    scope = start(model)
    return tuple((tuple(value(key, scope) for key in row.keys), value(row.value, scope)) for row in rows)


def links_of(model: m.Model) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for one in model.maps.values():
        for near, far in one.links:
            for end, other in ((near, far), (far, near)):
                if other not in found.setdefault(end, []):
                    found[end].append(other)
    return {name: tuple(near) for name, near in found.items()}


def phases_of(model: m.Model, made: Made) -> tuple[str, ...]:
    """Every phase that the rules name, the game itself first."""
    found: dict[str, None] = {"game": None}
    shifts: dict[str, None] = {}
    for part in _steps(made, lambda sort: True):
        if isinstance(part, s.Phase):
            found[part.name] = None
        elif isinstance(part, s.Shift) and part.until:
            shifts[part.until] = None
    for laws in (*(one.laws for one in model.kinds.values()), *(one.laws for one in model.elements.values())):
        found |= dict.fromkeys(name for name in (laws.once, laws.open_until, laws.not_fresh) if name)
    for wallet in model.wallets.values():
        found[wallet.until] = None
    for slot in model.slots.values():
        found |= {slot.resets: None} if slot.resets else {}
    return tuple(found | shifts)
