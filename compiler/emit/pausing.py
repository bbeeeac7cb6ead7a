"""Which steps may pause their rule: those that ask somebody or hand over to another rule."""

from __future__ import annotations

from rulewright.runtime.verbs.asking import HANDS_OVER

from ..meaning import model as m
from .picks import lifted


def hands_over(act: m.Act) -> bool:
    """Whether an act is another rule, or a question of its own: what follows it waits."""
    return act.own or act.verb in HANDS_OVER or (act.verb in ("gain", "lose") and _open(dict(act.args).get("what")))


def _open(goods: m.Expr | None) -> bool:
    """Whether goods may leave open which they are: one or the other, or whatever is printed somewhere."""
    if isinstance(goods, m.Both):
        return any(map(_open, goods.items))
    if isinstance(goods, m.Value) and goods.name in ("less", "times"):
        return _open(goods.args[0])
    return isinstance(goods, m.OneOf | m.Trait | m.Look | m.Var | m.Value)


def asks(step: m.Step | None) -> bool:
    """Whether a step may pause its rule."""
    if isinstance(step, m.Act):
        return hands_over(step) or any(lifted(arg, "_")[1] for _, arg in step.args)
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
