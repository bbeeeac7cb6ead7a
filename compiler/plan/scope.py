"""Where a line of the model is lowered: the values of its names, who `you` is, and which names are still free."""

from __future__ import annotations

from dataclasses import field

from ..frozen import frozen, slotted
from ..meaning import model as m
from ..replacing import replace
from . import expressions as x

SEAT = "thing player"
YOU = x.Var(SEAT, "you")


@slotted
class Names:
    """Names of one routine, each given once."""

    used: set[str] = field(default_factory=set[str])

    def fresh(self, name: str) -> str:
        found, n = name, 1
        while found in self.used:
            n += 1
            found = f"{name}-{n}"
        self.used.add(found)
        return found


@frozen
class Scope:
    model: m.Model
    names: Names
    env: dict[str, x.Var]
    you: x.Expr
    parts: list[tuple[str, m.Step, m.Block, dict[str, x.Var]]]
    """Blocks that each seat runs in secret, as they are found: id, place, lines, the names that they can use."""
    routine: str = ""
    heard: frozenset[str] = frozenset()
    """Names of the roles of the awaited event, which can be set."""
    needs: bool = True
    """Whether it is recorded what must be possible before something is offered."""


def start(model: m.Model, routine: str = "") -> Scope:
    """The scope at the start of a routine: only the acting player has a name."""
    names = Names()
    names.used |= {"you"}
    return Scope(model, names, {}, YOU, [], routine)


def bound(scope: Scope, name: str, type: str) -> tuple[Scope, x.Var]:
    """The scope in which a name has a new value."""
    var = x.Var(type, scope.names.fresh(name))
    return replace(scope, env={**scope.env, name: var}), var


def element_type(type: str) -> str:
    """The type of one of a set."""
    of = type.partition(" ")[2] or "anything"
    if of.startswith("set-of-"):
        return f"set {of[7:]}"
    return of if of in ("number", "truth", "goods") else f"thing {of}"


def thing_type(kind: str, model: m.Model) -> str:
    """The type of a thing of a kind, or of goods."""
    if kind in ("number", "truth", "text", "goods"):
        return kind
    if kind == "pile":
        return "pile anything"
    slot = model.slots.get(kind)
    if kind in model.wallets or (slot is not None and slot.sort == "counter"):
        return "goods"
    group = model.groups.get(kind)
    if group is not None and group.goods:
        return "goods"
    return f"thing {kind}"


def param_type(param: m.Param, model: m.Model) -> str:
    type = thing_type(param.noun.kind, model)
    return f"set {type.removeprefix('thing ')}" if param.many else type
