"""Questions with names: one seat, one question, and its options as that seat can tell them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from .awaited import doing
from .core import HOW_TO_PAY, WHICH_FIRST, WHICH_GOODS
from .declared import Question
from .frames import AT, FIRST
from .laws import OFFER
from .naming import goods_names, seat_name, thing_name
from .several import DONE

if TYPE_CHECKING:
    from .game import State
    from .laws import Offer
    from .price_changes import Use
    from .sight import Sight


@dataclass(frozen=True, slots=True)
class Option:
    id: str
    """Made from what the seat sees: it is the same after loading, and the same for options that look the same."""
    phrase: str
    args: tuple[Any, ...] = ()
    many: int = 1
    """How many things it stands for that the seat cannot tell apart."""
    weight: int = 0
    """For an outcome of chance, how likely it is compared with the others."""
    number: int = 0
    """Its number in the engine."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One seat, one question."""

    id: str
    seat: str
    prompt: str
    args: tuple[Any, ...]
    options: tuple[Option, ...]
    at: str = ""
    """The place of the rule that asks."""
    secret: bool = False
    """Whether other seats must not see the answer yet."""
    named: bool = False
    """Whether the answer is only a name, such as a guess, wherever the thing of that name lies."""
    about: str = ""
    """The thing whose lines or ability ask, where the seat can see it."""


def decision_of(sight: Sight) -> Decision | None:
    """The question to a seat; None where it has none."""
    g = sight.g
    question = g.question
    if question is None or g.seat != sight.seat:
        return None
    f = g.stack[-1]
    routine = g.rules.routine(f)
    place = question.at or next((one.at for frame in reversed(g.stack) if (one := g.rules.routine(frame)).at), "")
    id = f"{routine.id}/{f[AT]}/{seat_name(g.seat)}"
    options = tuple(options_of(sight, question))
    args = _args(sight, question)
    return Decision(
        id, seat_name(g.seat), question.prompt, args, options, place, g.apart, question.named, _about(sight)
    )


def _args(sight: Sight, question: Question) -> tuple[Any, ...]:
    g = sight.g
    f = g.stack[-1]
    if question.prompt == "choose":
        if question.sort in g.rules.groups and g.rules.groups[question.sort][0] in g.rules.slots:
            return (question.sort,)
        known: dict[str, Any] = question.given(g, f) if question.given is not None else {}
        given = {name: _name(sight, value) for name, value in known.items()}
        return (question.sort, question.verb, question.role, given)
    if question.prompt == "pay":
        return _paid_for(sight)
    if question.prompt == "use-ability":
        return (sight.label(f[6], 0) if f[6] >= 0 else g.rules.listener(f[5]).id,)
    if question.prompt == "count-as":
        return (sight.label(f[5], 0), sight.label(f[6], 0))
    return ()


def _about(sight: Sight) -> str:
    """The innermost thing whose lines or ability are running."""
    g = sight.g
    thing = doing(g)
    return sight.label(thing, 0) if thing >= 0 and sight.finds(thing) else ""


def _paid_for(sight: Sight) -> tuple[Any, ...]:
    """What the current payment is for: the rule that asks for it, or the thing whose lines do, with their roles."""
    g = sight.g
    if len(g.stack) < 2:
        return ()
    f = g.stack[-2]
    routine = g.rules.routine(f)
    if routine.sort != "rule":
        return (routine.id,) if routine.id in g.rules.elements else ()
    things = [f[FIRST + n] for n, (_, _, sort) in enumerate(routine.params) if sort in ("", "thing")]
    return (routine.id, *(_name(sight, thing) for thing in things if isinstance(thing, int) and thing >= 0))


def _name(sight: Sight, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_name(sight, one) for one in cast("Sequence[Any]", value)]
    return sight.label(value) if isinstance(value, int) and value >= 0 else value


def options_of(sight: Sight, question: Question) -> list[Option]:
    """The options as the seat can tell them apart: by element, else by place, else by position."""
    numbers = in_order(sight, question)
    found = [_option(sight, question, number, 0) for number in numbers]
    for near in (1, 2):
        many = Counter(option.id for option in found)
        if len(many) == len(found):
            return found
        found = [_option(sight, question, option.number, near) if many[option.id] > 1 else option for option in found]
    once: dict[str, Option] = {}
    for option in found:
        before = once.get(option.id)
        once[option.id] = option if before is None else replace(before, many=before.many + 1)
    return list(once.values())


def in_order(sight: Sight, question: Question) -> Sequence[int]:
    """The options in an order that tells the seat nothing: not that of a hidden pile or a bag."""
    g = sight.g
    if question.plain:
        return g.options
    if all(number < 0 or (sight.finds(number) and not sight.shuffles(number)) for number in g.options):
        return g.options
    return sorted(g.options, key=lambda number: (number == DONE, g.of[number] if number >= 0 else 0))


def _option(sight: Sight, question: Question, number: int, near: int) -> Option:
    g = sight.g
    f = g.stack[-1]
    if number == DONE:
        return Option("done", "done", number=number)
    match question.prompt:
        case "choose":
            if number in g.rules.goods:
                name = thing_name(g, number)
                return Option(name, "good", (name,), number=number)
            return Option(sight.label(number, near), "thing", (sight.label(number),), number=number)
        case "pay":
            goods, uses = f[6][number]
            return _way(g, goods, [_user(sight, use, near) for use in uses], number)
        case "either" if question.number == WHICH_GOODS.number:
            return _way(g, f[6][number], [], number)
        case "order":
            listener, thing, _ = f[5][number]
            name = sight.label(thing, 0) if thing >= 0 else g.rules.listener(listener).id
            return Option(f"{number + 1} {name}", "resolve", (name,), number=number)
        case "use-ability":
            return Option("yes", "yes", number=number) if number else Option("no", "no", number=number)
        case "count-as":
            from .counting import ways

            name = sight.label(ways(g, f[2], f[5], f[6])[number][1], near)
            return Option(f"by {name}", "use-ability", (name,), number=number)
        case _:
            id = question.ways[number] if number < OFFER else offer_id(sight, g.offered[number - OFFER], near)
            return Option(id, "option", (id,), number=number)


def _user(sight: Sight, use: Use, near: int) -> str:
    """The source of a change of price: the thing that has the ability, or the ability where no thing has it."""
    ability, thing = use
    return sight.label(thing, near) if thing >= 0 else sight.g.rules.prices[ability].id


def _way(g: State, goods: dict[Any, int], things: list[str], number: int) -> Option:
    named = goods_names(g, goods)
    return Option(way_id(named, things), "pay-way", (named, things), number=number)


NOTHING = "nothing"
"""The payment where a price has become so small that nothing is left of it."""


def way_id(goods: dict[str, int], things: list[str]) -> str:
    """An id for a way to pay, which says what is paid: `1 gold + 2 wood by merchant`."""
    paid = " + ".join(f"{many} {good}" for good, many in goods.items()) or NOTHING
    return paid + "".join(f" by {thing}" for thing in things)


def offer_id(sight: Sight, offer: Offer, near: int = 0) -> str:
    """The id of the option that uses an ability: the thing, and which ability where it has several."""
    id, thing = offer[0], offer[1]
    number = id.rpartition(".")[2]
    if thing < 0:
        return f"use {id}"
    name = sight.label(thing, near)
    return f"use {name}-{number}" if number.isdigit() and number != "1" else f"use {name}"


__all__ = [
    "HOW_TO_PAY", "WHICH_FIRST", "Decision", "Option", "decision_of", "in_order", "offer_id", "options_of", "way_id"
]  # fmt: skip
