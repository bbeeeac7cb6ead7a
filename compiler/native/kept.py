"""Sets of options, kept from one question to the next: a write to a slot marks the things whose test reads it, and only
these are tested again.

choose a cell where (free of it and not free of (cell beside it))

    g->s[at] = you;              written(g, at) marks the cell and its neighbour as stale
    return choose_listed(...);   options_1(g) tests these two, and lists all that pass
"""

from __future__ import annotations

from ..frozen import frozen
from ..plan import expressions as x
from ..plan.blocks import Question
from ..plan.slot_tests import Binder, gets, reads_slots_alone
from ..plan.steps import Choose
from ..plan.transform import parts
from ..plan.unfolded import unfolded
from .expressions import c, plain_keys, slot_place
from .lacks import Lacks
from .needs import never_fails
from .sets import listed, loop, table_of
from .unit import Lines, Scope, Unit, bound, braced, fresh, function

WORDS = 16
"""Sets are stored as bits, in at most this many words of 64 bits."""
THING = "~thing"


@frozen
class Kept:
    """A set that is kept: its elements, which bits they are, and what must hold of each."""

    elements: tuple[int, ...]
    word: int
    """The first of its words."""
    fits: str
    """What must hold of a `thing`."""
    slots: frozenset[str]
    reads: tuple[Lines, ...]
    """What marks thing number `n` as one whose test reads a slot, for each that it reads."""


def find(unit: Unit) -> None:
    """Finds all sets that are kept: who writes what they read must know of them."""
    for cut in unit.linked.cuts.values():
        for part in cut.parts:
            if isinstance(part.end, Question) and isinstance(part.end.ask, Choose):
                ask = part.end.ask
                if never_fails(ask.rest) and ask.among not in unit.kept:
                    _find(ask.among, unit)


def _find(among: x.Expr, unit: Unit) -> None:
    whole = unfolded(among, unit.linked.plan)
    if whole is None:
        return
    source, tests = _apart(whole)
    empty = Scope(unit, {})
    elements = listed(source, empty)
    words = (len(elements) + 63) // 64
    test = x.And("truth", tests)
    if not tests or not elements or len(set(elements)) < len(elements) or unit.kept_words + words > WORDS:
        return
    if not reads_slots_alone(test) or not all(listed(one, empty) for one in parts(test) if isinstance(one, x.AllOf)):
        return
    scope = bound(empty, THING, "thing", "int", element=True)
    try:
        reads = tuple(_reads(get, binders, scope) for get, binders in gets(test))
        if not reads or not all(reads):
            return
        fits = c(test, scope)
    except Lacks:
        return
    slots = frozenset(get.slot for get, _ in gets(test))
    unit.kept[among] = Kept(tuple(elements), unit.kept_words, fits, slots, reads)
    unit.kept_words += words


def _apart(expr: x.Expr) -> tuple[x.Expr, tuple[x.Expr, ...]]:
    """What a set is taken from, and what must hold of each thing, by one name."""
    from ..plan.bindings import substituted

    tests: tuple[x.Expr, ...] = ()
    while isinstance(expr, x.Filter) and expr.how == "each":
        if expr.test is not None:
            tests = (substituted(expr.test, {expr.it: x.Var(f"thing {_kind(expr)}", THING)}), *tests)
        expr = expr.source
    return expr, tests


def _kind(expr: x.Filter) -> str:
    return expr.source.type.partition(" ")[2]


def _reads(get: x.Get, binders: tuple[Binder, ...], scope: Scope) -> Lines:
    """Marks that a thing reads a slot: for itself, or for each of a set that depends on the thing alone."""
    spec = scope.unit.linked.plan.slots[get.slot]
    if any(isinstance(one, x.Get) for one in parts(get.keys)):
        return []
    speaks = {one.name for one in parts(get.keys) if isinstance(one, x.Var)}

    def mark(here: Scope) -> Lines:
        if not plain_keys(get.keys, spec.owners, here):
            raise Lacks("a slot that is read for nobody in particular")
        word = f"{scope.unit.kept_words} + n / 64"
        return [f"readers[{slot_place(get.slot, get.keys, here)}][{word}] |= UINT64_C(1) << n % 64;"]

    if speaks <= {THING}:
        return mark(scope)
    name, source = next((one for one in reversed(binders) if one[0] in speaks), ("", get))
    around = {one.name for one in parts(source) if isinstance(one, x.Var)}
    if not speaks <= {THING, name} or not around <= {THING} or any(isinstance(one, x.Get) for one in parts(source)):
        return []
    return loop(source, name, scope, mark)


def written_to(slot: str, at: str, unit: Unit) -> Lines:
    """What is done where a slot has been written."""
    return [f"written(g, {at});"] if any(slot in one.slots for one in unit.kept.values()) else []


def options(kept: Kept, unit: Unit) -> str:
    """The things of a set that is kept straight into the options, and how many they are."""
    one = _listed("n", kept.elements, unit)
    words = (len(kept.elements) + 63) // 64
    body = [
        "int many = 0;",
        *braced(
            f"for (int word = 0; word < {words}; word++)",
            [
                f"uint64_t *fits = g->fits + {kept.word} + word, *stale = g->stale + {kept.word} + word, left;",
                *braced(
                    "for (left = *stale; left; left &= left - 1)",
                    [
                        f"int bit = __builtin_ctzll(left), n = 64 * word + bit, thing = {one};",
                        f"*fits = (*fits & ~(UINT64_C(1) << bit)) | (uint64_t)({kept.fits} != 0) << bit;",
                    ],
                ),
                "*stale = 0;",
                *braced(
                    "for (left = *fits; left; left &= left - 1)",
                    ["int n = 64 * word + __builtin_ctzll(left);", f"g->options[many++] = {one};"],
                ),
            ],
        ),
        "return many;",
    ]
    return f"{function(unit, 'int', fresh(unit, 'options'), [], body)}(g)"


def _listed(n: str, elements: tuple[int, ...], unit: Unit) -> str:
    first = elements[0]
    if elements == tuple(range(first, first + len(elements))):
        return f"{first} + {n}"
    return f"{table_of(unit, list(elements))}[{n}]"


def every(unit: Unit) -> str:
    """The bits of all things in sets that are kept."""
    found = [0] * (unit.kept_words + 1)
    for kept in unit.kept.values():
        for n in range(len(kept.elements)):
            found[kept.word + n // 64] |= 1 << n % 64
    return ", ".join(map(hex, found))


def readers(unit: Unit) -> None:
    """A function for who reads which slot."""
    lines = Lines()
    for kept in unit.kept.values():
        marks = [f"int thing UNUSED = {_listed('n', kept.elements, unit)};"]
        marks += [line for reads in kept.reads for line in reads]
        lines += braced(f"for (int n = 0; n < {len(kept.elements)}; n++)", marks)
    unit.functions.append(["static void know_readers(State *g UNUSED)", "{", *("    " + line for line in lines), "}"])
