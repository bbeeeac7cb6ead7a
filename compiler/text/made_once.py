"""The pieces of which each player gets only one, so that a table can say *the King* and not *a King*."""

from __future__ import annotations

from collections import Counter

from ..meaning.model import Act, Goods, Model, Number, Repeat
from ..meaning.parts import parts


def made_once(model: Model) -> frozenset[str]:
    """The things of which the rules mention one, by number and only once, as in `create 1 king in camp of you`."""
    made = Counter[str]()
    for step in parts(model.rules):
        if isinstance(step, Act | Repeat):
            times = 2 if isinstance(step, Repeat) else 1
            for goods in parts(step):
                if isinstance(goods, Goods) and goods.good in model.elements:
                    made[goods.good] += times * (goods.many.value if isinstance(goods.many, Number) else 2)
    return frozenset(id for id, many in made.items() if many == 1)
