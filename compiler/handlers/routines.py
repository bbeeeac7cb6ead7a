"""Routines as Python: one function each, with the author's line above each numbered block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..plan import blocks as b
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.nothing import maybe_in
from ..plan.plan import Param, Routine
from ..plan.registers import end_parts, names_in, registers_of
from ..plan.tidy import targets
from ..plan.transform import parts
from ..verbs import VERBS
from ..verbs import verb as v
from .block_ends import ENDS, line_of, ways_of
from .context import ALIASES, Module, Place, helper
from .function import Function
from .loops import loops
from .names import identifier
from .opening import opened
from .remarks import remark, same_line
from .steps import lines
from .tree import (
    Doc,
    Statement,
    call,
    head,
    line,
    number,
    quoted,
    raw,
    tupled,
)


def procedure(routine: Routine, name: str, module: Module, doc: str) -> list[Statement]:
    """A routine that never pauses: a plain function."""
    place = _place(routine, maybe_in(routine.block, module.nothings), module)
    body = lines(routine.block, Function(place, id=routine.id, at=routine.at))
    params = ", ".join(["g: State", "you: int", *(f"{identifier(one.name)}: {type_of(one)}" for one in routine.params)])
    if routine.sort == "rule":
        roles = (
            tupled((quoted(one.role), quoted(one.type.partition(" ")[0]), raw(identifier(one.name))))
            for one in routine.params
        )
        told = line(call("g.watch", quoted(routine.id), raw("you"), tupled(roles)))
        body = [head([told], "if g.watch is not None"), *body]
    many = module.counted.get(routine.id)
    if many is not None:
        body = [line(call(helper(place, "tick"), raw("g"), quoted(routine.id), number(many))), *body]
    return [head([Doc(doc), *aliases(place), *body], f"def {name}({params}) -> None")]


def _place(routine: Routine, maybe: frozenset[str], module: Module) -> Place:
    return Place(module, {}, maybe, set(), makes=_makes(routine), moves=moves(routine.block))


def _makes(routine: Routine) -> bool:
    """Whether it, or a routine that it calls, may make copies."""
    return any(
        isinstance(one, s.Call | s.Follow) or (isinstance(one, s.Do) and bool(v.steps(VERBS[one.verb], v.Make)))
        for one in parts(routine.block)
    )


def moves(whole: s.Block | x.Expr) -> bool:
    """Whether it, or a routine that it calls, may move things."""
    return any(isinstance(one, MOVING) for one in parts(whole))


MOVING = (s.Do, s.DoGoods, s.Call, s.Follow, s.Pay, s.Treat, s.Arrange, s.Secretly, x.Taken)


def type_of(param: Param) -> str:
    return "int" if param.type.partition(" ")[0] in ("thing", "number", "truth", "pile") else "Any"


def aliases(place: Place) -> list[Statement]:
    names = [name for name in ALIASES if name in (place.used or ())]
    if not names:
        return []
    return [line(f"{', '.join(names)} = {', '.join(ALIASES[name] for name in names)}")]


def function(routine: Routine, name: str, module: Module, doc: str) -> list[Statement]:
    """A routine that may pause: it goes on at the block in its frame, and returns whether the game goes on at once."""
    cut = module.linked.cuts[routine.id]
    registers = registers_of(routine, cut)
    maybe = maybe_in(routine.block, module.nothings, nothing_by(routine, module))
    place = _place(routine, maybe, module)
    roles = {param.name: param.role for param in routine.params}
    made = Function(place, registers, roles, "return False", routine.id)
    printer = Printer(routine, cut, made)
    if len(cut.parts) == 1:
        body = printer.part(cut.parts[0], None)
    else:
        asks = any(isinstance(part.end, b.Question | b.Ways) for part in cut.parts)
        loop = head(printer.blocks(), "while go >= 0" if asks else "while True")
        away = [line("return go == ", raw(helper(place, "AWAY")))] if asks else []
        body = [line("go: int = f[AT]"), loop, *away]
        module.imported.add("AT")
    return [head([Doc(doc), *aliases(place), *body], f"def {name}(g: State, f: Frame) -> bool")]


def nothing_by(routine: Routine, module: Module) -> Sequence[str]:
    """Parameters of an ability that may be nothing: the player, if nobody acted, and places that were not named."""
    if routine.sort != "ability":
        return ()
    return [param.name for param in routine.params if param.role == "by" or param.type.startswith("pile ")]


class Printer:
    """The blocks of one routine."""

    def __init__(self, routine: Routine, cut: b.Cut, function: Function) -> None:
        self.routine, self.cut, self.function = routine, cut, function
        self.label = 0
        """The block that is being printed."""
        self.loaded: set[str] = set()
        """The values that it has read from its frame."""
        self.ends = {part.label: part.end for part in cut.parts}
        self.finite = {label for label, end in self.ends.items() if isinstance(end, b.Next) and not end.times}
        """The blocks that go through a set, which always end."""
        self.names = {part.label: set(names_in((part.steps, end_parts(part.end)))) for part in cut.parts}
        """The names that each block uses."""
        self.joined = _joined(cut, function.place)
        """The blocks that only the one above leads to: they need no number."""

    def blocks(self) -> list[Statement]:
        """All blocks with their numbers."""
        found: list[Statement] = []
        under: list[Statement] = []
        for part, after in zip(self.cut.parts, [*self.cut.parts[1:], None], strict=True):
            under += [remark(part.at), *self.part(part, after)] if under else self.part(part, after)
            if after is None or after.label not in self.joined:
                first = next(one for one in reversed(self.cut.parts[: part.label + 1]) if one.label not in self.joined)
                found += [remark(first.at), head(under, f"if go == {first.label}")]
                under = []
        return found

    def part(self, part: b.Part, after: b.Part | None) -> list[Statement]:
        self.label = part.label
        names = set(self.names[part.label])
        if isinstance(part.end, b.Done) and self.routine.id in self.function.place.module.linked.pauses.after:
            names |= {"you", *(param.name for param in self.routine.params)}
        found: list[Statement] = []
        if part.label not in self.joined:
            self.loaded = set()
        places = {"you": 2, **self.function.registers}
        loaded = [(identifier(name), at) for name, at in places.items() if name in names and name not in self.loaded]
        self.loaded |= names
        if isinstance(part.end, b.Next):
            self.loaded.discard(part.end.var)
        if loaded:
            left = ", ".join(name for name, _ in loaded)
            right = ", ".join(f"f[{at}]" for _, at in loaded)
            found.append(line(f"{left} = {right}"))
        under = part.at if len(self.ends) > 1 else self.routine.at
        found += lines(part.steps, replace(self.function, at=under))
        ends_at = line_of(part.end)
        if ends_at is not None and not same_line(part.steps[-1].at if part.steps else under, ends_at):
            found.append(remark(ends_at))
        return [*found, *ENDS[type(part.end)](part.end, self, after.label if after is not None else -1)]


def _joined(cut: b.Cut, place: Place) -> frozenset[int]:
    """The blocks to which only the end of the one above leads."""
    leads: dict[int, list[int]] = {}
    for part in cut.parts:
        # After a question or a call the routine is entered again from outside.
        inside = isinstance(part.end, b.Goto | b.Fork | b.Next)
        for to in targets(part.end):
            leads.setdefault(to, []).append(part.label if inside and to != _left_to(part.end, place) else NOWHERE)
    for catch in cut.catches.values():
        leads.setdefault(catch.to, []).append(NOWHERE)
    return frozenset(to for to, labels in leads.items() if labels == [to - 1])


NOWHERE = -2


def _left_to(end: b.End, place: Place) -> int:
    """The block that follows a loop that has found nothing: its `else`."""
    if not isinstance(end, b.Fork):
        return NOWHERE
    whole = opened(end.test, place)
    return ways_of(end, whole)[1] if isinstance(whole, x.Exists | x.Not) and loops(whole, place) else NOWHERE
