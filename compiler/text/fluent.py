"""From phrase files to entries: the only module that uses Fluent's own parser.

    -event-win = { "" }            Entry("event-win",
        .noun = wygraniu gry             (Form("", …), Form("noun", (Text("wygraniu gry"),))))

Fluent's parser does not report what it cannot read, or entries given twice; both are reported here. It is also slow:
entries on plain lines, which are nearly all, are read by `fluent_lines`, and Fluent reads the rest.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import fluent as say
from ..result import Result
from ..source.text import Source, Span
from .entry import Branch, Call, Choice, Entry, Form, Item, Odd, Part, Pattern, Text, Variable
from .fluent_lines import blocks, plain

if TYPE_CHECKING:
    from fluent.syntax import ast

DEEPEST = 24
"""At most this many nested brackets."""
MARK = re.compile(r'[{}]|"[^"\n]*"')
"""Brackets, and quoted text, in which brackets do not count."""
NEXT = re.compile(r"\n(?=[^\s}])")
"""The start of an entry."""


@lru_cache(maxsize=64)
def entries(source: Source) -> Result[tuple[Entry, ...]]:
    """Every entry of a file, in order. Results are kept, because Fluent's parser is slow and most files are read
    often."""
    if (deep := _too_deep(source.text)) is not None:
        return Result((), (say.too_deep(Span(source, deep, deep + 1), DEEPEST),))
    try:
        return _entries(source)
    except RecursionError:
        return Result((), (say.too_deep(Span(source, 0, min(1, len(source.text))), DEEPEST),))


def _too_deep(text: str) -> int | None:
    """The first bracket of an entry that is nested too deeply: Fluent's parser recurses once for each."""
    starts = [0, *(found.start() for found in NEXT.finditer(text))]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        depth = 0
        # Few entries have so many brackets at all.
        for mark in MARK.finditer(text, start, end) if text.count("{", start, end) > DEEPEST else ():
            depth += {"{": 1, "}": -1}.get(mark[0], 0)
            if depth > DEEPEST:
                return mark.start()
    return None


def _entries(source: Source) -> Result[tuple[Entry, ...]]:
    found: list[Entry] = []
    for start, end in blocks(source.text):
        entry = plain(source, start, end) or _alone(source, start, end)
        if entry is None:
            return _whole(source)
        found.append(entry)
    return Result(tuple(found))


def _alone(source: Source, start: int, end: int) -> Entry | None:
    """The entry of one block, if it is a single correct entry."""
    from fluent.syntax import ast

    from .fluent_reader import parsed

    body, said = parsed(source.text[start:end]).body, list[Diagnostic]()
    if len(body) != 1 or not isinstance(body[0], ast.Term):
        return None
    entry = _entry(_At(source, start), body[0], said)
    return None if said else entry


def _whole(source: Source) -> Result[tuple[Entry, ...]]:
    """The entries of a file with a mistake: only Fluent can tell where each ends."""
    from fluent.syntax import ast

    from .fluent_reader import parsed

    at = _At(source, 0)
    said: list[Diagnostic] = []
    found: list[Entry] = []
    for item in parsed(source.text).body:
        if isinstance(item, ast.Term):
            found.append(_entry(at, item, said))
        elif isinstance(item, ast.Message):
            said.append(say.no_term(_span(at, item), item.id.name))
        elif isinstance(item, ast.Junk):
            said.append(_junk(source, item, _span(at, item)))
    return Result(tuple(found), tuple(said))


class _At(NamedTuple):
    """The place in the file of a text that Fluent has read."""

    source: Source
    start: int


def _span(at: _At, item: ast.SyntaxNode) -> Span:
    where = item.span
    return Span(at.source, at.start + where.start, at.start + where.end) if where else Span(at.source, 0, 0)


def _junk(source: Source, junk: ast.Junk, span: Span) -> Diagnostic:
    """The place where Fluent's parser stopped, and its reason."""
    note = junk.annotations[0] if junk.annotations else None
    at = min(note.span.start, len(source.text)) if note and note.span else span.start
    if not source.text[at : at + 1].strip():
        # The mistake is after the last thing that was read.
        at = max(span.start, len(source.text[:at].rstrip()) - 1)
    line_end = source.text.find("\n", at)
    end = line_end if line_end > at else min(at + 1, len(source.text))
    return say.junk(Span(source, at, end), (note.message if note else None) or "")


def _entry(at: _At, term: ast.Term, said: list[Diagnostic]) -> Entry:
    forms = [Form("", _pattern(at, term.value), _span(at, term.id))]
    seen: dict[str, Span] = {}
    for attribute in term.attributes:
        name, where = attribute.id.name, _span(at, attribute.id)
        if name in seen:
            said.append(say.form_twice(where, seen[name], name, term.id.name))
            continue
        seen[name] = where
        forms.append(Form(name, _pattern(at, attribute.value), where))
    return Entry(term.id.name, tuple(forms), _span(at, term.id))


def _pattern(at: _At, pattern: ast.Pattern) -> Pattern:
    return tuple(_item(at, element) for element in pattern.elements)


def _item(at: _At, element: ast.SyntaxNode) -> Item:
    from fluent.syntax import ast

    span = _span(at, element)
    match element:
        case ast.TextElement():
            return Text(" ".join(element.value.split("\n")))
        case ast.Placeable():
            return _item(at, element.expression)
        case ast.StringLiteral():
            return Text(element.parse()["value"])
        case ast.VariableReference():
            return Variable(element.id.name, span)
        case ast.TermReference() if element.attribute is None and element.arguments is None:
            return Part(element.id.name, span)
        case ast.FunctionReference():
            return _call(element, span)
        case ast.SelectExpression():
            return _choice(at, element, span)
        case _:
            return Odd(span)


def _call(call: ast.FunctionReference, span: Span) -> Item:
    from fluent.syntax import ast

    variables = [one.id.name for one in call.arguments.positional if isinstance(one, ast.VariableReference)]
    if len(variables) < len(call.arguments.positional):
        return Odd(span, "only `$fields` may stand before the named arguments")
    named = tuple(sorted((one.name.name, _literal(one.value)) for one in call.arguments.named))
    return Call(call.id.name, tuple(variables), named, span)


def _literal(literal: ast.NumberLiteral | ast.StringLiteral) -> int | str:
    from fluent.syntax import ast

    if isinstance(literal, ast.StringLiteral):
        return literal.parse()["value"]
    return int(literal.value) if literal.value.isdecimal() and len(literal.value) < 10 else literal.value


def _choice(at: _At, choice: ast.SelectExpression, span: Span) -> Item:
    from fluent.syntax import ast

    selector = choice.selector
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER" and not selector.arguments.named:
        positional = selector.arguments.positional
        selector = (
            positional[0] if len(positional) == 1 and isinstance(positional[0], ast.VariableReference) else selector
        )
    if not isinstance(selector, ast.VariableReference):
        return Odd(_span(at, choice.selector), "only a number's `$field` can be chosen by")
    branches = tuple(
        Branch(
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value,
            variant.default,
            _pattern(at, variant.value),
            _span(at, variant.key),
        )
        for variant in choice.variants
    )
    return Choice(selector.id.name, branches, span)
