"""What is said of abilities, options and prices that can never come about. A game with one can be played: a warning."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Label, Severity


def never_woken(head: Span, sites: Sequence[tuple[Span, str]], why: str, hint: str) -> Diagnostic:
    """`sites`: lines that come near, each with what keeps it from being the event."""
    return Diagnostic(
        "never-woken",
        "this ability never triggers",
        (Label(head, "nothing in the game does this", True), *(Label(at, words) for at, words in sites)),
        why=why,
        hint=hint,
        severity=Severity.WARNING,
    )


def never_there(at: Span, name: str, pile: str, declared: Span | None, many: bool) -> Diagnostic:
    """A card that never comes to the pile in which it works, or a kind of which none does."""
    labels = [Label(at, f"nothing in the game moves {'them' if many else 'it'} to `{pile}`", True)]
    if declared is not None:
        labels.append(Label(declared, "the pile it works in"))
    return Diagnostic(
        "never-offered",
        f"no `{name}` can ever be used" if many else f"`{name}` can never be used",
        tuple(labels),
        why=f"an ability with the law `works in {pile}` works only there",
        hint=f"move or create {'them' if many else 'it'} there, in the set-up or where a player gets it",
        severity=Severity.WARNING,
    )


def not_tested(test: Span, always: bool) -> Diagnostic:
    """A test that decides nothing."""
    how = "always" if always else "never"
    return Diagnostic(
        "not-tested",
        f"this test {how} holds",
        (Label(test, "whatever happens in the game" if always else "so the lines below are never done", True),),
        hint="remove the test, or change it" if always else "change the test, or remove the lines",
        severity=Severity.WARNING,
    )


def never_lawful(
    head: Span, name: str, law: Span | None, law_words: str, happens: Sequence[tuple[Span, str]], why: str, hint: str
) -> Diagnostic:
    """A law that never holds when the ability triggers, or when abilities are offered."""
    labels = [Label(head, "this can never be used", True)]
    if law is not None and law.start != head.start:
        labels.append(Label(law, law_words))
    return Diagnostic(
        "never-offered",
        f"the ability of `{name}` can never be used" if name else "this ability can never be used",
        (*labels, *(Label(at, words) for at, words in happens)),
        why=why,
        hint=hint,
        severity=Severity.WARNING,
    )


def never_begun(head: Span, name: str, at: Span, words: str, hint: str) -> Diagnostic:
    """The lines of an ability, an option or a rule can never be begun."""
    labels = [Label(at, words, True)]
    if head.start != at.start:
        labels.append(Label(head, "so this can never be used"))
    return Diagnostic(
        "never-offered",
        f"the ability of `{name}` can never be used" if name else "this can never be used",
        tuple(labels),
        hint=hint,
        severity=Severity.WARNING,
    )


def never_does(head: Span, name: str, at: Span) -> Diagnostic:
    """All that an ability does hangs on a test that never holds when it is used."""
    return Diagnostic(
        "never-offered",
        f"the ability of `{name}` never does anything" if name else "this ability never does anything",
        (Label(at, "this never holds at that moment", True), Label(head, "triggered here, it does nothing")),
        hint="change the test",
        severity=Severity.WARNING,
    )


def never_affordable(head: Span, at: Span, good: str, most: float) -> Diagnostic:
    """A price that nobody can ever pay: `most` is the most there can be."""
    never = most <= 0
    there = f"nobody ever has any `{good}`" if never else f"nobody ever has more than {most:.0f} `{good}`"
    labels = [Label(at, there, True)]
    if head.start != at.start:
        labels.append(Label(head, "so this can never be used"))
    return Diagnostic(
        "never-affordable",
        "this price can never be paid",
        tuple(labels),
        hint=f"add a line that gains `{good}`" if never else "lower the price, or raise the upper bound of the counter",
        severity=Severity.WARNING,
    )
