"""Why something is not offered, in the author's words, by the same tests that decide it. Nothing is said that the seat
cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .declared import Free, Listener, Question, Routine
from .laws import why_unlawful
from .naming import pile_name
from .tracing import event_name

if TYPE_CHECKING:
    from .game import State
    from .sight import Sight


def reasons(g: State, thing: int) -> list[str]:
    """Why a thing is not an option of the current question: what it is not, or what the rule for which it would be
    chosen lacks."""
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
    """The rule for which the question chooses something."""
    number = g.rules.by_id.get(question.verb)
    return g.rules.routines[number] if number is not None else g.rules.procedures.get(question.verb)


def closed(g: State) -> list[str]:
    """The ways to go on that are not possible now."""
    question = g.question
    if question is None:
        return []
    return [id for n, id in enumerate(question.ways) if n not in g.options]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What prevents an ability: which law, and its details."""

    kind: str
    """place, nowhere, exhausted, used, fresh, condition, asleep, idle"""
    of: str = ""
    """The pile in which it works, the phase of its limit, or what it waits for."""
    now: str = ""
    """The pile in which it is."""


def obstacles(sight: Sight, thing: int) -> Iterator[Obstacle]:
    """For each ability of a thing that the seat can see, the first law that prevents it."""
    g = sight.g
    every: list[Listener | Free] = [*g.rules.heard_by, *g.rules.free_abilities]
    for one in every:
        if g.rules.numbers.get(one.of, -1) == g.of[thing] and (isinstance(one, Listener) or one.laws.works_in):
            yield _obstacle(g, one, thing, sight.seat)


def _obstacle(g: State, one: Listener | Free, thing: int, seat: int) -> Obstacle:
    rules, laws = g.rules, one.laws
    match why_unlawful(g, laws, one.id, thing, seat):
        case "works-in":
            here = g.at[thing]
            return Obstacle("place" if here >= 0 else "nowhere", laws.works_in, pile_name(g, here) if here >= 0 else "")
        case "exhausts":
            return Obstacle("exhausted")
        case "once":
            return Obstacle("used", rules.phases[laws.once])
        case "waits":
            return Obstacle("fresh", rules.phases[laws.waits])
        case "only-while":
            return Obstacle("condition")
        case _:
            if isinstance(one, Listener) and not any(offer[:2] == (one.id, thing) for offer in g.offers):
                return Obstacle("asleep", event_name(rules, one))
            return Obstacle("idle")


__all__ = ["Obstacle", "closed", "obstacles", "reasons", "rule_of"]
