"""What is raised and lowered: `reduce your wood by 1`, `the doom increases by 1`, `raise the doom by 1`."""

from __future__ import annotations

from dataclasses import replace

from .shape_clauses import Clause
from .shape_lexicon import Item
from .shapes import Shapes


def _levelled(items: list[Item], known: Shapes) -> list[Item]:
    """`the doom increases by 1`: increase the doom by 1."""
    end = next((place for place, one in enumerate(items) if one == Item("stop", "|")), -1)
    what, behind = items[: max(end, 0)], items[end + 1 :]
    plain = [one for one in behind if one.sort not in ("stop", "number", "word") or one.word not in known.itself]
    rises = bool(plain) and plain[0].sort == "prepositions" and plain[0].word in known.by
    if end <= 0 or not rises:
        return items
    return [*(one._replace(cases="") for one in what if one != Item("prepositions", "@")), *plain]


def level(clause: Clause, known: Shapes) -> Clause:
    """Reduce your wood by 1: lose 1 wood."""
    told = _levelled(clause.items, known)
    items = [one for one in told if one.sort != "own"]
    found: list[Item] = []
    for place, one in enumerate(items):
        by = items[place - 1] if place else None
        if one.sort == "number" and by is not None and by.word in known.by and len(found) > 1 and found[-2].good:
            found[-2:] = [one, found[-2]]
        else:
            found.append(one)
    to = known.levels[clause.verb]
    plain = min(verb for verb, other in known.levels.items() if other == to)
    return replace(clause, verb=to, items=found) if found != items else replace(clause, verb=plain, items=told)
