"""What the view looks up: the model, and the phrases that are there to say it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ...meaning.model import Expr, Model, Number
from ...source.text import Span
from ..phrasebook import Phrase, Phrases
from .unsaid import Unsayable


@dataclass(frozen=True, slots=True)
class Scope:
    model: Model
    phrases: Phrases
    at: Span
    """The line that is being told."""
    heard: str = ""
    """The good whose gain is heard: more of it is an extra one."""


def phrase(scope: Scope, id: str) -> Phrase:
    found = scope.phrases.phrases.get(id)
    if found is None:
        raise Unsayable("phrase", id, at=scope.at)
    return found


def kinds_of(model: Model, kind: str) -> Iterator[str]:
    """A kind and those it is a kind of, the nearest first."""
    while kind in model.kinds:
        yield kind
        kind = model.kinds[kind].base


def said_of(scope: Scope, category: str, kind: str, facts: Collection[str], whole: bool) -> Phrase | None:
    """The phrase of a kind that tells most of some facts, and nothing else; `whole`: it must tell them all.

    `text-field`, `text-field-owner`: the ids of a kind's phrases begin with its name, and their fields are the facts.
    """
    best: Phrase | None = None
    for id, one in scope.phrases.phrases.items():
        if id == f"{category}-{kind}" or id.startswith(f"{category}-{kind}-"):
            told = {name for name, _ in one.fields}
            fits = told == set(facts) if whole else told <= set(facts)
            if fits and (best is None or len(told) > len(best.fields)):
                best = one
    return best


def plain_number(value: Expr, scope: Scope) -> int:
    """A number that stands there as such: a card does not say `as many as`, unless a phrase of its own does."""
    if isinstance(value, Number) and value.value >= 0:
        return value.value
    raise Unsayable("value", type(value).__name__.lower(), at=scope.at)
