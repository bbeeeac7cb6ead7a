"""Messages about the prose of a pack in other languages."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Source, Span
from ..diagnostic import Diagnostic, Fix, Label, Severity


def stale(said: Span, now: str, english: Span) -> Diagnostic:
    """`said`: the hash next to a heading; `now`: the hash of the English section as it is."""
    begun = said.source.original[said.start : said.end] in ("", "?")
    return Diagnostic(
        "stale-translation",
        "this section is still to be translated" if begun else "the English of this section has changed",
        (
            Label(said, "not marked as translated" if begun else "an older text was translated", True),
            Label(english, "the English"),
        ),
        hint="update the translation, and write the new checksum in the heading",
        fixes=(Fix(f"if it says the same: write `{now}`", said, now, sure=False),),
        severity=Severity.WARNING,
    )


def unmarked(heading: Span, id: str, now: str) -> Diagnostic:
    text = heading.source.original[heading.start : heading.end]
    end = Span(heading.source, heading.end, heading.end)
    bare = bool(text) and "{" not in text
    return Diagnostic(
        "stale-translation",
        "the heading does not say which English text it translates",
        (Label(heading, f"no `en=` beside `{id}`", True),),
        hint=f"write `{{#{id} en={now}}}` after the heading" if text else f"begin with `<!-- start en={now} -->`",
        fixes=(Fix(f"if it says the same: write `en={now}`", end, f" {{#{id} en={now}}}", sure=False),) if bare else (),
        severity=Severity.WARNING,
    )


def missing(where: Span, words: str, english: Span) -> Diagnostic:
    """`where`: the heading after which the section belongs."""
    return Diagnostic(
        "missing-translation",
        f"the section `{words}` is not translated",
        (
            Label(where, "it belongs after this section" if where.end else "it comes first", True),
            Label(english, "the English"),
        ),
        hint="until it is, readers are shown the English",
        severity=Severity.WARNING,
    )


def no_file(source: Source, language: str) -> Diagnostic:
    """`language`: one into which other files of the pack are translated."""
    return Diagnostic(
        "missing-translation",
        f"the prose of this file is not translated into `{language}`",
        (Label(Span(source, 0, 0), "other files of the pack are", True),),
        hint=f"`rulewright new translation {language} --in` the pack begins it",
        severity=Severity.WARNING,
    )


def astray(heading: Span, id: str, near: Sequence[str]) -> Diagnostic:
    meant = " or ".join(f"`{one}`" for one in near)
    return Diagnostic(
        "stray-translation",
        f"no section of the English file is `{id}`",
        (Label(heading, "never shown", True),),
        hint=f"did you mean {meant}" if meant else "take it away, or give it the id of the section that it translates",
    )


def depth(heading: Span, wanted: int) -> Diagnostic:
    return Diagnostic(
        "stray-translation",
        "this heading is not as deep as the English one",
        (Label(heading, f"it should begin with `{'#' * wanted}`", True),),
        hint="headings of all languages are one outline",
    )


def rules_marks(heading: Span, many: int, wanted: int) -> Diagnostic:
    count = f"{many} mark{'' if many == 1 else 's'} of rules" if many else "no mark of rules"
    return Diagnostic(
        "stray-translation",
        f"there {'is' if many < 2 else 'are'} {count} in this section, and {wanted} in the English",
        (Label(heading, "below this heading", True),),
        hint="`<!-- rules -->` on a line of its own marks the place of each block of rules",
    )


def of_nothing(source: Source, original: str) -> Diagnostic:
    return Diagnostic(
        "stray-translation",
        f"there is no `{original}` that this could be a translation of",
        (Label(Span(source, 0, 0), "never shown", True),),
        hint="a translation has the name of its file, with the language for `rules`",
    )


def unlisted(source: Source, language: str, languages: Span) -> Diagnostic:
    return Diagnostic(
        "stray-translation",
        f"`{language}` is not among the languages of the pack",
        (Label(languages, "not listed here", True), Label(Span(source, 0, 0), "never shown")),
        hint=f"add `{language}` to `languages`",
    )
