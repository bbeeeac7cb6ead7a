"""Diagnostics as SARIF 2.1.0, the form that code hosts and other checkers read."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath
from urllib.parse import quote

from ..source.text import Span, line_column
from .diagnostic import Diagnostic, Fix, Severity
from .facts import dumped, fix_words, in_order, main_label, sentences, whole
from .pages import page_of, read_page, shown_page

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}
ROOT = "%SRCROOT%"
"""What SARIF calls the folder that relative names start from."""


def as_sarif(diagnostics: Iterable[Diagnostic]) -> str:
    """One run of the tool, with its findings and the page of each kind of finding."""
    ordered = in_order(diagnostics)
    slugs = sorted({diagnostic.slug for diagnostic in ordered})
    driver = {"name": "Rulewright", **_about(), "rules": [_rule(slug) for slug in slugs]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(diagnostic, slugs.index(diagnostic.slug)) for diagnostic in ordered],
    }
    return dumped({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]})


ADDRESS = "https://pypi.org/project/rulewright/"


def _about() -> dict[str, str]:
    """Its address and its version: none, where the rooms are used from where they lie."""
    # Slow to import, and not needed elsewhere.
    from importlib import metadata

    try:
        return {"informationUri": ADDRESS, "version": metadata.version("rulewright")}
    except metadata.PackageNotFoundError:
        return {"informationUri": ADDRESS}


def _rule(slug: str) -> dict[str, object]:
    text = page_of(slug)
    if text is None:
        return {"id": slug}
    page = read_page(text, slug)
    return {
        "id": slug,
        "shortDescription": _message(page.title),
        "fullDescription": _message(page.why),
        "help": {"text": page.why, "markdown": shown_page(slug)},
    }


def _result(diagnostic: Diagnostic, index: int) -> dict[str, object]:
    main = main_label(diagnostic)
    result: dict[str, object] = {
        "ruleId": diagnostic.slug,
        "ruleIndex": index,
        "level": LEVELS[diagnostic.severity],
        "message": _message(sentences(diagnostic)),
    }
    if main:
        result["locations"] = [_location(whole(main.span))]
    if others := [label for label in diagnostic.labels if label is not main]:
        result["relatedLocations"] = [
            {
                "id": number,
                **_location(whole(label.span)),
                **({"message": _message(label.words)} if label.words else {}),
            }
            for number, label in enumerate(others, 1)
        ]
    if diagnostic.fixes:
        result["fixes"] = [_fix(fix) for fix in diagnostic.fixes]
    return result


def _fix(fix: Fix) -> dict[str, object]:
    span = whole(fix.span)
    replacement = {"deletedRegion": _region(span), "insertedContent": {"text": fix.text}}
    change = {"artifactLocation": _artifact(span.source.name), "replacements": [replacement]}
    return {"description": _message(fix_words(fix)), "artifactChanges": [change]}


def _location(span: Span) -> dict[str, object]:
    return {"physicalLocation": {"artifactLocation": _artifact(span.source.name), "region": _region(span)}}


def _region(span: Span) -> dict[str, object]:
    line, column = line_column(span.source, span.start)
    end_line, end_column = line_column(span.source, span.end)
    return {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column}


def _artifact(name: str) -> dict[str, object]:
    clean = quote(name.encode("utf-8", "replace"))
    if PurePosixPath(name).is_absolute():
        return {"uri": f"file://{clean}"}
    return {"uri": clean, "uriBaseId": ROOT}


def _message(text: str) -> dict[str, object]:
    """In a message braces are places to fill in, so they are written twice."""
    return {"text": text.replace("{", "{{").replace("}", "}}") or "-"}
