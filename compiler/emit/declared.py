"""What a pack declares, as calls that register it."""

from __future__ import annotations

from collections.abc import Iterator

from ..meaning import model as m
from ..meaning.parts import parts
from ..meaning.printed import is_printed
from .expressions import Place, python, quoted


def declared(model: m.Model, pack: str) -> Iterator[str]:
    place = Place(model)
    for kind in model.kinds.values():
        if kind.pack == pack:
            yield f"pack.kind({quoted(kind.name)}{', ' + quoted(kind.base) if kind.base else ''})"
    grids = {e.kind for e in model.elements.values() if e.pack == pack and e.kind not in model.kinds}
    for name in sorted(grids - {"die", "direction"}):
        yield f"pack.kind({quoted(name)})"
    copied = _copied(model, pack)
    if copied:
        yield f"pack.copied({', '.join(map(quoted, copied))})"
    for slot in model.slots.values():
        if slot.pack == pack:
            yield _slot(slot, place)
    for element in model.elements.values():
        if element.pack == pack:
            yield _element(element, place)
    for group in model.groups.values():
        if group.pack == pack:
            yield f"pack.groups[{quoted(group.name)}] = ({''.join(quoted(one) + ', ' for one in group.members)})"
    for table in model.tables.values():
        if table.pack == pack:
            yield _rows(table.name, table.rows, place)
    for element in model.elements.values():
        if element.pack == pack:
            for chart, rows in element.charts:
                yield _rows(chart if "." in chart else f"{chart}:{element.id}", rows, place)
    for wallet in model.wallets.values():
        if wallet.pack == pack:
            worth = ", ".join(f"{quoted(good)}: {many}" for good, many in wallet.worth)
            yield f"pack.wallets[{quoted(wallet.name)}] = ({quoted(wallet.until)}, {{{worth}}})"
    for found in model.maps.values():
        if found.pack == pack:
            links = "".join(f"({quoted(one)}, {quoted(other)}), " for one, other in found.links)
            yield f"pack.maps[{quoted(found.name)}] = ({links})"
    for die in model.dice.values():
        if die.pack == pack:
            yield f"pack.dice[{quoted(die.name)}] = ({''.join(python(face, place) + ', ' for face in die.faces)})"


def _copied(model: m.Model, pack: str) -> list[str]:
    """Kinds and elements of which the rules of a pack make copies."""
    found: dict[str, None] = {}
    declared: tuple[m.Rule | m.Element | m.Kind | m.Hook, ...] = (
        *model.rules.values(),
        *model.elements.values(),
        *model.kinds.values(),
        *model.hooks,
    )
    for act in parts(tuple(one for one in declared if one.pack == pack)):
        if isinstance(act, m.Act) and act.verb == "create" and not act.own:
            for part in parts(dict(act.args).get("what")):
                if isinstance(part, m.Goods):
                    found[part.good] = None
                elif isinstance(part, m.Thing):
                    found[part.id] = None
                elif isinstance(part, m.Noun):
                    found[part.kind] = None
    return list(found)


def _slot(slot: m.Slot, place: Place) -> str:
    marks: list[str] = [quoted(slot.sort), quoted(slot.name), *map(quoted, slot.owners)]
    for name, value in (("low", slot.low), ("high", slot.high), ("starts", slot.starts)):
        if value is not None:
            reckoned = "" if is_printed(value) else "lambda game, you, v: "
            marks.append(f"{name}={reckoned}{python(value, place)}")
    if slot.excess != "lost":
        marks.append(f"excess={quoted(slot.excess)}")
    if slot.holds not in ("", "anything"):
        marks.append(f"holds={quoted(slot.holds)}")
    if slot.seen_by != "everyone":
        marks.append(f"seen_by={quoted(slot.seen_by)}")
    if slot.refilled:
        marks.append(f"refilled={quoted(slot.refilled)}")
    if slot.resets:
        marks.append(f"resets={quoted(slot.resets)}")
    if slot.side:
        marks.append(f"side={quoted(slot.side)}")
    if slot.tags:
        marks.append(f"tags=({''.join(quoted(tag) + ', ' for tag in slot.tags)})")
    return f"pack.slot({', '.join(marks)})"


def _element(element: m.Element, place: Place) -> str:
    traits = ", ".join(f"{quoted(name)}: {python(value, place)}" for name, value in element.traits)
    more = f", {{{traits}}}" if traits else ""
    return f"pack.element({quoted(element.id)}, {quoted(element.kind)}, {quoted(element.title)}{more})"


def _rows(name: str, rows: tuple[m.Row, ...], place: Place) -> str:
    listed = "".join(
        f"(({''.join(python(key, place) + ', ' for key in row.keys)}), {python(row.value, place)}), " for row in rows
    )
    return f"pack.tables[{quoted(name)}] = ({listed})"
