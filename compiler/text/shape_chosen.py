"""Pronouns for a thing that was chosen: `choose a card and discard the chosen card`, `... and discard it`."""

from __future__ import annotations

from .phrasebook import Noun, Phrases
from .shape_lexicon import Item, Lexicon, bent, lexicon, thing_at
from .shapes import Shapes, Text


def chosen(seen: Text, phrases: Phrases, known: Shapes) -> Text:
    """`the chosen card` and `that card` become a pronoun if a card was chosen last."""
    lex = lexicon(phrases)
    verbs = [place for place, word in enumerate(seen) if _chooses(word, lex, known)]
    if not verbs:
        return seen
    found: list[str] = []
    place = 0
    while place < len(seen):
        thing = thing_at(seen, place + 1, lex) if place + 1 < len(seen) and _points(seen[place], known) else None
        last = max((verb for verb in verbs if verb < place), default=-1)
        if thing is not None and last >= 0 and _first(seen, last + 1, place, lex) == thing[1]:
            found.append(known.it)
            place += 1 + len(thing[0])
        else:
            found.append(seen[place])
            place += 1
    return tuple(found)


def _chooses(word: str, lex: Lexicon, known: Shapes) -> bool:
    if known.endings:
        return (bent(word, known.verbs, known) or ("", ""))[0] in known.choose
    return lex.verbs.get(word, "").partition("~")[0] in known.choose


def _points(word: str, known: Shapes) -> bool:
    return word in known.those or word.startswith(known.chosen)


def _first(seen: Text, start: int, end: int, lex: Lexicon) -> Noun | None:
    """The first thing between two words."""
    every = (thing_at(seen, place, lex) for place in range(start, end))
    return next((one[1] for one in every if one is not None), None)


def measured(found: list[Item], known: Shapes) -> list[Item]:
    """`a card from the row whose cost is 3`: the cost belongs to the card, wherever it is mentioned."""
    done: list[Item] = []
    for place, one in enumerate(found):
        behind = found[place + 1] if place + 1 < len(found) else None
        tells = behind is not None and behind.sort == "word" and _tells(one, known)
        thing = _of_which(found[:place], known) if tells else None
        if thing is None:
            done.append(one)
            continue
        done += [Item("prepositions", "~whose"), Item("word", f"~{thing.word}", opens=True)]
        for after in range(place + 1, len(found)):
            if found[after].sort not in ("word", "number"):
                break
            found[after] = found[after]._replace(opens=False)
    return done


def _tells(one: Item, known: Shapes) -> bool:
    return one.word in known.whose or (bool(known.endings) and one.sort == "prepositions" and one.word in known.by)


def _of_which(before: list[Item], known: Shapes) -> Item | None:
    """The thing that the same clause is about."""
    start = max((place for place, one in enumerate(before) if one.sort == "stop"), default=-1) + 1
    things = [place for place in range(start, len(before)) if before[place].sort == "thing" and not before[place].good]
    behind = before[things[-1] :] if things else []
    return before[things[-1]] if behind and known.toward.isdisjoint(one.word for one in behind) else None


def joined(sentences: list[list[Item]], known: Shapes) -> list[list[Item]]:
    """`Choose a card. Discard it`: becomes one sentence."""
    found: list[list[Item]] = []
    for one in sentences:
        first = next((item for item in found[-1] if item.sort == "verb"), None) if found else None
        plain = [item for item in one if item.sort not in ("and", "stop")][:2]
        goes_on = len(plain) == 2 and plain[0].sort == "verb" and plain[1].word in known.pronouns
        only = found and sum(item.sort == "verb" for item in found[-1]) == 1
        if goes_on and only and first is not None and first.word in known.choose:
            found[-1] = [*found[-1], Item("and", "and"), *(item for item in one if item.sort not in ("and",))]
        else:
            found.append(one)
    return found
