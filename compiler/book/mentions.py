"""Which things a part of the model speaks of."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

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
            waiting += [getattr(here, one.name) for one in fields(here) if one.name != "at"]
    return frozenset(found - {""})
