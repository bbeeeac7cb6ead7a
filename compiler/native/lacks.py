"""What cannot be written in C so far, with the author's place: this is reported, and Python plays the game."""

from __future__ import annotations

from ..source.text import Span
from ..source.text import place as place_of


class Lacks(Exception):
    """Something of an edition that this printer has no C for."""

    def __init__(self, what: str, at: Span | None = None) -> None:
        super().__init__(what)
        self.what, self.at = what, at

    def __str__(self) -> str:
        return f"{place_of(self.at)}: {self.what}" if self.at is not None else self.what
