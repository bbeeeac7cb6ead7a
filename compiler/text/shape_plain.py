"""A text in the usual words, before it is taken apart."""

from __future__ import annotations

from itertools import takewhile

from .phrasebook import Phrases
from .rewording import replaced
from .shape_alike import alike
from .shape_chosen import chosen
from .shape_lexicon import STOPS, lexicon
from .shapes import Shapes, Text, at, plainly

ENDS = frozenset(".;)")
ASKED = 8
"""At most this many words of a condition are searched for what it asks."""


def plain_text(seen: Text, phrases: Phrases, known: Shapes) -> Text:
    seen = _unlinked(seen, known)
    if "by_you" in {sort for _, sort in _begun(seen, known)}:
        for one in known.perfects:
            seen = replaced(seen, one, (min(known.states),))
    seen = tuple(word for place, word in enumerate(seen) if not _only_acts(seen, place, known))
    seen = _otherwise(_stranded(chosen(seen, phrases, known), phrases, known), known)
    seen = alike(plainly(plainly(seen, known.ones), known.same), known)
    return _possessed(_governed_once(_once_more(seen, known), known), phrases, known)


def _unlinked(seen: Text, known: Shapes) -> Text:
    """Without words that only join a sentence to the one before: `in addition, gain 1 coin`, `gain 1 coin as well`."""
    found: list[str] = []
    place = 0
    while place < len(seen):
        link = at(known.links, seen, place) or _first(seen, place, known)
        end = place + len(link[0]) if link else place
        begins = not found or found[-1] in STOPS | known.joints | known.subject
        if known.firsts & set(seen[place:end]):
            begins = not found or found[-1] in ENDS  # after a trigger, it means before
        if link and end < len(seen) and begins:
            place = end + (seen[end] == ",")
        elif link and found and (end == len(seen) or seen[end] in ENDS):
            place = end
        else:
            found.append(seen[place])
            place += 1
    return tuple(found)


def _first(seen: Text, place: int, known: Shapes) -> tuple[Text, str] | None:
    """`First, gain 1 coin`, `first each player gains 1 coin`."""
    behind = seen[place + 1 : place + 2]
    begins = seen[place] in known.firsts and known.subject | known.each_one | {","}
    return (seen[place : place + 1], "") if begins and behind and behind[0] in begins else None


def _only_acts(seen: Text, place: int, known: Shapes) -> bool:
    """`You choose any card`: `you` is the subject here, not part of `any that you choose`."""
    begins = not place or seen[place - 1] in STOPS
    return begins and seen[place] in known.subject and not known.choose.isdisjoint(seen[place + 1 : place + 2])


def _otherwise(seen: Text, known: Shapes) -> Text:
    """The act for a condition that does not hold is no option: `if it is winter, rest. Otherwise, gain 1 coin`."""
    if not known.conditions & set(seen):
        return seen
    found: list[str] = []
    place, tested = 0, False
    while place < len(seen):
        tested = tested or (seen[place] in known.conditions and not known.tests.isdisjoint(seen[place : place + ASKED]))
        other = at(known.elses, seen, place) if tested and found else None
        if other is not None and (seen[place + len(other[0]) :] or (".",))[0] in STOPS | {","}:
            found.append(other[1])
            place += len(other[0])
        else:
            found.append(f"~{seen[place]}" if seen[place] in known.otherwise else seen[place])
            place += 1
    return tuple(found)


def _stranded(seen: Text, phrases: Phrases, known: Shapes) -> Text:
    """`the field you placed it in`: the field where you placed it."""
    lex = lexicon(phrases)
    for end, word in enumerate(seen if known.where else ()):
        if word not in known.upon | known.inside or seen[end + 1 : end + 2] not in ((), (",",), (".",), (";",)):
            continue
        you = next((place for place in range(end - 1, 0, -1) if seen[place] in STOPS | known.subject), 0)
        before = seen[you - 1] if you else ""
        named = any(before == text[-1] for those in lex.things.values() for text, _ in those)
        if seen[you] in known.subject and named and any(one in lex.verbs for one in seen[you + 1 : you + 4]):
            return (*seen[:you], known.where, *seen[you:end], *_stranded(seen[end + 1 :], phrases, known))
    return seen


def _begun(seen: Text, known: Shapes) -> list[tuple[Text, str]]:
    """All words that can begin a part."""
    return [one for place in range(len(seen)) if (one := at(known.starts, seen, place)) is not None]


def _once_more(seen: Text, known: Shapes) -> Text:
    """`at least 2/3/4+`, `2/3/4+ spaces or more`: the meaning of `+` is written once."""
    found: list[str] = []
    size, more, place = len(known.least), False, 0
    while place < len(seen):
        behind = takewhile(lambda one: one.isdecimal() or one in "/+", seen[place + size :])
        if size and seen[place : place + size] == known.least and "+" in behind:
            place += size
            continue
        more = more and seen[place] not in STOPS
        if seen[place] != "+" or not more:
            found.append(seen[place])
        more = more or seen[place] == "+"
        place += 1
    return tuple(found)


def _governed_once(seen: Text, known: Shapes) -> Text:
    """`access to the forest and to the town`: a preposition inside a word is not repeated after `and`."""
    found: list[str] = []
    last = ""
    for place, word in enumerate(seen):
        joins = at(known.starts, seen, place - 1) if place else None
        if word == last and joins is not None and joins[1] in ("and", "or"):
            continue
        last = "" if word in STOPS | known.prepositions else known.governed.get(word, last)
        found.append(word)
    return tuple(found)


def _possessed(seen: Text, phrases: Phrases, known: Shapes) -> Text:
    """`this house's rooms`: rooms of this house."""
    owner = next((place for place, word in enumerate(seen) if word.endswith("'s")), -1)
    if owner < 0 or known.endings or not known.of:
        return seen
    lex = lexicon(phrases)

    def is_part(place: int) -> bool:
        word = seen[place]
        parts = known.of | known.subject | STOPS
        begins = at(known.starts, seen, place) is not None
        return word not in parts and not begins and not word.isdecimal() and word not in lex.verbs

    start, end = owner, owner + 1
    while start and is_part(start - 1):
        start -= 1
    while end < len(seen) and is_part(end):
        end += 1
    whose = (*seen[start:owner], seen[owner].removesuffix("'s"))
    return (*seen[:start], *seen[owner + 1 : end], min(known.of), *whose, *_possessed(seen[end:], phrases, known))
