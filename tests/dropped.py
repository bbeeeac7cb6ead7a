"""Changes the fields of a model one at a time, and checks that the plan differs.

A field of rules that the plan does not notice was dropped on the way: what an author wrote would do nothing.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from rulewright.compiler.meaning import model as m
from rulewright.compiler.plan import expressions as x
from rulewright.compiler.plan import plan as p
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.plan.transform import changed
from rulewright.compiler.source.text import Span

Path = tuple[str | int, ...]
"""From the model to a part of it: fields, keys and places in turn."""


@dataclass(frozen=True, slots=True)
class Found:
    """A field of a node: where the node is, its class, the field."""

    path: Path
    node: str
    field: str


def fields(part: object, path: Path = ()) -> Iterator[Found]:
    """Every field of every node of a model, but for where things are written."""
    if isinstance(part, dict):
        for key, value in cast("dict[str, object]", part).items():
            yield from fields(value, (*path, key))
    elif isinstance(part, tuple) and not isinstance(part, Span):
        for at, value in enumerate(cast("tuple[object, ...]", part)):
            yield from fields(value, (*path, at))
    elif dataclasses.is_dataclass(part) and not isinstance(part, type) and not isinstance(part, Span):
        for field in dataclasses.fields(part):
            if field.name != "at":
                yield Found(path, type(part).__name__, field.name)
                yield from fields(getattr(part, field.name), (*path, field.name))


def others(value: object) -> list[object]:
    """What could be there in the place of a value."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1]
        case str():
            return [f"{value}-other"] if value else ["other"]
        case None:
            return [m.Truth(False), m.Number(7)]
        case m.Truth(value=truth):
            return [m.Truth(not truth)]
        case m.Number(value=number):
            return [m.Number(number + 1)]
        case m.You():
            return [m.Value("next", (m.You(),))]
        case m.Expr():
            return [m.Truth(False), m.Number(7), m.Nothing()]
        case tuple() if value:
            return [value[1:], value[:-1]]
        case dict() if value:
            items = list(cast("dict[str, object]", value).items())
            return [dict(items[1:])]
        case _:
            return []


def at(part: Any, path: Path) -> Any:
    for step in path:
        part = cast("Any", part)[step] if isinstance(part, dict | tuple) else getattr(part, str(step))
    return part


def put(part: Any, path: Path, value: object) -> Any:
    """The same with something else at a place."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(part, dict):
        return {key: put(one, rest, value) if key == step else one for key, one in part.items()}
    if isinstance(part, tuple):
        return tuple(put(one, rest, value) if n == step else one for n, one in enumerate(part))
    return dataclasses.replace(part, **{str(step): put(getattr(part, str(step)), rest, value)})


def plan_of(model: m.Model) -> p.Plan:
    """The plan without its words: titles, packs, and by what it is said that something cannot be done."""
    plan = lower(model)
    return dataclasses.replace(
        plan,
        title="",
        packs=(),
        elements={name: dataclasses.replace(one, title="") for name, one in plan.elements.items()},
        **{shelf: silent(getattr(plan, shelf)) for shelf in SPOKEN},
    )


SPOKEN = ("values", "modifiers", "scores", "routines", "free", "listeners", "prices", "counts_as")


def silent(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: silent(one) for key, one in part.items()}
    return changed(part, _silent)


def _silent(part: object) -> object:
    if isinstance(part, x.Need | x.Price) and part.words:
        return dataclasses.replace(part, words="")
    if isinstance(part, p.Param):
        return dataclasses.replace(part, tests=tuple(("", test) for _, test in part.tests))
    if isinstance(part, p.Routine | p.Value | p.Modifier):
        return dataclasses.replace(part, pack="")
    return part


def noticed(model: m.Model, plan: p.Plan, found: Found) -> bool | None:
    """Whether the plan is another one when a field is; None where nothing else can be put there."""
    value = at(model, (*found.path, found.field))
    tries = others(value)
    if f"{found.node}.{found.field}" in m.WORDS and isinstance(value, tuple):
        # Other words, and as many.
        tries = [tuple("other" for _ in cast("tuple[object, ...]", value))] if value else []
    for other in tries:
        try:
            if plan_of(put(model, (*found.path, found.field), other)) != plan:
                return True
        except Exception:
            # What cannot be lowered any more was read.
            return True
    return False if tries else None
