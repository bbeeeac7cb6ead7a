"""The lines of a routine gone through: every event that can follow from them, the rules they call and the things they
follow looked through to their ends.

to feast on a dish:                  an ability that says `feast on a soup` causes
  gain 1 grain                        `feast on soup` and `gain grain`
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Plan
from ..replacing import replace
from ..source.text import Span
from .altered import Altered, met
from .bounds import bounds_of, certain
from .counted import reset_with, set_to
from .done import done, done_with_goods
from .flags import PAUSELESS, set_by
from .happenings import (
    CALLED,
    GUARD_OF_LUCK,
    THE_END,
    Bound,
    Change,
    Happening,
    Held,
    Key,
    Known,
    Way,
    What,
    head_of,
    is_change,
    one_of,
    perhaps_within,
    tested,
    unsure,
    within,
)
from .known import goods, known, number, of_type, seat_of
from .laid import set_anew
from .paid import paid
from .sorts import Sorts
from .stops import fails, leaves, may_stop, required_in, rest_of
from .truth import truth

DEEPEST = 60
"""At most this many rules called inside one another are followed."""

SAID_THERE = "what is followed says so"
"""What hangs on which of several things is followed."""

Found = list[Happening]


@dataclass(slots=True, eq=False)
class Walk:
    """The way through the lines of a plan. Rules already followed are kept."""

    sorts: Sorts
    heard: frozenset[str]
    """The events that are heard: where nobody hears what a counter becomes, a gain need not tell."""
    changed: Mapping[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The rules and verbs that a `before` changes or cancels; of rules, the roles in which it puts something else."""
    goods: Mapping[str, Altered] = field(default_factory=dict[str, Altered])
    """Of such verbs, what it does with which goods."""
    follow: bool = True
    """Whether rules that are called are gone into."""
    kept: dict[Key, Found] = field(default_factory=dict[Key, Found])
    open: list[Key] = field(default_factory=list[Key])
    cut: set[Key] = field(default_factory=set[Key])
    """What was needed while it was still being looked through."""
    failing: dict[str, bool] = field(default_factory=dict[str, bool])
    always: Mapping[str, int] = field(default_factory=dict[str, int])
    """The flags that are only ever set to one thing, and to which."""

    @property
    def plan(self) -> Plan:
        return self.sorts.plan


def block(lines: s.Block, env: dict[str, Known], walk: Walk) -> Found:
    """All that a block may cause, in its order. What stands below what may stop hangs on it."""
    found: Found = []
    rest: list[Way] = []
    guards: list[str] = []
    tests: tuple[Bound, ...] = ()
    held: tuple[Held, ...] = ()
    for n, step in enumerate(lines):
        stops = may_stop(step, walk)
        # What cannot be paid takes what stands below it along; else only what stands below hangs on it.
        if stops and isinstance(step, s.Pay):
            rest.append(rest_of(step, n))
        here = STEPS[type(step)](step, env, walk, (step.at.start, n))
        if walk.changed:
            here = [_blurred(one, walk) for one in here]
        if walk.always:
            held = _held_on(held, step, env, walk)
            here = [replace(one, held=held) for one in here] if held and isinstance(step, s.Do | s.DoGoods) else here
        if rest:
            here = [
                replace(
                    one,
                    sure=False,
                    guards=tuple(dict.fromkeys((*guards, *one.guards))),
                    ways=(*rest, *one.ways),
                    tests=(*tests, *one.tests),
                )
                for one in here
            ]
        found += here
        if stops and not isinstance(step, s.Pay):
            rest.append(rest_of(step, n))
            if isinstance(step, s.If) and leaves(step.then):
                guards.append(f"not ({head_of(step.at)})")
                tests += bounds_of(step.test, env, walk.sorts, False)
    return found


def _held_on(held: tuple[Held, ...], step: s.Step, env: dict[str, Known], walk: Walk) -> tuple[Held, ...]:
    """What is still set after a line begins."""
    now = set_by(step, env, walk.always)
    return () if not isinstance(step, PAUSELESS) else (*held, now) if now is not None else held


def _blurred(one: Happening, walk: Walk) -> Happening:
    """Where a `before` may change by how much a counter goes up or down, nobody knows what it becomes."""
    if one.range is None:
        return one
    slot = one.event.rpartition(" ")[0]
    by_verb = any(met(each.goods, slot) for each in walk.goods.values())
    return replace(one, range=None) if by_verb or any(it.rpartition(" ")[0] == slot for it in walk.changed) else one


# ---- acts


def _do(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Do)
    return _stoppable(step.verb, _line(done(step, env, walk.sorts, walk.heard), key), walk)


def _do_goods(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.DoGoods)
    return _stoppable(step.verb, _line(done_with_goods(step, env, walk.sorts, walk.heard), key), walk)


def _stoppable(verb: str, found: Found, walk: Walk) -> Found:
    """A `before` may stop it, or make it nothing or another amount, where it hears of these goods."""
    altered = walk.goods.get(verb)
    if altered is None:
        return found
    return [_altered(one, verb, altered, walk) if met(altered.goods, _good_of(one, walk)) else one for one in found]


def _altered(one: Happening, verb: str, altered: Altered, walk: Walk) -> Happening:
    (found,) = perhaps_within([one], Way(("before", verb), 0, 2))
    if not met(altered.amounts, _good_of(one, walk)):
        return found
    # How much it comes to nobody knows; it stays a gain or a loss.
    changes = tuple(
        replace(each, least=_floor(each.least), most=None if each.most is None or each.most > 0 else 0)
        for each in one.changes
    )
    return replace(found, amount="any", changes=changes)


def _floor(least: int | None) -> int | None:
    return None if least is None or least < 0 else 0


def _good_of(one: Happening, walk: Walk) -> str:
    """The good it is about; empty for a thing that is moved, whichever pile it comes to."""
    slot = one.event.rpartition(" ")[0] if is_change(one.event) else one.good
    return slot if slot in walk.plan.slots else ""


def _pay(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Pay)
    return _line(paid(step, env, walk.sorts, walk.heard), key)


def _line(found: Found, key: Key) -> Found:
    """Ways that part within one line are no ways of the next."""
    return within(found, Way(("line", *key))) if any(one.ways for one in found) else found


def _call(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Call)
    rule = walk.plan.routines[step.rule]
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
    rule = walk.plan.routines[step.rule]
    for param in rule.params:
        if param.role in step.check:
            env = {"it": given.get(param.role), param.name: given.get(param.role)}
            if any(truth(test, env, walk.sorts) != "yes" for _, test in param.tests):
                return True
    return False


def _fitting(arg: Known, type: str, walk: Walk) -> Known:
    """What a rule is given is at least what it asks for."""
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
    rule = walk.plan.routines[name]
    own = Happening(name, seat.seat or "someone", roles, sure=not fails(name, walk), at=at)
    hung = within if surely else perhaps_within
    if not walk.follow:
        return hung([own], *ways)
    depth = sum(key[0] == name for key in walk.open)
    if depth > 1:
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
    # A rule that cannot be followed counts as not done, and nobody hears of it.
    only = (*required_in(rule.block, walk), Way(("done", name), 0, 2)) if fails(name, walk) else ()
    return [*hung([own], *ways, *only), *found]


def followed(key: Key, look: Callable[[], Found], walk: Walk, round_: Happening) -> Found:
    """What comes of a rule or a thing, done just so; `look` goes through its lines."""
    if key in walk.kept:
        return walk.kept[key]
    if key in walk.open or len(walk.open) >= DEEPEST:
        walk.cut.add(key)
        return [round_]
    walk.open.append(key)
    found = look()
    walk.open.pop()
    if walk.open:
        walk.cut.discard(key)
    else:
        walk.cut.clear()
    if not walk.cut:
        walk.kept[key] = found
    return found


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
        look = partial(block, walk.plan.routines[routine].block, inside, walk)
        found = followed((routine, (), seat), look, walk, round_)
        ways.append([replace(one, at=step.at) for one in found])
    if len(ways) == 1 and ids is not None and len(ids) == 1:
        return within(ways[0], Way(("followed", *key)))
    picked, luck = isinstance(what, What) and what.picked, what.luck if isinstance(what, What) else ""
    # Which card it is, nobody knows before: another card has a part in it.
    found = [replace(one, led=True) for one in one_of([*ways, []], ("followed", *key), picked)]
    if luck:
        found = [replace(one, luck=luck, guards=(*one.guards, GUARD_OF_LUCK[luck])) for one in found]
    elif not picked and len(ways) > 1:
        found = [replace(one, guards=tuple(dict.fromkeys((*one.guards, SAID_THERE)))) for one in found]
    return found


# ---- what is set


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


# ---- ways


def _ask(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Ask)
    ways: list[Found] = []
    for way in step.ways:
        found = block(way.block or (), dict(env), walk)
        if way.test is not None:
            found = [replace(one, sure=False, guards=(head_of(way.at), *one.guards)) for one in found]
            found = tested(found, bounds_of(way.test, env, walk.sorts))
        ways.append(found)
    may = step.prompt == "may" or any(way.id == "no" and way.block == () for way in step.ways)
    # That somebody may do nothing at all is no choice among several.
    found = one_of([way for way, of in zip(ways, step.ways, strict=True) if not (may and of.id == "no")], ("ask", *key))
    if may:
        found = within([replace(one, sure=False) for one in found], Way(("may", *key), 0, 2))
    return found


def _if(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.If)
    answer = truth(step.test, env, walk.sorts)
    if answer != "maybe":
        return block(step.then if answer == "yes" else step.otherwise, env, walk)
    test = head_of(step.at)
    first = step.then[0] if step.then else None
    then = certain(block(step.then, dict(env), walk), first, step.test, env, walk.sorts)
    then = tested(then, bounds_of(step.test, env, walk.sorts))
    other = tested(block(step.otherwise, dict(env), walk), bounds_of(step.test, env, walk.sorts, False))
    ways = [
        [replace(one, sure=False, guards=tuple(dict.fromkeys((guard, *one.guards)))) for one in way]
        for way, guard in ((then, test), (other, f"not ({test})"))
    ]
    return one_of(ways, ("if", *key), chosen=False)


def _for(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    """Each player does it, `you` first. What may stop may do so before it is the turn of the others."""
    assert isinstance(step, s.For)
    if step.alone and isinstance(step.over, x.BuiltIn) and step.over.name == "clockwise":
        return _each_seat(step.var, step.block, seat_of(step.over.args[0], env, walk.sorts) == "you", env, walk, key)
    if isinstance(step.over, x.Items):
        found: Found = []
        for n, item in enumerate(step.over.items):
            inside = {**env, step.var: known(item, env, walk.sorts)}
            found += within(block(step.block, inside, walk), Way(("item", n, *key)))
        return found
    times, surely = None, False
    if step.goods:
        one: Known = goods(step.over, env, walk.sorts) or None
    else:
        one = known(step.over, env, walk.sorts)
        if isinstance(step.over, x.Taken):
            many = number(step.over.many, env)
            times, surely = many if isinstance(many, int) else None, False
        elif isinstance(step.over, x.AllOf) and isinstance(one, What) and one.ids is not None:
            times, surely = len(one.ids), bool(one.ids)
        if isinstance(one, What) and one.kind == "player":
            times = walk.plan.players[1]
    found = block(step.block, {**env, step.var: one}, walk)
    return (within if surely else perhaps_within)(found, Way(("for", *key), 0, 2, times))


def _each_seat(var: str, lines: s.Block, you: bool, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    mine = block(lines, {**env, var: What("player", seat="you" if you else "someone")}, walk)
    theirs = block(lines, {**env, var: What("player", seat="other" if you else "someone")}, walk)
    if any(may_stop(step, walk) for step in lines):
        theirs = unsure(theirs)
    others = Way(("others", *key), 0, 2, max(walk.plan.players[1] - 1, 1))
    return [*within(mine, Way(("mine", *key), 0, 2)), *within(theirs, others)]


def _repeat(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Repeat)
    found = block(step.block, dict(env), walk)
    times = number(step.times, env)
    if isinstance(times, int) and times > 0:
        return within(found, Way(("repeat", *key), 0, 1, times))
    return perhaps_within(found, Way(("repeat", *key), 0, 2, None))


def _until(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Until)
    return perhaps_within(block(step.block, dict(env), walk), Way(("until", *key), 0, 2, None))


def _inside(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Alone | s.Together | s.Instead)
    found = block(step.block, env if not isinstance(step, s.Instead) else dict(env), walk)
    return unsure(found) if isinstance(step, s.Instead) else found


def _secretly(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Secretly)
    part = walk.plan.routines[step.part]
    given = {name: known(arg, env, walk.sorts) for name, arg in step.given}
    you = env.get("you")
    return _each_seat("you", part.block, isinstance(you, What) and you.seat == "you", {**env, **given}, walk, key)


def _phase(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Phase)
    seat = seat_of(step.seat, env, walk.sorts) if step.seat is not None else "you"
    you = env.get("you")
    if step.seat is None and isinstance(you, What) and you.seat is not None:
        seat = you.seat
    found = [replace(one, inside=(*one.inside, step.name)) for one in block(step.block, env, walk)]
    renews = (Change(("phase", step.name), "someone", 1, 1),)
    begins = Happening(f"{step.name} begins", seat, inside=(step.name,), changes=renews, at=step.at)
    ends = Happening(f"{step.name} ends", seat, at=step.at)
    return [*reset_with(step.name, walk.sorts, walk.heard, step.at), begins, *found, ends]


def _end(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    return [Happening(THE_END, "someone", changes=(Change(("game",), "someone", -1, -1),), at=step.at)]


def _arrange(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Arrange)
    pile = known(step.pile, env, walk.sorts)
    name = pile.pile if isinstance(pile, What) else ""
    piles = [name] if name in walk.plan.piles else list(walk.plan.piles)
    return [one for each in piles for one in set_anew(each, walk.sorts, walk.heard, step.at)]


def _nothing(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    return []


STEPS: dict[type[s.Step], Callable[[s.Step, dict[str, Known], Walk, Key], Found]] = {
    s.Do: _do,
    s.DoGoods: _do_goods,
    s.Pay: _pay,
    s.Call: _call,
    s.Follow: _follow,
    s.Put: _put,
    s.Change: _put,
    s.Let: _let,
    s.Rewrite: _let,
    s.Choose: _choose,
    s.ChooseGoods: _choose_goods,
    s.Ask: _ask,
    s.If: _if,
    s.For: _for,
    s.Repeat: _repeat,
    s.Until: _until,
    s.Alone: _inside,
    s.Together: _inside,
    s.Instead: _inside,
    s.Secretly: _secretly,
    s.Phase: _phase,
    s.EndGame: _end,
    s.Stop: _nothing,
    s.Cancel: _nothing,
    s.Shift: _nothing,
    s.Arrange: _arrange,
    s.Treat: _nothing,
}
