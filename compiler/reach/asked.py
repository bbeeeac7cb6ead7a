"""Things that are written but that no line played ever asks for: scores, `counts as`, changed values, flags.

nurse: score 3                   no rule that is played asks for the `score of` a nurse
coin counts as grain             and no line asks what counts as what
helper exhausts                  and no line makes one `ready`
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import CountsAs, Laws
from ..plan.reads import read_by
from ..plan.transform import fields_in, of_kinds, parts, steps_of
from ..plan.unused import unused_values
from ..source.text import Span
from .expressions import DEEPEST
from .lines import first_line, law_line
from .place import Place, value
from .ranges import Range
from .sites import When
from .world import World

Found = dict[str, Diagnostic]


@dataclass
class Asked:
    """Everything that lines which are played ask for."""

    world: World
    scored: list[tuple[Range, Span | None]] = field(default_factory=list[tuple[Range, "Span | None"]])
    """The elements whose score is asked for, and the line that asks."""
    counted: list[tuple[Range, Range]] = field(default_factory=list[tuple[Range, Range]])
    """The things that are asked what they count as, and what they may count as."""
    values: set[str] = field(default_factory=set[str])
    exhausted: bool = False
    """Whether anything asks if something is exhausted."""
    seen: set[object] = field(default_factory=set[object])
    asking: dict[int, bool] = field(default_factory=dict[int, bool])
    """Whether anything within a line asks, by the `id` of the line."""


def never_asked(world: World, model: m.Model) -> Found:
    asked = _asked(world)
    found: Found = {}
    found |= _scores(asked, model)
    found |= _counting(asked)
    found |= _modified(asked, model)
    found |= _flags(asked, model)
    found |= _never_ready(asked, model)
    return found


# ---- what is asked


def _asked(world: World) -> Asked:
    plan, asked = world.plan, Asked(world)
    whens: dict[str, list[When]] = {}
    for key in world.work:
        if key[0] == "walk":
            whens.setdefault(key[1], []).append(key[2])
    for id, those in whens.items():
        routine = plan.routines[id]
        for when in those if _asks((routine.block, routine.params)) else ():
            place = Place(world, id, when, {})
            for param in routine.params:
                look(tuple(test for _, test in param.tests), place, asked, None)
            look(routine.block, place, asked, None)
    place = Place(world, "", When(frozenset(plan.phases)), {})
    for part in _beside(world):
        if _asks(part):
            look(part, place, asked, None)
    waiting = [one for one in plan.modifiers if one.value in asked.values]
    for one in waiting:
        look((one.args, one.by, one.test, one.laws), place, asked, None)
        waiting += [other for other in plan.modifiers if other.value in asked.values and other not in waiting]
    return asked


def _beside(world: World) -> Iterator[object]:
    """What is asked outside of lines: by tests, laws, bounds and tables, and by scores themselves."""
    plan = world.plan
    yield from ((one.test, one.laws) for one in plan.listeners)
    yield from (one.laws for one in plan.free)
    yield from ((one.laws, one.swaps, one.aim, one.test) for one in plan.prices)
    yield from (one.laws for one in plan.counts_as)
    yield from ((one.low, one.high) for one in plan.slots.values())
    yield from (one.room for one in plan.piles.values())
    yield from (one.traits for one in plan.elements.values())
    yield from plan.scores.values()
    yield from (*plan.tables.values(), *plan.charts.values(), *plan.dice.values())


ASKING = frozenset({x.Named, x.PassesFor, s.Treat, x.BuiltIn})


def _asks(part: object) -> bool:
    asking = of_kinds(part, ASKING)
    return any(not isinstance(one, x.BuiltIn) or one.name in ("score", "exhausted") for one in asking)


def _step_asks(step: s.Step | s.Way, asked: Asked) -> bool:
    found = asked.asking.get(id(step))
    if found is None:
        found = asked.asking[id(step)] = _asks(step)
    return found


def look(part: object, place: Place, asked: Asked, at: Span | None) -> None:
    """Looks at an expression and everything within it. A name for the members of a set stands for all of them."""
    # A place in a text is a tuple, too.
    if type(part) is tuple:
        for one in cast("tuple[object, ...]", part):
            look(one, place, asked, at)
        return
    if not isinstance(part, x.Expr | x.Need | x.Price | s.Step | s.Way | Laws):
        return
    if isinstance(part, s.Step | s.Way) and not _step_asks(part, asked):
        return
    match part:
        case x.BuiltIn(name="score", args=args):
            asked.scored.append((value(args[-1], place), at))
        case x.BuiltIn(name="exhausted"):
            asked.exhausted = True
        case x.PassesFor(what=what, other=other) | s.Treat(what=what, other=other):
            asked.counted.append((value(what, place), value(other, place)))
        case x.Named():
            _look_named(part, place, asked, at)
        case x.Filter(source=over, it=it) | x.Exists(source=over, it=it) | x.Fold(among=over, it=it):
            place = place._replace(known={**place.known, it: value(over, place)})
        case x.Groups(of=over, it=it):
            place = place._replace(known={**place.known, it: value(over, place)})
        case _:
            pass
    at = part.at if isinstance(part, s.Step) else at
    for name in reversed(fields_in(part)):
        look(getattr(part, name), place, asked, at)


def _look_named(part: x.Named, place: Place, asked: Asked, at: Span | None) -> None:
    world = place.world
    asked.values.add(part.name)
    found = world.plan.values.get(part.name)
    if found is None:
        return
    args = {param.name: value(arg, place) for param, arg in zip(found.params, part.args, strict=False)}
    if place.depth > DEEPEST:
        args = {param.name: world.of_type(param.type) for param in found.params}
    key = (part.name, tuple(sorted(args.items(), key=lambda one: one[0])), at)
    if key in asked.seen:
        return
    asked.seen.add(key)
    known = {**args, "you": value(part.seat, place)}
    look(found.value, Place(world, "", place.when, known, depth=place.depth + 1), asked, at)


# ---- what is asked for by nobody


def _scores(asked: Asked, model: m.Model) -> Found:
    """Elements with a score that nothing asks for. If that is true of all elements of a kind, only the first is
    reported."""
    found: Found = {}
    plan = asked.world.plan
    unasked = [
        id for id in plan.scores if id in model.elements and not any(_may_be(one, id) for one, _ in asked.scored)
    ]
    for kind in dict.fromkeys(model.elements[id].kind for id in unasked):
        mine = [id for id in unasked if model.elements[id].kind == kind]
        scored = [id for id in plan.scores if id in model.elements and model.elements[id].kind == kind]
        for id in mine[:1] if mine == scored else mine:
            line = law_line(id, "score", model) or first_line(model.elements[id].at)
            near = next((first_line(at) for _, at in asked.scored if at is not None), None)
            others = len(mine) - 1 if mine == scored else 0
            found[f"{id}:score"] = words.never_scored(line, id, near, others, *_where_kept(id, asked.world, model))
    return found


def _where_kept(id: str, world: World, model: m.Model) -> tuple[str, str]:
    """A pile of each player in which the card can lie, and the counter that decides the game."""
    plan = world.plan
    held = plan.elements[id].sorts | {"anything"}
    piles = [one.name for one in plan.piles.values() if one.owners == ("player",) and one.holds in held]
    inside = [name for name in piles if _may_be(world.get("pile", name), id)]
    inside.sort(key=lambda name: name != model.elements[id].laws.works_in)
    points = [one.name for one in plan.slots.values() if "score" in one.tags and one.owners == ("player",)]
    return next(iter((*inside, *piles)), ""), next(iter(points), "")


def _may_be(one: Range, id: str) -> bool:
    return one.names is None or id in one.names


def _counting(asked: Asked) -> Found:
    found: Found = {}
    plan = asked.world.plan
    for one in plan.counts_as:
        if not any(_meets(one, what, other, asked.world) for what, other in asked.counted):
            goods = all(name in plan.goods or name in plan.groups for name in (one.one, one.other))
            goods = goods and any(good in plan.goods for good in (one.one, *plan.groups.get(one.one, ())))
            found[f"{one.of}:{one.id}"] = words.never_counted(first_line(one.at), one.one, one.other, goods)
    return found


def _meets(one: CountsAs, what: Range, other: Range, world: World) -> bool:
    def may(known: Range, sort: str) -> bool:
        names = world.of_sort(sort) or frozenset({sort})
        return known.names is None or not known.names.isdisjoint(names)

    there = may(what, one.one) and may(other, one.other)
    return there or (one.reverse and may(what, one.other) and may(other, one.one))


def _modified(asked: Asked, model: m.Model) -> Found:
    """Changes of a value that nothing asks for: those that last while something holds, or until a phase ends."""
    found: Found = {}
    plan = asked.world.plan
    for one in plan.modifiers:
        if one.value not in asked.values:
            declared = plan.values.get(one.value)
            at = first_line(declared.at) if declared is not None else None
            found[f"{one.of or one.pack}:{one.at.start}"] = words.value_never_asked(first_line(one.at), one.value, at)
    for routine, step in _played(asked.world):
        if isinstance(step, s.Shift) and step.value not in asked.values:
            declared = plan.values.get(step.value)
            at = first_line(declared.at) if declared is not None else None
            found[f"{routine}:shift{step.at.start}"] = words.value_never_asked(first_line(step.at), step.value, at)
    return found


def _flags(asked: Asked, model: m.Model) -> Found:
    """Flags of players that a line sets and nothing reads. A flag of a place or of the whole game is left out: it may
    be there for the players to see."""
    plan = asked.world.plan
    flags = {name for name, slot in plan.slots.items() if slot.sort == "flag" and slot.owners == ("player",)}
    flags &= {step.slot for _, step in _played(asked.world) if isinstance(step, s.Put)}
    # Nearly all flags are read in the lines, where they are found soonest.
    for routine in plan.routines.values() if flags else ():
        flags -= {one.slot for one in of_kinds(routine.block, {x.Get})}
        if not flags:
            return {}
    unused = flags.intersection(unused_values(plan))
    # If only a change of such a value reads it, that change is the first mistake.
    idle = [one for one in plan.modifiers if one.value not in asked.values]
    unused -= {slot for one in parts(tuple(idle)) for slot in read_by(one, plan)}
    found: Found = {}
    for _, step in _played(asked.world):
        if isinstance(step, s.Put) and step.slot in unused and step.slot in model.slots:
            declared = first_line(model.slots[step.slot].at)
            found.setdefault(f"{step.slot}:unread", words.never_read(first_line(step.at), step.slot, declared))
    return found


def _played(world: World) -> Iterator[tuple[str, object]]:
    for id in dict.fromkeys(key[1] for key in world.work if key[0] == "walk"):
        for step in steps_of(world.plan.routines[id].block):
            yield id, step


def _never_ready(asked: Asked, model: m.Model) -> Found:
    """Things that their own law exhausts and that nothing makes ready again."""
    if asked.exhausted:
        return {}
    found: Found = {}
    world = asked.world
    ready = world.get("readied")
    every: list[tuple[str, str, Laws]] = [
        *((one.id, one.of, one.laws) for one in world.plan.listeners),
        *((one.id, one.of, one.laws) for one in world.plan.free),
    ]
    for id, of, laws in every:
        mine = world.of_sort(of) or frozenset({of})
        if not laws.exhausts or not of or ("used", id) not in world.sets:
            continue
        if ready.names is not None and ready.names.isdisjoint(mine):
            law = law_line(of, "exhausts", model)
            if law is not None:
                name = model.elements[of].kind if of in model.elements else of
                found.setdefault(f"{of}:ready", words.never_ready(law, of, name))
    return _once_each(found)


def _once_each(found: Found) -> Found:
    """A law of a kind is reported once."""
    first: dict[object, str] = {}
    for key, one in found.items():
        span = one.labels[0].span
        first.setdefault((span.source.name, span.start), key)
    return {key: found[key] for key in first.values()}
