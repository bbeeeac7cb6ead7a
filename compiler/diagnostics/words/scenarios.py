"""What is said of scenarios that fail."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Label
from ..suggest import near

SHOWN = 8
"""So many answers are named."""


def not_so(span: Span, instead: str, seat: str = "", offered: Sequence[str] = ()) -> Diagnostic:
    """`seat`: who is asked meanwhile, so that what was to be done may not have been done."""
    return Diagnostic(
        "scenario-fails",
        "this does not come out so",
        (Label(span, instead or "is not so", True),),
        why=f"{seat} is still asked: {_listed(offered)}" if seat else "",
        hint="answer first, with `choosing`" if seat else "is the rule wrong, or what is expected of it",
    )


def for_ever(span: Span, rules: Sequence[Span]) -> Diagnostic:
    """`rules`: where those begin that go round."""
    heads = [_first_line(rule) for rule in rules]
    return Diagnostic(
        "scenario-fails",
        "these rules go on for ever and ask nobody",
        (Label(span, "never ends", True), *(Label(head, "comes round again and again") for head in heads)),
        hint="let a `repeat until` ask for something that comes true, and no rule always do itself",
    )


def _first_line(span: Span) -> Span:
    newline = span.source.text.find("\n", span.start, span.end)
    return Span(span.source, span.start, newline if newline >= 0 else span.end)


def _listed(options: Sequence[str]) -> str:
    return (", ".join(f"`{one}`" for one in options[:SHOWN]) or "nothing") + (" …" if len(options) > SHOWN else "")


def not_offered(span: Span, answer: str, offered: Sequence[str], nobody: str) -> Diagnostic:
    if nobody and not offered:
        return not_asked(span, answer, nobody)
    close = near(answer, list(offered))
    return Diagnostic(
        "scenario-fails",
        f"`{answer}` is not offered",
        (Label(span, f"offered: {_listed(offered)}", True),),
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


def is_offered(span: Span, answers: Sequence[str]) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"{_listed(answers)} {'is' if len(answers) == 1 else 'are'} offered",
        (Label(span, f"{'it' if len(answers) == 1 else 'they'} should not be", True),),
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
    return Diagnostic(
        "scenario-fails",
        f"the scenario ends while {seat} is asked",
        (Label(span, f"to answer one of {_listed(offered)}", True),),
        hint="answer with `choosing`, or end with what is offered: `then offered`",
    )


def still_asked(span: Span, seat: str, offered: Sequence[str]) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"{seat} has still to answer",
        (Label(span, f"before this, one of {_listed(offered)}", True),),
        hint="answer with `choosing`",
    )
