"""What is heard of counters that change, and of piles, whatever brings it about.

gain 2 grain                  grain rises
move a token to bag of you    a token comes to bag, and leaves wherever it was
phase round                   what is reset with it becomes what it was at first

Only what some ability hears is told of, and none of it is sure: what is full does not rise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..meaning import model as m
from ..source.text import Span
from ..verbs.verb import PILE, Discard, Lay, Make, Verb, lies_in
from .following import Causes
from .goods import Env, known, seat_of
from .happenings import Happening, Known, Seat, What, becomes, unsure
from .sorts import is_a


def of_counter(slot: str, seat: Seat, at: Span | None, causes: Causes, up: bool | None = None) -> Iterator[Happening]:
    """A counter goes up, or down; either, where nobody knows."""
    for change, upwards in (("rises", True), ("falls", False)):
        if up in (upwards, None) and f"{slot} {change}" in causes.heard:
            yield Happening(f"{slot} {change}", seat, sure=False, at=at)


def of_phase(step: m.Phase, causes: Causes) -> Iterator[Happening]:
    """What goes back to its start when a phase begins."""
    for slot in causes.sorts.model.slots.values():
        if slot.resets == step.name:
            if f"{slot.name} becomes" in causes.heard:
                yield from unsure([becomes(slot.name, step.at, "someone", slot.starts)])
            yield from of_counter(slot.name, "someone", step.at, causes)


def of_pile(pile: str, at: Span, causes: Causes) -> Iterator[Happening]:
    """What lies in a pile is set anew."""
    yield from _moved(pile, "leaves", "someone", None, at, causes)


def of_verb(step: m.Act, verb: Verb, env: Env, causes: Causes, seat: Seat) -> Iterator[Happening]:
    """Things that a verb lays into piles, makes, or takes out of the game."""
    args = dict(step.args)
    for one in verb.does:
        if isinstance(one, Lay | Make | Discard):
            role = one.element if isinstance(one, Make) else one.thing
            what = _thing(known(args[role], env, causes.sorts), causes) if role in args else None
            if not isinstance(one, Make):
                for slot in _piles(causes):
                    yield from _moved(slot.name, "leaves", "someone", what, step.at, causes)
            for role in lies_in(verb):
                if role in args:
                    yield from _laid(args[role], what, step, env, causes, seat)
    yield from _refilled(step, verb, args, env, causes)


def _laid(to: m.Expr, what: Known, step: m.Act, env: Env, causes: Causes, seat: Seat) -> Iterator[Happening]:
    for slot in _piles(causes):
        if _may_be(known(to, env, causes.sorts), slot.name, causes):
            whose: Seat = "someone"
            if isinstance(to, m.Inside) and "player" in slot.owners[: len(to.keys)]:
                whose = seat_of(to.keys[slot.owners.index("player")], env, causes.sorts, seat)
            yield from _moved(slot.name, "comes", whose, what, step.at, causes)


def _refilled(step: m.Act, verb: Verb, args: Mapping[str, m.Expr], env: Env, causes: Causes) -> Iterator[Happening]:
    """A pile that runs short takes in what lies in another."""
    for role in verb.roles:
        if role.type == PILE and role.name in args and role.name not in lies_in(verb):
            for slot in _piles(causes):
                if slot.refilled and _may_be(known(args[role.name], env, causes.sorts), slot.name, causes):
                    yield from _moved(slot.name, "comes", "someone", None, step.at, causes)
                    yield from _moved(slot.refilled, "leaves", "someone", None, step.at, causes)


def _moved(pile: str, how: str, seat: Seat, what: Known, at: Span, causes: Causes) -> Iterator[Happening]:
    event, holds = f"{pile} {how}", causes.sorts.model.slots[pile].holds
    noun = what.noun if isinstance(what, What) else None
    if event in causes.heard and is_a(noun, m.Noun(holds), causes.sorts) != "no":
        yield Happening(event, seat, (("what", What(noun or m.Noun(holds))),), sure=False, at=at)


def _piles(causes: Causes) -> list[m.Slot]:
    """Those of which something is heard, or of that from which they are refilled."""
    return [
        slot
        for slot in causes.sorts.model.slots.values()
        if (slot.sort == "pile" and any(f"{slot.name} {how}" in causes.heard for how in ("comes", "leaves")))
        or (slot.refilled and f"{slot.refilled} leaves" in causes.heard)
    ]


def _thing(what: Known, causes: Causes) -> Known:
    """All that lies in a pile is of the kind that it holds."""
    slot = causes.sorts.model.slots.get(what.noun.kind) if isinstance(what, What) and what.noun is not None else None
    return What(m.Noun(slot.holds)) if slot is not None and slot.sort == "pile" else what


def _may_be(found: Known, pile: str, causes: Causes) -> bool:
    """Whether a pile may be the one of that name: of what is given as a role, nobody knows which it is."""
    kind = found.noun.kind if isinstance(found, What) and found.noun is not None else ""
    return kind == pile or kind not in causes.sorts.model.slots
