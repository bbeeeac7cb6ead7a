"""The edit that replaces a stretch of a card's text in its file."""

from __future__ import annotations

import json

from ..diagnostics.diagnostic import Fix
from .printed import Line


def fix(line: Line, said: str, start: int, end: int, text: str, sure: bool = True) -> tuple[Fix, ...]:
    """None if the words cannot be written there, or markup inside the stretch would be lost."""
    quoted = _quoted(text, line.quoting)
    if quoted is None or not line.places or (not line.quoting and _is_cut(line, start, end)):
        return ()
    return (Fix(said, line.at(start, end), quoted, sure),)


def _is_cut(line: Line, start: int, end: int) -> bool:
    places = line.places[start:end]
    return bool(places) and places[-1] - places[0] != len(places) - 1


def _quoted(text: str, quoting: str) -> str | None:
    if quoting == "json":
        return json.dumps(text, ensure_ascii=False)[1:-1]
    if quoting == "csv":
        return text.replace('"', '""')
    if quoting.startswith("cell"):
        return None if quoting[-1] in text or '"' in text or "\n" in text else text
    return text
