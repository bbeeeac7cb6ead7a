"""Scenarios resolved: what is given, what is done, what must then be so. `you` is the first player, and the players
are `player-1`, `player-2` and so on. `roll` is what the next dice will show, `draw` what will be drawn next.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.runtime.limits import PLAYERS

from ..diagnostics.words import kinds, limits, naming
from ..diagnostics.words import meaning as words
from ..replacing import replace
from ..syntax import nodes
from . import model as m
from .arguments import copied
from .expressions import unquoted
from .meant import meant, number, truth, wanted
from .names import Declared, Names
from .nouns import conjuncts
from .parts import parts
from .printed import known
from .references import named
from .scope import Scope, inner, say, without_choice
from .steps import step
from .walking import walk
from .world import World

MODES = {
    "given": "given",
    "choosing": "choosing",
    "then": "then",
    "then offered": "offered",
    "then offered only": "only",
    "then not offered": "refused",
}

SEAT = re.compile(r"player-[1-9][0-9]?")

FATE = ("roll", "draw")
"""The results of chance that `given` sets."""


def scenario_of(declared: Declared, scope: Scope, players: int = 2, fewest: int = 0) -> m.Scenario:
    """`players`: how many play where it does not say; `fewest`: how many play the edition at least."""
    node = declared.node
    assert isinstance(node, nodes.Scenario)
    source = ""
    for mark in node.marks.items:
        if isinstance(mark, nodes.Trait) and mark.name.text == "source" and isinstance(mark.value, nodes.Words):
            source = unquoted(mark.value.quoted.text)
        else:
            word = mark.word if isinstance(mark, nodes.Bound) else mark.name
            say(scope, naming.unknown_mark(word.span, word.text, "scenario", ["source"]))
    seats = seats_of(node, scope)
    within = Scope(scope.world, scope.said, {f"player-{n + 1}": "thing player" for n in range(seats or players)})
    scenes = tuple(one for scene in node.scenes for one in _part_by_part(_scene(scene, within), scene))
    seats = seats or (players if fewest and players != fewest else 0)
    return m.Scenario(node.span, unquoted(node.title.text), scenes, source, declared.pack, seats)


def plays_elsewhere(node: nodes.Scenario, home: tuple[int, int], players: tuple[int, int]) -> bool:
    """Whether a scenario of a lower pack uses seats that its own pack has and this edition has not."""
    said = seats_of(node, Scope(World(Names()), []))
    named = [int(word.text[7:]) for word in walk(node) if isinstance(word, nodes.Word) and SEAT.fullmatch(word.text)]
    wanted = said or max(named, default=0)
    there = wanted <= players[1] and (not said or said >= players[0])
    return bool(wanted) and not there and wanted <= home[1]


def seats_of(node: nodes.Scenario, scope: Scope) -> int:
    """How many play, where `given count players is 3` says it."""
    for scene in node.scenes:
        if isinstance(scene, nodes.Scene) and scene.mode.text == "given":
            for value in [part for whole in scene.values for part in conjuncts(whole)]:
                many = value.right if isinstance(value, nodes.Compare) and _counts_players(value) else None
                if isinstance(many, nodes.Number):
                    seats = int(many.digits.text.lstrip("0")[:9] or 0)
                    if seats > PLAYERS:
                        say(scope, limits.players(many.span))
                    return min(seats, PLAYERS)
    return 0


def _counts_players(node: nodes.Compare) -> bool:
    what = node.left.what if isinstance(node.left, nodes.Count) else None
    return isinstance(what, nodes.Name) and what.word.text == "players"


def _scene(node: nodes.When | nodes.Scene, scope: Scope) -> m.Scene:
    if isinstance(node, nodes.When):
        return m.Scene(node.span, "when", step(node.line, scope))
    word = " ".join(node.mode.text.split())
    mode = MODES[word]
    because = unquoted(node.because.text) if node.because is not None else ""
    by = wanted(node.by, without_choice(scope), "thing player") if node.by is not None else None
    if node.by is not None and mode in ("given", "then"):
        say(scope, words.not_here(node.by.span, "`by`", "write it after `choosing` or `offered`"))
    if node.because is not None and mode != "refused":
        say(scope, words.not_here(node.because.span, "`because`", "write it after `then not offered`"))
    if mode == "given":
        fated = replace(inner(scope, **dict.fromkeys(_fates(scope), "anything")), given=True)
        given: list[m.Expr] = []
        for value in node.values:
            faults = len(scope.said)
            given.append(truth(value, fated))
            if len(scope.said) == faults:
                _can_be_given(given[-1], value, scope)
        return m.Scene(node.span, mode, None, tuple(given))
    if mode == "then":
        return m.Scene(node.span, mode, None, tuple(truth(value, scope) for value in node.values), because)
    return m.Scene(node.span, mode, None, tuple(_answer(value, scope) for value in node.values), because, by)


def _fates(scope: Scope) -> list[str]:
    """The words for what chance will bring, except one by which the pack calls a thing that can itself be given."""
    declared = scope.world.names.declared
    return [name for name in FATE if name not in declared or declared[name].sort in ("rule", "die")]


def _part_by_part(scene: m.Scene, node: nodes.When | nodes.Scene) -> Iterator[m.Scene]:
    """What is answered or expected, each part by itself, so that the one that does not come out so is shown."""
    if isinstance(node, nodes.When) or scene.mode in ("given", "only") or len(scene.values) < 2:
        yield scene
        return
    for value, written in zip(scene.values, node.values, strict=True):
        yield replace(scene, at=written.span, values=(value,))


def _can_be_given(expr: m.Expr, node: nodes.Node, scope: Scope) -> None:
    """Only stored values can be given, not values computed from them."""
    while isinstance(node, nodes.Bracket):
        node = node.inside
    if isinstance(expr, m.All) and isinstance(node, nodes.And):
        for part, written in zip(expr.items, conjuncts(node), strict=True):
            _can_be_given(part, written, scope)
        return
    what = expr.what if isinstance(expr, m.Not) else expr
    if isinstance(what, m.Test) and isinstance(node, nodes.Compare):
        kept = isinstance(what.left, m.Read | m.Inside) or (isinstance(what.left, m.Var) and what.left.name in FATE)
        kept = kept or (isinstance(what.left, m.Value) and what.left.name == "tally")
        possible = (what.how == "=" and (kept or _counts_players(node))) or isinstance(what.right, m.Inside)
    elif isinstance(what, m.IsA):
        possible = isinstance(what.what, m.Read)
    else:
        possible = isinstance(what, m.Read | m.During)
    if isinstance(what, m.Test) and what.how in ("in", "all-in"):
        copied(node.span, what.left, scope)
    fate = [part for part in parts(what) if isinstance(part, m.Var) and part.name in FATE]
    possible = possible and (not fate or (isinstance(what, m.Test) and what.how == "=" and fate == [what.left]))
    if not possible and not isinstance(what, m.Nothing):
        say(scope, words.cannot_be_given(node.span))
    elif isinstance(what, m.Test) and isinstance(what.left, m.Read):
        _within_bounds(what.left.slot, known(what.right), node, scope)


def _within_bounds(name: str, given: int | None, node: nodes.Node, scope: Scope) -> None:
    """A counter is set to a value that it can have."""
    declared = scope.world.names.declared.get(name)
    slot = declared.node if declared is not None else None
    for mark in slot.marks.items if isinstance(slot, nodes.Slot) and given is not None else ():
        if isinstance(mark, nodes.Bound) and mark.word.text == "from" and given is not None:
            quiet = Scope(scope.world, [], choices=False)
            low = known(number(mark.value, quiet))
            high = known(number(mark.to, quiet)) if mark.to is not None else None
            if (low is not None and given < low) or (high is not None and given > high):
                say(scope, words.given_outside(node.span, name, given, low, high))


def _answer(node: nodes.Node, scope: Scope) -> m.Expr:
    """An answer as it is offered: a thing, goods, a number, or the word of an option."""
    if isinstance(node, nodes.Name):
        word = node.word
        known = word.text in scope.vars or word.text in scope.world.elements or word.text in scope.world.goods
        if not known:
            return m.Text(word.text)
        return named(word, scope)[0]
    if isinstance(node, nodes.Bare) and node.number is None:
        return m.Text(node.word.text)
    found, kind = meant(node, Scope(scope.world, scope.said, scope.vars, choices=False))
    if kind == "truth":
        say(scope, kinds.condition_as_answer(node.span))
    return found
