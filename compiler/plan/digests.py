"""One key for a part of a plan, as it is apart from where it is written: with the same key it is the same."""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from ..source.text import Span
from .plan import Plan


class _Written(pickle.Pickler):
    dispatch_table: Any


def digest_of(part: object) -> str:
    """Of tuples, texts, numbers and what plans are made of; sets have no order, so they must not be in it."""
    file = io.BytesIO()
    written = _Written(file, protocol=5)
    written.dispatch_table = {Span: _nowhere}
    written.dump(part)
    return blake2b(file.getvalue(), digest_size=16).hexdigest()


def _nowhere(span: Span) -> tuple[object, tuple[()]]:
    return str, ()


@dataclass(slots=True, eq=False)
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
