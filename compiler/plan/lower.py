"""The model of an edition lowered to its plan: what happens in it, by names.

to feed a cat in a house:                  Routine feed what=cat in=house
  pay 1 fish                                 Pay fish 1
  move the cat to garden of the house        Do move what=cat to=garden[house]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import cast

from ..meaning import model as m
from ..meaning.parts import parts as parts_of_model
from ..replacing import replace
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import plan as p
from . import steps as s
from .acts import fits
from .events import listener, params_of_event, price_ability
from .filled import bare, filled
from .lines import block
from .looking import Looking
from .needs import need_of_rule
from .scope import Names, Scope, bound, param_type, thing_type
from .transform import steps_within
from .values import SEAT, value

YOU = x.Var(SEAT, "you")


@dataclass(slots=True)
class Made:
    """What is collected while a model is lowered."""

    model: m.Model
    routines: dict[str, p.Routine] = field(default_factory=dict[str, p.Routine])
    listeners: list[p.Listener] = field(default_factory=list[p.Listener])
    prices: list[p.PriceAbility] = field(default_factory=list[p.PriceAbility])
    lines: dict[str, str] = field(default_factory=dict[str, str])
    free: list[p.Free] = field(default_factory=list[p.Free])
    counts_as: list[p.CountsAs] = field(default_factory=list[p.CountsAs])
    modifiers: list[p.Modifier] = field(default_factory=list[p.Modifier])
    scores: dict[str, x.Expr] = field(default_factory=dict[str, x.Expr])


def lower(model: m.Model, scenes: bool = False, needs: bool = True) -> p.Plan:
    """The whole of an edition; with its `scenes`, what is done in its scenarios too. Without `needs`, what must be
    possible before something is offered is not worked out: the steps alone say what could happen."""
    made = Made(model)
    for rule in model.rules.values():
        _rule(rule, made)
    for kind in model.kinds.values():
        _abilities(kind.name, kind.abilities, kind.laws, kind.pack, made)
    for element in model.elements.values():
        _element(element, made)
    for hook in model.hooks:
        _abilities("", (hook.ability,), m.Laws(), hook.pack, made)
    for shift in model.shifts:
        made.modifiers.append(_modifier("", shift, m.Laws(), model))
    if scenes:
        _scenes(made)
    values = {define.name: _value(define, model) for define in model.defines.values()}
    return _whole(made, values, scenes, needs)


def _scenes(made: Made) -> None:
    """What is done in each `when` of a scenario."""
    for number, scenario in enumerate(made.model.scenarios):
        for index, scene in enumerate(scenario.scenes):
            if scene.mode == "when":
                id = scene_id(number, index)
                block_ = () if scene.step is None else (scene.step,)
                scope = of_scenario(made.model, id)
                add_routine(id, id, scene, "when", (), block_, scenario.pack, scope, made)


def scene_id(number: int, index: int) -> str:
    return f"scenario{number}.{index}"


def of_scenario(model: m.Model, routine: str = "") -> Scope:
    """A scenario speaks of seats by their names."""
    scope = start(model, routine)
    seats = {f"player-{n + 1}": x.Thing(SEAT, f"player-{n + 1}") for n in range(_players(model, True)[1])}
    return replace(scope, env=cast("dict[str, x.Var]", seats))


def start(model: m.Model, routine: str = "") -> Scope:
    names = Names()
    names.used |= {"you"}
    return Scope(model, names, {}, YOU, [], routine)


# ---- routines


def _rule(rule: m.Rule, made: Made) -> None:
    scope = start(made.model, rule.name)
    scope.names.used.add("it")  # what a parameter is tested by
    params: list[p.Param] = []
    for param in rule.params:
        type = param_type(param, made.model)
        it = x.Var(type, "it")
        tests = fits(param, replace(scope, env={**scope.env, "it": it, param.name: it}), it)
        scope, var = bound(scope, param.name, type)
        params.append(p.Param(param.role, var.name, type, tuple(tests)))
    add_routine(rule.name, rule.name, rule, "rule", tuple(params), rule.block, rule.pack, scope, made)


def add_routine(
    id: str,
    name: str,
    at: m.Step,
    sort: str,
    params: tuple[p.Param, ...],
    lines: m.Block,
    pack: str,
    scope: Scope,
    made: Made,
) -> None:
    """A routine, and those of what each seat does in secret in it."""
    made.routines[id] = p.Routine(id, name, at.at, sort, params, block(lines, scope), x.NO_NEED, pack)
    for part, step, inner, env in scope.parts:
        within = start(made.model, part)
        known: list[p.Param] = []
        for key, var in env.items():
            within, own = bound(within, key, var.type)
            known += [p.Param(key, own.name, var.type)] if key != "player" else []
        within = replace(within, env={**within.env, "player": YOU})
        add_routine(part, f"{name}-in-secret", step, "part", tuple(known), inner, pack, within, made)


def _element(element: m.Element, made: Made) -> None:
    kind = made.model.kinds.get(element.kind)
    lines, at = (element.block, element) if element.block else (kind.block if kind is not None else (), element)
    if lines:
        id = f"{element.id}.lines"
        scope, var = bound(start(made.model, id), "self", f"thing {element.id}")
        params = (p.Param("self", var.name, var.type),)
        add_routine(id, element.id, at, "lines", params, lines, element.pack, scope, made)
        made.lines[element.id] = id
        if element.laws.works_in:
            laws = laws_of(element.laws, made.model, element.id)
            made.free.append(p.Free(id, id, element.id, laws, element.at))
    _abilities(element.id, element.abilities, element.laws, element.pack, made)
    for counts in element.counts_as:
        laws = laws_of(element.laws, made.model, element.id)
        made.counts_as.append(
            p.CountsAs(counts.id, element.id, counts.one, counts.other, counts.reverse, laws, counts.at)
        )
    if element.score is not None:
        scope, _ = bound(start(made.model), "self", f"thing {element.id}")
        made.scores[element.id] = value(element.score, scope)
    for shift in element.shifts:
        made.modifiers.append(_modifier(element.id, shift, element.laws, made.model))


def _abilities(of: str, abilities: Iterable[m.Ability], given: m.Laws, pack: str, made: Made) -> None:
    for ability in abilities:
        laws = laws_of(given, made.model, of)
        if ability.payment:
            made.prices.append(price_ability(ability, of, laws, made.model))
            continue
        scope, var = bound(start(made.model, ability.id), "self", f"thing {of}" if of else "nothing")
        params = [p.Param("self", var.name, var.type)]
        scope, var = bound(scope, "player", SEAT)
        params.append(p.Param("by", var.name, SEAT))
        heard: set[str] = set()
        for role, name, type in params_of_event(ability.event, made.model):
            scope, var = bound(scope, name, type)
            params.append(p.Param(role, var.name, type))
            heard.add(name)
        scope = replace(scope, heard=frozenset(heard) if ability.event.moment == "before" else frozenset())
        add_routine(ability.id, ability.id, ability, "ability", tuple(params), ability.block, pack, scope, made)
        made.listeners.append(listener(ability, of, laws, made.model))


def laws_of(found: m.Laws, model: m.Model, of: str) -> p.Laws:
    only = None
    if found.only_while is not None:
        scope, _ = bound(start(model), "self", f"thing {of}")
        only = value(found.only_while, replace(scope, env={**scope.env, "player": YOU}))
    return p.Laws(
        found.optional,
        found.once,
        found.times,
        found.exhausts,
        found.works_in,
        found.open_until,
        found.not_fresh,
        only,
    )


def _modifier(of: str, shift: m.Shift, given: m.Laws, model: m.Model) -> p.Modifier:
    scope, _ = bound(start(model), "self", f"thing {of}" if of else "nothing")
    args = tuple(value(arg, scope) for arg in shift.args)
    test = value(shift.test, scope) if shift.test is not None else None
    return p.Modifier(shift.value, args, value(shift.by, scope), test, of, laws_of(given, model, of))


def _value(define: m.Define, model: m.Model) -> p.Value:
    scope = start(model)
    params: list[p.Param] = []
    for param in define.params:
        scope, var = bound(scope, param.name, param_type(param, model))
        params.append(p.Param(param.role, var.name, var.type))
    found = value(define.value, scope)
    return p.Value(define.name, found.type, tuple(params), found, define.at, define.pack)


# ---- what is declared


def _whole(made: Made, values: dict[str, p.Value], scenes: bool, needs: bool) -> p.Plan:
    found = _declared(made, values, scenes)
    if not needs:
        return found
    look = looking(made.routines, made.prices, made.listeners)
    routines: dict[str, p.Routine] = {}
    for id, routine in made.routines.items():
        need = need_of_rule(look.rules[id], look)
        routines[id] = filled(replace(routine, need=need), look)
    return replace(
        found,
        values=dict(filled(tuple(found.values.items()), look)),
        modifiers=filled(found.modifiers, look),
        scores=dict(filled(tuple(found.scores.items()), look)),
        routines=routines,
        free=filled(found.free, look),
        listeners=filled(found.listeners, look),
        prices=filled(found.prices, look),
        counts_as=filled(found.counts_as, look),
    )


def _declared(made: Made, values: dict[str, p.Value], scenes: bool) -> p.Plan:
    model = made.model
    return p.Plan(
        model.name,
        model.title,
        _players(model, scenes),
        model.packs,
        {"player": "", "direction": "", "die": "", **_kinds(model)},
        elements_of(made, scenes),
        {name: group.members for name, group in model.groups.items()},
        goods_of(model),
        {slot.name: _slot(slot, model) for slot in model.slots.values() if slot.sort != "pile"},
        {slot.name: _pile(slot, model) for slot in model.slots.values() if slot.sort == "pile"},
        dict(_tables(model)),
        {
            (chart, element.id): _rows(rows, model)
            for element in model.elements.values()
            for chart, rows in element.charts
            if "." not in chart
        },
        {wallet.name: (wallet.until, wallet.worth) for wallet in model.wallets.values()},
        _links(model),
        {die.name: tuple(value(face, start(model)) for face in die.faces) for die in model.dice.values()},
        _phases(model, made),
        values,
        tuple(made.modifiers),
        made.scores,
        made.routines,
        made.lines,
        tuple(made.free),
        tuple(made.listeners),
        tuple(made.prices),
        tuple(made.counts_as),
    )


def _players(model: m.Model, scenes: bool) -> tuple[int, int]:
    """How many can play; a scenario may name more or fewer."""
    if not scenes:
        return model.players
    named = [scenario.seats for scenario in model.scenarios if scenario.seats]
    return min([model.players[0], *named]), max([model.players[1], *named])


def looking(
    routines: Mapping[str, p.Routine], prices: Iterable[p.PriceAbility], listeners: Iterable[p.Listener]
) -> Looking:
    """What needs are worked out from."""
    return Looking(
        {id: replace(one, block=bare(one.block)) for id, one in routines.items()},
        aimed=any(one.aim is not None for one in prices),
        before=frozenset(one.event for one in listeners if one.moment == "before" and not one.laws.optional),
    )


def _kinds(model: m.Model) -> dict[str, str]:
    found = {kind.name: kind.base for kind in model.kinds.values()}
    return found | {one.kind: "" for one in model.elements.values() if one.kind not in found}


def elements_of(made: Made, scenes: bool = False) -> dict[str, p.Element]:
    model = made.model
    copied, may_be = _copied(made)
    copyable = copied | may_be | (_laid_out(made) if scenes else set[str]())
    kinds = _kinds(model)
    found: dict[str, p.Element] = {}
    for element in model.elements.values():
        sorts = {element.id}
        kind = element.kind
        while kind and kind not in sorts:
            sorts.add(kind)
            kind = kinds.get(kind, "")
        sorts |= {group.name for group in model.groups.values() if element.id in group.members}
        traits = tuple((name, value(one, start(model))) for name, one in element.traits)
        found[element.id] = p.Element(
            element.id,
            element.kind,
            element.title,
            traits,
            frozenset(sorts),
            not sorts.isdisjoint(copied),
            not sorts.isdisjoint(copyable) or ("anything" in copyable),
        )
    return found


def _copied(made: Made) -> tuple[set[str], set[str]]:
    """Elements that rules copy, and kinds of which they copy elements known only at play."""
    found: set[str] = set()
    kinds: set[str] = set()
    for step in steps_within(tuple(one.block for one in made.routines.values() if one.sort != "when")):
        if isinstance(step, s.For):
            found |= _each_made(step)
        if isinstance(step, s.Do) and _makes(step.verb):
            what = dict(step.args)["what"]
            if isinstance(what, x.Thing):
                found.add(what.id)
            else:
                kinds.add(what.type.partition(" ")[2] or "anything")
    return found, kinds


def _each_made(step: s.For) -> set[str]:
    """The sort whose elements are all copied: `create each card in deck`."""
    source = step.over.source if isinstance(step.over, x.Filter) else step.over
    makes = [one for one in step.block if isinstance(one, s.Do) and _makes(one.verb)]
    named = any(isinstance(what := dict(one.args)["what"], x.Var) and what.name == step.var for one in makes)
    return {source.sort} if named and isinstance(source, x.AllOf) and source.sort != "anything" else set()


def _laid_out(made: Made) -> set[str]:
    """Of what scenarios make copies where they say what is there."""
    scenes = [scene for scenario in made.model.scenarios for scene in scenario.scenes if scene.mode == "given"]
    values = tuple(value for scene in scenes for value in scene.values)
    steps = steps_within(tuple(one.block for one in made.routines.values() if one.sort == "when"))
    makes = (dict(one.args)["what"] for one in steps if isinstance(one, s.Do) and _makes(one.verb))
    made_there = {one.id if isinstance(one, x.Thing) else one.type.partition(" ")[2] for one in makes}
    return made_there | {
        one.left.good
        for one in parts_of_model(values)
        if isinstance(one, m.Test) and one.how in ("in", "all-in") and isinstance(one.left, m.Goods)
    }


def _makes(verb: str) -> bool:
    return any(isinstance(step, v.Make) for step in VERBS[verb].does)


def goods_of(model: m.Model) -> tuple[str, ...]:
    """Counters and wallets, in the order in which they are declared: what can be had."""
    counters = [
        slot.name
        for slot in model.slots.values()
        if slot.sort == "counter" and (slot.owners == ("player",) or (slot.side and len(slot.owners) == 1))
    ]
    return (*counters, *model.wallets)


def _slot(slot: m.Slot, model: m.Model) -> p.Slot:
    starts = slot.starts.value if isinstance(slot.starts, m.Number) else 0
    return p.Slot(
        slot.sort,
        slot.name,
        slot.owners,
        _bound(slot, slot.low, model),
        _bound(slot, slot.high, model),
        -1 if slot.sort == "marker" else starts,
        slot.excess,
        slot.holds,
        slot.seen_by,
        slot.resets,
        slot.side,
        slot.tags,
    )


def _bound(slot: m.Slot, end: m.Expr | None, model: m.Model) -> x.Expr | None:
    """An end of a counter, or the room of a pile: it may speak of who owns it, by the names of their kinds."""
    if end is None:
        return None
    scope = start(model)
    for kind in slot.owners:
        scope, _ = bound(scope, kind, thing_type(kind, model))
    return value(end, scope)


def _pile(slot: m.Slot, model: m.Model) -> p.Pile:
    order = next((tag for tag in ("stack", "bag") if tag in slot.tags), "row")
    room = _bound(slot, slot.high, model)
    return p.Pile(slot.name, slot.owners, slot.holds, room, slot.seen_by, slot.refilled, slot.side, order)


def _tables(model: m.Model) -> Iterator[tuple[str, tuple[tuple[tuple[x.Expr, ...], x.Expr], ...]]]:
    for table in model.tables.values():
        yield table.name, _rows(table.rows, model)
    for element in model.elements.values():
        for chart, rows in element.charts:
            if "." in chart:
                yield chart, _rows(rows, model)


def _rows(rows: tuple[m.Row, ...], model: m.Model) -> tuple[tuple[tuple[x.Expr, ...], x.Expr], ...]:
    scope = start(model)
    return tuple((tuple(value(key, scope) for key in row.keys), value(row.value, scope)) for row in rows)


def _links(model: m.Model) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for one in model.maps.values():
        for near, far in one.links:
            for end, other in ((near, far), (far, near)):
                if other not in found.setdefault(end, []):
                    found[end].append(other)
    return {name: tuple(near) for name, near in found.items()}


def _phases(model: m.Model, made: Made) -> tuple[str, ...]:
    """Every phase that the rules name, the game itself first."""
    found: dict[str, None] = {"game": None}
    shifts: dict[str, None] = {}
    for part in steps_within(tuple(one.block for one in made.routines.values())):
        if isinstance(part, s.Phase):
            found[part.name] = None
        elif isinstance(part, s.Shift) and part.until:
            shifts[part.until] = None
    for laws in (*(one.laws for one in model.kinds.values()), *(one.laws for one in model.elements.values())):
        found |= dict.fromkeys(name for name in (laws.once, laws.open_until, laws.not_fresh) if name)
    for wallet in model.wallets.values():
        found[wallet.until] = None
    for slot in model.slots.values():
        found |= {slot.resets: None} if slot.resets else {}
    return tuple(found | shifts)
