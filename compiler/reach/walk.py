"""A walk through the lines of a routine that records what they can change, call and raise, in any order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..frozen import frozen
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.events import AMOUNT
from ..plan.plan import Routine
from ..plan.transform import parts
from ..replacing import replace
from .assumed import Facts
from .begin import arguments, can_take, itself
from .changes import GONE, ON, arrange, assign, change, let, raised, rewrite, set_to, when_of
from .deeds import do, do_goods, pay
from .lasting import because, lasting
from .place import Place, value
from .ranges import SIZE, can_fail, can_hold, joined, named
from .sets import members, some
from .sites import When
from .truths import assumed, opening
from .world import World


@frozen
class Walk:
    """The current position: whose lines, when, and whose turn each phase is."""

    world: World
    routine: Routine
    when: When
    turns: tuple[tuple[str, x.Expr], ...]
    facts: Facts = ()
    """What is known from tests that were passed."""

    @property
    def place(self) -> Place:
        return Place(self.world, self.routine.id, self.when, {}, facts=self.facts)


def walk(name: str, when: When, world: World) -> None:
    routine = world.routine(name)
    turns = tuple((phase, x.Var("thing player", "you")) for phase in sorted(when.mine))
    at = Walk(world, routine, when, turns)
    stopped = _steps(routine.block, replace(at, facts=opening(routine.id, at.place)))
    if stopped is not GONE or _stops(routine.block):
        world.note(("done", routine.id), True)


def follow_up(world: World, routine: str, when: When) -> None:
    """A routine runs: now, or when the current event is heard."""
    world.begin(("walk", routine, when), partial(walk, routine, when))


def _stops(block: s.Block) -> bool:
    return any(isinstance(one, s.Stop) for one in parts(block))


def _steps(block: s.Block, at: Walk) -> bool:
    """Whether the end of the steps can be reached."""
    for step in block:
        take = STEPS.get(type(step))
        if take is not None and take(step, at) is GONE:
            return GONE
        if at.facts:
            at = replace(at, facts=lasting(at.facts, step, at.world.heard))
        more = _known_after(step, at)
        if more:
            at = replace(at, facts=(*at.facts, *more))
    return ON


def _known_after(step: s.Step, at: Walk) -> Facts:
    """What is known after a line: `if ...: stop` was passed, or what is chosen is one of the candidates."""
    match step:
        case s.If(test=test, then=then, otherwise=()) if then and isinstance(then[-1], s.Stop | s.Cancel):
            if not at.world.matters(test, at.routine.block):
                return ()
            return assumed(test, False, at.place, step.at)
        case s.Choose(var=var, among=among, single=True):
            return members(among, var, at.place, step.at)
        case _:
            return ()


# ---- rules


def _call(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Call)
    world, rule = at.world, at.world.routine(step.rule)
    given = dict(arguments(step, rule, at.place))
    if any(not some(one) for one in given.values()):
        return ON
    roles = {param.role: given[param.name] for param in rule.params}
    raised(rule.id, step, roles, step.seat, at, before=True)
    for param in rule.params:
        found = joined(roles[param.role], world.get("rewritten", rule.id, param.role))
        roles[param.role] = found
        world.add(("var", rule.id, param.name), found)
    when = when_of(step.seat, at)
    follow_up(world, rule.id, when)
    if world.every("done", rule.id):
        raised(rule.id, step, roles, step.seat, at)
    return ON


def _follow(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Follow)
    world = at.world
    things = value(step.thing, at.place)
    for name, lines in world.plan.lines.items():
        if things.names is None or name in things.names:
            take_up(lines, name, when_of(step.seat, at), world)
    return ON


def take_up(lines: str, thing: str, when: When, world: World) -> None:
    """The lines of a thing run."""
    for var, found in itself(world.routine(lines), thing).items():
        world.add(("var", lines, var), found)
    follow_up(world, lines, when)


def _secretly(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Secretly)
    world, part = at.world, at.world.routine(step.part)
    given = dict(step.given)
    for param in part.params:
        found = value(given[param.role], at.place) if param.role in given else world.of_type(param.type)
        world.add(("var", part.id, param.name), found)
    follow_up(world, part.id, _held(at).when._replace(mine=frozenset()))
    return ON


def _held(at: Walk) -> Walk:
    """Events in here are heard only later."""
    later = at.when.phases if at.when.later is None else at.when.later
    return replace(at, when=at.when._replace(later=later))


# ---- choices and blocks


def _choose(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Choose)
    among = value(step.among, at.place)
    at.world.comes_to(step, some(among), "choice")
    assign(step.var, among, at)
    return ON if some(among) or not step.required else GONE


def _choose_goods(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.ChooseGoods)
    assign(step.var, named(at.world.of_sort(step.group)), at)
    return ON


def _ask(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Ask)
    on = GONE
    # Others may act before the answer.
    asked = replace(at, facts=lasting(at.facts, step, at.world.heard))
    within = replace(asked, when=when_of(step.seat, at))
    name = at.world.name_of(step)
    at.world.note(("asked",), name)
    for way in step.ways:
        if can_take(way, within.place) is not None:
            continue
        at.world.note(("open", name), at.world.name_of(way))
        if way.block is None:
            at.world.note(("offers",), within.when)
            on = ON
        elif _steps(way.block, asked) is ON:
            on = ON
    return on


def _if(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.If)
    place = at.place
    test = value(step.test, place)
    ways: list[bool] = []
    for holds, can, block in ((True, can_hold(test), step.then), (False, can_fail(test), step.otherwise)):
        if can:
            at.world.note(("tested", at.world.name_of(step)), holds)
            matters = block and at.world.matters(step.test, block)
            facts = assumed(step.test, holds, place, step.at) if matters else ()
            ways.append(_steps(block, replace(at, facts=(*at.facts, *facts)) if facts else at))
    if at.facts and len(ways) == 1:
        for one in because(step.test, at.facts):
            at.world.note(("because", at.world.name_of(step)), at.world.named_place(one, at.routine.id))
    return ON if ON in ways else GONE


def _for(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.For)
    over = value(step.over, at.place)
    at.world.comes_to(step, some(over), "nothing")
    if some(over):
        assign(step.var, over, at)
        known = members(step.over, step.var, at.place, step.at)
        for one in step.block if known else ():
            known = lasting(known, one, at.world.heard)
        _steps(step.block, replace(at, facts=(*lasting(at.facts, step, at.world.heard), *known)))
    return ON


def _repeat(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Repeat)
    times = value(step.times, at.place)
    can = times.names is None or times.high > 0
    at.world.comes_to(step, can, "zero")
    if can:
        _steps(step.block, replace(at, facts=lasting(at.facts, step, at.world.heard)))
    return ON


def _until(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Until)
    test = value(step.test, at.place)
    for holds, can in ((True, can_hold(test)), (False, can_fail(test))):
        if can:
            at.world.note(("tested", at.world.name_of(step)), holds)
    if can_fail(test):
        _steps(step.block, replace(at, facts=lasting(at.facts, step, at.world.heard)))
    return ON


def _alone(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Alone)
    _steps(step.block, at)
    return ON


def _phase(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Phase)
    turns = tuple(one for one in at.turns if one[0] != step.name)
    if step.seat is not None and (step.name not in at.when.phases or (step.name, step.seat) in at.turns):
        turns = (*turns, (step.name, step.seat))
    when = at.when._replace(phases=at.when.phases | {step.name})
    inside = replace(at, when=when, turns=turns, facts=lasting(at.facts, step, at.world.heard))
    begins, ends = f"{step.name} begins", f"{step.name} ends"
    for slot in at.world.plan.slots.values():
        if slot.resets == step.name:
            found = at.world.slot(slot.name)
            for how in ("becomes", "rises", "falls"):
                raised(f"{slot.name} {how}", step, {"value": found, AMOUNT: SIZE}, None, inside)
    raised(begins, step, {}, step.seat, at, before=True)
    raised(begins, step, {}, step.seat, inside)
    on = _steps(step.block, inside)
    raised(ends, step, {}, step.seat, inside, before=True)
    raised(ends, step, {}, step.seat, at)
    return on


def _together(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Together)
    return _steps(step.block, _held(at))


def _instead(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Instead)
    _steps(step.block, at)
    return GONE


def _gone(step: s.Step, at: Walk) -> bool:
    return GONE


STEPS: dict[type[s.Step], Callable[[s.Step, Walk], bool]] = {
    s.Let: let,
    s.Rewrite: rewrite,
    s.Put: set_to,
    s.Change: change,
    s.Arrange: arrange,
    s.Do: do,
    s.DoGoods: do_goods,
    s.Pay: pay,
    s.Call: _call,
    s.Follow: _follow,
    s.Secretly: _secretly,
    s.Choose: _choose,
    s.ChooseGoods: _choose_goods,
    s.Ask: _ask,
    s.If: _if,
    s.For: _for,
    s.Repeat: _repeat,
    s.Until: _until,
    s.Alone: _alone,
    s.Phase: _phase,
    s.Together: _together,
    s.Instead: _instead,
    **dict.fromkeys((s.Stop, s.Cancel, s.EndGame), _gone),
}
"""Steps that are not listed change nothing that is examined."""
