"""A source to its declarations: the LALR tables are walked declaration by declaration.

A declaration begins at the left margin, so a fault stays inside the one that holds it; and within it the faulty line
is blanked and the rest read again, so that all faults of a file are told in one run.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..diagnostics.diagnostic import Diagnostic
from ..source.text import Source, Span
from ..told import Told
from . import slips
from .nodes import Declaration
from .scan import LEXEME, Lexeme, word_at
from .tabled import Tables, tables

HEAD = re.compile(r"^(?=[^ \n#])", re.M)
DEEPEST = 24
"""So many levels of indentation or of brackets, and no more: nobody reads deeper, and no pass can run out of stack."""
LONGEST = 240
"""So many words on a line, for the same reason."""
STACK = 400
FAULTS = 25
"""After so many faults in one declaration the rest of it is left unread."""


@dataclass(frozen=True, slots=True)
class Parsed:
    source: Source
    declarations: tuple[Declaration, ...]
    broken: frozenset[str] = frozenset()
    """Words of declarations that could not be read: they may be names that others use."""


class Slip(Exception):
    """The parser's own signal for a word it cannot take; it never leaves this file."""

    def __init__(self, what: str, start: int, end: int, state: int, stack: tuple[int, ...] = ()) -> None:
        self.what, self.start, self.end, self.state, self.stack = what, start, end, state, stack


class Indents(NamedTuple):
    levels: list[int]
    queue: list[str]


def parse(source: Source) -> Told[Parsed]:
    """All declarations of a source, and every slip in it."""
    found: list[Declaration] = []
    said: list[Diagnostic] = []
    broken: set[str] = set()
    text = source.text
    heads = [match.start() for match in HEAD.finditer(text)]
    first = heads[0] if heads else len(text)
    stray = re.search(r"^ +[^ \n#]", text[:first], re.M)
    if stray:
        said.append(slips.stray_indent(Span(source, stray.start(), stray.end())))
    for start, end in zip(heads, [*heads[1:], len(text)], strict=False):
        declaration = _declaration(source, text, start, end, said)
        if declaration is not None:
            found.append(declaration)
        else:
            broken.update(re.findall(r"[A-Za-z][A-Za-z0-9-]*", text[start : text.find("\n", start) % (len(text) + 1)]))
    return Told(Parsed(source, tuple(found), frozenset(broken)), tuple(said))


def _declaration(source: Source, text: str, start: int, end: int, said: list[Diagnostic]) -> Declaration | None:
    """One declaration, its faulty lines told and left out."""
    for _ in range(FAULTS):
        try:
            return _walk(tables(), source, text, start, end, "declaration")
        except Slip as slip:
            said.append(slips.tell(source, slip.what, slip.start, slip.end, slip.state, slip.stack))
            shorter = _without_line(text, start, end, slip.start)
            if shorter is None:
                return None
            text = shorter
    said.append(slips.too_many(Span(source, start, start + 1), FAULTS))
    return None


def _without_line(text: str, start: int, end: int, at: int) -> str | None:
    """The text with the line at an offset blanked, and with it what hangs on it; nothing if that is all of it."""
    lines = text[start:end].split("\n")
    row = text.count("\n", start, min(at, end - 1))
    while row and not lines[row].strip():
        row -= 1
    gone = _branch(lines, row)
    while row and not _siblings(lines, row, gone):
        row = _parent(lines, row)
        gone |= _branch(lines, row)
    if row == 0:
        return None
    for i in gone:
        lines[i] = " " * len(lines[i])
    return text[:start] + "\n".join(lines) + text[end:]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" ")) if line.strip() and not line.lstrip().startswith("#") else 1 << 30


def _branch(lines: list[str], row: int) -> set[int]:
    """A line, the lines below it that stand deeper, and an `otherwise` that belongs to it."""
    level = _indent(lines[row])
    gone = {row}
    for i in range(row + 1, len(lines)):
        here = _indent(lines[i])
        if here < level or (here == level and not lines[i].lstrip().startswith("otherwise")):
            break
        if here < 1 << 30:
            gone.add(i)
    return gone


def _siblings(lines: list[str], row: int, gone: set[int]) -> bool:
    parent = _parent(lines, row)
    return any(
        i not in gone and _indent(lines[i]) < 1 << 30 for i in sorted(_branch(lines, parent)) if i != parent
    )


def _parent(lines: list[str], row: int) -> int:
    level = _indent(lines[row])
    for i in range(row - 1, -1, -1):
        if _indent(lines[i]) < level:
            return i
    return 0


def _walk(tables: Tables, source: Source, text: str, start: int, end: int, begin: str) -> Any:
    """The tables walked over a stretch of text; a Slip where a word does not fit."""
    states, rules = tables.states, tables.rules
    stack = [tables.starts[begin]]
    values: list[Any] = []
    spans: list[tuple[int, int]] = []
    indents = Indents([0], [])
    at, last, words, brackets = start, start, 0, 0
    while True:
        row = states[stack[-1]]
        lexeme = _next(tables, text, at, end, last, row, indents)
        at = lexeme.end if lexeme.terminal != "$END" else at
        terminal = lexeme.terminal
        layout = terminal in ("_NL", "_INDENT", "_DEDENT", "$END")
        words = 0 if layout else words + 1
        if terminal in ("LPAR", "LSQB"):
            brackets += 1
        elif terminal in ("RPAR", "RSQB"):
            brackets -= 1
        elif layout:
            brackets = 0
        if words > LONGEST or brackets > DEEPEST or len(indents.levels) > DEEPEST or len(stack) > STACK:
            raise Slip("too-deep", lexeme.start, lexeme.end, stack[-1])
        while True:
            action = row.get(terminal)
            if action is None:
                what = lexeme.said or ("unexpected" if not layout else terminal)
                raise Slip(what, lexeme.start, lexeme.end, stack[-1], tuple(stack))
            if action >= 0:
                break
            origin, size, make = rules[-1 - action]
            if size:
                begun = spans[-size][0]
                done = spans[-1][1]
                made = make(values[-size:], source, begun, done)
                del stack[-size:], values[-size:], spans[-size:]
            else:
                begun = done = last
                made = make([], source, last, last)
            stack.append(states[stack[-1]][origin])
            values.append(made)
            spans.append((begun, done))
            if terminal == "$END" and stack[-1] == tables.ends[begin]:
                return made
            row = states[stack[-1]]
            if not lexeme.said and lexeme.terminal and not layout and terminal not in row:
                # A word may be another terminal once what stands before it is folded.
                again = _again(tables, text, lexeme, row)
                terminal = again or terminal
        stack.append(action)
        if layout:
            values.append((last, last))
            spans.append((last, last))
        else:
            values.append((lexeme.start, lexeme.end))
            spans.append((lexeme.start, lexeme.end))
            last = lexeme.end


def _again(tables: Tables, text: str, lexeme: Lexeme, row: dict[str, int]) -> str:
    word = " ".join(text[lexeme.start : lexeme.end].split())
    for terminal in tables.words.get(word, ()):
        if terminal in row:
            return terminal
    return "NAME" if "NAME" in row and lexeme.terminal == "NAME" else ""


def _next(tables: Tables, text: str, at: int, end: int, last: int, row: dict[str, int], indents: Indents) -> Lexeme:
    """The next word, or the next step in or out at the margin."""
    if indents.queue:
        return Lexeme(indents.queue.pop(0), at, at)
    match = LEXEME.match(text, at, end)
    assert match is not None
    kind = match.lastgroup
    if kind == "comment" or (kind is None and match.end() >= end):
        return _margin(0, end, last, end, indents)
    if kind == "line":
        line = match.end()
        if line >= end:
            return _margin(0, line, last, end, indents)
        margin = line - (text.rfind("\n", at, line) + 1)
        return _margin(margin, line, last, end, indents)
    start = match.end() if kind is None else match.start(kind)
    if kind == "word":
        return word_at(tables, text, start, match.end(), row)
    if kind == "number":
        return Lexeme("NUMBER", start, match.end())
    if kind == "string":
        return Lexeme("STRING", start, match.end())
    if kind == "mark":
        return Lexeme(tables.words[match.group("mark")][0], start, match.end())
    return Lexeme("", start, start + 1, "open-string" if text[start] == '"' else "odd-character")


def _margin(margin: int, at: int, last: int, end: int, indents: Indents) -> Lexeme:
    """The end of a line, and the steps in or out that the next one takes."""
    levels, queue = indents
    if at >= end and not levels:
        return Lexeme("$END", last, last)
    if margin > levels[-1]:
        levels.append(margin)
        queue.append("_INDENT")
    while levels and margin < levels[-1]:
        levels.pop()
        queue.append("_DEDENT")
    if margin not in levels:
        return Lexeme("", at, at + 1, "ragged-indent")
    if at >= end:
        queue.append("$END")
    return Lexeme("_NL", last, at)
