"""The things that a part of the model names."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache

from ..meaning import model as m


def mentioned(part: object) -> frozenset[str]:
    """The ids of the elements in a scenario, a rule, an expression; of kinds and rules too, where they are named."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        here = waiting.pop()
        if isinstance(here, m.Thing):
            found.add(here.id)
        elif isinstance(here, m.Noun):
            found.update((here.kind, here.trait))
        elif isinstance(here, m.Goods):
            found.add(here.good)
        elif isinstance(here, m.Act):
            found.add(here.verb)
        if isinstance(here, tuple):
            waiting += here
        elif is_dataclass(here):
            kind: type = type(here)
            waiting += [getattr(here, name) for name in _parts(kind)]
    return frozenset(found - {""})


@cache
def _parts(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind) if one.name != "at")
