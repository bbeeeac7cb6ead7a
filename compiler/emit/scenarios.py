"""Scenarios as Python: what is given, done and expected, as functions the runner calls in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..meaning import model as m
from .expressions import Place, key_of, python, quoted
from .functions import functions
from .names import Names


@dataclass(frozen=True, slots=True)
class Script:
    """The scenarios of an edition: a module, and what its functions are for."""

    source: str
    seats: tuple[int, ...]


def script(model: m.Model) -> Script:
    """A module with a handler for each `when` and a function for each `given` and `then`."""
    place = Place(model, you="you")
    names = Names()
    parts = [
        "from rulewright.runtime import CountsAs, Game, Laws, Next, Pack, Shift, Vars, verbs",
        'pack = Pack("scenarios")',
    ]
    seats: list[int] = []
    for number, scenario in enumerate(model.scenarios):
        seats.append(scenario.seats or model.players[0])
        for index, scene in enumerate(scenario.scenes):
            parts.append("\n".join(_scene(scene, f"scenario{number}.{index}", place, names)))
    return Script("\n\n\n".join(parts) + "\n", tuple(seats))


def _scene(scene: m.Scene, id: str, place: Place, names: Names) -> list[str]:
    if scene.mode == "when":
        block = () if scene.step is None else (scene.step,)
        return functions(f"@pack.part({quoted(id)}, at='')", id, block, place, names, scene, frozenset(), id)
    function = names.of(id)
    head = f"def {function}(game, you, v):"
    if scene.mode == "given":
        lines = [line for value in scene.values for line in given(value, place)]
        return [head, *(f"    {line}" for line in lines or ["pass"])]
    if scene.mode == "then":
        return [head, f"    return {' and '.join(f'({python(value, place)})' for value in scene.values)}"]
    answers = "".join(f"{answer(value, place)}, " for value in scene.values)
    return [head, f"    return ({answers}), {python(scene.by, place) if scene.by is not None else 'None'}"]


def function_of(number: int, index: int) -> str:
    return f"scenario{number}_{index}"


def answer(expr: m.Expr, place: Place) -> str:
    """An answer as the words by which an option is known."""
    if isinstance(expr, m.Text):
        return quoted(expr.value)
    if isinstance(expr, m.Goods):
        many = python(expr.many, place)
        return f"f'{{{many}}} {expr.good}'" if expr.many != m.Number(1) else quoted(f"1 {expr.good}")
    if isinstance(expr, m.Both):
        return '" + ".join([' + ", ".join(answer(item, place) for item in expr.items) + "])"
    return f"str({python(expr, place)})"


def given(expr: m.Expr, place: Place) -> Iterator[str]:
    """What must be done so that something is so."""
    if isinstance(expr, m.All):
        for item in expr.items:
            yield from given(item, place)
    elif isinstance(expr, m.Test) and expr.how == "=" and isinstance(expr.left, m.Read):
        yield _put(expr.left, python(expr.right, place), place)
    elif isinstance(expr, m.Test) and expr.how == "=" and isinstance(expr.left, m.Inside):
        stack = "stack" in place.model.slots[expr.left.pile].tags
        order, listed = "reversed" if stack else "list", _listed(expr.right, place)
        yield f"game.arrange({key_of(expr.left, place)}, {order}({listed}))"
    elif isinstance(expr, m.Test) and expr.how == "=" and isinstance(expr.left, m.Value):
        yield f"game.state.times[{python(expr.left.args[0], place)}] = {python(expr.right, place)}"
    elif isinstance(expr, m.Test) and isinstance(expr.left, m.Var):
        yield f"game.foresee({quoted(expr.left.name)}, {_listed(expr.right, place)})"
    elif isinstance(expr, m.IsA) and isinstance(expr.what, m.Read):
        yield _put(expr.what, quoted(expr.kind), place)
    elif isinstance(expr, m.Test) and expr.how in ("in", "all-in") and isinstance(expr.right, m.Inside):
        yield from _lie(expr.left, key_of(expr.right, place), place)
    elif isinstance(expr, m.Read):
        yield _put(expr, "True", place)
    elif isinstance(expr, m.Not) and isinstance(expr.what, m.Read):
        yield _put(expr.what, "False", place)
    elif isinstance(expr, m.During):
        yield f"game.begin({quoted(expr.phase)}, you)"
    elif isinstance(expr, m.Test) and isinstance(expr.left, m.Count):
        yield "pass"
    else:
        yield f"raise AssertionError('this cannot be given: ' + {quoted(type(expr).__name__)})"


def _listed(expr: m.Expr, place: Place) -> str:
    """One thing or several, as a list."""
    text = python(expr, place)
    return text if isinstance(expr, m.Items | m.Each | m.Inside) else f"[{text}]"


def _put(target: m.Read, value: str, place: Place) -> str:
    keys = "".join(f"{python(key, place)}, " for key in target.keys).rstrip(" ")
    return f"game.put({quoted(target.slot)}, ({keys}), {value})"


def _lie(expr: m.Expr, key: str, place: Place) -> Iterator[str]:
    """Things laid into a pile: so many copies, or the thing itself."""
    if isinstance(expr, m.Goods):
        yield f"verbs.create(game, you, {{{quoted(expr.good)}: {python(expr.many, place)}}}, in_={key})"
    else:
        yield f"verbs.move(game, you, {python(expr, place)}, to={key})"
