"""Messages about names and lines that are given twice, and about values and kinds defined by themselves."""

from __future__ import annotations

import re

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label


def twice(span: Span, name: str, first: Span) -> Diagnostic:
    labels = (Label(span, "declared again here", True), Label(first, "first declared here"))
    return _declared(f"`{name}` is declared twice", labels, "give one of them another name")


def every_games(span: Span, name: str) -> Diagnostic:
    """A name that every game has."""
    return _declared(f"every game has a `{name}` already", (Label(span, "declared again here", True),))


def _declared(headline: str, labels: tuple[Label, ...], hint: str = "choose another name") -> Diagnostic:
    return Diagnostic("declared-twice", headline, labels, hint=hint, why="a name means one thing in the whole game")


def named_twice(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "named-twice",
        f"`{name}` already has a value here",
        (Label(span, "given again", True),),
        hint=f"choose another name, or change it with `set {name} to`",
    )


def said_twice(span: Span, name: str, declared: Span | None = None) -> Diagnostic:
    """`declared`: where it was given first, and the thing has been extended since."""
    if declared is None or (declared.source is span.source and declared.start <= span.start < declared.end):
        return Diagnostic(
            "said-twice",
            f"`{name}` is given twice",
            (Label(span, "again", True),),
            hint="remove one of them",
        )
    line = declared.source.text[declared.start : declared.end].partition("\n")[0].rstrip()
    head = Span(declared.source, declared.start, declared.start + len(line))
    return Diagnostic(
        "said-twice",
        f"`{name}` is given twice",
        (Label(span, "again", True), Label(head, "given here already")),
        why="`extend` only adds, and changes no existing value",
        hint=f"to change it, write all of it again: `replace {line}`, and the lines below it",
    )


def law_twice(first: Span, again: Span, what: str) -> Diagnostic:
    """Two lines under one thing that set the same law. If they are equal, the fix deletes the second."""
    source = again.source
    line = source.text.rfind("\n", 0, again.start)
    same = source.text[first.start : first.end].split() == source.text[again.start : again.end].split()
    tests = what == "when it works"
    hint = "join the tests in one line: `only while (...) and (...)`" if tests else "keep one of the two lines"
    return Diagnostic(
        "law-twice",
        f"this says twice {what}",
        (Label(again, "again here", True), Label(first, "first here")),
        why="only one of the two lines could hold",
        hint="" if same else hint,
        fixes=(Fix("delete the second line", Span(source, line, again.end), ""),) if same and line >= 0 else (),
    )


def law_beside(first: Span, behind: Span, law: str) -> Diagnostic:
    """A second law on the line of a law."""
    text = behind.source.text
    if text[first.start : first.end] == text[behind.start : behind.end]:
        return Diagnostic(
            "said-twice",
            f"`{law}` is written twice",
            (Label(behind, "again", True),),
            fixes=(Fix("delete it", Span(behind.source, first.end, behind.end), ""),),
        )
    line = text.rfind("\n", 0, first.start) + 1
    margin = re.match(" *", text[line:])
    gap = Span(behind.source, first.end, behind.start)
    return Diagnostic(
        "misplaced-law",
        f"`{law}` needs a line of its own",
        (Label(behind, "another law on the same line", True),),
        fixes=(Fix("begin a new line before it", gap, "\n" + (margin[0] if margin else "")),),
    )


def endless_value(span: Span, name: str, words: str = "needs its own value") -> Diagnostic:
    return Diagnostic(
        "endless-value",
        f"`{name}` is defined by itself",
        (Label(span, words, True),),
        hint="break the circle",
    )
