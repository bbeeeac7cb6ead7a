"""What is said of text that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label, Severity

PLAIN = {
    "reserved-word": (
        "a name belongs here, and `{found}` cannot be one",
        "say the name before it, or choose another: small words hold sentences together",
    ),
    "open-string": ("this text has no closing quote", "close it on the same line"),
    "odd-character": ("`{found}` means nothing here", "names are made of letters a to z, digits and hyphens"),
    "too-deep": ("this goes deeper, or on for longer, than anybody can read", "give a part of it a name of its own"),
}
"""Headline and hint of the slips that need no more than the word they met."""


def slip(what: str, span: Span, found: str = "") -> Diagnostic:
    headline, hint = PLAIN[what]
    return Diagnostic(what, headline.format(found=found), (Label(span, "here", True),), hint=hint)


def from_page(
    slug: str, title: str, said: Mapping[str, str], span: Span, facts: Mapping[str, str], fixes: tuple[Fix, ...]
) -> Diagnostic:
    """In the words of its page (grammar/mistakes/<slug>.md)."""

    def put(words: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda match: facts[match[1]], words)

    return Diagnostic(
        slug,
        put(said.get("headline", title)),
        (Label(span, put(said.get("label", "here")), True),),
        why=put(said.get("why", "")),
        hint=put(said.get("hint", "")),
        fixes=fixes,
    )


def unexpected(span: Span, found: str, fitting: tuple[str, ...], whole: bool) -> Diagnostic:
    """`whole`: what stood before it could have been the end of a sentence."""
    hint = "begin a new line before it, or join it with a word such as `to`, `from`, `of`, `and`"
    return Diagnostic(
        "unexpected-word",
        f"`{found}` does not fit here",
        (Label(span, "understood up to here", True),),
        hint=hint if whole else f"here could stand {_listed(fitting)}" if fitting else "",
    )


def line_start(span: Span, found: str, fitting: tuple[str, ...]) -> Diagnostic:
    return Diagnostic(
        "unexpected-word",
        f"no line here begins with `{found}`",
        (Label(span, "not understood", True),),
        hint=f"it could begin with {_listed(fitting)}" if fitting else "",
    )


def odd_letters(span: Span, word: str, fixes: tuple[Fix, ...]) -> Diagnostic:
    return Diagnostic(
        "odd-character",
        f"`{word}` has letters that a name cannot have",
        (Label(span, "not all of them are a to z, digits and hyphens", True),),
        hint="keep such letters for the title, which stands in quotes",
        fixes=fixes,
    )


def prose(span: Span) -> Diagnostic:
    literate = span.source.name.endswith(".rules.md")
    outside = "let it stand above or below the rules block" if literate else "make a remark of it, behind a `#`"
    return Diagnostic(
        "prose",
        "this is prose, and no rule",
        (Label(span, "a sentence for people", True),),
        why="what it says is only played once it is written in the words of the language",
        hint=outside,
        fixes=(Fix("make a remark of it", Span(span.source, span.start, span.start), "# ", sure=False),),
    )


def capital(span: Span, found: str, fixes: tuple[Fix, ...]) -> Diagnostic:
    return Diagnostic(
        "capital-letter",
        f"`{found}` is a word of the language, and those are small",
        (Label(span, "with a capital letter", True),),
        why="what begins with a capital letter is a name",
        fixes=fixes,
    )


def line_ends(span: Span, fitting: tuple[str, ...]) -> Diagnostic:
    return Diagnostic(
        "unfinished-line",
        "this line ends too early",
        (Label(span, "something is missing", True),),
        hint=f"it could go on with {_listed(fitting)}" if fitting else "",
    )


def empty_block(span: Span, below: Span | None) -> Diagnostic:
    """`below`: the line that follows, and should perhaps stand under this one."""
    return Diagnostic(
        "empty-block",
        "the lines that belong under this one are missing",
        (Label(span, "nothing stands under it", True), *_beside(below, "this stands no deeper")),
        hint="write them below, two spaces further in",
    )


def stray_indent(span: Span, above: Span | None, fixes: tuple[Fix, ...] = ()) -> Diagnostic:
    return Diagnostic(
        "stray-indent",
        "this line is set in, but belongs to nothing above it",
        (Label(span, "set in", True), *_beside(above, "nothing can stand under this")),
        hint="take the spaces away, or mend the line above",
        fixes=fixes,
    )


def unfenced(span: Span) -> Diagnostic:
    """A literate file without a block of rules, and a line in it that is one."""
    return Diagnostic(
        "unfenced-rules",
        "this reads like a rule, and stands in no block",
        (Label(span, "prose, as it stands", True),),
        why="no block of this file is one of rules, so nothing in it is read",
        hint="put a line ```` ```rules ```` above the rules and ```` ``` ```` below them",
        severity=Severity.WARNING,
    )


def ragged_indent(span: Span, above: Span | None) -> Diagnostic:
    return Diagnostic(
        "ragged-indent",
        "this line stands at a depth of its own",
        (Label(span, "neither here nor there", True), *_beside(above, "the line above")),
        hint="let it stand as deep as the lines it belongs to",
    )


def _beside(span: Span | None, words: str) -> tuple[Label, ...]:
    return () if span is None else (Label(span, words),)


def too_many(span: Span, count: int) -> Diagnostic:
    return Diagnostic(
        "too-many-faults",
        f"{count} lines of this cannot be read, so the rest was not looked at",
        (Label(span, "", True),),
        hint="put these right first",
    )


def _listed(words: tuple[str, ...], most: int = 6) -> str:
    shown = list(words[:most])
    if len(words) > most:
        return ", ".join(shown) + " …"
    return " or ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)
