"""What is said about rules: words with their language, and sentences with those below them."""

from __future__ import annotations

from dataclasses import field

from ..frozen import frozen

SOURCE = ""
"""The language of text that is shown as written."""


@frozen
class Words:
    text: str
    language: str
    """`SOURCE` if no language has words for it: then it is the author's line."""


@frozen
class Said:
    """A sentence, and the sentences below it."""

    words: Words
    below: tuple[Said, ...] = ()
    line: str = field(default="", compare=False)
    """The author's lines that it says, those below it included."""
    head: str = field(default="", compare=False)
    """The first of them, where there are more."""
