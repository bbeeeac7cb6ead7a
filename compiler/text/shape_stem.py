"""A word of a language with cases without the ending of its case: `monetami`, `monetę`: `monet`."""

from __future__ import annotations

import re

CASES = re.compile(
    r"(?:iami|ach|ami|iego|iemu|ego|emu|ych|ich|ymi|imi|owi|iem|em|om|ów|ej|iej|ym|im|ie|ze|zie|ą|ę|y|i|a|e|o|u)$"
)
STEM = 6
"""So many letters tell a word from others."""


def stem(word: str) -> str:
    return CASES.sub("", word)[:STEM].replace("ó", "o") or word
