"""What is said of numbers that are larger than any game needs."""

from __future__ import annotations

from rulewright.runtime import limits

from ...source.text import Span
from ..diagnostic import Diagnostic, Label


def number(span: Span) -> Diagnostic:
    return _said(span, "this number is too large", f"a number is {limits.NUMBER:,} at most")


def copies(span: Span) -> Diagnostic:
    return _said(span, "these are too many things", f"{limits.COPIES:,} things at most are made or named at once")


def players(span: Span) -> Diagnostic:
    return _said(span, "these are too many players", f"a game has {limits.PLAYERS} players at most")


def ways(span: Span, many: int, goods: int) -> Diagnostic:
    return _said(
        span,
        f"{many:,} of {goods} goods can be chosen in too many ways",
        f"{limits.WAYS:,} ways at most",
        "let them be chosen in several steps, or from a smaller group",
    )


def _said(span: Span, headline: str, label: str, hint: str = "write a smaller number") -> Diagnostic:
    return Diagnostic("too-large", headline, (Label(span, label, True),), hint=hint)


def packs(asked: Span | None) -> Diagnostic:
    return Diagnostic(
        "too-many-packs",
        f"this needs more than {limits.PACKS} packs",
        (Label(asked, "one more is asked for here", True),) if asked is not None else (),
        hint="put packs that are always played together into one",
    )
