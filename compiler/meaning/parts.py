"""All parts of a part of the model, outermost first."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, cast


def parts(value: object) -> Iterator[object]:
    """Every node in a node, a tuple or a dict of them."""
    waiting = [value]
    while waiting:
        here = waiting.pop()
        kind: type[Any] = type(here)
        if kind is tuple:
            waiting += reversed(cast("tuple[object, ...]", here))
            continue
        names = SHAPES.get(kind)
        if names is None:
            names = _shape_of(kind)
        if names is NO_PART:
            continue
        if names is DICT:
            waiting += reversed(cast("dict[str, object]", here).values())
            continue
        yield here
        for name in names:
            part = getattr(here, name)
            if type(part) not in LEAVES:
                waiting.append(part)


LEAVES = frozenset({str, int, bool, type(None)})
"""What has no parts; most fields are of these."""
NO_PART = ("",)
DICT = ("{}",)
SHAPES: dict[type[Any], tuple[str, ...]] = {}
"""For each class of nodes its fields in reverse order, because they are put on a stack."""


def _shape_of(kind: type[Any]) -> tuple[str, ...]:
    found: tuple[str, ...]
    if issubclass(kind, dict):
        found = DICT
    elif dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind) if field.name != "at" and not _is_leaf(field)]
        found = tuple(reversed(names))
    else:
        found = NO_PART
    SHAPES[kind] = found
    return found


PLAIN = frozenset({"str", "int", "bool", "float", "None", "Span"})


def _is_leaf(field: dataclasses.Field[Any]) -> bool:
    """Whether nothing that it can hold has parts, by its type."""
    return isinstance(field.type, str) and PLAIN.issuperset(field.type.split(" | "))
