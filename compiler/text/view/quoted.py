"""The lines of rules that a scenario quotes: an option by the act it offers, a reason by the condition that fails.

choosing "pay 1 coin"                                     the act of that line
then not offered a1 because "landing of it"               the part of a `where` that is written so
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...meaning.model import Act, All, Either, Expr, Model, Noun, Rule, Step
from ...meaning.parts import parts

Test = tuple[Expr, Noun, Rule | None]
"""A condition, the noun that it narrows, and its rule."""


class _Book:
    """Everything in a model that can be quoted, by its words."""

    def __init__(self, model: Model) -> None:
        self.acts: dict[str, Act] = {}
        self.tests: dict[str, Test] = {}
        self.lines: dict[str, tuple[Step, Rule | None]] = {}
        for rule in (None, *model.rules.values()):
            within = rule if rule is not None else (model.hooks, model.elements)
            for part in parts(within):
                if isinstance(part, Either):
                    self.acts |= {written(act): act for act in part.acts if isinstance(act, Act)}
                if isinstance(part, Noun) and part.where is not None:
                    self.tests |= {words: (test, part, rule) for words, test in _tests(part)}
                if isinstance(part, Act) and rule is not None:
                    self.lines.setdefault(written(part), (part, rule))


def _tests(noun: Noun) -> Iterator[tuple[str, Expr]]:
    found = noun.where.items if isinstance(noun.where, All) else (noun.where,)
    if len(found) == len(noun.words):
        yield from ((words, test) for words, test in zip(noun.words, found, strict=True) if test is not None)


def written(step: Step) -> str:
    return " ".join(step.at.source.text[step.at.start : step.at.end].split())


class _Same:
    """A model as a key, compared by identity."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def __hash__(self) -> int:
        return id(self.model)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.model is self.model


@lru_cache(maxsize=4)
def _book(same: _Same) -> _Book:
    return _Book(same.model)


def _of(model: Model) -> _Book:
    return _book(_Same(model))


def quotable(model: Model) -> tuple[object, ...]:
    """Everything that can be quoted: while this is the same, a quotation has the same meaning."""
    found = _of(model)
    return found.acts, found.tests, found.lines


def quoted_act(text: str, model: Model) -> Act | None:
    """The act of a line that is one of several options."""
    return _of(model).acts.get(" ".join(text.split()))


def quoted_test(text: str, model: Model) -> Test | None:
    return _of(model).tests.get(" ".join(text.split()))


def quoted_line(text: str, model: Model) -> tuple[Step, Rule | None] | None:
    return _of(model).lines.get(" ".join(text.split()))
