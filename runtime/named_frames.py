"""Running rules, offers, events and questions by names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from .declared import Routine
from .events import Event
from .frames import AT, FIRST, HOLDS, PHASES, YOU, Frame
from .game import State
from .laws import OFFER, Offer
from .naming import pile_name, seat_name, thing_name

CORE_PARAMS: dict[str, tuple[tuple[str, str], ...]] = {
    "core:use": (("ability", "ability"), ("thing", "thing"), ("given", ""), ("answer", "")),
    "core:order": (("waiting", ""), ("answer", "")),
    "core:pay": (("price", ""), ("ways", ""), ("answer", "")),
    "core:treat": (("thing", "thing"), ("as", "thing"), ("answer", "")),
    "core:which": (("verb", ""), ("ways", ""), ("seat", ""), ("answer", "")),
    "core:before": (("ability", "ability"), ("thing", "thing"), ("awaited", ""), ("answer", "")),
    "core:check": (("awaited", ""), ("event", "")),
    "core:verb": (("verb", ""),),
    "core:edge": (("phase", "phase"), ("seat", ""), ("event", ""), ("begins", "")),
}
"""The registers of the routines that every game has, and the sorts of their values."""


def registers_of(one: Routine) -> tuple[tuple[str, str], ...]:
    """The name of each register, and the sort of its value where that is known."""
    known = CORE_PARAMS.get(one.id)
    if known is not None:
        return known
    sorts = {name: sort for _, name, sort in one.params if sort in ("thing", "pile")}
    return tuple((name, sorts.get(name, "")) for name in one.registers)


def frame_data(g: State, frame: Frame) -> dict[str, Any]:
    """A rule that is running: which, where in it, for which seat, how many phases and holds are around it, and its
    named values. Values after its registers have no name."""
    one = g.rules.routine(frame)
    known = registers_of(one)
    kept = {name: sorted_data(g, sort, value) for (name, sort), value in zip(known, frame[FIRST:], strict=False)}
    found = {
        "rule": one.id,
        "at": frame[AT],
        "you": seat_name(frame[YOU]),
        "phases": frame[PHASES],
        "holds": frame[HOLDS],
        "v": kept,
    }
    more = frame[FIRST + len(known) :]
    return {**found, "more": [plain(g, one) for one in more]} if more else found


def sorted_data(g: State, sort: str, value: Any) -> Any:
    """A value by name, where it is known to be a thing, a pile, a phase or an ability. Nothing has no name."""
    if sort and type(value) is int:
        if value < 0:
            return None
        match sort:
            case "thing":
                return thing_name(g, value)
            case "pile":
                return pile_name(g, value)
            case "phase":
                return phase_name(g, value)
            case _:
                return g.rules.heard_by[value].id
    return plain(g, value)


def phase_name(g: State, phase: int) -> str | None:
    return g.rules.phases[phase] if phase >= 0 else None


def offer_data(g: State, offer: Offer) -> dict[str, Any]:
    """An ability that is offered."""
    id, thing, you, args, until = offer
    return {
        "ability": id,
        "thing": thing_name(g, thing) if thing >= 0 else None,
        "you": seat_name(you),
        "v": [sorted_data(g, sort, value) for sort, value in zip(sorts_of_offer(g, id, len(args)), args, strict=True)],
        "until": phase_name(g, until),
    }


def sorts_of_offer(g: State, id: str, many: int) -> list[str]:
    """The sorts of the values with which an ability begins."""
    one = g.rules.abilities.get(id)
    params = g.rules.routines[one.routine].params if one is not None else ()
    found = [sort if sort in ("thing", "pile") else "" for _, _, sort in params]
    return (found + [""] * many)[:many]


def event_data(g: State, event: Event) -> list[Any]:
    """An event: which, who caused it, and its other roles."""
    return [g.rules.event_names[event[0]], seat_name(event[1]) if event[1] >= 0 else None, *plain_each(g, event[2:])]


def ask_data(g: State) -> Any:
    """The current question: its number, the seat, the options, and what has been chosen of several. Things have names;
    ways to go on and ways to pay are numbers."""
    if g.question is None:
        return None
    many = g.many
    things = g.question.prompt == "choose"
    found: dict[str, Any] = {
        "question": g.question.number,
        "seat": seat_name(g.seat),
        "options": [option_data(g, things, option) for option in g.options],
    }
    if many is not None:
        found["several"] = {
            "among": [option_data(g, things, option) for option in many.options],
            "least": many.least,
            "most": many.most,
            "room": many.room,
            "like": many.like,
            "picked": many.picked,
        }
    if max(g.options, default=0) >= OFFER:
        found["offered"] = [offer_data(g, offer) for offer in g.offered]
    return found


def option_data(g: State, thing: bool, option: int) -> Any:
    return thing_name(g, option) if thing and option >= 0 else option


def plain(g: State, value: Any) -> Any:
    """Plain data that JSON can store and return unchanged: a collection is a list, marked with `list` inside another
    one; goods have their names."""
    if isinstance(value, dict):
        goods = cast("dict[Any, int]", value)
        return {"goods": {g.rules.names[good] if isinstance(good, int) else good: many for good, many in goods.items()}}
    if isinstance(value, list):
        return {"list": plain_each(g, cast("Sequence[Any]", value))}
    if isinstance(value, tuple):
        return plain_each(g, cast("Sequence[Any]", value))
    if isinstance(value, range):
        return {"range": [value.start, value.stop, value.step]}
    return value


def plain_each(g: State, values: Iterable[Any]) -> list[Any]:
    return [plain(g, one) for one in values]
