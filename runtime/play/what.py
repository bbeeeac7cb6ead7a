"""What stands on a thing: its name, the numbers that are printed on it, and its text."""

from __future__ import annotations

from ..rules import Rules as Edition
from .voice import Voice, called, numbered, printed, say

MOST = 12
"""Nobody reads more at once."""


def what(voice: Voice, edition: Edition, said: str) -> list[str]:
    """What can be read on all that goes by a name, or whose name begins so."""
    low = said.casefold()
    names = {id: (id.casefold(), called(voice, id).casefold()) for id in edition.elements}
    found = [id for id, both in names.items() if low in both] or [
        id for id, both in names.items() if any(one.startswith(low) for one in both)
    ]
    return [_line(voice, id) for id in found[:MOST]] or [say(voice, "why", "unknown", said=said)]


def _line(voice: Voice, id: str) -> str:
    text = printed(voice, id)
    if text:
        return say(voice, "what", "printed", thing=numbered(voice, id), text=text)
    plain = numbered(voice, id) == called(voice, id)
    return say(voice, "what", "nothing" if plain else "bare", thing=numbered(voice, id))
