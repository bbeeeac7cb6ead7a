"""Questions: they are answered in the line that asks them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...plan import blocks as b
from ...plan import expressions as x
from ...plan import steps as s
from ...plan.transform import changed, parts
from ...verbs import VERBS
from ...verbs import verb as v
from ..asking import choice_of, options_of
from ..context import Place, maybe, plain_pile
from ..counts import fresh
from ..expressions import python
from ..function import Function, assigned
from ..opening import opened
from ..questions import beheld, in_order, question, source_of_choice
from ..tree import Code, call, head, line, number, raw
from .block import caught
from .routine import Lines, Straight, hears, if_over, short

if TYPE_CHECKING:
    from rulewright.runtime import Rules


def choose(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Choose | s.ChooseGoods)
    end = straight.ends[id(step)]
    assert isinstance(end, b.Question)
    asked = question(straight.routine, end, straight.asks)
    outer = function.place
    place = replace(outer, makes=False, moves=False, used=set(outer.used or ()))
    made, step = _steady(step, place)
    name, more, given = choice_of(step, straight.routine, place)
    made += more
    seat = python(step.seat, place)
    made = [*short(place, outer), *made]
    rule = raw(place.module.functions[f"rule {straight.routine.id}"])
    if _up_to_one(step) and straight.routine.sort != "part" and not maybe(step.seat, place):
        straight.few.add(step.var)
        generic = call("_up_to_one", raw("g"), rule, raw("you"), seat, asked, raw("_options"))
        # The seat that is asked sees where each copy lies, and copies differ in nothing else.
        if _clear(end, straight, place) and _one_bag(step, place, straight.rules):
            options = call("_first_of_each", raw("g"), given[0])
            return [*made, line("_options = ", options), *_picked(step.var, seat, [], function)]
        made.append(line("_options = ", given[0]))
        row = _row_of(end.ask, straight)
        if row is None:
            return [*made, assigned(step.var, generic, function)]
        # While none of the things themselves lies in a pile, every seat sees the options in the order they are kept.
        first, last = row
        lies = head([assigned(step.var, generic, function)], f"elif g.at[{first}:{last}].count(-1) != {last - first}")
        return [*made, *_picked(step.var, seat, [lies], function)]
    if not straight.framed:
        answer = call(f"_{name}_unframed", raw("g"), rule, raw("you"), seat, asked, *given)
    else:
        answer = call(f"_{name}", raw("g"), raw("f"), number(straight.at), seat, asked, *given)
    return [*made, assigned(step.var, answer, function)]


def _picked(var: str, seat: Code, otherwise: Lines, function: Function) -> Lines:
    """One of the options at random, or none of them. Printed inline, because it runs very often."""
    one: Lines = [
        line("_answers.append((", seat, ", _options[_place]))"),
        assigned(var, raw("[_options[_place]]"), function),
    ]
    none: Lines = [line("_answers.append((", seat, ", _DONE))"), assigned(var, raw("[]"), function)]
    rolled: Lines = [
        line("_place = int(g.roll.random() * (len(_options) + 1))"),
        line("_answers = g.roll.answers"),
        line("g.asked += 1"),
        line("g.ticks = 0"),
        head(one, "if _place < len(_options)"),
        head(none, "else"),
    ]
    return [head([assigned(var, raw("[]"), function)], "if not _options"), *otherwise, head(rolled, "else")]


def _up_to_one(step: s.Choose | s.ChooseGoods) -> bool:
    if not isinstance(step, s.Choose) or step.single:
        return False
    return step.least == x.Const("number", 0) and step.most == x.Const("number", 1)


def _steady(step: s.Choose | s.ChooseGoods, place: Place) -> tuple[Lines, s.Choose | s.ChooseGoods]:
    """Values that are the same for all options are computed once, before the options are filtered."""
    if not isinstance(step, s.Choose) or place.used is None:
        return [], step
    among = step.among
    if not isinstance(among, x.Filter) or among.test is None or among.how != "each":
        return [], step
    made: Lines = []
    bound = {among.it, *(one.it for one in parts(among.test) if isinstance(one, x.Filter | x.Exists | x.Fold))}

    def fixed(one: object) -> object:
        if not isinstance(one, x.Get) or {key.name for key in one.keys if isinstance(key, x.Var)} & bound:
            return one
        if not all(isinstance(key, x.Var | x.Thing) and not maybe(key, place) for key in one.keys):
            return one
        name = fresh("fixed", place)
        made.append(line(f"{name} = ", python(one, place)))
        return x.Var(one.type, name)

    test = changed(among.test, fixed)
    return made, replace(step, among=replace(among, test=test)) if made else step


def _clear(end: b.Question, straight: Straight, place: Place) -> bool:
    """Whether the seat that is asked sees where all options lie, and copies differ in nothing else."""
    plan = place.module.linked.plan
    done = [one.verb for one in parts(tuple(plan.routines.values())) if isinstance(one, s.Do)]
    exhausted = any(isinstance(step, v.Turn) for verb in done for step in VERBS[verb].does)
    laws = [one.laws for some in (plan.listeners, plan.free, plan.prices, plan.counts_as) for one in some]
    exhausted = exhausted or any(one.exhausts for one in laws)
    plain = not exhausted and not straight.rules.grown_start
    return plain and isinstance(end.ask, s.Choose) and beheld(end.ask, place.module)


def _row_of(ask: s.Choose | s.ChooseGoods, straight: Straight) -> tuple[int, int] | None:
    """For options that the rules list by name: the range of their numbers, where the numbers have no gap."""
    module = straight.asks.place.module
    if not isinstance(ask, s.Choose) or not in_order(ask, module):
        return None
    among, _ = source_of_choice(ask)
    among = opened(among, straight.asks.place)
    assert isinstance(among, x.Items)
    things = sorted(module.linked.number[one.id] for one in among.items if isinstance(one, x.Thing))
    return (things[0], things[-1] + 1) if things[-1] - things[0] == len(things) - 1 else None


def _one_bag(step: s.Choose | s.ChooseGoods, place: Place, rules: Rules) -> bool:
    """Whether all options lie in one bag."""
    among = step.among if isinstance(step, s.Choose) else None
    while isinstance(among, x.Filter) and among.how == "each":
        among = among.source
    if not isinstance(among, x.Inside) or not isinstance(among.pile, x.PileOf):
        return False
    return plain_pile(among.pile, place) and rules.piles[among.pile.pile].order == "bag"


def ask(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Ask)
    end = straight.ends[id(step)]
    assert isinstance(end, b.Ways)
    place = function.place
    asked = question(straight.routine, end, straight.asks)
    made, options, offers = options_of(step, place)
    name = "_way_or_offer" if offers else "_way"
    args = (raw("g"), raw("f"), number(straight.at), python(step.seat, place), asked, options)
    blocks = [way.block for way in step.ways if way.block is not None]
    found: Lines = [*made, line("_chosen = ", call(name, *args))]
    if offers:
        found += if_over(function)
    word = "if"
    for n, block in enumerate(blocks):
        if block:
            inner = caught(block, replace(function, at=None), straight, alone=False)
            found.append(head([*inner, *hears(function, straight)], f"{word} _chosen == {n}"))
            word = "elif"
    return found
