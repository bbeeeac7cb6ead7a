"""A certificate played again, by one that trusts nothing in it: whether the ring really goes on for ever.

The table is laid anew, every answer is given and must be offered, three periods must change the same and nothing else.
What piles up must be counters that have no end on that side, and that nothing reads of all that was done meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ..plan.plan import Plan
from ..plan.reads import slots_read
from .certificate import Answer, Certificate
from .replay import Stuck, Table, alike, seen_now, step, table_of

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

PERIODS = 3
LONGEST = 2_000
"""At most this many steps lie between two answers, or two uses."""


class _Refused(Exception):
    """The signal that something is not as the certificate says; it never leaves this file."""


def refusal(certificate: Certificate, rules: Rules, plan: Plan) -> str:
    """Why a certificate proves nothing; empty where it proves that the ring goes on for ever."""
    try:
        return _played(certificate, rules, plan)
    except _Refused as refused:
        return str(refused)
    except (Stuck, LookupError, ValueError, TypeError, RecursionError):
        return "the table cannot be laid as it says"


def _played(certificate: Certificate, rules: Rules, plan: Plan) -> str:
    if certificate.model != rules.hash:
        return "it is about other rules"
    if not certificate.fired:
        return "nothing happens in its period"
    if certificate.mandatory and certificate.stopped_by:
        return "it says that nobody can stop it, and who can"
    g = table_of(rules, certificate.start, certificate.entered)
    script = _Script((*certificate.lead, *(certificate.period * (PERIODS + 1))))
    marks: list[tuple[int, Table]] = []
    done: list[str] = []
    deepest = 0
    while len(marks) <= PERIODS:
        wanted = certificate.uses + len(certificate.fired) * len(marks)
        if not _on(g, script, done, wanted, stack := [len(g.stack)]):
            return "it comes to an end"
        if script.given != len(certificate.lead) + len(certificate.period) * len(marks):
            return "it asks at another time"
        if marks and tuple(done[marks[-1][0] :]) != certificate.fired:
            return "something else is used in a period"
        deepest = min(stack)
        if marks and deepest < len(marks[-1][1].stack) - 1:
            return "what waited below went on"
        marks.append((len(done), seen_now(g)))
    read = slots_read(plan, done[marks[0][0] :])
    for (_, one), (_, other) in pairwise(marks):
        delta = alike(one, other, rules, read)
        if delta is None:
            return "a period changes what something reads, or what has an end"
        if sorted(delta) != sorted(certificate.delta):
            return "a period changes something else"
    return ""


def _on(g: State, script: _Script, done: list[str], wanted: int, depths: list[int]) -> bool:
    """Continues until this many abilities have been used; says whether there were that many."""
    for _ in range(LONGEST):
        begun = step(g, script.answer(g))
        depths.append(len(g.stack))
        if begun is None:
            return False
        if begun:
            done.append(begun)
            if len(done) == wanted:
                return True
    return False


class _Script:
    """The answers, one after the other: each must be asked of that seat, and be offered among as many."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.answers, self.given = answers, 0

    def answer(self, g: State) -> Callable[[Sequence[int]], int]:
        def give(options: Sequence[int]) -> int:
            if self.given >= len(self.answers):
                raise _Refused("more is asked than it answers")
            wanted = self.answers[self.given]
            self.given += 1
            if wanted.seat != g.seat or wanted.many != len(options) or wanted.option not in options:
                raise _Refused("an answer is not offered")
            return wanted.option

        return give
