"""What the name of a place says of the things in it: `2 hero cards from the hero row`, `2 cards from the hero row`."""

from __future__ import annotations

from itertools import pairwise, takewhile

from .shape_lexicon import Item, Lexicon
from .shapes import Shapes

ENDS = frozenset({"thing", "and", "or", "stop"})
"""What does not come between a thing and where it comes from."""


def of_row(found: list[Item], lex: Lexicon, known: Shapes) -> list[Item]:
    """Without the kind of a thing where the place that it comes from is named after that kind."""
    start, done = known.between[0], list[Item]()
    for place, one in enumerate(found):
        beside = found[place - 1] if known.endings and place else found[place + 1] if place + 1 < len(found) else None
        if one.sort == "thing" and beside is not None and beside.sort == "thing" and beside.word != one.word:
            behind = found[place + (1 if known.endings else 2) :]
            source = next((at for at, after in enumerate(behind) if after.word in start or after.sort in ENDS), None)
            if source is not None and behind[source].word in start and (not known.endings or "g" in one.cases):
                run = takewhile(lambda after: after.sort != "stop", behind[source + 1 : source + 6])
                if _named(one, list(run), lex, known):
                    continue
        done.append(one)
    return done


def _named(kind: Item, run: list[Item], lex: Lexicon, known: Shapes) -> bool:
    if not known.endings:
        return any(
            one.word == kind.word and after.sort == "word" and not after.opens
            for one, after in pairwise(run)
            if one.sort == "thing"
        )
    stems = {part for one in run if one.sort == "word" for part in one.word.split("-")[1:]}
    return any(part in lex.stems and lex.stems[part].id == kind.word for part in stems)
