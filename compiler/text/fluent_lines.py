"""Entries of phrase files on plain lines, read as Fluent's parser reads them but much faster.

    -act-gain = gain { $goods }
        .inf = to gain { $goods }

A plain line has words and `{ $field }`, `{ NOUN($field, case: "acc") }`, `{ -part-id }` or `{ "" }`; the lines below
it have the same indentation. A choice by number with each branch on one line is plain, too. Everything else is left to
Fluent's parser.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, cast

from ..source.text import Source, Span
from .entry import Branch, Call, Choice, Entry, Form, Item, Part, Pattern, Text, Variable

NAME = r"[a-zA-Z][a-zA-Z0-9_-]*"
BLOCK = re.compile(r"^(?=[-#a-zA-Z])", re.MULTILINE)
"""The start of an entry, or of a comment."""
COMMENT = re.compile(r"#{1,3}(?: [^\n]*(?:\n|$)|\n)(?: *\n)* *")
KEY = rf"[0-9]{{1,9}}|{NAME}"
BRANCH = rf" +\*?\[ *(?:{KEY}) *\][^\n\t\r]*\n"
CHOICE = rf"\{{ *(?:NUMBER\( *\${NAME} *\)|\${NAME}) *-> *\n(?:{BRANCH})+ *\}}"
LINE = rf"(?:[^\n\t\r{{]++|{CHOICE}|\{{)*+"
"""The rest of a line, including choices that begin in it."""
GOES_ON = rf"(?=[^ .*\[}}\n]){LINE}"
"""A line that is neither a form nor a branch of a choice."""
BELOW = rf"\n( +){GOES_ON}(?:\n\3{GOES_ON})*(?!\n +[^ .\n])"
VALUE = rf" *= *((?=[^ \n]){LINE}(?:{BELOW})?|{BELOW.replace(chr(92) + '3', chr(92) + '4')})\n?"
FIRST = re.compile(rf"-({NAME}){VALUE}")
MORE = re.compile(rf" +\.({NAME}){VALUE}")
FOLD = re.compile(r"\n *")
END = re.compile(r"(?: *\n)* *")
GIVEN = rf'{NAME}\ *:\ *(?:[0-9]{{1,9}}|"[^"\\\n]*")'
PIECE = re.compile(
    rf"""
    (?P<text>[^{{}}]+)
    |\{{\ *(?:
        \$(?P<field>{NAME})
        |(?P<call>[A-Z][A-Z0-9_-]*\(\ *
            (?P<fields>\${NAME}(?:\ *,\ *\${NAME})*)?
            (?:(?(fields)\ *,\ *)(?P<named>{GIVEN}(?:\ *,\ *{GIVEN})*))?\ *\))
        |-(?P<part>{NAME})
        |"(?P<quoted>[^"\\\n]*)"
        |(?P<choice>(?:NUMBER\(\ *\${NAME}\ *\)|\${NAME})\ *->\ *\n(?P<branches>(?:{BRANCH.replace(" ", "[ ]")})+)\ *)
    )\ *\}}
    """,
    re.VERBOSE,
)
FIELD = re.compile(rf"\$({NAME})")
EACH = re.compile(rf" +(?P<default>\*?)\[ *(?P<key>{KEY}) *\] *(?P<pattern>[^\n]*)\n")
_new: Callable[[type[Span], tuple[Source, int, int]], Span] = cast(Any, tuple).__new__
"""Makes a span in half the time that its class takes."""
NAMED = re.compile(rf'({NAME}) *: *(?:([0-9]+)|"([^"]*)")')


def blocks(text: str) -> Iterator[tuple[int, int]]:
    """The start and the end of each entry. Text that is no entry is a block too; comments are left out."""
    starts = [found.start() for found in BLOCK.finditer(text)]
    if text[: starts[0] if starts else len(text)].strip(" \n"):
        yield 0, len(text)
        return
    for start, end in zip(starts, [*starts[1:], len(text)], strict=False):
        if not COMMENT.fullmatch(text, start, end):
            yield start, end


def plain(source: Source, start: int, end: int) -> Entry | None:
    """The entry of a block; None if any part of it is not plain."""
    found = FIRST.match(source.text, start, end)
    value = _pattern(source, found) if found else None
    if found is None or value is None:
        return None
    span = _new(Span, (source, *found.span(1)))
    forms = {"": Form("", value, span)}
    at = found.end()
    while more := MORE.match(source.text, at, end):
        pattern, name = _pattern(source, more), more[1]
        if pattern is None or name in forms:
            return None
        forms[name] = Form(name, pattern, _new(Span, (source, *more.span(1))))
        at = more.end()
    return Entry(found[1], tuple(forms.values()), span) if END.fullmatch(source.text, at, end) else None


def _pattern(source: Source, line: re.Match[str]) -> Pattern | None:
    at, end = line.end(2) - len(line[2].lstrip(" \n")), line.start(2) + len(line[2].rstrip(" "))
    return _items(source, at, end)


def _items(source: Source, at: int, end: int) -> Pattern | None:
    items: list[Item] = []
    while at < end:
        piece = PIECE.match(source.text, at, end)
        if piece is None:
            return None
        at = piece.end()
        if piece.lastgroup == "text":
            text = piece[0]
            items.append(Text(FOLD.sub(" ", text) if "\n" in text else text))
        elif (item := _item(source, piece)) is not None:
            items.append(item)
        else:
            return None
    return tuple(items)


def _item(source: Source, piece: re.Match[str]) -> Item | None:
    """A piece in brackets."""
    match piece.lastgroup:
        case "field":
            return Variable(piece["field"], Span(source, piece.start("field") - 1, piece.end("field")))
        case "part":
            return Part(piece["part"], Span(source, piece.start("part") - 1, piece.end("part")))
        case "quoted":
            return Text(piece["quoted"])
        case "choice":
            return _choice(source, piece)
        case _:
            call, fields, given = piece.group("call", "fields", "named")
            return Call(*_called(call, fields or "", given or ""), _new(Span, (source, *piece.span("call"))))


@lru_cache(maxsize=1 << 12)
def _called(call: str, fields: str, given: str) -> tuple[str, tuple[str, ...], tuple[tuple[str, int | str], ...]]:
    """The function of a call, its variables, and what is named. Most calls occur many times."""
    named = ((name, int(figure) if figure else text) for name, figure, text in NAMED.findall(given))
    return call.partition("(")[0], tuple(FIELD.findall(fields)), tuple(sorted(named))


def _choice(source: Source, piece: re.Match[str]) -> Choice | None:
    """A choice by number; None if it has no single default branch, or a branch is empty or not plain."""
    branches: list[Branch] = []
    for one in EACH.finditer(source.text, *piece.span("branches")):
        pattern = _items(source, one.start("pattern"), one.start("pattern") + len(one["pattern"].rstrip(" ")))
        if not pattern:
            return None
        branches.append(Branch(one["key"], bool(one["default"]), pattern, Span(source, *one.span("key"))))
    if [one.default for one in branches].count(True) != 1:
        return None
    (variable,) = FIELD.findall(source.text, piece.start("choice"), piece.start("branches"))
    return Choice(variable, tuple(branches), Span(source, *piece.span("choice")))
