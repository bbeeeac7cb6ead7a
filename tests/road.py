"""Sends text through the whole compiler: read, resolved, printed, and turned into Python that compiles."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Severity
from rulewright.compiler.diagnostics.facts import in_order, main_label
from rulewright.compiler.handlers.module import module_of
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.source.clean import clean
from rulewright.compiler.source.text import Source, line_column
from rulewright.compiler.syntax.nodes import Declaration
from rulewright.compiler.syntax.parse import Parsed, parse
from rulewright.compiler.syntax.write import write

PLAY = "to play:\n  end-game\n"
"""What a text has below it where it does not say how the game is played."""


@dataclass(frozen=True, slots=True)
class Travelled:
    source: Source
    parsed: Parsed
    said: tuple[Diagnostic, ...]
    """Of all stations, in the order of the text."""
    model: Model
    python: str
    """The handlers, if nothing was an error."""


def read(text: str, name: str = "sample.rules") -> tuple[Parsed, tuple[Diagnostic, ...]]:
    """A text cleaned and parsed."""
    cleaned = clean(name, text)
    told = parse(cleaned.value)
    return told.value, (*cleaned.said, *told.said)


def travel(text: str, name: str = "sample.rules", title: str = "Sample") -> Travelled:
    """A text as a pack of its own, down the whole road."""
    parsed, said = read(text, name)
    for declaration in parsed.declarations:
        write(declaration)
    meant = resolve("sample", title, (2, 2), [("sample", frozenset(), (parsed,))])
    said = tuple(in_order((*said, *meant.said)))
    python = ""
    if not any(one.severity is Severity.ERROR for one in said):
        python = module_of(lower(meant.value))
        compile(python, "<sample>", "exec")
    return Travelled(parsed.source, parsed, said, meant.value, python)


def line_of(diagnostic: Diagnostic) -> int:
    """The line a diagnostic is at; 0 where it has no place."""
    label = main_label(diagnostic)
    return line_column(label.span.source, label.span.start)[0] if label else 0


def told(found: tuple[Diagnostic, ...]) -> list[tuple[int, str]]:
    return [(line_of(one), one.slug) for one in found]


def tree(text: str) -> tuple[Declaration, ...] | None:
    """The declarations of a text, or nothing where a part of it cannot be read."""
    parsed, said = read(text)
    return None if said else parsed.declarations
