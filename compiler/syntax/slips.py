"""What a slip is: the word that does not fit, and what could have stood there."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import syntax as words
from ..source.text import Source, Span
from .tabled import tables


def tell(source: Source, what: str, start: int, end: int, state: int, stack: tuple[int, ...]) -> Diagnostic:
    """The diagnostic of a slip."""
    span = Span(source, start, max(end, start + 1))
    found = source.text[start:end].strip().split("\n")[0]
    fitting = tuple(sorted(terminal for terminal in tables().states[state] if not terminal.islower()))
    if what == "unexpected":
        return words.unexpected(span, found, _shown(fitting))
    if what in ("_NL", "$END", "_DEDENT"):
        return words.line_ends(span, _shown(fitting), "_INDENT" in fitting)
    if what == "_INDENT":
        return words.stray_indent(span)
    return words.slip(what, span, found, _shown(fitting))


def stray_indent(span: Span) -> Diagnostic:
    return words.stray_indent(span)


def too_many(span: Span, count: int) -> Diagnostic:
    return words.too_many(span, count)


def _shown(terminals: tuple[str, ...]) -> tuple[str, ...]:
    """Terminals as an author knows them: the words themselves, or `a name`, `a number`."""
    plain = {"NAME": "a name", "NUMBER": "a number", "STRING": "a text in quotes", "_NL": "the end of the line"}
    shown: list[str] = []
    for terminal in terminals:
        if terminal in plain:
            shown.append(plain[terminal])
        elif not terminal.startswith("_") or terminal.startswith("__"):
            shown += [f"`{word}`" for word, kinds in tables().words.items() if terminal in kinds]
    return tuple(dict.fromkeys(shown))
