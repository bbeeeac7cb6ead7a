"""Why something is not offered, in the author's words: the same tests by which it would be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .rules import Question, Routine

if TYPE_CHECKING:
    from .game import State


def reasons(g: State, thing: int) -> list[str]:
    """What keeps a thing from being an answer to what is asked now: what it is not, or what the rule it would be
    chosen for would need then."""
    question = g.question
    if question is None or not question.verb:
        return []
    rule = rule_of(g, question)
    if rule is None:
        return []
    f = g.stack[-1]
    known: dict[str, Any] = question.given(g, f) if question.given is not None else {}
    param = next((name for role, name, _ in rule.params if role == question.role), "")
    named = {**known, param: thing}
    found = [words for words, test in rule.fits.get(question.role, ()) if not test(g, g.seat, named, thing)]
    if found or any(name not in named for _, name, _ in rule.params) or rule.can is None:
        return found
    why: list[str] = []
    rule.can(g, g.seat, *(named[name] for _, name, _ in rule.params), why)
    return why


def rule_of(g: State, question: Question) -> Routine | None:
    """The rule for which something is chosen."""
    number = g.rules.by_id.get(question.verb)
    return g.rules.routines[number] if number is not None else g.rules.procedures.get(question.verb)
