"""Numbers on the command line: each has a smallest and a largest value, and others are refused in a sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable

SHOWN = 20
"""At most this many letters of what was given are repeated."""


def whole(least: int, most: int) -> Callable[[str], int]:
    """For `type=`: a whole number between two others."""

    def number(text: str) -> int:
        digits = text.strip().lstrip("+-")
        # Python itself takes 1_000, and digits of every script.
        found = int(text) if digits.isascii() and digits.isdigit() and len(digits) <= SHOWN else None
        if found is None or not least <= found <= most:
            given = text if len(text) <= SHOWN else text[:SHOWN] + "…"
            raise argparse.ArgumentTypeError(f"must be a whole number from {least:,} to {most:,}, not `{given}`")
        return found

    return number
