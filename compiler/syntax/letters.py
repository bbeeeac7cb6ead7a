"""Letters that a name cannot have, and what they become where it must be written without them: `młynarz`, `mlynarz`."""

from __future__ import annotations

import re
import unicodedata

STRANGE = re.compile(r"\"(?:[^\"\\\n]|\\[^\n])*\"|#[^\n]*|(?P<word>[^\W\d_](?:\w|-(?=\w))*)")
WORD = re.compile(r"[^\W\d_](?:\w|-(?=\w))*")
PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*")
ALONE = str.maketrans(
    {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe"}
)
"""Letters that are not made of another one and a mark."""


def word_around(text: str, at: int) -> tuple[int, int] | None:
    """The whole word with a strange letter at an offset; None where that is not a letter."""
    if not text[at].isalpha():
        return None
    words = WORD.finditer(text, text.rfind("\n", 0, at) + 1)
    return next((word.span() for word in words if word.end() > at), None)


def without_accents(text: str, at: int) -> tuple[int, int, str]:
    """All strange words of a line, from the one at an offset on: the stretch, and its spelling without accents, which
    is empty where one of them has none."""
    stop = text.find("\n", at)
    found = [match for match in STRANGE.finditer(text, at, stop if stop >= 0 else len(text)) if match["word"]]
    found = [match for match in found if not PLAIN.fullmatch(match[0])]
    pieces, end = list[str](), at
    for match in found:
        pieces += [text[end : match.start()], plain(match[0])]
        end = match.end()
    whole = all(plain(match[0]) for match in found)
    return at, end, "".join(pieces) if whole else ""


def plain(word: str) -> str:
    """The word without its accents, if that makes a name of it."""
    bare = unicodedata.normalize("NFKD", word.translate(ALONE))
    folded = "".join(letter for letter in bare if not unicodedata.combining(letter)).replace("_", "-")
    return folded if PLAIN.fullmatch(folded) else ""
