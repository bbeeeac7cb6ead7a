"""The effects of an act: a verb, a price, a rule that is called, a thing whose lines are run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from ..plan import steps as s
from ..replacing import replace
from ..source.text import Span
from .altered import Altered, met
from .done import done, done_with_goods
from .happenings import (
    CALLED,
    GUARD_OF_LUCK,
    Happening,
    Key,
    Known,
    Way,
    What,
    is_change,
    one_of,
    perhaps_within,
    within,
)
from .known import known, of_type, seat_of
from .paid import paid
from .stops import fails, required_in
from .truth import truth
from .walk import Found, Walk, Walked, block, followed

SAID_THERE = "what is followed says so"
"""The condition for an effect of one of several things that may be followed."""


def _do(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Do)
    return _stoppable(step.verb, _line(done(step, env, walk.sorts, walk.heard), key), walk)


def _do_goods(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.DoGoods)
    return _stoppable(step.verb, _line(done_with_goods(step, env, walk.sorts, walk.heard), key), walk)


def _stoppable(verb: str, found: Found, walk: Walk) -> Found:
    """An ability may stop the verb before it happens, or change its amount, where it hears of these goods."""
    altered = walk.goods.get(verb)
    if altered is None:
        return found
    return [_altered(one, verb, altered, walk) if met(altered.goods, _good_of(one, walk)) else one for one in found]


def _altered(one: Happening, verb: str, altered: Altered, walk: Walk) -> Happening:
    (found,) = perhaps_within([one], Way(("before", verb), 0, 2))
    if not met(altered.amounts, _good_of(one, walk)):
        return found
    # The amount is unknown then, but a gain stays a gain, and a loss a loss.
    changes = tuple(
        replace(each, least=_floor(each.least), most=None if each.most is None or each.most > 0 else 0)
        for each in one.changes
    )
    return replace(found, amount="any", changes=changes)


def _floor(least: int | None) -> int | None:
    return None if least is None or least < 0 else 0


def _good_of(one: Happening, walk: Walk) -> str:
    """The good that it is about; empty for a thing that is moved to any pile."""
    slot = one.event.rpartition(" ")[0] if is_change(one.event) else one.good
    return slot if slot in walk.plan.slots else ""


def _pay(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Pay)
    return _line(paid(step, env, walk.sorts, walk.heard), key)


def _line(found: Found, key: Key) -> Found:
    """The effects of one line, whose ways are not those of the next line."""
    return within(found, Way(("line", *key))) if any(one.ways for one in found) else found


def _call(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Call)
    rule = walk.routine(step.rule)
    given = {role: known(arg, env, walk.sorts) for role, arg in step.args}
    roles = tuple((one.role, _fitting(given.get(one.role), one.type, walk)) for one in rule.params)
    seat = What("player", seat=seat_of(step.seat, env, walk.sorts))
    changed = walk.changed.get(step.rule)
    ways = [Way(("call", *key))]
    if _may_not_fit(step, rule.params, dict(roles), walk):
        ways.append(Way(("fits", step.rule), 0, 2))
    if changed is None:
        fits = len(ways) == 1
        return _called(step.rule, roles, seat, step.at, walk, ways, fits)
    before = Way(("before", step.rule), 0, 2)
    found = _called(step.rule, roles, seat, step.at, walk, [*ways, before], False)
    if changed:
        asked = {one.role: of_type(one.type, walk.sorts) for one in rule.params}
        other = tuple((role, asked[role] if role in changed else one) for role, one in roles)
        found += [replace(one, led=True) for one in _called(step.rule, other, seat, step.at, walk, ways, False)]
    return found


def _may_not_fit(step: s.Call, params: Sequence[object], given: Mapping[str, Known], walk: Walk) -> bool:
    rule = walk.routine(step.rule)
    for param in rule.params:
        if param.role in step.check:
            env = {"it": given.get(param.role), param.name: given.get(param.role)}
            if any(truth(test, env, walk.sorts) != "yes" for _, test in param.tests):
                return True
    return False


def _fitting(arg: Known, type: str, walk: Walk) -> Known:
    """An argument of a rule, which has at least the type of the parameter."""
    if arg is None:
        return of_type(type, walk.sorts)
    if isinstance(arg, What) and arg.kind == "anything":
        asked = of_type(type, walk.sorts)
        return replace(asked, picked=arg.picked, luck=arg.luck) if isinstance(asked, What) else arg
    return arg


def _called(
    name: str, roles: tuple[tuple[str, Known], ...], seat: What, at: Span, walk: Walk, ways: Sequence[Way], surely: bool
) -> Found:
    """That a rule is done, and all that comes of it, in these ways."""
    rule = walk.routine(name)
    own = Happening(name, seat.seat or "someone", roles, sure=not fails(name, walk), at=at)
    hung = within if surely else perhaps_within
    if not walk.follow:
        return hung([own], *ways)
    open_ = [key for key in walk.open if key[0] == name]
    if len(open_) > 1:
        # What comes of it here is not what comes of it elsewhere.
        walk.cut.add(open_[0])
        roles = tuple((one.role, of_type(one.type, walk.sorts)) for one in rule.params)
    env: dict[str, Known] = {param.name: value for param, (_, value) in zip(rule.params, roles, strict=True)}
    env["you"] = seat
    round_ = Happening(CALLED + name, seat.seat or "someone", at=at)
    found = followed((name, roles, seat), lambda: block(rule.block, env, walk), walk, round_)
    found = [
        replace(
            one,
            at=at,
            inside=(*one.inside, name),
            ways=(*ways, *one.ways),
            sure=surely and one.sure,
            guards=one.guards if surely else tuple(dict.fromkeys(one.guards)),
        )
        for one in found
    ]
    # A rule that cannot be followed has not happened, and no ability hears it.
    only = (*required_in(rule.block, walk), Way(("done", name), 0, 2)) if fails(name, walk) else ()
    return [*hung([own], *ways, *only), *found]


def _follow(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    """Resolves the lines of a thing, for each thing it may be."""
    assert isinstance(step, s.Follow)
    if not walk.follow:
        return []
    what = known(step.thing, env, walk.sorts)
    ids = what.ids if isinstance(what, What) else None
    seat = What("player", seat=seat_of(step.seat, env, walk.sorts))
    lines = {id: routine for id, routine in walk.plan.lines.items() if ids is None or id in ids}
    ways: list[Found] = []
    for id, routine in lines.items():
        inside: dict[str, Known] = {"self": What(id, ids=frozenset({id})), "you": seat}
        round_ = Happening(f"{CALLED}{routine}", seat.seat or "someone", at=step.at)
        look = partial(block, walk.routine(routine).block, inside, walk)
        found = followed((routine, (), seat), look, walk, round_)
        ways.append([replace(one, at=step.at) for one in found])
    if len(ways) == 1 and ids is not None and len(ids) == 1:
        return within(ways[0], Way(("followed", *key)))
    picked, luck = isinstance(what, What) and what.picked, what.luck if isinstance(what, What) else ""
    # It is not known which card it is, so another card may be involved.
    found = [replace(one, led=True) for one in one_of([*ways, []], ("followed", *key), picked)]
    if luck:
        found = [replace(one, luck=luck, guards=(*one.guards, GUARD_OF_LUCK[luck])) for one in found]
    elif not picked and len(ways) > 1:
        found = [replace(one, guards=tuple(dict.fromkeys((*one.guards, SAID_THERE)))) for one in found]
    return found


ACTS: dict[type[s.Step], Walked] = {
    s.Do: _do,
    s.DoGoods: _do_goods,
    s.Pay: _pay,
    s.Call: _call,
    s.Follow: _follow,
}
"""The function for each sort of act."""
