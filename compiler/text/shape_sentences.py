"""The sentences of a text: each ends at a full stop, or at some colons and semicolons."""

from __future__ import annotations

from itertools import pairwise

from .shape_chosen import joined
from .shape_lexicon import Item
from .shapes import Shapes


def _choice(before: list[Item], sign: Item, known: Shapes) -> bool:
    """`Choose one: place a token or a hero; pay 1 coin`: a choice in which each option is a sentence."""
    colons = [place for place, one in enumerate(before) if one == Item("stop", ":")]
    return sign.word == ";" and bool(colons) and any(one.word in known.choose for one in before[: colons[0]])


def _is_over(before: list[Item], sign: Item, after: list[Item], known: Shapes) -> bool:
    """A colon after an act and before its trigger or its price."""
    begins = bool(after) and (
        after[0].sort in ("triggers", "during", "has") or after[0].word in known.price | known.forbids
    )
    # Gain points for what you have: an amount for each number of it.
    begins = begins or any(one.word in known.gets and next_one.good for one, next_one in pairwise(before))
    heard = (
        bool(before)
        and before[0].sort in ("triggers", "before", "during")
        and all(one.sort != "stop" for one in before)
    )
    return sign.word == ":" and begins and not heard and any(one.sort == "verb" for one in before)


def sentences(every: list[Item], known: Shapes) -> list[list[Item]]:
    found: list[list[Item]] = [[]]
    for place, one in enumerate(every):
        if one.sort == "stop" and (
            one.word in (".", ";") or _is_over(found[-1], one, every[place + 1 : place + 2], known)
        ):
            chosen = one.word == ";" and any(item.word in known.choose for item in found[-1])
            chosen = (chosen and not any(item.sort == "thing" for item in found[-1])) or _choice(found[-1], one, known)
            if chosen and (place + 1 == len(every) or every[place + 1].sort != "or"):
                found[-1].append(Item("word", "~;"))  # a choice of which each is a sentence
            found.append([])
        elif one.sort == "aside" and one.word.startswith("~") and any(item.sort == "verb" for item in found[-1]):
            found.append([one])  # what is done otherwise
        else:
            found[-1].append(one)
    return joined([one for one in found if one], known)
