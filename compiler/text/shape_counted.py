"""Amounts equal to a number of things, and acts with each of several things.

gain coins equal to the number of cards in your hand       ->   gain 1 coin for each card in your hand
for each card in your hand, move that card to the deck     ->   move each card in your hand to the deck
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from .shape_clauses import Clause
from .shape_lexicon import Item
from .shapes import Shapes

ENDS = ("prepositions", "stop", "and", "or", "verb")


def counted(one: Clause, known: Shapes) -> Clause:
    """An amount equal to a number of things: 1 for each of them."""
    if one.verb not in known.gets or any(item.word in known.times for item in one.items):
        return one
    items = one.items
    for place, item in enumerate(items):
        if item.sort != "prepositions" or item.word not in known.equals:
            continue
        run = list(takewhile(lambda after: after.sort not in ENDS, items[place + 1 :]))
        thing = next((at for at, after in enumerate(run) if after.sort == "thing"), -1)
        before = [after for after in run[:thing] if after.sort != "of"]
        # A language with cases has a word for `number`; in others, the plural shows that things are counted.
        number = [after.word for after in before] == [known.number] if known.endings else not before
        several = thing >= 0 and (bool(known.endings) or run[thing].mark == "pl")
        goods = [at for at, before in enumerate(items[:place]) if before.good]
        goods = goods or [at for at, before in enumerate(items[:place]) if before.sort == "thing"]
        free = len(goods) == 1 and not any(before.sort == "number" for before in items[:place])
        plain = all(after.sort not in ("own", "aside") for after in run)
        if several and number and free and plain and not run[thing].good:
            each = [
                Item("prepositions", min(known.price)),
                Item("word", min(known.each_one), opens=bool(known.endings)),
            ]
            what = run[thing]._replace(mark="", cases="")
            head = [*items[: goods[0]], Item("number", "1", opens=True), items[goods[0]]._replace(mark="", cases="")]
            rest = [*items[goods[0] + 1 : place], *each, what, *run[thing + 1 :], *items[place + 1 + len(run) :]]
            return replace(one, items=[*head, *rest])
    return one


def spread(one: Clause, known: Shapes) -> Clause:
    """An act with that thing, for each thing: the act with each of them."""
    items = one.items
    start = next((at for at, item in enumerate(items) if item.sort == "prepositions"), -1)
    stop = next((at for at, item in enumerate(items) if item == Item("stop", "|")), -1)
    if start != 0 or stop < 0 or items[0].word not in known.for_each or one.verb not in known.carry:
        return one
    run = [item for item in items[1:stop] if item.sort != "stop"]
    thing = next((at for at, item in enumerate(run) if item.sort == "thing"), -1)
    each = [item.word for item in run[: max(thing, 0)]]
    if thing < 0 or len(each) != 1 or each[0] not in known.each_one:
        return one
    behind = [item for item in items[stop + 1 :] if item.sort != "stop"]
    told = list(takewhile(lambda item: item.sort not in ENDS, behind))
    words = [item.word for item in told if item.sort != "any"]
    it = len(words) == 1 and words[0] in {run[thing].word, *known.pronouns}
    that = len(words) == 2 and words[1] == run[thing].word and words[0] in known.back_to
    if not (it or that):
        return one
    what = [run[0], run[thing]._replace(cases="", mark="")]
    return replace(one, items=[*what, *_from(run[thing + 1 :], known), *behind[len(told) :]])


def _from(where: list[Item], known: Shapes) -> list[Item]:
    """The place of the things, as the place that they are taken from."""
    inside = known.upon | known.inside
    source = min(known.between[0])
    return [one._replace(word=source) if one.sort == "prepositions" and one.word in inside else one for one in where]


def distributed(found: list[Item], known: Shapes) -> list[Item]:
    """`każdy gracz otrzymuje po 1 monecie`: 1 coin."""
    done = list(found)
    if not any(one.word in known.each_one for one in found):
        return done  # for one player it is unclear what it is shared by
    for place, one in enumerate(found[:-2]):
        number, thing = found[place + 1 : place + 3]
        if one.word in known.shares and number.sort == "number" and thing.sort == "thing":
            done[place : place + 3] = [Item("stop", "|"), number, thing._replace(cases="")]
    return done
