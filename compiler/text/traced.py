"""A text that knows the place in its file of each character, even after parts were removed."""

from __future__ import annotations

import re

from ..frozen import frozen


@frozen
class Traced:
    text: str
    places: tuple[int, ...]
    """The offset of each character."""

    def part(self, start: int, end: int | None = None) -> Traced:
        return Traced(self.text[start:end], self.places[start:end])

    def stripped(self) -> Traced:
        start = len(self.text) - len(self.text.lstrip())
        return self.part(start, start + len(self.text.strip()))

    def changed(self, pattern: re.Pattern[str], to: str = "") -> Traced:
        """The text with every match removed, or replaced by one character."""
        text: list[str] = []
        places: list[int] = []
        at = 0
        for found in pattern.finditer(self.text):
            text += [self.text[at : found.start()], to]
            places += [*self.places[at : found.start()], *self.places[found.start() : found.start() + len(to)]]
            at = found.end()
        return Traced("".join([*text, self.text[at:]]), (*places, *self.places[at:]))

    def joined(self, more: Traced) -> Traced:
        """Pieces joined by spaces; a space has the place of the end of the first piece."""
        if not self.text or not more.text:
            return self if self.text else more
        return Traced(f"{self.text} {more.text}", (*self.places, self.places[-1] + 1, *more.places))


def traced(text: str, start: int) -> Traced:
    return Traced(text, tuple(range(start, start + len(text))))
