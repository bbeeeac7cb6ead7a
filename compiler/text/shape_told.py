"""References to the one thing that a sentence has mentioned: `its cost`, `the cost of that card`.

after you hire a card, gain coins equal to its cost   ->   ... the cost of card
"""

from __future__ import annotations

from .shape_lexicon import Item
from .shapes import Shapes

TOLD = frozenset({"triggers", "before", "during", "each"})
"""Words that begin a clause whose thing the act may refer to."""


def told_of(found: list[Item], known: Shapes) -> list[Item]:
    if not any(one.sort in ("its", "those") for one in found):
        return found
    done: list[Item] = []
    for place, one in enumerate(found):
        thing = _thing(found[:place])
        behind = found[place + 1] if place + 1 < len(found) else None
        if one.sort == "those":
            same = thing is not None and behind is not None and behind.word == thing.word
            done += [] if same else [one._replace(sort="word")]
        elif one.sort == "its":
            done.append(one._replace(sort="word"))
        elif place and found[place - 1].sort == "its" and one.sort == "word" and thing is not None:
            done[-1:] = [one, *([Item("of", "of")] if known.of else []), thing._replace(cases="", mark="")]
        else:
            done.append(one)
    return done


def _thing(before: list[Item]) -> Item | None:
    """The one thing mentioned since the sentence began, in a trigger."""
    start = max((at for at, one in enumerate(before) if one == Item("stop", ".")), default=-1) + 1
    things = [one for one in before[start:] if one.sort == "thing" and not one.good]
    heard = any(one.sort in TOLD for one in before[start:])
    return things[0] if heard and len({one.word for one in things}) == 1 else None
