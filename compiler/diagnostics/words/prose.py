"""Messages of lints about card text: by itself, compared with another language, compared with the rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label, Severity

Fixes = Sequence[Fix]

READ = frozenset(
    (
        "doubled-word missing-stop stray-space unclosed-bracket wrong-article wrong-ordinal hard-space "
        "number-agreement government own-name unclear-pronoun glossary-noun dangling-reference placeholder "
        "reminder-text wording-drift number-parity icon-parity missing-card may-flag scope-words up-to "
        "printed-limit swallowed-marker trigger-word text-differs text-unread two-readings misspelt wrong-sum"
    ).split()
)
"""Findings in card text; all others are findings in rules and phrases."""


def _said(slug: str, headline: str, span: Span, why: str = "", hint: str = "", fixes: Fixes = ()) -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, "here", True),), why, hint, tuple(fixes), Severity.WARNING)


def _note(slug: str, headline: str, span: Span, why: str = "", hint: str = "", fixes: Fixes = ()) -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, "here", True),), why, hint, tuple(fixes), Severity.NOTE)


def _beside(one: Diagnostic, span: Span, words: str) -> Diagnostic:
    return replace(one, labels=(*one.labels, Label(span, words)))


# ---- of one text


def doubled_word(span: Span, word: str, fixes: Fixes) -> Diagnostic:
    return _said("doubled-word", f"“{word}” is repeated", span, fixes=fixes)


def missing_stop(span: Span, fixes: Fixes) -> Diagnostic:
    why = "the other cards of the file end with a full stop"
    return _said("missing-stop", "this text has no full stop at its end", span, why, fixes=fixes)


def stray_space(span: Span, fixes: Fixes) -> Diagnostic:
    return _said("stray-space", "a space is missing here, or one too many", span, fixes=fixes)


def unclosed_bracket(span: Span, sign: str) -> Diagnostic:
    return _said("unclosed-bracket", f"`{sign}` has no partner", span)


def wrong_article(span: Span, article: str, right: str, fixes: Fixes) -> Diagnostic:
    return _said("wrong-article", f"write “{right}” for “{article}” here", span, fixes=fixes)


def wrong_ordinal(span: Span, seen: str, right: str, fixes: Fixes) -> Diagnostic:
    return _said("wrong-ordinal", f"write “{right}” for “{seen}”", span, fixes=fixes)


def hard_space(span: Span, word: str, fixes: Fixes) -> Diagnostic:
    why = "other texts of the file have a space there that does not break"
    return _note("hard-space", f"“{word}” can end a line here", span, why, fixes=fixes)


def number_agreement(span: Span, seen: str, right: str, fixes: Fixes) -> Diagnostic:
    return _said("number-agreement", f"“{seen}” does not agree with its number: write “{right}”", span, fixes=fixes)


def government(span: Span, seen: str, right: str, fixes: Fixes) -> Diagnostic:
    return _said("government", f"“{seen}” is in the wrong form: write “{right}”", span, fixes=fixes)


def own_name(span: Span, name: str) -> Diagnostic:
    hint = "say `this card`, so that the text holds when the name changes"
    return _note("own-name", f"the text of `{name}` says the card's own name", span, hint=hint)


def unclear_pronoun(span: Span, word: str, candidates: Sequence[str]) -> Diagnostic:
    if not candidates:
        return _said("unclear-pronoun", f"“{word}” refers to nothing in this text", span, hint="name the thing")
    listed = ", or ".join(f"“{one}”" for one in candidates)
    return _said("unclear-pronoun", f"“{word}” may refer to {listed}", span, hint="name the thing that is meant")


def glossary_noun(span: Span, seen: str, right: str, fixes: Fixes) -> Diagnostic:
    return _said("glossary-noun", f"the game says “{right}”, not “{seen}”", span, fixes=fixes)


def dangling_reference(span: Span, name: str) -> Diagnostic:
    return _said("dangling-reference", f"nothing here is called “{name}”", span)


def placeholder(span: Span, text: str) -> Diagnostic:
    return _said("placeholder", f"“{text}” is still to be filled in", span)


# ---- compared with the other cards of the file


def reminder_text(span: Span, keyword: str, text: str, other: Span, usual: str, fixes: Fixes) -> Diagnostic:
    why = f"elsewhere: ({usual})"
    one = _said("reminder-text", f"`{keyword}` is explained in two ways", span, why, fixes=fixes)
    return _beside(one, other, "as it is explained here")


def wording_drift(span: Span, ours: str, fixes: Fixes) -> Diagnostic:
    return _note("wording-drift", "this says the same in other words", span, f"ours: {ours}", fixes=fixes)


def wording_drift_among(span: Span, usual: str, many: int, other: Span) -> Diagnostic:
    why = f"{many} other texts say “{usual}”"
    one = _note("wording-drift", "other cards say this in other words", span, why)
    return _beside(one, other, "one of them")


# ---- compared with a witness: the rule, or the other language

WITNESS = {"rule": "its rule", "language": "the other language"}


def number_parity(span: Span, witness: str, mine: str, theirs: str, other: Span | None) -> Diagnostic:
    why = f"here {mine or 'none'}, there {theirs or 'none'}"
    one = _said("number-parity", f"the numbers are not those of {WITNESS[witness]}", span, why)
    # A text that cannot be read is reported already.
    return _other(replace(one, severity=Severity.WARNING if witness == "rule" else Severity.ERROR), other)


def icon_parity(span: Span, mine: str, theirs: str, other: Span | None) -> Diagnostic:
    why = f"here {mine or 'none'}, there {theirs or 'none'}"
    one = _said("icon-parity", "the icons are not those of the other language", span, why)
    return _other(replace(one, severity=Severity.ERROR), other)


def missing_card(span: Span, name: str, language: str) -> Diagnostic:
    return _said("missing-card", f"`{name}` has no text in `{language}`", span)


def may_flag(span: Span, here: bool, witness: str, other: Span | None) -> Diagnostic:
    return _other(_said("may-flag", _only("leaves the choice to the player", here, witness), span), other)


def scope_words(span: Span, word: str, here: bool, witness: str, other: Span | None) -> Diagnostic:
    return _other(_note("scope-words", _only(f"mentions *{word}*", here, witness), span), other)


def up_to(span: Span, here: bool, witness: str, other: Span | None) -> Diagnostic:
    return _other(_said("up-to", _only("says *up to* a number", here, witness), span), other)


def printed_limit(span: Span, here: bool, witness: str, other: Span | None) -> Diagnostic:
    return _other(_said("printed-limit", _only("says how often", here, witness), span), other)


def swallowed_marker(span: Span, word: str, here: bool, witness: str, other: Span | None) -> Diagnostic:
    return _other(_said("swallowed-marker", _only(f"says *{word}*", here, witness), span), other)


def trigger_word(span: Span, seen: str, usual: str, why: str, fixes: Fixes) -> Diagnostic:
    headline = f"“{seen}” is used where the other texts say “{usual}”"
    return _note("trigger-word", headline, span, why, fixes=fixes)


def _only(what: str, here: bool, witness: str) -> str:
    return (
        f"this text {what}; {WITNESS[witness]} does not" if here else f"{WITNESS[witness]} {what}; this text does not"
    )


def _other(one: Diagnostic, span: Span | None) -> Diagnostic:
    return one if span is None else _beside(one, span, "in the other language")


# ---- what is allowed


def allowed_never(span: Span, slug: str) -> Diagnostic:
    return _said("allow-unused", f"`{slug}` is allowed here but never found", span, hint="remove the entry")


def allowed_error(span: Span, slug: str) -> Diagnostic:
    hint = "correct the finding, and remove the entry"
    return _said("allow-unused", f"`{slug}` is an error here, and an error cannot be allowed", span, hint=hint)


def allowed_no_longer(span: Span, slug: str, until: str, version: str) -> Diagnostic:
    why = f"it was allowed until version {until}, and this is {version}"
    return _said("allow-over", f"`{slug}` is no longer allowed here", span, why, "correct it, or name a later version")
