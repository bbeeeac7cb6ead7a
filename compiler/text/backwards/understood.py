"""Which part of a sentence is understood, if no phrase reads the whole, and the nearest sentence that one would read.

When you hire a card, gain 1 coin per friend.    understood: When you hire a card
                                                 not: gain 1 coin per friend
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...frozen import frozen
from ...replacing import replace
from ..gained import GAINS
from ..phrasebook import Missing, Phrases
from ..read import read
from ..rewording import spoken_words
from ..tree import Node, node, value
from ..usage import number_in, usage
from ..vocabulary import vocabulary
from ..words import words
from ..write import write_part
from .nearest import nearest

SENTENCE = re.compile(r"[.;](?:\s+|$)")
COMMA = re.compile(r",\s+|:\s+")
HEARD = ("ability-after", "ability-before")


@frozen
class Understood:
    """A sentence of a text that is not read as a whole."""

    known: tuple[str, ...]
    """The parts that are read by themselves."""
    unknown: str
    nearest: tuple[Node, ...]
    """Trees of whole texts, the nearest first."""
    odd: tuple[str, ...] = ()
    """Words that no phrase and no synonym has."""


def understood(text: str, phrases: Phrases) -> Understood:
    sentences = [one for one in SENTENCE.split(text.strip()) if one]
    alone = [bool(read(one, phrases, "text", freely=True).found) for one in sentences]
    if not sentences or all(alone):
        return Understood((), text, ())
    known = tuple(one for one, is_read in zip(sentences, alone, strict=True) if is_read)
    inner = _inner(next((one for one, is_read in zip(sentences, alone, strict=True) if not is_read), text), phrases)
    parts = sorted((*inner.known, *known), key=text.find)
    return replace(inner, known=tuple(parts), odd=tuple(_odd(inner.unknown, phrases)))


def _odd(text: str, phrases: Phrases) -> Iterator[str]:
    known = usage(phrases.language)
    readable = vocabulary(phrases) | vocabulary(phrases, True) | spoken_words(known) | known.small
    for word in dict.fromkeys(words(text)):
        if word[0].isalpha() and word not in readable and number_in(word, known) is None:
            yield word


def _inner(sentence: str, phrases: Phrases) -> Understood:
    """What is read of one sentence: its trigger or what is done."""
    plain = _plain(phrases)
    for event, rest in _parted(sentence, phrases):
        head = _ability(f"{event}, {plain}", phrases)
        if head is not None and head.type in HEARD:
            found = tuple(
                _text(replace(head, fields=tuple((n, one if n == "effect" else v) for n, v in head.fields)))
                for one in nearest(rest, "effect", phrases)
            )
            return Understood((event,), rest, found)
    for event, rest in _parted(sentence, phrases):
        done = _ability(rest, phrases)
        if done is not None and done.type == "ability-plain":
            effect = value(done, "effect")
            found = tuple(
                _text(node("ability-after", event=one, effect=effect))
                for one in nearest(event, "event", phrases)
                if isinstance(effect, Node)
            )
            return Understood((rest,), event, found)
    return Understood((), sentence, tuple(map(_text, nearest(sentence, "ability", phrases))))


def _text(ability: Node) -> Node:
    return node("text-alone", ability=ability)


def _parted(sentence: str, phrases: Phrases) -> Iterator[tuple[str, str]]:
    """A trigger and what is done: before and after a comma, or before the word that begins a trigger."""
    for comma in COMMA.finditer(sentence):
        yield sentence[: comma.start()], sentence[comma.end() :]
    for word in usage(phrases.language).triggers:
        at = re.search(rf"\s{re.escape(' '.join(word))}\s", sentence)
        if at is not None:
            yield sentence[at.start() :].strip(" ."), sentence[: at.start()]


def _ability(text: str, phrases: Phrases) -> Node | None:
    found = read(text, phrases, "text", freely=True, waves=3).found
    ability = value(found[0].tree, "ability") if found else None
    return ability if isinstance(ability, Node) else None


def _plain(phrases: Phrases) -> str:
    """Something that a player does, in any game with goods."""
    good = next((one.id for one in phrases.nouns.values() if "good" in one.of), "")
    amount = node("amount-of", good=good, n=1)
    text = write_part(node(GAINS, goods=node("goods-all", amount=(amount,))), phrases)
    return "" if isinstance(text, Missing) else text
