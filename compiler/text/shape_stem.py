"""A word without its case ending, in a language with cases: `monetami`, `monetę`: `monet`."""

from __future__ import annotations

import re

CASES = re.compile(
    r"(?:iami|ach|ami|iego|iemu|ego|emu|ych|ich|ymi|imi|owi|iem|em|om|ów|ej|iej|ym|im|ie|ze|zie|ą|ę|y|i|a|e|o|u)$"
)
SOFT = str.maketrans("ćśźń", "cszn")
"""kość, kości."""
STEM = 6
"""This many letters distinguish a word from others."""


def stem(word: str) -> str:
    return CASES.sub("", word)[:STEM].replace("ó", "o").translate(SOFT) or word
