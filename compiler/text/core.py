"""The phrases that every game has, in each language: a folder of files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..source.text import Source, source_of

FOLDER = "compiler/text/phrases/"


def is_core(source: Source) -> bool:
    return source.name.startswith(FOLDER)


@cache
def core(language: str) -> tuple[Source, ...]:
    """The files of a language, in the order of their names; none for a language that we do not have."""
    for folder in (files("rulewright.compiler.text") / "phrases").iterdir():
        if folder.name == language and folder.is_dir():
            return tuple(
                source_of(f"{FOLDER}{language}/{file.name}", file.read_text(encoding="utf-8"))
                for file in sorted(folder.iterdir(), key=lambda file: file.name)
                if file.name.endswith(".ftl")
            )
    return ()
