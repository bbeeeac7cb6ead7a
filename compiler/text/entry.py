"""The contents of a phrase file: entries, their forms, and the parts of a form."""

from __future__ import annotations

from typing import TypeAlias

from ..frozen import frozen
from ..source.text import Span


@frozen
class Text:
    text: str


@frozen
class Variable:
    name: str
    span: Span


@frozen
class Call:
    name: str
    variables: tuple[str, ...]
    named: tuple[tuple[str, int | str], ...]
    span: Span


@frozen
class Part:
    """A place where another entry's words are inserted."""

    id: str
    span: Span


@frozen
class Branch:
    key: str
    default: bool
    pattern: Pattern
    span: Span


@frozen
class Choice:
    variable: str
    branches: tuple[Branch, ...]
    span: Span


@frozen
class Odd:
    """Something that Fluent allows and phrases do not."""

    span: Span
    why: str = ""


Item: TypeAlias = Text | Variable | Call | Part | Choice | Odd
Pattern: TypeAlias = tuple[Item, ...]


@frozen
class Form:
    name: str
    """Empty for the value of the entry."""
    pattern: Pattern
    span: Span


@frozen
class Entry:
    id: str
    forms: tuple[Form, ...]
    span: Span
