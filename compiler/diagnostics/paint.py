"""Colours for a terminal, by the role of a piece of text."""

from __future__ import annotations

from collections.abc import Callable

Paint = Callable[[str, str], str]
"""From the role of a text and the text to the text with its colours."""

STYLES = {
    "error": "1;31",
    "warning": "1;33",
    "note": "1;36",
    "other": "36",
    "gutter": "34",
    "headline": "1",
}


def painter(colour: bool) -> Paint:
    return _coloured if colour else _bare


def _coloured(role: str, text: str) -> str:
    return f"\x1b[{STYLES[role]}m{text}\x1b[0m" if text else ""


def _bare(role: str, text: str) -> str:
    return text
