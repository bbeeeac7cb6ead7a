"""English: two numbers, no cases, and an article that hears the next word."""

from __future__ import annotations

import re
from collections.abc import Mapping

KEYS = ("sg", "pl")
ARTICLES = ("a", "an")

CERTAIN = re.compile(r"(?P<a>[bcdfgjklmnpqrstvwxyz])|(?P<an>a|e(?!u)|i|o(?!n[ce]))", re.IGNORECASE)
"""Beginnings that are heard as they are spelled. With `u`, `h`, `eu`, `one` only the author knows."""


def plural(n: int) -> str:
    return "one" if n == 1 else "other"


def noun_key(number: str, case: str, gender: str, always: str) -> str:
    return always or ("sg" if number in ("one", "sg") else "pl")


def agree(word: str) -> Mapping[str, str]:
    return {"": word}


def article(word: str) -> str:
    heard = CERTAIN.match(word)
    return heard.lastgroup or "" if heard else ""
