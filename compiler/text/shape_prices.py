"""Prices: `1 wood for 2 ore`, `for 1 wood, build a house`."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import takewhile

from .shape_clauses import Clause
from .shape_lexicon import Item
from .shapes import Shapes

PRICED = ("number", "thing", "and", "any")
PAID = re.compile(r"nt(?:ant)*")
"""1 wood and 2 ore, by the first letters of their sorts."""


def got(known: Shapes) -> str:
    """The verb of gaining."""
    return next(iter(known.goes.values()), "")


def traded(one: Clause, known: Shapes) -> list[Clause] | None:
    """1 wood switched for 2 ore: paid, and gained."""
    places = [place for place, item in enumerate(one.items) if item.sort == "prepositions"]
    gives = one.role == "do" and one.verb in known.trades | known.pays
    if not gives or len(places) != 1 or one.items[places[0]].word not in known.into:
        return None
    given, taken = one.items[: places[0]], one.items[places[0] + 1 :]
    if taken and all(item.word in known.another or item.sort in ("any", "stop") for item in taken):
        taken = [*taken, *(item for item in given if item.sort in ("thing", "or"))]  # for any other
    if not any(item.good for item in given) or not any(item.good for item in taken):
        return None
    return [
        replace(one, verb=min(known.pays), items=given),
        Clause(one.role, got(known), may=one.may, items=taken),
    ]


def price_of(one: Clause, known: Shapes, bought: bool) -> Clause | None:
    """Removes a price from a clause: `for 1 wood, build`."""
    if (one.verb in known.gets and not bought) or not one.verb or one.role != "do" or one.verb in known.replaces:
        return None
    for place, item in enumerate(one.items):
        if item.sort != "prepositions" or item.word not in known.price:
            continue
        run = list(takewhile(lambda after: after.sort in PRICED, one.items[place + 1 :]))
        many = len(run)
        if known.endings and run[:1] == [Item("any", "any", opens=True)] and len(run) == 2:
            run.insert(0, Item("number", "1", opens=True))  # for any ware: one
        sorts = "".join(after.sort[0] for after in run if after.sort != "any")
        end = place + 1 + many
        goods = all(after.good for after in run if after.sort == "thing")
        if goods and PAID.fullmatch(sorts) and (end == len(one.items) or one.items[end].sort == "stop"):
            del one.items[place : end + 1]
            return Clause(verb=min(known.pays), may=one.may, items=run)
    return None
