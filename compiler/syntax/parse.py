"""A source to its declarations: the LALR tables are walked declaration by declaration.

A declaration begins at the left margin, so a fault stays inside the one that holds it; and within it the faulty line
is blanked and the rest read again, so that all faults of a file are told in one run.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..diagnostics.diagnostic import Diagnostic, Fix
from ..source.text import Source, Span
from ..told import Told
from . import slips
from .nodes import Declaration
from .scan import LEXEME, Lexeme, word_at
from .tabled import Tables, tables

HEAD = re.compile(r"^(?=[^ \n#])", re.M)
SET_IN = re.compile(r"^ +[^ \n#]", re.M)
NAMED = re.compile(
    r"\b(?:called|as|let|phase|to|for each|kind|group|counter|flag|marker|pile|grid|table|wallet|map|die|option) +"
    r"([A-Za-z][A-Za-z0-9-]*)(?: *\( *([A-Za-z][A-Za-z0-9-]*))?"
)
"""Where a line gives a name to something."""
LEVELS = 16
"""So many levels of indentation, and no more: nobody reads deeper, and no pass can run out of stack. (Python, which
is what we make of it, has twenty.)"""
DEEPEST = 24
"""So many brackets in brackets."""
NESTED = 60
"""So far may one line grow into itself, as `not not not` does and `a of b of c`: entries of the parser's stack."""
JOINED = 48
"""So many words that join what stands left and right of them, on one line: each is a step deeper in the tree."""
JOINING = frozenset({"PLUS", "MINUS", "STAR", "SLASH", "AND", "OR", "__ANON_7"})
STACK = 300
"""So many entries of the stack in all: it is a chain of `otherwise if` that can grow so long."""
FAULTS = 25
"""After so many faults in one declaration the rest of it is left unread."""


@dataclass(frozen=True, slots=True)
class Parsed:
    source: Source
    declarations: tuple[Declaration, ...]
    broken: frozenset[str] = frozenset()
    """Names in what could not be read: others use them, and nobody should complain that they are not there."""


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
    stray = _stray(source.text)
    if stray:
        said.append(slips.stray_indent(source, *stray))
    for start, end in _stretches(source.text):
        declaration = _declaration(source, start, end, said, broken)
        if declaration is not None:
            found.append(declaration)
    return Told(Parsed(source, tuple(found), frozenset(broken)), tuple(said))


def first_slip(tables: Tables, source: Source) -> Slip | None:
    """The first word of a source that cannot be taken."""
    for start, end in _stretches(source.text):
        slip = _slip(tables, source, source.text, start, end)
        if slip is not None:
            return slip
    return None


def _stretches(text: str) -> list[tuple[int, int]]:
    """Where each declaration begins and ends: at the left margin."""
    heads = [match.start() for match in HEAD.finditer(text)]
    return list(zip(heads, [*heads[1:], len(text)], strict=True)) if heads else []


def _stray(text: str) -> tuple[int, int] | None:
    """A line that is set in before anything stands at the margin."""
    first = HEAD.search(text)
    match = SET_IN.search(text, 0, first.start() if first else len(text))
    return match.span() if match else None


def _slip(tables: Tables, source: Source, text: str, start: int, end: int) -> Slip | None:
    try:
        _walk(tables, source, text, start, end, "declaration")
    except Slip as slip:
        return slip
    return None


def _declaration(source: Source, start: int, end: int, said: list[Diagnostic], broken: set[str]) -> Declaration | None:
    """One declaration, its faulty lines told and left out, and the names that were in them kept in mind."""
    text = source.text
    for _ in range(FAULTS):
        try:
            found: Declaration = _walk(tables(), source, text, start, end, "declaration")
            return found
        except Slip as slip:
            said.append(
                slips.tell(source, slip.what, slip.start, slip.end, slip.state, end, _tried(source, text, end, slip))
            )
            shorter = None if slip.what == "too-deep" else _without_line(text, start, end, slip.start)
            if shorter is None:
                broken |= names_in(source.text[start:end], whole=True)
                return None
            broken |= names_in(_gone(text, shorter, start, end), whole=False)
            text = shorter
    said.append(slips.too_many(Span(source, start, start + 1), FAULTS))
    broken |= names_in(source.text[start:end], whole=True)
    return None


def _gone(before: str, after: str, start: int, end: int) -> str:
    """The lines that one text has and the other has not."""
    pairs = zip(before[start:end].split("\n"), after[start:end].split("\n"), strict=True)
    return "\n".join(one for one, other in pairs if one != other)


def _tried(source: Source, text: str, end: int, slip: Slip) -> Callable[[Fix], bool | None]:
    """Whether an edit helps: True if the rest of its line can then be read, False if some more of it, None if not."""

    def tried(fix: Fix) -> bool | None:
        at, to, new = fix.span.start, fix.span.end, fix.text
        start = text.rfind("\n", 0, slip.start) + 1
        while start and text[start] in " #\n":
            start = text.rfind("\n", 0, start - 1) + 1
        edited = text[:at] + new + text[to:]
        longer = len(new) - (to - at)
        head = HEAD.search(edited, start, end + longer)
        if head is None:
            return True
        start = head.start()
        again = _slip(tables(), source, edited, start, end + longer)
        if again is None:
            return True
        line = text.find("\n", max(slip.start, to))
        reached = again.start - longer if again.start >= at + len(new) else at
        if line >= 0 and reached > line:
            return True
        return False if reached > slip.start else None

    return tried


def names_in(text: str, whole: bool) -> set[str]:
    """The names that lines give to things: of what was not read at all, so that nobody complains that they are not
    there. Of a whole declaration the first two words may be names too."""
    found = {name for match in NAMED.finditer(text) for name in match.groups() if name}
    if whole:
        found.update(re.findall(r"[A-Za-z][A-Za-z0-9-]*", text.split("\n")[0])[:2])
        found.update(re.findall(r"\( *([A-Za-z][A-Za-z0-9-]*) *\)", text.split("\n")[0]))
    return found


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
    return any(i not in gone and _indent(lines[i]) < 1 << 30 for i in sorted(_branch(lines, parent)) if i != parent)


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
    at, last, joined, brackets, line = start, start, 0, 0, 1
    while True:
        row = states[stack[-1]]
        lexeme = _next(tables, text, at, end, last, row, indents)
        at = lexeme.end if lexeme.terminal != "$END" else at
        terminal = lexeme.terminal
        layout = terminal in ("_NL", "_INDENT", "_DEDENT", "$END")
        if layout:
            joined, brackets, line = 0, 0, len(stack)
        elif terminal in JOINING:
            joined += 1
        elif terminal in ("LPAR", "LSQB"):
            brackets += 1
        elif terminal in ("RPAR", "RSQB"):
            brackets -= 1
        if len(indents.levels) > LEVELS or len(stack) > STACK:
            raise Slip("too-deep", lexeme.start, lexeme.end, stack[-1])
        if brackets > DEEPEST or joined > JOINED or len(stack) > line + NESTED:
            raise Slip("too-long", lexeme.start, lexeme.end, stack[-1])
        while True:
            action = row.get(terminal)
            if action is None:
                if row.keys() == {"_INDENT"}:
                    raise Slip("empty-block", last, last, stack[-1])
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
