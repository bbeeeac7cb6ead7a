"""Values of a thing, as trees: an amount of goods, or a measure; and who has the most.

each player where (coin of it is highest coin of it among players)     (which-peak peak=(peak-highest-goods good=coin))
"""

from __future__ import annotations

from collections.abc import Callable

from ...meaning.model import Each, Expr, Fold, Groups, Noun, Read, Test, Trait, Value, Var
from ..english import AMOUNTS
from ..tree import Node, node
from .scope import Scope, noun
from .unsaid import Unsayable

FOLDS = {"total": "value-total", "highest": "value-highest", "lowest": "value-lowest"}
MEASURED = {"same": "same-measure"}
MOST = ("highest", "lowest")
ENDS = {"first": "peak-highest", "last": "peak-lowest"}


def countable(slot: str, scope: Scope) -> bool:
    """Whether a counter is counted (how many) and not measured (how much): it has a plural, or its name is one."""
    found = scope.model.slots.get(slot)
    if found is None or found.sort != "counter":
        return False
    return found.owners != () and bool(found.plural or (found.owners == ("player",) and AMOUNTS.search(slot)))


def name_of(what: Expr, it: str = "it") -> str:
    """`cost` of `cost of it`; None for a value that is not of the thing itself."""
    match what:
        case Trait(name, Var(of)) | Read(name, (Var(of),)) | Value(name, (Var(of),)) if of == it:
            return name
        case _:
            return ""


def of_players(how: str, measure: Expr, among: Expr, it: str, scope: Scope) -> Node | None:
    """The highest of what each player has: `the highest number of points among all players`."""
    name = name_of(measure, it) if how in MOST and is_everyone(among) else ""
    return _node(f"{FOLDS[how]}-players", name, measure, scope) if name else None


def most_of_all(test: Test, kind: str, scope: Scope) -> Node | None:
    """The players who have the most of something."""
    fold, name = test.right, name_of(test.left)
    if not isinstance(fold, Fold) or test.how != "=" or kind != "player" or fold.how not in MOST or not name:
        return None
    same = name_of(fold.what, fold.it) == name and is_everyone(fold.among)
    return node("which-peak", peak=_node(f"peak-{fold.how}", name, test.left, scope)) if same else None


def ranked_by(groups: Groups, id: str, scope: Scope, result: Callable[[], Node]) -> Node:
    """The value by which things are grouped: a measure of each, or a `result` that is computed for each."""
    if name := name_of(groups.by, groups.it):
        try:
            return _node(MEASURED.get(id, id), name, groups.by, scope)
        except Unsayable:
            pass
    return node(f"{id}-result", value=result())


def is_everyone(among: Expr) -> bool:
    return among in (Value("players", ()), Each(Noun("player")))


def is_number(what: Expr, name: str, scope: Scope) -> bool:
    """Whether it is an amount of goods."""
    return isinstance(what, Read) and countable(name, scope)


def _node(id: str, name: str, what: Expr, scope: Scope) -> Node:
    if is_number(what, name, scope):
        return node(f"{id.removesuffix('-measure')}-goods", good=noun(scope, name, "good"))
    return node(id, measure=noun(scope, name, "measure"))
