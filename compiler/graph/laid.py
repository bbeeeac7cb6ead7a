"""Events of things: they come to piles and leave them, are made, discarded, exhausted and shown.

move pawn to box      pawn comes to box, and leaves where it was
"""

from __future__ import annotations

from collections.abc import Mapping

from ..plan import expressions as x
from ..plan import steps as s
from ..source.text import Span
from ..verbs import verb as v
from .amounts import Env, number
from .happenings import SILENT, Change, Happening, Known, Seat, What
from .known import known, of_type
from .sorts import Sorts


def of_thing(
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
    # A thing that is already there neither comes nor leaves. With several piles of one name it may be another one.
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
    """The owner of a pile, if it is known."""
    return pile.seat or "someone" if isinstance(pile, What) else "someone"


def _came(
    name: str, thing: Known, whose: Seat, sorts: Sorts, heard: frozenset[str], at: Span | None
) -> list[Happening]:
    """A thing comes to a pile, if it may lie there."""
    fits = of_type(f"thing {sorts.plan.piles[name].holds}", sorts)
    ids = thing.ids if isinstance(thing, What) else None
    if f"{name} comes" not in heard or not isinstance(fits, What):
        return []
    if ids is not None and fits.ids is not None and not ids & fits.ids:
        return []
    what = thing if isinstance(thing, What) else fits
    # This is heard only where there was room.
    room = (Change(("space", name), whose, -1, -1),) if has_room(name, sorts) else ()
    return [Happening(f"{name} comes", whose, (("what", what),), sure=False, changes=room, at=at)]


def has_room(name: str, sorts: Sorts) -> bool:
    """Whether the pile has room for a fixed number of things."""
    room = sorts.plan.piles[name].room
    return room is not None and isinstance(number(room, {}), int)


def _left_room(source: str, sorts: Sorts) -> list[Change]:
    """A pile may have more room after something has left it."""
    piles = [source] if source else list(sorts.plan.piles)
    return [Change(("space", name), "you", 0, 1) for name in piles if has_room(name, sorts)]


def _refilled(source: str, sorts: Sorts, heard: frozenset[str], at: Span | None) -> list[Happening]:
    """A pile that runs short takes the things of another one."""
    pile = sorts.plan.piles.get(source)
    if pile is None or not pile.refilled or pile.refilled not in sorts.plan.piles:
        return []
    return [
        *_came(source, of_type(f"thing {pile.holds}", sorts), "someone", sorts, heard, at),
        *set_anew(pile.refilled, sorts, heard, at),
    ]


def set_anew(name: str, sorts: Sorts, heard: frozenset[str], at: Span | None) -> list[Happening]:
    """The things of a pile may leave it."""
    room = [Happening(SILENT, "someone", changes=tuple(found), at=at)] if (found := _left_room(name, sorts)) else []
    if f"{name} leaves" not in heard:
        return room
    what = of_type(f"thing {sorts.plan.piles[name].holds}", sorts)
    return [*room, Happening(f"{name} leaves", "someone", (("what", what),), sure=False, at=at)]


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
