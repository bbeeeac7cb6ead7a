"""Calls of other routines: a rule, the lines of a thing, what each seat does in secret."""

from __future__ import annotations

from ...plan import steps as s
from ..expressions import python
from ..function import Function
from ..steps import call_args, fits
from ..tree import call, head, joined, line, negated, raw
from .cancels import spared_by
from .routine import Lines, Straight, hears, if_over


def call_rule(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Call)
    place = function.place
    linked = place.module.linked
    name = place.module.functions[f"rule {step.rule}"]
    args = [raw("g"), python(step.seat, place), *call_args(step, place)]
    done: Lines
    if step.rule not in linked.routines:
        done = [line(call(f"_do_{name}" if step.rule in straight.direct else name, *args))]
    elif step.rule in linked.pauses.before:
        if step.rule in straight.direct:
            spared = spared_by(step, place)
            undisturbed = call("_undisturbed", raw("g"), raw(name), *args[1:]) if spared is None else negated(spared)
            done = [head([line(call(f"_do_{name}", *args))], "if ", undisturbed)]
        else:
            done = [line(call("_called_before", raw("g"), raw(name), *args[1:]))]
    elif step.rule in straight.direct:
        done = [line(call(f"_do_{name}", *args))]
    else:
        done = [line(call("_called", raw("g"), raw(name), *args[1:]))]
    if step.rule in straight.ending:
        done += if_over(function)
    done += hears(function, straight)
    tests = fits(step, place)
    return [head(done, "if ", joined("and", tests))] if tests else done


def follow(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Follow)
    place = function.place
    done = call("_followed", raw("g"), python(step.seat, place), python(step.thing, place))
    return [line(done), *if_over(function), *hears(function, straight)]


def secretly(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Secretly)
    place = function.place
    name = place.module.functions[f"rule {step.part}"]
    given = [python(value, place) for _, value in step.given]
    if step.part in straight.direct:
        return [line(call("_one_after_the_other", raw("g"), raw(f"_do_{name}"), *given))]
    over = head([line("return")], "if g.over")
    return [line(call("_apart", raw("g"), raw(name), *given)), over, *hears(function, straight)]
