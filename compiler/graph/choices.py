"""What is known after a line that sets or chooses something."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan import steps as s
from ..replacing import replace
from .amounts import number
from .counted import set_to
from .happenings import (
    Key,
    Known,
    What,
)
from .known import goods, known
from .laid import set_anew
from .walk import Found, Walk, Walked


def _put(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Put | s.Change)
    return set_to(step, env, walk.sorts, walk.heard)


def _let(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Let | s.Rewrite)
    env[step.var] = known(step.value, env, walk.sorts)
    return []


def _choose(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Choose)
    found = known(step.among, env, walk.sorts)
    env[step.var] = replace(found, picked=True, luck="") if isinstance(found, What) else found
    return []


def _choose_goods(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.ChooseGoods)
    least, most = number(step.least, env), number(step.most, env)
    many = x.Const("number", most) if isinstance(most, int) and least == most else x.Var("number", "?")
    found = goods(x.Goods("goods", ((step.group, many),)), env, walk.sorts)
    env[step.var] = tuple(replace(one, sure=one.sure and least == most) for one in found)
    return []


def _arrange(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Arrange)
    pile = known(step.pile, env, walk.sorts)
    name = pile.pile if isinstance(pile, What) else ""
    piles = [name] if name in walk.plan.piles else list(walk.plan.piles)
    return [one for each in piles for one in set_anew(each, walk.sorts, walk.heard, step.at)]


def _nothing(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    return []


CHOICES: dict[type[s.Step], Walked] = {
    s.Put: _put,
    s.Change: _put,
    s.Let: _let,
    s.Rewrite: _let,
    s.Choose: _choose,
    s.ChooseGoods: _choose_goods,
    s.Arrange: _arrange,
    s.Stop: _nothing,
    s.Cancel: _nothing,
    s.Shift: _nothing,
    s.Treat: _nothing,
}
"""The function for each line that sets or chooses something, and for lines without effects."""
