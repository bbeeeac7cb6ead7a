"""The pieces of which each player gets only one, so that a table can say *the King* and not *a King*."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ..meaning.model import Act, Each, For, Goods, Model, Number, Often, Repeat, Until
from ..meaning.parts import parts

LOOPS = (For, Often, Repeat, Until)
PLAYER = "player"


def made_once(model: Model) -> frozenset[str]:
    """The things of which the rules mention one, by number, on a line that is played once for each player: `create 1
    king in camp of you`."""
    made, often = Counter[str](), _rules(model)
    for name, rule in model.rules.items():
        for act, again in _acts(rule):
            _count(act, again or often.get(name, True), model, made)
    for act, _ in _acts((model.hooks, model.elements, model.kinds)):
        _count(act, True, model, made)
    return frozenset(id for id, many in made.items() if many == 1)


def _count(act: Act, again: bool, model: Model, made: Counter[str]) -> None:
    for goods in parts(act):
        if isinstance(goods, Goods) and goods.good in model.elements:
            many = goods.many.value if isinstance(goods.many, Number) else 2
            made[goods.good] += many * (2 if again else 1)


def _rules(model: Model) -> Mapping[str, bool]:
    """The rules that `play` reaches, each with whether it may be played more than once for a player."""
    often, lines = {"play": False}, dict[str, set[int]]()
    waiting = ["play"]
    while waiting:
        name = waiting.pop()
        for act, again in _acts(model.rules[name]) if name in model.rules else ():
            if not act.own:
                continue
            called = lines.setdefault(act.verb, set())
            called.add(id(act))
            found = again or often[name] or len(called) > 1
            if act.verb not in often or (found and not often[act.verb]):
                often[act.verb] = found
                waiting.append(act.verb)
    return often


def _acts(of: object) -> Iterator[tuple[Act, bool]]:
    """The acts of a rule, each with whether a loop repeats it for one player."""
    every = list(parts(of))
    looped = {id(one) for step in every if _repeats(step) for one in parts(step) if one is not step}
    yield from ((one, id(one) in looped) for one in every if isinstance(one, Act))


def _repeats(step: object) -> bool:
    if isinstance(step, For) and isinstance(step.many, Each):
        return step.many.noun.kind != PLAYER
    return isinstance(step, LOOPS)
