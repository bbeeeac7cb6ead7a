"""A text that knows where each of its characters stands in a file, whatever was taken out between them."""

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
        """Every find taken out, or one character put in its place."""
        text: list[str] = []
        places: list[int] = []
        at = 0
        for found in pattern.finditer(self.text):
            text += [self.text[at : found.start()], to]
            places += [*self.places[at : found.start()], *self.places[found.start() : found.start() + len(to)]]
            at = found.end()
        return Traced("".join([*text, self.text[at:]]), (*places, *self.places[at:]))

    def joined(self, more: Traced) -> Traced:
        """With one space between them, which stands where the first ends."""
        if not self.text or not more.text:
            return self if self.text else more
        return Traced(f"{self.text} {more.text}", (*self.places, self.places[-1] + 1, *more.places))


def traced(text: str, start: int) -> Traced:
    return Traced(text, tuple(range(start, start + len(text))))
