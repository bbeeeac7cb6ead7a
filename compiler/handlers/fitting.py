"""Sets that are kept up to date on write: the things of a kind that pass a test of nothing but slots.

choose a cell where (landing of it)            @rules.fitting(EACH_CELL, lambda it: (DISC + it, ...))
                                               def play_cells(g, those): ...
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..plan import expressions as x
from ..plan.blocks import Question
from ..plan.certain import stays_put
from ..plan.slot_tests import Binder, gets, reads_slots_alone
from ..plan.steps import Choose
from ..plan.transform import parts
from .context import Module, Place, plain_keys, removable, within
from .expressions import it_of, python, slot_index
from .loops import among, flattened
from .needs import never_fails
from .opening import opened
from .tree import Code, Doc, Gap, Listed, Statement, call, comprehension, head, lambda_, line, raw


def find(module: Module) -> None:
    """Finds all such sets of a module, because every write to a slot that they read must update them."""
    for id, cut in module.linked.cuts.items():
        for part in cut.parts:
            if isinstance(part.end, Question) and isinstance(part.end.ask, Choose):
                ask = part.end.ask
                if never_fails(ask.rest):
                    kept_set(ask.among, module.linked.plan.routines[id].name, Place(module, {}, frozenset(), set()))


def kept_set(expr: x.Expr, name: str, place: Place) -> Code | None:
    """The things of a set, if the set can be kept up to date."""
    module = place.module
    source, it, test = flattened(opened(expr, place))
    if test is None or not isinstance(source, x.AllOf) or not _fixed(source.sort, place):
        return None
    known = module.fits.names.get((source.sort, test))
    if known is None:
        reads = _reads(test, it, within(place, it))
        if reads is None:
            return None
        known = module.fits.names[source.sort, test] = module.names.of(f"{name}-{source.sort}")
        module.fits.slots |= {one.slot for one in parts(test) if isinstance(one, x.Get)}
        module.fits.functions += _function(known, source, it, test, reads, module)
    module.imported.add("fitting")
    return call("fitting", raw("g"), raw(known))


def _fixed(sort: str, place: Place) -> bool:
    return sort != "player" and stays_put(sort, place.module.linked.plan) and not removable(sort, place)


def _always_there(sort: str, place: Place) -> bool:
    return not removable(sort, place) if sort == "player" else _fixed(sort, place)


def _function(name: str, source: x.AllOf, it: str, test: x.Expr, reads: Code, module: Module) -> Iterator[Statement]:
    """Which of some things pass, and the slots that the test of each reads."""
    from .routines import aliases

    place = Place(module, {}, frozenset(), set())
    made, things = among(x.Filter(source.type, x.Var(source.type, "those"), it, test), place)
    every = python(source, place)
    doc = Doc(f"Of some things of `{source.sort}`, those that pass. What passes of all is kept up to date.")
    body = [doc, *aliases(place), *made, line("return ", things)]
    yield line("@", call("rules.fitting", every, lambda_(it_of(it), reads)))
    yield head(body, f"def {name}(g: State, those: Any) -> list[int]")
    yield Gap(2)


def _reads(test: x.Expr, it: str, place: Place) -> Code | None:
    """The slots that the test of a thing reads; None where they are not known, or where the test counts what comes and
    goes."""
    if not reads_slots_alone(test):
        return None
    if not all(_always_there(one.sort, place) for one in parts(test) if isinstance(one, x.AllOf)):
        return None
    found: list[Code] = []
    for get, binders in gets(test):
        read = _read(get, it, binders, place)
        if read is None:
            return None
        if str(read) not in map(str, found):
            found.append(read)
    names = {it, *(name for _, binders in gets(test) for name, _ in binders)}
    speaks = {one.name for one in parts(test) if isinstance(one, x.Var)}
    if not found or not speaks <= names:
        return None
    return Code((Listed("(", tuple(found), ")", ","),))


def _read(get: x.Get, it: str, binders: Sequence[Binder], place: Place) -> Code | None:
    plan = place.module.linked.plan
    slot, kept = plan.slots[get.slot], place.module.linked.slots[get.slot]
    speaks = {one.name for one in parts(get.keys) if isinstance(one, x.Var)}
    if slot.side or kept.grown >= 0 or any(isinstance(one, x.Get) for one in parts(get.keys)):
        return None
    inner = within(place, *speaks)
    if not plain_keys(get.keys, slot.owners, inner):
        return None
    code = slot_index(get.slot, get.keys, inner)
    if speaks <= {it}:
        return code
    # The slots that a loop within a loop reads would cause too many updates.
    binder = next((one for one in reversed(binders) if one[0] in speaks), None)
    if binder is None:
        return None
    name, source = binder
    around = {one.name for one in parts(source) if isinstance(one, x.Var)}
    if not speaks | around <= {it, name} or name in around or any(isinstance(one, x.Get) for one in parts(source)):
        return None
    return Code(("*", *comprehension("(", code, it_of(name), python(source, place), None, ")").parts))


__all__ = ["kept_set"]
