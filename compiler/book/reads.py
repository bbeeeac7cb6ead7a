"""What a page reads of a volume, noted while it is made: as long as all of that is the same, the page is.

    elements farmer       one entry of a table
    elements ?farmer      whether there is such an entry
    elements *            all of them

Only tables with an entry for each thing, scenario or link are noted. What else a volume holds is the ground on which
all of its pages rest (ground.py).
"""

from __future__ import annotations

from collections.abc import Generator, ItemsView, Iterable, Iterator, KeysView, ValuesView
from contextlib import contextmanager
from typing import Any, SupportsIndex, TypeVar, overload

T = TypeVar("T")

Read = tuple[str, str]
"""A table, and what was read of it."""
ALL = "*"
WHETHER = "?"


class Notes:
    """Who reads now, the innermost last, and the tables that are noted."""

    __slots__ = ("readers", "tables")

    def __init__(self) -> None:
        self.readers: list[dict[Read, None]] = []
        self.tables: dict[str, Noted[Any] | Row[Any]] = {}

    def add(self, table: str, key: str) -> None:
        if self.readers:
            self.readers[-1][table, key] = None

    def add_all(self, reads: dict[Read, None]) -> None:
        if self.readers:
            self.readers[-1].update(reads)

    @contextmanager
    def reading(self) -> Generator[dict[Read, None]]:
        """What is read within this block only."""
        self.readers.append({})
        try:
            yield self.readers[-1]
        finally:
            self.readers.pop()


class Noted(dict[str, T]):
    """A table that notes what is read of it."""

    __slots__ = ("name", "notes")

    def __init__(self, table: dict[str, T], name: str, notes: Notes) -> None:
        super().__init__(table)
        self.name, self.notes = name, notes
        notes.tables[name] = self

    def now(self, key: str) -> object:
        """The value, without recording the read."""
        if key == ALL:
            return list(super().items())
        if key.startswith(WHETHER):
            return super().__contains__(key[len(WHETHER) :])
        return super().get(key)

    def __getitem__(self, key: str) -> T:
        self.notes.add(self.name, key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None, /) -> Any:
        self.notes.add(self.name, key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self.notes.add(self.name, f"{WHETHER}{key}")
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self.notes.add(self.name, ALL)
        return super().__iter__()

    def __len__(self) -> int:
        self.notes.add(self.name, ALL)
        return super().__len__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self.notes.add(self.name, ALL)
        return super().keys()

    def values(self) -> ValuesView[T]:  # type: ignore[override]
        self.notes.add(self.name, ALL)
        return super().values()

    def items(self) -> ItemsView[str, T]:  # type: ignore[override]
        self.notes.add(self.name, ALL)
        return super().items()


class Row(tuple[T, ...]):
    """A row that notes what is read of it."""

    name: str
    notes: Notes

    def now(self, key: str) -> object:
        """The value, without recording the read."""
        if key == ALL:
            return list(super().__iter__())
        return super().__getitem__(int(key)) if int(key) < super().__len__() else None

    @overload
    def __getitem__(self, at: SupportsIndex, /) -> T: ...
    @overload
    def __getitem__(self, at: slice, /) -> tuple[T, ...]: ...
    def __getitem__(self, at: Any, /) -> Any:
        self.notes.add(self.name, str(at) if isinstance(at, int) else ALL)
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[T]:
        self.notes.add(self.name, ALL)
        return super().__iter__()

    def __len__(self) -> int:
        self.notes.add(self.name, ALL)
        return super().__len__()

    def __contains__(self, one: object, /) -> bool:
        self.notes.add(self.name, ALL)
        return super().__contains__(one)

    def index(self, one: Any, *within: Any) -> int:
        self.notes.add(self.name, ALL)
        return super().index(one, *within)


def row_of(row: Iterable[T], name: str, notes: Notes) -> Row[T]:
    found = Row(row)
    found.name, found.notes = name, notes
    notes.tables[name] = found
    return found
