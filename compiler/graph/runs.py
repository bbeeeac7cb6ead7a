"""Runs that use many abilities: a table with all of them, or a moment of a game in which they are laid out, and at each
question the answer that leads to the most that have not been used yet."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import TYPE_CHECKING

from ..frozen import frozen
from ..replacing import replace
from .certificate import Start
from .moments import Begun, Moment, Moments, advance, come_to
from .openings import begun_with, tables
from .table import FAULTS, laid_out, settle, step, table_of, with_room
from .turns import Action
from .world import World

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

Entered = tuple[str, tuple[int, ...]]
Aim = Callable[[Sequence[str]], int]
"""How good it is that just these abilities have been used, in this order."""

STEPS, AHEAD = 400, 40
"""At most this many steps in all, and this many to see what an answer leads to."""
LOOKED = 4
"""For this many answers their effects are examined."""
TABLES, HABITS = 2, 2
IN_PLAY = (3, 12)
"""How much there is of everything in a moment of a game, besides what there is then."""
CARDS = 60
"""At most this many cards are laid out for an action."""
TIMES = 4
"""So often it is tried at random with each moment, each table and each beginning."""
SOON = 150
"""So many steps are taken at random from a moment, to see which moments are worth a closer look."""
CLOSER = 3
"""This many moments are kept: those that led to the most abilities, and as many with the longest chains."""

OPENING = 4_000
"""A turn begins within this many steps."""


@frozen
class Run:
    """A table, what was done on it, what was answered, and the abilities that it led to, in their order."""

    start: Start
    entered: Entered
    answers: tuple[int, ...]
    fired: tuple[str, ...]
    opening: tuple[int, ...] = ()
    """What was answered in a game from its beginning until the turn began, where the table was laid out then."""
    begun: Begun | None = None
    """The game in which the table was laid out when a rule began."""


def many(used: Sequence[str]) -> int:
    """As many different abilities as possible."""
    return len(set(used))


def runs(action: Action, cards: Sequence[str], world: World, rules: Rules, furthest: Aim) -> Iterator[Run]:
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
                for aim in (many, furthest):
                    tried = _in_play(action, begun, habit, names, world, rules, aim)
                    yield from (tried,) if tried is not None else ()
                continue
            for entered in begun_with(world.nodes[action.enters], world, rules):
                tried = _on_a_table(action, begun, entered, habit, names, rules)
                yield from (tried,) if tried is not None else ()


def in_moments(
    action: Action,
    cards: Sequence[str],
    world: World,
    rules: Rules,
    moments: Moments,
    furthest: Aim,
) -> Iterator[Run]:
    """The same from moments of games: at random from each, and then with care from those that led furthest."""
    laid = cards[:CARDS]
    names = {world.abilities[id].routine: id for id in cards}
    used = {world.abilities[id].element for id in cards}
    part = (action.enters, *action.calls, *laid)
    tried: list[tuple[Run, Moment]] = []
    dice = random.Random(0)
    layouts: list[Start] = []
    for amount in (None, *IN_PLAY):
        start = next(tables(laid, laid, world, rules, (amount or 0,)))
        slots = () if amount is None else start.slots
        layouts.append(replace(start, slots=slots, laid=tuple(one for one in start.laid if one[0] in used), phases=()))
    needed = frozenset(next(tables(part, laid, world, rules)).phases)
    for moment in moments.of(action.enters, action.calls, needed):
        own = moment.entered[0] == action.enters
        entries = [moment.entered] if own else begun_with(world.nodes[action.enters], world, rules)
        for entered, start, _ in product(list(entries), layouts, range(TIMES)):
            run = _from(moment, start, entered, names, rules, dice)
            if run is not None:
                tried.append((run, moment))
                yield run
    for aim in (many, furthest):
        for run, moment in sorted(tried, key=lambda one: -aim(one[0].fired))[:CLOSER]:
            better = _from(moment, run.start, run.entered, names, rules, aim)
            yield from (better,) if better is not None else ()


def _from(
    moment: Moment, start: Start, entered: Entered, names: Mapping[str, str], rules: Rules, dice: random.Random | Aim
) -> Run | None:
    """Continues from a moment with a rule and everything it leads to; at random, or with an aim and each answer
    examined."""
    g = moment.game.clone()
    try:
        _begin(g, start, entered, rules)
    except FAULTS:
        return None
    if isinstance(dice, random.Random):
        answers, fired = _played(g, "", 0, names, quick=lambda options: _any(g, options, dice))
    else:
        answers, fired = _played(g, "", 0, names, dice)
    return Run(replace(start, seats=moment.begun.seats), entered, answers, fired, begun=moment.begun) if fired else None


def _begin(g: State, start: Start, entered: Entered, rules: Rules) -> None:
    """Lays out a table in the midst of a game, and begins a rule there. The phases go on; what was being done does not,
    so that what the rule lays open, and nothing else, is offered as soon as the rule is done."""
    from rulewright.runtime.running import call

    laid_out(g, start)
    settle(g)
    g.stack, g.offers = [], []
    call(g, rules.by_id[entered[0]], *entered[1])


def _any(g: State, options: Sequence[int], dice: random.Random) -> int:
    """Some answer; rather one that does something."""
    from rulewright.runtime.several import DONE

    ways = g.question.ways if g.seat >= 0 and g.question is not None else ()
    open_ = [one for one in options if one != DONE and not (0 <= one < len(ways) and ways[one] == "no")]
    return dice.choice(open_ or options)


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
    action: Action, start: Start, habit: int, names: Mapping[str, str], world: World, rules: Rules, aim: Aim
) -> Run | None:
    """In a game that has reached such a turn, with the cards laid out."""
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
    answers, fired = _played(g, action.name, habit, names, aim)
    return Run(start, ("play", (0,)), answers, fired, tuple(opening)) if fired else None


def _opened(action: Action, start: Start, answer: Callable[[Sequence[int]], int], rules: Rules) -> State | None:
    """A game played until a turn begins; what a table says is laid out then."""
    from rulewright.runtime.game import State

    g = State(rules, start.seats, 0)
    turn = rules.phases.index(action.name)
    for _ in range(OPENING):
        if not advance(g, answer):
            return None
        if turn in g.phases:
            waiting = g.raised
            laid_out(g, start)
            settle(g)
            g.raised = waiting
            return g
    return None


def _played(
    g: State,
    ends: str,
    habit: int,
    names: Mapping[str, str],
    aim: Aim = many,
    quick: Callable[[Sequence[int]], int] | None = None,
) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """On from here, at most until a phase ends: what is answered, and what is used."""
    dice = random.Random(habit)
    fired: list[str] = []
    answers: list[int] = []

    def answer(options: Sequence[int]) -> int:
        if quick is not None:
            chosen = quick(options)
        elif g.seat >= 0 and g.question is not None:
            chosen = _best(g, options, fired, names, dice, aim)
        else:
            chosen = options[0]
        answers.append(chosen)
        return chosen

    phase = g.rules.phases.index(ends) if ends else -1
    within = phase in g.phases
    try:
        for _ in range(STEPS if quick is None else SOON):
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
    """What a run uses when it is repeated with its answers."""
    names = {world.abilities[id].routine: id for id in cards}
    opening, left = list(run.opening), list(run.answers)
    found: list[str] = []
    if run.begun is not None:
        g = come_to(run.begun, rules)
        _begin(g, run.start, run.entered, rules)
    elif run.opening:
        opened = _opened(action, run.start, lambda options: opening.pop(0), rules)
        assert opened is not None
        g = opened
    else:
        g = table_of(rules, run.start, run.entered)
    while len(found) < len(run.fired) and (used := step(g, lambda options: left.pop(0))) is not None:
        found += [names[used]] if used in names else []
    return tuple(found)


def _best(
    g: State, options: Sequence[int], used: Sequence[str], names: Mapping[str, str], dice: random.Random, aim: Aim
) -> int:
    """The answer that leads to the best soon; to go on rather than not."""
    from rulewright.runtime.several import DONE

    open_ = [option for option in options if option != DONE] or list(options)
    if len(open_) == 1 and len(options) == 1:
        return open_[0]
    tried = dice.sample(open_, min(LOOKED, len(open_)))
    led = {option: [*used, *_led_to(g, option, names, dice)] for option in tried}
    return max(tried, key=lambda option: (aim(led[option]), many(led[option])))


def _led_to(g: State, option: int, names: Mapping[str, str], dice: random.Random) -> list[str]:
    """What is used soon after an answer, whatever is answered then."""
    from rulewright.runtime.several import DONE

    other, found, first = g.clone(), list[str](), [option]

    def answer(options: Sequence[int]) -> int:
        return first.pop() if first else dice.choice([one for one in options if one != DONE] or options)

    try:
        for _ in range(AHEAD):
            begun = step(other, answer)
            if begun is None:
                break
            found += [names[begun]] if begun in names else []
    except FAULTS:
        pass
    return found
