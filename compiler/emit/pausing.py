"""Which steps may pause their rule: those that ask somebody or hand over to another rule."""

from __future__ import annotations

from rulewright.runtime.verbs.asking import HANDS_OVER

from ..meaning import model as m
from .picks import lifted


def asks(step: m.Step | None) -> bool:
    """Whether a step may pause its rule."""
    if isinstance(step, m.Act):
        return step.own or step.verb in HANDS_OVER or any(lifted(arg, "_")[1] for _, arg in step.args)
    if isinstance(step, m.Either | m.May | m.ChooseOne | m.Choose | m.Phase | m.Secretly | m.Until | m.Together):
        # What is done together is heard before the next line. What is repeated until something holds goes through the
        # engine, which sees when it never ends.
        return True
    if isinstance(step, m.Repeat) and not (isinstance(step.times, m.Number) and step.times.value <= 1000):
        return True
    if isinstance(step, m.If):
        return any(map(asks, step.then)) or any(map(asks, step.otherwise))
    block: m.Block = getattr(step, "block", None) or ()
    return any(map(asks, block))
