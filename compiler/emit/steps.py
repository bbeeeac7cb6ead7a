"""Blocks of the model as steps of Python: a step ends where somebody is asked or another rule is called.

What asks nothing stays one plain piece; loops and branches that do ask become jumps between steps.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rulewright.runtime.verbs.asking import HANDS_OVER

from ..meaning import model as m
from .expressions import Place, cost, key_of, python, quoted
from .picks import PRICES, candidates, lifted, question
from .possible import block_possible

JUMP = re.compile(r"§(\d+)§")


@dataclass(slots=True)
class Steps:
    """The steps of one handler while they are written. A jump to a step that has no number yet is `§label§`."""

    place: Place
    parts: list[tuple[str, m.Block, Place]] = field(default_factory=list)
    """Blocks that each seat follows by itself, with their names."""
    name: str = ""
    rewritable: frozenset[str] = frozenset()
    lines: list[list[str]] = field(default_factory=lambda: [[]])
    labels: dict[int, int] = field(default_factory=dict)
    count: int = 0
    ends: list[int | None] = field(default_factory=list)
    """Where `stop` leads: the end of a phase, or nothing at the end of the rule."""
    raised: bool = False
    """Whether something may have been raised in this step."""


def steps_of(block: m.Block, steps: Steps) -> list[list[str]]:
    """The lines of each step, jumps numbered."""
    lower(block, steps, steps.place)
    return _numbered(steps)


def asks(step: m.Step | None) -> bool:
    """Whether a step may pause its rule."""
    if isinstance(step, m.Act):
        return step.own or step.verb in HANDS_OVER or any(lifted(arg, "_")[1] for _, arg in step.args)
    if isinstance(step, m.Either | m.May | m.ChooseOne | m.Choose | m.Phase | m.Secretly | m.Until):
        # What is repeated until something holds goes through the engine, which sees when it never ends.
        return True
    if isinstance(step, m.Repeat) and not (isinstance(step.times, m.Number) and step.times.value <= 1000):
        return True
    if isinstance(step, m.If):
        return any(map(asks, step.then)) or any(map(asks, step.otherwise))
    block = getattr(step, "block", None)
    return isinstance(block, tuple) and any(map(asks, block))


def lower(block: m.Block, steps: Steps, place: Place) -> None:
    for step in block:
        if asks(step):
            CUT[type(step)](step, steps, place)
        else:
            plain(step, steps, place, 0)


# ---- what asks nothing


def plain(step: m.Step, steps: Steps, place: Place, depth: int) -> None:
    """A step that asks nothing, as lines of Python."""
    for line in PLAIN[type(step)](step, steps, place):
        _write(steps, line, depth)


def _write(steps: Steps, line: str, depth: int = 0) -> None:
    steps.lines[-1].append("    " * depth + line)
    if "verbs." in line or "game.change" in line or "game.put" in line or "game.release" in line:
        steps.raised = True


def _nested(block: m.Block, steps: Steps, place: Place) -> list[str]:
    kept, steps.lines = steps.lines, [[]]
    for step in block:
        plain(step, steps, place, 1)
    found, steps.lines = steps.lines[0], kept
    return found or ["    pass"]


def _act(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Act)
    return [_call(step, dict(step.args), place)]


def _call(act: m.Act, args: dict[str, m.Expr], place: Place) -> str:
    """The call of a verb, or of a rule of the pack."""
    you = python(act.by, place)
    if act.own:
        given = ", ".join(f"{quoted(role)}: {_argument(arg, place)}" for role, arg in args.items())
        return f"game.call({quoted(act.verb)}, {you}, {{{given}}})"
    from inspect import signature

    from rulewright.runtime.verbs import VERBS

    found: list[str] = []
    for param in list(signature(VERBS[act.verb]).parameters.values())[2:]:
        role = param.name.rstrip("_")
        if role in args:
            kind = str(param.annotation).split(" | ")[0]
            text = _typed(args[role], kind, place)
            found.append(text if role == "what" else f"{param.name}={text}")
    return f"verbs.{act.verb}(game, {you}{''.join(f', {text}' for text in found)})"


def _typed(arg: m.Expr, kind: str, place: Place) -> str:
    if kind in ("Cost", "Names"):
        return cost(arg, place)
    if kind == "Pile" and isinstance(arg, m.Inside):
        return key_of(arg, place)
    if kind == "Goods":
        return _goods(arg, place)
    return python(arg, place)


def _argument(arg: m.Expr, place: Place) -> str:
    return key_of(arg, place) if isinstance(arg, m.Inside) else _goods(arg, place)


def _goods(arg: m.Expr, place: Place) -> str:
    """Goods, those chosen one by one counted."""
    if isinstance(arg, m.Value) and arg.name == "bundle":
        return f"game.bundle({python(arg.args[0], place)})"
    if isinstance(arg, m.Both) and any(isinstance(item, m.Value) for item in arg.items):
        return "game.both(" + ", ".join(_goods(item, place) for item in arg.items) + ")"
    return python(arg, place)


def _let(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Let)
    value = python(step.value, place)
    if isinstance(step.value, m.Inside):
        value = f"list({value})"
    return [f"v[{quoted(step.name)}] = {value}"]


def _put(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Put)
    value = python(step.value, place)
    if isinstance(step.target, m.Inside):
        return [f"game.arrange({key_of(step.target, place)}, {value})"]
    if isinstance(step.target, m.Var):
        name = step.target.name
        return [f"game.rewrite({quoted(name)}, {value})" if name in steps.rewritable else f"v[{quoted(name)}] = {value}"]
    assert isinstance(step.target, m.Read)
    return [f"game.put({quoted(step.target.slot)}, ({_keys(step.target, place)}), {value})"]


def _keys(target: m.Read, place: Place) -> str:
    return "".join(f"{python(key, place)}, " for key in target.keys).rstrip(" ")


def _change(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Change)
    by = python(step.by, place)
    if isinstance(step.target, m.Var):
        name = step.target.name
        if name in steps.rewritable:
            return [f"game.rewrite({quoted(name)}, v[{quoted(name)}] + ({by}))"]
        return [f"v[{quoted(name)}] += {by}"]
    assert isinstance(step.target, m.Read)
    return [f"game.change({quoted(step.target.slot)}, ({_keys(step.target, place)}), {by})"]


def _if(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.If)
    if step.test == m.Truth(True):
        return [line[4:] for line in _nested(step.then, steps, place)]
    found = [f"if {python(step.test, place)}:", *_nested(step.then, steps, place)]
    if step.otherwise:
        found += ["else:", *_nested(step.otherwise, steps, place)]
    return found


def _for(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.For)
    return [
        f"for v[{quoted(step.name)}] in list({python(step.many, place)}):",
        *_nested(step.block, steps, place),
    ]


def _each_seat(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.EachSeat)
    within = replace(place, you='v["player"]')
    many = f'game.clockwise({place.you})'
    return [f'for v["player"] in {many}:', *_nested(step.block, steps, within)]


def _repeat(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Repeat)
    return [f"for _ in range({python(step.times, place)}):", *_nested(step.block, steps, place)]


def _until(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Until)
    return [f"while not ({python(step.test, place)}):", *_nested(step.block, steps, place)]


def _as(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.As)
    within = replace(place, you=python(step.seat, place))
    return [line[4:] for line in _nested(step.block, steps, within)]


def _together(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Together)
    return ["game.hold()", *(line[4:] for line in _nested(step.block, steps, place)), "game.release()"]


def _shift(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Shift)
    args = "".join(f"{python(arg, place)}, " for arg in step.args)
    return [f"game.shift({quoted(step.value)}, ({args}), {python(step.by, place)}, {quoted(step.until)})"]


def _stop(step: m.Step, steps: Steps, place: Place) -> list[str]:
    end = steps.ends[-1] if steps.ends else None
    return [f"return §{end}§" if end is not None else "return None"]


PLAIN: dict[type[m.Step], Callable[[m.Step, Steps, Place], list[str]]] = {
    m.Act: _act,
    m.Let: _let,
    m.Put: _put,
    m.Change: _change,
    m.If: _if,
    m.For: _for,
    m.EachSeat: _each_seat,
    m.Repeat: _repeat,
    m.Until: _until,
    m.As: _as,
    m.Together: _together,
    m.Shift: _shift,
    m.Stop: _stop,
    m.Cancel: lambda step, steps, place: ["game.cancel()", "return None"],
    m.EndGame: lambda step, steps, place: ["game.end_game()", "return None"],
}


# ---- what asks


def _label(steps: Steps) -> int:
    steps.count += 1
    return steps.count


def _mark(steps: Steps, label: int) -> None:
    """From here on is the step of a label; what stands before it goes on into it."""
    _jump(steps, label)
    steps.lines.append([])
    steps.labels[label] = len(steps.lines) - 1
    steps.raised = False


def _jump(steps: Steps, label: int) -> None:
    if not (steps.lines[-1] and steps.lines[-1][-1].startswith("return ")):
        steps.lines[-1].append(f"return §{label}§")


def _cut(steps: Steps) -> None:
    _mark(steps, _label(steps))


def _fresh(steps: Steps) -> None:
    """A question begins a step of its own if something may have been raised before it: that is heard first."""
    if steps.raised:
        _cut(steps)


def _temp(steps: Steps, word: str) -> str:
    steps.count += 1
    return f"_{word}{steps.count}"


def _ask(steps: Steps, call: Callable[[str], str]) -> None:
    """Asks, and goes on in a new step."""
    label = _label(steps)
    steps.lines[-1].append(f"return {call(f'§{label}§')}")
    steps.lines.append([])
    steps.labels[label] = len(steps.lines) - 1
    steps.raised = False


def _cut_act(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Act)
    args: dict[str, m.Expr] = {}
    known: dict[str, str] = {}
    after = _label(steps)
    for role, arg in step.args:
        if step.own or step.verb not in PRICES:
            arg, picks = lifted(arg, _temp(steps, role))
            for name, pick in picks:
                _ask_pick(pick, name, step, role, known, steps, place)
                if pick.single:
                    _write(steps, f"if v[{quoted(name)}] is None:")
                    _write(steps, f"return §{after}§", 1)
        args[role] = arg
        rule = place.model.rules.get(step.verb) if step.own else None
        param = next((param.name for param in rule.params if param.role == role), "") if rule else ""
        if param:
            known[param] = _argument(arg, place)
    _write(steps, _call(step, args, place))
    if step.own or step.verb in HANDS_OVER:
        steps.raised = True
        _mark(steps, after)
    elif any(f"§{after}§" in line for lines in steps.lines for line in lines):
        _mark(steps, after)


def _ask_pick(
    pick: m.Pick, name: str, act: m.Act | None, role: str, known: dict[str, str], steps: Steps, place: Place
) -> None:
    _fresh(steps)
    things = "" if pick.goods else candidates(pick, act, role, known, place)
    to = f"({quoted(act.verb)}, {quoted(role)})" if act is not None else ""
    given = "{" + ", ".join(f"{quoted(name)}: {value}" for name, value in known.items()) + "}" if known else ""
    _ask(steps, lambda then: question(pick, name, things, place.you, then, place, to, given))


def _cut_choose(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Choose)
    assert isinstance(step.pick, m.Pick)
    pick = step.pick
    _fresh(steps)
    things = "" if pick.goods else candidates(pick, None, "what", {}, place)
    seat = python(step.by, place)
    _ask(steps, lambda then: question(pick, step.name, things, seat, then, place))
    if pick.goods:
        _write(steps, f"v[{quoted(step.name)}] = game.bundle(v[{quoted(step.name)}])")
    elif pick.single:
        # Where there is nothing to choose, what was to be done with it is not done: the rule stops.
        _write(steps, f"if v[{quoted(step.name)}] is None:")
        end = steps.ends[-1] if steps.ends else None
        _write(steps, f"return §{end}§" if end is not None else "return None", 1)


def words_of(step: m.Step) -> str:
    """The author's own words for an act, by which it is offered."""
    text = step.at.source.text[step.at.start : step.at.end]
    return " ".join(text.split())


def _cut_either(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Either)
    options = [(words_of(act), block_possible((act,), place, frozenset())) for act in step.acts]
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
    _fresh(steps)
    name = _temp(steps, prompt)
    listed = ", ".join(f"({quoted(id)}, {test or 'True'})" for id, test in options)
    more = f", *((id, True) for id, _, _ in game.offers({seat}))" if offers else ""
    _ask(steps, lambda then: f"game.decide({then}, {seat}, {quoted(name)}, {quoted(prompt)}, [{listed}{more}])")
    after = _label(steps)
    chosen = f"v[{quoted(name)}]"
    for (id, _), block in zip(options, blocks, strict=False):
        following = _label(steps)
        if block is None:
            continue
        _write(steps, f"if {chosen} != {quoted(id)}:")
        _write(steps, f"return §{following}§", 1)
        lower(block, steps, replace(place, you=seat) if prompt != "may" else place)
        _jump(steps, after)
        steps.lines.append([])
        steps.labels[following] = len(steps.lines) - 1
        steps.raised = False
    if offers:
        _write(steps, f"if {chosen} is not None:")
        _write(steps, f"game.accept({seat}, {chosen})", 1)
    _mark(steps, after)


def _cut_may(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.May)
    options = [("yes", block_possible(step.block, place, frozenset())), ("no", "")]
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
        tests += [block_possible(option.block, within, frozenset())]
        options.append((option.name, " and ".join(f"({test})" for test in tests if test)))
        blocks.append(option.block)
    _branches(steps, place, seat, "option", options, blocks, offers)


def _cut_if(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.If)
    if step.test == m.Truth(True):
        lower(step.then, steps, place)
        return
    other, after = _label(steps), _label(steps)
    _write(steps, f"if not ({python(step.test, place)}):")
    _write(steps, f"return §{other}§", 1)
    lower(step.then, steps, place)
    if step.otherwise:
        _jump(steps, after)
        steps.lines.append([])
        steps.labels[other] = len(steps.lines) - 1
        lower(step.otherwise, steps, place)
        _mark(steps, after)
    else:
        _mark(steps, other)


def _loop(steps: Steps, place: Place, name: str, many: str, block: m.Block, within: Place) -> None:
    """A loop that asks: what is gone through is kept among the named values, with the place in it."""
    here = _temp(steps, name)
    again, after = _label(steps), _label(steps)
    _write(steps, f"v[{quoted(here)}] = list({many})")
    _mark(steps, again)
    _write(steps, f"if not v[{quoted(here)}]:")
    _write(steps, f"return §{after}§", 1)
    _write(steps, f"v[{quoted(name)}] = v[{quoted(here)}].pop(0)")
    lower(block, steps, within)
    _jump(steps, again)
    steps.lines.append([])
    steps.labels[after] = len(steps.lines) - 1


def _cut_for(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.For)
    _loop(steps, place, step.name, python(step.many, place), step.block, place)


def _cut_each_seat(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.EachSeat)
    many = f'game.clockwise({place.you})'
    _loop(steps, place, "player", many, step.block, replace(place, you='v["player"]'))


def _cut_repeat(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Repeat)
    _loop(steps, place, "_", f"range({python(step.times, place)})", step.block, place)


def _cut_until(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Until)
    again, after = _label(steps), _label(steps)
    _mark(steps, again)
    _write(steps, f"if {python(step.test, place)}:")
    _write(steps, f"return §{after}§", 1)
    lower(step.block, steps, place)
    _jump(steps, again)
    steps.lines.append([])
    steps.labels[after] = len(steps.lines) - 1


def _cut_phase(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Phase)
    within = place
    _fresh(steps)
    if step.of is not None:
        seat = _temp(steps, "you")
        _write(steps, f"v[{quoted(seat)}] = {python(step.of, place)}")
        within = replace(place, you=f"v[{quoted(seat)}]")
        _write(steps, f"game.begin({quoted(step.name)}, {within.you})")
    else:
        _write(steps, f"game.begin({quoted(step.name)})")
    _cut(steps)
    end = _label(steps)
    steps.ends.append(end)
    lower(step.block, steps, within)
    steps.ends.pop()
    _mark(steps, end)
    _write(steps, "game.end()")
    _cut(steps)


def _cut_as(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.As)
    seat = _temp(steps, "you")
    _write(steps, f"v[{quoted(seat)}] = {python(step.seat, place)}")
    lower(step.block, steps, replace(place, you=f"v[{quoted(seat)}]"))


def _cut_together(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Together)
    _write(steps, "game.hold()")
    lower(step.block, steps, place)
    _write(steps, "game.release()")
    _cut(steps)


def _cut_secretly(step: m.Step, steps: Steps, place: Place) -> None:
    assert isinstance(step, m.Secretly)
    name = f"{steps.name}.secret{len(steps.parts) + 1}"
    steps.parts.append((name, step.block, replace(place, you="you")))
    _fresh(steps)
    _write(steps, f"game.secretly({quoted(name)}, dict(v))")
    _cut(steps)


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


# ---- numbering


def _numbered(steps: Steps) -> list[list[str]]:
    """Steps nobody comes to are left out, jumps to mere jumps go on to where those lead, the rest is numbered."""
    lines = steps.lines
    goes: dict[int, int] = {}
    for label, index in steps.labels.items():
        seen: set[int] = set()
        while len(lines[index]) == 1 and (jump := re.fullmatch(r"return §(\d+)§", lines[index][0])) and index not in seen:
            seen.add(index)
            index = steps.labels[int(jump.group(1))]
        goes[label] = index
    reached, waiting = [0], [0]
    while waiting:
        for line in lines[waiting.pop(0)]:
            for jump in JUMP.finditer(line):
                index = goes[int(jump.group(1))]
                if index not in reached:
                    reached.append(index)
                    waiting.append(index)
    reached.sort()
    number = {index: n for n, index in enumerate(reached)}
    found: list[list[str]] = []
    for index in reached:
        written = [JUMP.sub(lambda jump: str(number[goes[int(jump.group(1))]]), line) for line in lines[index]]
        if not written or not written[-1].startswith("return "):
            written.append("return None")
        found.append(written)
    return found
