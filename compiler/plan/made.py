"""What is collected while a model is lowered."""

from __future__ import annotations

from dataclasses import field

from ..frozen import slotted
from ..meaning import model as m
from . import expressions as x
from . import plan as p


@slotted
class Made:
    """What is collected while a model is lowered."""

    model: m.Model
    needs: bool = True
    """Whether it is recorded what must be possible before something is offered."""
    routines: dict[str, p.Routine] = field(default_factory=dict[str, p.Routine])
    listeners: list[p.Listener] = field(default_factory=list[p.Listener])
    prices: list[p.PriceAbility] = field(default_factory=list[p.PriceAbility])
    lines: dict[str, str] = field(default_factory=dict[str, str])
    free: list[p.Free] = field(default_factory=list[p.Free])
    counts_as: list[p.CountsAs] = field(default_factory=list[p.CountsAs])
    modifiers: list[p.Modifier] = field(default_factory=list[p.Modifier])
    scores: dict[str, x.Expr] = field(default_factory=dict[str, x.Expr])
