"""A text made fit to be parsed, whether it comes from a file or from an editor: and what is wrong with it as a text."""

from __future__ import annotations

from ..told import Told
from .characters import control_characters, quiet, tabs
from .decode import fold
from .literate import fences, literate
from .text import Source, source_of

LITERATE = ".rules.md"
PLAIN = ".rules"


def clean(name: str, text: str) -> Told[Source]:
    """The source of a text; by its name it is literate or plain."""
    text = fold(text)
    if not name.endswith(LITERATE):
        source = source_of(name, quiet(text), text)
        return Told(source, (*control_characters(source), *tabs(source, [(0, len(text))])))
    told = literate(name, text)
    return Told(told.value, (*told.said, *control_characters(told.value), *tabs(told.value, fences(text))))
