"""Lines that name, set or change a value, resolved: `let`, `set`, `change`."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import whose
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from .meant import fits, meant, number
from .references import owners
from .scope import Scope, bind, say, without_choice
from .world import widest


def let(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.Let)
    value, kind = meant(node.value, without_choice(scope))
    if isinstance(value, m.Inside):
        # The name is for what lies in the pile now, not for the pile.
        kind = f"set {kind.partition(' ')[2]}"
    bind(scope, node.name, widest(scope.world, kind))
    return m.Let(node.span, node.name.text, value)


def set_line(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Set)
    target, kind = meant(node.target, without_choice(scope))
    if not _settable(node.target, target, kind, scope):
        return None
    value, found = meant(node.value, without_choice(scope))
    if isinstance(target, m.Inside):
        # Groups, too, say in which order things lie.
        kind, found = f"set {kind[5:]}", found.replace("set set-of-", "set ")
    if not fits(scope, found, kind):
        at = node.value.span
        say(scope, words.nothing_stays(at, found) if kind == "nothing" else words.wrong_type(at, kind, found))
    return m.Put(node.span, target, value)


def change(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Change)
    target, kind = meant(node.target, without_choice(scope))
    if not _settable(node.target, target, kind, scope):
        return None
    if kind not in ("number", "unknown"):
        say(scope, words.wrong_type(node.target.span, "number", kind))
    return m.Change(node.span, target, number(node.by, without_choice(scope)))


def _settable(node: Node, target: m.Expr, kind: str, scope: Scope) -> bool:
    if isinstance(target, m.Read | m.Inside) or (isinstance(target, m.Var) and target.name != "it"):
        return True
    if isinstance(target, m.Goods) and isinstance(node, nodes.Name):
        say(scope, whose.no_owner(node.span, node.word.text, owners(node.word.text, scope)))
    elif kind != "unknown":
        say(scope, words.not_settable(node.span))
    return False
