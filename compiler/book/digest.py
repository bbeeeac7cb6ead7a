"""A short name for what something says: the same name, the same on every page that shows it.

What somebody has declared is known by its words and where they are; all else by what is in it. The words mean the same
as long as all around them is the same (ground.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import cast

from ..graph.abilities import Ability
from ..meaning import model as m
from ..proofs import key_of
from ..source.text import Span, line_column

DECLARED = (m.Step, Ability)
NAMES = ("id", "name", "title")


def digest_of(value: object) -> str:
    facts: list[str] = []
    _add(value, facts)
    return key_of("digest", facts)[:16]


def _add(value: object, facts: list[str]) -> None:
    if isinstance(value, str):
        facts.append(f"'{value}")
    elif isinstance(value, DECLARED):
        facts.append(type(value).__name__)
        facts += [str(getattr(value, name, "")) for name in NAMES]
        facts += _words(value.at)
    elif isinstance(value, Span):
        facts.append(f"{value.source.name}:{line_column(value.source, value.start)}" if value.source.starts else "")
    elif isinstance(value, list | tuple):
        items = cast("tuple[object, ...]", value)
        facts.append(f"({len(items)}")
        for one in items:
            _add(one, facts)
    elif isinstance(value, Mapping):
        table = cast("Mapping[object, object]", value)
        facts.append(f"{{{len(table)}")
        for key, one in table.items():
            _add(key, facts)
            _add(one, facts)
    elif names := _named(cast("type", type(value))):
        facts.append(type(value).__name__)
        for name in names:
            _add(getattr(value, name), facts)
    elif isinstance(value, frozenset | set):
        facts += sorted(map(repr, cast("frozenset[object]", value)))
    else:
        facts.append(repr(value))


def _words(at: Span) -> tuple[str, str]:
    source, start, end = at
    begin = source.original.rfind("\n", 0, start) + 1
    place = f"{source.name}:{line_column(source, start)}" if source.starts else source.name
    return place, source.original[begin:end]


@cache
def _named(kind: type) -> tuple[str, ...]:
    """The fields of what has some."""
    return tuple(one.name for one in fields(kind)) if is_dataclass(kind) else ()
