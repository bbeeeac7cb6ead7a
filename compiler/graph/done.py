"""What verbs cause, read from their steps, and what lines set directly: the event, and its changes.

gain 2 grain         gain grain, and grain goes up by two as far as there is room
draw 1 card          draw card, and there is one less in the pile
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..plan import expressions as x
from ..plan import steps as s
from ..replacing import replace
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v
from .happenings import SILENT, Amount, Change, Happening, Known, Portion, Range, Roles, Seat, Way, What
from .known import Env, everything, goods, known, number, of_type, seat_of
from .sorts import Sorts

Bounds = tuple[int | None, int | None]
"""From, to; None is no bound."""

HOW = ("becomes", "rises", "falls")


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
    found = goods(step.what, env, sorts) or (everything(sorts) if _unknown(step.what) else ())
    return _with_goods(step, VERBS[step.verb], found, args, env, sorts, heard)


def _unknown(expr: x.Expr) -> bool:
    """Whether goods may be any. Goods that are written down are known, even if there are none."""
    return not isinstance(expr, x.Goods | x.Both | x.OneOf | x.Bundle | x.Trait | x.Const)


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
            made += _of_slot(change, None, step.at, heard, choice=one.choice, ways=one.ways, sorts=sorts, least=exact)
    return made


def _seats(
    step: s.Do | s.DoGoods, verb: v.Verb, args: Mapping[str, x.Expr], env: Env, sorts: Sorts
) -> Callable[[str], Seat]:
    def seat_at(value: str) -> Seat:
        """Who stands in a role, or in its place where nobody is said."""
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
    """What a verb does to counters: which go up or down, whose, by how much, and what it needs to be heard."""
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
                least = low if _unbounded(good, up, sorts) else 0
                # Where there is no end, so much comes for sure.
                heard = heard and not (least or 0)
                if heard:
                    least = max(least or 0, 1)
                given[step.gives] = (least, high)
                of = seat(step.of) if _own(good, sorts) else "you"
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


def _own(slot: str, sorts: Sorts) -> bool:
    """Whether each player has one."""
    found = sorts.plan.slots.get(slot)
    return found is not None and "player" in found.owners


def _unbounded(good: str, up: bool, sorts: Sorts) -> bool:
    slot = sorts.plan.slots.get(good)
    return slot is not None and (slot.high if up else slot.low) is None


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
    """All that is more than none whenever the verb is heard: how many there were, and what that was the least of."""
    found: list[v.Number] = [step.many for step in v.steps(verb, v.Raise) if step.many]
    gives = {step.gives: step.by for step in verb.does if isinstance(step, v.Add | v.Take)}
    for value in found:
        if isinstance(value, v.Least):
            found += [value.one, value.other]
        elif isinstance(value, str) and value in gives:
            found.append(gives[value])
    return {one for one in found if isinstance(one, str)}


def _goods_at(value: str, args: Mapping[str, x.Expr], env: Env, sorts: Sorts) -> list[str]:
    """All goods that another role speaks of."""
    return [one.good for one in goods(args[value], env, sorts)] if value in args else []


def _of_slot(
    change: Change,
    value: x.Expr | None,
    at: Span | None,
    heard: frozenset[str],
    *,
    sorts: Sorts,
    choice: bool = False,
    ways: tuple[Way, ...] = (),
    roles: Roles = (),
    by_hand: bool = False,
    least: int = 1,
) -> list[Happening]:
    """The events of a changed counter: it rises or falls, and becomes a value. It changes by `least` or more, as far as
    its ends let it."""
    name = change.axis[1]
    found: list[Happening] = []
    for how in HOW:
        if f"{name} {how}" not in heard:
            continue
        if (how == "rises" and change.most is not None and change.most <= 0) or (
            how == "falls" and change.least is not None and change.least >= 0
        ):
            continue
        amount: Amount = "any"
        if how == "becomes" and by_hand:
            amount = 1
        elif how != "becomes" and change.least is not None and change.least == change.most:
            amount = abs(change.least)
        given = roles or (("of", What("player", seat=change.of)),) if _own(name, sorts) else roles
        found.append(
            Happening(
                f"{name} {how}",
                change.of,
                given,
                amount=amount,
                value=value if how == "becomes" else None,
                range=_range(change, least, sorts) if how == "becomes" and value is None else None,
                choice=choice,
                sure=False,
                ways=ways,
                at=at,
            )
        )
    return found


def _range(change: Change, least: int, sorts: Sorts) -> Range | None:
    """What a counter may be once it has gone up, or down, by so much or more: from where it was, it is that far on, or
    it has stopped at its end."""
    slot = sorts.plan.slots.get(change.axis[1])
    if slot is None or slot.sort != "counter":
        return None
    low, high = (number(end, {}) if end is not None else None for end in (slot.low, slot.high))
    bottom, top = low if isinstance(low, int) else None, high if isinstance(high, int) else None
    if change.least is not None and change.least >= 0:
        return Range(None if bottom is None else bottom + least, top, top)
    if change.most is not None and change.most <= 0:
        return Range(bottom, None if top is None else top - least, bottom)
    return None


def set_to(step: s.Put | s.Change, env: Env, sorts: Sorts, heard: frozenset[str]) -> list[Happening]:
    """A slot that is set, or changed by so much."""
    slot = sorts.plan.slots[step.slot]
    keys = [known(key, env, sorts) for key in step.keys]
    of: Seat = "you"
    if "player" in slot.owners[: len(keys)]:
        of = seat_of(step.keys[slot.owners.index("player")], env, sorts)
    roles: Roles = tuple(zip(("of", "at"), keys, strict=False))
    value: x.Expr | None = None
    least = 1
    if isinstance(step, s.Change):
        by = number(step.by, env)
        change = _changed_by(step.slot, of, by, sorts)
        least = abs(by) if isinstance(by, int) else 1
    else:
        value = _plain_value(step, sorts)
        change = _set(step.slot, of, value, sorts)
    found = _of_slot(change, value, step.at, heard, roles=roles, sorts=sorts, by_hand=True, least=least)
    changes = (change,) if slot.sort == "counter" else (_turned_to(step.slot, of, value, slot.sort == "flag"),)
    return [Happening(SILENT, of, value=value, changes=changes, at=step.at), *found]


def _set(slot: str, of: Seat, value: x.Expr | None, sorts: Sorts) -> Change:
    """By how much a counter may change that is set to a value: no further than from one of its ends."""
    found = sorts.plan.slots[slot]
    if not isinstance(value, x.Const) or found.sort != "counter":
        return Change(("slot", slot), of, None, None)
    low, high = (number(end, {}) if end is not None else "any" for end in (found.low, found.high))
    least = value.value - high if isinstance(high, int) else None
    return Change(("slot", slot), of, least, value.value - low if isinstance(low, int) else None)


def _turned_to(slot: str, of: Seat, value: x.Expr | None, flag: bool) -> Change:
    """A flag goes up when it is set to yes, and down when it is set to no."""
    by = (1 if value.value else -1) if flag and isinstance(value, x.Const) else None
    return Change(("slot", slot), of, by, by)


def _changed_by(slot: str, of: Seat, by: Amount, sorts: Sorts) -> Change:
    if isinstance(by, str):
        return Change(("slot", slot), of, None, None)
    low = by if _unbounded(slot, False, sorts) else min(by, 0)
    high = by if _unbounded(slot, True, sorts) else max(by, 0)
    if by > 0:
        return Change(("slot", slot), of, by if _unbounded(slot, True, sorts) else 0, high)
    return Change(("slot", slot), of, low, by if _unbounded(slot, False, sorts) else 0)


def _plain_value(step: s.Put, sorts: Sorts) -> x.Expr | None:
    """The value that is set, if known. A counter set beyond its bounds stops at them."""
    if not isinstance(step.value, x.Const | x.Thing | x.Nothing):
        return None
    slot = sorts.plan.slots[step.slot]
    if not isinstance(step.value, x.Const) or slot.sort != "counter":
        return step.value
    value = step.value.value
    for bound, best in ((slot.low, max), (slot.high, min)):
        if bound is not None:
            end = number(bound, {})
            if not isinstance(end, int):
                return None
            value = best(value, end)
    return x.Const("number", value)


# ---- things


def _plain(
    step: s.Do, verb: v.Verb, args: Mapping[str, x.Expr], env: Env, sorts: Sorts, heard: frozenset[str]
) -> list[Happening]:
    """What is done with a thing, a pile or a seat."""
    seat = _seats(step, verb, args, env, sorts)
    found: list[Happening] = []
    changes: list[Change] = []
    lucky = known(args["what"], env, sorts) if "what" in args else None
    for one in verb.does:
        more, told = _of_thing(one, args, env, sorts, heard, step)
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


def _of_thing(
    one: v.Step, args: Mapping[str, x.Expr], env: Env, sorts: Sorts, heard: frozenset[str], step: s.Do
) -> tuple[list[Change], list[Happening]]:
    match one:
        case v.Lay(thing=thing, to=to):
            pile = next((known(args[role], env, sorts) for role in to if role in args), None)
            return _laid(known(args[thing], env, sorts), pile, sorts, heard, step)
        case v.Make(element=element, to=to):
            return _laid(known(args[element], env, sorts), known(args[to], env, sorts), sorts, heard, step, True)
        case v.Discard(thing=thing):
            return _laid(known(args[thing], env, sorts), None, sorts, heard, step)
        case v.Turn(thing=thing, exhausted=exhausted):
            return _turned(known(args[thing], env, sorts), exhausted), []
        case v.Show(pile=pile):
            return _shown(known(args[pile], env, sorts), True), []
        case v.Hide(pile=pile):
            return _shown(known(args[pile], env, sorts), False), []
        case _:
            return [], []


def _laid(
    thing: Known, pile: Known, sorts: Sorts, heard: frozenset[str], step: s.Do, new: bool = False
) -> tuple[list[Change], list[Happening]]:
    """A thing goes from where it lies to a pile, or out of the game."""
    ids = thing.ids if isinstance(thing, What) else None
    to = pile.pile if isinstance(pile, What) else "" if pile is None else "*"
    names = sorted(ids) if ids is not None else ["*"]
    changes = [Change(("moved", to, *names), "you", 0, 1)]
    if new:
        changes = [Change(("made", *names), "you", 1, 1)]
    told: list[Happening] = []
    source = thing.pile if isinstance(thing, What) else ""
    # What lies there already neither comes nor leaves. Of several piles of one name it may be another one.
    stays = bool(source) and source == to and not new and not sorts.plan.piles[source].owners
    if to and to != "*":
        changes.append(Change(("pile", to), "you", 0, 1))
        told += _came(to, thing, _holder(pile), sorts, heard, step.at) if not stays else ()
    elif to:
        for name in sorts.plan.piles:
            told += _came(name, thing, "someone", sorts, heard, step.at)
        changes += [Change(("pile", name), "you", 0, 1) for name in sorts.plan.piles]
    told += _refilled(source, sorts, heard, step.at)
    changes += _left_room(source, sorts) if not new else []
    if source and not new and not (sorts.plan.piles[source].refilled and sorts.plan.piles[source].refilled != source):
        changes.append(Change(("pile", source), "you", -1, -1, True))
    for name, one in sorts.plan.piles.items():
        if f"{name} leaves" in heard and not new and not stays and source in ("", name):
            fits = of_type(f"thing {one.holds}", sorts)
            if isinstance(fits, What) and fits.ids is not None and ids is not None and not fits.ids & ids:
                continue
            told.append(Happening(f"{name} leaves", "someone", (("what", thing),), sure=False, at=step.at))
    return changes, told


def _holder(pile: Known) -> Seat:
    """Whose a pile is, where that is known."""
    return pile.seat or "someone" if isinstance(pile, What) else "someone"


def _came(
    name: str, thing: Known, whose: Seat, sorts: Sorts, heard: frozenset[str], at: Span | None
) -> list[Happening]:
    """That something comes to a pile, where it may be what lies there."""
    fits = of_type(f"thing {sorts.plan.piles[name].holds}", sorts)
    ids = thing.ids if isinstance(thing, What) else None
    if f"{name} comes" not in heard or not isinstance(fits, What):
        return []
    if ids is not None and fits.ids is not None and not ids & fits.ids:
        return []
    what = thing if isinstance(thing, What) else fits
    # It is heard only where there was room.
    room = (Change(("space", name), whose, -1, -1),) if has_room(name, sorts) else ()
    return [Happening(f"{name} comes", whose, (("what", what),), sure=False, changes=room, at=at)]


def has_room(name: str, sorts: Sorts) -> bool:
    """Whether only so many things have room in a pile, and always as many."""
    room = sorts.plan.piles[name].room
    return room is not None and isinstance(number(room, {}), int)


def _left_room(source: str, sorts: Sorts) -> list[Change]:
    """There may be more room where something was."""
    piles = [source] if source else list(sorts.plan.piles)
    return [Change(("space", name), "you", 0, 1) for name in piles if has_room(name, sorts)]


def _refilled(source: str, sorts: Sorts, heard: frozenset[str], at: Span | None) -> list[Happening]:
    """A pile that runs short takes in what lies in another."""
    pile = sorts.plan.piles.get(source)
    if pile is None or not pile.refilled or pile.refilled not in sorts.plan.piles:
        return []
    return [
        *_came(source, of_type(f"thing {pile.holds}", sorts), "someone", sorts, heard, at),
        *set_anew(pile.refilled, sorts, heard, at),
    ]


def set_anew(name: str, sorts: Sorts, heard: frozenset[str], at: Span | None) -> list[Happening]:
    """What lay in a pile may leave it."""
    room = [Happening(SILENT, "someone", changes=tuple(found), at=at)] if (found := _left_room(name, sorts)) else []
    if f"{name} leaves" not in heard:
        return room
    what = of_type(f"thing {sorts.plan.piles[name].holds}", sorts)
    return [*room, Happening(f"{name} leaves", "someone", (("what", what),), sure=False, at=at)]


def reset_with(phase: str, sorts: Sorts, heard: frozenset[str], at: Span) -> list[Happening]:
    """What goes back to its start when a phase begins."""
    found: list[Happening] = []
    for slot in sorts.plan.slots.values():
        if slot.resets == phase:
            start = x.Const("truth" if slot.sort == "flag" else "number", slot.starts) if slot.starts >= 0 else None
            change = _set(slot.name, "someone", start, sorts)
            found.append(Happening(SILENT, "someone", value=start, changes=(change,), at=at))
            found += _of_slot(change, start, at, heard, sorts=sorts, by_hand=True)
    return found


def _turned(thing: Known, exhausted: bool) -> list[Change]:
    ids = thing.ids if isinstance(thing, What) else None
    if ids is None:
        return [] if exhausted else [Change(("fresh", "*"), "you", 0, 1)]
    only = len(ids) == 1
    if exhausted:
        return [Change(("fresh", id), "you", -1, -1 if only else 0, only) for id in sorted(ids)]
    return [
        change
        for id in sorted(ids)
        for change in (
            Change(("fresh", id), "you", 1 if only else 0, 1, only),
            Change(("tired", id), "you", -1, -1 if only else 0, only),
        )
    ]


def _shown(pile: Known, shown: bool) -> list[Change]:
    name = pile.pile if isinstance(pile, What) else ""
    if not name:
        return []
    one, other = ("unseen", "seen") if shown else ("seen", "unseen")
    return [Change((one, name), "you", -1, -1, True), Change((other, name), "you", 1, 1, True)]


# ---- prices


def paid(step: s.Pay, env: Env, sorts: Sorts, heard: frozenset[str]) -> list[Happening]:
    """That a price is paid: of each good, where it is among what may be paid."""
    by = seat_of(step.price.seat, env, sorts)
    found = goods(step.price.goods, env, sorts) or (everything(sorts) if _unknown(step.price.goods) else ())
    made = [one for portion in found for one in paid_with(portion, by, sorts, heard, step.at)]
    for portion in found:
        # Points are bought with other goods.
        for good, _ in sorts.plan.wallets.get(portion.good, ("", ()))[1]:
            change = Change(("slot", good), by, None, 0)
            made.append(Happening(SILENT, by, changes=(change,), ways=portion.ways, at=step.at))
            made += _of_slot(change, None, step.at, heard, sorts=sorts, choice=True, ways=portion.ways)
    return made


def paid_with(one: Portion, by: Seat, sorts: Sorts, heard: frozenset[str], at: Span) -> list[Happening]:
    """That so much of a good is paid, and what becomes of it."""
    changes = _price(one, by, sorts)
    made = [
        Happening(
            verb.name,
            by,
            good=one.good,
            amount=one.amount,
            choice=one.choice,
            sure=False,
            foreign=one.foreign,
            ways=one.ways,
            changes=changes,
            at=at,
        )
        for verb in VERBS.values()
        if v.pays(verb)
    ]
    for change in changes:
        made += _of_slot(change, None, at, heard, sorts=sorts, choice=one.choice, ways=one.ways)
    return made


def _price(one: Portion, by: Seat, sorts: Sorts) -> tuple[Change, ...]:
    """What a price takes. Points of a wallet are bought with other goods, nobody knows with which."""
    if one.good in sorts.plan.wallets:
        return ()
    high = one.amount if isinstance(one.amount, int) else None
    least = one.amount if isinstance(one.amount, int) and one.sure else 1 if one.amount == 1 else 0
    return (Change(("slot", one.good), by, None if high is None else -high, -least, True),)
