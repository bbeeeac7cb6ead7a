"""Phrase files to entries: the only place that sees Fluent's own parser.

    -event-win = { "" }            Entry("event-win",
        .noun = wygraniu gry             (Form("", …), Form("noun", (Text("wygraniu gry"),))))

Fluent's parser is silent about what it cannot read and about what stands twice; here both are told.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from fluent.syntax import ast

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import fluent as say
from ..source.text import Source, Span
from ..told import Told
from .fluent_reader import parsed

DEEPEST = 24
"""So many brackets in brackets."""
MARK = re.compile(r'[{}]|\n(?=[^\s}])|"[^"\n]*"')
"""Brackets, where an entry begins, and words in quotes, in which brackets count for nothing."""


@dataclass(frozen=True, slots=True)
class Text:
    text: str


@dataclass(frozen=True, slots=True)
class Variable:
    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Call:
    name: str
    variables: tuple[str, ...]
    named: tuple[tuple[str, int | str], ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Part:
    """Another entry's words, put in here."""

    id: str
    span: Span


@dataclass(frozen=True, slots=True)
class Branch:
    key: str
    default: bool
    pattern: Pattern
    span: Span


@dataclass(frozen=True, slots=True)
class Choice:
    variable: str
    branches: tuple[Branch, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Odd:
    """Something that Fluent knows and phrases do not."""

    span: Span
    why: str = ""


Item: TypeAlias = Text | Variable | Call | Part | Choice | Odd
Pattern: TypeAlias = tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Form:
    name: str
    """Empty for the value of the entry."""
    pattern: Pattern
    span: Span


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    forms: tuple[Form, ...]
    span: Span


@lru_cache(maxsize=64)
def entries(source: Source) -> Told[tuple[Entry, ...]]:
    """Every entry of a file, in its order. Fluent's parser is slow, and most files are read again and again."""
    if (deep := _too_deep(source.text)) is not None:
        return Told((), (say.too_deep(Span(source, deep, deep + 1), DEEPEST),))
    try:
        return _entries(source)
    except RecursionError:
        return Told((), (say.too_deep(Span(source, 0, min(1, len(source.text))), DEEPEST),))


def _too_deep(text: str) -> int | None:
    """The bracket of an entry that lies deeper than anybody reads: Fluent's parser calls itself for each."""
    depth = 0
    for mark in MARK.finditer(text):
        depth = 0 if mark[0].startswith("\n") else depth + {"{": 1, "}": -1}.get(mark[0], 0)
        if depth > DEEPEST:
            return mark.start()
    return None


def _entries(source: Source) -> Told[tuple[Entry, ...]]:
    said: list[Diagnostic] = []
    found: list[Entry] = []
    for item in parsed(source.text).body:
        span = _span(source, item)
        if isinstance(item, ast.Term):
            found.append(_entry(source, item, span, said))
        elif isinstance(item, ast.Message):
            said.append(say.no_term(span, item.id.name))
        elif isinstance(item, ast.Junk):
            said.append(_junk(source, item, span))
    return Told(tuple(found), tuple(said))


def _span(source: Source, item: ast.SyntaxNode) -> Span:
    where = item.span
    return Span(source, where.start, where.end) if where else Span(source, 0, 0)


def _junk(source: Source, junk: ast.Junk, span: Span) -> Diagnostic:
    """The place where Fluent's parser gave up, and its reason."""
    note = junk.annotations[0] if junk.annotations else None
    at = min(note.span.start, len(source.text)) if note and note.span else span.start
    if not source.text[at : at + 1].strip():
        # What is missing is missed behind the last thing that was read.
        at = max(span.start, len(source.text[:at].rstrip()) - 1)
    line_end = source.text.find("\n", at)
    end = line_end if line_end > at else min(at + 1, len(source.text))
    return say.junk(Span(source, at, end), (note.message if note else None) or "")


def _entry(source: Source, term: ast.Term, span: Span, said: list[Diagnostic]) -> Entry:
    forms = [Form("", _pattern(source, term.value), _span(source, term.id))]
    seen: dict[str, Span] = {}
    for attribute in term.attributes:
        name, where = attribute.id.name, _span(source, attribute.id)
        if name in seen:
            said.append(say.form_twice(where, seen[name], name, term.id.name))
            continue
        seen[name] = where
        forms.append(Form(name, _pattern(source, attribute.value), where))
    return Entry(term.id.name, tuple(forms), _span(source, term.id))


def _pattern(source: Source, pattern: ast.Pattern) -> Pattern:
    return tuple(_item(source, element) for element in pattern.elements)


def _item(source: Source, element: ast.SyntaxNode) -> Item:
    span = _span(source, element)
    match element:
        case ast.TextElement():
            return Text(" ".join(element.value.split("\n")))
        case ast.Placeable():
            return _item(source, element.expression)
        case ast.StringLiteral():
            return Text(element.parse()["value"])
        case ast.VariableReference():
            return Variable(element.id.name, span)
        case ast.TermReference() if element.attribute is None and element.arguments is None:
            return Part(element.id.name, span)
        case ast.FunctionReference():
            return _call(element, span)
        case ast.SelectExpression():
            return _choice(source, element, span)
        case _:
            return Odd(span)


def _call(call: ast.FunctionReference, span: Span) -> Item:
    variables = [one.id.name for one in call.arguments.positional if isinstance(one, ast.VariableReference)]
    if len(variables) < len(call.arguments.positional):
        return Odd(span, "only `$fields` may stand before the named arguments")
    named = tuple(sorted((one.name.name, _literal(one.value)) for one in call.arguments.named))
    return Call(call.id.name, tuple(variables), named, span)


def _literal(literal: ast.NumberLiteral | ast.StringLiteral) -> int | str:
    if isinstance(literal, ast.StringLiteral):
        return literal.parse()["value"]
    return int(literal.value) if literal.value.isdecimal() and len(literal.value) < 10 else literal.value


def _choice(source: Source, choice: ast.SelectExpression, span: Span) -> Item:
    selector = choice.selector
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER" and not selector.arguments.named:
        positional = selector.arguments.positional
        selector = (
            positional[0] if len(positional) == 1 and isinstance(positional[0], ast.VariableReference) else selector
        )
    if not isinstance(selector, ast.VariableReference):
        return Odd(_span(source, choice.selector), "only a number's `$field` can be chosen by")
    branches = tuple(
        Branch(
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value,
            variant.default,
            _pattern(source, variant.value),
            _span(source, variant.key),
        )
        for variant in choice.variants
    )
    return Choice(selector.id.name, branches, span)
