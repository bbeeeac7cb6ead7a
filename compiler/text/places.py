"""The place of each entry and each wording, for the checks; it is not kept afterwards."""

from __future__ import annotations

from dataclasses import field

from ..frozen import frozen
from ..source.text import Span
from .phrasebook import Alternative


@frozen
class Places:
    entries: dict[str, Span] = field(default_factory=dict[str, Span])
    wordings: dict[tuple[str, str], list[tuple[Alternative, Span]]] = field(
        default_factory=dict[tuple[str, str], list[tuple[Alternative, Span]]]
    )
    """By phrase and form; only wordings that could be read."""
    broken: set[str] = field(default_factory=set[str])
    """Phrases whose printed wording could not be read; nothing is compared with them."""
