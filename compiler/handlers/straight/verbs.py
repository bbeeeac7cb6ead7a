"""Verbs and payments at which somebody may be asked, or before which an ability may act."""

from __future__ import annotations

from ...plan import steps as s
from ..block_ends import may_be_paid_in_several_ways, open_goods
from ..expressions import python
from ..function import Function
from ..needs import needed, never_fails, price_code
from ..steps import STEPS, verb_args
from ..tree import call, lambda_, line, quoted, raw
from .routine import Lines, Straight, hears, if_over


def pay(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Pay)
    place = function.place
    args = [raw("g"), raw("f"), price_code(step.price, place)]
    if not never_fails(step.rest) and may_be_paid_in_several_ways(step.price, place):
        args.append(lambda_("", needed(step.rest, place)))
    return [line(call("_paid", *args)), *if_over(function), *hears(function, straight)]


def treat(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Treat)
    args = (python(one, function.place) for one in (step.seat, step.what, step.other))
    return [line(call("_treated", raw("g"), *args)), *if_over(function), *hears(function, straight)]


def do(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Do)
    place = function.place
    if step.verb not in place.module.linked.pauses.before:
        return list(STEPS[s.Do](step, function))
    args = verb_args(step.verb, step.seat, dict(step.args), place)
    name = raw(place.module.functions[f"verb {step.verb}"])
    return [line(call("_done_before", raw("g"), quoted(step.verb), name, *args)), *if_over(function)]


def do_goods(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.DoGoods)
    place = function.place
    if not step.open and step.verb not in place.module.linked.pauses.before:
        return list(STEPS[s.DoGoods](step, function))
    return [line(call("_goods_done", *open_goods(step, place))), *if_over(function), *hears(function, straight)]
