"""Words that make a text stronger than our sentence, or unclear, where all else is the same.

You must gain 1 coin            for an optional card
if you have the most coins      for *no player has more*: nobody knows what happens in a tie
"""

from __future__ import annotations

from .differ import NOTHING, Difference
from .phrasebook import Phrases
from .rewording import canon
from .shapes import shapes
from .usage import usage
from .words import signs


def unclear(text: str, ours: str, phrases: Phrases, optional: bool) -> Difference | None:
    """`optional`: whether the card is optional."""
    known, said = shapes(phrases.language), usage(phrases.language)
    if known is None:
        return None
    here, there = (canon(signs(one), said) for one in (text, ours))
    must = known.must & set(here)
    if optional and must and known.must.isdisjoint(there):
        return Difference("optional", "", NOTHING, min(must))
    for tie in said.ties:
        if _has(here, tie) and not _has(there, tie):
            return Difference("amount", "", NOTHING, " ".join(tie))
    return None


def _has(seen: tuple[str, ...], some: tuple[str, ...]) -> bool:
    return any(seen[place : place + len(some)] == some for place in range(len(seen)))
