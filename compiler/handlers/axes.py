"""Tests of directions that are the same for a direction and its opposite: only one of the two is tested.

some direction where (1 + reach of it + reach of (opposite of it)) is at least 4      for it in EACH_AXIS: ...
"""

from __future__ import annotations

from ..plan import expressions as x
from ..plan.mirrored import mirrored
from .context import Place, constant
from .tree import Code, call, raw


def axes(exists: x.Exists, test: x.Expr, place: Place) -> Code | None:
    """One direction of each opposite pair, where the other would give the same result."""
    if exists.source != x.AllOf(exists.source.type, "direction") or not mirrored(test, exists.it):
        return None
    return raw(constant(place.module, "axes", "each-axis", call("rules.axes")))
