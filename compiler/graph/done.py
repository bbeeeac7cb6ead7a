"""What verbs cause, read from their steps: the event, and its changes.

gain 2 grain         gain grain, and grain goes up by two as far as there is room
draw 1 card          draw card, and there is one less in the pile
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..plan import expressions as x
from ..plan import steps as s
from ..replacing import replace
from ..verbs import VERBS
from ..verbs import verb as v
from .amounts import Env, number
from .counted import of_slot, owned, unbounded
from .happenings import SILENT, Change, Happening, Portion, Roles, Seat, What
from .known import everything, goods, known, seat_of, unknown
from .laid import of_thing
from .sorts import Sorts

Bounds = tuple[int | None, int | None]
"""From, to; None is no bound."""


def done(step: s.Do, env: Env, sorts: Sorts, heard: frozenset[str]) -> list[Happening]:
    """The events of a verb applied to one good or one thing."""
    verb, args = VERBS[step.verb], dict(step.args)
    what = args.get("what")
    if v.of_goods(verb) and what is not None:
        many = number(args["many"], env) if "many" in args else "any"
        found = tuple(
            replace(one, amount=many, sure=one.sure and many != "any") for one in goods(what, env, sorts)
        ) or everything(sorts)
        return [] if many == 0 else _with_goods(step, verb, found, args, env, sorts, heard)
    return _plain(step, verb, args, env, sorts, heard)


def done_with_goods(step: s.DoGoods, env: Env, sorts: Sorts, heard: frozenset[str]) -> list[Happening]:
    args = {"what": step.what, **dict(step.args)}
    found = goods(step.what, env, sorts) or (everything(sorts) if unknown(step.what) else ())
    return _with_goods(step, VERBS[step.verb], found, args, env, sorts, heard)


def _with_goods(
    step: s.Do | s.DoGoods,
    verb: v.Verb,
    found: Iterable[Portion],
    args: Mapping[str, x.Expr],
    env: Env,
    sorts: Sorts,
    heard: frozenset[str],
) -> list[Happening]:
    made: list[Happening] = []
    for one in found:
        seat = _seats(step, verb, args, env, sorts)
        changes = _changes(verb, one, seat, args, env, sorts)
        for raised in v.steps(verb, v.Raise):
            roles = _roles(raised, args, env, sorts)
            sure = one.sure and one.amount != "any" and one.amount > 0
            made.append(
                Happening(
                    verb.name,
                    seat(raised.by),
                    tuple((role, what) for role, what in roles if role != "what"),
                    one.good,
                    one.amount,
                    choice=one.choice,
                    sure=sure,
                    foreign=one.foreign,
                    luck=one.luck,
                    guards=() if not one.luck else (f"{one.luck}",),
                    ways=one.ways,
                    changes=changes,
                    at=step.at,
                )
            )
        if not v.steps(verb, v.Raise):
            made.append(Happening(SILENT, "you", ways=one.ways, changes=changes, at=step.at))
        plain = all(each.by == "many" for each in verb.does if isinstance(each, v.Add | v.Take))
        exact = one.amount if plain and isinstance(one.amount, int) else 1
        for change in changes:
            made += of_slot(change, None, step.at, heard, choice=one.choice, ways=one.ways, sorts=sorts, least=exact)
    return made


def _seats(
    step: s.Do | s.DoGoods, verb: v.Verb, args: Mapping[str, x.Expr], env: Env, sorts: Sorts
) -> Callable[[str], Seat]:
    def seat_at(value: str) -> Seat:
        """The seat in a role, or its default."""
        role = v.role_of(verb, value)
        if role is None:
            return seat_of(step.seat, env, sorts)
        return seat_of(args[value], env, sorts) if value in args else seat_at(role.default or "you")

    return seat_at


def _roles(raised: v.Raise, args: Mapping[str, x.Expr], env: Env, sorts: Sorts) -> Roles:
    return tuple((role, known(args[role], env, sorts)) for role in raised.roles if role in args)


# ---- counters


def _changes(
    verb: v.Verb, one: Portion, seat: Callable[[str], Seat], args: Mapping[str, x.Expr], env: Env, sorts: Sorts
) -> tuple[Change, ...]:
    """The changes of counters by a verb: which go up or down, whose, by how much, and what it needs to be heard."""
    counts = _counts(verb)
    given: dict[str, Bounds] = {}
    found: list[Change] = []
    for step in verb.does:
        if isinstance(step, v.Add | v.Take):
            low, high = _bounds(step.by, one, given)
            heard = step.gives in counts
            names = [one.good] if step.good == "what" else _goods_at(step.good, args, env, sorts)
            for good in names:
                up = isinstance(step, v.Add)
                least = low if unbounded(good, up, sorts) else 0
                # Without a bound, the whole amount is certain.
                heard = heard and not (least or 0)
                if heard:
                    least = max(least or 0, 1)
                given[step.gives] = (least, high)
                of = seat(step.of) if owned(good, sorts) else "you"
                top = None if high is None else -high
                found.append(
                    Change(("slot", good), of, least, high, heard)
                    if up
                    else Change(("slot", good), of, top, -(least or 0), heard)
                )
    return (*found, *_held(verb, one, counts, seat))


def _held(verb: v.Verb, one: Portion, counts: set[str], seat: Callable[[str], Seat]) -> list[Change]:
    """A change limited by what somebody has: it needs some, and leaves less."""
    made = [step for step in verb.does if isinstance(step, v.Add | v.Take)]
    limits = [part for step in made if step.gives in counts for part in _parts(step.by)]
    taken = {(step.good, step.of) for step in made if isinstance(step, v.Take) and step.by in counts}
    return [
        Change(("held", one.good), seat(limit.of), None, -1, True)
        for limit in limits
        if limit.good == "what" and (limit.good, limit.of) in taken
    ]


def _parts(value: v.Number) -> tuple[v.Held, ...]:
    if isinstance(value, v.Held):
        return (value,)
    return (*_parts(value.one), *_parts(value.other)) if isinstance(value, v.Least) else ()


def _bounds(value: v.Number, one: Portion, given: Mapping[str, Bounds]) -> Bounds:
    if isinstance(value, v.Least):
        (low, high), (other, top) = (_bounds(part, one, given) for part in (value.one, value.other))
        tops = [part for part in (high, top) if part is not None]
        return min(low or 0, other or 0), min(tops) if tops else None
    if isinstance(value, v.Held):
        return 0, None
    if value == "many":
        return (one.amount, one.amount) if isinstance(one.amount, int) else (0, None)
    return given.get(value, (0, None))


def _counts(verb: v.Verb) -> set[str]:
    """The numbers that are greater than 0 whenever the verb is heard: the number of things, and the values of which it
    was the minimum."""
    found: list[v.Number] = [step.many for step in v.steps(verb, v.Raise) if step.many]
    gives = {step.gives: step.by for step in verb.does if isinstance(step, v.Add | v.Take)}
    for value in found:
        if isinstance(value, v.Least):
            found += [value.one, value.other]
        elif isinstance(value, str) and value in gives:
            found.append(gives[value])
    return {one for one in found if isinstance(one, str)}


def _goods_at(value: str, args: Mapping[str, x.Expr], env: Env, sorts: Sorts) -> list[str]:
    """All goods of another role."""
    return [one.good for one in goods(args[value], env, sorts)] if value in args else []


# ---- things


def _plain(
    step: s.Do, verb: v.Verb, args: Mapping[str, x.Expr], env: Env, sorts: Sorts, heard: frozenset[str]
) -> list[Happening]:
    """The events of a verb with a thing, a pile or a seat."""
    seat = _seats(step, verb, args, env, sorts)
    found: list[Happening] = []
    changes: list[Change] = []
    lucky = known(args["what"], env, sorts) if "what" in args else None
    for one in verb.does:
        more, told = of_thing(one, args, env, sorts, heard, step)
        changes += more
        found += told
        if isinstance(one, v.Crown):
            changes.append(Change(("winner",), seat(one.winner), -1, -1, True))
    luck = lucky.luck if isinstance(lucky, What) else ""
    own = [
        Happening(
            verb.name,
            seat(raised.by),
            _roles(raised, args, env, sorts),
            sure=v.ever_heard(verb),
            changes=tuple(changes),
            luck=luck,
            at=step.at,
        )
        for raised in v.steps(verb, v.Raise)
    ]
    return [*(own or [Happening(SILENT, "you", changes=tuple(changes), at=step.at)]), *found]
