"""A stable integer for every option of an edition: the same option has the same number in every game of it.

First comes the question, then what is chosen there: an element, a good, or a way. For a copy it is the element, the
pile in which the seat sees it, and its position among equal copies. Payments, whose number has no bound, come after all
others: by the amount of each good and by the abilities that are used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .core import CORE_QUESTIONS, WHICH_GOODS
from .decisions import Option, in_order, options_of
from .laws import OFFER
from .several import DONE

if TYPE_CHECKING:
    from .declared import Question
    from .rules import Rules
    from .sight import Sight

LIKE = 8
"""So many copies of one element in one pile have different numbers."""
ORDERED = 16
"""So many abilities waiting for an order have different numbers."""
MANY = 64
"""A payment of more than this of one good shares its number with another payment."""


@dataclass(frozen=True, slots=True)
class Actions:
    """The first number of each question."""

    first: dict[int, int]
    count: int
    """How many numbers there are besides those of payments."""


def actions_of(rules: Rules) -> Actions:
    rules.ready()
    first: dict[int, int] = {}
    count = 0
    for question in (*rules.questions, *CORE_QUESTIONS):
        first[question.number] = count
        count += _size(rules, question)
    return Actions(first, count)


def _size(rules: Rules, question: Question) -> int:
    things = len(rules.names) + 1
    match question.prompt:
        case "choose":
            return (things if question.plain else things * (rules.many_piles + 1) * LIKE) + 1
        case "use-ability":
            return 2
        case "order":
            return ORDERED
        case "count-as":
            return max(len(rules.counting), 1) * things
        case _ if question.ways or question.to:
            return len(question.ways) + len(rules.abilities) * things + len(rules.free_abilities) * things
        case _:
            return 0


def numbers(actions: Actions, sight: Sight) -> list[int]:
    """The numbers of the options that a seat has now, in their order."""
    question = sight.g.question
    if question is None:
        return []
    seen: dict[tuple[int, int], int] = {}
    options = options_of(sight, question)
    return [_number(actions, sight, question, option, seen) for option in options]


def _number(
    actions: Actions, sight: Sight, question: Question, option: Option, seen: dict[tuple[int, int], int]
) -> int:
    g, rules = sight.g, sight.g.rules
    first = actions.first[question.number]
    things = len(rules.names) + 1
    places = {thing: n for n, thing in enumerate(rules.names)}
    if option.number == DONE:
        return first + _size(rules, question) - 1
    match question.prompt:
        case "choose":
            here = places[g.of[option.number]]
            if question.plain:
                return first + here
            pile = g.at[option.number] if option.number >= rules.size and sight.finds(option.number) else -1
            like = seen[here, pile] = seen.get((here, pile), -1) + 1
            return first + (min(like, LIKE - 1) * (rules.many_piles + 1) + pile + 1) * things + here
        case "use-ability":
            return first + option.number
        case "order":
            return first + min(option.number, ORDERED - 1)
        case "count-as":
            f = g.stack[-1]
            from .counting import ways

            entry, holder = ways(g, f[2], f[5], f[6])[option.number]
            return first + rules.counting.index(entry) * things + places[g.of[holder]]
        case "pay":
            goods, uses = g.stack[-1][6][option.number]
            return actions.count + _paid(rules, goods, uses)
        case "either" if question.number == WHICH_GOODS.number:
            return actions.count + _paid(rules, g.stack[-1][6][option.number], ())
        case _:
            if option.number < OFFER:
                return first + option.number
            return first + len(question.ways) + _offer(sight, g.offered[option.number - OFFER], things, places)


def _offer(sight: Sight, offer: Any, things: int, places: dict[int, int]) -> int:
    rules = sight.g.rules
    ids = [*rules.abilities, *(one.id for one in rules.free_abilities)]
    here = places[sight.g.of[offer[1]]] if offer[1] >= 0 else things - 1
    return ids.index(offer[0]) * things + here


def _paid(rules: Rules, goods: dict[Any, int], uses: tuple[Any, ...]) -> int:
    """The amount of each good and the abilities that are used, as the digits of one number."""
    names = list(rules.goods)
    number = 0
    for use, _ in sorted(uses):
        number = number * (len(rules.prices) + 1) + use + 1
    for good in names:
        number = number * MANY + min(goods.get(good, 0), MANY - 1)
    return number


__all__ = ["Actions", "actions_of", "in_order", "numbers"]
