"""Pieces of a sentence put together: one space between words, a capital where a sentence begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .words import STOPS

CLOSERS = tuple(",.;:!?)")
"""Signs that follow a word without a space."""
ENDERS = (*CLOSERS, "”")
"""Signs that are not preceded by a comma."""


class Piece(NamedTuple):
    text: str
    is_name: bool = False
    """A name is never changed: no capital, no space removed."""


def joined(pieces: list[Piece], begins: bool, smooth: Callable[[str, str], str] | None = None) -> str:
    out: list[str] = []
    loose, capital, named = True, begins, False
    for piece in pieces:
        text = piece.text if piece.is_name or not loose else piece.text.lstrip(" ")
        if loose and out and (text.startswith(CLOSERS) and not piece.is_name):
            out[-1] = out[-1].rstrip(" ")
        if not text:
            continue
        if out and not named and text.startswith(ENDERS) and not piece.is_name:
            out[-1] = without_comma(out[-1])
        if smooth and loose and out and not piece.is_name:
            out = [*out[:-2], smooth("".join(out[-2:]), text)]
        out.append(text[0].upper() + text[1:] if capital and not piece.is_name else text)
        bare = text.rstrip(" ")
        named = piece.is_name
        loose = not piece.is_name and bare != text
        capital = loose and (bare.endswith(tuple(STOPS)) if bare else capital)
    whole = "".join(out)
    return whole if named else without_comma(whole.rstrip(" ") if loose else whole)


def without_comma(text: str) -> str:
    """Removes a comma that closes a clause if another sign, or the end, closes it."""
    return text.rstrip(" ").removesuffix(",") if text.rstrip(" ").endswith(",") else text
