"""The engine: routines on a stack, each run block by block until a question is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .awaited import set_role
from .endless import DEEPEST, endless, failed, most, tick, too_deep
from .events import happened, hear, hear_before, release
from .faults import Fault
from .frames import AT, HOLDS, PHASES, ROUTINE, Frame
from .rounds import QUIET, Rounds
from .slots import reset
from .tracing import note

if TYPE_CHECKING:
    from .game import State


class Unwound(Exception):
    """Something required could not be done, and has ended a block or a routine around running plain functions."""

    def __init__(self, frame: Frame, depth: int) -> None:
        self.frame, self.depth = frame, depth


def run(g: State, floor: int = 0) -> None:
    """Runs until a question is asked, or nothing is left above a place of the stack."""
    stack, runs = g.stack, g.rules.runs
    steps, quiet, asked = 0, QUIET, g.asked
    if not floor:
        g.ticks = 0
    rounds: Rounds | None = None
    while True:
        try:
            while len(stack) > floor:
                f = stack[-1]
                if f[AT] < 0:
                    stack.pop()
                elif not runs[f[ROUTINE]](g, f):
                    return
                if g.raised:
                    waiting = len(stack)
                    hear(g)
                    if len(stack) > waiting:
                        quiet = 0  # an ability triggered: from here on there may be a loop
                steps += 1
                if steps > quiet:
                    if g.asked > asked:  # a roll-out has answered since
                        steps, quiet, asked, rounds = 0, QUIET, g.asked, None
                    else:
                        rounds = _noticed(g, rounds, steps)
                if len(stack) > DEEPEST:
                    raise too_deep(g)
            return
        except Unwound as gone:
            if gone.depth < floor:
                raise  # a plain function below catches it
            if g.raised:
                hear(g)
        except Exception as fault:
            noted(g, fault)
            raise


def noted(g: State, fault: Exception) -> None:
    """Adds the rule and its line to an exception, unless it is a mistake of a player or a program."""
    if g.oracle is None and not isinstance(fault, Fault):
        note(g.rules, fault)


def _noticed(g: State, rounds: Rounds | None, steps: int) -> Rounds:
    """Reports a loop of abilities as soon as it is certain, or else the last abilities after too many steps."""
    if rounds is None or steps == most(g) - QUIET or rounds.over(steps):
        rounds = Rounds(steps)
    ring = rounds.ring(g)
    if ring:
        raise failed(g, "these abilities trigger each other for ever and ask nobody: ", ring)
    if steps > most(g):
        raise endless(g, *rounds.last())
    return rounds


# ---- from one routine to another


def call(g: State, routine: int, you: int, *args: Any) -> None:
    """Runs a routine next; or now, where it has a plain function."""
    known = g.straight.routines.get(routine) if g.straight is not None else None
    if known is not None and g.roll is not None and g.roll.deep < STRAIGHT:
        known(g, you, *args)
    else:
        call_in_blocks(g, routine, you, *args)


STRAIGHT = 20
"""At most so many routines run as plain functions, one inside the other, before one runs in blocks."""


def call_in_blocks(g: State, routine: int, you: int, *args: Any) -> None:
    """The same, always on the stack."""
    one = g.rules.routines[routine]
    g.stack.append([routine, 0, you, len(g.phases), len(g.held), *args, *one.tail])
    if g.watch is not None and one.sort == "rule":
        g.watch(one.id, you, tuple((role, sort, arg) for (role, _, sort), arg in zip(one.params, args, strict=False)))


def call_before(g: State, routine: int, you: int, *args: Any) -> None:
    """The same for a rule before which an ability may act."""
    call_in_blocks(g, routine, you, *args)
    one = g.rules.routines[routine]
    if one.whole is not None and not one.whole(g, you, *args):
        fail(g)  # its price and those of abilities before it cannot all be paid: nothing is done
    else:
        hear_before(g, one.before)


def done(g: State) -> bool:
    g.stack.pop()
    return True


def follow(g: State, you: int, thing: int) -> None:
    """The lines of a thing, where none of them pauses."""
    lines = g.rules.lines.get(g.of[thing]) if thing >= 0 else None
    if lines is not None:
        tick(g)
        lines(g, you, thing)


def follow_lines(g: State, you: int, thing: int) -> None:
    """Runs the lines of a thing next."""
    lines = g.rules.lines.get(g.of[thing]) if thing >= 0 else None
    if lines is None:
        return
    if isinstance(lines, int):
        call(g, lines, you, thing)
    else:
        lines(g, you, thing)


def can_follow(g: State, you: int, thing: int) -> bool:
    """Whether the lines of a thing can be begun now."""
    if thing < 0 or g.of[thing] not in g.rules.lines:
        return False
    can = g.rules.can_follow.get(g.of[thing])
    if can is None:
        return True
    # Lines may follow their own card again: the outer test decides.
    asked, asking = g.rules.asked_to_follow, (id(g), you, thing)
    if asking in asked:
        return True
    asked.add(asking)
    try:
        return bool(can(g, you, thing))
    finally:
        asked.remove(asking)


def end_game(g: State) -> bool:
    g.over = True
    g.stack.clear()
    g.raised, g.offers, g.phases, g.phase_seats, g.held = [], [], [], [], []
    return False


def fail(g: State) -> bool:
    """Something required cannot be done: this ends the option, ability or `follow` around it, or the turn of one seat
    in `each player`; where there is none of these, the rule. The rest of that is neither done nor heard."""
    top = len(g.stack) - 1
    alone = -1
    for depth in range(top, -1, -1):
        f = g.stack[depth]
        one = g.rules.routine(f)
        catch = one.catches.get(f[AT])
        if catch is not None and (depth == top or catch[4] or not catch[3]):
            return _caught(g, depth, catch)
        if catch is not None and alone < 0:
            alone = depth
        if one.sort in ("ability", "lines") or (one.sort == "part" and depth == top):
            if alone >= 0:
                f = g.stack[alone]
                return _caught(g, alone, g.rules.routine(f).catches[f[AT]])
            return _popped(g, depth)
    return _popped(g, top)


def _caught(g: State, depth: int, catch: tuple[int, int, int, int, int]) -> bool:
    """Goes on after the option, or with the next seat."""
    f = g.stack[depth]
    del g.stack[depth + 1 :]
    f[AT], phases, holds, _, _ = catch
    _closed(g, f[PHASES] + phases, f[HOLDS] + holds)
    if g.straight is not None:
        raise Unwound(f, depth)
    return True


def _popped(g: State, depth: int) -> bool:
    """Ends a rule, an ability or the lines of a thing."""
    f = g.stack[depth]
    del g.stack[depth:]
    _closed(g, f[PHASES], f[HOLDS])
    if g.straight is not None:
        raise Unwound(f, depth)
    return True


def _closed(g: State, phases: int, holds: int) -> None:
    while len(g.held) > holds:
        release(g)
    while len(g.phases) > phases:
        end(g)


# ---- phases


def begin(g: State, phase: int, seat: int = -1) -> None:
    g.times[phase] += 1
    rules = g.rules
    if g.watch is None and rules.quiet[phase]:
        g.phases.append(phase)
        g.phase_seats.append(seat)
        return
    for at, size, start in rules.plain_resets_at[phase]:
        g.s[at : at + size] = start
    for slot in rules.resets_at[phase]:
        if slot.heard:
            reset(g, slot)
        elif slot.grown >= 0:
            g.grown[slot.grown] = [slot.starts] * len(g.grown[slot.grown])
        else:
            g.s[slot.base : slot.base + slot.size] = [slot.starts] * slot.size
            g.fits = {}
    g.phases.append(phase)
    g.phase_seats.append(seat)
    if g.watch is not None:
        g.watch(f"{rules.phases[phase]} begins", seat, ())
    event = rules.begins_at[phase]
    if event >= 0:
        happened(g, (event, seat))


def end(g: State) -> None:
    """Ends the innermost phase, and everything that lasts until it ends."""
    phase, seat = g.phases.pop(), g.phase_seats.pop()
    rules = g.rules
    if rules.quiet[phase] and g.watch is None and not g.offers and not g.shifts:
        return
    if g.offers:
        g.offers = [offer for offer in g.offers if offer[4] != phase]
    if g.shifts:
        g.shifts = [shift for shift in g.shifts if shift[3] != phase]
    for wallet in rules.wallets_until[phase]:
        size = len(wallet.worth) * rules.most
        g.s[wallet.base : wallet.base + size] = [0] * size
    if g.watch is not None:
        g.watch(f"{rules.phases[phase]} ends", seat, ())
    event = rules.ends_at[phase]
    if event >= 0:
        happened(g, (event, seat))


def shift(g: State, value: str, args: tuple[Any, ...], by: int, until: int) -> None:
    g.shifts = [*g.shifts, (value, args, by, until)]


def cancel(g: State) -> bool:
    """Cancels the awaited event and ends the ability that cancels it."""
    instead(g, g.stack[-1])
    g.stack.pop()
    return True


def instead(g: State, f: Frame) -> None:
    """Cancels the awaited event."""
    awaited = g.stack[f[-1]]
    awaited[AT] = -1
    if g.watch is not None:
        g.watch("cancel", awaited[2], ())


def rewrite(g: State, f: Frame, role: str, value: Any) -> None:
    """Changes a role of the awaited event."""
    set_role(g, g.stack[f[-1]], role, value)
