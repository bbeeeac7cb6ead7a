"""Messages about text that the parser cannot read."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label, Severity
from ..pages import page_of, read_page

PLAIN = {
    "reserved-word": (
        "expected a name, found the keyword `{found}`",
        "put the name before it, or choose another name",
    ),
    "open-string": ("this text has no closing quote", "close it on the same line"),
    "odd-character": ("`{found}` means nothing here", "names are made of letters a to z, digits and hyphens"),
    "too-deep": ("this is nested too deeply, or too long", "give a part of it a name of its own"),
}
"""Headline and hint of the slips that need no more than the word they met."""


def slip(what: str, span: Span, found: str = "") -> Diagnostic:
    headline, hint = PLAIN[what]
    return Diagnostic(what, headline.format(found=found), (Label(span, "here", True),), hint=hint)


def taken(span: Span) -> Diagnostic:
    """`to set: ...`: a line that begins with this name is read as another line."""
    name = span.source.text[span.start : span.end]
    return Diagnostic(
        "reserved-word",
        f"no line could do the rule `{name}`",
        (Label(span, "a line of the language begins with this word", True),),
        hint=f"choose another name, such as `{name}-it`",
    )


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


def as_page(slug: str, span: Span) -> Diagnostic:
    """What the page of a slip says, of something that can be read and means nothing."""
    page = read_page(page_of(slug) or "", slug)
    return from_page(slug, page.title, dict(page.said), span, {}, ())


def unexpected(span: Span, found: str, fitting: tuple[str, ...], whole: bool) -> Diagnostic:
    """`whole`: what stood before it could have been the end of a sentence."""
    hint = "start a new line before it, or join it with a word such as `to`, `from`, `of`, `and`"
    return Diagnostic(
        "unexpected-word",
        f"`{found}` does not fit here",
        (Label(span, "understood up to here", True),),
        hint=hint if whole else f"expected {_listed(fitting)}" if fitting else "",
    )


def line_start(span: Span, found: str, fitting: tuple[str, ...]) -> Diagnostic:
    return Diagnostic(
        "unexpected-word",
        f"a line cannot begin with `{found}` here",
        (Label(span, "not understood", True),),
        hint=f"expected {_listed(fitting)}" if fitting else "",
    )


def odd_letters(span: Span, word: str, fixes: tuple[Fix, ...]) -> Diagnostic:
    return Diagnostic(
        "odd-character",
        f"`{word}` is not a valid name",
        (Label(span, "names use only a to z, digits and hyphens", True),),
        hint="keep other letters for the title in quotes",
        fixes=fixes,
    )


def digit_first(span: Span, fixes: tuple[Fix, ...]) -> Diagnostic:
    name = span.source.text[span.start : span.end]
    return Diagnostic(
        "digit-first",
        f"`{name}` cannot be a name: a name begins with a letter",
        (Label(span, "begins with a digit", True),),
        hint="put the number after a word; the title in quotes may begin with one",
        fixes=fixes,
    )


def prose(span: Span) -> Diagnostic:
    literate = span.source.name.endswith(".rules.md")
    outside = "move it above or below the rules block" if literate else "make it a comment with `#`"
    return Diagnostic(
        "prose",
        "this is prose, not a rule",
        (Label(span, "a sentence for people", True),),
        why="only sentences of the language are played",
        hint=outside,
        fixes=(Fix("make it a comment", Span(span.source, span.start, span.start), "# ", sure=False),),
    )


def capital(span: Span, found: str, fixes: tuple[Fix, ...]) -> Diagnostic:
    return Diagnostic(
        "capital-letter",
        f"the keyword `{found}` is lower case",
        (Label(span, "a capital letter", True),),
        why="a word with a capital letter is read as a name",
        fixes=fixes,
    )


def line_ends(span: Span, fitting: tuple[str, ...]) -> Diagnostic:
    return Diagnostic(
        "unfinished-line",
        "this line ends too early",
        (Label(span, "something is missing", True),),
        hint=f"expected {_listed(fitting)}" if fitting else "",
    )


def empty_block(span: Span, below: Span | None) -> Diagnostic:
    """`below`: the next line, which perhaps belongs below this one."""
    return Diagnostic(
        "empty-block",
        "lines are missing below this one",
        (Label(span, "nothing is below it", True), *_beside(below, "this is not indented further")),
        hint="write them below, indented by two more spaces",
    )


def stray_indent(span: Span, above: Span | None, fixes: tuple[Fix, ...] = ()) -> Diagnostic:
    return Diagnostic(
        "stray-indent",
        "this line is indented but belongs to nothing above it",
        (Label(span, "indented", True), *_beside(above, "takes no lines below it")),
        hint="remove the spaces, or correct the line above",
        fixes=fixes,
    )


def unfenced(span: Span) -> Diagnostic:
    """A literate file without a block of rules, and a line in it that is one."""
    return Diagnostic(
        "unfenced-rules",
        "this looks like a rule, but is in no block",
        (Label(span, "read as prose", True),),
        why="this file has no rules block, so nothing in it is read as rules",
        hint="put a line ```` ```rules ```` above the rules and ```` ``` ```` below them",
        severity=Severity.WARNING,
    )


def ragged_indent(span: Span, above: Span | None) -> Diagnostic:
    return Diagnostic(
        "ragged-indent",
        "unexpected indentation",
        (Label(span, "between two levels", True), *_beside(above, "the line above")),
        hint="indent it like the lines it belongs to",
    )


def _beside(span: Span | None, words: str) -> tuple[Label, ...]:
    return () if span is None else (Label(span, words),)


def too_many(span: Span, count: int) -> Diagnostic:
    return Diagnostic(
        "too-many-faults",
        f"{count} lines of this cannot be read, so the rest is skipped",
        (Label(span, "", True),),
        hint="correct these first",
    )


def _listed(words: tuple[str, ...], most: int = 6) -> str:
    shown = list(words[:most])
    if len(words) > most:
        return ", ".join(shown) + " …"
    return " or ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)
