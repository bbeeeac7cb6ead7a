"""Messages about abilities that trigger each other."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label, Severity


def endless_chain(ring: Sequence[tuple[Span, str]], card: Span | None, phase: str, called: bool = False) -> Diagnostic:
    """A ring that nothing ends: each ability, and the event by which it triggers the next. `card`: an ability in it
    that could be given a law, and `phase`, how long such a law could hold. `called`: rules that call each other."""
    many = len(ring)
    one = "it" if many == 1 else "one of them"
    what, does, it = ("rules", "call", "calls") if called else ("abilities", "trigger", "triggers")
    again = " again" if many > 1 else ", and so itself"
    labels = [
        Label(at, f"{it} `{event}`{again if number == many else ''}", number == 1)
        for number, (at, event) in enumerate(ring, 1)
    ]
    fixes: tuple[Fix, ...] = ()
    if card is not None and phase:
        text = card.source.text
        law = f"once per {phase}\n{' ' * (card.start - text.rfind(chr(10), 0, card.start) - 1)}"
        there = Span(card.source, card.start, card.start)
        fixes = (
            Fix(f"limit {'it' if many == 1 else 'the last'}: write `once per {phase}` above it", there, law, False),
        )
    single = (
        "this rule calls itself in an endless loop" if called else "this ability triggers itself in an endless loop"
    )
    return Diagnostic(
        "endless-chain",
        f"these {many} {what} {does} each other in an endless loop" if many > 1 else single,
        tuple(labels),
        why="nothing in the loop can stop it, so the game never goes on",
        hint=f"limit {one}: `once per` and a phase, on a line above it"
        if card is not None
        else f"let {one} happen only `if` something holds that the loop uses up",
        fixes=fixes,
    )


Place = tuple[Span, str]
"""The place of an ability, and its name."""


def _head(at: Span) -> Span:
    """The first line of it."""
    newline = at.source.text.find("\n", at.start, at.end)
    return Span(at.source, at.start, newline if newline >= 0 else at.end)


def too_many_pairs(pairs: int, one: Place, event: str, causing: int, hearing: int) -> Diagnostic:
    """`one`: an ability that hears the most frequent event."""
    return Diagnostic(
        "too-many-pairs",
        f"{pairs:,} pairs of abilities may trigger one another: `check` looks for no loops among them",
        (Label(_head(one[0]), f"one of {hearing:,} that hear `{event}`, which {causing:,} may cause", True),),
        hint="`rulewright graph EDITION` judges loops however many pairs there are",
        severity=Severity.NOTE,
    )


def self_feeding(ring: Sequence[Place], until: str, phase: str) -> Diagnostic:
    names = [f"`{name}`" for _, name in ring]
    who = f"{names[0]} triggers itself" if len(ring) == 1 else f"{' and '.join(names)} trigger each other"
    limit = f"`once per {phase}`" if phase else "`once per` and a phase"
    return Diagnostic(
        "self-feeding",
        f"{who} until {until}",
        tuple(Label(_head(at), "has no limit of its own", number == 0) for number, (at, _) in enumerate(ring)),
        why="one use leads to the next, all at once",
        hint=f"write {limit} on a line above it; or allow it in `pack.toml` if it is intended",
        severity=Severity.WARNING,
    )


def unheard_event(at: Span, rule: str) -> Diagnostic:
    return Diagnostic(
        "unheard-event",
        f"`{rule}` does nothing, and no ability hears it",
        (Label(_head(at), "has no effect", True),),
        hint=f"write an ability `after you {rule}`, give the rule lines, or remove it",
        severity=Severity.WARNING,
    )


def order_matters(one: Place, other: Place, event: str) -> Diagnostic:
    return Diagnostic(
        "order-matters",
        f"`{one[1]}` and `{other[1]}` come out differently in another order",
        (Label(_head(one[0]), f"hears `{event}`", True), Label(_head(other[0]), "hears it too")),
        why="a player who has both is asked which comes first",
        hint="`rulewright graph EDITION --orders` shows both ways; allow it in `pack.toml` if it is intended",
        severity=Severity.NOTE,
    )


def duplicate_ability(one: Place, other: Place) -> Diagnostic:
    same = one[1] == other[1]
    return Diagnostic(
        "duplicate-ability",
        f"`{one[1]}` has the same ability twice" if same else f"`{one[1]}` does the same as `{other[1]}`",
        (Label(_head(one[0]), "the same again", True), Label(_head(other[0]), "first said here")),
        hint="remove one of them, or change what it does"
        if same
        else "change one of them, or make copies of one card; or allow it in `pack.toml` if it is intended",
        severity=Severity.WARNING,
    )


def dominated_card(less: Place, more: Place, dearer: bool) -> Diagnostic:
    """`dearer`: it gives as much, and costs more."""
    mine, theirs = (
        ("gives no more, and costs more", "gives as much for less")
        if dearer
        else ("gives less, and costs no less", "gives more at the same moment")
    )
    return Diagnostic(
        "dominated-card",
        f"`{less[1]}` is never better than `{more[1]}`",
        (
            Label(_head(less[0]), mine, True),
            Label(_head(more[0]), theirs),
        ),
        hint="give it something of its own, or make it cheaper; or allow it in `pack.toml` if it is intended",
        severity=Severity.WARNING,
    )
