"""What is known of an edition before its graph is drawn: the abilities, what each causes, and which each triggers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..frozen import frozen
from ..gc_paused import gc_paused
from ..meaning import model as m
from ..plan.kept import Kept
from ..plan.lower import lower
from ..plan.open_phases import open_phases
from ..plan.pauses import called
from ..plan.plan import Plan
from ..replacing import replace
from .abilities import Ability, abilities_of
from .causes import causes_of, walks_of
from .ears import ears_of, pairs_of
from .edges import Trigger, triggers_of
from .happenings import CALLED, Happening
from .known_causes import keep, known_of
from .sorts import Sorts, sorts_of
from .tangles import knots

if TYPE_CHECKING:
    from .certificate import Certificate

Prove = Callable[[Sequence[str], Sequence[str]], "Certificate | None"]


MOST_LINKS = 150_000
"""With more pairs of abilities that may hear each other, no pair is examined: each ability is described by its events
alone."""


@frozen(eq=False)
class World:
    model: m.Model
    plan: Plan
    sorts: Sorts
    abilities: Mapping[str, Ability]
    causes: Mapping[str, Sequence[Happening]]
    triggers: Sequence[Trigger]
    rounds: Mapping[str, Sequence[Happening]]
    """The effects of rules that call themselves, directly or not."""
    nodes: Mapping[str, Ability]
    """The abilities, and those rules once more."""
    prove: Prove | None = None
    """Finds out whether a loop is endless."""
    crowded: bool = False
    """Whether there are more links than the limit, so that none was examined."""

    def triggered(self, names: Collection[str] | None = None) -> dict[str, list[tuple[Happening, list[str]]]]:
        """What each causes, or each of these, and what that triggers."""
        targets: dict[int, list[str]] = {}
        for trigger in self.triggers:
            targets.setdefault(id(trigger.happening), []).append(trigger.edge.target)
        return {
            name: [(one, [*dict.fromkeys(targets.get(id(one), ())), *self._called(one.event)]) for one in found]
            for name, found in {**self.causes, **self.rounds}.items()
            if names is None or name in names
        }

    def following(self, names: Iterable[str]) -> set[str]:
        """These, and all that they trigger in the end."""
        after: dict[str, list[str]] = {}
        for trigger in self.triggers:
            after.setdefault(trigger.edge.source, []).append(trigger.edge.target)
        for name, those in {**self.causes, **self.rounds}.items():
            if called := [one.event for one in those if one.event in self.rounds]:
                after.setdefault(name, []).extend(called)
        waiting = [*names]
        found = set(waiting)
        while waiting:
            new = set(after.get(waiting.pop(), ())) - found
            found |= new
            waiting += new
        return found

    def _called(self, event: str) -> tuple[str, ...]:
        return (event,) if event in self.rounds else ()


def world_of(
    model: m.Model,
    plan: Plan | None = None,
    prove: bool = True,
    most: int | None = None,
    kept: Kept | None = None,
) -> World:
    """Read from the plan, which is made first if it is not given. `most`: with more pairs of abilities than this, none
    is examined. `kept`: results of an earlier check are used again."""
    with gc_paused():
        return _read(model, plan, prove, most, kept)


def _read(model: m.Model, plan: Plan | None, prove: bool, most: int | None, kept: Kept | None) -> World:
    # What must be possible before something is offered causes nothing: only playing asks for it.
    plan = plan if plan is not None else lower(model, needs=False)
    sorts = sorts_of(plan)
    abilities = abilities_of(model, plan)
    walks = walks_of(sorts, kept.lines if kept is not None else None)
    known = known_of(walks, kept) if kept is not None else None
    causes = causes_of(abilities, walks, known)
    phases = open_phases(plan)
    calls = {id: set(called(one.block, plan)) for id, one in plan.routines.items() if one.sort in ("rule", "lines")}
    within = {id for knot in knots(calls) for id in knot}
    again = [
        replace(one, id=CALLED + one.routine, kind="round", layer="rules") for one in abilities if one.routine in within
    ]
    rounds = causes_of(again, walks, known)
    if kept is not None and known is not None:
        keep(known, walks, kept)
    ears = ears_of(abilities)
    crowded = most is not None and pairs_of(ears, causes) > most
    triggers = (
        []
        if crowded
        else [
            *triggers_of(abilities, abilities, causes, sorts, model, phases, ears),
            *triggers_of(again, abilities, rounds, sorts, model, phases, ears),
        ]
    )
    by_id = {one.id: one for one in abilities}
    nodes = {**by_id, **{one.id: one for one in again}}
    found = World(model, plan, sorts, by_id, causes, triggers, rounds, nodes, crowded=crowded)
    if not prove:
        return found
    return replace(found, prove=_prover(found))


def _prover(world: World) -> Prove:
    """Few games have a loop to be proved, so the code for this is imported only then."""

    @cache
    def made() -> Prove:
        from .trial import prover

        return prover(world)

    return lambda part, ring: made()(part, ring)
