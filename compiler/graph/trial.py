"""A loop tried on the engine: from some state, with the same answers each time, until the state comes again.

A habit answers the same question in the same way each time. A run that repeats is recognised by two states that are
equal except for what has accumulated and nothing reads. The checker replays every result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from itertools import pairwise
from typing import TYPE_CHECKING

from ..frozen import slotted
from ..meaning.export import hash_of as hash_of_model
from ..plan.lower import lower
from ..plan.plan import Plan
from ..plan.unread import unread_of
from ..replacing import replace
from .axes import Told
from .certificate import Answer, Certificate, Start
from .checker import Script, refusal, stoppers, used
from .comparing import changes, hash_of, state_of
from .dice import with_dice
from .openings import entries, tables
from .replay import Table, difference, seen_now
from .table import Stuck, step, table_of
from .tangles import reachable

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

    from .world import World

STEPS = 400
"""At most this many steps of the engine are followed."""
HABITS = 6
"""At most this many ways to answer are tried."""
TRIES = 3
"""At most this many certificates of one run may be refused for each length of a period."""
LENGTHS = 6
"""At most this many lengths are tried after refusals."""
CARDS = 60
"""At most this many cards are added to those of a loop."""
ROUNDS = 3
"""At most this many periods must be equal."""
BUDGET = 4_000
"""At most this many steps in all are spent on one ring."""


Entered = tuple[str, tuple[int, ...]]
Mark = tuple[int, int, Table]
"""The state at a use of the first ability, with the numbers of answers and uses before."""


@slotted
class Run:
    """What has been done and seen in a run."""

    start: Start
    entered: Entered
    habit: int
    answers: list[Answer] = field(default_factory=list[Answer])
    fired: list[str] = field(default_factory=list[str])
    marks: list[Mark] = field(default_factory=list["Mark"])
    refused: dict[int, int] = field(default_factory=dict[int, int])
    """By length: periods that begin at an earlier mark are not tried again."""
    tries: dict[int, int] = field(default_factory=dict[int, int])


def prover(world: World) -> Callable[[Sequence[str], Sequence[str]], Certificate | None]:
    """A function that finds out whether a loop is endless; the engine is made once, when it is first needed."""
    made: list[tuple[Rules, World]] = []

    def prove(part: Sequence[str], ring: Sequence[str]) -> Certificate | None:
        from ..handlers.played import played

        if not made:
            # To be played, a plan needs what must be possible before something is offered.
            plan = lower(world.model)
            made.append((played(plan, hash_of_model(world.model)).rules, replace(world, plan=plan)))
        rules, whole = made[0]
        return _proved(rules, part, ring, whole)

    return prove


def _proved(rules: Rules, part: Sequence[str], ring: Sequence[str], world: World) -> Certificate | None:
    lines = {id: [Told(one, tuple(triggered)) for one, triggered in those] for id, those in world.triggered().items()}
    nearby = reachable(part, lines)
    spent = 0
    more = (*part, *sorted(nearby - set(part)))
    circles = dict.fromkeys(cards for cards in (tuple(ring), tuple(part), more) if len(cards) <= CARDS or cards == ring)
    for start in (one for cards in circles for one in tables(cards, ring, world, rules)):
        for entered in entries(ring, start, world, rules):
            for habit in range(HABITS):
                if spent > BUDGET:
                    return None
                found, steps, asked = _tried(rules, start, entered, habit, ring, world)
                spent += steps
                if found is not None:
                    return found
                if not asked:
                    break
    return None


def _tried(
    rules: Rules, start: Start, entered: Entered, habit: int, ring: Sequence[str], world: World
) -> tuple[Certificate | None, int, bool]:
    """One run: what it proves, how many steps it took, whether there were questions."""
    from rulewright.runtime.faults import Fault

    run = Run(start, entered, habit)
    first = world.nodes[ring[0]].routine
    taken = 0
    try:
        g = table_of(rules, start, entered)
        with_dice(g)
        while taken < STEPS:
            taken += 1
            begun = step(g, lambda options: _answer(g, options, run))
            if begun is None:
                break
            if begun:
                run.fired.append(begun)
            if begun == first:
                run.marks.append((len(run.answers), len(run.fired), seen_now(g)))
                proof = _round(run, rules, world)
                if proof is not None:
                    return proof, taken, True
    except (Fault, RecursionError, ArithmeticError, LookupError, ValueError, TypeError, Stuck):
        pass
    return None, taken, bool(run.answers)


def _answer(g: State, options: Sequence[int], run: Run) -> int:
    """The answer of a habit: the same at the same place of the rules. The first habit goes on."""
    from rulewright.runtime.several import DONE

    open_ = [number for number, option in enumerate(options) if option != DONE] or list(range(len(options)))
    question = g.question
    place = question.number if question is not None else 0
    at = 0 if run.habit == 0 else (run.habit * (place * 7 + 3) + run.habit // 2) % len(open_)
    chosen = open_[at % len(open_)]
    run.answers.append(Answer(g.seat, options[chosen], len(options)))
    return options[chosen]


def _round(run: Run, rules: Rules, world: World) -> Certificate | None:
    """The certificate, where the last periods were equal and this proves that they always will be."""
    last = len(run.marks) - 1 if len(run.tries) < LENGTHS else 0
    for length in range(1, last // ROUNDS + 1):
        places = [last - length * n for n in range(ROUNDS, -1, -1)]
        if places[0] < run.refused.get(length, 0) or run.tries.get(length, 0) >= TRIES:
            continue
        found = [difference(run.marks[one][2], run.marks[other][2]) for one, other in pairwise(places)]
        if found[0] is None or any(one != found[0] for one in found):
            continue
        answers = [run.answers[run.marks[a][0] : run.marks[b][0]] for a, b in pairwise(places)]
        fired = [run.fired[run.marks[a][1] : run.marks[b][1]] for a, b in pairwise(places)]
        if any(one != answers[0] for one in answers) or any(one != fired[0] for one in fired):
            continue
        proof = _certificate(run, run.marks[places[0]], tuple(answers[0]), tuple(fired[0]), rules, world.plan)
        if proof is not None and not refusal(proof, rules, world.plan):
            return proof
        # A counter may first have to pass the value that it is compared with: this is tried again later.
        run.refused[length] = places[0] * 2 + 1
        run.tries[length] = run.tries.get(length, 0) + 1
    return None


def _certificate(
    run: Run, mark: Mark, period: tuple[Answer, ...], fired: tuple[str, ...], rules: Rules, plan: Plan
) -> Certificate | None:
    """The result of the run, with the state in which a period begins and its changes, from a second run."""
    lead = tuple(run.answers[: mark[0]])
    g = table_of(rules, run.start, run.entered)
    with_dice(g)
    script = Script((*lead, *period))
    if used(g, script, mark[1]) is None:
        return None
    before = state_of(g)
    if used(g, script, len(fired)) is None:
        return None
    delta = changes(before, state_of(g), unread_of(plan, fired))
    if delta is None:
        return None
    found = Certificate(rules.hash, run.start, run.entered, lead, period, mark[1], hash_of(before), fired, tuple(delta))
    return replace(found, stopped_by=stoppers(found, rules))
