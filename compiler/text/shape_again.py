"""Repetitions in a text: `after its placement`, `to any other area of that board`."""

from __future__ import annotations

from itertools import takewhile

from .shape_clauses import Clause
from .shape_lexicon import Item
from .shapes import Shapes


def once(clauses: list[Clause], known: Shapes) -> list[Clause]:
    """If you place a token, after its placement gain 1 coin: the event counts once."""
    found: list[Clause] = []
    for one in clauses:
        told = one.role == "after" and bool(found) and (found[-1].role, found[-1].verb) == ("after", one.verb)
        words = [item.word for item in one.items if item.sort != "stop"]
        if not (told and words and known.pronouns.issuperset(words)):
            found.append(one)
    return found


def pointed(clauses: list[Clause], known: Shapes) -> list[Clause]:
    """After you place a token, use the field where you placed it: the field mentioned before."""
    told = {one.verb: _thing(one) for one in clauses if one.role == "after"}
    for one in clauses:
        if one.role == "where" and one.verb and (thing := told.get(one.verb)):
            size = next((at for at, item in enumerate(one.items) if item.sort == "prepositions"), len(one.items))
            words = {item.word for item in one.items[:size] if item.sort not in ("own", "number", "any", "stop")}
            numbered = any(item.sort == "number" and item.word != "1" for item in one.items[:size])
            if words and not numbered and (words == {thing} or words <= known.pronouns):
                one.items[:size] = [Item("word", "~it")]
    return clauses


def _thing(one: Clause) -> str:
    """The one thing that is mentioned, if nothing more is said of it."""
    plain = [*takewhile(lambda item: item.sort != "prepositions", one.items)]
    words = [item.word for item in plain if item.sort not in ("own", "number", "any", "stop")]
    return words[0] if len(words) == 1 else ""


def told_again(one: Clause, other: list[Item], known: Shapes) -> set[str]:
    """The words of a second place that repeat the first: from any area of your board to any other area of that board.
    None if the second has a word of its own, or lacks one."""
    start = next((at for at, item in enumerate(one.items) if item.word in known.between[0]), len(one.items))
    first = list(takewhile(lambda item: item.sort not in ("prepositions", "stop", "of"), one.items[start + 1 :]))
    place = list(takewhile(lambda item: item.sort != "of", other))
    behind = other[len(place) + 1 :]
    back = len(behind) == 2 and behind[0].word in known.back and behind[1].word in known.grounds
    everywhere = all(any(item.sort == "any" for item in run) for run in (first, place))
    if not everywhere or (behind and not back) or _named(first, known) != _named(place, known):
        return set()
    return _named(place, known) | {item.word for item in other[len(place) :]}


def _named(run: list[Item], known: Shapes) -> set[str]:
    return {item.word for item in run if item.sort in ("word", "thing") and item.word not in known.another}
