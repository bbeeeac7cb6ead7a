"""Lines that games reach and that never do anything there.

gain 0 coin
if coin of you is 0: lose 1 coin        there is none
for each c in attic: ...                nothing ever lies there
"""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.transform import parts, steps_of
from ..source.text import Span
from .lines import head_of, said_by
from .world import World


def idle(world: World, model: m.Model, told: Iterable[Diagnostic]) -> dict[str, Diagnostic]:
    """Lines that are already reported, or inside a reported line, are left out."""
    places = {label.span.start: label.span.source for one in told for label in one.labels}
    found: dict[str, Diagnostic] = {}
    seen: set[Span] = set()
    for routine in world.plan.routines.values():
        for step in steps_of(routine.block):
            if (
                not isinstance(step, s.Step)
                or world.name_of(step) not in world.reached
                or world.name_of(step) in world.did
            ):
                continue
            if places.get(step.at.start) is step.at.source or step.at in seen:
                continue
            seen.add(step.at)
            by = [said_by(at, routine.id, world.plan, model) for at in world.because(step)]
            found[f"{routine.id}:idle{step.at.start}"] = _said(step, world, by)
    return found


def _said(step: s.Step, world: World, by: list[Span]) -> Diagnostic:
    why, head = world.idle[world.name_of(step)], head_of(step.at)
    match step:
        case s.Choose() | s.For():
            return words.nothing_there(head, isinstance(step, s.Choose), _where(step))
        case s.Pay():
            return words.no_price(head)
        case s.Do() if why == "nobody":
            return words.nobody_does(head)
        case s.Do(args=args):
            what = dict(args).get("what")
            good = what.id if isinstance(what, x.Thing) else ""
            return words.no_amount(head, by) if why == "zero" else words.no_room(head, good, why == "full", by)
        case _:
            return words.no_amount(head, by)


def _where(step: s.Choose | s.For) -> str:
    over = step.among if isinstance(step, s.Choose) else step.over
    return next((one.pile for one in parts(over) if isinstance(one, x.PileOf)), "")
