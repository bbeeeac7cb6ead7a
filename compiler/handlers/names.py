"""Names of the language as names of Python, without clashes."""

from __future__ import annotations

import builtins
import keyword
import re

TAKEN = frozenset({"self", "cls", "rules", "g", "f", "s", "at", "of", "piles", "go", "why", "v", "options"})
"""Names that functions have of their own."""


def identifier(name: str) -> str:
    """`lab-tech.1` as `lab_tech_1`."""
    found = re.sub(r"\W", "_", name)
    if keyword.iskeyword(found) or found in TAKEN or hasattr(builtins, found) or not found[:1].isalpha():
        found += "_"
    return found


class Names:
    """Hands out identifiers, each once."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def of(self, name: str) -> str:
        first = identifier(name)
        found, n = first, 1
        while found in self.used:
            n += 1
            found = f"{first}_{n}"
        self.used.add(found)
        return found
