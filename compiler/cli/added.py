"""A pack with one more file, as it would be read: nothing is written until it is known to be sound."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..pipeline import Compiled, Shelf, compile_edition
from ..result import Result
from ..source.clean import clean
from ..source.load import shown_as

if TYPE_CHECKING:
    from ..source.load import Pack


def with_file(packs: tuple[Pack, ...], folder: Path, path: Path, text: str) -> Result[Compiled | None]:
    """The edition of the last of these packs, with a file that is not there yet."""
    shelf, name = Shelf(), shown_as(path)
    for pack in packs:
        shelf.packs[pack.folder] = Result(pack)
    last = packs[-1]
    cleaned = clean(name, text)
    sources = sorted([*last.sources, cleaned.value], key=lambda one: one.name)
    shelf.packs[last.folder] = Result(replace(last, sources=tuple(sources)), cleaned.said)
    return compile_edition(str(folder), (), shelf)
