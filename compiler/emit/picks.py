"""Choices lifted out of the acts they stand in: each becomes a question before the act."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from ..meaning import model as m
from .expressions import Place, noun, python, quoted
from .names import identifier

PRICES = frozenset({"pay", "swap", "spare"})
"""Verbs whose goods stay open: how a price is paid is asked when it is paid."""


def lifted(expr: m.Expr, name: str) -> tuple[m.Expr, list[tuple[str, m.Pick]]]:
    """An expression with named values in the place of its choices, and the choices."""
    found: list[tuple[str, m.Pick]] = []

    def lift(part: object) -> object:
        if isinstance(part, m.Pick):
            found.append((f"{name}{len(found) or ''}", part))
            var = m.Var(found[-1][0])
            return m.Value("bundle", (var,)) if part.goods else var
        if isinstance(part, tuple):
            return tuple(map(lift, cast("tuple[object, ...]", part)))
        if isinstance(part, m.Goods | m.Both | m.OneOf | m.Items):
            fields = {f.name: lift(getattr(part, f.name)) for f in dataclasses.fields(part)}
            return replace(part, **fields)  # type: ignore[arg-type]
        return part

    result = lift(expr)
    assert isinstance(result, m.Expr)
    return result, found


def candidates(
    pick: m.Pick,
    act: m.Act | None,
    role: str,
    place: Place,
    tests: Sequence[str] = (),
    it: str = "it",
    some: bool = False,
) -> str:
    """The things among which a choice is made, as Python; or whether there are some. `tests` speak of each as `it`."""
    wanted = pick.noun
    if act is not None and not act.own and wanted.source is None:
        source = next((arg for name, arg in act.args if name in ("from", "in") and isinstance(arg, m.Inside)), None)
        if source is not None and role == "what":
            wanted = replace(wanted, source=source)
    if pick.word == "another":
        tests = [f'{it} != v.get("self")', *tests]
    return f"game.{'some' if some else 'each'}({noun(wanted, place, where=tests, it=it)})"


def replaced(part: object, name: str, value: m.Expr) -> Any:
    """The same with a value in the place of a name."""
    if isinstance(part, m.Var) and part.name == name:
        return value
    if isinstance(part, tuple):
        return tuple(replaced(item, name, value) for item in cast("tuple[object, ...]", part))
    if isinstance(part, m.Expr | m.Step | m.Noun):
        fields = {field.name: getattr(part, field.name) for field in dataclasses.fields(part) if field.name != "at"}
        return replace(part, **{key: replaced(one, name, value) for key, one in fields.items()})
    return part


def unused(name: str, place: Place) -> str:
    """A name for what a test is about, as Python: that by which a rule calls it, where it is free."""
    found = identifier(name)
    while found in {identifier(one) for one in place.local}:
        found += "_"
    return found


def narrows(found: m.Noun) -> bool:
    return bool(found.where is not None or found.source is not None or found.trait or found.holding)


def question(
    pick: m.Pick, name: str, things: str, seat: str, then: str, place: Place, to: str = "", given: str = ""
) -> str:
    """The call that asks."""
    extra = ""
    if not pick.single:
        extra = f", least={python(pick.least, place)}, most={python(pick.most, place)}, single=False"
    if pick.goods:
        extra += f", of={python(pick.noun.source, place)}" if pick.noun.source is not None else ""
        return f"game.choose_goods({then}, {seat}, {quoted(name)}, {quoted(pick.noun.kind)}{extra})"
    extra += to and f", to={to}"
    extra += given and f", given={given}"
    return f"game.choose({then}, {seat}, {quoted(name)}, {things}, {quoted(pick.noun.kind)}{extra})"
