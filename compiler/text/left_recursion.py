"""Left recursion: phrases that begin with themselves, at which the matcher would never stop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..frozen import frozen
from .of_phrase import OfPhrase
from .phrasebook import CHILDREN, Alternative, Implied, Phrase, Phrases, Words
from .tree import category

Place = tuple[str, str]
"""A category and a form: what a slot asks for."""


def rings(phrases: Phrases) -> list[list[str]]:
    """Each cycle of phrases that begin with one another, by their ids; one cycle for each place that is on one."""
    empty = _empty(phrases)
    begins = _beginnings(phrases, empty)
    found: list[list[str]] = []
    done: set[Place] = set()
    for place in begins:
        ring = _ring(place, begins, done)
        if ring:
            found.append(ring)
    return found


@frozen
class Start:
    """The start of a wording: the children before its first word or thing, if it has one."""

    form: str
    children: tuple[Place, ...]
    wordless: bool


def _starts_of(phrase: Phrase) -> tuple[Start, ...]:
    """The wordings of a phrase that begin with a child or may be empty."""
    return tuple(
        start
        for form, alternatives in phrase.forms.items()
        for one in alternatives
        # Most begin with a word.
        if not (one.symbols and isinstance(one.symbols[0], Words))
        if (start := _start(form, one)).children or start.wordless
    )


def _start(form: str, alternative: Alternative) -> Start:
    children: list[Place] = []
    for symbol in alternative.symbols:
        if isinstance(symbol, CHILDREN):
            children.append((symbol.of, symbol.form))
        elif not isinstance(symbol, Implied):
            return Start(form, tuple(children), False)
    return Start(form, tuple(children), True)


STARTS = OfPhrase(_starts_of)


def _starts(phrases: Phrases) -> Iterator[tuple[Place, str, Start]]:
    for id, phrase in phrases.phrases.items():
        for start in STARTS(phrase):
            yield (category(id), start.form), id, start


def _empty(phrases: Phrases) -> set[Place]:
    """The places that may be filled with no words at all."""
    wordless = [(place, start.children) for place, _, start in _starts(phrases) if start.wordless]
    empty: set[Place] = set()
    size = -1
    while size < len(empty):
        size = len(empty)
        empty.update(place for place, children in wordless if empty.issuperset(children))
    return empty


def _beginnings(phrases: Phrases, empty: set[Place]) -> Mapping[Place, list[tuple[Place, str]]]:
    """By place: the places with which a phrase there may begin, and that phrase."""
    found: dict[Place, list[tuple[Place, str]]] = {
        (category(id), form): [] for id, phrase in phrases.phrases.items() for form, one in phrase.forms.items() if one
    }
    for place, id, start in _starts(phrases):
        for child in start.children:
            found[place].append((child, id))
            if child not in empty:
                break
    return found


def _ring(start: Place, begins: Mapping[Place, list[tuple[Place, str]]], done: set[Place]) -> list[str]:
    """The ids on a path from a place back to a place on the path; each place is visited once in all."""
    trail: list[tuple[Place, str]] = [(start, "")]
    edges = [iter(begins[start])]
    if start in done:
        return []
    done.add(start)
    on_trail = {start}
    while trail:
        step = next(edges[-1], None)
        if step is None:
            on_trail.discard(trail.pop()[0])
            edges.pop()
            continue
        place, id = step
        if place in on_trail:
            at = next(i for i, (before, _) in enumerate(trail) if before == place)
            return [*(via for _, via in trail[at + 1 :]), id]
        if place not in done and place in begins:
            done.add(place)
            on_trail.add(place)
            trail.append((place, id))
            edges.append(iter(begins[place]))
    return []
