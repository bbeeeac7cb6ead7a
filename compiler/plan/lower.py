"""The model of an edition lowered to its plan: what happens in it, by names.

to feed a cat in a house:                  Routine feed what=cat in=house
  pay 1 fish                                 Pay fish 1
  move the cat to garden of the house        Do move what=cat to=garden[house]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ..meaning import model as m
from ..replacing import replace
from . import expressions as x
from . import plan as p
from .acts import fits
from .declared import elements_of, goods_of, kinds_of, links_of, phases_of, pile_of, rows_of, slot_of, tables_of
from .events import listener, params_of_event, price_ability
from .lines import block
from .made import Made
from .scope import SEAT, YOU, Scope, bound, param_type, start
from .transform import LISTED
from .values import value


def lower(model: m.Model, scenes: bool = False, needs: bool = True) -> p.Plan:
    """The whole of an edition; with its `scenes`, what is done in its scenarios too. Without `needs`, what must be
    possible before something is offered is left out: the steps alone say what could happen."""
    LISTED.clear()
    made = Made(model, needs)
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
    """A scenario names seats."""
    scope = start(model, routine)
    seats = {f"player-{n + 1}": x.Thing(SEAT, f"player-{n + 1}") for n in range(_players(model, True)[1])}
    return replace(scope, env=cast("dict[str, x.Var]", seats))


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
    scope = scope if made.needs else replace(scope, needs=False)
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
    return p.Modifier(
        shift.value, args, value(shift.by, scope), test, of, laws_of(given, model, of), shift.at, shift.pack
    )


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
    from .with_needs import with_needs

    return with_needs(found, made)


def _declared(made: Made, values: dict[str, p.Value], scenes: bool) -> p.Plan:
    model = made.model
    return p.Plan(
        model.name,
        model.title,
        _players(model, scenes),
        model.packs,
        {"player": "", "direction": "", "die": "", **kinds_of(model)},
        elements_of(made, scenes),
        {name: group.members for name, group in model.groups.items()},
        goods_of(model),
        {slot.name: slot_of(slot, model) for slot in model.slots.values() if slot.sort != "pile"},
        {slot.name: pile_of(slot, model) for slot in model.slots.values() if slot.sort == "pile"},
        dict(tables_of(model)),
        {
            (chart, element.id): rows_of(rows, model)
            for element in model.elements.values()
            for chart, rows in element.charts
            if "." not in chart
        },
        {wallet.name: (wallet.until, wallet.worth) for wallet in model.wallets.values()},
        links_of(model),
        {die.name: tuple(value(face, start(model)) for face in die.faces) for die in model.dice.values()},
        phases_of(model, made),
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
