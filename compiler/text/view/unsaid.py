"""What has no sentence yet: a construct without a phrase, or one whose phrase leaves something out."""

from __future__ import annotations

from ...frozen import frozen
from ...source.text import Span
from ..phrasebook import Missing


@frozen
class Unsaid:
    missing: Missing
    """`step`, `value`, `law`, `role`, `seat`: the construct without words; or what the phrase or form lacks."""
    at: Span | None = None


class Unsayable(Exception):
    """Raised inside the view only; it never leaves this room."""

    def __init__(self, what: str, id: str, form: str = "", at: Span | None = None) -> None:
        self.unsaid = Unsaid(Missing(what, id, form), at)
