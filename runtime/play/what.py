"""The texts of a thing: its name, the numbers printed on it, and its text."""

from __future__ import annotations

from ..rules import Rules as Edition
from .voice import Voice, called, facts, printed, say

MOST = 12
"""At most so many things are shown at once."""


def what(voice: Voice, edition: Edition, said: str) -> list[str]:
    """The texts of all things with a name, or whose name begins so."""
    low = said.casefold()
    names = {id: (id.casefold(), called(voice, id).casefold()) for id in edition.elements}
    found = [id for id, both in names.items() if low in both] or [
        id for id, both in names.items() if any(one.startswith(low) for one in both)
    ]
    if found and not any(read(voice, id) for id in found):
        # A district has no text, but its zones have.
        found += [id for id, both in names.items() if any(one.startswith((f"{low},", f"{low} (")) for one in both)]
    return [_line(voice, id) for id in found[:MOST]] or [say(voice, "why", "unknown", said=said)]


def _line(voice: Voice, id: str) -> str:
    text = read(voice, id)
    key = "printed" if text else "nothing"
    return say(voice, "what", key, thing=called(voice, id), text=text)


def read(voice: Voice, id: str, known_already: str = "", texts: bool = True) -> str:
    """All texts of a thing except its name, as one line; its text may be left out."""
    text, known = (
        printed(voice, id) if texts else "",
        "; ".join(fact for fact in facts(voice, id) if fact != known_already),
    )
    return say(voice, "what", "both", known, text=text) if text and known else text or (known and f"{known}.")
