"""A decision as sentences: the question, its numbered options, and how input is matched to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..decisions import Decision, Option
from ..naming import definition, place_of
from ..public import Game
from .screen import clean
from .voice import Voice, amount, called, numbered, option_called, printed, say
from .what import read


@dataclass(frozen=True, slots=True)
class Answer:
    """One numbered option. Equal copies share one."""

    id: str
    text: str
    many: int = 1
    thing: str = ""
    printed: str = ""
    """The text on the thing that it is about."""
    place: str = ""
    """The pile in which the seat sees it."""


def question(voice: Voice, decision: Decision) -> str:
    """The question, after the thing that asks it, if there is one."""
    asked, about = _asked(voice, decision), called(voice, decision.about) if decision.about else ""
    return say(voice, "prompts", "about", asked, thing=about) if about and about not in asked else asked


def _asked(voice: Voice, decision: Decision) -> str:
    if decision.prompt == "choose" and (said := _chosen(voice, decision)) is not None:
        return said
    if decision.prompt == "choose" and len(decision.args) == 4 and decision.args[1]:
        sort, verb, role, given = decision.args
        words = [verb, *dict(given).values(), *([role] if role != "what" else [])]
        key = "choose-for" if role == "what" else "choose-where"
        return say(voice, "prompts", key, called(voice, sort), act=" ".join(called(voice, one) for one in words))
    if decision.prompt == "pay" and decision.args:
        return say(voice, "prompts", "pay-for", act=" – ".join(called(voice, one) for one in decision.args))
    if decision.prompt == "may" and decision.at in voice.asks:
        return say(voice, "prompts", "may-do", voice.asks[decision.at].rstrip("."))
    if decision.prompt == "choose" and decision.args and _is_a_good(voice, str(decision.args[0])):
        return say(voice, "prompts", "choose-good", amount(voice, 1, str(decision.args[0])))
    known = decision.prompt in voice.words["prompts"]
    args = [called(voice, arg) for arg in decision.args] or [""]
    if known:
        return say(voice, "prompts", decision.prompt, *args)
    return say(voice, "prompts", "other", *args, prompt=called(voice, decision.prompt))


def _is_a_good(voice: Voice, sort: str) -> bool:
    """Whether there is only one good to choose, so that the question is how many."""
    slot = voice.edition.slots.get(sort)
    return slot is not None and slot.sort == "counter"


def _chosen(voice: Voice, decision: Decision) -> str | None:
    """The question in the phrases of the language, where it has one."""
    args: tuple[Any, ...] = (*decision.args, "", "", ())
    sort, verb, role, given = args[:4]
    known = {name: definition(one) if isinstance(one, str) else one for name, one in dict(given).items()}
    said = voice.questions(str(sort), verb, role, known)
    return clean(said) if said is not None else None


def answers(voice: Voice, game: Game, decision: Decision) -> list[Answer]:
    """The options, with equal ones together: those that differ in nothing the seat can see, nor in where it sees
    them."""
    seen = game.view(decision.seat)
    found: dict[tuple[str, str, str], Answer] = {}
    for option in decision.options:
        thing = option.args[0] if option.phrase == "thing" and option.args else ""
        text = wording(voice, option)
        copy = "@" in thing
        place = place_of(thing) if copy else _place(voice, seen, thing)
        like = (text, place, _marks(seen, thing) if copy else option.id)
        before = found.get(like)
        about = thing or (option.id.removeprefix("use ") if option.id.startswith("use ") else "")
        found[like] = (
            replace(before, many=before.many + option.many)
            if before
            else Answer(option.id, text, option.many, thing, _written(voice, about, place), place)
        )
    return _told_apart(voice, decision.seat, list(found.values()))


def _written(voice: Voice, about: str, place: str) -> str:
    """The text below an answer: for a card in a pile all of it, for a place its effect."""
    return read(voice, about) if place else printed(voice, about)


def _place(voice: Voice, seen: Mapping[str, Any], thing: str) -> str:
    """Where a thing is seen to lie; for a copy that is seen nowhere, where its element lies."""
    element = voice.edition.elements.get(thing)
    if element is not None and element.copies:
        return ""
    piles = seen["piles"].items()
    return next((key for key, things in piles if not isinstance(things, int) and thing in things), "") if thing else ""


def _marks(seen: Mapping[str, Any], thing: str) -> str:
    """The counters and marks of a copy, as far as they are seen."""
    marks = {key.removesuffix(thing): kept for key, kept in seen["values"].items() if key.endswith(f":{thing}")}
    return f"{marks}{thing in seen['exhausted']}"


def _told_apart(voice: Voice, seat: str, found: list[Answer]) -> list[Answer]:
    """Things of one name are distinguished by their pile, or else by their position there. A pile of the seat that is
    asked needs no owner."""
    texts = [answer.text for answer in found]
    places = [(answer.text, answer.place) for answer in found]
    result: list[Answer] = []
    for answer in found:
        text = answer.text
        if texts.count(text) > 1 and answer.thing:
            where = called(voice, _without(answer.place, seat)) if answer.place else say(voice, "told", "hidden")
            if places.count((text, answer.place)) > 1:
                where = " ".join([where, answer.thing.rpartition("/")[2] if answer.place else answer.id])
            text = say(voice, "table", "of", thing=text, where=where)
        elif where := _priced(voice, answer.place):
            text = say(voice, "table", "of", thing=text, where=where)
        result.append(replace(answer, text=text))
    return result


def _without(place: str, seat: str) -> str:
    """A pile without its owner."""
    return ":".join(key for key in place.split(":") if key != seat)


def _priced(voice: Voice, place: str) -> str:
    """The pile of a thing, if numbers are printed there, such as the price on a space of a market."""
    for key in place.split(":")[1:]:
        if (text := numbered(voice, key)) != called(voice, key):
            return text
    return ""


def wording(voice: Voice, option: Option) -> str:
    """The text of an option."""
    args = list(option.args)
    if option.phrase == "pay-way":
        goods, things = args
        by = f" ({', '.join(called(voice, thing) for thing in things)})" if things else ""
        return called(voice, goods) + by
    if option.phrase in voice.words["options"]:
        return say(voice, "options", option.phrase, *(called(voice, arg) for arg in args))
    if option.phrase == "option" and option.id.startswith("use "):
        return say(voice, "options", "use-ability", option_called(voice, option.id.removeprefix("use ")))
    if option.phrase == "option" and option.id in ("yes", "no"):
        return say(voice, "options", option.id)
    if option.phrase == "option" and len(args) <= 1:
        return option_called(voice, str(args[0]) if args else option.id)
    return called(voice, args) if args else called(voice, option.id)


def meant(said: str, found: Sequence[Answer]) -> list[Answer]:
    """The answers that a line of input may mean: by number, by name, by the beginning of a name."""
    if said.isascii() and said.isdigit() and len(said) < 9:
        return [found[int(said) - 1]] if 0 < int(said) <= len(found) else []
    low = said.casefold()
    exact = [one for one in found if low in (one.text.casefold(), one.id.casefold(), definition(one.id).casefold())]
    return exact or [one for one in found if one.text.casefold().startswith(low) or one.id.casefold().startswith(low)]
