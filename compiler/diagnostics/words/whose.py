"""Messages about a missing owner, or an owner too many."""

from __future__ import annotations

from ...source.text import Span
from ..diagnostic import Diagnostic, Label
from .kinds import said


def no_owner(span: Span, name: str, owners: tuple[str, ...]) -> Diagnostic:
    if set(owners) == {"number"}:
        return Diagnostic(
            "whose",
            f"`{name}` needs {len(owners)} numbers",
            (Label(span, "not all of them are here", True),),
            hint=f"write `{name} of {' at '.join(('3', '5', '7')[: len(owners)])}`",
        )
    listed = " at ".join(said(f"thing {owner}") for owner in owners)
    return Diagnostic(
        "whose",
        f"`{name}` needs an owner",
        (Label(span, f"there is one for each {' and '.join(map(_plain, owners))}", True),),
        hint=f"write `{name} of` and then {listed}",
    )


def _plain(kind: str) -> str:
    return "thing" if kind == "anything" else kind


def takes_nothing(span: Span, name: str, owners: tuple[str, ...] = ()) -> Diagnostic:
    if owners:
        return Diagnostic(
            "not-of-anything",
            f"`{name}` has one owner only",
            (Label(span, "two owners here", True),),
            hint=f"write {said(f'thing {owners[0]}')} after it, and nothing more",
        )
    return Diagnostic(
        "not-of-anything",
        f"`{name}` has no owner",
        (Label(span, "there is only one", True),),
        hint=f"write `{name}` alone",
    )


def not_had(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "not-had",
        f"`{name}` is nothing a player can have",
        (Label(span, "not declared `of each player`", True),),
        hint=f"write `change {name} by`, or declare it `of each player`",
    )
