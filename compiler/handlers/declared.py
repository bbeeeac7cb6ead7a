"""The declarations of an edition, as calls that register them."""

from __future__ import annotations

from collections.abc import Iterator

from ..plan import expressions as x
from ..plan.link import Range
from ..plan.plan import Pile, Slot
from .context import Module
from .context import Place as At
from .expressions import it_of, python
from .tree import Code, Gap, Line, Statement, call, lambda_, line, mapped, number, quoted, raw, tupled


def declared(module: Module) -> Iterator[Statement]:
    """Things, then where their values and piles are stored."""
    linked = module.linked
    plan = linked.plan
    yield line("rules.phases = ", tupled(map(quoted, plan.phases)))
    for name, base in plan.kinds.items():
        if name not in ("player", "direction", "die"):
            yield line(call("rules.kind", quoted(name), *([quoted(base)] if base else [])))
    for element in plan.elements.values():
        traits = [(quoted(name), printed(value, At(module))) for name, value in element.traits]
        args = [quoted(element.id), quoted(element.kind), quoted(element.title)]
        named = {"copies": quoted("only" if element.copied else "some")} if element.copyable else {}
        yield line(call("rules.element", *args, *([mapped(traits)] if traits else []), **named))
    for name, members in plan.groups.items():
        yield line(f"rules.groups[{quoted(name)}] = ", tupled(map(quoted, members)))
    for slot in plan.slots.values():
        yield _slot(slot, linked.slots[slot.name], module)
    for name, (until, worth) in plan.wallets.items():
        kept = linked.slots[name]
        goods = mapped((quoted(good), number(many)) for good, many in worth)
        yield line(call("rules.wallet", quoted(name), number(kept.base), quoted(until), goods))
    for pile in plan.piles.values():
        yield _pile(pile, linked.piles[pile.name], module)
    for name, faces in plan.dice.items():
        shown = tupled(printed(face, At(module)) for face in faces)
        yield line(call("rules.die", quoted(name), shown))
    for name, near in plan.links.items():
        yield line(f"rules.links[{linked.number[name]}] = ", tupled(number(linked.number[one]) for one in near))
    yield line(call("rules.laid_out", number(linked.size), number(linked.grown), number(linked.many_piles)))
    yield Gap()


def printed(value: x.Expr, place: At) -> Code:
    """A printed value, by names."""
    match value:
        case x.Thing(id=id):
            return quoted(id)
        case x.Const(type="truth", value=one):
            return raw(str(bool(one)))
        case x.Const(value=one):
            return number(one)
        case x.Text(text=text):
            return quoted(text)
        case x.Items(items=items):
            return tupled(printed(item, place) for item in items)
        case x.Goods(items=items):
            return mapped((quoted(good), printed(many, place)) for good, many in items)
        case x.OneOf(items=items) | x.Both(items=items):
            name = "rules.one_of" if isinstance(value, x.OneOf) else "rules.both"
            return call(name, *(printed(item, place) for item in items))
        case _:
            return python(value, place)


def _keys(kept: Range) -> Code:
    return tupled(
        tupled((quoted(one.kind), number(one.first), number(one.many), number(one.stride))) for one in kept.keys
    )


def _bound(end: x.Expr, owners: tuple[str, ...], module: Module) -> Code:
    if isinstance(end, x.Const):
        return number(end.value)
    # A computed bound may depend on the owners.
    names = ", ".join(["g", "you", *(it_of(kind) for kind in owners)])
    return lambda_(names, python(end, At(module)))


def _slot(slot: Slot, kept: Range, module: Module) -> Statement:
    named: dict[str, Code] = {}
    if kept.keys:
        named["keys"] = _keys(kept)
    for name, end in (("low", slot.low), ("high", slot.high)):
        if end is not None:
            named[name] = _bound(end, slot.owners, module)
    if slot.starts not in (0, -1):
        named["starts"] = number(slot.starts)
    for name, value, usual in (
        ("excess", slot.excess, "lost"),
        ("seen_by", slot.seen_by, "everyone"),
        ("resets", slot.resets, ""),
        ("side", slot.side, ""),
        ("on", slot.on if slot.sort == "marker" else "", ""),
    ):
        if value != usual:
            named[name] = quoted(value)
    if slot.tags:
        named["tags"] = tupled(map(quoted, slot.tags))
    if kept.grown >= 0:
        named["grown"] = number(kept.grown)
    return _line(f"rules.{slot.sort}", slot.name, kept, named)


def _pile(pile: Pile, kept: Range, module: Module) -> Statement:
    named: dict[str, Code] = {}
    if kept.keys:
        named["keys"] = _keys(kept)
    if pile.room is not None:
        named["room"] = _bound(pile.room, pile.owners, module)
    for name, value, usual in (
        ("holds", pile.holds, "anything"),
        ("seen_by", pile.seen_by, "everyone"),
        ("refilled", pile.refilled, ""),
        ("side", pile.side, ""),
        ("order", pile.order, "row"),
    ):
        if value != usual:
            named[name] = quoted(value)
    return _line("rules.pile", pile.name, kept, named)


def _line(function: str, name: str, kept: Range, named: dict[str, Code]) -> Line:
    return Line(call(function, quoted(name), number(kept.base), **named))
