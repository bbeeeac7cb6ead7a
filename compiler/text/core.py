"""The phrases that every game has, in each language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..source.text import Source, source_of


@cache
def core(language: str) -> tuple[Source, ...]:
    """The file of a language; none for a language that we do not have."""
    name = f"{language}.ftl"
    for file in (files("rulewright.compiler.text") / "phrases").iterdir():
        if file.name == name:
            return (source_of(f"compiler/text/phrases/{name}", file.read_text(encoding="utf-8")),)
    return ()
