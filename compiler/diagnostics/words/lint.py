"""Messages about rules that can be played and most probably mean something else than intended."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label, Severity


def unused_name(at: Span, name: str, loop: bool) -> Diagnostic:
    return Diagnostic(
        "unused-name",
        f"`{name}` is never used",
        (Label(at, "no line below uses it", True),),
        why="`you` is the same player each time, so all of it happens to one player" if loop else "",
        hint=f"write `{name} does ...`, or use `each player:`" if loop else f"use `{name}` below, or remove the line",
        severity=Severity.WARNING,
    )


def price_after_change(at: Span, change: Span) -> Diagnostic:
    newline = change.source.text.find("\n", change.start, change.end)
    first = Span(change.source, change.start, newline if newline >= 0 else change.end)
    return Diagnostic(
        "price-after-change",
        "this price comes after something has changed",
        (Label(at, "if it cannot be paid, the lines above still happen", True), Label(first, "happens first")),
        why="an offer is checked only up to its first change",
        hint="move the price above the change",
        severity=Severity.WARNING,
    )


def empty_choice(at: Span, options: Sequence[Span], counter: str, number: int) -> Diagnostic:
    newline = at.source.text.find("\n", at.start, at.end)
    head = Span(at.source, at.start, newline if newline >= 0 else at.end)
    return Diagnostic(
        "empty-choice",
        "none of these options may be open",
        (Label(head, f"with {number} `{counter}`, there is nothing to choose", True),),
        why="a choice without an open option ends the rule around it",
        hint="add an option without `if`",
        severity=Severity.WARNING,
    )


def asked_twice(at: Span, fix: Fix | None, repeats: bool = False) -> Diagnostic:
    return Diagnostic(
        "asked-twice",
        "this ability asks twice whether it is used",
        (Label(at, "asks again", True),),
        why="its law `optional` asks first",
        hint="write `forced` on the card: a repeat asks before the first time, too"
        if repeats
        else "write the line without `may`, or `forced` on the card",
        fixes=(fix,) if fix is not None else (),
        severity=Severity.WARNING,
    )


def dead_lines(line: Span, end: Span) -> Diagnostic:
    newline = line.source.text.find("\n", line.start, line.end)
    first = Span(line.source, line.start, newline if newline >= 0 else line.end)
    word = end.source.text[end.start : end.end]
    return Diagnostic(
        "dead-lines",
        "this line is never done",
        (Label(first, f"`{word}` ends these lines before", True), Label(end, "nothing below it is done")),
        hint=f"write it above `{word}`, or remove it",
        severity=Severity.WARNING,
    )


def stop_in_loop(stop: Span, loop: Span, seats: bool) -> Diagnostic:
    """`seats`: whether the loop is over players."""
    newline = loop.source.text.find("\n", loop.start, loop.end)
    head = Span(loop.source, loop.start, newline if newline >= 0 else loop.end)
    who = "the other players are left out" if seats else "there is no second time"
    return Diagnostic(
        "stop-in-loop",
        "`stop` ends more than one turn of this loop",
        (Label(stop, f"ends the whole rule: {who}", True), Label(head, "so this loop runs once")),
        hint="remove it; to skip the rest for one, put the lines in a rule, call it in the loop, and `stop` there",
        severity=Severity.WARNING,
    )


def player_is_you(at: Span, rule: str, called: str) -> Diagnostic:
    """`after you bribe a player: player does lose 1 coin`."""
    return Diagnostic(
        "which-player",
        "`player` is you here",
        (Label(at, "you are the player who causes the event", True),),
        why=f"`player` is the one who does `{rule}`; the one to whom it is done is `{called}`",
        hint=f"write `{called}` for `player`, or leave it out",
        severity=Severity.WARNING,
    )


def two_players(at: Span, rule: str, declared: Span) -> Diagnostic:
    """`after an opponent robs a player: player does lose 1 coin`."""
    newline = declared.source.text.find("\n", declared.start, declared.end)
    head = Span(declared.source, declared.start, newline if newline >= 0 else declared.end)
    return Diagnostic(
        "which-player",
        "`player` is the one this is done to, not the one who does it",
        (Label(at, "a reader may take it for either", True), Label(head, "this names that player")),
        hint=f"give that player a name in `{rule}`, `a player called friend`: then `player` is who does it",
        severity=Severity.WARNING,
    )
