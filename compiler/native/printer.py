"""The C of an edition: what it declares, the machine that every game needs, a function for each thing that happens."""

from __future__ import annotations

from pathlib import Path

from ..handlers.work import counted
from ..plan import expressions as x
from ..plan.blocks import Catch
from ..plan.link import Range, link
from ..plan.nothing import nothings_of
from ..plan.plan import Plan, Value
from ..plan.steps import Shift
from ..plan.transform import parts
from ..verbs import VERBS
from . import kept, slots
from .expressions import any_c
from .lacks import Lacks
from .listeners import following, listeners, understood
from .routines import routine
from .settled import settled
from .unit import Lines, Name, Scope, Unit, braced, c_type, function, identifier, table
from .verbs import used_verbs, verb_function

MACHINE = Path(__file__).parent / "machine.c"


def c_of(plan: Plan) -> str:
    """The text of the file; `Lacks` where something of the edition cannot be said in C."""
    linked = link(settled(plan))
    unit = Unit(linked, nothings_of(plan), counted=counted(linked))
    understood(unit)
    kept.find(unit)
    for verb, at in used_verbs(linked).items():
        verb_function(VERBS[verb], at, unit)
    for value in linked.plan.values.values():
        _value(value, unit)
    longest = 12
    for one in linked.plan.routines.values():
        longest = max(longest, routine(one, unit))
    listeners(unit)
    following(unit)
    slots.goods(unit)
    slots.resets(unit)
    kept.readers(unit)
    _frames(unit)
    _piles(unit)
    _scores(unit)
    _play(unit)
    return "\n".join([*_head(unit, longest + 1), _machine(), *_written(unit)]) + "\n"


def _machine() -> str:
    return MACHINE.read_text("utf-8")


def _value(value: Value, unit: Unit) -> None:
    shifted = any(isinstance(one, Shift) for one in parts(tuple(r.block for r in unit.linked.plan.routines.values())))
    if shifted:
        raise Lacks("a value that is changed for a while")
    names = {param.name: Name(f"p{n}", c_type(param.type)) for n, param in enumerate(value.params)}
    maybe = frozenset(name for of, name in unit.nothings.params if of == value.name)
    scope = Scope(unit, {"you": Name("you", "int"), **names}, maybe)
    params = ["int you", *(f"{c_type(param.type)} p{n}" for n, param in enumerate(value.params))]
    try:
        passed, type = unit.passing, c_type(value.value.type)
        body = [f"return {any_c(value.value, scope)};"]
    except Lacks as lacks:
        raise Lacks(lacks.what, lacks.at or value.at) from None
    if unit.passing > passed and type != "Set":
        body = [
            "int mark = g->passing;",
            f"{type} found = {body[0].removeprefix('return ')}",
            "g->passing = mark;",
            "return found;",
        ]
        unit.passing = passed
    function(unit, type, identifier(unit, "value", value.name), params, body)


def _head(unit: Unit, longest: int) -> Lines:
    linked = unit.linked
    sizes = {
        "SEATS": linked.seats,
        "FIXED": linked.size,
        "SLOTS": linked.size,
        "PILES": linked.many_piles,
        "PHASES": len(linked.phases),
        "ROUTINES": len(linked.routines),
        "FRAME": longest,
        "SCORES": len(_scored(unit)),
        "WORDS": unit.kept_words,
    }
    starts = [0] * linked.size
    for slot in linked.plan.slots.values():
        place = linked.slots[slot.name]
        if place.grown < 0:
            starts[place.base : place.base + place.size] = [slot.starts] * place.size
    return [
        f"/* {linked.plan.name.replace('*/', '')}: written by the compiler from the rules. Change those, not this. */",
        "#include <setjmp.h>",
        "#include <stdint.h>",
        "#include <stdlib.h>",
        "#include <string.h>",
        "",
        "#define UNUSED __attribute__((unused))",
        "#define COLD __attribute__((noinline, cold))",
        "#define INLINE __attribute__((always_inline, unused)) inline",
        *(f"#define {name} {size}" for name, size in sizes.items()),
        f"static const uint64_t EVERY[WORDS + 1] = {{{kept.every(unit)}}};",
        f"static const int STARTS[SLOTS] = {{{', '.join(map(str, starts))}}};",
        "",
    ]


def _written(unit: Unit) -> Lines:
    functions = [line for one in unit.functions for line in ([*one, ""] if one else [])]
    return ["", *unit.tables.values(), "", *unit.heads, "", *functions]


def _frames(unit: Unit) -> None:
    """What the machine asks of routines: to go on, where to go on after what cannot be done, what ends alone."""
    linked = unit.linked
    steps, catches, alone = Lines(), Lines(), Lines()
    for id, number in linked.routines.items():
        steps += [f"case {number}:", f"    return {identifier(unit, 'rule', id)}(g, f);"]
        caught = linked.cuts[id].catches
        if caught:
            inner = [
                line
                for label, one in sorted(caught.items())
                for line in (f"case {label}:", f"    *one = (Catch){{{_caught(one)}}};", "    return 1;")
            ]
            inner = braced("switch (at)", [*inner, "default:", "    return 0;"])
            catches += [f"case {number}:", *("    " + line for line in inner)]
        if linked.plan.routines[id].sort in ("ability", "lines", "part"):
            alone += [f"case {number}:"]
    alone = [*alone, "    return 1;"] if alone else []
    _machine_function(unit, "int", "step", "State *g, int *f", "f[ROUTINE]", steps, "0")
    _machine_function(unit, "int", "is_catch", "int routine, int at, Catch *one", "routine", catches, "0")
    _machine_function(unit, "int", "ends_alone", "int routine", "routine", alone, "0")


def _caught(one: Catch) -> str:
    return f"{one.to}, {one.phases}, {int(one.alone)}, {int(one.around)}"


def _machine_function(unit: Unit, result: str, name: str, params: str, on: str, cases: Lines, otherwise: str) -> None:
    given = ", ".join(f"{one} UNUSED" for one in params.split(", "))
    body = braced(f"switch ({on})", [*cases, "default:", f"    return {otherwise};"])
    unit.functions.append([f"static {result} {name}({given})", "{", *("    " + line for line in body), "}"])


def _piles(unit: Unit) -> None:
    """What the machine asks of piles, by their numbers."""
    linked = unit.linked
    rooms, sources, owners = ([-1] * linked.many_piles for _ in range(3))
    orders = [ORDERS["row"]] * linked.many_piles
    for pile in linked.plan.piles.values():
        place = linked.piles[pile.name]
        if pile.side:
            raise Lacks(f"`{pile.name}`, a pile of a side")
        if pile.room is not None and not isinstance(pile.room, x.Const):
            raise Lacks(f"`{pile.name}`, a pile whose room is worked out")
        source = linked.piles[pile.refilled] if pile.refilled else None
        for number in range(place.base, place.base + place.size):
            if pile.room is not None:
                rooms[number] = pile.room.value
            if source is not None:
                sources[number] = source.base + (number - place.base if source.keys else 0)
            orders[number] = ORDERS.get(pile.order, ORDERS["row"])
            owners[number] = _owner(place, number)
    for name, values in (("room_of", rooms), ("refilled_from", sources), ("order_of", orders), ("whose", owners)):
        alike = len(set(values)) < 2
        found = str(next(iter(values), -1)) if alike else f"{table(unit, f'{name}_each', values)}[pile]"
        unit.functions.append([f"static inline int {name}(int pile UNUSED)", "{", f"    return {found};", "}"])


ORDERS = {"row": 0, "stack": 1, "bag": 2}
"""As the machine names them."""


def _owner(place: Range, number: int) -> int:
    """The seat that has a pile, -1 if none has."""
    rest = number - place.base
    for key in place.keys:
        if key.kind == "player":
            return rest // key.stride
        rest %= key.stride
    return -1


def _scored(unit: Unit) -> list[str]:
    """The counters that are scores, of each seat."""
    return [
        slot.name for slot in unit.linked.plan.slots.values() if "score" in slot.tags and slot.owners == ("player",)
    ]


def _scores(unit: Unit) -> None:
    body = ["int n = 0;"]
    for name in _scored(unit):
        body += ["for (int seat = 0; seat < g->n; seat++)", f"    found[n++] = {slots.accessor(name, unit)}(g, seat);"]
    params = "State *g UNUSED, int *found UNUSED"
    unit.functions.append([f"static void scores({params})", "{", *(f"    {line}" for line in [*body, "(void)n;"]), "}"])


def _play(unit: Unit) -> None:
    linked = unit.linked
    if "play" not in linked.plan.routines:
        raise Lacks("a game without a rule `play`")
    if "play" in linked.pauses.before:
        raise Lacks("an ability that comes before the game")
    if "play" in linked.routines:
        body = [f"call(g, {linked.routines['play']}, 0);", "return 1;"]
    else:
        body = [f"{identifier(unit, 'rule', 'play')}(g, 0);", "return 0;"]
    unit.functions.append(["static int play(State *g)", "{", *(f"    {line}" for line in body), "}"])
