"""The largest size of each kind of file. The limits are generous: no real file comes near them."""

from __future__ import annotations

from enum import Enum

KB, MB = 1 << 10, 1 << 20


class Kind(Enum):
    """A kind of file, and the most bytes it may have. docs/pages/limits.md lists them."""

    MANIFEST = ("a manifest", 256 * KB)
    RULES = ("a file of rules or prose", 4 * MB)
    PHRASES = ("a file of phrases", 1 * MB)
    PRINTED = ("printed text", 4 * MB)
    SAVE = ("a saved game", 8 * MB)
    LOG = ("a log of a game", 8 * MB)
    CACHE = ("a kept answer", 32 * MB)

    @property
    def title(self) -> str:
        return self.value[0]

    @property
    def most(self) -> int:
        return self.value[1]


def size(many: int) -> str:
    """A number of bytes as people say it."""
    return f"{many // MB} MB" if many >= MB else f"{many // KB} KB"
