"""What is said of abilities that wake each other."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label


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
