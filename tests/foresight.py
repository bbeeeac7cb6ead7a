"""How many cards the phrases of other cards can say.

    python tests/foresight.py [EDITION]

The cards are parted in two halves, at random, many times over. All phrases of the pack that only the other half needs
are taken away; then it is counted how many sentences of the other half can still be said and read. `strictly` takes
away the phrases of every game, too, that only the other half needs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import mean

from rulewright.compiler.replacing import replace
from rulewright.compiler.text.core import core
from rulewright.compiler.text.phrasebook import Phrases
from rulewright.compiler.text.read import trees
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node, Value
from rulewright.compiler.text.view.view import has_text, view
from rulewright.compiler.text.write import write
from trees import LANGUAGES, edition

SPLITS = 20


def main(name: str) -> None:
    compiled = edition(name)
    for language in LANGUAGES:
        phrases = spoken(compiled.model, compiled.packs).value[language]
        found = (view(compiled.model, phrases, one) for one in compiled.model.elements.values() if has_text(one))
        cards = [one for one in found if isinstance(one, Node)]
        general = {id for id in phrases.phrases if _is_general(id, language)}
        for how, kept in (("", general), (" strictly", set[str]())):
            shares = [share(cards, phrases, kept, Random(seed)) for seed in range(SPLITS)]
            print(f"{language}{how}: {mean(shares):.1%} of the other half ({min(shares):.1%} to {max(shares):.1%})")


def share(cards: list[Node], phrases: Phrases, kept: set[str], chance: Random) -> float:
    shuffled = chance.sample(cards, len(cards))
    known, others = shuffled[: len(cards) // 2], shuffled[len(cards) // 2 :]
    mine = {id for one in known for id in types(one)}
    theirs = {id for one in others for id in types(one)}
    gone = theirs - mine - kept
    left = replace(phrases, phrases={id: one for id, one in phrases.phrases.items() if id not in gone})
    read = 0
    for one in others:
        text = write(one, phrases)
        read += isinstance(text, str) and one in trees(text, left, "text")
    return read / len(others)


def types(what: Value) -> Iterator[str]:
    if isinstance(what, tuple):
        for one in what:
            yield from types(one)
    elif isinstance(what, Node):
        yield what.type
        for _, inner in what.fields:
            yield from types(inner)


def _is_general(id: str, language: str) -> bool:
    return any(f"\n-{id} =" in f"\n{source.text}" for source in core(language))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "resurgence")
