"""The needs in steps and expressions, filled in once they are computed."""

from __future__ import annotations

from typing import TypeVar

from ..replacing import replace
from . import expressions as x
from . import steps as s
from .in_vain import not_in_vain
from .looking import Looking
from .needed import all_of
from .needs import need_of
from .stripped import bare
from .transform import changed

P = TypeVar("P")
DEEPEST = 6
"""So deep a test may ask whether something is possible whose test asks that in turn."""


def filled(part: P, look: Looking) -> P:
    """Steps, expressions and needs with all that they need worked out."""
    return changed(part, lambda one: _filled(one, look, 0), (x.NeedSteps,))


def _filled(one: object, look: Looking, depth: int) -> object:
    if not isinstance(one, x.NeedSteps):
        return one
    if depth > DEEPEST:
        return x.NO_NEED
    block: s.Block = tuple(step for step in one.block if isinstance(step, s.Step))
    need = need_of(bare(block), one.seat, look)
    if one.offered:
        need = all_of((need, not_in_vain(bare(block), one.words, look)))
    if one.words and isinstance(need, x.NeedAll):
        need = replace(need, words=one.words)
    return changed(need, lambda part: _filled(part, look, depth + 1), (x.NeedSteps,))
