"""The model as text, for tests and for authors who want to see the meaning of a rule.

Rule enlist of what=token
  move what=$token to=bag[you]
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from . import model as m

HIDDEN = frozenset({"at", "pack", "source", "words"})
"""The place and the wording are no part of the meaning."""

SHELVES = ("kinds", "groups", "slots", "tables", "wallets", "maps", "dice", "elements", "rules", "defines")

APART = frozenset({"then", "otherwise", "scenes", "abilities"})
"""Parts that hold steps and are named, for a node may have another one."""


def show(model: m.Model, only: Iterable[str] = ()) -> str:
    """All that is declared, or what has one of the names; `hook`, `shift`, `scenario`, `ruling` have none."""
    wanted = tuple(only)
    lines: list[str] = []
    for shelf in SHELVES:
        for name, found in getattr(model, shelf).items():
            if not wanted or name in wanted:
                lines += _lines(found, 0)
    for one in (*model.hooks, *model.shifts, *model.scenarios, *model.rulings):
        if not wanted or type(one).__name__.lower() in wanted:
            lines += _lines(one, 0)
    return "".join(f"{line}\n" for line in lines)


def _lines(node: object, depth: int) -> Iterator[str]:
    """A node that holds steps takes a line for itself and one for each of them; any other is one line."""
    assert dataclasses.is_dataclass(node)
    parts: list[str] = []
    below: list[str] = []
    for field in dataclasses.fields(node):
        value: object = getattr(node, field.name)
        if field.name in HIDDEN or _empty(field, value):
            continue
        steps = _items(value)
        if steps and all(isinstance(step, m.Step) for step in steps):
            apart = field.name in APART
            below += ["  " * (depth + 1) + field.name + ":"] if apart else []
            below += [line for step in steps for line in _lines(step, depth + (2 if apart else 1))]
        elif field.name == "args" and isinstance(node, m.Act):
            parts += [f"{role}={expression(arg)}" for role, arg in node.args]
        else:
            parts.append(f"{field.name}={expression(value)}")
    yield "  " * depth + " ".join([type(node).__name__, *parts])
    yield from below


def _items(value: object) -> tuple[object, ...]:
    return cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)


def _empty(field: dataclasses.Field[object], value: object) -> bool:
    """Whether a part has its default value."""
    if value in ("", (), None, False, m.Laws()):
        return True
    return field.default is not dataclasses.MISSING and value == field.default


def expression(value: object) -> str:
    """A part of the model on one line."""
    write = WRITTEN.get(type(value))
    if write is not None:
        return write(value)
    if not dataclasses.is_dataclass(value):
        return str(value)
    fields = dataclasses.fields(value)
    parts = [
        expression(item) if len(fields) == 1 else f"{field.name}={expression(item)}"
        for field in fields
        for item in [getattr(value, field.name)]
        if field.name not in HIDDEN and not _empty(field, item)
    ]
    return f"{type(value).__name__}({', '.join(parts)})" if parts else type(value).__name__.lower()


def _list(items: Iterable[object]) -> str:
    return "[" + ", ".join(map(expression, items)) + "]"


def _keyed(name: str, keys: tuple[m.Expr, ...]) -> str:
    return name + _list(keys) if keys else name


def _joined(word: str) -> Callable[[m.All | m.Any | m.Both | m.OneOf], str]:
    return lambda found: "(" + f" {word} ".join(map(expression, found.items)) + ")"


WRITTEN: dict[type, Callable[[Any], str]] = {
    tuple: _list,
    m.Number: lambda found: str(found.value),
    m.Truth: lambda found: "yes" if found.value else "no",
    m.Text: lambda found: repr(found.value),
    m.Thing: lambda found: str(found.id),
    m.Var: lambda found: f"${found.name}",
    m.Read: lambda found: _keyed(found.slot, found.keys),
    m.Inside: lambda found: _keyed(f"inside {found.pile}", found.keys),
    m.Value: lambda found: _keyed(f"value {found.name}", found.args),
    m.Look: lambda found: _keyed(f"look {found.table}", found.keys),
    m.Trait: lambda found: f"{expression(found.of)}'s {found.name}",
    m.Goods: lambda found: f"{expression(found.many)} {found.good}",
    m.Test: lambda found: f"({expression(found.left)} {found.how} {expression(found.right)})",
    m.Sum: lambda found: f"({expression(found.left)} {found.how} {expression(found.right)})",
    m.IsA: lambda found: f"({expression(found.what)} is-a {found.kind})",
    m.Not: lambda found: f"not {expression(found.what)}",
    m.All: _joined("and"),
    m.Any: _joined("or"),
    m.Both: _joined("+"),
    m.OneOf: _joined("or"),
    m.Row: lambda found: f"{_list(found.keys)} -> {expression(found.value)}",
}
