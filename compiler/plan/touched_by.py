"""What one part of a plan touches by itself: counters, piles, limits, chance; and the events that it raises."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field, fields

from ..frozen import slotted
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .plan import Plan
from .transform import parts

EVERYTHING = "everything"
"""What may be anything at all."""
CHANCE = "chance"
"""Results of chance and things that are shown: a choice may depend on them."""
HOW = ("becomes", "rises", "falls")
STATELESS = frozenset(
    "clockwise next previous following preceding opponents reversed joined times less top first last".split()
)
"""Values that every game has and that read nothing but what they are given."""

Raised = Collection[str]
"""The events that somebody hears."""


@slotted
class Notes:
    reads: set[str] = field(default_factory=set[str])
    adds: set[str] = field(default_factory=set[str])
    takes: set[str] = field(default_factory=set[str])
    sets: set[str] = field(default_factory=set[str])
    raises: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    """Events, each with its good where that is known."""
    calls: set[str] = field(default_factory=set[str])

    def add(self, other: Notes) -> None:
        for one in fields(self):
            getattr(self, one.name).update(getattr(other, one.name))


def note_part(whole: tuple[object, ...], notes: Notes, plan: Plan, heard: Raised) -> None:
    for part in parts(whole):
        if isinstance(part, s.Step):
            _step(part, notes, plan, heard)
        else:
            _read(part, notes, plan, heard)


# ---- what is read


def _read(part: object, notes: Notes, plan: Plan, heard: Raised) -> None:
    match part:
        case x.Get(slot=slot):
            notes.reads.add(f"slot:{slot}")
        case x.Floating() | x.PassesFor() | x.Cancelled() | x.Toll() | x.PaidFor():
            notes.reads.add(EVERYTHING)
        case x.NeedFollow() | x.NeedOffer() | x.NeedBefore():
            notes.reads.add(EVERYTHING)
        case x.PileOf(pile=pile):
            notes.reads.add(f"pile:{pile}")
        case x.Inside(pile=pile) | x.Taken(pile=pile) if not isinstance(pile, x.PileOf):
            notes.reads |= {f"pile:{name}" for name in plan.piles}
        case x.LiesIn(pile=pile):
            notes.reads.add(f"pile:{pile}")
        case x.Holds(sort=sort):
            notes.reads |= {f"pile:{name}" for name in piles_holding(sort, plan)}
        case x.AllOf(sort=sort):
            notes.reads.add(f"copies:{sort}")
        case x.BuiltIn(name=name) if name not in STATELESS:
            notes.reads.add(EVERYTHING)
        case x.Named(name=name):
            _named(name, notes, plan, heard)
        case x.Price(goods=goods):
            notes.reads |= {f"slot:{one}" for one in _goods(goods, plan)}
        case x.NeedCall(rule=rule):
            notes.calls.add(rule)
        case x.Rolled() | x.Random():
            notes.sets.add(CHANCE)
        case _:
            pass


def _named(name: str, notes: Notes, plan: Plan, heard: Raised) -> None:
    """A value with a name, and what changes it."""
    if f"value:{name}" in notes.reads:
        return
    notes.reads.add(f"value:{name}")
    note_part((plan.values[name].value,), notes, plan, heard)
    for one in plan.modifiers:
        if one.value == name:
            note_part((one.args, one.by, one.test, one.laws.only_while), notes, plan, heard)
            notes.reads |= {f"pile:{one.laws.works_in}"} if one.laws.works_in else set()


def _goods(goods: x.Expr, plan: Plan) -> tuple[str, ...]:
    """The counters a price may use: all, if the price does not name them or may be changed."""
    if plan.prices or not isinstance(goods, x.Goods) or any(good not in plan.slots for good, _ in goods.items):
        return plan.goods
    return tuple(good for good, _ in goods.items)


# ---- what is changed


def _step(step: s.Step, notes: Notes, plan: Plan, heard: Raised) -> None:
    match step:
        case s.Put(slot=slot):
            _changes(slot, 0, notes, plan, heard)
        case s.Change(slot=slot, by=by):
            _changes(slot, by.value if isinstance(by, x.Const) else 0, notes, plan, heard)
        case s.Do(verb=verb, args=args):
            _verb(verb, dict(args), notes, plan, heard)
        case s.DoGoods(verb=verb, args=args, what=what):
            _verb(verb, {"what": what, **dict(args)}, notes, plan, heard)
        case s.Pay(price=price):
            for good in _goods(price.goods, plan):
                _changes(good, -1, notes, plan, heard)
            notes.raises |= {(verb.name, "") for verb in VERBS.values() if v.pays(verb)}
            if plan.prices:
                notes.reads.add(CHANCE)
                notes.sets |= {f"ready:{one.of}" for one in plan.prices if one.laws.exhausts}
                notes.sets |= {f"uses:{one.id}" for one in plan.prices if one.laws.once}
        case s.Treat() | s.Secretly() | s.EndGame() | s.Shift() | s.Arrange() | s.Phase() | s.Together():
            notes.sets.add(EVERYTHING)
        case s.Choose() | s.ChooseGoods() | s.Ask():
            # A player decides, and may use what has been revealed.
            notes.reads.add(CHANCE)
            if isinstance(step, s.Ask) and any(way.block is None for way in step.ways):
                notes.sets.add(EVERYTHING)
        case _:
            pass


def _changes(slot: str, by: int, notes: Notes, plan: Plan, heard: Raised) -> None:
    """A counter changes by an amount, or is set where there is none. A change that stops at a bound, and is heard with
    the real amount, counts as setting it."""
    found = plan.slots.get(slot)
    name = f"slot:{slot}"
    events = [f"{slot} {how}" for how in HOW if f"{slot} {how}" in heard]
    notes.raises |= {(event, "") for event in events}
    if found is not None:
        note_part((found.low, found.high), notes, plan, heard)
    if found is None or found.sort != "counter" or not by or events or found.excess == "refused":
        notes.sets.add(name)
    elif found.low is None and found.high is None:
        notes.adds.add(name)
    elif (found.high if by > 0 else found.low) is not None and _is_heard(by, heard):
        notes.sets.add(name)
    else:
        (notes.adds if by > 0 else notes.takes).add(name)


def _is_heard(by: int, heard: Raised) -> bool:
    """Whether anybody hears that goods come, or that they go."""
    moves = [one for one in VERBS.values() if (v.brings(one) if by > 0 else v.takes_away(one) or v.pays(one))]
    return any(verb.name in heard for verb in moves)


def _verb(name: str, args: dict[str, x.Expr], notes: Notes, plan: Plan, heard: Raised) -> None:
    verb = VERBS[name]
    what = args.get("what")
    known = what.id if isinstance(what, x.Thing) and what.id in plan.slots else ""
    notes.raises.add((name, known))
    for step in verb.does:
        match step:
            case v.Add(good=good) | v.Take(good=good):
                by = 1 if isinstance(step, v.Add) else -1
                named = (known,) if known and good == "what" else plan.goods
                for one in named:
                    _changes(one, by, notes, plan, heard)
                    if isinstance(step.by, v.Held | v.Least):
                        notes.reads.add(f"slot:{one}")
            case v.Lay(thing=thing):
                _moved(args.get(thing), args, notes, plan, heard)
            case v.Make(element=thing) | v.Discard(thing=thing):
                notes.sets |= {f"copies:{sort}" for sort in _sorts(_kind(args.get(thing)), plan)}
                _moved(args.get(thing), args, notes, plan, heard)
            case v.Mix() | v.Show() | v.Hide():
                notes.sets |= {CHANCE, *(f"pile:{name}" for name in plan.piles)}
            case v.Turn():
                notes.sets |= {"exhausted", *(f"ready:{one.of}" for one in plan.listeners if one.laws.exhausts)}
                notes.sets |= {f"ready:{one.of}" for one in plan.prices if one.laws.exhausts}
            case v.Crown():
                notes.reads.add("winners")
                notes.sets.add("winners")
            case _:
                pass


def _moved(thing: x.Expr | None, args: dict[str, x.Expr], notes: Notes, plan: Plan, heard: Raised) -> None:
    """A thing moves to a pile, and may be revealed by it."""
    piles = piles_holding(_kind(thing), plan)
    piles |= {one.pile for one in parts(tuple(args.values())) if isinstance(one, x.PileOf)}
    notes.sets |= {CHANCE, *(f"pile:{name}" for name in piles)}
    notes.raises |= {(event, "") for event in heard if event.rpartition(" ")[2] in ("comes", "leaves")}


def _kind(thing: x.Expr | None) -> str:
    if isinstance(thing, x.Thing):
        return thing.id
    return thing.type.partition(" ")[2] if thing is not None else "anything"


def _sorts(kind: str, plan: Plan) -> set[str]:
    return {sort for one in plan.elements.values() if kind in one.sorts for sort in one.sorts} | {kind, "anything"}


def piles_holding(kind: str, plan: Plan) -> set[str]:
    """The piles in which things of a kind may lie."""
    sorts = _sorts(kind, plan)
    if kind in ("anything", "") or len(sorts) == 2:
        return set(plan.piles)
    return {name for name, pile in plan.piles.items() if pile.holds in sorts or pile.holds in ("anything", "")}
