"""Counters, flags and markers in C: where each is kept, changed within its bounds, and set back when a phase begins."""

from __future__ import annotations

from collections.abc import Sequence

from ..plan import expressions as x
from ..plan.link import Range
from ..plan.plan import Slot
from .expressions import c, plain_keys, slot_place
from .kept import written_to
from .lacks import Lacks
from .unit import Lines, Name, Scope, Unit, braced, function, identifier

STEPS = ("becomes", "rises", "falls")


def _known(slot: str, unit: Unit) -> Slot:
    """A slot that C can keep."""
    spec = unit.linked.plan.slots[slot]
    if spec.side:
        raise Lacks(f"`{slot}`, which a side has")
    if unit.linked.slots[slot].grown >= 0:
        raise Lacks(f"`{slot}`, which copies have")
    return spec


def place(slot: str, unit: Unit) -> str:
    """A function for the position of a value, for any owners: -1 where one of them is nothing or of another kind."""
    _known(slot, unit)
    return _place("at", slot, unit.linked.slots[slot], unit)


def pile_accessor(pile: str, unit: Unit) -> str:
    return _place("pile", pile, unit.linked.piles[pile], unit)


def _place(sort: str, of: str, kept: Range, unit: Unit) -> str:
    name = identifier(unit, sort, of)
    if name in unit.made:
        return name
    unit.made.add(name)
    lines = [f"int at = {kept.base}, here;"] if kept.keys else [f"int at = {kept.base};"]
    for n, key in enumerate(kept.keys):
        lines.append(f"here = k{n} < 0 ? -1 : {f'k{n}' if key.kind == 'player' else f'g->of[k{n}]'} - {key.first};")
        lines += [f"if (here < 0 || here >= {key.many})", "    return -1;", f"at += here * {key.stride};"]
    return function(unit, "int", name, _keys(kept), [*lines, "return at;"], inline=True)


def _keys(kept: Range) -> list[str]:
    return [f"int k{n}" for n in range(len(kept.keys))]


def _given(kept: Range) -> str:
    return "".join(f", k{n}" for n in range(len(kept.keys)))


def accessor(slot: str, unit: Unit) -> str:
    """A function that returns the value of a slot; its start value if there is no such owner."""
    spec, kept, name = _known(slot, unit), unit.linked.slots[slot], identifier(unit, "held", slot)
    if name not in unit.made:
        unit.made.add(name)
        lines = [f"int at = {place(slot, unit)}(g{_given(kept)});", f"return at >= 0 ? g->s[at] : {spec.starts};"]
        function(unit, "int", name, _keys(kept), lines, inline=True)
    return name


def _bounds(spec: Slot, kept: Range, unit: Unit) -> tuple[str, str]:
    """The bounds of a counter: the current ones, where they are computed."""
    seat = next((f"k{n}" for n, key in enumerate(kept.keys) if key.kind == "player"), "0")
    names = {"you": Name(seat, "int")}
    names |= {key.kind: Name(f"k{n}", "int") for n, key in enumerate(kept.keys)}
    scope = Scope(unit, names)
    low, high = (c(one, scope) if one is not None else "" for one in (spec.low, spec.high))
    return low, high


def changer(slot: str, unit: Unit) -> str:
    """A function that changes a counter within its bounds, and returns the real change. A bound that has moved past the
    current value takes nothing away."""
    spec, kept, name = _known(slot, unit), unit.linked.slots[slot], identifier(unit, "change", slot)
    if name in unit.made:
        return name
    unit.made.add(name)
    low, high = _bounds(spec, kept, unit)
    lines = [f"int at = {place(slot, unit)}(g{_given(kept)});"]
    lines += [f"num before = at >= 0 ? g->s[at] : {spec.starts}, after = sum(g, before, by);"]
    if spec.excess == "refused":
        lines.append("num wanted = after;")
    if high:
        lines += [f"num high = {high};", "if (after > high)", "    after = larger(high, before);"]
    if low:
        lines += [f"num low = {low};", "if (after < low)", "    after = smaller(low, before);"]
    if spec.excess == "refused":
        lines += ["if (after != wanted)", "    return 0;"]
    lines += ["if (at < 0)", "    return 0;", "g->s[at] = small(g, after);", *written_to(slot, "at", unit)]
    lines.append("return after - before;")
    return function(unit, "num", name, [*_keys(kept), "num by"], lines, inline=True)


def put(slot: str, keys: Sequence[x.Expr], value: x.Expr, scope: Scope) -> Lines:
    """A slot set, within its bounds."""
    unit = scope.unit
    spec, kept = _known(slot, unit), unit.linked.slots[slot]
    code = f"small(g, {c(value, scope)})" if value.type == "number" else c(value, scope)
    plain = plain_keys(keys, spec.owners, scope)
    fixed = all(one is None or isinstance(one, x.Const) for one in (spec.low, spec.high))
    if plain and fixed:
        if spec.sort == "counter" and isinstance(spec.high, x.Const):
            code = f"(int)smaller({spec.high.value}, {code})"
        if spec.sort == "counter" and isinstance(spec.low, x.Const):
            code = f"(int)larger({spec.low.value}, {code})"
        return _set(slot, slot_place(slot, keys, scope), code, unit)
    name = identifier(unit, "put", slot)
    if name not in unit.made:
        unit.made.add(name)
        low, high = _bounds(spec, kept, unit) if spec.sort == "counter" else ("", "")
        lines = [f"int at = {place(slot, unit)}(g{_given(kept)});"]
        lines += [f"value = smaller({high}, value);"] if high else []
        lines += [f"value = larger({low}, value);"] if low else []
        lines += ["value = value != 0;"] if spec.sort == "flag" else []
        lines += braced("if (at >= 0)", ["g->s[at] = small(g, value);", *written_to(slot, "at", unit)])
        function(unit, "void", name, [*_keys(kept), "num value"], lines, inline=True)
    return [f"{name}(g{''.join(f', {c(key, scope)}' for key in keys)}, {code});"]


def _set(slot: str, at: str, code: str, unit: Unit) -> Lines:
    """A place of a slot set to a number."""
    after = written_to(slot, "at", unit)
    if not after:
        return [f"g->s[{at}] = {code};"]
    return ["{", f"    int at = {at};", f"    g->s[at] = {code};", *(f"    {line}" for line in after), "}"]


def change(slot: str, keys: Sequence[x.Expr], by: x.Expr, scope: Scope) -> Lines:
    unit = scope.unit
    spec = _known(slot, unit)
    bounds = (spec.low, spec.high)
    if plain_keys(keys, spec.owners, scope) and spec.excess != "refused":
        at = slot_place(slot, keys, scope)
        code = f"sum(g, g->s[{at}], {c(by, scope)})"
        if all(one is None or isinstance(one, x.Const) for one in bounds):
            if isinstance(spec.high, x.Const):
                code = f"smaller({spec.high.value}, {code})"
            if isinstance(spec.low, x.Const):
                code = f"larger({spec.low.value}, {code})"
            return _set(slot, at, f"small(g, {code})", unit)
    given = "".join(f", {c(key, scope)}" for key in keys)
    return [f"{changer(slot, unit)}(g{given}, {c(by, scope)});"]


def plain_goods(unit: Unit) -> dict[int, str]:
    """Counters that players have, by the numbers under which they are goods."""
    plan = unit.linked.plan
    return {unit.linked.number[good]: good for good in plan.goods if good in plan.slots}


def goods(unit: Unit) -> None:
    """Functions for goods that are known by their numbers alone."""
    held, changed = Lines(), Lines()
    for number, good in plain_goods(unit).items():
        held += [f"case {number}:", f"    return {accessor(good, unit)}(g, seat);"]
        changed += [f"case {number}:", f"    return {changer(good, unit)}(g, seat, by);"]
    held = [*braced("switch (good)", [*held, "default:", "    return 0;"])]
    changed = [*braced("switch (good)", [*changed, "default:", "    return 0;"])]
    function(unit, "num", "held_good", ["int good", "int seat"], held, inline=True)
    function(unit, "num", "change_good", ["int good", "int seat", "num by"], changed, inline=True)
    none = ["if (seat < 0 || by <= 0)", "    return 0;"]
    function(
        unit, "num", "add", ["int good", "int seat", "num by"], [*none, "return change_good(g, good, seat, by);"], True
    )
    function(
        unit,
        "num",
        "take",
        ["int good", "int seat", "num by"],
        [*none, "return -change_good(g, good, seat, -by);"],
        True,
    )


def resets(unit: Unit) -> None:
    """What is reset at the start of each phase."""
    lines = Lines()
    for phase, number in unit.linked.phases.items():
        mine = [slot for slot in unit.linked.plan.slots.values() if slot.resets == phase]
        if mine:
            lines.append(f"case {number}:")
        for slot in mine:
            _known(slot.name, unit)
            kept = unit.linked.slots[slot.name]
            head = f"for (int n = {kept.base}; n < {kept.base + kept.size}; n++)"
            each = braced(head, [f"g->s[n] = {slot.starts};", *written_to(slot.name, "n", unit)])
            lines += [f"    {line}" for line in each]
        if mine:
            lines.append("    break;")
    function(unit, "void", "begin_phase", ["int phase"], braced("switch (phase)", [*lines, "default:", "    break;"]))
