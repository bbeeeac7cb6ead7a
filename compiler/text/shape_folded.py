"""What is gained for so many of something, told in two sentences, as one.

Gain points for your cards (not tokens). For 2/3 cards, gain 4/7 points.     ->     for 2/3 of your cards (not tokens)
"""

from __future__ import annotations

from typing import Any

from .shapes import Shapes

Shape = tuple[Any, ...]


def folded(found: list[Shape], known: Shapes) -> list[Shape]:
    """A sentence that tells only for what something is gained, put into the next, which tells how much."""
    done: list[Shape] = []
    for one in found:
        both = _both(done[-1], one, known) if done else None
        if both is None:
            done.append(one)
        else:
            done[-1] = both
    return done


def _both(first: Shape, then: Shape, known: Shapes) -> Shape | None:
    if first[:4] != then[:4] or first[3] not in known.gets or first[5]:
        return None
    about, more = _priced(first, known), _priced(then, known)
    if about is None or more is None or _numbers(first[4]):
        return None
    (prep, words), under = about[0][0], about[1]
    (_, counted), _ = more[0][0], more[1]
    numbers = [word for word in counted if word[:1].isdigit()]
    if not numbers or not {_name(word) for word in counted if word not in numbers} <= {_name(word) for word in words}:
        return None
    head = next((word[:-1] for word in words if word.endswith("*")), "")
    said = tuple(sorted([*words, *(word if known.endings else f"{word.partition('>')[0]}>{head}" for word in numbers)]))
    rest = [one for one in first[4] if one != about and not _is_bare_good(one)]
    rest += [one for one in then[4] if one != more]
    return (*then[:4], tuple(sorted([(((prep, said),), (*under, *more[1])), *rest])), then[5])


def _priced(one: Shape, known: Shapes) -> Shape | None:
    """The part that tells for what."""
    found = [part for part in one[4] if len(part[0]) == 1 and part[0][0][0] in known.price]
    return found[0] if len(found) == 1 else None


def _numbers(every: Shape) -> bool:
    return any(word[:1].isdigit() for part, _ in every for _, words in part for word in words)


def _is_bare_good(part: Shape) -> bool:
    return len(part[0]) == 1 and part[0][0][0] == "" and not _numbers((part,))


def _name(word: str) -> str:
    """own, card*, next>card: the word itself."""
    return word.rstrip("*").partition(">")[0]
