"""What the lines of an ability may read, write, raise and hear: by that one knows whether an order can matter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .link import Linked
from .pauses import called
from .plan import Laws, Plan
from .transform import parts

EVERYTHING = "everything"
"""What may be anything at all."""


@dataclass(frozen=True, slots=True)
class Touched:
    reads: frozenset[str]
    writes: frozenset[str]


def conflicts(linked: Linked) -> Iterator[tuple[str, str]]:
    """Pairs of abilities on one event of which one may write or raise what the other reads, writes or hears."""
    plan = linked.plan
    by_event: dict[str, list[str]] = {}
    for one in plan.listeners:
        if one.moment == "after":
            by_event.setdefault(_family(one.event), []).append(one.id)
    known = {one.id: touched(one.id, plan) for one in plan.listeners}
    for ids in by_event.values():
        for first, second in combinations(ids, 2):
            if _clash(known[first], known[second]):
                yield first, second


def _family(event: str) -> str:
    """Events that may be woken by the same deed."""
    return "" if event else event


def _clash(one: Touched, other: Touched) -> bool:
    return _meets(one.writes, other.reads | other.writes) or _meets(other.writes, one.reads | one.writes)


def _meets(writes: frozenset[str], all_of: frozenset[str]) -> bool:
    return bool(writes & all_of) or (bool(writes) and EVERYTHING in all_of) or (bool(all_of) and EVERYTHING in writes)


def touched(id: str, plan: Plan) -> Touched:
    reads: set[str] = set()
    writes: set[str] = set()
    waiting, seen = [id], set[str]()
    while waiting:
        routine = waiting.pop()
        if routine in seen:
            continue
        seen.add(routine)
        block = plan.routines[routine].block
        waiting += called(block, plan)
        for part in parts((block, plan.routines[routine].need)):
            _touch(part, reads, writes, plan)
    listener = next((one for one in plan.listeners if one.id == id), None)
    if listener is not None:
        _laws(listener.laws, reads, plan)
    # What it raises, others may hear: what those do, it may bring about.
    for event in {one.partition(":")[2] for one in writes if one.startswith("event:")}:
        for one in plan.listeners:
            if one.event == event:
                writes.add(EVERYTHING)
    return Touched(frozenset(reads), frozenset(writes))


def _laws(laws: Laws, reads: set[str], plan: Plan) -> None:
    if laws.works_in:
        reads.add(f"pile:{laws.works_in}")
    if laws.only_while is not None:
        for part in parts(laws.only_while):
            _touch(part, reads, set(), plan)


def _touch(part: object, reads: set[str], writes: set[str], plan: Plan) -> None:
    match part:
        case x.Get(slot=slot):
            reads.add(f"slot:{slot}")
        case x.Inside() | x.Holds() | x.LiesIn():
            reads.add("pile:")
        case x.PileOf(pile=pile):
            reads.add(f"pile:{pile}")
        case x.Named(name=name):
            value = plan.values[name]
            for one in parts(value.value):
                if not isinstance(one, x.Named):
                    _touch(one, reads, writes, plan)
                else:
                    reads.add(EVERYTHING)
        case x.PassesFor() | x.NeedFollow() | x.NeedOffer():
            reads.add(EVERYTHING)
        case x.Rolled() | x.Taken() | x.Random():
            writes.add("chance")
            reads.add("chance")
        case s.Put(slot=slot) | s.Change(slot=slot):
            writes.add(f"slot:{slot}")
            writes |= {f"event:{slot} {how}" for how in ("becomes", "rises", "falls")}
        case s.Do(verb=verb, args=args):
            _verb(verb, dict(args).get("what"), dict(args), reads, writes)
        case s.DoGoods():
            writes.add(EVERYTHING)
        case s.Call(rule=rule):
            writes.add(f"event:{rule}")
        case s.Pay() | s.Treat() | s.Secretly() | s.EndGame() | s.Shift() | s.Arrange() | s.Phase():
            writes.add(EVERYTHING)
        case s.Choose() | s.ChooseGoods() | s.Ask():
            # Somebody decides, and may decide by what the other brings.
            reads.add(EVERYTHING)
        case _:
            pass


def _verb(verb: str, what: x.Expr | None, args: dict[str, x.Expr], reads: set[str], writes: set[str]) -> None:
    for step in VERBS[verb].does:
        match step:
            case v.Add() | v.Take():
                slot = f"slot:{what.id}" if isinstance(what, x.Thing) else EVERYTHING
                writes.add(slot)
                if isinstance(what, x.Thing):
                    writes |= {f"event:{what.id} {how}" for how in ("becomes", "rises", "falls")}
            case v.Lay() | v.Make() | v.Discard() | v.Mix() | v.Show() | v.Hide():
                writes.add(EVERYTHING)
            case v.Turn():
                writes.add(EVERYTHING)
            case v.Crown():
                reads.add("winners")
            case v.Raise():
                writes.add(f"event:{verb}")
            case _:
                pass
