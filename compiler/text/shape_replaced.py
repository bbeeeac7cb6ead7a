"""What comes instead of something: `pay 1 ore instead of 1 wood`, `substitute 1 ore for 1 wood`."""

from __future__ import annotations

from dataclasses import replace

from .shape_clauses import Clause
from .shape_lexicon import Item
from .shapes import Shapes


def replaced(one: Clause, known: Shapes) -> Clause:
    """Pay 1 ore instead of 1 wood: replace 1 wood with 1 ore."""
    start = next(place for place, item in enumerate(one.items) if item.word in known.instead | known.roles)
    stops = [place for place, item in enumerate(one.items[start:], start) if item.sort == "stop"]
    end = stops[0] if stops else len(one.items)
    paid = [*one.items[:start], *one.items[end:]]
    while paid and paid[0].sort == "stop" and paid[0].word != "(":
        paid = paid[1:]
    if known.with_it:
        paid = [Item("prepositions", min(known.with_it)), *paid]
    else:
        paid = [item._replace(cases="i") if item.sort == "thing" else item for item in paid]
    items = [*one.items[start + 1 : end], Item("stop", "|")] if not known.with_it else one.items[start + 1 : end]
    return replace(one, verb=min(known.replaces), items=[*items, *paid])


def substituted(items: list[Item], known: Shapes) -> list[Item]:
    """Substitute 1 ore for 1 wood: replace 1 wood with 1 ore."""
    place = next(at for at, item in enumerate(items) if item.sort == "prepositions" and item.word in known.price)
    end = next((at for at, item in enumerate(items) if at > place and item.sort == "stop"), len(items))
    return [*items[place + 1 : end], Item("prepositions", min(known.with_it)), *items[:place], *items[end:]]
