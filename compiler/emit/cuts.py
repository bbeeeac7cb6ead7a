"""Steps of the model that ask or hand over: loops and branches become jumps between steps of Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..meaning import model as m
from .expressions import Place, python, quoted
from .joined import both
from .pausing import asks, hands_over
from .picks import PRICES, lifted, question
from .plain import argument, call_of, give_up, plain
from .possible import act_possible, chosen_among, may_take, needs, test_of, words_of
from .writing import Steps, ask, cut, fresh, jump_to, mark, new_label, temp, write

GIVES_UP = frozenset({"pay", "treat"})
"""Verbs that are all or nothing: where one of them cannot be done, the rule goes no further."""


def lower(block: m.Block, steps: Steps, place: Place) -> None:
    block = tuple(one for step in block for one in (_in_place(step) if isinstance(step, m.Instead) else (step,)))
    for i, step in enumerate(block):
        if asks(step):
            steps.rest = block[i + 1 :]
            CUT[type(step)](step, steps, place)
        else:
            plain(step, steps, place, 0)


def _in_place(step: m.Instead) -> m.Block:
    """What stands in the place of what was to happen is done, and that is cancelled."""
    return (*step.block, m.Cancel(step.at))


def _cut_act(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Act)
    args: dict[str, m.Expr] = {}
    known: dict[str, str] = {}
    chosen = frozenset(role for role, arg in step.args if lifted(arg, "_")[1])
    after = new_label(steps)
    for role, arg in step.args:
        if step.own or step.verb not in PRICES:
            arg, picks = lifted(arg, temp(steps, role))
            for name, pick in picks:
                _ask_pick(pick, name, step, role, known, steps, place)
                if pick.single:
                    write(steps, f"if v[{quoted(name)}] is None:")
                    write(steps, f"return §{after}§", 1)
        args[role] = arg
        if step.own:
            known[role] = argument(arg, place)
    if step.verb in GIVES_UP and not step.own:
        test = act_possible(step, place)
        if test:
            write(steps, f"if not {test}:")
            for line in give_up(steps):
                write(steps, line, 1)
    write(steps, call_of(step, args, place, chosen))
    if hands_over(step):
        steps.raised = True
        mark(steps, after)
    elif any(f"§{after}§" in line for lines in steps.lines for line in lines):
        mark(steps, after)


def _ask_pick(
    pick: m.Pick, name: str, act: m.Act, role: str, known: dict[str, str], steps: Steps, place: Place
) -> None:
    fresh(steps)
    things = "" if pick.goods else may_take(act, role, pick, known, place)
    to = f"({quoted(act.verb)}, {quoted(role)})"
    rule = place.model.rules.get(act.verb) if act.own else None
    names = [(param.name, known[param.role]) for param in (rule.params if rule else ()) if param.role in known]
    given = "{" + ", ".join(f"{quoted(name)}: {value}" for name, value in names) + "}" if names else ""
    ask(steps, lambda then: question(pick, name, things, place.you, then, place, to, given))


def _cut_choose(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Choose)
    assert isinstance(step.pick, m.Pick)
    pick = step.pick
    fresh(steps)
    things = "" if pick.goods else chosen_among(step, steps.rest, place)
    seat = python(step.by, place)
    ask(steps, lambda then: question(pick, step.name, things, seat, then, place))
    if pick.goods:
        write(steps, f"v[{quoted(step.name)}] = game.bundle(v[{quoted(step.name)}])")
    elif pick.single:
        # Where there is nothing to choose, what was to be done with it is not done: the rule stops.
        write(steps, f"if v[{quoted(step.name)}] is None:")
        for line in give_up(steps):
            write(steps, line, 1)


def _cut_either(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Either)
    options = [(words_of(act), test_of((act,), place)) for act in step.acts]
    if step.may:
        options.append(("no", ""))
    _branches(steps, place, python(step.by, place), "either", options, [(act,) for act in step.acts])


def _branches(
    steps: Steps,
    place: Place,
    seat: str,
    prompt: str,
    options: list[tuple[str, str]],
    blocks: list[m.Block | None],
    offers: bool = False,
) -> None:
    """Asks for one of several ways, and goes the one chosen."""
    fresh(steps)
    name = temp(steps, prompt)
    listed = ", ".join(f"({quoted(id)}, {test or 'True'})" for id, test in options)
    more = f", *((id, True) for id, _, _ in game.offers({seat}))" if offers else ""
    ask(steps, lambda then: f"game.decide({then}, {seat}, {quoted(name)}, {quoted(prompt)}, [{listed}{more}])")
    after = new_label(steps)
    chosen = f"v[{quoted(name)}]"
    for (id, _), block in zip(options, blocks, strict=False):
        following = new_label(steps)
        if block is None:
            continue
        write(steps, f"if {chosen} != {quoted(id)}:")
        write(steps, f"return §{following}§", 1)
        lower(block, steps, replace(place, you=seat) if prompt != "may" else place)
        jump_to(steps, after)
        steps.lines.append([])
        steps.labels[following] = len(steps.lines) - 1
        steps.raised = False
    if offers:
        write(steps, f"if {chosen} is not None:")
        write(steps, f"game.accept({seat}, {chosen})", 1)
    mark(steps, after)


def _cut_may(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.May)
    options = [("yes", test_of(step.block, place)), ("no", "")]
    _branches(steps, place, place.you, "may", options, [step.block])


def _cut_choose_one(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.ChooseOne)
    seat = python(step.by, place)
    within = replace(place, you=seat)
    options: list[tuple[str, str]] = []
    blocks: list[m.Block | None] = []
    offers = False
    for option in step.options:
        if option.block is None:
            offers = True
            continue
        tests = [python(option.test, within)] if option.test is not None else []
        tests += [test for _, test in needs(option.block, within)]
        options.append((option.name, both(tests) if tests else ""))
        blocks.append(option.block)
    _branches(steps, place, seat, "option", options, blocks, offers)


def _cut_if(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.If)
    if step.test == m.Truth(True):
        lower(step.then, steps, place)
        return
    other, after = new_label(steps), new_label(steps)
    write(steps, f"if not ({python(step.test, place)}):")
    write(steps, f"return §{other}§", 1)
    lower(step.then, steps, place)
    if step.otherwise:
        jump_to(steps, after)
        steps.lines.append([])
        steps.labels[other] = len(steps.lines) - 1
        lower(step.otherwise, steps, place)
        mark(steps, after)
    else:
        mark(steps, other)


def _loop(steps: Steps, place: Place, name: str, many: str, block: m.Block, within: Place) -> None:
    """A loop that asks: what is gone through is kept among the named values, with the place in it."""
    here = temp(steps, name)
    again, after = new_label(steps), new_label(steps)
    write(steps, f"v[{quoted(here)}] = list({many})")
    mark(steps, again)
    write(steps, f"if not v[{quoted(here)}]:")
    write(steps, f"return §{after}§", 1)
    write(steps, f"v[{quoted(name)}] = v[{quoted(here)}].pop(0)")
    lower(block, steps, within)
    jump_to(steps, again)
    steps.lines.append([])
    steps.labels[after] = len(steps.lines) - 1


def _cut_for(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.For)
    _loop(steps, place, step.name, python(step.many, place), step.block, place)


def _cut_each_seat(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.EachSeat)
    kept = temp(steps, "player") if step.within else ""
    if kept:
        write(steps, f'v[{quoted(kept)}] = v["player"]')
    _loop(steps, place, "player", f"game.clockwise({place.you})", step.block, replace(place, you='v["player"]'))
    if kept:
        write(steps, f'v["player"] = v[{quoted(kept)}]')


def _cut_repeat(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Repeat)
    _loop(steps, place, "_", f"range({python(step.times, place)})", step.block, place)


def _cut_until(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Until)
    again, after = new_label(steps), new_label(steps)
    mark(steps, again)
    write(steps, f"if {python(step.test, place)}:")
    write(steps, f"return §{after}§", 1)
    lower(step.block, steps, place)
    jump_to(steps, again)
    steps.lines.append([])
    steps.labels[after] = len(steps.lines) - 1


def _cut_phase(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Phase)
    within = place
    fresh(steps)
    if step.of is not None:
        seat = temp(steps, "you")
        write(steps, f"v[{quoted(seat)}] = {python(step.of, place)}")
        within = replace(place, you=f"v[{quoted(seat)}]")
        write(steps, f"game.begin({quoted(step.name)}, {within.you})")
    else:
        write(steps, f"game.begin({quoted(step.name)})")
    cut(steps)
    end = new_label(steps)
    steps.ends.append((end, steps.holds))
    lower(step.block, steps, within)
    steps.ends.pop()
    mark(steps, end)
    write(steps, "game.end()")
    cut(steps)


def _cut_as(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.As)
    seat = temp(steps, "you")
    write(steps, f"v[{quoted(seat)}] = {python(step.seat, place)}")
    lower(step.block, steps, replace(place, you=f"v[{quoted(seat)}]"))


def _cut_together(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Together)
    fresh(steps)
    write(steps, "game.hold()")
    steps.holds += 1
    lower(step.block, steps, place)
    steps.holds -= 1
    write(steps, "game.release()")
    cut(steps)


def _cut_secretly(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Secretly)
    name = f"{steps.name}.secret{len(steps.parts) + 1}"
    steps.parts.append((name, step.block, replace(place, you="you")))
    fresh(steps)
    write(steps, f"game.secretly({quoted(name)}, dict(v))")
    cut(steps)


CUT: dict[type[m.Step], Callable[[m.Step, Steps, Place], None]] = {
    m.Act: _cut_act,
    m.Choose: _cut_choose,
    m.Either: _cut_either,
    m.May: _cut_may,
    m.ChooseOne: _cut_choose_one,
    m.If: _cut_if,
    m.For: _cut_for,
    m.EachSeat: _cut_each_seat,
    m.Repeat: _cut_repeat,
    m.Until: _cut_until,
    m.Phase: _cut_phase,
    m.As: _cut_as,
    m.Together: _cut_together,
    m.Secretly: _cut_secretly,
}
