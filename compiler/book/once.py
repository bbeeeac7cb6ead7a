"""Values that are computed once for a volume and stored with it: they are freed with the volume.

A page that uses such a value has read everything from which it was computed, or, for a `finding`, the value itself:
then the page stays as it is while the value is the same, even if it is computed from something else.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

from .reads import ALL, Noted, Notes, Row, row_of


class Keeper(Protocol):
    @property
    def kept(self) -> dict[tuple[object, ...], Any]: ...
    @property
    def notes(self) -> Notes: ...


K = TypeVar("K", bound=Keeper)
P = ParamSpec("P")
T = TypeVar("T")

FINDINGS: dict[str, Callable[..., Any]] = {}
"""Every finding, by its name."""


def once(make: Callable[Concatenate[K, P], T]) -> Callable[Concatenate[K, P], T]:
    """The same function, done once for each volume and each of what it is asked about."""

    def found(volume: K, /, *args: P.args, **named: P.kwargs) -> T:
        key = (make, *args, *named.items())
        kept = volume.kept
        if key not in kept:
            with volume.notes.reading() as reads:
                kept[key] = make(volume, *args, **named), reads
        known, reads = kept[key]
        volume.notes.add_all(reads)
        return cast(T, known)

    return found


def finding(make: Callable[Concatenate[K, P], T]) -> Callable[Concatenate[K, P], T]:
    """The same, of what is found from many things: who asks has read what was found. It is asked with plain values."""
    name = f"{make.__module__.rpartition('.')[2]}.{make.__name__}"

    def found(volume: K, /, *args: P.args, **named: P.kwargs) -> T:
        table = json.dumps([name, *args])
        known = volume.notes.tables.get(table)
        if known is None:
            with volume.notes.reading():
                value = make(volume, *args, **named)
            known = _table(value, table, volume.notes)
        if isinstance(known, Noted):
            return cast(T, known)
        volume.notes.add(table, ALL)
        return cast(T, known.now("0"))

    FINDINGS[name] = found
    return found


def _table(value: object, name: str, notes: Notes) -> Noted[Any] | Row[Any]:
    if isinstance(value, dict):
        return Noted(cast(dict[str, Any], value), name, notes)
    return row_of((value,), name, notes)


def table_of(volume: Keeper, name: str) -> Noted[Any] | Row[Any] | None:
    """A table of a volume, or what is found there."""
    known = volume.notes.tables.get(name)
    if known is None and name.startswith("["):
        asked, *args = json.loads(name)
        if asked in FINDINGS:
            with volume.notes.reading():
                FINDINGS[asked](volume, *args)
            known = volume.notes.tables.get(name)
    return known
