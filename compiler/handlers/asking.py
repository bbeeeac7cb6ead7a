"""Questions at the end of a block, as Python: for things, for goods, or for a way to go on.

go = choose(g, f, 3, you, PLAY_QUESTION, piles[HAND + you])      on in block 3, or away where nothing can be chosen
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..plan import blocks as b
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.certain import stays_put
from ..plan.plan import Routine
from . import numbers
from .context import Place, helper
from .expressions import python
from .fitting import kept_set
from .loops import among as among_lines
from .needs import needed, never_fails
from .questions import question
from .tree import Code, Statement, call, head, joined, line, listed, number, raw

if TYPE_CHECKING:
    from .routines import Printer

Lines = list[Statement]


def asks_for_things(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.Question)
    place, ask = printer.function.place, end.ask
    asked = question(printer.routine, end, printer.function)
    name, made, given = choice_of(ask, printer.routine, place)
    asking = call(helper(place, name), raw("g"), raw("f"), number(end.to), python(ask.seat, place), asked, *given)
    return [*made, *_answered(asking, (end.to,), printer)]


def choice_of(ask: s.Choose | s.ChooseGoods, routine: Routine, place: Place) -> tuple[str, Lines, Sequence[Code]]:
    """How a question is asked: the function of the runtime, the lines before it, and its arguments."""
    if isinstance(ask, s.ChooseGoods):
        of = [python(ask.of, place)] if ask.of is not None else []
        goods = listed(numbers.thing(place.module, good) for good in _goods(ask.group, place))
        many = [] if ask.single else [python(ask.least, place), python(ask.most, place)]
        return ("choose_good" if ask.single else "choose_goods"), [], [goods, *many, *of]
    among = ask.among
    if not never_fails(ask.rest):
        among = x.Filter(among.type, among, ask.var, x.Can("truth", ask.rest))
    kept = kept_set(among, routine.name, place) if never_fails(ask.rest) else None
    made, things = among_lines(among, place) if kept is None else ([], kept)
    if not ask.single:
        return "choose_some", made, [things, python(ask.least, place), python(ask.most, place)]
    return ("choose_plain" if _plain(among, ask.sort, place) else "choose"), made, [things]


def _answered(asking: Code, to: Sequence[int], printer: Printer) -> Lines:
    """Goes on at once where the answer is known. A jump back counts a step, so that endless loops are found."""
    back = any(one <= printer.label for one in to)
    return [line("go = ", asking), *([line(call(helper(printer.function.place, "tick"), raw("g")))] if back else [])]


def _plain(among: x.Expr, sort: str, place: Place) -> bool:
    """Whether no thing can come twice, none has copies, and none lies in a pile."""
    while isinstance(among, x.Filter) and among.how == "each":
        among = among.source
    return isinstance(among, x.AllOf) and sort != "player" and stays_put(sort, place.module.linked.plan)


def _goods(group: str, place: Place) -> Sequence[str]:
    return place.module.linked.plan.groups.get(group, (group,))


def asks_for_a_way(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.Ways)
    place = printer.function.place
    asked = question(printer.routine, end, printer.function)
    found, options, offers = options_of(end.ask, place)
    name = "ways_or_offers" if offers else "ways"
    asking = call(helper(place, name), raw("g"), raw("f"), python(end.ask.seat, place), asked, options)
    return [*found, *_answered(asking, (*end.to, end.after), printer)]


def options_of(ask: s.Ask, place: Place) -> tuple[Lines, Code, bool]:
    """The lines that make the list of open ways, that list, and whether offered abilities belong to it."""
    found: Lines = []
    plain: list[Code] = []
    offers = any(way.block is None for way in ask.ways)
    for n, way in enumerate(way for way in ask.ways if way.block is not None):
        tests = [python(way.test, place)] if way.test is not None else []
        tests += [needed(way.need, place)] if not never_fails(way.need) else []
        if not tests and len(plain) == n and not found:
            plain.append(number(n))
        else:
            if not found:
                found.append(line("options = ", listed(plain)))
            added = line(f"options.append({n})")
            found.append(head([added], "if ", joined("and", tests)) if tests else added)
    if not found:
        found.append(line("options = ", listed(plain)))
    return found, raw("options"), offers
