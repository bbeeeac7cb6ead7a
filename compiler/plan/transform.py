"""The same expressions, steps and needs with something else in the place of some parts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any, TypeVar, cast

from ..replacing import replace
from ..source.text import Span

T = TypeVar("T")
Change = Callable[[object], object]


@cache
def fields_of(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in dataclasses.fields(kind))


def changed(part: T, change: Change, whole: tuple[type, ...] = ()) -> T:
    """A part with `change` applied to everything in it, then to itself; a type in `whole` is not entered."""
    return cast(T, _changed(part, change, whole))


def _changed(part: object, change: Change, whole: tuple[type, ...]) -> object:
    # A place is a tuple too, and one of a whole file: it is no part.
    if type(part) is tuple:
        items = cast("tuple[object, ...]", part)
        made = tuple(_changed(item, change, whole) for item in items)
        return items if all(one is other for one, other in zip(made, items, strict=True)) else made
    names = _shape_of(type(part))
    if names is NO_PART:
        return part
    if isinstance(part, whole):
        return change(part)
    different: dict[str, Any] = {}
    for name in names:
        value = getattr(part, name)
        if type(value) is str or type(value) is int:
            continue
        new = _changed(value, change, whole)
        if new is not value:
            different[name] = new
    return change(replace(cast(Any, part), **different) if different else part)


def parts(part: object) -> Iterator[object]:
    """A part and all within it, the outer before the inner, in their order."""
    waiting = [part]
    while waiting:
        one = waiting.pop()
        kind = type(one)
        if kind is tuple:
            waiting.extend(reversed(cast("tuple[object, ...]", one)))
            continue
        names = SHAPES.get(kind) or _shape_of(kind)
        if names is not NO_PART:
            yield one
            for name in names:
                value = getattr(one, name)
                if type(value) not in LEAVES:
                    waiting.append(value)


def of_kinds(part: object, kinds: Collection[type]) -> list[Any]:
    """Of a part and all within it, what is of some classes, without those that are made of these; in half the time of
    `parts`."""
    found: list[object] = []
    waiting = [part]
    while waiting:
        one = waiting.pop()
        kind = type(one)
        if kind is tuple:
            waiting.extend(cast("tuple[object, ...]", one))
            continue
        if kind in kinds:
            found.append(one)
        names = SHAPES.get(kind) or _shape_of(kind)
        if names is not NO_PART:
            for name in names:
                value = getattr(one, name)
                if type(value) not in LEAVES:
                    waiting.append(value)
    return found


def fields_in(part: object) -> tuple[str, ...]:
    """The fields of a part; none for anything else."""
    names = _shape_of(type(part))
    return () if names is NO_PART else names


def steps_within(part: object) -> Iterator[object]:
    """Steps, and the steps and ways within them, in order. Expressions and needs are skipped, so this takes a fraction
    of the time of `parts`."""
    waiting = [part]
    while waiting:
        one = waiting.pop()
        kind = type(one)
        if kind is tuple:
            waiting.extend(reversed(cast("tuple[object, ...]", one)))
            continue
        names = HOLDS.get(kind)
        if names is None:
            names = HOLDS[kind] = _holds(kind)
        yield one
        for name in names:
            held = getattr(one, name)
            if held:
                waiting.append(held)


def steps_of(block: tuple[object, ...]) -> tuple[object, ...]:
    """The steps within a block of a plan, listed once: many passes go through all lines of all routines."""
    found = LISTED.get(id(block))
    if found is None:
        found = LISTED[id(block)] = block, tuple(steps_within(block))
    return found[1]


LISTED: dict[int, tuple[tuple[object, ...], tuple[object, ...]]] = {}
"""Of blocks of the plan that was lowered last, by the `id` of each, which is kept with them: the steps within."""


HOLDS: dict[type, tuple[str, ...]] = {}
"""The fields of each class of steps that hold steps, the last one first."""
BLOCKS = frozenset({"Block", "Block | None", "tuple[Way, ...]"})


def _holds(kind: type) -> tuple[str, ...]:
    return tuple(reversed([one.name for one in dataclasses.fields(kind) if one.type in BLOCKS]))


SHAPES: dict[type, tuple[str, ...]] = {}

LEAVES = frozenset({str, int, bool, type(None), Span})
"""What can have no part of a plan in it; most fields are of these."""
NO_PART = ("",)
"""The shape of values that are no part of a plan: texts, numbers, places."""


def _shape_of(kind: type) -> tuple[str, ...]:
    found = SHAPES.get(kind)
    if found is None:
        found = SHAPES[kind] = _found_shape(kind)
    return found


def _found_shape(kind: type) -> tuple[str, ...]:
    if not dataclasses.is_dataclass(kind) or issubclass(kind, Span):
        return NO_PART
    # In reverse order, because they are taken from a stack.
    return tuple(reversed([one.name for one in dataclasses.fields(kind) if not is_leaf(one)]))


PLAIN = frozenset({"str", "int", "bool", "float", "None", "Span"})


def is_leaf(field: dataclasses.Field[Any]) -> bool:
    """Whether nothing that it can hold has parts, by its type."""
    return isinstance(field.type, str) and PLAIN.issuperset(field.type.split(" | "))
