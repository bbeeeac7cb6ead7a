"""Dice that an ability hears: each die that is rolled is an event, with the face that it shows.

roll 2 d6 as shown        both are thrown, then one event for each
"""

from __future__ import annotations

from collections.abc import Iterator

from ..meaning import model as m
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .scope import Scope, bound, element_type

ROLLS = frozenset(name for name, verb in VERBS.items() if v.thrown(verb))


def rolls_heard(model: m.Model) -> bool:
    """Whether any ability hears a roll. Where none does, a roll is only a random number."""
    groups = [one.abilities for one in model.elements.values()] + [one.abilities for one in model.kinds.values()]
    abilities = (*(one for group in groups for one in group), *(hook.ability for hook in model.hooks))
    return any(one.event.verb in ROLLS for one in abilities)


def thrown(at: Span, var: x.Var, rolled: x.Rolled, scope: Scope) -> s.Block:
    """The dice are thrown and have their name; then each of them is heard."""
    if len(rolled.dice) < 2:
        die = x.Thing("thing die", rolled.dice[0][0]) if rolled.dice else rolled.die
        assert die is not None
        return (s.Let(at, var.name, rolled), *_told(at, var, die, rolled.single, scope))
    # Of several sorts of dice, each sort by itself: what shows a face is known then.
    parts: list[x.Var] = []
    steps: list[s.Step] = []
    for name, many in rolled.dice:
        _, part = bound(scope, f"{var.name}-{name}", rolled.type)
        parts.append(part)
        steps.append(s.Let(at, part.name, x.Rolled(rolled.type, ((name, many),), False)))
    steps.append(s.Let(at, var.name, x.BuiltIn(rolled.type, "joined", tuple(parts))))
    for part, (name, _) in zip(parts, rolled.dice, strict=True):
        steps += _told(at, part, x.Thing("thing die", name), False, scope)
    return tuple(steps)


def _told(at: Span, shown: x.Var, die: x.Expr, single: bool, scope: Scope) -> Iterator[s.Step]:
    verb = next(iter(ROLLS))
    if single:
        yield s.Do(at, verb, scope.you, (("what", die), ("as", shown)))
    else:
        _, face = bound(scope, "face", element_type(shown.type))
        yield s.For(at, face.name, shown, (s.Do(at, verb, scope.you, (("what", die), ("as", face))),), False)
