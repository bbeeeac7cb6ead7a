"""A ring tried on the engine: from some table, with answers by some habit, until it comes round again.

A habit answers the same question in the same way each time, so a run that goes round can be told from two tables that
are alike but for what has piled up, where nothing reads that. Whatever is found is played again by the checker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from ..plan.lower import lower
from ..plan.reads import slots_read
from ..replacing import replace
from .axes import Told
from .certificate import Answer, Certificate, Start
from .checker import refusal
from .openings import entries, tables
from .replay import Stuck, Table, alike, seen_now, step, table_of
from .tangles import reachable

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

    from .world import World

STEPS = 400
"""So many steps of the engine are followed."""
HABITS = 6
"""So many ways to answer are tried."""
ROUNDS = 3
"""So many periods must be alike."""
BUDGET = 4_000
"""So many steps in all are spent on one ring."""


@dataclass(slots=True)
class Run:
    """What has been done and seen on the way."""

    habit: int
    answers: list[Answer] = field(default_factory=list[Answer])
    fired: list[str] = field(default_factory=list[str])
    marks: list[tuple[int, int, Table]] = field(default_factory=list["tuple[int, int, Table]"])
    """At each use of the first ability: how many answers and uses there were before, and the table."""


def prover(world: World) -> Callable[[Sequence[str], Sequence[str]], Certificate | None]:
    """What finds out whether a ring goes on for ever; the engine is made once, when it is first wanted."""
    made: list[tuple[Rules, World]] = []

    def prove(part: Sequence[str], ring: Sequence[str]) -> Certificate | None:
        from ..handlers.module import played

        if not made:
            # What is played knows what must be possible before it is offered.
            plan = lower(world.model)
            made.append((played(plan).rules, replace(world, plan=plan)))
        rules, whole = made[0]
        return _proved(rules, part, ring, whole)

    return prove


def _proved(rules: Rules, part: Sequence[str], ring: Sequence[str], world: World) -> Certificate | None:
    lines = {id: [Told(one, tuple(woken)) for one, woken in those] for id, those in world.woken().items()}
    nearby = reachable(part, lines)
    read = slots_read(world.plan, (world.nodes[id].routine for id in nearby))
    spent = 0
    more = (*part, *sorted(nearby - set(part)))
    for start in (
        *tables(part, ring, world, rules),
        *(tables(more, ring, world, rules) if len(more) > len(part) else ()),
    ):
        for entered in entries(ring, start, world, rules):
            for habit in range(HABITS):
                if spent > BUDGET:
                    return None
                found, steps, asked = _tried(rules, start, entered, habit, ring, world, read)
                spent += steps
                if found is not None:
                    return found
                if not asked:
                    break
    return None


def _tried(
    rules: Rules,
    start: Start,
    entered: tuple[str, tuple[int, ...]],
    habit: int,
    ring: Sequence[str],
    world: World,
    read: frozenset[str],
) -> tuple[Certificate | None, int, bool]:
    """One run: what it proves, how many steps it took, whether anything was asked."""
    try:
        g = table_of(rules, start, entered)
    except Stuck:
        return None, 1, False
    run = Run(habit)
    first = world.nodes[ring[0]].routine
    taken = 0
    try:
        while taken < STEPS:
            taken += 1
            begun = step(g, lambda options: _answer(g, options, run))
            if begun is None:
                break
            if begun:
                run.fired.append(begun)
            if begun == first:
                run.marks.append((len(run.answers), len(run.fired), seen_now(g)))
                found = _round(run, g, rules, read)
                if found is not None:
                    proof = _certificate(found, run, start, entered, rules)
                    if proof is not None and not refusal(proof, rules, world.plan):
                        return proof, taken, True
                    return None, taken, True
    except (RecursionError, ArithmeticError, LookupError, ValueError, TypeError, Stuck):
        return None, taken, bool(run.answers)
    return None, taken, bool(run.answers)


def _answer(g: State, options: Sequence[int], run: Run) -> int:
    """By habit: the same at the same place of the rules. The first habit is to go on."""
    from rulewright.runtime.asking import DONE

    open_ = [number for number, option in enumerate(options) if option != DONE] or list(range(len(options)))
    question = g.question
    place = question.number if question is not None else 0
    at = 0 if run.habit == 0 else (run.habit * (place * 7 + 3) + run.habit // 2) % len(open_)
    chosen = open_[at % len(open_)]
    run.answers.append(Answer(g.seat, options[chosen], len(options)))
    return options[chosen]


def _round(run: Run, g: State, rules: Rules, read: frozenset[str]) -> tuple[int, int] | None:
    """Where the last periods are that were alike: the marks between which one lies."""
    last = len(run.marks) - 1
    for length in range(1, last // ROUNDS + 1):
        places = [last - length * n for n in range(ROUNDS, -1, -1)]
        tables = [run.marks[at][2] for at in places]
        deltas = [alike(one, other, rules, read) for one, other in pairwise(tables)]
        if deltas[0] is None or any(delta != deltas[0] for delta in deltas):
            continue
        answers = [run.answers[run.marks[a][0] : run.marks[b][0]] for a, b in pairwise(places)]
        fired = [run.fired[run.marks[a][1] : run.marks[b][1]] for a, b in pairwise(places)]
        if all(one == answers[0] for one in answers) and all(one == fired[0] for one in fired):
            return places[0], places[1]
    return None


def _certificate(
    found: tuple[int, int],
    run: Run,
    start: Start,
    entered: tuple[str, tuple[int, ...]],
    rules: Rules,
) -> Certificate | None:
    one, other = (run.marks[at] for at in found)
    period = tuple(run.answers[one[0] : other[0]])
    fired = tuple(run.fired[one[1] : other[1]])
    delta = alike(one[2], other[2], rules, frozenset()) or ()
    if not fired:
        return None
    certificate = Certificate(
        rules.hash, start, entered, tuple(run.answers[: one[0]]), period, one[1], fired, delta, True
    )
    seats = tuple(sorted(set(_stoppers(certificate, rules))))
    return replace(certificate, mandatory=not seats, stopped_by=seats)


def _stoppers(certificate: Certificate, rules: Rules) -> Iterator[int]:
    """The seats that can answer otherwise in a period so that it does not go on."""
    for number, answer in enumerate(certificate.period):
        if answer.many < 2:
            continue
        for other in range(answer.many):
            if _stops(certificate, rules, number, other):
                yield answer.seat
                break


def _stops(certificate: Certificate, rules: Rules, number: int, other: int) -> bool:
    """Whether the run comes to an end where one answer of the period is another one."""
    g = table_of(rules, certificate.start, certificate.entered)
    given = [one.option for one in (*certificate.lead, *certificate.period)]
    at = 0
    turn = len(certificate.lead) + number

    def answer(options: Sequence[int]) -> int:
        nonlocal at
        at += 1
        if at - 1 < turn and given[at - 1] in options:
            return given[at - 1]
        if at - 1 == turn:
            return options[other % len(options)]
        period = certificate.period
        wanted = period[(at - 1 - len(certificate.lead)) % len(period)].option
        return wanted if wanted in options else options[0]

    try:
        for _ in range(STEPS):
            begun = step(g, answer)
            if begun is None:
                return True
    except (RecursionError, Stuck):
        return False
    return False
