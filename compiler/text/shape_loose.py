"""A text without the signs that say nothing about what is done: hyphens, quotes, dashes in the place of commas.

cleared-out rooms [not cards] — or “Ore” in rounds 1-3   ->   cleared out rooms (not cards) , or Ore in rounds 1–3
"""

from __future__ import annotations

import re
from functools import lru_cache

from .shapes import Shapes

QUOTES = str.maketrans("[]", "()", '“”„«»"‘')
ASIDE = r"(?<=\w) [-‐‑‒–—−] ((?:{negations}) [^-‐‑‒–—−.,:;()]+) [-‐‑‒–—−](?=[\s:,.;]|$)"
"""An exception between two dashes: put in brackets."""
SPAN = re.compile(r"(?<=\d) ?[-‐‑‒–—−] ?(?=\d)")
"""A dash between two numbers: a range."""
DASH = r"\s*(?:\s[-‐‑‒–—−]|:|;)\s+(?=(?:{joints})\b)"
"""A dash before *and* and *or* becomes a comma."""


def loose(text: str, known: Shapes) -> str:
    plain = SPAN.sub("–", text.translate(QUOTES)).replace("; then ", ". Then ")
    joints, particles, aside = _patterns(known.joints, known.particles, known.negations)
    plain = joints.sub(", ", aside.sub(r" (\1)", plain))
    return particles.sub(" ", plain) if known.particles else plain


@lru_cache(maxsize=8)
def _patterns(
    joints: frozenset[str], particles: frozenset[str], negations: frozenset[str]
) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    either = "|".join(sorted(joints))
    return (
        re.compile(DASH.format(joints=either), re.IGNORECASE),
        re.compile(rf"(?<=\w\w)-(?=(?:{'|'.join(sorted(particles))})\b)"),
        re.compile(ASIDE.format(negations="|".join(sorted(negations))), re.IGNORECASE),
    )
