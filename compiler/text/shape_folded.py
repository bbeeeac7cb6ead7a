"""Two sentences about what is gained for an amount of something, as one.

Gain points for your cards (not tokens). For 2/3 cards, gain 4/7 points.     ->     for 2/3 of your cards (not tokens)
"""

from __future__ import annotations

from typing import Any

from .shape_scored import ANYONES, TOTAL, YOURS
from .shapes import Shapes

Shape = tuple[Any, ...]


def folded(found: list[Shape], known: Shapes, kept: bool, listed: bool) -> list[Shape]:
    """A sentence that only says what something is gained for, merged into the next, which says how much. `kept`: see
    `parts`; `listed`: whether a colon shows that it is about the same things."""
    done: list[Shape] = []
    for one in found:
        both = _both(done[-1], one, known, kept, listed) if done else None
        if both is None:
            done.append(one)
        else:
            done[-1] = both
    return done


def _both(first: Shape, then: Shape, known: Shapes, kept: bool, listed: bool) -> Shape | None:
    first, then = _counted(first, then, known, kept)
    if first[1:4] != then[1:4] or first[3] not in known.gets or first[5] or _numbers(first[4]):
        return None
    if first[0] and len(first[4]) == 1:
        return _asked(first, then, known)
    if not first[0] and _is_said_again(first, then):
        return then
    if first[0] != then[0]:
        return None
    about, more = _priced(first, known), _priced(then, known)
    if about is None or more is None:
        return None
    (prep, words), under = about[0][0], about[1]
    (_, counted), _ = more[0][0], more[1]
    such = SUCH in {_name(word) for word in counted}
    counted = tuple(word for word in counted if _name(word) != SUCH)
    numbers = [word for word in counted if word[:1].isdigit()]
    if not (such or listed) and _lacks(words, counted, known):
        return None  # of red cards, and then of cards
    if not numbers or not {_name(word) for word in counted if word not in numbers} <= {_name(word) for word in words}:
        return None
    head = next((word[:-1] for word in words if word.endswith("*")), "")
    told = [word for word in words if word not in ("pl", "own")] + [YOURS if "own" in words else ANYONES]
    said = tuple(sorted([*told, *(word if known.endings else f"{word.partition('>')[0]}>{head}" for word in numbers)]))
    gained = {_name(word) for one in then[4] if one != more for _, words in one[0] for word in words}
    rest = [one for one in first[4] if one != about and not _is_among(one, gained)]
    rest += [one for one in then[4] if one != more]
    return (*then[:4], tuple(sorted([(((prep, said),), (*under, *more[1])), *rest])), then[5])


SUCH = "~such"
"""For words such as `such`: `for 2 such cards`."""


def _lacks(words: tuple[str, ...], counted: tuple[str, ...], known: Shapes) -> bool:
    """Whether the same thing is counted without an adjective of it."""
    heads = {word for word in words if word.endswith("*")}
    if not heads & set(counted):
        return False
    plain = {_name(word) for word in words} - known.whole - {TOTAL, "own", "pl", "any", *map(_name, counted)}
    return any(one.startswith(name) if known.endings else one == name for name in plain for one in known.adjectives)


def _counted(first: Shape, then: Shape, known: Shapes, kept: bool) -> tuple[Shape, Shape]:
    """Count your cards. For 2 cards, gain 4 points: gain points for your cards."""
    gains = min(known.gets & {*known.goes.values()})
    amounts = then[3] in known.gets or (then[3] in known.counts and _numbers(then[4]) and _priced(then, known))
    counts = first[3] in known.counts and not (first[0] or first[1] or _numbers(first[4]))
    about = [one for one in first[4] if len(one[0]) == 1 and not one[0][0][0]]
    if not (amounts and counts) or len(about) != 1 or _priced(first, known):
        return first, then
    ((_, words),), under = about[0]
    words = words if kept else tuple(word for word in words if word != "own")
    rest = [one for one in first[4] if one != about[0]]
    told = tuple(sorted([(((min(known.price), words),), under), *rest]))
    return (*first[:3], gains, told, first[5]), (*then[:3], gains, *then[4:])


def _is_said_again(first: Shape, then: Shape) -> bool:
    """Gain points for your cards. If you have 2 of your cards, gain 4 points: repeats everything in the first."""
    every = _every_name((then[0], then[4]))
    return bool(then[0] or _numbers(then[4])) and _every_name(first[4]) - {"own", "pl"} <= every


def _every_name(shape: Shape | str) -> set[str]:
    if isinstance(shape, str):
        return {_name(shape)}
    return {name for one in shape for name in _every_name(one)}


def _priced(one: Shape, known: Shapes) -> Shape | None:
    """The part that says what it is gained for."""
    found = [part for part in one[4] if len(part[0]) == 1 and part[0][0][0] in known.price]
    return found[0] if len(found) == 1 else None


def _numbers(every: Shape) -> bool:
    return any(word[:1].isdigit() for part, _ in every for _, words in part for word in words)


def _is_among(part: Shape, names: set[str]) -> bool:
    """Whether it only says what is gained."""
    return len(part[0]) == 1 and part[0][0][0] == "" and {_name(word) for word in part[0][0][1]} <= names


def _asked(first: Shape, then: Shape, known: Shapes) -> Shape | None:
    """Gain points for advancing on all tracks: if you advanced 2 spaces on each, gain 3 points."""
    if len(first[0]) != 1 or len(then[0]) != 1 or first[0][0][:3] != then[0][0][:3]:
        return None
    role, joined, word, (verb, about) = first[0][0]
    also, parts = then[0][0][3]
    done = list(parts)
    for alternatives, under in about:
        prep, words = alternatives[0]
        heads = {one for one in words if one.endswith("*")}
        place = next((at for at, one in enumerate(done) if one[0][0][0] == prep and heads & set(one[0][0][1])), -1)
        if verb != also or len(alternatives) > 1 or under or place < 0 or not known.all & set(map(_name, words)):
            return None
        (_, said), below = done[place][0][0], done[place][1]
        every = {one for one in words if _name(one) not in known.all and one != "pl"} | set(said)
        done[place] = (((prep, tuple(sorted(every))),), below)
    return (((role, joined, word, (also, tuple(sorted(done)))),), *then[1:])


def _name(word: str) -> str:
    """The word itself: own, card*, next>card."""
    return word.rstrip("*").partition(">")[0]
