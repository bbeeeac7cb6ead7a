"""A text as the words that count for reading: lower case, no commas, one form of every apostrophe and full stop.

After you gain any Coin, gain 1 extra Coin.  ->  after you gain any coin gain 1 extra coin .
"""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import is_normalized, normalize

WORD = re.compile(r"\d+|[^\W\d_]+(?:['-][^\W\d_]+)*|[^\s,]")
"""A number, a word, or any other sign by itself."""

SPACES = re.compile(r"\s+")

STOPS = ".!?…"
"""What ends a sentence."""

BIGGEST = 9
"""A number has at most this many digits."""


@lru_cache(maxsize=1 << 13)
def words(text: str) -> tuple[str, ...]:
    if text.isascii() and text.replace(" ", "").isalpha():
        # As most texts of phrases are: the same in a third of the time.
        return tuple(text.lower().split())
    return tuple(WORD.findall(_folded(text)))


SIGN = re.compile(WORD.pattern.replace(",", ""))


def signs(text: str) -> tuple[str, ...]:
    """The same with commas."""
    return tuple(SIGN.findall(_folded(text)))


def tidy(text: str) -> str:
    """A text with single spaces and no full stop at its end, otherwise unchanged."""
    plain = SPACES.sub(" ", text).strip()
    return plain[:-1].rstrip() if plain.endswith((".", "!")) else plain


def number(word: str) -> int | None:
    """The number that a word is, if it is one."""
    return int(word) if len(word) <= BIGGEST and word.isdecimal() else None


UNSEEN = re.compile("[\u00ad\u200b\u2060\ufeff]")
"""Characters that only allow or forbid a line break."""


def _folded(text: str) -> str:
    if text.isascii():
        return text.lower().replace("!", ".")
    once = _composed(UNSEEN.sub("", text)).casefold()
    return _composed(once).replace("’", "'").replace("!", ".").replace("…", ".")


def _composed(text: str) -> str:
    return text if is_normalized("NFC", text) else normalize("NFC", text)
