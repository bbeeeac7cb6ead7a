"""Rules that pause, printed straight as well: as plain functions, for games that are played on at random.

There every answer is at hand as soon as somebody is asked, so nothing has to be left and come back to: a loop of the
rules is a loop, and what is named is a local name. What cannot be printed so is followed in its blocks, as always.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..plan import blocks as b
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.events import SOURCE
from ..plan.link import Linked
from ..plan.nothing import maybe_in
from ..plan.pauses import called, going_round
from ..plan.plan import Routine
from ..plan.registers import registers_of
from ..plan.transform import parts
from .context import Module, Place
from .function import Function
from .layout import printed
from .names import identifier
from .needs import never_fails
from .routines import aliases, nothing_by, type_of
from .straight_apart import independent
from .straight_cancels import only_cancelled
from .straight_phases import silent_phases
from .straight_routine import Straight, may_fail, over_of
from .straight_steps import block_of
from .tree import Doc, Gap, Statement, call, head, line, mapped, number, quoted, raw, tupled

if TYPE_CHECKING:
    from rulewright.runtime import Rules

OWN = "_do_"
"""Before the name of each: no name that rules give begins so."""


def straight_of(module: Module, rules: Rules) -> str:
    """The text of all functions, and two tables: by routine, its function; and what it catches."""
    linked = module.linked
    rings = in_rings(linked)
    found: list[Statement] = []
    names: list[str] = []
    catches: list[str] = []
    able = {one.id for one in linked.plan.routines.values() if _able(one, linked)}
    failing = fails(linked)
    silent = silent_phases(module, rules)
    for routine in linked.plan.routines.values():
        if routine.id in able:
            made, regions = _function(routine, module, rules, able - rings, silent, failing)
            found += [*made, Gap(2)]
            name = module.functions[f"rule {routine.id}"]
            if routine.id in linked.routines:
                names.append(name)
            if regions:
                catches.append(f"{name}: {regions_of(regions)!s}")
    tables = f"_straight = {{{', '.join(f'{name}: {OWN}{name}' for name in names)}}}\n"
    tables += f"_catches = {{{', '.join(catches)}}}\n"
    quick = {
        one: module.functions[f"rule {id}"]
        for one, id in linked.plan.lines.items()
        if id in able - rings and id not in linked.routines
    }
    lines = ", ".join(f"{linked.number[one]}: {OWN}{name}" for one, name in quick.items())
    tables += f"_lines = {{{lines}}}\n"
    tables += f"_only_cancelled = {sorted(only_cancelled(linked))}\n"
    return "\n".join(printed(found)) + "\n\n" + tables


def regions_of(regions: dict[int, b.Catch]) -> str:
    pairs = (
        (number(label), tupled(map(number, (0, one.phases, one.holds, one.alone, one.around))))
        for label, one in regions.items()
    )
    return str(mapped(pairs))


def _able(routine: Routine, linked: Linked) -> bool:
    """Whether a routine can be printed straight."""
    if routine.sort == "when" or (routine.sort == "part" and not independent(routine, linked)):
        return False
    if any(one.id == routine.id and one.moment == "before" for one in linked.plan.listeners):
        return False
    edges = {f"{one} {edge}" for one in linked.plan.phases for edge in ("begins", "ends")}
    early = not edges.isdisjoint(linked.pauses.before)
    for one in parts(routine.block):
        if isinstance(one, s.Cancel | s.Instead | s.Rewrite) or (early and isinstance(one, s.Phase)):
            return False
        if isinstance(one, s.Phase) and not _left_plainly(one.block):
            return False
    return True


def _left_plainly(block: s.Block, last: bool = True) -> bool:
    """Whether each `stop` of a phase stands in no loop of it, or in a single loop that is the last thing of the phase:
    then `break` leaves as much."""
    for n, step in enumerate(block):
        at_end = last and n == len(block) - 1
        for inner in s.blocks_in(step) if not isinstance(step, s.Phase) else ():
            if not isinstance(step, LOOPS):
                if not _left_plainly(inner, at_end):
                    return False
            elif _stops(inner) and (
                not at_end or any(isinstance(one, LOOPS) and _stops((one,)) for one in _own(inner))
            ):
                return False
    return True


def _own(block: s.Block) -> Iterator[s.Step]:
    """The steps of a block and of all blocks in it; a phase within has stops of its own."""
    for step in block:
        yield step
        if not isinstance(step, s.Phase):
            for inner in s.blocks_in(step):
                yield from _own(inner)


def _stops(block: s.Block) -> bool:
    return any(isinstance(one, s.Stop) for one in _own(block))


LOOPS = s.For | s.Repeat | s.Until


def _asks_the_stack(linked: Linked) -> bool:
    """Whether a rule or an ability asks whose lines are being done, or what is paid for."""
    plan = linked.plan
    sourced = any(isinstance(one, x.Var) and one.name == f"~{SOURCE}" for one in parts(plan.listeners))
    return sourced or any(isinstance(one, x.PaidFor) for one in parts((plan.prices, plan.listeners)))


def in_rings(linked: Linked) -> set[str]:
    """The routines that may come to call themselves: Python would soon have no room for them."""
    calls = {id: set(called(one.block, linked.plan)) for id, one in linked.plan.routines.items()}
    return {id for id in going_round(calls) if id in _reached(calls[id], calls)}


def _reached(first: set[str], calls: dict[str, set[str]]) -> set[str]:
    """All that is called by some routines, and by those in turn."""
    found, waiting = set(first), list(first)
    while waiting:
        new = calls[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def fails(linked: Linked) -> set[str]:
    """The routines in which, or in what they call, something required may be impossible."""
    plan = linked.plan
    found = {id for id, one in plan.routines.items() if any(may_fail(step) for step in parts(one.block))}
    # Where somebody asks a price before a rule, that and its own may not both be there.
    found |= {id for id, one in plan.routines.items() if id in linked.pauses.before and not never_fails(one.whole)}
    # What cannot be done in the lines of a thing ends those lines, and nothing around them.
    calls = {
        id: {step.rule for step in parts(one.block) if isinstance(step, s.Call)} for id, one in plan.routines.items()
    }
    more = found
    while more:
        more = {id for id, those in calls.items() if id not in found and not those.isdisjoint(found)}
        found |= more
    return found


def _ending(linked: Linked) -> set[str]:
    """The routines in which the game may end. An ability, the lines of a card or a secret part may end it wherever
    somebody is asked or something is heard."""
    routines, ending = linked.plan.routines, linked.pauses.ending
    return set(routines) if any(routines[one].sort != "rule" for one in ending) else ending


def _function(
    routine: Routine, module: Module, rules: Rules, direct: set[str], silent: frozenset[str], failing: set[str]
) -> tuple[list[Statement], dict[int, b.Catch]]:
    linked = module.linked
    cut = linked.cuts.get(routine.id)
    framed = cut is not None and (routine.id in failing or (routine.sort != "rule" and _asks_the_stack(linked)))
    registers = registers_of(routine, cut) if cut is not None else {}
    maybe = maybe_in(routine.block, module.nothings, nothing_by(routine, module))
    # What is done on the way may make copies and move things, whatever the rule says itself.
    place = Place(module, {}, maybe, set(), makes=True, moves=True)
    asking = [part.end for part in cut.parts if isinstance(part.end, b.Question | b.Ways)] if cut is not None else []
    ends = {id(end.ask): end for end in asking}
    asks = Function(place, registers, id=routine.id)
    straight = Straight(routine, asks, ends, framed, direct, rules, silent, failing, _ending(linked))
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
        if routine.id in failing:
            gone = head([line("raise")], "if _gone.frame is not f")
            body = [first, head(body, "try"), head([gone], "except _Unwound as _gone")]
        else:
            body = [first, *body]
    whole = [Doc(routine.name), *aliases(place), *body]
    return [head(whole, f"def {OWN}{name}({typed}) -> None")], straight.regions
