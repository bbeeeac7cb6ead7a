"""Ordinals written wrongly: 2th -> 2nd; 2-gi -> 2."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Deck


def lint(deck: Deck) -> Iterator[Diagnostic]:
    known = deck.usage
    if not known.ordinals:
        return
    pattern = re.compile(rf"(?<!\w)(\d{{1,9}})({'|'.join(map(re.escape, known.ordinals))})(?!\w)", re.IGNORECASE)
    for card in deck.cards:
        for found in pattern.finditer(card.line.text):
            ending = next(known.endings[end] for end in _longest_first(known.endings) if found[1].endswith(end))
            if found[2].casefold() != ending:
                right = found[1] + ending
                fixes = card.fix(f"write “{right}”", *found.span(), right)
                yield say.wrong_ordinal(card.line.at(*found.span()), found[0], right, fixes)


def _longest_first(endings: Iterable[str]) -> list[str]:
    return sorted(endings, key=len, reverse=True)
