"""One key for a part of a plan, as it is apart from where it is written: with the same key it is the same."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Sequence
from dataclasses import field, fields
from hashlib import blake2b
from operator import attrgetter
from typing import Any, cast

from ..frozen import slotted
from ..source.text import Span
from .plan import Plan

LEAVES = frozenset({str, int, float, bool, type(None)})
UNREFERENCED = 2
"""The version of `marshal` in which equal data is equal bytes, whatever refers to it."""


def digest_of(part: object) -> str:
    """Of tuples, lists, texts, numbers and what plans are made of; sets have no order, so they must not be in it."""
    return blake2b(marshal.dumps(_laid_flat(part), UNREFERENCED), digest_size=16).hexdigest()


def _laid_flat(part: object) -> list[object]:
    """All that is in a part, one after the other. Bytes, which no part has in it, say where a tuple or an object begins
    and how much belongs to it, so what is different is laid flat differently."""
    found: list[object] = []
    waiting = [part]
    while waiting:
        one = waiting.pop()
        kind = type(one)
        if kind in LEAVES:
            found.append(one)
        elif kind is tuple or kind is list:
            items = cast("Sequence[object]", one)
            found.append(b"%d" % len(items))
            waiting.extend(items)
        elif kind is Span:
            found.append(b"span")
        else:
            name, values_of = APART.get(kind) or _taken_apart(kind)
            found.append(name)
            waiting.extend(values_of(one))
    return found


Apart = tuple[bytes, Callable[[Any], Sequence[object]]]
APART: dict[type, Apart] = {}


def _taken_apart(kind: type) -> Apart:
    """The name of a class, and what gives the fields of its objects. Where something is written does not count."""
    names = [one.name for one in fields(kind) if one.type != "Span"]
    name = f"{kind.__module__}.{kind.__qualname__}".encode()
    values_of: Callable[[Any], Any] = attrgetter(*names) if names else lambda one: ()
    found = APART[kind] = name, values_of if len(names) != 1 else lambda one: (values_of(one),)
    return found


@slotted(eq=False)
class Digests:
    """Those of the parts of a plan, each made when it is asked for."""

    plan: Plan
    known: dict[tuple[str, ...], str] = field(default_factory=dict["tuple[str, ...]", str])

    def of(self, key: tuple[str, ...], part: object) -> str:
        """The digest of a part by its sort and its name; empty if there is no such part."""
        if part is None:
            return ""
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = digest_of(part)
        return found

    def routine(self, id: str) -> str:
        return self.of(("routine", id), self.plan.routines.get(id))

    def ground(self) -> str:
        """Everything but rules and abilities: the things, and what is known of them."""
        elements = ((*ATTRIBUTES(one), sorted(one.sorts)) for one in self.plan.elements.values())
        tables: Sequence[dict[object, object]] = TABLES(self.plan)
        every = (*FIXED(self.plan), tuple(elements), *(tuple(one.items()) for one in tables))
        return self.of(("ground",), every)


ATTRIBUTES = attrgetter("id", "kind", "traits", "copied", "copyable")
FIXED = attrgetter("players", "goods", "phases", "modifiers", "prices", "counts_as")
TABLES = attrgetter(
    *("kinds", "slots", "piles", "groups", "tables", "charts", "wallets", "links", "dice", "values", "lines")
)
