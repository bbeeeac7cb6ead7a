"""Which rules of an edition may pause: those that ask a question, and those that raise an event that is heard.

A routine that never pauses is a plain function.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field

from ..frozen import slotted
from ..verbs import VERBS
from ..verbs import verb as v
from . import steps as s
from .plan import Plan
from .transform import parts, steps_of


@slotted
class Pauses:
    plan: Plan
    after: frozenset[str] = frozenset()
    """Events that somebody hears."""
    before: frozenset[str] = frozenset()
    """Events before which somebody may do something."""
    routines: set[str] = field(default_factory=set[str])
    """Those that may pause."""
    ending: set[str] = field(default_factory=set[str])
    """Those that may end the game."""


DEEPEST = 50
"""How many functions may call each other, one inside the other; the next one has a frame of its own."""

ASKS = (s.Choose, s.ChooseGoods, s.Ask, s.Pay, s.Treat, s.Secretly, s.Together, s.Cancel, s.Rewrite, s.Instead)


def pauses_of(plan: Plan) -> Pauses:
    found = Pauses(
        plan,
        frozenset(one.event for one in plan.listeners if one.moment == "after"),
        frozenset(one.event for one in plan.listeners if one.moment == "before"),
    )
    found.routines |= {id for id, one in plan.routines.items() if one.sort in ("ability", "part", "when")}
    found.routines |= {id for id in plan.routines if id in found.after or id in found.before}
    ask = {id: any(_asks(step, found) for step in parts(one.block)) for id, one in plan.routines.items()}
    found.routines |= {id for id, asks in ask.items() if asks}
    calls = {id: set(called(one.block, plan)) for id, one in plan.routines.items()}
    found.routines |= going_round(calls)
    _spread(found.routines, calls)
    found.routines |= _too_deep(calls, found.routines)
    _spread(found.routines, calls)
    found.ending |= {id for id, one in plan.routines.items() if any(isinstance(x, s.EndGame) for x in parts(one.block))}
    _spread(found.ending, calls)
    return found


def _spread(marked: set[str], calls: Mapping[str, set[str]]) -> None:
    """Callers of marked routines are marked too."""
    callers: dict[str, list[str]] = {}
    for id, those in calls.items():
        for one in those:
            callers.setdefault(one, []).append(id)
    waiting = list(marked)
    while waiting:
        for id in callers.get(waiting.pop(), ()):
            if id not in marked:
                marked.add(id)
                waiting.append(id)


def going_round(calls: Mapping[str, set[str]]) -> set[str]:
    """The routines that may call themselves. Functions would recurse until the memory ends; frames are counted, and
    endless rules are reported by their names."""
    callers: dict[str, list[str]] = {}
    left = {id: len(those) for id, those in calls.items()}
    for id, those in calls.items():
        for one in those:
            callers.setdefault(one, []).append(id)
    waiting = [id for id, many in left.items() if not many]
    while waiting:
        done = waiting.pop()
        del left[done]
        for id in callers.get(done, ()):
            left[id] -= 1
            if not left[id]:
                waiting.append(id)
    return set(left)


def _too_deep(calls: Mapping[str, set[str]], paused: set[str]) -> set[str]:
    """Those that never pause, and call others that never pause through too many levels. There is no ring of them."""
    found: set[str] = set()
    depths: dict[str, int] = {}
    for first in calls:
        waiting = [first]
        while waiting:
            id = waiting[-1]
            those = () if id in paused else [one for one in calls[id] if one not in depths]
            if those and id not in depths:
                waiting += those
                continue
            waiting.pop()
            depth = 0 if id in paused else 1 + max((depths[one] for one in calls[id]), default=0)
            if depth > DEEPEST:
                found.add(id)
            depths[id] = depth if depth <= DEEPEST else 0
    return found


def called(block: s.Block, plan: Plan) -> Iterable[str]:
    return called_in(steps_of(block), plan)


def called_in(steps: Iterable[object], plan: Plan) -> Iterator[str]:
    """The routines that these steps call, without those that steps within them call."""
    for step in steps:
        if isinstance(step, s.Call):
            yield step.rule
        elif isinstance(step, s.Follow):
            yield from plan.lines.values()


def _asks(step: object, found: Pauses) -> bool:
    # Who leaves a phase has to end it.
    leaves = isinstance(step, s.Phase) and any(isinstance(one, s.Stop) for one in parts(step.block))
    open_goods = isinstance(step, s.DoGoods) and step.open
    return isinstance(step, ASKS) or leaves or open_goods or raises_here(step, found)


def raises_here(step: object, found: Pauses) -> bool:
    """Whether a step itself raises what somebody hears."""
    match step:
        case s.Do(verb=verb) | s.DoGoods(verb=verb):
            return _heard(verb, found) or _changes(verb, found)
        case s.Put(slot=slot) | s.Change(slot=slot):
            return _change_heard(slot, found)
        case s.Phase(name=name):
            edges = (f"{name} begins", f"{name} ends")
            return any(edge in found.after or edge in found.before for edge in edges) or begin_heard(name, found)
        case s.Arrange():
            return any(event.endswith((" comes", " leaves")) for event in found.after)
        case _:
            return False


def begin_heard(phase: str, found: Pauses) -> bool:
    """Whether somebody hears that a phase begins, or of what goes back to its start with it."""
    resets = (slot.name for slot in found.plan.slots.values() if slot.resets == phase)
    return f"{phase} begins" in found.after or any(_change_heard(slot, found) for slot in resets)


def _change_heard(slot: str, found: Pauses) -> bool:
    return any(f"{slot} {how}" in found.after for how in ("becomes", "rises", "falls"))


def _heard(verb: str, found: Pauses) -> bool:
    return verb in found.after or verb in found.before


def _changes(verb: str, found: Pauses) -> bool:
    """Whether a verb changes a counter or a pile that somebody hears."""
    does = VERBS[verb].does
    counters = any(isinstance(step, v.Add | v.Take) for step in does)
    piles = any(isinstance(step, v.Lay | v.Make | v.Discard) for step in does)
    heard = {event.rpartition(" ")[2] for event in found.after if " " in event}
    return (counters and not heard.isdisjoint(("becomes", "rises", "falls"))) or (
        piles and not heard.isdisjoint(("comes", "leaves"))
    )


def raises(step: object, found: Pauses) -> bool:
    """Whether a step may raise what somebody hears, in it or in what it holds."""
    return any(raises_here(one, found) for one in parts(step))


def pauses(step: s.Step, found: Pauses) -> bool:
    """Whether a step cannot be done without a pause."""
    if isinstance(step, s.For | s.Repeat | s.If | s.Alone):
        # Its events are heard before it calls a rule or begins a phase.
        hands_over = any(isinstance(one, s.Call | s.Phase | s.Follow) for one in parts(step))
        if hands_over and raises(step, found):
            return True
    for one in parts(step):
        match one:
            case s.Call(rule=rule) if rule in found.routines:
                return True
            case s.Follow() if any(id in found.routines for id in found.plan.lines.values()):
                return True
            case s.Do(verb=verb) | s.DoGoods(verb=verb) if verb in found.before:
                return True
            case s.DoGoods(open=True):
                return True
            case s.Phase() if raises_here(one, found) or raises(one.block, found):
                return True
            case s.Until():
                # The runner of the blocks sees whether it ever ends.
                return True
            case s.EndGame() | s.Stop():
                return True
            case _:
                if isinstance(one, ASKS):
                    return True
    return False
