"""What lines may cause: every event that can follow from them, the rules they call followed to their ends.

to feast on a dish:                  an ability that says `feast on a soup` causes
  gain 1 grain                        `feast on soup` and `gain grain`
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import cast

from ..meaning import model as m
from ..meaning.built_in import is_price, verb_of
from ..source.text import Span
from ..verbs.verb import Follow, steps
from .built_in import done
from .doubts import may_be_none, may_not_begin, may_stop, price_of, stops
from .following import Causes, followed
from .goods import known, narrowed, number, seat_of
from .happenings import THE_END, Happening, Known, Roles, Seat, What, becomes, one_of, test_of, unsure
from .shifts import of_counter, of_phase, of_pile
from .sorts import members

Env = dict[str, Known]


def caused(block: m.Block, env: Env, causes: Causes, seat: Seat = "you") -> list[Happening]:
    """All that a block may cause, in its order. What it gives a name to stays in it. What stands below a price hangs
    on it, and below what may stop, on that."""
    inside, found = dict(env), list[Happening]()
    stopped, guards, price = False, list[str](), frozenset[str]()
    for step in block:
        here = _step(step, inside, causes, seat)
        if price:
            here = [replace(one, price=one.price | price) for one in here]
        if stopped:
            here = unsure(here, *guards)
        found += here
        if may_stop(step, causes.doubts):
            stopped = True
            guards += [f"not ({test_of(step.at)})"] if isinstance(step, m.If) and stops(step.then) else []
        price |= price_of(step, causes.sorts)
    return found


def begun(block: m.Block, env: Env, causes: Causes, seat: Seat = "you") -> list[Happening]:
    """The same of lines that are done only if they can be begun."""
    found = caused(block, env, causes, seat)
    return unsure(found) if may_not_begin(block, causes.doubts) else found


def _step(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    take = STEPS.get(type(step))
    if take is not None:
        return take(step, env, causes, seat)
    inside = getattr(step, "block", ())
    return caused(cast(m.Block, inside), env, causes, seat)


# ---- acts


def _act(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Act)
    args = dict(step.args)
    seat = seat_of(step.by, env, causes.sorts, seat)
    if step.own:
        return _rule(step, args, env, causes, seat)
    verb = verb_of(step)
    if verb is None:
        return []
    led = [known(args[one.thing], env, causes.sorts) for one in steps(verb, Follow) if one.thing in args]
    return [*(one for thing in led for one in _follow(step, thing, causes, seat)), *done(step, verb, env, causes, seat)]


# ---- rules


def _rule(step: m.Act, args: dict[str, m.Expr], env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    rule = causes.sorts.model.rules.get(step.verb)
    if rule is None:
        return []
    given = {role: known(value, env, causes.sorts) for role, value in args.items()}
    roles = tuple((param.role, narrowed(given.get(param.role), param.noun)) for param in rule.params)
    found = _called(rule, roles, step.at, causes, seat)
    changed = causes.changed.get(rule.name)
    if changed is not None:
        found = unsure(found)
    if changed:
        other = tuple((role, What(dict(_asked(rule))[role]) if role in changed else one) for role, one in roles)
        found += [replace(one, led=True) for one in unsure(_called(rule, other, step.at, causes, seat))]
    runs_out = any(may_be_none(arg, param.noun) for param, (_, arg) in zip(rule.params, roles, strict=True))
    return unsure(found) if runs_out else found


def _asked(rule: m.Rule) -> list[tuple[str, m.Noun]]:
    return [(param.role, param.noun) for param in rule.params]


def _called(rule: m.Rule, roles: Roles, at: Span, causes: Causes, seat: Seat) -> list[Happening]:
    """That a rule is done, and all that comes of it."""
    # A rule that cannot be followed counts as not done, and nobody hears of it.
    stopped = any(may_stop(step, causes.doubts) for step in rule.block)
    done = not stopped and not may_not_begin(rule.block, causes.doubts)
    own = Happening(rule.name, seat, roles, sure=done, at=at)
    if not causes.follow:
        return [own]
    if sum(name == rule.name for name, *_ in causes.open) > 1:
        roles = tuple((role, What(noun)) for role, noun in _asked(rule))
    env = {param.name: value for param, (_, value) in zip(rule.params, roles, strict=True)}
    found = followed((rule.name, roles, seat), lambda: caused(rule.block, env, causes, seat), causes)
    return [own, *(replace(one, at=at) for one in found)]


def _follow(step: m.Act, what: Known, causes: Causes, seat: Seat) -> list[Happening]:
    """What is written on a thing is done: on each that it may be."""
    model = causes.sorts.model
    noun = what.noun if isinstance(what, What) else None
    ids = members(noun, causes.sorts) if noun is not None else None
    if not causes.follow:
        return []
    found: list[Happening] = []
    for id in model.elements if ids is None else [id for id in model.elements if id in ids]:
        found += followed(("", id, seat), partial(_lines_of, id, causes, seat), causes)
    return [replace(one, at=step.at, led=True) for one in unsure(found)]


def _lines_of(id: str, causes: Causes, seat: Seat) -> list[Happening]:
    model = causes.sorts.model
    kind = model.kinds.get(model.elements[id].kind)
    block = model.elements[id].block or (kind.block if kind is not None else ())
    return caused(block, {"self": What(m.Noun(id))}, causes, seat)


# ---- what is set


def _put(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Put | m.Change)
    if isinstance(step.target, m.Inside):
        return list(of_pile(step.target.pile, step.at, causes))
    if not isinstance(step.target, m.Read):
        return []
    slot, keys = causes.sorts.model.slots.get(step.target.slot), step.target.keys
    if slot is not None and "player" in slot.owners[: len(keys)]:
        seat = seat_of(keys[slot.owners.index("player")], env, causes.sorts, seat)
    if isinstance(step, m.Change):
        by = number(step.by, env)
        up = None if by == "any" else by > 0
        shifted = of_counter(step.target.slot, seat, step.at, causes, up)
        return [becomes(step.target.slot, step.at, seat, None, by), *shifted]
    value = step.value if isinstance(step.value, m.Number | m.Truth | m.Thing | m.Nothing) else None
    # A counter that is set beyond its bounds stops at them.
    within = value if not isinstance(value, m.Number) or slot is None or (slot.low is slot.high is None) else None
    return [becomes(step.target.slot, step.at, seat, within), *of_counter(step.target.slot, seat, step.at, causes)]


def _let(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Let)
    env[step.name] = known(step.value, env, causes.sorts)
    return []


def _choose(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Choose)
    env[step.name] = known(step.pick, env, causes.sorts)
    return []


# ---- ways


def _either(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Either)
    seat = seat_of(step.by, env, causes.sorts, seat)
    found = one_of([begun((act,), env, causes, seat) for act in step.acts])
    return unsure(found) if step.may or all(map(is_price, step.acts)) else found


def _choose_one(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.ChooseOne)
    seat = seat_of(step.by, env, causes.sorts, seat)
    ways: list[list[Happening]] = []
    for option in step.options:
        way = begun(option.block or (), env, causes, seat)
        ways.append(unsure(way, test_of(option.at)) if option.test is not None else way)
    return one_of(ways)


def _if(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.If)
    then, other = caused(step.then, env, causes, seat), caused(step.otherwise, env, causes, seat)
    if step.test == m.Truth(True):
        return then
    test = test_of(step.at)
    return [*unsure(then, test), *unsure(other, f"not ({test})")]


def _perhaps(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.May | m.Until | m.Often)
    return unsure(caused(step.block, env, causes, seat))


def _everybody(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    """Each player does it, `you` first. What may stop may do so before it is the turn of the others."""
    assert isinstance(step, m.EachSeat | m.Secretly)
    mine = caused(step.block, env, causes, seat)
    theirs = caused(step.block, env, causes, "other" if seat == "you" else "someone")
    stopped = any(may_stop(one, causes.doubts) for one in step.block)
    return [*mine, *(unsure(theirs) if stopped else theirs)]


def _for(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.For)
    one = known(step.many, env, causes.sorts)
    inside = {**env, step.name: What(one.noun) if isinstance(one, What) else None}
    return unsure(caused(step.block, inside, causes, seat))


def _repeat(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Repeat)
    found = caused(step.block, env, causes, seat)
    times = number(step.times, env)
    return found if isinstance(times, int) and times > 0 else unsure(found)


def _as(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.As)
    return caused(step.block, env, causes, seat_of(step.seat, env, causes.sorts, seat))


def _phase(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Phase)
    if step.of is not None:
        seat = seat_of(step.of, env, causes.sorts, seat)
    begins, ends = (Happening(f"{step.name} {edge}", seat, at=step.at) for edge in ("begins", "ends"))
    return [*of_phase(step, causes), begins, *caused(step.block, env, causes, seat), ends]


def _end(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    return [Happening(THE_END, seat, at=step.at)]


STEPS: dict[type[m.Step], Callable[[m.Step, Env, Causes, Seat], list[Happening]]] = {
    m.Act: _act,
    m.Put: _put,
    m.Change: _put,
    m.Let: _let,
    m.Choose: _choose,
    m.Either: _either,
    m.ChooseOne: _choose_one,
    m.If: _if,
    m.May: _perhaps,
    m.Until: _perhaps,
    m.Often: _perhaps,
    m.For: _for,
    m.Repeat: _repeat,
    m.As: _as,
    m.EachSeat: _everybody,
    m.Secretly: _everybody,
    m.Phase: _phase,
    m.EndGame: _end,
}
