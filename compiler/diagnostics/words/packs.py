"""What is said of packs that do not fit together."""

from __future__ import annotations

from collections.abc import Iterable

from ...source.text import Span
from ..diagnostic import Diagnostic, Label
from ..suggest import near


def no_such_pack(name: str, asked: Span | None, known: Iterable[str]) -> Diagnostic:
    found = near(name, list(known))
    return Diagnostic(
        "unknown-pack",
        f"no pack or edition is called `{name}`",
        (Label(asked, "built on here", True),) if asked is not None else (),
        hint="did you mean " + " or ".join(f"`{word}`" for word in found) if found else "give a name or a folder",
    )


def ring_of_packs(asked: Span, name: str, trail: tuple[str, ...]) -> Diagnostic:
    ring = " › ".join((*trail[trail.index(name) :], name))
    return Diagnostic(
        "ring-of-packs",
        f"packs build on each other in a ring: {ring}",
        (Label(asked, "builds on itself in the end", True),),
        hint="take one `builds_on` away",
    )


def stand_in(span: Span, name: str) -> Diagnostic:
    first = span.source.text.find("\n", span.start)
    line = Span(span.source, span.start, first if span.start < first < span.end else span.end)
    return Diagnostic(
        "stand-in",
        f"`{name}` is a stand-in",
        (Label(line, "made up by us, as the book does not give it", True),),
        why="what is released says what the printed game says",
        hint="write what is printed, and take the mark away",
    )
