"""Messages about cards on paper."""

from __future__ import annotations

from ...source.text import Span
from ..diagnostic import Diagnostic, Label


def too_long(span: Span, id: str, size: str, language: str) -> Diagnostic:
    """A text that has no room on its card, even in the smallest letters."""
    return Diagnostic(
        "text-too-long",
        f"the text of `{id}` does not fit on a {size} card in `{language}`",
        (Label(span, "too long", True),),
        why="even the smallest letters leave some of it outside",
        hint="print on larger cards with `--size poker`"
        if size != "poker"
        else "shorten it, or say it in two abilities",
    )
