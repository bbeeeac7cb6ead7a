"""Second wordings compared with the first: each is read as the same tree and nothing else, with the same small
words.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..source.text import Span
from .phrasebook import Alternative, Phrases, Words
from .places import Places
from .read import trees
from .specimen import Makeable, specimen
from .tree import Node, category, show
from .usage import Usage, markers_in, usage
from .words import words
from .write import write_alternative

TURNS = 6
"""At most this many specimens of each wording."""
STRICT = ("may", "up-to", "once", "instead", "unless", "free")
"""Words that a second wording must neither add nor leave out."""


def variants(phrases: Phrases, places: Places, names: set[str], able: Makeable) -> Iterator[Diagnostic]:
    """Second wordings that mean something else than the first, by their small words or by the trees they are read
    as."""
    known = usage(phrases.language)
    for (id, form), wordings in places.wordings.items():
        own = [(one, span) for one, span in wordings if not one.printed and (not names or span.source.name in names)]
        if not own:
            continue
        first = [_strict(one, known) for one in phrases.phrases[id].forms.get(form, ()) if one.printed]
        told = set[Span]()
        for alternative, span in own if first else ():
            differs = min((_strict(alternative, known) ^ one for one in first), key=len)
            other = None if differs else _read_otherwise(able, id, form, alternative)
            if (differs or other) and span not in told:
                told.add(span)
                yield say.variant_differs(
                    span, places.entries.get(id), id, sorted(differs), show(other) if other else ""
                )


def _strict(alternative: Alternative, known: Usage) -> set[str]:
    said = tuple(word for one in alternative.symbols for word in (words(one.text) if isinstance(one, Words) else "_"))
    return {name for name in markers_in(said, known) if name in STRICT}


def _read_otherwise(able: Makeable, id: str, form: str, alternative: Alternative) -> Node | None:
    """What a second wording is read as, if that is another phrase than its own."""
    phrases = able.phrases
    if id not in able.heights:
        return None
    for tree in dict.fromkeys(specimen(able, id, turn) for turn in range(TURNS)):
        text = write_alternative(tree, alternative, phrases)
        if isinstance(text, str):
            found = trees(text, phrases, category(id), form)
            if tree not in found or len(found) > 1:
                return next((one for one in found if one != tree), None)
    return None
