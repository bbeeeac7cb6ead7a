"""The blocks of a routine, tidied once it has been cut: no jumps to mere jumps, no block that nothing leads to."""

from __future__ import annotations

from dataclasses import field

from ..frozen import slotted
from ..replacing import replace
from ..source.text import Span
from . import blocks as b
from . import steps as s


@slotted
class Draft:
    """A block that is being filled."""

    label: int
    at: Span
    steps: list[s.Step] = field(default_factory=list[s.Step])
    end: b.End | None = None


def tidy(drafts: list[Draft], catches: dict[int, b.Catch]) -> b.Cut:
    """Jumps to mere jumps go on to where those lead; a block that only one other leads to is part of it; what cannot
    be reached is left out; the rest is numbered."""
    by_label = {draft.label: draft for draft in drafts}
    for draft in drafts:
        draft.end = draft.end or b.Done()
    redirect = _finals(by_label, catches)
    # Who only jumps cannot fail on the way; what waits for another rule must stay where its failure would be caught.
    anywhere = _finals(by_label, {})
    for draft in drafts:
        jumps = isinstance(draft.end, b.Goto | b.Fork | b.Next)
        draft.end = numbered(draft.end, anywhere if jumps else redirect)
    catches = {label: replace(one, to=redirect[one.to]) for label, one in catches.items()}
    order = _reached(by_label, catches)
    entered = {0, redirect[0]} | {one.to for one in catches.values()}
    leads: dict[int, list[int]] = {}
    for label in order:
        end = by_label[label].end
        for target in targets(end or b.Done()):
            leads.setdefault(target, []).append(label)
        if isinstance(end, b.Hear | b.Question | b.HandOver | b.Apart | b.Ways):
            entered |= set(targets(end))
    gone: set[int] = set()
    for label in order:
        draft = by_label[label]
        while isinstance(draft.end, b.Goto) and _joins(label, draft.end.to, leads, entered, catches):
            other = by_label[draft.end.to]
            gone.add(other.label)
            draft.steps += other.steps
            draft.end = other.end
    begins = redirect[0] if not by_label[0].steps else 0
    kept = [begins, *(label for label in order if label not in gone and label != begins)]
    kept = [label for label in kept if label != 0 or begins == 0]
    number = {label: n for n, label in enumerate(kept)}
    made = tuple(
        b.Part(number[label], by_label[label].at, tuple(by_label[label].steps), numbered(by_label[label].end, number))
        for label in kept
    )
    catches = {
        number[label]: replace(one, to=number[one.to])
        for label, one in catches.items()
        if label in number and one.to in number
    }
    return b.Cut(made, catches)


def _joins(label: int, other: int, leads: dict[int, list[int]], entered: set[int], catches: dict[int, b.Catch]) -> bool:
    alone = len(leads.get(other, ())) == 1 and other not in entered and other != label
    return alone and catches.get(label) == catches.get(other)


def targets(end: b.End) -> tuple[int, ...]:
    match end:
        case b.HandOver(to=to, skip=skip) if skip >= 0:
            return (to, skip)
        case b.Goto(to) | b.Hear(to) | b.Question(to=to) | b.HandOver(to=to) | b.Apart(to=to):
            return (to,)
        case b.Fork(yes=yes, no=no):
            return (yes, no)
        case b.Next(to=to, after=after):
            return (to, after)
        case b.Ways(to=to, after=after):
            return (*to, after)
        case _:
            return ()


def numbered(end: b.End | None, number: dict[int, int]) -> b.End:
    match end:
        case b.Goto(to):
            return b.Goto(number[to])
        case b.Hear(to):
            return b.Hear(number[to])
        case b.Question(ask, to):
            return b.Question(ask, number[to])
        case b.HandOver(step, to, skip):
            return b.HandOver(step, number[to], number[skip] if skip >= 0 else skip)
        case b.Apart(step, to):
            return b.Apart(step, number[to])
        case b.Fork(test, yes, no, at):
            return b.Fork(test, number[yes], number[no], at)
        case b.Next(rest, var, times, to, after):
            return b.Next(rest, var, times, number[to], number[after])
        case b.Ways(ask, to, after):
            return b.Ways(ask, tuple(number[one] for one in to), number[after])
        case None:
            return b.Done()
        case _:
            return end


def _finals(drafts: dict[int, Draft], catches: dict[int, b.Catch]) -> dict[int, int]:
    """The block that each label finally leads to."""

    def final(label: int) -> int:
        seen: set[int] = set()
        while label not in seen:
            seen.add(label)
            draft = drafts[label]
            if draft.steps or not isinstance(draft.end, b.Goto) or catches.get(label) != catches.get(draft.end.to):
                return label
            label = draft.end.to
        return label

    return {label: final(label) for label in drafts}


def _reached(drafts: dict[int, Draft], catches: dict[int, b.Catch]) -> list[int]:
    found, waiting = {0}, [0]
    while waiting:
        label = waiting.pop()
        more = (catches[label].to,) if label in catches else ()
        for target in (*targets(drafts[label].end or b.Done()), *more):
            if target not in found:
                found.add(target)
                waiting.append(target)
    return [label for label in drafts if label in found]
