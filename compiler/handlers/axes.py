"""Tests of directions that say the same of each and of its opposite: one of the two is asked.

some direction where (1 + reach of it + reach of (opposite of it)) is at least 4      for it in EACH_AXIS: ...
"""

from __future__ import annotations

from ..plan import expressions as x
from ..plan.mirrored import mirrored
from .context import Place, constant
from .tree import Code, call, raw


def axes(exists: x.Exists, test: x.Expr, place: Place) -> Code | None:
    """One direction of each two that are opposite, where the other could tell nothing new."""
    if exists.source != x.AllOf(exists.source.type, "direction") or not mirrored(test, exists.it):
        return None
    return raw(constant(place.module, "axes", "each-axis", call("rules.axes")))
