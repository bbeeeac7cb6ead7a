"""Messages about mistakes that Fluent's parser finds in phrase files."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...source.text import Span
from ..diagnostic import Diagnostic, Label


def _said(slug: str, headline: str, span: Span, words: str = "here", why: str = "", hint: str = "") -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, words, True),), why=why, hint=hint)


REASONS: Mapping[str, tuple[str, str]] = {
    "Expected an entry start": (
        "no entry begins like this",
        "an entry begins in the first column, as `-id = …`; what belongs to it is indented below it",
    ),
    "Expected one of the variants to be marked as default (*)": (
        "no branch is for all other numbers",
        "begin the last one with a star: `*[other]`",
    ),
    "Only one variant can be marked as default (*)": ("two branches are marked with a star", "leave one of them"),
    "Unbalanced closing brace in TextElement.": ("this `}` has no `{` before it", ""),
    "Unterminated string expression": ("a quotation mark is missing", ""),
    "Expected an inline expression": ("nothing is here", 'write a `$field` or a call; `{ "" }` for no word'),
    "Expected value": ("there are no words here", 'write `{ "" }` where none should'),
}
"""What Fluent's parser says, in words for translators, and what to do."""


def junk(span: Span, reason: str) -> Diagnostic:
    if token := re.fullmatch(r'Expected token: "(.*)"', reason):
        headline = "the line should end here" if token[1] == "␤" else f"`{token[1]}` is missing"
        return _said("phrase-junk", headline, span, "after this", "so the entry cannot be read")
    if lacks := re.fullmatch(r'Expected term "(.*)" to have a value', reason):
        hint = 'write them after the `=`, or `{ "" }` if it only has forms'
        return _said("phrase-junk", f"`{lacks[1]}` has no words", span, hint=hint)
    headline, hint = REASONS.get(reason, ("this cannot be read", ""))
    if reason == "Expected an entry start":
        text = span.source.text[span.start : span.end]
        hint = "a remark begins with `#`" if text.lstrip().startswith(("//", "--", "/*", ";")) else hint
        hint = "take the spaces before it away" if text.lstrip() != text and text.lstrip().startswith("-") else hint
    why = f"Fluent says: {reason}" if reason else ""
    return _said("phrase-junk", headline, span, "", "" if reason in REASONS else why, hint)


def too_deep(span: Span, most: int) -> Diagnostic:
    why = f"an entry may have at most {most} nested brackets"
    return _said(
        "too-deep",
        "these brackets are nested too deeply",
        span,
        why=why,
        hint="move the inside to a part or a phrase of its own",
    )


def no_term(span: Span, id: str) -> Diagnostic:
    why = "an entry without it is a Fluent message, which no phrase can use"
    return _said("phrase-no-term", f"`{id}` lacks the hyphen before it", span, why=why, hint=f"write `-{id}`")


ONCE = ("of", "gender", "always", "forms", "article", "as", "like", "rest", "pair")
"""What can be noted of an entry only once, so that a second wording of it makes no sense."""


def form_twice(span: Span, other: Span, name: str, id: str) -> Diagnostic:
    numbered = re.fullmatch(r"(.*v)(\d{1,4})", name)
    second = f"{numbered[1]}{int(numbered[2]) + 1}" if numbered else f"{name}-v2"
    hint = "leave one of them" if name in ONCE else f"if it is another wording, call it `.{second}`"
    places = Label(span, "again", True), Label(other, "first")
    return Diagnostic("form-twice", f"`.{name}` of `-{id}` is given twice", places, hint=hint)
