"""What may keep lines from being followed: where a rule may stop, and whether it can be begun at all.

pay 1 coal          what stands below it is done only if that could be paid
gain 1 grain
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from typing import cast

from ..meaning import model as m
from ..meaning.built_in import is_price, price_in, verb_of
from ..verbs.verb import Treat, hands_over, steps
from .goods import goods
from .happenings import Known, What
from .sorts import Sorts


@dataclass(frozen=True, slots=True, eq=False)
class Doubts:
    """What is known of the rules of a model, worked out once."""

    model: m.Model
    awaited: frozenset[str]
    """What somebody may do something before."""
    failing: set[str] = field(default_factory=set[str])
    """The rules with which the lines that call them may end."""


def doubts_of(model: m.Model) -> Doubts:
    abilities = [ability for element in model.elements.values() for ability in element.abilities]
    abilities += [ability for kind in model.kinds.values() for ability in kind.abilities]
    abilities += [hook.ability for hook in model.hooks]
    found = Doubts(model, frozenset(one.event.verb for one in abilities if one.event.moment == "before"))
    # Most rules are written before those that they call.
    waiting, many = list(model.rules.values())[::-1], -1
    while many < len(found.failing):
        many = len(found.failing)
        for rule in waiting:
            if rule.name not in found.failing and _any_stops(rule.block, found, False, True):
                found.failing.add(rule.name)
        waiting.reverse()
    return found


# ---- where lines may end


def may_stop(step: m.Step, doubts: Doubts) -> bool:
    """Whether what stands below a line may not be done, though the line is: because of a `stop` in it, or because it
    requires what may be impossible, be it in a rule that it calls."""
    return _stops(step, doubts, True, True)


def _stops(step: m.Step, doubts: Doubts, stop: bool, required: bool) -> bool:
    """`stop`: no phase stands around that is all that a `stop` ends. `required`: no option, seat or follow stands
    around that is all that ends with what cannot be done."""
    match step:
        case m.Stop():
            return stop
        case m.Cancel() | m.Instead() | m.EndGame():
            return True
        case m.Act():
            return required and _fails(step, doubts)
        case m.Choose(pick=m.Pick(single=True, goods=False)):
            return required
        case m.Phase():
            return _any_stops(step.block, doubts, False, required)
        case m.Secretly():
            return _any_stops(step.block, doubts, False, False)
        case m.EachSeat() | m.As() | m.May():
            return _any_stops(step.block, doubts, stop, False)
        case m.Either():
            closed = not step.may and all(may_not_begin((act,), doubts) for act in step.acts)
            return (required and closed) or _any_stops(step.acts, doubts, stop, False)
        case m.ChooseOne():
            closed = all(_may_be_closed(option, doubts) for option in step.options)
            return (required and closed) or _any_stops(step.options, doubts, stop, False)
        case _:
            return _any_stops(_within(step), doubts, stop, required)


def _any_stops(block: Iterable[m.Step], doubts: Doubts, stop: bool, required: bool) -> bool:
    return any(_stops(step, doubts, stop, required) for step in block)


def _fails(act: m.Act, doubts: Doubts) -> bool:
    """Whether an act may be impossible so that the lines around it end. A thing that is followed ends alone."""
    if any(asks(arg) for _, arg in act.args):
        return True
    verb = verb_of(act)
    if verb is not None:
        return is_price(act) or bool(steps(verb, Treat))
    return act.verb in doubts.failing


def _may_be_closed(option: m.Option, doubts: Doubts) -> bool:
    return option.test is not None or option.block is None or may_not_begin(option.block, doubts)


def stops(block: m.Block) -> bool:
    """Whether nothing that stands below these lines is ever done."""
    return any(isinstance(step, m.Stop | m.Instead | m.EndGame) for step in block)


def _within(step: m.Step) -> Iterator[m.Step]:
    """The lines below a line, and the acts in it."""
    for named in fields(step):
        found: object = getattr(step, named.name)
        if isinstance(found, tuple):
            for one in cast(tuple[object, ...], found):
                if isinstance(one, m.Step):
                    yield one


# ---- whether lines can be begun


def may_not_begin(block: m.Block, doubts: Doubts) -> bool:
    """Whether nothing at all may be done of some lines, because of what they need before the first that changes
    anything."""
    return _needs(block, doubts, frozenset()) is True


Needs = bool | None
"""Whether lines may be impossible from the start; None where they change nothing, so that one looks past them."""


def _needs(block: m.Block, doubts: Doubts, open: frozenset[str]) -> Needs:
    for step in block:
        found = _need(step, doubts, open)
        if found is not None:
            return found
    return None


def _need(step: m.Step, doubts: Doubts, open: frozenset[str]) -> Needs:
    match step:
        case m.Let() | m.May() | m.Either(may=True):
            return None
        case m.Act():
            return _need_of_act(step, doubts, open)
        case m.Choose():
            return True if isinstance(step.pick, m.Pick) and step.pick.single and not step.pick.goods else None
        case m.If():
            return _of_all([_needs(part, doubts, open) for part in (step.then, step.otherwise)])
        case m.Either():
            return _of_one([_need(act, doubts, open) for act in step.acts])
        case m.ChooseOne():
            return _of_one([_need_of_option(option, doubts, open) for option in step.options])
        case m.Phase() | m.Together() | m.Repeat() | m.For():
            return _needs(step.block, doubts, open)
        case m.Until() | m.Instead():
            return _needs(step.block, doubts, open) is True
        case _:
            return False


def _of_all(ways: list[Needs]) -> Needs:
    """Of ways of which a test settles which it is."""
    if True in ways:
        return True
    return None if None in ways else False


def _of_one(ways: list[Needs]) -> Needs:
    """Of ways of which somebody chooses one that is possible."""
    if False in ways:
        return False
    return None if None in ways else True


def _need_of_option(option: m.Option, doubts: Doubts, open: frozenset[str]) -> Needs:
    return True if option.test is not None or option.block is None else _needs(option.block, doubts, open)


def _need_of_act(act: m.Act, doubts: Doubts, open: frozenset[str]) -> Needs:
    if any(asks(arg) for _, arg in act.args):
        return True
    verb = verb_of(act)
    rule = doubts.model.rules.get(act.verb)
    if verb is not None or rule is None:
        return verb is not None and hands_over(verb)
    if rule.name in open or rule.name in doubts.awaited or any(narrow(param.noun) for param in rule.params):
        return True
    return _needs(rule.block, doubts, open | {rule.name})


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
