"""A text made fit for the parser, whether it comes from a file or from an editor, and its mistakes as a text."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..result import Result
from .characters import control_characters, odd_spaces, quiet, tabs
from .decode import fold
from .literate import fences, literate
from .text import Source, source_of

LITERATE = ".rules.md"
PLAIN = ".rules"


def clean(name: str, text: str) -> Result[Source]:
    """The source of a text; by its name it is literate or plain."""
    text = fold(text)
    if not name.endswith(LITERATE):
        source = source_of(name, quiet(text), text)
        return Result(source, tuple(_characters(source, [(0, len(text))])))
    told = literate(name, text)
    return Result(told.value, (*told.said, *_characters(told.value, fences(text))))


def _characters(source: Source, blocks: list[tuple[int, int]]) -> Iterator[Diagnostic]:
    yield from control_characters(source)
    yield from tabs(source, blocks)
    yield from odd_spaces(source, blocks)
