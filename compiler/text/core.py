"""The phrases of every game, in each language: a folder of files."""

from __future__ import annotations

from functools import cache

from ..source.text import Source, source_of
from ..wordings import folder_of

FOLDER = "compiler/text/phrases/"


def is_core(source: Source) -> bool:
    return source.name.startswith(FOLDER)


@cache
def core(language: str) -> tuple[Source, ...]:
    """The phrase files of a language, in the order of their names; none for an unknown language."""
    folder = folder_of(language)
    return tuple(
        source_of(f"{FOLDER}{language}/{file.name}", file.read_text(encoding="utf-8"))
        for file in sorted(folder.iterdir() if folder is not None else (), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    )
