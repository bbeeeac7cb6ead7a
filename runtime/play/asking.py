"""A decision in sentences: the question, and its options as they are numbered and as they are understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..decisions import Decision, Option
from ..public import Game
from ..reading import definition
from .voice import Voice, called, numbered, printed, say


@dataclass(frozen=True, slots=True)
class Answer:
    """One numbered line. Copies that nothing tells apart share one."""

    id: str
    text: str
    many: int = 1
    thing: str = ""
    printed: str = ""
    """What stands on the thing that it is about."""


def question(voice: Voice, decision: Decision) -> str:
    if decision.prompt == "choose" and len(decision.args) == 4 and decision.args[1]:
        sort, verb, role, given = decision.args
        words = [verb, *dict(given).values(), *([role] if role != "what" else [])]
        key = "choose-for" if role == "what" else "choose-where"
        return say(voice, "prompts", key, called(voice, sort), act=" ".join(called(voice, one) for one in words))
    known = decision.prompt in voice.words["prompts"]
    args = [called(voice, arg) for arg in decision.args] or [""]
    if known:
        return say(voice, "prompts", decision.prompt, *args)
    return say(voice, "prompts", "other", *args, prompt=called(voice, decision.prompt))


def answers(voice: Voice, game: Game, decision: Decision) -> list[Answer]:
    """The options, alike ones together."""
    found: dict[tuple[str, str, str], Answer] = {}
    for option in decision.options:
        thing = option.args[0] if option.phrase == "thing" and option.args else ""
        text = wording(voice, option)
        place = game.state.at.get(thing, "")
        marks = str({key: value for key, value in game.state.values.items() if thing and thing in key.split(":")})
        like = (text, place, marks if "#" in thing else option.id)
        before = found.get(like)
        about = thing or (option.id.removeprefix("use ") if option.id.startswith("use ") else "")
        found[like] = (
            replace(before, many=before.many + 1)
            if before
            else Answer(option.id, text, 1, thing, printed(voice, about))
        )
    return _told_apart(voice, game, list(found.values()))


def _told_apart(voice: Voice, game: Game, found: list[Answer]) -> list[Answer]:
    """Things of one name are told apart by where they lie, or else by their number."""
    texts = [answer.text for answer in found]
    result: list[Answer] = []
    for answer in found:
        text = answer.text
        if texts.count(text) > 1 and answer.thing:
            place = game.state.at.get(answer.thing)
            where = called(voice, place) if place else answer.thing.partition("#")[2] or answer.id
            text = say(voice, "table", "of", thing=text, where=where)
        elif where := _priced(voice, game, answer.thing):
            text = say(voice, "table", "of", thing=text, where=where)
        result.append(replace(answer, text=text))
    return result


def _priced(voice: Voice, game: Game, thing: str) -> str:
    """Where a thing lies, if numbers are printed there, as the price on a space of a market."""
    for key in game.state.at.get(thing, "").split(":")[1:]:
        if (text := numbered(voice, key)) != called(voice, key):
            return text
    return ""


def wording(voice: Voice, option: Option) -> str:
    """What an option says."""
    args = list(option.args)
    if option.phrase == "pay-way":
        goods, things = args
        by = f" ({', '.join(called(voice, thing) for thing in things)})" if things else ""
        return called(voice, goods) + by
    if option.phrase in voice.words["options"]:
        return say(voice, "options", option.phrase, *(called(voice, arg) for arg in args))
    if option.phrase == "option" and option.id.startswith("use "):
        return say(voice, "options", "use-ability", called(voice, option.id.removeprefix("use ")))
    if option.phrase == "option" and option.id in ("yes", "no"):
        return say(voice, "options", option.id)
    return called(voice, args) if args else called(voice, option.id)


def meant(said: str, found: Sequence[Answer]) -> list[Answer]:
    """The answers that a line could mean: by number, by name, by the beginning of a name."""
    if said.isascii() and said.isdigit() and len(said) < 9:
        return [found[int(said) - 1]] if 0 < int(said) <= len(found) else []
    low = said.casefold()
    exact = [one for one in found if low in (one.text.casefold(), one.id.casefold(), definition(one.id).casefold())]
    return exact or [one for one in found if one.text.casefold().startswith(low) or one.id.casefold().startswith(low)]
