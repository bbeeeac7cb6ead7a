"""The law of the half-phrase: whatever can be written is read back, and as nothing else.

Every phrase is tried in each of its forms with a few specimens: its numbers of every class, its nouns and children
in turn. A pack's author sees at once which two phrases cannot be told apart.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from .phrasebook import Missing, Phrases
from .places import Places
from .read import read
from .specimen import makeable, specimen
from .tree import Node, category, show
from .write import write

TURNS = 6
"""So many specimens of each phrase."""


def half_phrases(phrases: Phrases, places: Places) -> Iterator[Diagnostic]:
    able = makeable(phrases)
    for id in able.heights:
        trees = [specimen(able, id, turn) for turn in range(TURNS)]
        for form in phrases.phrases[id].forms:
            found = next(filter(None, (_half(phrases, places, tree, form) for tree in trees)), None)
            if found:
                yield found


def _half(phrases: Phrases, places: Places, tree: Node, form: str) -> Diagnostic | None:
    span, sentence = places.entries.get(tree.type), write(tree, phrases, form)
    if isinstance(sentence, Missing):
        lacks = f"no {sentence.what} `{sentence.id}` {sentence.form}".strip()
        return say.half_phrase(span, tree.type, "", lacks, ())
    found = [one.tree for one in read(sentence, phrases, category(tree.type), form).found]
    if found == [tree]:
        return None
    return say.half_phrase(span, tree.type, sentence, "", [show(one) for one in found if one != tree])
