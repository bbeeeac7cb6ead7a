"""Tests that read only slots, with the owners of these slots: after a write it is known which things to test again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from . import expressions as x
from .transform import fields_of, parts

PURE = (
    x.And, x.Or, x.Not, x.Compare, x.Exists, x.Filter, x.Count, x.Fold, x.Sum, x.When, x.Is, x.Const, x.Nothing, x.Var,
    x.Get, x.Trait, x.Thing, x.AllOf, x.BuiltIn,
)  # fmt: skip
"""Such a test is made of these only."""
FIXED = ("ray", "beside", "neighbours", "opposite")
"""What is the same all through a game."""
Binder = tuple[str, x.Expr]
"""A name within a test, and what it goes through."""


def reads_slots_alone(test: x.Expr) -> bool:
    every = list(parts(test))
    return all(isinstance(one, PURE) for one in every) and all(
        one.name in FIXED for one in every if isinstance(one, x.BuiltIn)
    )


def gets(part: object, binders: tuple[Binder, ...] = ()) -> Iterator[tuple[x.Get, tuple[Binder, ...]]]:
    """What is read of slots, each with the names that are known there."""
    if isinstance(part, tuple):
        for one in cast("tuple[object, ...]", part):
            yield from gets(one, binders)
        return
    match part:
        case x.Filter() | x.Exists():
            yield from gets(part.source, binders)
            yield from gets(part.test, (*binders, (part.it, part.source)))
        case x.Fold():
            yield from gets(part.among, binders)
            yield from gets(part.what, (*binders, (part.it, part.among)))
        case x.Expr():
            if isinstance(part, x.Get):
                yield part, binders
            kind: type = type(part)
            for name in fields_of(kind):
                yield from gets(getattr(part, name), binders)
        case _:
            return
