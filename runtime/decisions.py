"""What is asked, with names: one seat, one question, and an id for each option that is the same after loading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from .asking import DONE, OFFER
from .core import HOW_TO_PAY, WHICH_FIRST, WHICH_GOODS
from .naming import goods_names, seat_name, thing_name
from .rules import AT, Question

if TYPE_CHECKING:
    from .game import State
    from .laws import Offer


@dataclass(frozen=True, slots=True)
class Option:
    id: str
    """Made of ids of the model, so that it is the same after loading."""
    phrase: str
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """One seat, one question."""

    id: str
    seat: str
    prompt: str
    args: tuple[Any, ...]
    options: tuple[Option, ...]
    at: str = ""
    """Where the rule that asks is written."""
    secret: bool = False
    """Nobody else is to know the answer yet."""


def decision_of(g: State) -> Decision | None:
    """What is asked in one world; None where nothing is."""
    question = g.question
    if question is None:
        return None
    f = g.stack[-1]
    routine = g.rules.routine(f)
    place = routine.at if question.number < 0 else question.at
    options = tuple(option_of(g, question, option) for option in g.options)
    id = f"{routine.id}/{f[AT]}/{seat_name(g.seat)}"
    return Decision(id, seat_name(g.seat), question.prompt, _args(g, question), options, place, g.apart)


def _args(g: State, question: Question) -> tuple[Any, ...]:
    f = g.stack[-1]
    if question.prompt == "choose":
        if question.sort in g.rules.groups and g.rules.groups[question.sort][0] in g.rules.slots:
            return (question.sort,)
        known: dict[str, Any] = question.given(g, f) if question.given is not None else {}
        given = {name: _name(g, value) for name, value in known.items()}
        return (question.sort, question.verb, question.role, given)
    if question.prompt == "use-ability":
        return (thing_name(g, f[6]) if f[6] >= 0 else g.rules.listener(f[5]).id,)
    if question.prompt == "count-as":
        return (thing_name(g, f[5]), thing_name(g, f[6]))
    return ()


def _name(g: State, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_name(g, one) for one in cast("Sequence[Any]", value)]
    return thing_name(g, value) if isinstance(value, int) and value >= 0 else value


def option_of(g: State, question: Question, option: int) -> Option:
    f = g.stack[-1]
    if option == DONE:
        return Option("done", "done")
    match question.prompt:
        case "choose":
            name = thing_name(g, option)
            return Option(name, "good" if option in g.rules.goods else "thing", (name,))
        case "pay":
            goods, uses = f[6][option]
            return _way(g, goods, [thing_name(g, thing) for _, thing in uses])
        case "either" if question.number == WHICH_GOODS.number:
            return _way(g, f[6][option], [])
        case "order":
            listener, thing, _ = f[5][option]
            name = thing_name(g, thing) if thing >= 0 else g.rules.listener(listener).id
            return Option(f"{option + 1} {name}", "resolve", (name,))
        case "use-ability":
            return Option("yes", "yes") if option else Option("no", "no")
        case "count-as":
            from .counting import ways

            name = thing_name(g, ways(g, f[2], f[5], f[6])[option][1])
            return Option(f"by {name}", "use-ability", (name,))
        case _:
            id = offer_id(g, g.offered[option - OFFER]) if option >= OFFER else question.ways[option]
            return Option(id, "option", (id,))


def _way(g: State, goods: dict[Any, int], things: list[str]) -> Option:
    named = goods_names(g, goods)
    return Option(way_id(named, things), "pay-way", (named, things))


def way_id(goods: dict[str, int], things: list[str]) -> str:
    """An id for a way to pay, which says what is paid: `1 gold + 2 wood by merchant`."""
    paid = " + ".join(f"{many} {good}" for good, many in goods.items()) or "nothing"
    return paid + "".join(f" by {thing}" for thing in things)


def offer_id(g: State, offer: Offer) -> str:
    """The id of the option that takes an ability up: the thing, and of several abilities on it which."""
    id, thing = offer[0], offer[1]
    number = id.rpartition(".")[2]
    if thing < 0:
        return f"use {id}"
    name = thing_name(g, thing)
    return f"use {name}-{number}" if number.isdigit() and number != "1" else f"use {name}"


__all__ = ["HOW_TO_PAY", "WHICH_FIRST", "Decision", "Option", "decision_of", "offer_id", "option_of", "way_id"]
