"""What need not be written when something is drawn: that it comes to your hand, and perhaps from which pile."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from itertools import zip_longest

from .shape_clauses import Clause
from .shape_lexicon import Item
from .shapes import Shapes


def drawn(one: Clause, known: Shapes, plainly: bool) -> Clause:
    """`draw 2 cards to your hand`: draw 2 cards. `plainly`: the deck is left out, too."""
    if one.verb in (known.gets | known.carry) - known.draws.keys() and _from_deck(one, known):
        one = replace(one, verb=min(known.draws))
    if one.verb not in known.draws:
        return one
    end = min(known.between[1])
    hand = known.hands
    items = _without(one.items, known.toward, hand, {min(known.own)} if one.mark == "s" else known.own, known, True)
    items = [item._replace(word=end) if _is_prep(item, known.between[1]) else item for item in items]
    whose = {min(known.own)} if one.mark == "s" else known.own
    items = _without(items, known.between[1] | known.upon, known.hands, whose, known)
    if plainly:
        items = _without(items, known.between[0], known.decks, whose, known)
    return replace(one, items=items)


def _from_deck(one: Clause, known: Shapes) -> bool:
    """`take a card from your deck into your hand`: draw it."""
    places = [place for place, item in enumerate(one.items) if item.sort == "prepositions"]
    runs = [one.items[start + 1 : end] for start, end in zip_longest(places, places[1:])]
    told = [(one.items[place].word, {item.word for item in run}) for place, run in zip(places, runs, strict=True)]
    deck = any(prep in known.between[0] and words & known.decks for prep, words in told)
    return deck and any(prep in known.between[1] | known.upon and words & known.hands for prep, words in told)


def _is_prep(item: Item, prepositions: Set[str]) -> bool:
    return item.sort == "prepositions" and item.word in prepositions


def _without(
    items: list[Item], prepositions: Set[str], places: Set[str], whose: Set[str], known: Shapes, anywhere: bool = False
) -> list[Item]:
    """Leaves out a part that only names such a place of your own. What it is drawn for stays, unless `anywhere`: where
    something goes is never what it is drawn for."""
    priced = False
    for start, item in enumerate(items):
        priced = (priced and item.sort != "stop") or _is_prep(item, known.price | known.equals)
        if (priced and not anywhere) or not _is_prep(item, prepositions):
            continue
        ends = (at for at in range(start + 1, len(items)) if items[at].sort in ("prepositions", "stop", "and", "or"))
        end = next(ends, len(items))
        words = [one for one in items[start + 1 : end] if one.sort != "own" or one.word not in whose]
        if len(words) == 1 and words[0].word in places:
            return [*items[:start], *items[end:]]
    return items
