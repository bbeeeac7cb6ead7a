"""The functions of an edition for games that are played on at random, and the tables by which the runtime finds them.

def _do_take_turn(g: State, you: int) -> None:      the routine `take-turn`, from its first line to its last
_straight = {TAKE_TURN: _do_take_turn}              by routine, its function
_catches = {TAKE_TURN: {1000001: (0, 0, 0, ...)}}   by routine, the blocks in which a failure is caught
_lines = {DEPOT: _do_lines_of_depot}                by thing, the function of its lines, where they ask nothing
_only_cancelled = [7]                               events that abilities cancel, and to which they do nothing else
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...plan import blocks as b
from ...plan import expressions as x
from ...plan.events import SOURCE
from ...plan.link import Linked
from ...plan.nothing import maybe_in
from ...plan.plan import Routine
from ...plan.registers import registers_of
from ...plan.transform import parts
from ..context import Module, Place
from ..function import Function
from ..layout import printed
from ..names import identifier
from ..routines import aliases, nothing_by, type_of
from ..tree import Doc, Gap, Statement, call, head, line, mapped, number, quoted, raw, tupled
from .block import block_of
from .call_graph import ending, failing, recursive
from .cancels import only_cancelled
from .phases import silent_phases
from .printable import printable
from .routine import Straight, over_of
from .steps import STRAIGHT

if TYPE_CHECKING:
    from rulewright.runtime import Rules

OWN = "_do_"
"""Before the name of each function. No name that rules give begins so."""


def straight_of(module: Module, rules: Rules) -> str:
    """The text of all functions and tables."""
    linked = module.linked
    loops = recursive(linked)
    found: list[Statement] = []
    names: list[str] = []
    catches: list[str] = []
    able = {one.id for one in linked.plan.routines.values() if printable(one, linked)}
    can_fail = failing(linked)
    silent = silent_phases(module, rules)
    for routine in linked.plan.routines.values():
        if routine.id in able:
            made, regions = _function(routine, module, rules, able - loops, silent, can_fail)
            found += [*made, Gap(2)]
            name = module.functions[f"rule {routine.id}"]
            if routine.id in linked.routines:
                names.append(name)
            if regions:
                catches.append(f"{name}: {_regions(regions)!s}")
    tables = f"_straight = {{{', '.join(f'{name}: {OWN}{name}' for name in names)}}}\n"
    tables += f"_catches = {{{', '.join(catches)}}}\n"
    quick = {
        one: module.functions[f"rule {id}"]
        for one, id in linked.plan.lines.items()
        if id in able - loops and id not in linked.routines
    }
    lines = ", ".join(f"{linked.number[one]}: {OWN}{name}" for one, name in quick.items())
    tables += f"_lines = {{{lines}}}\n"
    tables += f"_only_cancelled = {sorted(only_cancelled(linked))}\n"
    return "\n".join(printed(found)) + "\n\n" + tables


def _regions(regions: dict[int, b.Catch]) -> str:
    pairs = (
        (number(label), tupled(map(number, (0, one.phases, one.holds, one.alone, one.around))))
        for label, one in regions.items()
    )
    return str(mapped(pairs))


def _asks_the_stack(linked: Linked) -> bool:
    """Whether a price or an ability tests what is on the stack: whose lines are running, or what is being paid for."""
    plan = linked.plan
    sourced = any(isinstance(one, x.Var) and one.name == f"~{SOURCE}" for one in parts(plan.listeners))
    return sourced or any(isinstance(one, x.PaidFor) for one in parts((plan.prices, plan.listeners)))


def _function(
    routine: Routine, module: Module, rules: Rules, direct: set[str], silent: frozenset[str], can_fail: set[str]
) -> tuple[list[Statement], dict[int, b.Catch]]:
    linked = module.linked
    cut = linked.cuts.get(routine.id)
    framed = cut is not None and (routine.id in can_fail or (routine.sort != "rule" and _asks_the_stack(linked)))
    registers = registers_of(routine, cut) if cut is not None else {}
    maybe = maybe_in(routine.block, module.nothings, nothing_by(routine, module))
    # Routines that are called and abilities that are triggered may make copies and move things, too.
    place = Place(module, {}, maybe, set(), makes=True, moves=True)
    asking = [part.end for part in cut.parts if isinstance(part.end, b.Question | b.Ways)] if cut is not None else []
    ends = {id(end.ask): end for end in asking}
    asks = Function(place, registers, id=routine.id)
    straight = Straight(routine, asks, ends, framed, direct, rules, silent, can_fail, ending(linked), STRAIGHT)
    function = Function(place, registers if framed else {}, {}, "return", routine.id, routine.at)
    body = block_of(routine.block, function, straight)
    body += over_of(routine, module, straight)
    many = module.counted.get(routine.id)
    if many is not None:
        module.imported.add("tick")
        body = [line(call("tick", raw("g"), quoted(routine.id), number(many))), *body]
    params = [identifier(one.name) for one in routine.params]
    typed = ", ".join(["g: State", "you: int", *(f"{identifier(one.name)}: {type_of(one)}" for one in routine.params)])
    name = module.functions[f"rule {routine.id}"]
    if framed:
        first = line(call("f = _entered", raw("g"), raw(name), raw("you"), *map(raw, params)))
        if routine.id in can_fail:
            gone = head([line("raise")], "if _gone.frame is not f")
            body = [first, head(body, "try"), head([gone], "except _Unwound as _gone")]
        else:
            body = [first, *body]
    whole = [Doc(routine.name), *aliases(place), *body]
    return [head(whole, f"def {OWN}{name}({typed}) -> None")], straight.regions
