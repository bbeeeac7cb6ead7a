"""Rules that are printed straight, step by step: what pauses elsewhere; the rest is as in rules that never pause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..plan import blocks as b
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.pauses import begin_heard, pauses
from ..plan.transform import parts
from . import work
from .asking import options_of
from .conditions import tested
from .context import helper, within
from .counts import counted
from .ends import may_be_paid_in_several_ways, open_goods
from .expressions import it_of, python
from .function import Function, kept
from .loops import loops, where
from .needs import needed, never_fails, price_code
from .opening import opened
from .questions import question
from .remarks import remark, same_line
from .steps import STEPS, call_args, fits, verb_args
from .straight_cancels import spared_by
from .straight_choices import choose
from .straight_phases import begun, ended, leaves_at_once
from .straight_routine import Lines, Straight, hears, if_over, may_fail, over_of, short
from .straight_verbs import changed as changed_plainly
from .straight_verbs import done_once, done_with_each, made_many
from .tree import call, head, joined, lambda_, line, negated, number, quoted, raw
from .verbs import at_once, many_times

FIRST_REGION = 1_000_000
"""What a routine catches is known under numbers from here on: none of its blocks has one."""


def block_of(block: s.Block, function: Function, straight: Straight) -> Lines:
    """Each line of the author's stands above what is made of it, where it is not the one above already."""
    found: Lines = []
    above = function.at
    for step in block:
        inner = replace(function, at=step.at)
        if isinstance(step, s.Choose | s.ChooseGoods | s.Ask) and id(step) not in straight.ends:
            return [*found, line("return")]  # nobody comes here: all ways before it have left
        stepped = pauses(step, function.place.module.linked.pauses)
        waits = isinstance(step, s.Call | s.Phase | s.Follow) or (stepped and isinstance(step, PAUSES))
        made = hears(function, straight) if waits else []
        if stepped or isinstance(step, HOLDING):
            made += STRAIGHT[type(step)](step, inner, straight)
        else:
            made += _plainly(step, inner, straight)
        if made and not same_line(above, step.at):
            found.append(remark(step.at))
        above = step.at if made else above
        found += made
        if isinstance(step, s.Stop | s.EndGame):
            break
    return found


HOLDING = s.If | s.For | s.Repeat | s.Alone | s.Phase | s.Call | s.Follow
"""What may hold other steps, or hands over to another rule."""
PAUSES = s.Choose | s.ChooseGoods | s.Ask | s.Pay | s.Treat | s.DoGoods | s.Secretly | s.Together
"""Before which what was raised is heard, as where rules are cut into blocks: not before a branch or a loop."""


def _plainly(step: s.Step, function: Function, straight: Straight) -> Lines:
    """A step that neither pauses nor holds others. While it is worked out no list is put in the place of another."""
    outer = function.place
    place = replace(outer, makes=False, moves=False, used=set(outer.used or ()))
    done: Lines | None = None
    if isinstance(step, s.Do):
        done = done_once(step, place, straight.rules)
    elif isinstance(step, s.Change):
        done = changed_plainly(step, replace(function, place=place))
    if done is None:
        done = list(STEPS[type(step)](step, replace(function, place=place)))
    return [*short(place, outer), *done]


def _may_fail(block: s.Block, straight: Straight) -> bool:
    for one in parts(block):
        if may_fail(one):
            return True
        if isinstance(one, s.Call) and one.rule in straight.failing:
            return True
    return False


def _caught(block: s.Block, function: Function, straight: Straight, alone: bool) -> Lines:
    """A block in which what cannot be done ends no more than the block."""
    if not straight.framed or not _may_fail(block, straight):
        return block_of(block, function, straight)
    outer, around = straight.at, straight.around
    region = FIRST_REGION + len(straight.regions) + 1
    straight.regions[region] = b.Catch(0, straight.phases, straight.holds, alone, around if alone else True)
    straight.at, straight.around = region, around or not alone
    inner = block_of(block, function, straight)
    straight.at, straight.around = outer, around
    return [
        line(f"f[1] = {region}"),
        head(inner, "try"),
        head(
            [line("_caught(g, f, _gone)"), *hears(function, straight)],
            "except _Unwound as _gone",
        ),
        line(f"f[1] = {outer}"),
    ]


# ---- questions


def _ask(step: s.Step, function: Function, straight: Straight) -> Lines:
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
            inner = _caught(block, replace(function, at=None), straight, alone=False)
            found.append(head([*inner, *hears(function, straight)], f"{word} _chosen == {n}"))
            word = "elif"
    return found


# ---- other rules


def _call(step: s.Step, function: Function, straight: Straight) -> Lines:
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


def _follow(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Follow)
    place = function.place
    done = call("_followed", raw("g"), python(step.seat, place), python(step.thing, place))
    return [line(done), *if_over(function), *hears(function, straight)]


def _pay(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Pay)
    place = function.place
    args = [raw("g"), raw("f"), price_code(step.price, place)]
    if not never_fails(step.rest) and may_be_paid_in_several_ways(step.price, place):
        args.append(lambda_("", needed(step.rest, place)))
    return [line(call("_paid", *args)), *if_over(function), *hears(function, straight)]


def _treat(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Treat)
    args = (python(one, function.place) for one in (step.seat, step.what, step.other))
    return [line(call("_treated", raw("g"), *args)), *if_over(function), *hears(function, straight)]


def _do(step: s.Step, function: Function, straight: Straight) -> Lines:
    """A verb before which somebody may do something."""
    assert isinstance(step, s.Do)
    place = function.place
    if step.verb not in place.module.linked.pauses.before:
        return list(STEPS[s.Do](step, function))
    args = verb_args(step.verb, step.seat, dict(step.args), place)
    name = raw(place.module.functions[f"verb {step.verb}"])
    return [line(call("_done_before", raw("g"), quoted(step.verb), name, *args)), *if_over(function)]


def _do_goods(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.DoGoods)
    place = function.place
    if not step.open and step.verb not in place.module.linked.pauses.before:
        return list(STEPS[s.DoGoods](step, function))
    return [line(call("_goods_done", *open_goods(step, place))), *if_over(function), *hears(function, straight)]


def _secretly(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Secretly)
    place = function.place
    name = place.module.functions[f"rule {step.part}"]
    given = [python(value, place) for _, value in step.given]
    if step.part in straight.direct:
        return [line(call("_one_after_the_other", raw("g"), raw(f"_do_{name}"), *given))]
    over = head([line("return")], "if g.over")
    return [line(call("_apart", raw("g"), raw(name), *given)), over, *hears(function, straight)]


# ---- branches and loops


def _if(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.If)
    place = function.place
    whole = opened(step.test, place)
    leaves = any(isinstance(one, s.Stop) for one in parts((step.then, step.otherwise)))
    if loops(whole, place) and step.then and not step.otherwise and not leaves:
        return where(whole, block_of(step.then, function, straight), place)
    made, whole = counted(whole, place)
    if not step.then and step.otherwise:
        test = tested(x.Not("truth", whole), place)
        return [*made, head(block_of(step.otherwise, function, straight), "if ", test)]
    found: Lines = [*made, head(block_of(step.then, function, straight), "if ", tested(whole, place))]
    if step.otherwise:
        found.append(head(block_of(step.otherwise, function, straight), "else"))
    return found


def _for(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.For)
    place = function.place
    stepped = pauses(step, place.module.linked.pauses)
    if at_once(step, place.module.linked) is not None:
        return done_with_each(step, place, straight.rules) or list(STEPS[s.For](step, function))
    inner = replace(function, place=within(place, step.var))
    name = it_of(step.var)
    over = kept(step.over, place)
    if isinstance(step.over, x.Var) and step.over.name in straight.few:
        pass
    elif not stepped:
        over = work.things(step, over, place)
    else:
        over = call("list", over) if step.goods else work.walked(step.over, over, place)
    body = _caught(step.block, inner, straight, alone=True) if step.alone else block_of(step.block, inner, straight)
    register = function.registers.get(step.var)
    if register is not None:
        body = [line(f"f[{register}] = {name}"), *body]
    return [head(body, f"for {name} in ", over)]


def _repeat(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Repeat)
    stepped = pauses(step, function.place.module.linked.pauses)
    if not stepped and many_times(step, function.place.module.linked) is not None:
        return made_many(step, function.place, straight.rules) or list(STEPS[s.Repeat](step, function))
    times = work.rounds(step, python(step.times, function.place), function.place)
    return [head(block_of(step.block, function, straight), "for _ in ", times)]


def _until(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Until)
    tick = line(call(helper(function.place, "tick"), raw("g")))
    body = [*block_of(step.block, function, straight), tick]
    return [head(body, "while ", negated(python(step.test, function.place)))]


def _alone(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Alone)
    return _caught(step.block, function, straight, alone=True)


def _phase(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Phase)
    place = function.place
    linked = place.module.linked
    found = begun(step, place, straight)
    silent = step.name in straight.silent
    straight.phases += not silent
    if begin_heard(step.name, linked.pauses):
        found += hears(function, straight)
    straight.stops.append((straight.holds, straight.at))
    body = block_of(step.block, function, straight)
    straight.stops.pop()
    if leaves_at_once(step.block):
        body = [head(body, "for _ in (0,)")]
    found += [*body, *hears(function, straight), *ended(step, place, straight)]
    straight.phases -= not silent
    if f"{step.name} ends" in linked.pauses.after:
        found += hears(function, straight)
    return found


def _together(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Together)
    release = line(call(helper(function.place, "release"), raw("g")))
    straight.holds += 1
    body = block_of(step.block, function, straight)
    straight.holds -= 1
    return [line("g.held.append([])"), *body, release, *hears(function, straight)]


def _stop(step: s.Step, function: Function, straight: Straight) -> Lines:
    """Leaves the phase, or else the rule; events held back are released."""
    holds, region = straight.stops[-1] if straight.stops else (0, 0)
    many = straight.holds - holds
    found: Lines = [line(call(helper(function.place, "release"), raw("g"))) for _ in range(many)]
    if straight.stops:
        found += hears(function, straight)
        if region != straight.at:
            found.append(line(f"f[1] = {region}"))
        return [*found, line("break")]
    return [*found, *over_of(straight.routine, function.place.module, straight), line("return")]


def _end_game(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.EndGame)
    found: Lines = []
    if not step.at_once:
        found = [line(call(helper(function.place, "release"), raw("g"))) for _ in range(straight.holds)]
        found += hears(function, straight)
    return [*found, line(call(helper(function.place, "end_game"), raw("g"))), line("return")]


Printer = Callable[[s.Step, Function, Straight], Lines]
STRAIGHT: dict[type[s.Step], Printer] = {
    s.Choose: choose,
    s.ChooseGoods: choose,
    s.Ask: _ask,
    s.Call: _call,
    s.Follow: _follow,
    s.Pay: _pay,
    s.Treat: _treat,
    s.Do: _do,
    s.DoGoods: _do_goods,
    s.Secretly: _secretly,
    s.If: _if,
    s.For: _for,
    s.Repeat: _repeat,
    s.Until: _until,
    s.Alone: _alone,
    s.Phase: _phase,
    s.Together: _together,
    s.Stop: _stop,
    s.EndGame: _end_game,
}
