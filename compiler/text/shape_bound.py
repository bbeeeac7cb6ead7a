"""Words that change the meaning of another, bound to it: twice what, what divided by what, which number of what.

twice the number of coins, the quotient of coins and cards   ->   twice>coin, coin, card~2
"""

from __future__ import annotations

from .shape_lexicon import Item
from .shapes import Shapes
from .usage import one_of

ANY_NUMBER = "~howmany"
"""For words such as `no matter how many`."""


def bound(items: list[Item], known: Shapes) -> list[Item]:
    """Each measure with the thing after it, and with the words after `and` if their order counts."""
    found: list[Item] = []
    ordered = behind = False
    for place, one in enumerate(items):
        ordered = (ordered and one.sort != "stop") or (one.sort == "word" and one_of(known.ordered, one.word))
        behind = ordered and (behind or one.sort in ("and", "or"))
        if one.sort == "word" and one_of(known.measures, one.word):
            thing = next((after.word for after in items[place + 1 :] if after.sort == "thing"), "")
            one = one._replace(word=f"{one.word}>{thing}" if thing else one.word, opens=False)
        elif behind and one.sort in ("thing", "word", "number"):
            one = one._replace(word=f"{one.word}~2")
        found.append(one)
    return found


def some(items: list[Item], known: Shapes) -> list[Item]:
    """Any number of a good, where it is what happens: any of it."""
    found: list[Item] = []
    good = any(one.good for one in items)
    for place, one in enumerate(items):
        if good and one.word == ANY_NUMBER:
            continue
        behind = [after for after in items[place + 1 : place + 3] if after.sort != "of"]
        counts = one.sort == "word" and one.word in known.quantities and bool(found) and found[-1].sort == "any"
        if counts and behind and behind[0].good:
            continue
        if one.sort == "of" and found and found[-1].sort == "any" and items[place - 1].word in known.quantities:
            continue
        found.append(one)
    return found


def numbered(every: list[list[Item]], known: Shapes) -> None:
    """Numbers by themselves: if there are several, each with the thing that it belongs to."""
    alone = [words for words in every if words and all(one.sort == "number" for one in words)]
    if len(alone) < 2:
        return
    head = ""
    for words in every:
        if words in alone:
            words[0] = words[0]._replace(word=f"{words[0].word}<{head}")
        else:
            said = [one.word for one in words if one.sort in ("thing", "word") and one.word not in known.least]
            head = said[-1] if said else head
