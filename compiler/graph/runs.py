"""Runs that use many abilities: a table with all of them, and at each question the answer that leads to the most that
have not been used yet."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from ..frozen import frozen
from ..replacing import replace
from .certificate import Start
from .openings import begun_with, tables
from .table import Stuck, laid_out, settle, step, table_of, with_room
from .turns import Action
from .world import World

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

Entered = tuple[str, tuple[int, ...]]

STEPS, AHEAD = 400, 40
"""At most this many steps are taken in all, and so many to see what an answer leads to."""
LOOKED = 4
"""Of so many answers it is looked at what they lead to."""
TABLES, HABITS = 2, 2
CARDS = 60
"""At most this many cards are laid out for an action."""


OPENING = 4_000
"""Within so many steps a turn begins."""


@frozen
class Run:
    """A table, what was done on it, what was answered, and the abilities that it led to, in their order."""

    start: Start
    entered: Entered
    answers: tuple[int, ...]
    fired: tuple[str, ...]
    opening: tuple[int, ...] = ()
    """What was answered in a game from its beginning until the turn began, where the table was laid out then."""


def runs(action: Action, cards: Sequence[str], world: World, rules: Rules) -> Iterator[Run]:
    """Some, each from another table, with another beginning, or with other habits where answers are as good."""
    laid = cards[:CARDS]
    names = {world.abilities[id].routine: id for id in cards}
    part = (action.enters, *action.calls, *laid)
    for start in islice(tables(part, (action.enters, *laid), world, rules), TABLES):
        phases = tuple(dict.fromkeys((*start.phases, *action.phases)))
        own = action.phases[-1:]
        begun = with_room(replace(start, phases=(*(one for one in phases if one not in own), *own)), rules)
        for habit in range(HABITS):
            if action.turn and "play" in rules.by_id:
                tried = _in_play(action, begun, habit, names, world, rules)
                yield from (tried,) if tried is not None else ()
                continue
            for entered in begun_with(world.nodes[action.enters], world, rules):
                tried = _on_a_table(action, begun, entered, habit, names, rules)
                yield from (tried,) if tried is not None else ()


def _on_a_table(
    action: Action, start: Start, entered: Entered, habit: int, names: Mapping[str, str], rules: Rules
) -> Run | None:
    try:
        g = table_of(rules, start, entered)
    except FAULTS:
        return None
    answers, fired = _played(g, action.ends, habit, names)
    return Run(start, entered, answers, fired) if fired else None


def _in_play(
    action: Action, start: Start, habit: int, names: Mapping[str, str], world: World, rules: Rules
) -> Run | None:
    """In a game that has come to such a turn, with the cards laid out there."""
    cards = {world.abilities[id].element for id in names.values()}
    start = replace(start, laid=tuple(one for one in start.laid if one[0] in cards), phases=())
    dice = random.Random(habit)
    opening: list[int] = []

    def answer(options: Sequence[int]) -> int:
        opening.append(dice.choice(options))
        return opening[-1]

    try:
        g = _opened(action, start, answer, rules)
    except FAULTS:
        return None
    if g is None:
        return None
    answers, fired = _played(g, action.name, habit, names)
    return Run(start, ("play", (0,)), answers, fired, tuple(opening)) if fired else None


def _opened(action: Action, start: Start, answer: Callable[[Sequence[int]], int], rules: Rules) -> State | None:
    """A game played until a turn begins; what a table says is laid out then."""
    from rulewright.runtime.game import State

    g = State(rules, start.seats, 0)
    turn = rules.phases.index(action.name)
    for _ in range(OPENING):
        asked = g.asking() if g.worlds is not None else []
        if asked:
            # Several seats choose in secret.
            g.apply(answer(asked[0].options), asked[0].seat)
        elif step(g, answer) is None:
            return None
        if turn in g.phases:
            waiting = g.raised
            laid_out(g, start)
            settle(g)
            g.raised = waiting
            return g
    return None


def _played(g: State, ends: str, habit: int, names: Mapping[str, str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """On from here, at most until a phase ends: what is answered, and what is used."""
    dice = random.Random(habit)
    fired: list[str] = []
    answers: list[int] = []

    def answer(options: Sequence[int]) -> int:
        chosen = _best(g, options, set(fired), names, dice) if g.seat >= 0 and g.question is not None else options[0]
        answers.append(chosen)
        return chosen

    phase = g.rules.phases.index(ends) if ends else -1
    within = phase in g.phases
    try:
        for _ in range(STEPS):
            used = step(g, answer)
            if used is None or (within and phase not in g.phases):
                break
            within |= phase in g.phases
            fired += [names[used]] if used in names else []
    except FAULTS:
        # What came before could be done.
        pass
    return tuple(answers), tuple(fired)


def again(run: Run, action: Action, cards: Sequence[str], world: World, rules: Rules) -> tuple[str, ...]:
    """What a run uses when it is done once more with its answers."""
    names = {world.abilities[id].routine: id for id in cards}
    opening, left = list(run.opening), list(run.answers)
    found: list[str] = []
    if run.opening:
        g = _opened(action, run.start, lambda options: opening.pop(0), rules)
        assert g is not None
    else:
        g = table_of(rules, run.start, run.entered)
    while len(found) < len(run.fired) and (used := step(g, lambda options: left.pop(0))) is not None:
        found += [names[used]] if used in names else []
    return tuple(found)


def _best(g: State, options: Sequence[int], used: set[str], names: Mapping[str, str], dice: random.Random) -> int:
    """The answer that leads to the most abilities soon; to go on rather than not."""
    from rulewright.runtime.asking import DONE

    open_ = [option for option in options if option != DONE] or list(options)
    if len(open_) == 1 and len(options) == 1:
        return open_[0]
    tried = dice.sample(open_, min(LOOKED, len(open_)))
    led = {option: _led_to(g, option, used, names, dice) for option in tried}
    most = max(led.values())
    return next(option for option in tried if led[option] == most)


def _led_to(g: State, option: int, used: set[str], names: Mapping[str, str], dice: random.Random) -> int:
    """How many more are used soon after an answer, whatever is answered then."""
    from rulewright.runtime.asking import DONE

    other, found, first = g.clone(), set[str](), [option]

    def answer(options: Sequence[int]) -> int:
        return first.pop() if first else dice.choice([one for one in options if one != DONE] or options)

    try:
        for _ in range(AHEAD):
            begun = step(other, answer)
            if begun is None:
                break
            if begun in names and names[begun] not in used:
                found.add(names[begun])
    except FAULTS:
        pass
    return len(found)


def _faults() -> tuple[type[Exception], ...]:
    from rulewright.runtime.faults import Fault

    return (Stuck, Fault, ArithmeticError, LookupError, RecursionError, TypeError, ValueError)


FAULTS = _faults()
"""What a table that nobody would come to in play may lead to."""
