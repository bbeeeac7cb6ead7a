"""What is said of packs that do not fit together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...source.text import Span, source_of
from ..diagnostic import Diagnostic, Label
from ..suggest import near

if TYPE_CHECKING:
    from ...source.pack import Pack


def no_such_pack(name: str, asker: Pack | None, known: Iterable[str]) -> Diagnostic:
    found = near(name, list(known))
    return Diagnostic(
        "unknown-pack",
        f"no pack or edition is called `{name}`",
        (Label(_manifest(asker), "built on here", True),) if asker is not None else (),
        hint="did you mean " + " or ".join(f"`{word}`" for word in found) if found else "give a name or a folder",
    )


def ring_of_packs(pack: Pack, trail: tuple[str, ...]) -> Diagnostic:
    ring = " › ".join((*trail[trail.index(pack.name) :], pack.name))
    return Diagnostic(
        "ring-of-packs",
        f"packs build on each other in a ring: {ring}",
        (Label(_manifest(pack), "builds on itself in the end", True),),
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


def _manifest(pack: Pack) -> Span:
    return Span(source_of(f"{pack.folder.name}/pack.toml", ""), 0, 1)
