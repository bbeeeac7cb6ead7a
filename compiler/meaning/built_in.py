"""The built-in verb of an act or an event of the model: never that of a rule with the same name."""

from __future__ import annotations

from ..verbs import VERBS
from ..verbs.verb import Pay, Verb, steps
from . import model as m


def verb_named(name: str, model: m.Model) -> Verb | None:
    return None if name in model.rules else VERBS.get(name)


def verb_of(step: object) -> Verb | None:
    """The verb of an act; None of a rule, and of any other line."""
    return VERBS.get(step.verb) if isinstance(step, m.Act) and not step.own else None


def price_in(step: object) -> m.Expr | None:
    """What is to be paid."""
    verb = verb_of(step)
    args = dict(step.args) if isinstance(step, m.Act) else {}
    return next((args[one.price] for one in steps(verb, Pay) if one.price in args), None) if verb is not None else None
