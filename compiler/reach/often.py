"""How often something can happen at most: how often a phase begins in a game, how many copies are made, how often cards
are made ready within a round.

repeat 3 times:
  phase round: ...        three rounds, if nothing else begins one
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from math import inf

from ..frozen import frozen
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Listener, Plan, Routine
from ..plan.transform import steps_of
from ..verbs import VERBS
from ..verbs import verb as v

Wanted = Callable[[s.Step], float]
"""How much of it a line does by itself, each time it runs."""


@frozen
class Count:
    plan: Plan
    wanted: Wanted
    doing: frozenset[str]
    """The routines that do it, or call a routine that does."""
    each: bool = False
    """Whether it is counted for one thing: a loop over things reaches each thing once."""
    known: dict[str, float] = field(default_factory=dict[str, float], compare=False)


@frozen
class Index:
    """What is collected once for all questions."""

    plan: Plan
    callers: dict[str, list[str]]
    lines: list[tuple[str, s.Step]]
    """The lines that make copies, make things ready or begin phases, and their routines."""
    known: dict[tuple[str, str], float]
    """How often one phase begins in another."""


def index_of(plan: Plan) -> Index:
    found = Index(plan, {}, [], {})
    telling = {name for name, verb in VERBS.items() if any(isinstance(one, v.Make | v.Turn) for one in verb.does)}
    for id, routine in plan.routines.items():
        for step in steps_of(routine.block):
            if isinstance(step, s.Phase) or (isinstance(step, s.Do) and step.verb in telling):
                found.lines.append((id, step))
            for other in _called(step, plan) if isinstance(step, CALLS) else ():
                found.callers.setdefault(other.id, []).append(id)
    return found


CALLS = (s.Call, s.Secretly, s.Follow)


def _count(index: Index, wanted: Wanted, each: bool = False) -> Count:
    waiting = [id for id, step in index.lines if wanted(step)]
    doing: set[str] = set()
    while waiting:
        id = waiting.pop()
        if id not in doing:
            doing.add(id)
            waiting += index.callers.get(id, ())
    return Count(index.plan, wanted, frozenset(doing), each)


def in_a_game(index: Index, wanted: Wanted, each: bool = False) -> float:
    count = _count(index, wanted, each)
    play = index.plan.routines.get("play")
    return inf if play is None else _of_routine(play, count) + _of_abilities(GAME, index, count)


def in_a_phase(phase: str, index: Index, wanted: Wanted, each: bool = False) -> float:
    """The most that can happen in one phase of this name."""
    if phase == GAME:
        return in_a_game(index, wanted, each)
    count = _count(index, wanted, each)
    blocks = [step.block for _, step in index.lines if isinstance(step, s.Phase) and step.name == phase]
    most = max((_of_block(block, count) for block in blocks), default=0)
    return most + _of_abilities(phase, index, count)


GAME = "game"
"""The phase that lasts for the whole game."""


def _of_abilities(phase: str, index: Index, count: Count) -> float:
    """What abilities add meanwhile. The number is known only for abilities that hear a phase."""
    plan = index.plan
    if any(one.routine in count.doing for one in plan.free):
        return inf
    most = 0.0
    for one in plan.listeners:
        if one.id in count.doing:
            most += _heard(one, phase, index) * _of_routine(plan.routines[one.id], count)
    return most


def _heard(one: Listener, phase: str, index: Index) -> float:
    """How often an ability is triggered in a phase."""
    other, _, how = one.event.rpartition(" ")
    if other not in index.plan.phases or how not in ("begins", "ends") or not _alone(one.of, index.plan):
        return inf
    if other == phase:
        return 0 if (one.moment, how) in (("before", "begins"), ("after", "ends")) else 1
    key = other, phase
    if key not in index.known:
        # While it is computed, it counts as unlimited: a phase may lead to itself.
        index.known[key] = inf
        index.known[key] = in_a_phase(phase, index, lambda step: isinstance(step, s.Phase) and step.name == other)
    return index.known[key]


def _alone(of: str, plan: Plan) -> bool:
    """Whether the ability belongs to no card, or to a card of which there is only one."""
    element = plan.elements.get(of)
    return not of or (element is not None and not element.copied and not element.copyable)


def _of_routine(routine: Routine, count: Count) -> float:
    if routine.id not in count.doing:
        return 0
    if routine.id not in count.known:
        # A rule that calls itself has no bound.
        count.known[routine.id] = inf
        count.known[routine.id] = _of_block(routine.block, count)
    return count.known[routine.id]


def _called(step: object, plan: Plan) -> list[Routine]:
    match step:
        case s.Call(rule=rule):
            return [plan.routines[rule]]
        case s.Secretly(part=part):
            return [plan.routines[part]]
        case s.Follow():
            return [plan.routines[one] for one in dict.fromkeys(plan.lines.values())]
        case _:
            return []


def _of_block(block: s.Block, count: Count) -> float:
    return sum(_of_step(step, count) for step in block)


def _of_step(step: s.Step, count: Count) -> float:
    own = count.wanted(step)
    match step:
        case s.If(then=then, otherwise=otherwise):
            return own + max(_of_block(then, count), _of_block(otherwise, count))
        case s.Ask(ways=ways):
            return own + max((_of_block(way.block or (), count) for way in ways), default=0)
        case s.For(var=var, block=block, over=over) if count.each:
            mine = tuple(one for one in block if isinstance(one, s.Do) and _done_to(one, var))
            rest = tuple(one for one in block if one not in mine)
            return own + _of_block(mine, count) + _times(_of_block(rest, count), lambda: _size(over, count.plan))
        case s.For(block=block, over=over):
            return own + _times(_of_block(block, count), lambda: _size(over, count.plan))
        case s.Repeat(block=block, times=times):
            return own + _times(_of_block(block, count), lambda: _high(times))
        case s.Until(block=block):
            return own + _times(_of_block(block, count), lambda: inf)
        case s.Alone(block=block) | s.Phase(block=block) | s.Together(block=block) | s.Instead(block=block):
            return own + _of_block(block, count)
        case s.Call() | s.Follow():
            return own + max((_of_routine(one, count) for one in _called(step, count.plan)), default=0)
        case s.Secretly():
            inside = max(_of_routine(one, count) for one in _called(step, count.plan))
            return own + inside * count.plan.players[1]
        case _:
            return own


def _times(each: float, many: Callable[[], float]) -> float:
    return each * many() if each else 0


def _size(over: x.Expr, plan: Plan) -> float:
    """The largest possible number of members."""
    match over:
        case x.Filter(source=source):
            return _size(source, plan)
        case x.AllOf(sort=sort):
            those = [one for one in plan.elements.values() if sort in one.sorts]
            return inf if any(one.copied or one.copyable for one in those) else len(those)
        case _:
            return plan.players[1] if over.type == "set player" else inf


def _high(times: x.Expr) -> float:
    return max(times.value, 0) if isinstance(times, x.Const) else inf


# ---- questions


def begun(phase: str, index: Index) -> float:
    """How often a phase begins in a game."""
    return in_a_game(index, lambda step: isinstance(step, s.Phase) and step.name == phase)


def copies(element: str, index: Index) -> float:
    """How many copies of an element are made at most."""

    def made(step: s.Step) -> bool:
        if not isinstance(step, s.Do) or not any(isinstance(one, v.Make) for one in VERBS[step.verb].does):
            return False
        what = dict(step.args).get("what")
        return not isinstance(what, x.Thing) or what.id == element

    return in_a_game(index, made)


def readied(phase: str, index: Index) -> float:
    """How often one card is made ready in a phase. A loop over cards reaches each of them once."""
    return in_a_phase(phase, index, lambda step: isinstance(step, s.Do) and _readies(step), each=True)


def _done_to(step: s.Do, var: str) -> bool:
    return any(isinstance(arg, x.Var) and arg.name == var for _, arg in step.args)


def _readies(step: s.Do) -> bool:
    return any(isinstance(one, v.Turn) and not one.exhausted for one in VERBS[step.verb].does)
