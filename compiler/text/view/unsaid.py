"""What has no sentence yet: a construct that no phrase tells, or one whose phrase leaves out what it says."""

from __future__ import annotations

from ...frozen import frozen
from ...source.text import Span
from ..phrasebook import Missing


@frozen
class Unsaid:
    missing: Missing
    """`step`, `value`, `law`, `role`, `seat`: what cannot be told; or what phrase or form lacks."""
    at: Span | None = None


class Unsayable(Exception):
    """The view's own signal; it never leaves this room."""

    def __init__(self, what: str, id: str, form: str = "", at: Span | None = None) -> None:
        self.unsaid = Unsaid(Missing(what, id, form), at)
