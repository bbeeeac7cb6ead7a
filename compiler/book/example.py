"""A scenario that was run, as a reader is shown it: what changed on the table, before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import cast

from ..frozen import frozen


@frozen
class Change:
    """A counter, or what lies in a pile, with the things and seats it is of."""

    slot: str
    of: tuple[str, ...]
    before: int | tuple[str, ...]
    """A number, or the ids of the things that lie there."""
    after: int | tuple[str, ...]


@frozen
class Example:
    title: str
    changes: tuple[Change, ...]
    told: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """What was done, by whom, as sentences in each language."""


def changed(
    before: dict[str, object], after: dict[str, object], starts: Mapping[str, int] | None = None
) -> tuple[Change, ...]:
    """What is otherwise in the second of two looks at a table, each key as `slot:of:of`. A counter that is not there is
    at its start: at none, where `starts` says nothing else."""
    found: list[Change] = []
    for key in dict.fromkeys([*before, *after]):
        one, other = _plain(before.get(key)), _plain(after.get(key))
        slot, *of = key.split(":")
        start = (starts or {}).get(slot, 0)
        if one is None or other is None:
            one, other = (
                (one if one is not None else _none(other, start)),
                (other if other is not None else _none(one, start)),
            )
        if one != other and isinstance(one, int) == isinstance(other, int):
            found.append(Change(slot, tuple(of), one, other))
    return tuple(found)


def _plain(value: object) -> int | tuple[str, ...] | None:
    if isinstance(value, bool | int):
        return int(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(_element(str(one)) for one in cast(Sequence[object], value))
    return (_element(value),) if isinstance(value, str) else None


def _none(like: int | tuple[str, ...] | None, start: int) -> int | tuple[str, ...]:
    return start if isinstance(like, int) else ()


def _element(name: str) -> str:
    """What a copy is a copy of: `ace@row:left/1` is an ace."""
    return name.partition("@")[0].partition("#")[0]
