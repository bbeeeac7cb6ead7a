"""Steps of the model that ask nothing, as plain lines of Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from inspect import signature

from rulewright.runtime.verbs import VERBS

from ..meaning import model as m
from .expressions import Place, cost, key_of, python, quoted
from .picks import narrows
from .writing import Steps, temp, write


def plain(step: m.Step, steps: Steps, place: Place, depth: int) -> None:
    """A step that asks nothing, as lines of Python."""
    for line in PLAIN[type(step)](step, steps, place):
        write(steps, line, depth)


def _nested(block: m.Block, steps: Steps, place: Place) -> list[str]:
    kept, steps.lines = steps.lines, [[]]
    for step in block:
        plain(step, steps, place, 1)
    found, steps.lines = steps.lines[0], kept
    return found or ["    pass"]


def act(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Act)
    return [call_of(step, dict(step.args), place)]


def call_of(act: m.Act, args: dict[str, m.Expr], place: Place, chosen: frozenset[str] = frozenset()) -> str:
    """The call of a verb, or of a rule of the pack. What was chosen fits; what is given must be seen to fit."""
    you = python(act.by, place)
    if act.own:
        given = ", ".join(f"{quoted(role)}: {argument(arg, place)}" for role, arg in args.items())
        rule = place.model.rules.get(act.verb)
        params = rule.params if rule is not None else ()
        narrow = [one.role for one in params if one.role not in chosen and not one.many and narrows(one.noun)]
        check = f", check=({' '.join(quoted(role) + ',' for role in narrow)})" if narrow else ""
        return f"game.call({quoted(act.verb)}, {you}, {{{given}}}{check})"
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
    if kind in ("Goods", "Open"):
        return goods(arg, place)
    return python(arg, place)


def argument(arg: m.Expr, place: Place) -> str:
    return key_of(arg, place) if isinstance(arg, m.Inside) else goods(arg, place)


def goods(arg: m.Expr, place: Place) -> str:
    """Goods, those chosen one by one counted."""
    if isinstance(arg, m.Value) and arg.name == "bundle":
        return f"game.bundle({python(arg.args[0], place)})"
    if isinstance(arg, m.Both) and any(isinstance(item, m.Value) for item in arg.items):
        return "game.both(" + ", ".join(goods(item, place) for item in arg.items) + ")"
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
        return [
            f"game.rewrite({quoted(name)}, {value})" if name in steps.rewritable else f"v[{quoted(name)}] = {value}"
        ]
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


def kept(many: m.Expr, place: Place) -> str:
    """A set that stays as it is, whatever is moved while it is gone through."""
    found = python(many, place)
    return found if isinstance(many, m.Each | m.Items) else f"list({found})"


def _for(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.For)
    return [
        f"for v[{quoted(step.name)}] in {kept(step.many, place)}:",
        *_nested(step.block, steps, place),
    ]


def _each_seat(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.EachSeat)
    within = replace(place, you='v["player"]')
    loop = [f'for v["player"] in game.clockwise({place.you}):', *_nested(step.block, steps, within)]
    if not step.within:
        return loop
    kept = temp(steps, "player")
    return [f'v[{quoted(kept)}] = v["player"]', *loop, f'v["player"] = v[{quoted(kept)}]']


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


def _shift(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Shift)
    args = "".join(f"{python(arg, place)}, " for arg in step.args)
    return [f"game.shift({quoted(step.value)}, ({args}), {python(step.by, place)}, {quoted(step.until)})"]


def stop(steps: Steps) -> list[str]:
    """Leaves the phase, or else the rule; what is held back for the end of a `together` is let go."""
    end, holds = steps.ends[-1] if steps.ends else (None, 0)
    released = ["game.release()"] * (steps.holds - holds)
    return [*released, f"return §{end}§" if end is not None else "return None"]


def give_up(steps: Steps) -> list[str]:
    """Like `stop`, where a rule cannot be followed: nobody hears of it."""
    return [*(["game.give_up()"] if not steps.ends else []), *stop(steps)]


def _stop(step: m.Step, steps: Steps, place: Place) -> list[str]:
    return stop(steps)


def _instead(step: m.Step, steps: Steps, place: Place) -> list[str]:
    assert isinstance(step, m.Instead)
    return [*(line[4:] for line in _nested(step.block, steps, place)), *_cancel(step, steps, place)]


def _cancel(step: m.Step, steps: Steps, place: Place) -> list[str]:
    return ["game.cancel()", *["game.release()"] * steps.holds, "return None"]


PLAIN: dict[type[m.Step], Callable[[m.Step, Steps, Place], list[str]]] = {
    m.Act: act,
    m.Let: _let,
    m.Put: _put,
    m.Change: _change,
    m.If: _if,
    m.For: _for,
    m.EachSeat: _each_seat,
    m.Repeat: _repeat,
    m.Until: _until,
    m.As: _as,
    m.Shift: _shift,
    m.Stop: _stop,
    m.Cancel: _cancel,
    m.Instead: _instead,
    m.EndGame: lambda step, steps, place: ["game.end_game()", "return None"],
}
