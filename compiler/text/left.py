"""Phrases that begin with themselves: the matcher would look for them for ever."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .phrasebook import Alternative, ChildSlot, Implied, ListSlot, Phrases, Symbol
from .tree import category

Place = tuple[str, str]
"""A category and a form: what a slot asks for."""


def rings(phrases: Phrases) -> list[list[str]]:
    """Each ring of phrases that begin with one another, by their ids; one ring for each place that lies on one."""
    empty = _empty(phrases)
    begins = _beginnings(phrases, empty)
    found: list[list[str]] = []
    done: set[Place] = set()
    for place in begins:
        ring = _ring(place, begins, done)
        if ring:
            found.append(ring)
    return found


def _alternatives(phrases: Phrases) -> Iterator[tuple[Place, str, Alternative]]:
    for id, phrase in phrases.phrases.items():
        for form, alternatives in phrase.forms.items():
            for alternative in alternatives:
                yield (category(id), form), id, alternative


def _empty(phrases: Phrases) -> set[Place]:
    """The places that may be filled with no words at all."""
    wordless = [
        (place, [(one.of, one.form) for one in alternative.symbols if isinstance(one, ChildSlot | ListSlot)])
        for place, _, alternative in _alternatives(phrases)
        if not any(map(_has_words, alternative.symbols))
    ]
    empty: set[Place] = set()
    size = -1
    while size < len(empty):
        size = len(empty)
        empty.update(place for place, inside in wordless if empty.issuperset(inside))
    return empty


def _has_words(symbol: Symbol) -> bool:
    return not isinstance(symbol, ChildSlot | ListSlot | Implied)


def _beginnings(phrases: Phrases, empty: set[Place]) -> Mapping[Place, list[tuple[Place, str]]]:
    """For each place the places with which a phrase there may begin, and that phrase."""
    found: dict[Place, list[tuple[Place, str]]] = {}
    for place, id, alternative in _alternatives(phrases):
        edges = found.setdefault(place, [])
        for symbol in alternative.symbols:
            if isinstance(symbol, ChildSlot | ListSlot):
                edges.append(((symbol.of, symbol.form), id))
                if (symbol.of, symbol.form) in empty:
                    continue
            elif not _has_words(symbol):
                continue
            break
    return found


def _ring(start: Place, begins: Mapping[Place, list[tuple[Place, str]]], done: set[Place]) -> list[str]:
    """The ids on a way from a place back to a place on that way; every place is entered once in all."""
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
