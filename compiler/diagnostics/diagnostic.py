"""What is wrong, where, why, and how to put it right: facts only, drawn elsewhere."""

from __future__ import annotations

from enum import Enum

from ..frozen import frozen
from ..source.text import Span


class Severity(Enum):
    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@frozen
class Label:
    """A stretch of source and what is to be seen there."""

    span: Span
    words: str
    main: bool = False


@frozen
class Fix:
    """A real edit: put `text` where `span` is."""

    words: str
    span: Span
    text: str
    sure: bool = True


@frozen
class Diagnostic:
    slug: str
    """Reads after *allow*: endless-chain, unknown-name."""
    headline: str
    """Lower case, no full stop, in the author's words."""
    labels: tuple[Label, ...] = ()
    """The main one first."""
    why: str = ""
    hint: str = ""
    fixes: tuple[Fix, ...] = ()
    severity: Severity = Severity.ERROR
