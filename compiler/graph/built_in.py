"""What verbs that every game has cause, read from their steps.

gain 2 grain         gain grain, and what grain becomes
swap 1 ore for 1 coal     pay coal, if its owner wants
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ..meaning import model as m
from ..verbs import VERBS
from ..verbs.verb import Pay, Raise, Replace, Value, Verb, ever_heard, hands_over, of_goods, role_of, steps
from .changes import effect_of
from .doubts import asks
from .following import Causes
from .goods import Env, everything, goods, known, seat_of
from .happenings import Happening, Portion, Seat, becomes, unsure
from .shifts import of_counter, of_verb


def done(step: m.Act, verb: Verb, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    """What is heard of a verb: that it is done, once or for each good, and what counters become by it."""
    args = dict(step.args)

    def seat_at(value: Value) -> Seat:
        """Who stands in a role, or in its place where nobody is said."""
        role = role_of(verb, value)
        if role is None:
            return seat
        return seat_of(args[value], env, causes.sorts, seat) if value in args else seat_at(role.default or "you")

    found: list[Happening] = []
    for one in verb.does:
        if isinstance(one, Replace) and one.come:
            found += _paid_otherwise(step, args.get(one.come), env, causes, seat)
        elif isinstance(one, Raise):
            by = seat_at(one.by)
            roles = tuple((role, known(arg, env, causes.sorts)) for role, arg in args.items() if role in one.roles)
            if not of_goods(verb):
                sure = ever_heard(verb) and not any(map(asks, args.values()))
                found.append(Happening(verb.name, by, roles, sure=sure, at=step.at))
            elif "what" in args:
                of = goods(args["what"], env, causes.sorts) or everything(args["what"], causes.sorts)
                rest = tuple((role, arg) for role, arg in roles if role != "what")
                for portion in of:
                    goods_at = partial(_goods_at, portion.good, args, env, causes)
                    effect = effect_of(verb, goods_at, seat_at)
                    found += _of_good(Happening(verb.name, by, rest, effect=effect, at=step.at), portion, verb, causes)
    found += of_verb(step, verb, env, causes, seat)
    # A `before` may stop it, or make it nothing.
    return unsure(found) if verb.name in causes.changed else found


def _goods_at(good: str, args: dict[str, m.Expr], env: Env, causes: Causes, value: Value) -> list[str]:
    """The good of `what` that is the turn of just now, or all that another role speaks of."""
    if value == "what":
        return [good]
    return [one.good for one in goods(args[value], env, causes.sorts)] if value in args else []


def _of_good(event: Happening, one: Portion, verb: Verb, causes: Causes) -> list[Happening]:
    """That a verb is done with so much of a good, and what counters become by it."""
    sure = not hands_over(verb) and one.sure and one.amount != "any" and one.amount > 0
    made = replace(event, good=one.good, amount=one.amount, choice=one.choice, sure=sure, foreign=one.foreign)
    found = [made]
    for change in event.effect.changes:
        shifted = of_counter(change.good, change.of, event.at, causes, change.up)
        found += [replace(shift, choice=one.choice, good=change.good) for shift in shifted]
    for changed in dict.fromkeys(replace(change, up=True, whole=False) for change in event.effect.changes):
        if f"{changed.good} becomes" in causes.heard:
            set_so = becomes(changed.good, event.at, changed.of)
            found.append(replace(set_so, choice=one.choice, good=changed.good, sure=False))
    return found


def _paid_otherwise(step: m.Act, into: m.Expr | None, env: Env, causes: Causes, seat: Seat) -> list[Happening]:
    """What is paid instead, if its owner wants."""
    if into is None:
        return []
    found: list[Happening] = []
    for verb in VERBS.values():
        for one in steps(verb, Pay):
            act = m.Act(step.at, verb.name, ((one.price, into),))
            found += done(act, verb, env, causes, seat)
    return unsure(found)
