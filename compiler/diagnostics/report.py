"""Diagnostics for other programs: JSON for editors and scripts, and the commands of a GitHub workflow.

The JSON is described by `report.schema.json`: lines and columns count from one, columns in characters, and the end is
the place after the last character. A key is always there; what is not known is null or empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..source.text import Span, headings_above, line_column
from .cells import shown
from .diagnostic import Diagnostic, Severity
from .facts import dumped, in_order, main_label, sentences, whole
from .pages import all_slugs
from .sarif import as_sarif

__all__ = ["as_data", "as_github", "as_json", "as_sarif"]

COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def as_json(diagnostics: Iterable[Diagnostic]) -> str:
    """All of them in the order of files and lines, and their numbers."""
    ordered = in_order(diagnostics)
    counts = {f"{one.value}s": sum(found.severity is one for found in ordered) for one in Severity}
    return dumped({"diagnostics": [as_data(diagnostic) for diagnostic in ordered], **counts})


def as_data(diagnostic: Diagnostic) -> dict[str, object]:
    """One of them, for documents that have diagnostics among other things."""
    main = main_label(diagnostic)
    span = whole(main.span) if main else None
    return {
        "slug": diagnostic.slug,
        "severity": diagnostic.severity.value,
        "headline": diagnostic.headline,
        **(_range(span) if span else dict.fromkeys(("file", "line", "column", "end_line", "end_column"))),
        "headings": list(headings_above(span.source, span.start)) if span else [],
        "labels": [
            {**_range(whole(label.span)), "words": label.words, "main": label is main} for label in diagnostic.labels
        ],
        "why": diagnostic.why,
        "hint": diagnostic.hint,
        "fixes": [
            {"words": fix.words, "sure": fix.sure, "edits": [{**_range(whole(fix.span)), "text": fix.text}]}
            for fix in diagnostic.fixes
        ],
        "page": diagnostic.slug if diagnostic.slug in all_slugs() else None,
    }


def as_github(diagnostics: Iterable[Diagnostic]) -> str:
    """A command per line, which GitHub shows as an annotation next to the changed line."""
    return "\n".join(_command(diagnostic) for diagnostic in in_order(diagnostics))


def _range(span: Span) -> dict[str, object]:
    line, column = line_column(span.source, span.start)
    end_line, end_column = line_column(span.source, span.end)
    return {
        "file": span.source.name,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }


def _command(diagnostic: Diagnostic) -> str:
    main = main_label(diagnostic)
    properties = {**(_github_place(whole(main.span)) if main else {}), "title": diagnostic.slug}
    listed = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
    return f"::{COMMANDS[diagnostic.severity]} {listed}::{shown(_escaped(sentences(diagnostic)))}"


def _github_place(span: Span) -> Mapping[str, object]:
    """GitHub takes columns only of a stretch that stays in its line."""
    found = _range(span)
    place = {"file": found["file"], "line": found["line"], "endLine": found["end_line"]}
    if found["line"] == found["end_line"]:
        place |= {"col": found["column"], "endColumn": found["end_column"]}
    return place


def _escaped(text: str) -> str:
    clean = text.encode("utf-8", "replace").decode("utf-8")
    return clean.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
