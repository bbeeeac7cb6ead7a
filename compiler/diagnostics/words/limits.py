"""Messages about numbers that are larger than any game needs."""

from __future__ import annotations

from rulewright.runtime import limits

from ...source.text import Span
from ..diagnostic import Diagnostic, Label


def number(span: Span) -> Diagnostic:
    return _said(span, "this number is too large", f"a number is at most {limits.NUMBER:,}")


def copies(span: Span) -> Diagnostic:
    return _said(span, "too many things", f"at most {limits.COPIES:,} things are made or named at once")


def players(span: Span) -> Diagnostic:
    return _said(span, "too many players", f"a game has at most {limits.PLAYERS} players")


def ways(span: Span, many: int, goods: int) -> Diagnostic:
    return _said(
        span,
        f"{many:,} of {goods} goods can be chosen in too many ways",
        f"at most {limits.WAYS:,} ways",
        "choose them in several steps, or from a smaller group",
    )


def values(span: Span, name: str) -> Diagnostic:
    return _said(
        span,
        f"`{name}` takes too much work",
        f"it asks for other values more than {limits.VALUES:,} times",
        "ask only once for a value that is made of others",
    )


def _said(span: Span, headline: str, label: str, hint: str = "write a smaller number") -> Diagnostic:
    return Diagnostic("too-large", headline, (Label(span, label, True),), hint=hint)


def packs(asked: Span | None) -> Diagnostic:
    return Diagnostic(
        "too-many-packs",
        f"this needs more than {limits.PACKS} packs",
        (Label(asked, "one more is needed here", True),) if asked is not None else (),
        hint="join packs that are always played together",
    )
