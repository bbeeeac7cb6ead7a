"""The same expressions, steps and needs with something else in the place of some parts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar, cast

from ..source.text import Span

T = TypeVar("T")
Change = Callable[[object], object]


@cache
def fields_of(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in dataclasses.fields(kind))


def changed(part: T, change: Change, whole: tuple[type, ...] = ()) -> T:
    """A part with `change` made to all within it and then to itself; what is of a type in `whole` is not gone into."""
    return cast(T, _changed(part, change, whole))


def _changed(part: object, change: Change, whole: tuple[type, ...]) -> object:
    if isinstance(part, tuple):
        items = cast("tuple[object, ...]", part)
        made = tuple(_changed(item, change, whole) for item in items)
        return items if all(one is other for one, other in zip(made, items, strict=True)) else made
    if not dataclasses.is_dataclass(part) or isinstance(part, Span | type):
        return part
    if isinstance(part, whole):
        return change(part)
    different: dict[str, Any] = {}
    for name in fields_of(type(part)):
        value = getattr(part, name)
        new = _changed(value, change, whole)
        if new is not value:
            different[name] = new
    return change(dataclasses.replace(part, **different) if different else part)


def parts(part: object) -> Iterator[object]:
    """A part and all within it."""
    if isinstance(part, tuple):
        for item in cast("tuple[object, ...]", part):
            yield from parts(item)
    elif dataclasses.is_dataclass(part) and not isinstance(part, Span | type):
        yield part
        for name in fields_of(type(part)):
            yield from parts(getattr(part, name))
