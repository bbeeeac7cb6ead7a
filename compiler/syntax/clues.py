"""The features of a slip: the words around the place where the parser stopped, the most significant first.

    gain 1 coin and draw 2 card      stopped at `2`: ("and", "NAME", "NUMBER") after a line that begins with a name

The pages in grammar/mistakes show common mistakes. The features of each go into the tables, and a mistake with the same
features is reported with the words of its page.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

TOKEN = re.compile(
    r"""(?P<word>[A-Za-z](?:[A-Za-z0-9]|[-_](?=[A-Za-z0-9]))*)|(?P<number>\d+)|(?P<string>"(?:[^"\\\n]|\\[^\n])*")
    |(?P<mark>->(?!>)|'s\b|:=|[,:()\[\]]|[-+*/](?![-+*/=<>&|]))|(?P<comment>\#[^\n]*)|(?P<odd>"[^\n]*|(?:[^\w\s"\#,:()\[\]])+|_+|[^\W\d_A-Za-z]+)""",
    re.X,
)
END, DEEPER, INDENT = "end", "end>", "indent"
"""The end of a line; one with deeper lines below it; and a deeper line where none belongs."""


WORDS = "words "
"""Begins the clue of a page that is recognised by words of the line, wherever the parser stopped."""


class Token(NamedTuple):
    shape: str
    start: int
    end: int


class Seen(NamedTuple):
    """A slip: the state it was met in, its line so far, and what was found."""

    state: int | str
    """At the beginning of a line only whether it is set in: the first line of a block has a state of its own."""
    before: tuple[Token, ...]
    found: Token
    after: tuple[Token, ...]
    foreign: bool
    """Whether an unknown word, or a sign the language does not have, was found here or just before."""
    odd: bool
    """Whether it is what was found."""


def seen(text: str, at: int, end: int, what: str, state: int, known: Collection[str], telling: Collection[str]) -> Seen:
    """A slip at an offset; `known` are the words of the language, `telling` others that give a slip away."""
    start = text.rfind("\n", 0, at) + 1
    stop = start + len(text[start:end].partition("\n")[0])
    tokens = list(tokens_of(text, start, stop, known, telling))
    before = tuple(token for token in tokens if token.end <= at)
    rest = [token for token in tokens if token.end > at]
    if what in ("_NL", "$END", "_DEDENT"):
        last = before[-1].end if before else at
        found = Token(DEEPER if _deeper(text, start, stop, end) else END, last, last)
    elif what == "_INDENT" or not rest:
        found = Token(INDENT if what == "_INDENT" else END, at, at)
    else:
        found = rest.pop(0)
    near = (*before[-1:], found)
    foreign = [token for token in near if token.shape in telling or _odd(token.shape)]
    where = state if before or found.shape in (END, INDENT) else "in" if found.start > start else "out"
    return Seen(where, before, found, tuple(rest), bool(foreign), found in foreign)


def keys(seen: Seen) -> Iterator[str]:
    """The most particular first. Without a state only where something foreign is in it."""
    shapes = ["^", "^", *(token.shape for token in seen.before)]
    head = shapes[2] if len(shapes) > 2 else "^"
    one, two, found = shapes[-1], shapes[-2], seen.found.shape
    after = seen.after[0].shape if seen.after else END
    yield f"{seen.state} {head} .. {two} {one} {found} {after}"
    yield f"{seen.state} {head} .. {two} {one} {found}"
    yield f"{seen.state} {two} {one} {found}"
    yield f"{seen.state} {one} {found} {after} .."
    yield f"{seen.state} {one} {found}"
    if seen.foreign:
        yield f"{two} {one} {found}"
        yield f"{one} {found}"
    if found not in ("NAME", "NUMBER", "STRING"):
        yield f"{seen.state} {found}"
    if seen.odd:
        yield found


def line_of(text: str, at: int) -> str:
    return text[text.rfind("\n", 0, at) + 1 :].partition("\n")[0]


def has_words(words: str, line: str) -> bool:
    """Whether a line has such words in this order: `cost|costs less|more`."""
    pattern = r"\b.*?\b".join(f"(?:{one})" for one in words.split())
    return re.search(rf"(?:(?<![\w-])|(?=\W))(?:{pattern})(?![\w-])", line) is not None


def tokens_of(text: str, start: int, stop: int, known: Collection[str], telling: Collection[str]) -> Iterator[Token]:
    for match in TOKEN.finditer(text, start, stop):
        kind, found = match.lastgroup, match.group()
        if kind == "comment":
            return
        if kind == "word":
            small = found.lower()
            shape = "_" if "_" in found else small if small in telling else found if found in known else "NAME"
        else:
            shape = {"number": "NUMBER", "string": "STRING"}.get(kind or "", found)
        yield Token(shape if kind != "odd" else found[:2] if found[0] == '"' else found, match.start(), match.end())


def _odd(shape: str) -> bool:
    match = TOKEN.fullmatch(shape)
    return bool(match and match.lastgroup == "odd")


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _deeper(text: str, start: int, stop: int, end: int) -> bool:
    """Whether the next line with rules in it is indented more than this one."""
    here = _indent(text[start:stop])
    for line in text[stop + 1 : end].split("\n"):
        if line.strip() and not line.lstrip().startswith("#"):
            return _indent(line) > here
    return False
