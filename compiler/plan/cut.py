"""A routine that may pause, cut into blocks: loops and branches that pause become jumps between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from ..frozen import slotted
from ..source.text import Span
from . import blocks as b
from . import expressions as x
from . import steps as s
from .pauses import Pauses, begin_heard, pauses, raises
from .plan import Routine
from .tidy import Draft, tidy


@slotted
class Cutter:
    pauses: Pauses
    drafts: list[Draft]
    labels: int = 0
    raised: bool = False
    """Whether something may have been raised since the last pause."""
    phases: int = 0
    holds: int = 0
    stops: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Where `stop` leads: the end of each phase that is going on, and the holds there."""
    catch: b.Catch | None = None
    catches: dict[int, b.Catch] = field(default_factory=dict[int, b.Catch])
    rests: int = 0


def cut(routine: Routine, found: Pauses) -> b.Cut:
    cutter = Cutter(found, [Draft(0, routine.at)])
    _block(routine.block, cutter)
    _end(b.Done(), cutter)
    return tidy(cutter.drafts, cutter.catches)


# ---- while one cuts


def _label(cutter: Cutter) -> int:
    cutter.labels += 1
    return cutter.labels


def _end(end: b.End, cutter: Cutter) -> None:
    if cutter.drafts[-1].end is None:
        cutter.drafts[-1].end = end


def _start(label: int, at: Span, cutter: Cutter) -> None:
    _end(b.Goto(label), cutter)
    cutter.drafts.append(Draft(label, at))
    if cutter.catch is not None:
        cutter.catches[label] = cutter.catch


def _add(step: s.Step, cutter: Cutter) -> None:
    if cutter.drafts[-1].end is not None:
        return  # unreachable
    cutter.drafts[-1].steps.append(step)
    cutter.raised = cutter.raised or raises(step, cutter.pauses)


def _hear(at: Span, cutter: Cutter) -> None:
    """What may have been raised is heard before what follows."""
    if cutter.raised:
        label = _label(cutter)
        _end(b.Hear(label), cutter)
        _start(label, at, cutter)
        cutter.raised = False


def _block(block: s.Block, cutter: Cutter) -> None:
    for step in block:
        if isinstance(step, s.Call | s.Phase | s.Follow):
            _hear(step.at, cutter)
        if not cutter.drafts[-1].steps and cutter.drafts[-1].end is None:
            cutter.drafts[-1].at = step.at  # what a block does first says where it comes from
        if pauses(step, cutter.pauses):
            CUT[type(step)](step, cutter)
        else:
            _add(step, cutter)


def _after(step: s.Step, cutter: Cutter, end: Callable[[int], b.End]) -> None:
    """Ends a block, and goes on in a new one."""
    _hear(step.at, cutter)
    label = _label(cutter)
    _end(end(label), cutter)
    _start(label, step.at, cutter)
    cutter.raised = False


def _question(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Choose | s.ChooseGoods)
    _after(step, cutter, lambda label: b.Question(step, label))


def _hand_over(step: s.Step, cutter: Cutter) -> None:
    _after(step, cutter, lambda label: b.HandOver(step, label))


def _verb(step: s.Step, cutter: Cutter) -> None:
    """A verb before which an ability may act. It is no pause: events raised before it still wait."""
    label = _label(cutter)
    _end(b.HandOver(step, label), cutter)
    _start(label, step.at, cutter)
    cutter.raised = True


def _secretly(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Secretly)
    _after(step, cutter, lambda label: b.Apart(step, label))


def _ask(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Ask)
    _hear(step.at, cutter)
    after = _label(cutter)
    to = tuple(after if way.block is None or not way.block else _label(cutter) for way in step.ways)
    _end(b.Ways(step, to, after), cutter)
    outer = cutter.catch
    for way, label in zip(step.ways, to, strict=True):
        if way.block:
            cutter.catch = b.Catch(after, cutter.phases, cutter.holds, around=True)
            _start(label, way.at, cutter)
            cutter.raised = False
            _block(way.block, cutter)
            _hear(way.at, cutter)
            _end(b.Goto(after), cutter)
    cutter.catch = outer
    _start(after, step.at, cutter)
    cutter.raised = False


def _if(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.If)
    yes, after = _label(cutter), _label(cutter)
    no = _label(cutter) if step.otherwise else after
    _end(b.Fork(step.test, yes, no, step.at), cutter)
    before = cutter.raised
    _start(yes, step.at, cutter)
    _block(step.then, cutter)
    raised = cutter.raised and cutter.drafts[-1].end is None
    _end(b.Goto(after), cutter)
    cutter.raised = before
    if step.otherwise:
        _start(no, step.at, cutter)
        _block(step.otherwise, cutter)
        _end(b.Goto(after), cutter)
    cutter.raised = cutter.raised or raised
    _start(after, step.at, cutter)


def _loop(step: s.For | s.Repeat, var: str, over: x.Expr, cutter: Cutter) -> None:
    cutter.rests += 1
    rest, times = f"rest~{cutter.rests}", isinstance(step, s.Repeat)
    goods = isinstance(step, s.For) and step.goods
    _add(s.Walk(step.at, rest, over, times, goods), cutter)
    head, body, after = _label(cutter), _label(cutter), _label(cutter)
    # What was raised before the loop, and in it, is heard at the head of each round only if something pauses there.
    _start(head, step.at, cutter)
    _end(b.Next(rest, var, times, body, after), cutter)
    outer = cutter.catch
    if isinstance(step, s.For) and step.alone:
        cutter.catch = b.Catch(head, cutter.phases, cutter.holds, True, outer is not None and outer.around)
    before = cutter.raised
    cutter.raised = before or raises(step.block, cutter.pauses)
    _start(body, step.at, cutter)
    _block(step.block, cutter)
    _end(b.Goto(head), cutter)
    cutter.catch = outer
    cutter.raised = before or raises(step.block, cutter.pauses)
    _start(after, step.at, cutter)


def _for(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.For)
    _loop(step, step.var, step.over, cutter)


def _repeat(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Repeat)
    _loop(step, "", step.times, cutter)


def _until(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Until)
    head, body, after = _label(cutter), _label(cutter), _label(cutter)
    cutter.raised = cutter.raised or raises(step.block, cutter.pauses)
    _start(head, step.at, cutter)
    _end(b.Fork(step.test, after, body, step.at), cutter)
    _start(body, step.at, cutter)
    _block(step.block, cutter)
    _end(b.Goto(head), cutter)
    cutter.raised = cutter.raised or raises(step.block, cutter.pauses)
    _start(after, step.at, cutter)


def _alone(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Alone)
    after = _label(cutter)
    outer = cutter.catch
    cutter.catch = b.Catch(after, cutter.phases, cutter.holds, True, outer is not None and outer.around)
    _start(_label(cutter), step.at, cutter)
    _block(step.block, cutter)
    cutter.catch = outer
    _start(after, step.at, cutter)


def _phase(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Phase)
    before = cutter.pauses.before
    _hear(step.at, cutter)
    begin = s.Begin(step.at, step.name, step.seat)
    stopped = _label(cutter)
    if f"{step.name} begins" in before:
        _after(step, cutter, lambda label: b.HandOver(begin, label, stopped))
    else:
        _add(begin, cutter)
    cutter.phases += 1
    if begin_heard(step.name, cutter.pauses):
        cutter.raised = True
        _hear(step.at, cutter)
    end = _label(cutter)
    cutter.stops.append((end, cutter.holds))
    _block(step.block, cutter)
    _hear(step.at, cutter)
    _start(end, step.at, cutter)
    cutter.stops.pop()
    over = s.End(step.at, step.name)
    if f"{step.name} ends" in before:
        _hand_over(over, cutter)
    else:
        _add(over, cutter)
    cutter.phases -= 1
    if f"{step.name} ends" in cutter.pauses.after:
        cutter.raised = True
        _hear(step.at, cutter)
    if f"{step.name} begins" in before:
        _start(stopped, step.at, cutter)


def _together(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Together)
    _hear(step.at, cutter)
    _add(s.Hold(step.at), cutter)
    cutter.holds += 1
    _block(step.block, cutter)
    cutter.holds -= 1
    _add(s.Release(step.at), cutter)
    cutter.raised = True
    _hear(step.at, cutter)


def _stop(step: s.Step, cutter: Cutter) -> None:
    """Leaves the phase, or else the rule; events held back are released."""
    to, holds = cutter.stops[-1] if cutter.stops else (-1, 0)
    for _ in range(cutter.holds - holds):
        _add(s.Release(step.at), cutter)
    if cutter.stops:
        cutter.raised = cutter.raised or cutter.holds > holds
        _hear(step.at, cutter)
    _end(b.Goto(to) if cutter.stops else b.Done(), cutter)


def _cancel(step: s.Step, cutter: Cutter) -> None:
    for _ in range(cutter.holds):
        _add(s.Release(step.at), cutter)
    _end(b.Cancelled(), cutter)


def _instead(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.Instead)
    _add(s.Instead(step.at, ()), cutter)
    _block(step.block, cutter)
    for _ in range(cutter.holds):
        _add(s.Release(step.at), cutter)
    _hear(step.at, cutter)
    _end(b.Done(), cutter)


def _end_game(step: s.Step, cutter: Cutter) -> None:
    assert isinstance(step, s.EndGame)
    if not step.at_once:
        for _ in range(cutter.holds):
            _add(s.Release(step.at), cutter)
            cutter.raised = True
        _hear(step.at, cutter)
    _end(b.Over(step.at_once), cutter)


CUT: dict[type[s.Step], Callable[[s.Step, Cutter], None]] = {
    s.Choose: _question,
    s.ChooseGoods: _question,
    s.Ask: _ask,
    s.Call: _hand_over,
    s.Follow: _hand_over,
    s.Pay: _hand_over,
    s.Treat: _hand_over,
    s.Do: _verb,
    s.DoGoods: _hand_over,
    s.Secretly: _secretly,
    s.If: _if,
    s.For: _for,
    s.Repeat: _repeat,
    s.Until: _until,
    s.Alone: _alone,
    s.Phase: _phase,
    s.Together: _together,
    s.Stop: _stop,
    s.Cancel: _cancel,
    s.Instead: _instead,
    s.Rewrite: lambda step, cutter: _add(step, cutter),
    s.EndGame: _end_game,
}
