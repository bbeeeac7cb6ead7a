"""What a phrase file holds: entries, their forms, and what a form is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..source.text import Span


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
