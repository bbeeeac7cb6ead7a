"""The course of a scenario: the effects of each of its lines, in the words of the rules, and the state at the end.

when visit meadow                  gain 1 apple, visit meadow; player-1 is asked: `yes`, `no`
choosing yes                       use farmer, gain 1 coin
then coin of you is 2              it is 1
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, cast

from .diagnostics.diagnostic import Diagnostic, Label
from .frozen import slotted
from .meaning import model as m
from .plan.lower import of_scenario
from .plan.values import value as lowered
from .reach.lines import head_of
from .script import Script
from .source.text import Span, place

if TYPE_CHECKING:
    from rulewright.runtime import Game, State

SHOWN = 8
"""At most this many happenings, options and things of a pile are named."""
LINES = 4
"""At most this many lines before the one that fails."""
PLAIN = m.Number | m.Text | m.Thing | m.Truth | m.Nothing | m.You
APART = ("by", "verb", "what", "many", "face")


@slotted
class Course:
    """The lines done so far, each with what happened."""

    you: str
    script: Script
    done: list[tuple[Span, list[str]]] = field(default_factory=list[tuple[Span, list[str]]])
    before: str = ""
    """The hash of the state before the last line."""
    figures: dict[Span, int] = field(default_factory=dict[Span, int])
    """The number that a line found, where it expected another."""

    def watch(self, game: Game, verb: str, roles: Mapping[str, Any]) -> None:
        if self.done and not verb.endswith(" becomes"):
            used = _used(roles, self.script.model) if verb == "use" else ""
            self.done[-1][1].append(told(verb, {**roles, "what": used} if used else roles, self.you))

    def begin(self, at: Span, game: Game) -> None:
        self.before = _now(game)
        newline = at.source.text.find("\n", at.start, at.end)
        self.done.append((Span(at.source, at.start, newline if newline >= 0 else at.end), []))

    def asked(self, game: Game) -> None:
        """The player who is asked now, as the last effect of the line."""
        happened = self.done[-1][1]
        questions = [f"{one.seat} is asked: {listed([option.id for option in one.options])}" for one in game.pending()]
        if len(happened) > SHOWN:
            happened[SHOWN - 2 : -2] = ["…"]
        if not questions and _now(game) == self.before:
            questions = ["nothing changes"]
        happened[:] = ["; ".join(filter(None, [", ".join(happened), *questions])) or "done"]

    def shown(self, one: Diagnostic) -> Diagnostic:
        """A failure, with the effects of the lines before it."""
        main = one.labels[0].span
        before = [Label(at, happened[0]) for at, happened in self.done[-LINES:] if happened and at.start != main.start]
        return dataclasses.replace(one, labels=(*one.labels, *before))


def _used(roles: Mapping[str, Any], model: m.Model) -> str:
    """An ability of no card by its first words and its line; one of several of a card with its line."""
    what, on = roles.get("what"), roles.get("on")
    for hook in model.hooks:
        if hook.ability.id == what:
            return f"`{' '.join(_text(head_of(hook.ability.at)).split())}` ({_line(hook.ability.at)})"
    element = model.elements.get(str(what).partition("#")[0])
    if element is None:
        return ""
    every, kind = list(element.abilities), model.kinds.get(element.kind)
    while kind is not None:
        every += kind.abilities
        kind = model.kinds.get(kind.base)
    mine = [one for one in every if one.event.verb == on]
    return f"{what} ({_line(mine[0].at)})" if len(every) > 1 and len(mine) == 1 else ""


def _line(at: Span) -> str:
    file, _, line = place(at).rpartition("/")[2].rpartition(":")
    return f"line {line} of {file}"


def _text(at: Span) -> str:
    return at.source.text[at.start : at.end]


def _now(game: Game) -> str:
    return game.state.hash()


def listed(options: Sequence[str]) -> str:
    return ", ".join(f"`{option}`" for option in options[:SHOWN]) + (" …" if len(options) > SHOWN else "")


def told(verb: str, roles: Mapping[str, Any], you: str) -> str:
    """An event as an act: `gain 1 apple`, `player-2: move farmer to discards`."""
    what = [so(roles[role], you) for role in ("many", "what") if roles.get(role) is not None]
    # The event that triggered an ability is shown in its lines themselves.
    apart = (*APART, "on") if verb == "use" else APART
    others = [f"{role} {so(value, you)}" for role, value in roles.items() if role not in apart and value is not None]
    act = " ".join([verb, *what, *others])
    return act if roles.get("by") in (None, you) else f"{roles['by']}: {act}"


def so(value: Any, you: str = "") -> str:
    """A value in the words of the language."""
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "nothing"}[value]
    if isinstance(value, dict):
        return " + ".join(f"{many} {good}" for good, many in cast(dict[str, Any], value).items()) or "nothing"
    if isinstance(value, list | tuple):
        items = [so(item, you) for item in cast(list[Any], value)]
        return "[" + ", ".join([*items[:SHOWN], *(["…"] if len(items) > SHOWN else [])]) + "]"
    pile, *keys = str(value).split(":")
    return (
        " ".join([pile, *(f"{'at' if n else 'of'} {so(key, you)}" for n, key in enumerate(keys))])
        if keys
        else ("you" if value == you else str(value))
    )


def instead(expr: m.Expr, g: State, script: Script) -> str:
    """What is so, where something else was expected."""
    you = "player-1"

    def value(part: m.Expr) -> Any:
        return _value(part, g, script)

    try:
        if isinstance(expr, m.Test) and expr.how in ("in", "not-in") and isinstance(expr.left, m.Thing):
            return _where(expr.left.id, g, you)
        if isinstance(expr, m.Test | m.IsA):
            left, right = (expr.left, expr.right) if isinstance(expr, m.Test) else (expr.what, None)
            found = f"it is {_quoted(value(left), you)}"
            plain = right is None or isinstance(right, PLAIN)
            return found if plain or right is None else f"{found}, and not {_quoted(value(right), you)}"
        facts = [f"{_called(part, value, you)} {_holds(part, value(part), you)}" for part in _parts(expr, script.model)]
        return "not so: " + ", ".join(dict.fromkeys(facts)) if facts else ""
    # This is only a help: what cannot be computed here is left out.
    except Exception:
        return ""


def figure(expr: m.Expr, g: State, script: Script) -> int | None:
    """The number that a comparison with a plain value found instead."""
    if not isinstance(expr, m.Test) or expr.how in ("in", "not-in") or not isinstance(expr.right, PLAIN):
        return None
    try:
        found = _value(expr.left, g, script)
    # As above.
    except Exception:
        return None
    return found if isinstance(found, int) and not isinstance(found, bool) else None


def _value(part: m.Expr, g: State, script: Script) -> Any:
    from rulewright.runtime.naming import any_name

    type = lowered(part, of_scenario(script.model)).type
    found = script.asked(part)(g, 0)
    if type == "truth":
        return bool(found)
    return any_name(g, type.removeprefix("set "), found)


def _where(id: str, g: State, you: str) -> str:
    from rulewright.runtime.naming import pile_name

    number = g.rules.numbers[id]
    if number in g.of[g.rules.size :]:
        return f"it comes in copies: ask for `some {id} of ...`"
    return f"it lies in `{so(pile_name(g, g.at[number]), you)}`" if g.at[number] >= 0 else "it lies nowhere"


def _quoted(value: Any, you: str) -> str:
    text = so(value, you)
    return f"`{text}`" if isinstance(value, str) else text


def _parts(expr: object, model: m.Model) -> Iterator[m.Expr]:
    """What an expression reads: counters, flags, markers, piles; not what is asked of each thing of a set."""
    if isinstance(expr, m.Read | m.Inside):
        yield expr
    elif isinstance(expr, m.Can) and expr.act.verb in model.rules:
        yield from _parts((expr.act.args, model.rules[expr.act.verb].block[:1]), model)
    elif isinstance(expr, m.Goods) and expr.good in model.slots:
        yield m.Read(expr.good, (m.You(),))
    elif isinstance(expr, m.Noun):
        yield from _parts(expr.source, model)
    elif isinstance(expr, tuple):
        for item in cast(tuple[object, ...], expr):
            yield from _parts(item, model)
    elif isinstance(expr, m.Expr | m.Act):
        for part in dataclasses.fields(expr):
            yield from _parts(getattr(expr, part.name), model)


def _called(part: m.Expr, value: Any, you: str) -> str:
    assert isinstance(part, m.Read | m.Inside)
    name = part.slot if isinstance(part, m.Read) else part.pile
    return " ".join([name, *(f"{'at' if n else 'of'} {so(value(key), you)}" for n, key in enumerate(part.keys))])


def _holds(part: m.Expr, value: Any, you: str) -> str:
    if isinstance(part, m.Read):
        return f"is {so(value, you)}"
    return f"holds {so(value, you)[1:-1]}" if value else "is empty"
