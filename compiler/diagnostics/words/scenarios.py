"""What is said of scenarios that do not come out as written."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Label
from ..suggest import near


def not_so(span: Span, instead: str) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        "this does not come out so",
        (Label(span, instead or "is not so", True),),
        hint="is the rule wrong, or what is expected of it",
    )


def not_offered(span: Span, answer: str, offered: Sequence[str], nobody: str) -> Diagnostic:
    if nobody and not offered:
        return not_asked(span, answer, nobody)
    close = near(answer, list(offered))
    listed = ", ".join(f"`{one}`" for one in offered[:8]) or "nothing"
    return Diagnostic(
        "scenario-fails",
        f"`{answer}` is not offered",
        (Label(span, f"offered: {listed}{' …' if len(offered) > 8 else ''}", True),),
        hint=f"did you mean `{close[0]}`" if close else "choose among what is offered",
    )


def not_asked(span: Span, answer: str, nobody: str) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"`{answer}` is no answer, for {nobody} asked",
        (Label(span, "no question here", True),),
        why="one who has nothing to choose from, or only one thing, is not asked",
        hint="take it away, or give more to choose from",
    )


def is_offered(span: Span, answer: str) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"`{answer}` is offered",
        (Label(span, "it should not be", True),),
        hint="say in the rule when it may not be chosen",
    )


def other_reason(span: Span, answer: str, wanted: str, reasons: Sequence[str]) -> Diagnostic:
    listed = " and ".join(f'"{reason}"' for reason in reasons) or "no rule that says so"
    return Diagnostic(
        "scenario-fails",
        f"`{answer}` is kept out by something else",
        (Label(span, f"what fails is {listed}", True),),
        hint="write the part of the rule that is not met",
    )


def never_came(span: Span, name: str, left: str) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"`{left}` was foreseen as a {name}, and never came",
        (Label(span, "not used up at the end of the scenario", True),),
        hint=f"is there a {name} at all, and can it bring this",
    )


def left_asked(span: Span, seat: str, offered: Sequence[str]) -> Diagnostic:
    listed = ", ".join(f"`{option}`" for option in offered[:8])
    return Diagnostic(
        "scenario-fails",
        f"the scenario ends while {seat} is asked",
        (Label(span, f"to answer one of {listed}", True),),
        hint="answer with `choosing`, or end with what is offered: `then offered`",
    )


def still_asked(span: Span, seat: str, offered: Sequence[str]) -> Diagnostic:
    listed = ", ".join(f"`{option}`" for option in offered[:8])
    return Diagnostic(
        "scenario-fails",
        f"{seat} has still to answer",
        (Label(span, f"before this, one of {listed}", True),),
        hint="answer with `choosing`",
    )
