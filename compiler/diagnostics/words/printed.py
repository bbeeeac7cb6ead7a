"""Messages about the texts of cards: those that have no sentence, and notes on printed ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...source.text import Span
from ..diagnostic import Diagnostic, Label, Severity


def _said(slug: str, headline: str, span: Span, why: str = "", hint: str = "") -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, "here", True),), why=why, hint=hint)


def no_sentence(span: Span, id: str, language: str, what: str, lacks: str, form: str) -> Diagnostic:
    """What a card does cannot be said in a language."""
    why, hint = _lacking(language, what, lacks, form)
    return replace(
        _said("no-sentence", f"no phrase says `{id}` in `{language}` yet", span, why=why, hint=hint),
        severity=Severity.NOTE,
    )


def _lacking(language: str, what: str, lacks: str, form: str) -> tuple[str, str]:
    """Why there is no sentence, and what to write."""
    hints = {
        "phrase": f"write `-{lacks} = …` in the phrases of `{language}`",
        "form": f"give `-{lacks}` the form `.{form}`" if form else f"give `-{lacks}` words of its own, after its `=`",
        "noun": f"write `-noun-{lacks} = …` with `.of = {form}`" if form else f"write `-noun-{lacks} = …`",
        "name": f"write `-noun-{lacks} = …` with `.of = {form}`",
        "noun-form": f"give `-noun-{lacks}` the form `.{form}`",
        "article": f"write `.article = a` or `an` below `-noun-{lacks}`",
        "role": f"give `-{lacks}` a place for ${form}",
        "field": f"nothing on this line fills ${form} of `-{lacks}`",
    }
    reasons = {
        "step": "no phrase says what this line does",
        "value": "a card can say a number, goods or a thing here, but not this",
        "law": "a card can add to the laws of its kind, but not say that one of them does not hold",
        "inside": "a card can say lines under a line, but not lines under those",
        "seat": "no phrase says that another player does this",
        "payment": "no phrase says how this changes a price",
        "event": "no phrase says when this happens",
    }
    return reasons.get(what, ""), hints.get(what, "")


def not_alone(span: Span, id: str, language: str, text: str, meant: str, also: str) -> Diagnostic:
    """The sentence of a card that is not read back as its rule alone."""
    if not also:
        headline = f"`{id}` cannot be read back in `{language}`"
        return _said("half-phrase", headline, span, why=f"no phrase reads “{text}”")
    headline = f"the text of `{id}` in `{language}` has two meanings"
    why = f"“{text}” means {meant}, and {also}"
    return _said("two-readings", headline, span, why=why, hint="give one of them other words in the phrases")


def says_otherwise(span: Span, id: str, language: str, own: str, rule: object) -> Diagnostic:
    """A card's own text that is read as something else than its rule."""
    why = f"its rule is “{rule}”" if isinstance(rule, str) else ""
    hint = "change the text or the rule"
    return _said("says-otherwise", f"the text of `{id}` in `{language}` says something else", span, why=why, hint=hint)


def draft(span: Span, id: str, ruled: bool = False) -> Diagnostic:
    """A card that is prose only, so far; or `ruled` as well."""
    why = "its prose is shown, and not its rule" if ruled else "it has no rule, so it does nothing in a game"
    hint = "remove the line `draft`" if ruled else "write its rule, and remove the line `draft`"
    one = _said("draft", f"`{id}` is a draft", span, why, hint)
    return replace(one, severity=Severity.NOTE)


def unproved_text(span: Span, id: str, language: str) -> Diagnostic:
    hint = "add a scenario with the card in it, or phrases that read the text"
    return replace(
        _said("unproved-text", f"nothing proves that `{id}` does what its text in `{language}` says", span, hint=hint),
        severity=Severity.NOTE,
    )


def no_name(span: Span, id: str, language: str) -> Diagnostic:
    hint = f"write `-noun-{id} = …` in the phrases of `{language}`"
    return replace(_said("no-name", f"`{id}` has no name in `{language}`", span, hint=hint), severity=Severity.NOTE)


def _note(slug: str, headline: str, span: Span, why: str = "") -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, "here", True),), why=why, severity=Severity.NOTE)


def text_differs(span: Span, name: str, told: Sequence[tuple[str, str, str]]) -> Diagnostic:
    """`told`: for each difference its topic, the words of the rule, and the words of the text."""
    fields = ", ".join(dict.fromkeys(field for field, _, _ in told))
    why = "; ".join(f"{field}: the rule has {rule}, the text {text}" for field, rule, text in told)
    return _said("text-differs", f"`{name}` differs from its rule: {fields}", span, why=why)


def misspelt(span: Span, wrong: str, right: str) -> Diagnostic:
    return _note("misspelt", f"“{wrong}” was read as “{right}”", span)


def wrong_sum(span: Span, text: str) -> Diagnostic:
    one = _said("wrong-sum", f"the example says {text}, which does not come out", span)
    return replace(one, severity=Severity.WARNING)


def printed_two_readings(span: Span, many: int, ours: Sequence[str]) -> Diagnostic:
    one = _said("two-readings", f"this can be read in {many} ways", span, " / ".join(ours))
    return replace(one, severity=Severity.WARNING)


def rule_unsaid(span: Span, id: str, language: str, what: str, lacks: str, form: str) -> Diagnostic:
    why, hint = _lacking(language, what, lacks, form)
    return _note("no-sentence", f"the rule of `{id}` cannot be said yet, so nothing is compared", span, why or hint)


def text_unread(
    span: Span, why: str, before: str, after: str, ours: str, clash: tuple[str, str, str] | None
) -> Diagnostic:
    where = f"it is read up to “{before}”, but not from “{after}” on" if before else f"not even “{after}” is read"
    if clash:
        where = f"up to “{before}” two things are said of ${clash[0]}: {clash[1]} and {clash[2]}"
    elif why not in ("unread", "disagrees"):
        where = {"empty": "there is no word in it", "long": "it is too long"}.get(
            why, "its parts can be put together in too many ways"
        )
    elif not after:
        where = f"it is read to its end, “{before}”, where more text is expected"
    one = _said("text-unread", "no phrase reads this", span, f"{where}; ours: {ours}")
    return replace(one, severity=Severity.WARNING)
