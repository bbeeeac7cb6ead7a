"""Steps without what they need."""

from __future__ import annotations

from ..replacing import replace
from . import expressions as x
from . import steps as s
from .transform import changed


def bare(block: s.Block) -> s.Block:
    """Steps without their needs, which are of no use while needs are worked out."""

    def strip(one: object) -> object:
        if isinstance(one, s.Choose | s.Pay):
            return replace(one, rest=x.NO_NEED)
        return replace(one, need=x.NO_NEED) if isinstance(one, s.Way) and one.block is not None else one

    return changed(block, strip, (x.NeedSteps,))
