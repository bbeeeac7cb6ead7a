"""What lines may cause: every event that can follow from them, the rules they call followed to their ends.

to feast on a dish:                  an ability that says `feast on a soup` causes
  gain 1 grain                        `feast on soup` and `gain grain`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import cast

from ..meaning import model as m
from ..meaning.events import UNHEARD
from ..source.text import Span
from .goods import OTHER, goods, known, number
from .happenings import Happening, Known, Seat, What, one_of, test_of, unsure
from .sorts import Sorts

GOODS = frozenset({"gain", "lose", "pay"})
"""Verbs that are heard of good by good."""

DEEPEST = 60
"""So many rules called inside one another, and no more are followed."""


@dataclass(slots=True, eq=False)
class Causes:
    """The way through the lines of a model. Rules already followed are kept."""

    sorts: Sorts
    heard: frozenset[str]
    """The verbs that are heard: where nobody hears what a counter becomes, a gain need not tell."""
    follow: bool = True
    """Whether rules that are called are gone into."""
    kept: dict[tuple[object, ...], list[Happening]] = field(default_factory=dict[tuple[object, ...], list[Happening]])
    open: list[str] = field(default_factory=list[str])


Env = dict[str, Known]


def caused(block: m.Block, env: Env, causes: Causes, seat: Seat = "you") -> list[Happening]:
    """All that a block may cause, in its order. What it gives a name to stays in it."""
    inside = dict(env)
    return [one for step in block for one in _step(step, inside, causes, seat)]


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
    if step.own:
        return _rule(step, args, env, causes, seat)
    if step.verb in UNHEARD:
        return []
    if "for" in args:
        seat = _seat(args["for"], env, causes.sorts, seat)
    if step.verb in GOODS and "what" in args:
        return _goods(step.verb, goods(args["what"], env, causes.sorts), step.at, causes, seat)
    roles = tuple((role, known(value, env, causes.sorts)) for role, value in step.args if role != "for")
    # Where there is nothing to move, nothing is heard.
    return [Happening(step.verb, seat, roles, sure=step.verb == "win", at=step.at)]


def _goods(verb: str, portions: Iterable[object], at: Span, causes: Causes, seat: Seat) -> list[Happening]:
    from .happenings import Portion

    found: list[Happening] = []
    for one in portions:
        assert isinstance(one, Portion)
        made = Happening(verb, seat, (), one.good, one.amount, None, one.choice, one.sure, (), one.foreign, at)
        found.append(made)
        if f"{one.good} becomes" in causes.heard:
            found.append(replace(_becomes(one.good, None, at, seat), choice=one.choice, good=one.good))
    return found


def _rule(step: m.Act, args: dict[str, m.Expr], env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    rule = causes.sorts.model.rules.get(step.verb)
    if rule is None:
        return []
    given = {role: known(value, env, causes.sorts) for role, value in args.items()}
    for param in rule.params:
        given[param.role] = _narrowed(given.get(param.role), param.noun)
    roles = tuple((param.role, given[param.role]) for param in rule.params)
    own = Happening(step.verb, seat, roles, at=step.at)
    found = [own, *(replace(one, at=step.at) for one in _followed(rule, roles, causes, seat))]
    runs_out = any(_may_be_none(given[param.role], param.noun) for param in rule.params)
    return unsure(found) if runs_out else found


def _may_be_none(arg: Known, asked: m.Noun) -> bool:
    """Whether there may be nothing left to choose: what comes out of a pile, or must be of some sort just then."""
    picked = (arg.noun, asked) if isinstance(arg, What) and arg.picked else ()
    return any(noun is not None and (noun.source or noun.where or noun.holding) for noun in picked)


def _narrowed(arg: Known, noun: m.Noun) -> Known:
    """What a rule is given is at least what it asks for."""
    if arg is None:
        return What(noun)
    if isinstance(arg, What) and (arg.noun is None or arg.noun.kind == "anything"):
        return What(noun, arg.picked)
    return arg


def _followed(rule: m.Rule, roles: tuple[tuple[str, Known], ...], causes: Causes, seat: Seat) -> list[Happening]:
    if not causes.follow or rule.name in causes.open or len(causes.open) >= DEEPEST:
        return []
    key = (rule.name, roles, seat)
    if key not in causes.kept:
        causes.open.append(rule.name)
        env = {param.name: value for param, (_, value) in zip(rule.params, roles, strict=True)}
        found = caused(rule.block, env, causes, seat)
        causes.open.pop()
        causes.kept[key] = list({(one, one.guards): one for one in found}.values())
    return causes.kept[key]


def _seat(expr: m.Expr, env: Env, sorts: Sorts, seat: Seat) -> Seat:
    """Who acts: the same player, surely another, or nobody knows."""
    if isinstance(expr, m.You):
        return seat
    who = known(expr, env, sorts)
    return "other" if isinstance(who, What) and who.noun == m.Noun("player", OTHER) else "someone"


# ---- what is set


def _becomes(slot: str, value: m.Expr | None, at: Span, seat: Seat) -> Happening:
    """Not for sure, for it may have been that already. `good` is left for those that came by a gain or a loss."""
    return Happening(f"{slot} becomes", seat, value=value, sure=False, at=at)


def _put(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Put | m.Change)
    if not isinstance(step.target, m.Read):
        return []
    value = step.value if isinstance(step, m.Put) and isinstance(step.value, m.Number | m.Truth | m.Thing) else None
    return [_becomes(step.target.slot, value, step.at, seat)]


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
    found = one_of([_act(act, env, causes, seat) for act in step.acts])
    return unsure(found) if step.may else found


def _choose_one(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.ChooseOne)
    ways: list[list[Happening]] = []
    for option in step.options:
        way = caused(option.block or (), env, causes, seat)
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
    assert isinstance(step, m.May | m.Until)
    return unsure(caused(step.block, env, causes, seat))


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
    return caused(step.block, env, causes, _seat(step.seat, env, causes.sorts, seat))


def _phase(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    assert isinstance(step, m.Phase)
    begins, ends = (Happening(f"{step.name} {edge}", seat, at=step.at) for edge in ("begins", "ends"))
    return [begins, *caused(step.block, env, causes, seat), ends]


def _end(step: m.Step, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    return [Happening("end-game", seat, at=step.at)]


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
    m.For: _for,
    m.Repeat: _repeat,
    m.As: _as,
    m.Phase: _phase,
    m.EndGame: _end,
}
