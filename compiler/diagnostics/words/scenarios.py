"""Messages about scenarios that fail."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Label
from ..suggest import near

SHOWN = 8
"""At most this many answers are named."""


def not_so(span: Span, instead: str, seat: str = "", offered: Sequence[str] = ()) -> Diagnostic:
    """`seat`: who is asked meanwhile, so that what was to be done may not have been done."""
    return Diagnostic(
        "scenario-fails",
        "this does not hold",
        (Label(span, instead or "is not so", True),),
        why=f"{seat} is still asked: {_listed(offered)}" if seat else "",
        hint="answer first, with `choosing`" if seat else "correct the rule, or what the scenario expects",
    )


def for_ever(span: Span, rules: Sequence[Span]) -> Diagnostic:
    """`rules`: where those begin that go round."""
    heads = [_first_line(rule) for rule in rules]
    return Diagnostic(
        "scenario-fails",
        "these rules run in an endless loop",
        (Label(span, "never ends", True), *(Label(head, "repeats again and again") for head in heads)),
        hint="use a `repeat until` whose test comes true, let no rule always call itself, limit an ability",
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
        f"`{answer}` answers nothing: {nobody} asked",
        (Label(span, "no question here", True),),
        why="a player with one option, or none, is not asked",
        hint="remove it, or give more to choose from",
    )


def is_offered(span: Span, answers: Sequence[str]) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"{_listed(answers)} {'is' if len(answers) == 1 else 'are'} offered",
        (Label(span, f"{'it' if len(answers) == 1 else 'they'} should not be", True),),
        hint="let the rule say when it may not be chosen",
    )


def other_reason(span: Span, answer: str, wanted: str, reasons: Sequence[str]) -> Diagnostic:
    listed = " and ".join(f'"{reason}"' for reason in reasons) or "no rule has this condition"
    return Diagnostic(
        "scenario-fails",
        f"`{answer}` is not offered for another reason",
        (Label(span, f"what fails: {listed}", True),),
        hint="write the condition of the rule that fails",
    )


def never_came(span: Span, name: str, left: str) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"the given {name} `{left}` is never used",
        (Label(span, "left over at the end of the scenario", True),),
        hint=f"check that there is a {name}, and that it can give this",
    )


def left_asked(span: Span, seat: str, offered: Sequence[str]) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"the scenario ends with a question to {seat}",
        (Label(span, f"to answer one of {_listed(offered)}", True),),
        hint="answer with `choosing`, or end with what is offered: `then offered`",
    )


def still_asked(span: Span, seat: str, offered: Sequence[str]) -> Diagnostic:
    return Diagnostic(
        "scenario-fails",
        f"{seat} has not answered yet",
        (Label(span, f"before this, one of {_listed(offered)}", True),),
        hint="answer with `choosing`",
    )
