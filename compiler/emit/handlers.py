"""The model of a pack as a Python module of handlers, in the order of its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from ..meaning import model as m
from .abilities import abilities, ability_lines, fits, of_element, shift_lines
from .declared import declared
from .expressions import Place, python, quoted
from .functions import at_of, decorator_of, docstring, functions, params_of, said
from .names import Names, identifier
from .possible import needs_of

IMPORTED = ("CountsAs", "Game", "Laws", "Next", "Shift", "Vars", "verbs")
"""What a module may need of the runtime."""

HEAD = '''"""{title}: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from rulewright.runtime import IMPORTED

pack = Pack({name})
'''


def module(model: m.Model, pack: str, title: str) -> str:
    """The module of one pack: what it declares, then what it does."""
    names = Names()
    parts = [HEAD.format(title=docstring(title), name=quoted(pack)), "\n".join(declared(model, pack)) + "\n"]
    for lines in _handlers(model, pack, names):
        parts.append("\n\n" + "\n".join(lines) + "\n")
    text = "".join(parts)
    used = [name for name in IMPORTED if re.search(rf"\b{name}\b", text.partition("pack = Pack(")[2])]
    return text.replace("IMPORTED", ", ".join(sorted({*used, "Pack"})), 1)


def _handlers(model: m.Model, pack: str, names: Names) -> Iterator[list[str]]:
    """Everything a pack does, in the order in which it is written."""
    found: list[tuple[str, int, list[str]]] = []
    place = Place(model)

    def add(at: m.Step, lines: list[str]) -> None:
        found.append((at.at.source.name, at.at.start, lines))

    for define in model.defines.values():
        if define.pack == pack:
            add(define, _define(define, place, names))
    for rule in model.rules.values():
        if rule.pack == pack:
            add(rule, _rule(rule, place, names))
    for kind in model.kinds.values():
        if kind.pack == pack:
            for lines in abilities(kind.name, kind.abilities, kind.laws, place, names):
                add(kind, lines)
    for element in model.elements.values():
        if element.pack == pack:
            for lines in of_element(element, place, names):
                add(element, lines)
    for hook in model.hooks:
        if hook.pack == pack:
            add(hook, ability_lines("", hook.ability, m.Laws(), place, names))
    for shift in model.shifts:
        if shift.pack == pack:
            add(shift, shift_lines("", shift, m.Laws(), place))
    for _, _, lines in sorted(found, key=lambda one: one[:2]):
        yield lines


def _define(define: m.Define, place: Place, names: Names) -> list[str]:
    params = [identifier(param.name) for param in define.params]
    within = replace(place, local=frozenset(param.name for param in define.params))
    kinds = {"number": "int", "truth": "bool"}
    result = kinds.get(define.type, "Any")
    listed = "".join(f", {name}: str" for name in params)
    lines = [
        f"@pack.value({quoted(define.name)})",
        f"def {names.of(define.name)}(game: Game, you: str{listed}) -> {result}:"
        if result != "Any"
        else f"def {names.of(define.name)}(game: Game, you: str{listed}) -> object:",
        f"    {said(define)}",
        f"    return {python(define.value, within)}",
    ]
    return lines


def _rule(rule: m.Rule, place: Place, names: Names) -> list[str]:
    args = [quoted(rule.name), at_of(rule)]
    if rule.params:
        args.append(params_of([(param.role, param.name) for param in rule.params]))
        tests = fits(rule, place)
        if tests:
            args.append(f"fits={{{tests}}}")
    if needed := needs_of(rule.block, place):
        args.append(needed)
    return functions(
        decorator_of("rule", args), rule.name, rule.block, place, names, rule, frozenset(), f"rule:{rule.name}"
    )
