"""Results of an earlier check that can be used again, and the keys by which the parts of a plan are compared."""

from __future__ import annotations

from typing import NamedTuple

from ..proofs import Proofs
from .digests import Digests
from .numbered import Numbered, numbered
from .plan import Plan

NEARLY_ALL = 0.9
"""Where so much was as it was before, what was kept then will do the next time, too."""


class Kept(NamedTuple):
    proofs: Proofs
    digests: Digests
    lines: Numbered


def kept_of(plan: Plan, proofs: Proofs) -> Kept | None:
    """Where no later check can use anything, none: to record it costs more than it brings."""
    return Kept(proofs, Digests(plan), numbered(plan)) if proofs.lasting else None
