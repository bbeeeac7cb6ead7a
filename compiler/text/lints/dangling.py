"""A name in quotes that no card has, and unfinished text: `TODO`, `XX`, `{0}`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Deck
from ..words import words

QUOTED = re.compile(r"[“„«](?P<name>[^“”„«»]{2,60})[”“»]|\[\[(?P<link>[^\[\]]{2,60})\]\]")
OPEN = re.compile(
    r"(?<!\w)(?:TODO|TBD|FIXME|XX+|TK|\?{2,}|_{3,}|lorem ipsum|%[sd]|\{\d+\}|<[a-z]+>)(?!\w)", re.IGNORECASE
)


def lint(deck: Deck) -> Iterator[Diagnostic]:
    nouns = deck.phrases.nouns.values() if deck.phrases else ()
    known = {words(card.name) for card in deck.cards}
    known |= {words(form) for noun in nouns for form in noun.forms.values()}
    for card in deck.cards:
        for found in QUOTED.finditer(card.line.text):
            group = "name" if found["name"] else "link"
            name = found[group]
            # A name begins with a capital; a sentence in quotes is no name.
            if name[0].isupper() and not name.rstrip().endswith((".", "!", "?")) and words(name) not in known:
                yield say.dangling_reference(card.line.at(*found.span(group)), name)
        for found in OPEN.finditer(card.line.text):
            if found[0].casefold() != "xx" or found[0].isupper():
                yield say.placeholder(card.line.at(*found.span()), found[0])
