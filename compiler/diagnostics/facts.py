"""What every way of showing a diagnostic asks of it: its order, its place, its sentences."""

from __future__ import annotations

import json
from collections.abc import Iterable

from ..source.text import Span, source_of
from .diagnostic import Diagnostic, Fix, Label

HERE = "here"
"""What a label says that only points: where nothing can be pointed at, nothing is lost without it."""


def in_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """By file and place. What has none comes first: a file that could not be read explains much of the rest."""
    return sorted(diagnostics, key=_order)


def main_label(diagnostic: Diagnostic) -> Label | None:
    """The label that says where the diagnostic is."""
    return next((label for label in diagnostic.labels if label.main), next(iter(diagnostic.labels), None))


def whole(span: Span) -> Span:
    """The same span, in its text, of a source whose lines are counted."""
    source = span.source
    if not source.starts:
        source = source_of(source.name, source.text, source.original, source.headings)
    start = min(max(span.start, 0), len(source.original))
    return Span(source, start, min(max(span.end, start), len(source.original)))


def _order(diagnostic: Diagnostic) -> tuple[str, int, str, str]:
    label = main_label(diagnostic)
    span = whole(label.span) if label else None
    return (span.source.name if span else "", span.start if span else -1, diagnostic.slug, diagnostic.headline)


def dumped(data: object) -> str:
    """JSON that can be written whatever it contains, even half of a surrogate pair."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    return text.encode("utf-8", "replace").decode("utf-8")


def fix_words(fix: Fix) -> str:
    """An edit in words, and whether it may be another one that is wanted."""
    return fix.words if fix.sure else f"{fix.words} (unsure)"


def sentences(diagnostic: Diagnostic) -> str:
    """All sentences of a diagnostic, a line each."""
    main = main_label(diagnostic)
    edit = "" if diagnostic.hint else ", or ".join(map(fix_words, diagnostic.fixes))
    words = main.words if main and main.words != HERE else ""
    lines = [diagnostic.headline, words, diagnostic.why, diagnostic.hint or edit]
    return "\n".join(line.strip() for line in lines if line.strip())
