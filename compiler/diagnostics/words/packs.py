"""Messages about packs that do not fit together, and about changes that one makes to another."""

from __future__ import annotations

from collections.abc import Iterable

from ...source.text import Source, Span
from ..diagnostic import Diagnostic, Label, Severity
from ..suggest import near
from .naming import did_you_mean


def no_such_pack(name: str, asked: Span | None, known: Iterable[str]) -> Diagnostic:
    found = near(name, list(known))
    return Diagnostic(
        "unknown-pack",
        f"unknown pack or edition `{name}`",
        (Label(asked, "needed here", True),) if asked is not None else (),
        hint="did you mean " + " or ".join(f"`{word}`" for word in found) if found else "give a name or a folder",
    )


def names_nothing(at: Span, name: str, key: str, known: Iterable[str]) -> Diagnostic:
    hint, fixes = did_you_mean(at, name, known)
    return Diagnostic(
        "names-nothing",
        f"`{name}` in `{key}` names nothing",
        (Label(at, "not declared in this pack or the packs it builds on", True),),
        severity=Severity.WARNING,
        hint=hint or "declare it, or remove it here",
        fixes=fixes,
    )


def no_rules(manifest: Source) -> Diagnostic:
    return Diagnostic(
        "no-play",
        "this pack has no rules yet",
        (Label(Span(manifest, 0, 0), "no file of rules beside this one", True),),
        hint="write a file such as `01-game.rules.md`, and in it a rule `to play:`",
    )


def ring_of_packs(asked: Span, name: str, trail: tuple[str, ...]) -> Diagnostic:
    ring = " › ".join((*trail[trail.index(name) :], name))
    return Diagnostic(
        "ring-of-packs",
        f"packs build on each other in a circle: {ring}",
        (Label(asked, "closes the circle", True),),
        hint="remove one `builds_on`",
    )


def stand_in(span: Span, name: str) -> Diagnostic:
    first = span.source.text.find("\n", span.start)
    line = Span(span.source, span.start, first if span.start < first < span.end else span.end)
    return Diagnostic(
        "stand-in",
        f"`{name}` is a stand-in",
        (Label(line, "made up, because the book does not give it", True),),
        why="a release must say what the printed game says",
        hint="write the printed words, and remove the mark",
    )


def nothing_to_replace(span: Span) -> Diagnostic:
    return Diagnostic(
        "nothing-to-replace",
        "this has no name, so it replaces nothing",
        (Label(span, "has no name", True),),
        hint="move its lines to a named rule in the pack below, and replace that rule",
    )


def patched_is_gone(span: Span, name: str, known: Iterable[str]) -> Diagnostic:
    hint, fixes = did_you_mean(span, name, known)
    return Diagnostic(
        "patched-is-gone",
        f"there is no `{name}` to change",
        (Label(span, "not in the packs this one builds on", True),),
        hint=hint or "was it renamed or removed?",
        fixes=fixes,
    )


def patched_twice(span: Span, name: str, other: str, pack: str) -> Diagnostic:
    return Diagnostic(
        "patched-twice",
        f"both {other} and {pack} change `{name}`",
        (Label(span, f"{pack} changes it here", True),),
        hint="settle it in a pack that builds on both",
    )


def cannot_extend(span: Span, name: str, sort: str, takes: str, why: str) -> Diagnostic:
    return Diagnostic(
        "cannot-extend",
        f"this cannot be added to the {sort} `{name}`",
        (Label(span, why, True),),
        why=f"this form is for {takes}",
        hint=f"replace all of `{name}`, or extend another declaration",
    )
