"""A game with the laws of some cards lifted."""

from __future__ import annotations

from rulewright.compiler.meaning.model import Model
from rulewright.compiler.replacing import replace


def unlimited(model: Model, ids: tuple[str, ...]) -> Model:
    """The same game, with cards that may and must be used as often as they are triggered."""
    changed = dict(model.elements)
    for id in ids:
        laws = replace(model.elements[id].laws, once="", exhausts=False, optional=False, open_until="", not_fresh="")
        changed[id] = replace(model.elements[id], laws=laws)
    return replace(model, elements=changed)
