"""A source to its declarations: the LALR tables are walked declaration by declaration.

A declaration begins at the left margin, so a mistake stays inside its declaration. Within it the faulty line is blanked
and the rest read again, so that all mistakes of a file are reported in one run.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from ..diagnostics.diagnostic import Diagnostic, Fix
from ..frozen import frozen
from ..result import Result
from ..source.text import Source, Span
from . import nodes
from .follows import told_once
from .nodes import Declaration
from .recover import left_of, names_in
from .scan import LEXEME, Lexeme, lexeme, word_at
from .tabled import Tables, renamed, tables
from .taken import names_taken

HEAD = re.compile(r"^(?=[^ \n#])", re.M)
SET_IN = re.compile(r"^ +[^ \n#]", re.M)
LEVELS = 16
"""At most this many levels of indentation: no rules need more, and no pass can run out of stack. (The Python that is
printed has a limit of twenty.)"""
DEEPEST = 24
"""At most this many brackets in brackets."""
NESTED = 60
"""So far may one line grow into itself, as `not not not` does and `a of b of c`: entries of the parser's stack."""
JOINED = 48
"""At most this many words that join what is left and right of them, on one line: each makes the tree deeper."""
JOINING = frozenset({"PLUS", "MINUS", "STAR", "SLASH", "AND", "OR", "OWNS"})
BRACKETS = {"LPAR": 1, "LSQB": 1, "RPAR": -1, "RSQB": -1}
LAYOUT = frozenset({"_NL", "_INDENT", "_DEDENT", "$END"})
STACK = 300
"""At most this many entries of the stack in all: it is a chain of `otherwise if` that can grow so long."""
FAULTS = 25
"""After this many faults in one declaration the rest of it is skipped."""
FAULTS_OF_FILE = 400
"""And after this many in one file: it is hardly a file of rules."""
TITLED = re.compile(r'scenario +("(?:[^"\\\n]|\\.)*")')
SECOND = re.compile(r"^[A-Za-z][A-Za-z0-9-]* +([A-Za-z][A-Za-z0-9-]*)", re.M)
"""The second word of a declaration, most often its name."""


@frozen
class Parsed:
    source: Source
    declarations: tuple[Declaration, ...]
    broken: frozenset[str] = frozenset()
    """Names in what could not be read: their uses elsewhere are not reported as unknown."""
    faulty: frozenset[int] = frozenset()
    """Where each line begins that could not be read: what else may seem wrong there follows from that."""


class Slip(Exception):
    """The parser's own signal for a word it cannot take; it never leaves this file."""

    def __init__(self, what: str, start: int, end: int, state: int) -> None:
        self.what, self.start, self.end, self.state = what, start, end, state


class Indents(NamedTuple):
    levels: list[int]
    queue: list[str]


def parse(source: Source, scenarios: bool = True) -> Result[Parsed]:
    """All declarations of a source, and every mistake in it. Without its `scenarios`, only the titles of these."""
    found: list[Declaration] = []
    said: list[Diagnostic] = []
    broken: set[str] = set()
    stray = _stray(source.text)
    if stray:
        from . import slips

        said.append(slips.stray_indent(source, *stray))
    for start, end in _stretches(source.text):
        if len(said) >= FAULTS_OF_FILE:
            from . import slips

            said.append(slips.too_many(Span(source, start, start + 1), FAULTS_OF_FILE))
            broken |= names_in(source.text[start:], whole=False)
            broken.update(match[1] for match in SECOND.finditer(source.text, start))
            break
        titled = None if scenarios else TITLED.match(source.text, start, end)
        if titled is not None:
            found.append(_title_only(source, start, end, titled))
            continue
        declaration = _declaration(source, start, end, said, broken)
        if declaration is not None:
            found.append(declaration)
    if source.original.strip() and not source.text.strip():
        said += _unfenced(source)
    lines = frozenset(source.text.rfind("\n", 0, one.labels[0].span.start) + 1 for one in said)
    said = names_taken(source, found, said)
    told = told_once(source, said, lambda text, base: _slip(tables(), source, text, base) is None)
    return Result(Parsed(source, tuple(found), frozenset(broken), lines), tuple(told))


def _title_only(source: Source, start: int, end: int, titled: re.Match[str]) -> Declaration:
    title = nodes.Word(Span(source, *titled.span(1)), titled[1])
    return nodes.Scenario(Span(source, start, end), title, nodes.Marks(Span(source, start, end), ()), ())


def _unfenced(source: Source) -> list[Diagnostic]:
    """A literate file without a block of rules is prose, unless there is a rule in it: then the block was forgotten."""
    for start, end in _stretches(source.original):
        if _slip(tables(), source, source.original[start:end], start) is None:
            from . import slips

            return [slips.unfenced(source, start)]
    return []


def first_slip(tables: Tables, source: Source) -> Slip | None:
    """The first word of a source that cannot be taken."""
    for start, end in _stretches(source.text):
        slip = _slip(tables, source, source.text[start:end], start)
        if slip is not None:
            return slip
    return None


def _stretches(text: str) -> list[tuple[int, int]]:
    """Where each declaration begins and ends: at the left margin."""
    heads = [match.start() for match in HEAD.finditer(text)]
    return list(zip(heads, [*heads[1:], len(text)], strict=True)) if heads else []


def _stray(text: str) -> tuple[int, int] | None:
    """A line that is indented before any line at the margin."""
    first = HEAD.search(text)
    match = SET_IN.search(text, 0, first.start() if first else len(text))
    return match.span() if match else None


def _slip(tables: Tables, source: Source, text: str, base: int) -> Slip | None:
    try:
        _walk(tables, source, text, base, "declaration")
    except Slip as slip:
        return slip
    return None


def _declaration(source: Source, start: int, end: int, said: list[Diagnostic], broken: set[str]) -> Declaration | None:
    """One declaration without its faulty lines, which are reported; the names in them are remembered."""
    text = source.text[start:end]
    whole = False
    for _ in range(FAULTS):
        try:
            found: Declaration = _walk(tables(), source, text, start, "declaration")
            return None if whole else found
        except Slip as slip:
            # What tells them apart is not needed for a sound file.
            from . import slips

            tried = _tried(source, text, start, slip)
            said.append(slips.tell(source, slip.what, slip.start, slip.end, slip.state, end, tried))
            left = None if slip.what == "too-deep" else left_of(text, slip.start - start, slip.what == "_INDENT")
            if left is None:
                broken |= names_in(source.text[start:end], whole=True)
                return None
            broken |= names_in(source.text[start:end] if left.whole else left.gone, whole=left.whole)
            text, whole = left.text, whole or left.whole
    from . import slips

    said.append(slips.too_many(Span(source, start, start + 1), FAULTS))
    broken |= names_in(source.text[start:end], whole=True)
    return None


def _tried(source: Source, text: str, base: int, slip: Slip) -> Callable[[Fix], bool | None]:
    """Whether an edit helps: True if the rest of its line can then be read, False if some more of it, None if not."""
    at = slip.start - base

    def tried(fix: Fix) -> bool | None:
        start, end, new = fix.span.start - base, fix.span.end - base, fix.text
        edited = text[:start] + new + text[end:]
        head = HEAD.search(edited)
        if head is None:
            return True
        again = _slip(tables(), source, edited[head.start() :], head.start())
        if again is None:
            return True
        line = text.find("\n", at)
        reached = again.start - len(new) + (end - start) if again.start >= start + len(new) else start
        if 0 <= line < reached:
            return True
        return False if reached > at else None

    return tried


def _walk(tables: Tables, source: Source, text: str, base: int, begin: str) -> Any:
    """The tables walked over a stretch of a source, which begins at `base`; a Slip where a word does not fit."""
    states, rules, renamings = tables.states, tables.rules, tables.renamed
    whole = tables.ends[begin]
    stack = [tables.starts[begin]]
    values: list[Any] = []
    spans: list[tuple[int, int]] = []
    indents = Indents([0], [])
    at, last, joined, brackets, most, end = 0, 0, 0, 0, 1 + NESTED, len(text)
    while True:
        row = states[stack[-1]]
        read, start, at, said = _next(tables, text, at, end, last, row, indents)
        terminal, layout = read, read in LAYOUT
        if layout:
            joined, brackets, most = 0, 0, len(stack) + NESTED
            if len(indents.levels) > LEVELS:
                raise Slip("too-deep", base + start, base + at, stack[-1])
        elif terminal in JOINING:
            joined += 1
        elif terminal in BRACKETS:
            brackets += BRACKETS[terminal]
        if len(stack) > STACK:
            raise Slip("too-deep", base + start, base + at, stack[-1])
        if brackets > DEEPEST or joined > JOINED or len(stack) > most:
            raise Slip("too-long", base + start, base + at, stack[-1])
        while True:
            action = row.get(terminal)
            if action is None:
                if row.keys() == {"_INDENT"}:
                    raise Slip("empty-block", base + last, base + last, stack[-1])
                what = said or ("unexpected" if not layout else terminal)
                raise Slip(what, base + start, base + at, stack[-1])
            if action >= 0:
                break
            origin, size, make = rules[-1 - action]
            if make is None:
                below = stack[-2]
                state = renamings.get((below, action, terminal))
                if state is None:
                    state = renamed(tables, below, action, terminal)
                stack[-1] = state
            else:
                if size:
                    begun, done = spans[-size][0], spans[-1][1]
                    made = make(values[-size:], source, begun, done)
                    del stack[-size:], values[-size:], spans[-size:]
                else:
                    begun = done = base + last
                    made = make([], source, done, done)
                values.append(made)
                spans.append((begun, done))
                state = states[stack[-1]][origin]
                stack.append(state)
            if state == whole and terminal == "$END":
                return values[-1]
            row = states[state]
            if terminal not in row and not layout:
                # A word may be another terminal once the words before it are reduced.
                terminal = _again(tables, text[start:at], read, row)
        stack.append(action)
        last = last if layout else at
        place = (base + last, base + last) if layout else (base + start, base + last)
        values.append(place)
        spans.append(place)


def _again(tables: Tables, word: str, read: str, row: dict[str, int]) -> str:
    for terminal in tables.words.get(" ".join(word.split()), ()):
        if terminal in row:
            return terminal
    return read


def _next(tables: Tables, text: str, at: int, end: int, last: int, row: dict[str, int], indents: Indents) -> Lexeme:
    """The next word, or the next step in or out at the margin."""
    if indents.queue:
        return lexeme(Lexeme, (indents.queue.pop(0), at, at, ""))
    match = LEXEME.match(text, at, end)
    assert match is not None
    kind = match.lastgroup
    if kind == "word":
        return word_at(tables, text, match.start("word"), match.end(), row)
    if kind == "comment" or (kind is None and match.end() >= end):
        return _margin(0, end, last, end, indents)
    if kind == "line":
        line = match.end()
        if line >= end:
            return _margin(0, line, last, end, indents)
        margin = line - (text.rfind("\n", at, line) + 1)
        return _margin(margin, line, last, end, indents)
    start = match.end() if kind is None else match.start(kind)
    if kind == "number":
        return Lexeme("NUMBER", start, match.end())
    if kind == "string":
        return Lexeme("STRING", start, match.end())
    if kind == "mark":
        return lexeme(Lexeme, (tables.words[match.group("mark")][0], start, match.end(), ""))
    return Lexeme("", start, start + 1, "open-string" if text[start] == '"' else "odd-character")


def _margin(margin: int, at: int, last: int, end: int, indents: Indents) -> Lexeme:
    """The end of a line, and the steps in or out that the next one takes."""
    levels, queue = indents
    if margin > levels[-1]:
        levels.append(margin)
        queue.append("_INDENT")
    while margin < levels[-1]:
        levels.pop()
        queue.append("_DEDENT")
    if margin not in levels:
        return Lexeme("", at, at + 1, "ragged-indent")
    if at >= end:
        queue.append("$END")
    return lexeme(Lexeme, ("_NL", last, at, ""))
