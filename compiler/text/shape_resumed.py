"""A clause that continues with a thing: `draw a card, which you discard` means draw a card and discard it."""

from __future__ import annotations

from .shape_lexicon import Item
from .shapes import Shapes

DONE = frozenset({"verb", "number", "any", "own", "thing", "word", "of", "and", "prepositions", "may", "means", "here"})
"""What can come before it in an act, and not in a trigger or a condition."""


def resumed(found: list[Item], known: Shapes) -> list[Item]:
    for place in range(len(found) - 2, 0, -1):
        comma, which, verb = found[place - 1 : place + 2]
        goes_on = comma == Item("stop", ",") and which.sort == "whom" and which.word in known.resumed
        if goes_on and verb.sort == "verb" and not verb.mark and _is_done(found[: place - 1]):
            again = Item("and", "and"), verb, Item("word", known.resumed[which.word])
            found = [*found[: place - 1], *again, *found[place + 2 :]]
    return found


def _is_done(before: list[Item]) -> bool:
    """Whether the clause before is an act without a condition."""
    start = max((at for at, one in enumerate(before) if one.sort == "stop"), default=-1) + 1
    sorts = {one.sort for one in before[start:]}
    return "verb" in sorts and sorts <= DONE
