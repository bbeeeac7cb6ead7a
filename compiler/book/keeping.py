"""Pages that are kept from one making of the site to the next, each with what was read for it.

A page is used again where the ground of its volume is the same (ground.py), and all that was read for it is as it was
(reads.py). What is used again is the same to the byte as what would be made.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import field, fields, replace
from typing import Any, cast

from ..frozen import slotted
from ..proofs import key_of
from .digest import digest_of
from .ground import ground_of
from .once import table_of
from .page import Page
from .reads import Noted, Notes, Read, Row, row_of
from .shelf import Volume

FIELDS = tuple(one.name for one in fields(Page))


@slotted
class Kept:
    """The pages of a volume."""

    ground: str = ""
    reads: list[tuple[str, str, str]] = field(default_factory=list[tuple[str, str, str]])
    """A table, what was read of it, and the digest of that."""
    pages: dict[str, tuple[str, list[int], list[Any] | str]] = field(
        default_factory=dict[str, tuple[str, list[int], list[Any] | str]]
    )
    """By language and path: a key of what it was given, the numbers of its reads, and the fields of the page; those
    that come from a file as JSON, as they lie there."""


@slotted
class Keeping:
    """The pages of a volume as they were, and as they are now."""

    volume: Volume
    """The volume, which records what is read of it."""
    before: Kept
    after: Kept
    same: list[bool | None]
    """For each earlier read, whether the value is the same, where that has been tested."""
    numbers: dict[Read, int]
    """Of each read of now."""
    digests: dict[Read, str] = field(default_factory=dict[Read, str])
    """Values that have been hashed: they do not change while pages are made."""
    again: int = 0
    """How many were used again."""

    def page(self, language: str, path: str, given: str, make: Callable[[], Page]) -> Page:
        """The page, used again or made."""
        name = f"{language}/{path}"
        known = self.before.pages.get(name)
        if known is not None and known[0] == given and all(map(self._is_same, known[1])):
            self.again += 1
            reads = [(table, key) for table, key, _ in map(self.before.reads.__getitem__, known[1])]
            self.after.pages[name] = given, list(map(self._number, reads)), known[2]
            values: list[Any] = json.loads(known[2]) if isinstance(known[2], str) else known[2]
            return Page(*map(_row, values))
        with self.volume.notes.reading() as found:
            page = make()
        self.after.pages[name] = given, list(map(self._number, found)), [getattr(page, one) for one in FIELDS]
        return page

    def _is_same(self, at: int) -> bool:
        found = self.same[at]
        if found is None:
            table, key, digest = self.before.reads[at]
            found = self.same[at] = self._digest((table, key)) == digest
        return found

    def _number(self, read: Read) -> int:
        """Of a read: what was read is the same all the while."""
        if read not in self.numbers:
            self.numbers[read] = len(self.after.reads)
            self.after.reads.append((*read, self._digest(read)))
        return self.numbers[read]

    def _digest(self, read: Read) -> str:
        if read not in self.digests:
            table = table_of(self.volume, read[0])
            self.digests[read] = digest_of(table.now(read[1])) if table is not None else ""
        return self.digests[read]


def keeping(volume: Volume, before: Kept | None) -> Keeping:
    ground = ground_of(volume)
    known = before if before is not None and before.ground == ground else Kept()
    return Keeping(noted(volume), known, Kept(ground), [None] * len(known.reads), {})


def noted(volume: Volume) -> Volume:
    """The same volume, in which it is noted what is read."""
    notes = Notes()

    def table(name: str, one: Any) -> Any:
        return Noted(dict(one), name, notes)

    def row(name: str, one: Any) -> Row[Any]:
        return row_of(one, name, notes)

    def tables(name: str, of: Any) -> Any:
        """Every table and row of some data."""
        found = {one.name: getattr(of, one.name) for one in fields(of)}
        new = {key: table(f"{name}.{key}", one) for key, one in found.items() if isinstance(one, dict)}
        new |= {key: row(f"{name}.{key}", one) for key, one in found.items() if isinstance(one, tuple)}
        return replace(of, **new)

    model = replace(
        volume.model,
        elements=table("elements", volume.model.elements),
        scenarios=row("scenarios", volume.model.scenarios),
    )
    return replace(
        volume,
        model=model,
        cards=tables("cards", volume.cards),
        chains=tables("chains", volume.chains),
        abilities=table("abilities", volume.abilities),
        near=tables("near", volume.near),
        examples=table("examples", volume.examples),
        made_up=row("made-up", volume.made_up),
        programs=table("programs", volume.programs),
        kept={},
        notes=notes,
    )


def given(*facts: str) -> str:
    """A key of what a page is made from besides the parts of its volume."""
    return key_of("given", facts)


def _row(value: Any) -> Any:
    """Lists of a file are rows again."""
    return tuple(map(_row, cast("list[Any]", value))) if isinstance(value, list | tuple) else value
