"""A diagnostic drawn as text.

error[endless-chain]: these 2 abilities trigger each other for ever
     ┌─ kings.rules.md:14:1   The turn › Coronation
     │
  14 │ when king-played: raise king-crowned
     │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ triggers `king-crowned`
     │
  15 │ when king-crowned: raise king-played
     │ ------------------------------------ triggers `king-played` again
     │
     = why:  nothing in the loop can stop it, so the turn never ends
     = hint: let one of them happen only `once` a turn
     = fix:  stop the second: write `once raise` for `raise`
     = page: endless-chain
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..source.text import headings_above, line_column
from .cells import cells, shown, wrapped
from .diagnostic import Diagnostic, Label, Severity
from .facts import fix_words, in_order, main_label, whole
from .pages import all_slugs
from .paint import Paint, painter
from .snippet import Sheet, mark_of, rows

LEAST = 40
"""Nothing is drawn narrower than this."""
GUTTER = 4
"""Room for the number of a line, unless one needs more."""


def render(diagnostics: Iterable[Diagnostic], colour: bool = False, width: int = 100) -> str:
    """All of them, in the order of files and lines, with an empty line between each two."""
    paint, width = painter(colour), max(width, LEAST)
    return "\n\n".join("\n".join(_drawn(diagnostic, paint, width)) for diagnostic in in_order(diagnostics))


def tally(diagnostics: Iterable[Diagnostic]) -> str:
    """The number of errors and warnings: `2 errors, 1 warning`."""
    counts = Counter(diagnostic.severity for diagnostic in diagnostics)
    parts = [f"{counts[one]:,} {one.value}{'' if counts[one] == 1 else 's'}" for one in Severity if counts[one]]
    return ", ".join(parts) or "nothing found"


def _drawn(diagnostic: Diagnostic, paint: Paint, width: int) -> Iterator[str]:
    role = diagnostic.severity.value
    slug, headline = shown(diagnostic.slug), " ".join(wrapped(diagnostic.headline, 1 << 30))
    yield paint(role, f"{role}[{slug}]") + paint("headline", f": {headline}".rstrip())
    main = main_label(diagnostic)
    files = _by_file(diagnostic, main)
    lines = [line_column(label.span.source, label.span.end)[0] for labels in files for label in labels]
    gutter = max(GUTTER, len(str(max(lines, default=0))))
    for index, labels in enumerate(files):
        yield from _file(labels, main, Sheet(labels[0].span.source, gutter, width - gutter - 3, paint, role), index)
    notes = list(_notes(diagnostic))
    if files and notes:
        yield paint("gutter", " " * gutter + " │")
    for name, words in notes:
        first, *more = wrapped(words, width - gutter - 9)
        head = f"{paint('gutter', ' ' * gutter + ' =')} {paint('headline', name + ':')}"
        yield f"{head}{' ' * (5 - len(name))}{first}".rstrip()
        yield from (f"{' ' * (gutter + 9)}{row}".rstrip() for row in more)


def _by_file(diagnostic: Diagnostic, main: Label | None) -> list[list[Label]]:
    """The labels of each file, the file of the main one first, each with its source counted."""
    files: dict[tuple[str, str], list[Label]] = {}
    for label in ([main] if main else []) + [label for label in diagnostic.labels if label is not main]:
        span = whole(label.span)
        same = files.setdefault((span.source.name, span.source.original), [])
        same.append(Label(span, label.words, label is main or label.main))
    return list(files.values())


def _file(labels: list[Label], main: Label | None, sheet: Sheet, index: int) -> Iterator[str]:
    edge = " " * sheet.gutter
    span = labels[0].span
    line, column = line_column(span.source, span.start)
    place = f"{shown(span.source.name)}:{line}:{column}"
    headings = _clipped(headings_above(span.source, span.start), sheet.room - cells(place) - 3)
    if index:
        yield sheet.paint("gutter", f"{edge} │")
    yield sheet.paint("gutter", f"{edge} {'├─' if index else '┌─'}") + f" {place}{'   ' if headings else ''}{headings}"
    yield sheet.paint("gutter", f"{edge} │")
    yield from rows(sheet, [mark_of(sheet.source, one.span.start, one.span.end, one.words, one.main) for one in labels])


def _clipped(headings: tuple[str, ...], room: int) -> str:
    """The headings; without the outermost ones if there is no room."""
    path = [shown(words) for words in headings if words]
    while path and cells(" › ".join(path)) > room:
        path = ["…", *path[2:]] if path[0] == "…" else ["…", *path[1:]]
        if path == ["…"]:
            return ""
    return " › ".join(path)


def _notes(diagnostic: Diagnostic) -> Iterator[tuple[str, str]]:
    if diagnostic.why.strip():
        yield "why", diagnostic.why
    if diagnostic.hint.strip():
        yield "hint", diagnostic.hint
    for fix in diagnostic.fixes:
        yield "fix", fix_words(fix)
    if diagnostic.slug in all_slugs():
        yield "page", diagnostic.slug
