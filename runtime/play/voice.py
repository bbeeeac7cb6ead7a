"""The sentences of the table: the words of a language, and the names of things in it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from typing import Any, cast

from ..naming import definition
from ..rules import Rules as Edition
from .screen import clean
from .things import by_kind, is_kept

WORDS = files("rulewright.runtime.play").joinpath("words")
ENGLISH = "en"
Names = Callable[[str], str | None]
"""The name of an id in the language of the table, where it is known: an element, a kind, a counter, a rule."""
Amounts = Callable[[int, str], str | None]
"""An amount of a good in the language of the table, where it is known: `2 Parts`."""
Logged = Callable[[str, str, Sequence[tuple[str, int]], Mapping[str, Any], bool], str | None]
"""The sentence for a verb, where there are phrases for it: the player, the things and how many, the other roles, and
whether it is worded for another player."""


Refused = Callable[[str], "tuple[str, str] | None"]
"""The author's words -> `not-so` for a test that fails, `not-done` for a line that cannot be done, and what they mean
in the language of the table."""
Questions = Callable[[str, str, str, Mapping[str, Any]], str | None]
"""The sentence of a question, where there are phrases for it."""


@dataclass(frozen=True, slots=True)
class Voice:
    words: Mapping[str, Mapping[str, Any]]
    edition: Edition
    names: Names
    texts: Names
    """The text of a thing, where it is known."""
    logged: Logged = lambda verb, by, things, roles, theirs: None
    """The sentence for an event in the phrases of the language, where it has any."""
    amounts: Amounts = lambda many, good: None
    """An amount of a good."""
    rounds: Mapping[str, int] = field(default_factory=dict[str, int])
    """How often a phase occurs in a game, where the rules say so."""
    aim: tuple[str, ...] = ()
    """What the game is about, as its rulebook says it to new players."""
    brief: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The rules in brief: headings, each with its paragraphs."""
    sorts: Mapping[str, str] = field(default_factory=dict[str, str])
    """What a line does something with, by its place: that much is known of a hidden thing."""
    asks: Mapping[str, str] = field(default_factory=dict[str, str])
    """What a player may do or leave, by the place of the line."""
    questions: Questions = lambda sort, verb, role, given: None
    """The question of a choice of a sort: for which verb, in which of its roles, with which other roles."""
    reasons: Mapping[str, str] = field(default_factory=dict[str, str])
    """The message for a test that fails, by its words with hyphens between them."""
    refused: Refused = lambda words: None
    """The meaning of the author's words where nothing else says why something is refused."""
    steps: frozenset[str] = frozenset()
    """The phases that occur once in each turn of another phase."""
    unowned: frozenset[str] = frozenset()
    """The places of lines that no particular player carries out."""
    aside: frozenset[str] = frozenset()
    """What the rules use internally, and the table does not show."""


def languages() -> list[str]:
    """The languages of the table."""
    found = WORDS.iterdir()
    return sorted(path.name.removesuffix(".toml") for path in found if path.name.endswith(".toml"))


def voice_of(
    edition: Edition,
    language: str,
    names: Names | None = None,
    texts: Names | None = None,
    logged: Logged | None = None,
    rounds: Mapping[str, int] | None = None,
    own: Mapping[str, Mapping[str, Any]] | None = None,
) -> Voice:
    """`own`: the words of an added language; what it lacks is shown in English."""
    ours = language if language in languages() else ENGLISH
    words = tomllib.loads(WORDS.joinpath(f"{ours}.toml").read_text("utf-8"))
    words = {table: {**found, **(own or {}).get(table, {})} for table, found in words.items()}
    nothing = Voice(words, edition, names or (lambda id: None), texts or (lambda id: None))
    return replace(nothing, logged=logged or nothing.logged, rounds=rounds or {})


def say(voice: Voice, room: str, key: str, *args: str, **named: str) -> str:
    """A sentence. Values put into it are cleaned here, and braces in them have no meaning."""
    text: str = voice.words[room][key]
    return text.format(*map(clean, args), **{name: clean(arg) for name, arg in named.items()})


def called(voice: Voice, what: Any) -> str:
    """The name of a player, a thing, a pile, goods, or several of them."""
    if what is None:
        return say(voice, "names", "nothing")
    if isinstance(what, bool):
        return say(voice, "options", "yes" if what else "no")
    if isinstance(what, Mapping):
        goods = cast(Mapping[str, Any], what)
        return " + ".join(amount(voice, many, good) for good, many in goods.items()) or called(voice, None)
    if isinstance(what, list | tuple):
        return ", ".join(called(voice, item) for item in cast(list[Any], what)) or called(voice, None)
    return _named(voice, str(what))


def option_called(voice: Voice, id: str) -> str:
    """An option by its name: one that has the name of a rule may have words of its own, `place-option`."""
    return clean(voice.names(f"{id}-option") or called(voice, id))


def amount(voice: Voice, many: Any, good: str) -> str:
    """An amount of a good: `2 Parts`."""
    said = voice.amounts(many, good) if isinstance(many, int) else None
    return clean(said) if said is not None else f"{many} {called(voice, good)}"


SOME, MANY = 2, 5
"""Numbers behind which a good has the form that it has by itself, and the one for any number."""


def several(voice: Voice, good: str, many: int = MANY) -> str:
    """A good of which there are several, as behind this number: a `SOME` `coins`, `monety`, or `MANY`, `monet`."""
    return amount(voice, many, good).removeprefix(str(many)).strip() or called(voice, good)


def _named(voice: Voice, id: str) -> str:
    pile, *keys = id.split(":")
    if "@" in pile:
        id, keys = pile, []
    if keys and is_kept(voice.edition, pile):
        return say(voice, "table", "pile-of", pile=called(voice, pile), who=called(voice, keys))
    thing = definition(id)
    if thing.removeprefix("-").isdigit():
        return thing
    known = voice.names(thing) or voice.words["names"].get(thing)
    if known is None and thing in voice.edition.elements:
        known = voice.edition.elements[thing].title
    if known is None and thing.startswith("player-"):
        return say(voice, "table", "player", n=thing.removeprefix("player-"))
    return clean(known or thing.replace("-", " "))


def printed(voice: Voice, thing: str) -> str:
    """The text of a thing, if it has one."""
    return clean(voice.texts(definition(thing)) or "") if thing else ""


def facts(voice: Voice, id: str) -> list[str]:
    """What is printed on a thing besides its name and text: `Meadow`, `cost: 1 Coin + 1 Gem`, `points: 2`."""
    element = voice.edition.elements.get(definition(id))
    traits = element.traits.items() if element is not None else ()
    said = [(name, value) for name, value in traits if value not in (None, False, 0, (), "")]
    return [_fact(voice, name, value) for name, value in said if name not in voice.aside]


def _fact(voice: Voice, name: str, value: Any) -> str:
    """The only fact of its kind needs no name, nor do several things: a district is not mistaken for a cost."""
    if value is True:
        return called(voice, name)
    if isinstance(value, list | tuple):
        return " / ".join(called(voice, one) for one in cast(list[Any], value))
    if isinstance(value, str) and name in by_kind(voice.edition):
        return called(voice, value)
    return say(voice, "table", "fact", name=called(voice, name), value=called(voice, value))


def numbered(voice: Voice, id: str) -> str:
    """A place or thing with the numbers that are printed on it: `Left end of the row, cost 4`."""
    element = voice.edition.elements.get(definition(id))
    traits = element.traits.items() if element is not None else ()
    numbers = [f"{called(voice, name)} {value}" for name, value in traits if type(value) is int]
    return ", ".join([called(voice, id), *numbers])


def counted(texts: Iterable[str]) -> list[str]:
    """Equal texts once, with how often they occur: `3× Penny`."""
    return [text if many == 1 else f"{many}× {text}" for text, many in Counter(texts).items()]


def listed(voice: Voice, things: Iterable[str]) -> str:
    return ", ".join(called(voice, thing) for thing in things)
