"""What may keep lines from being followed: where a rule may stop, and whether it can be begun at all.

pay 1 coal          what stands below it is done only if that could be paid
gain 1 grain
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import cast

from ..meaning import model as m
from ..meaning.built_in import is_price, price_in, verb_of
from ..verbs.verb import hands_over
from .goods import goods
from .happenings import Known, What
from .sorts import Sorts


def may_stop(step: m.Step) -> bool:
    """Whether what stands below a line may not be done, though the line is. A phase is all that a `stop` in it ends,
    and a way that cannot be paid is not offered."""
    match step:
        case m.Stop() | m.Cancel() | m.Instead() | m.EndGame():
            return True
        case m.Act() if is_price(step):
            return True
        case m.Choose(pick=m.Pick(single=True, goods=False)):
            return True
        case m.Phase() | m.Either():
            return False
        case _:
            return any(map(may_stop, _within(step)))


def stops(block: m.Block) -> bool:
    """Whether nothing that stands below these lines is ever done."""
    return any(isinstance(step, m.Stop | m.Instead | m.EndGame) for step in block)


def _within(step: m.Step) -> Iterator[m.Step]:
    """The lines below a line, and the acts in it."""
    for field in fields(step):
        found: object = getattr(step, field.name)
        if isinstance(found, tuple):
            for one in cast(tuple[object, ...], found):
                if isinstance(one, m.Step):
                    yield one


def may_not_begin(block: m.Block, model: m.Model, open: frozenset[str] = frozenset()) -> bool:
    """Whether nothing at all may be done of some lines, because of what the first of them need. What is paid first is
    not looked at here."""
    for step in block:
        match step:
            case m.Let():
                pass
            case m.Act() if is_price(step):
                pass
            case m.Act():
                return _refusable(step, model, open)
            case m.Choose(pick=m.Pick(single=True, goods=False)):
                return True
            case m.If():
                if any(_needy(part, model, open) for part in (step.then, step.otherwise)):
                    return True
            case m.Either():
                return all(_needy((act,), model, open) for act in step.acts)
            case _:
                return False
    return False


def _needy(block: m.Block, model: m.Model, open: frozenset[str]) -> bool:
    """The same of lines that may themselves begin with a price."""
    return any(map(is_price, block)) or may_not_begin(block, model, open)


def _refusable(act: m.Act, model: m.Model, open: frozenset[str]) -> bool:
    if any(asks(arg) for _, arg in act.args):
        return True
    if not act.own:
        verb = verb_of(act)
        return verb is not None and hands_over(verb)
    rule = model.rules.get(act.verb)
    if rule is None or rule.name in open or any(narrow(param.noun) for param in rule.params):
        return True
    return _needy(rule.block, model, open | {rule.name})


def narrow(noun: m.Noun) -> bool:
    """Whether more is asked of a thing than its sort, so that it may have to be looked for in vain."""
    return bool(noun.source or noun.where or noun.holding)


def asks(part: object) -> bool:
    """Whether one thing is chosen in an expression: there may be none."""
    if isinstance(part, m.Pick):
        return part.single and not part.goods
    if isinstance(part, tuple):
        return any(asks(one) for one in cast(tuple[object, ...], part))
    if isinstance(part, m.Expr):
        return any(asks(getattr(part, field.name)) for field in fields(part))
    return False


def may_be_none(arg: Known, asked: m.Noun) -> bool:
    """Whether there may be nothing left to choose, or what is given may not do: what comes out of a pile, or must be
    of some sort just then."""
    picked = isinstance(arg, What) and arg.picked and arg.noun is not None and narrow(arg.noun)
    return picked or narrow(asked)


def price_of(step: m.Step, sorts: Sorts) -> frozenset[str]:
    """The goods without which nothing below a line is done."""
    price = price_in(step)
    found = goods(price, {}, sorts) if price is not None else ()
    return frozenset(one.good for one in found if one.sure and not one.choice and one.good not in sorts.model.wallets)
