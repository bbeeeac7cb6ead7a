"""Abilities as they are declared to the runtime: the events that trigger them, their laws, what they change and
touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..plan.events import AIM, roles_of_plan
from ..plan.plan import CountsAs, Free, Laws, Listener, PriceAbility, Routine
from ..plan.touches import Touched, touched
from ..source.text import place as place_of
from . import numbers
from .context import Module, Place
from .expressions import it_of, python
from .needs import never_fails
from .tree import (
    Code,
    Statement,
    call,
    lambda_,
    line,
    number,
    quoted,
    raw,
    tupled,
)


def laws_code(laws: Laws, module: Module) -> Code | None:
    named: dict[str, Code] = {}
    for name in ("optional", "exhausts"):
        if getattr(laws, name):
            named[name] = raw("True")
    for name, phase in (("once", laws.once), ("open_until", laws.open_until), ("waits", laws.waits)):
        if phase:
            named[name] = numbers.phase(module, phase)
    if laws.once and laws.times != 1:
        named["times"] = number(laws.times)
    if laws.works_in:
        named["works_in"] = quoted(laws.works_in)
    if laws.only_while is not None:
        named["only_while"] = lambda_("g, you, self_", python(laws.only_while, Place(module)))
    if not named:
        return None
    module.imported.add("Laws")
    return call("Laws", **named)


def hearing(listener: Listener, routine: Routine, args: list[Code], named: dict[str, Code], module: Module) -> Code:
    """The declaration of an ability that an event triggers."""
    roles = roles_of_plan(listener.event, module.linked.plan)
    order = {role: n + 2 for n, role in enumerate(role for role, _ in roles)}
    order |= {"by": 1, "self": 0}
    if listener.of:
        named["of"] = quoted(listener.of)
    laws = laws_code(listener.laws, module)
    if laws is not None:
        named["laws"] = laws
    takes = [taken(param.role, order) for param in routine.params]
    named["takes"] = tupled(map(number, takes))
    if listener.event.endswith(" becomes"):
        named["reach"] = number(len(roles) + 2)
    tests = (("hears", listener.test), ("cancels", listener.cancels), ("toll", listener.toll))
    if any(test is not None for _, test in tests):
        names = ["g", "you", "self_", "by", *(it_of(f"~{role}") for role, _ in roles)]
        maybe = frozenset({"by", *(f"~{role}" for role, type in roles if type.startswith(("pile", "thing")))})
        for name, test in tests:
            if test is not None:
                named[name] = lambda_(", ".join(names), python(test, Place(module, {}, maybe)))
    event = numbers.event(module, listener.event)
    return call(f"rules.{listener.moment}", event, *args, **named)


def declarations(module: Module) -> Iterator[Statement]:
    """The declarations that come after all functions: what things do, change and score, and what abilities touch."""
    plan = module.linked.plan
    for element, routine in plan.lines.items():
        name = module.functions[f"rule {routine}"]
        can = "" if never_fails(plan.routines[routine].need) else module.functions[f"can {routine}"]
        args = [quoted(element), raw(name), *([raw(can)] if can else [])]
        yield line(call("rules.does", *args))
    for free in plan.free:
        yield line(_lawful("free", free, (), module))
    for price in plan.prices:
        yield line(_price(price, module))
    for counts in plan.counts_as:
        extra = (quoted(counts.one), quoted(counts.other), raw(str(counts.reverse)))
        yield line(_lawful("counts_as", counts, extra, module))
    for one in plan.modifiers:
        place = Place(module)
        named: dict[str, Code] = {"of": quoted(one.of)} if one.of else {}
        if one.test is not None:
            named["test"] = lambda_("g, you, self_", python(one.test, place))
        laws = laws_code(one.laws, module)
        if laws is not None:
            named["laws"] = laws
        given = lambda_("g, you, self_", tupled(python(arg, place) for arg in one.args))
        by = lambda_("g, you, self_", python(one.by, place))
        yield line(call("rules.modifier", quoted(one.value), given, by, **named))
    for element, score in plan.scores.items():
        body_ = lambda_("g, you, self_", python(score, Place(module)))
        yield line(call("rules.score", quoted(element), body_))
    for id, known in sorted(touched(plan).items()):
        yield line(_touches(id, known))


def _touches(id: str, one: Touched) -> Code:
    """What an ability may read and change."""
    given = {name: getattr(one, name) for name in ("reads", "adds", "takes", "sets")}
    named = {name: tupled(map(quoted, those)) for name, those in given.items() if those}
    return call("rules.touches", quoted(id), **named)


def _lawful(
    name: str,
    one: Free | CountsAs | PriceAbility,
    extra: Sequence[Code],
    module: Module,
    more: dict[str, Code] | None = None,
) -> Code:
    laws = laws_code(one.laws, module)
    named = {**(more or {}), **({"laws": laws} if laws is not None else {})}
    return call(f"rules.{name}", quoted(one.id), quoted(one.of), quoted(place_of(one.at)), *extra, **named)


def _price(price: PriceAbility, module: Module) -> Code:
    place = Place(module)
    swaps = tupled(tupled(python(one, place) for one in swap) for swap in price.swaps)
    named: dict[str, Code] = {}
    if price.aim is not None:
        named["aim"] = lambda_("g, you, self_", python(price.aim, place))
    if price.goods:
        named["goods"] = tupled(numbers.thing(module, good) for good in price.goods)
    if price.test is not None:
        named["test"] = lambda_("g, you, self_, it", python(price.test, place))
    return _lawful("when_paying", price, (lambda_(f"g, you, self_, {it_of('amount')}", swaps),), module, named)


def taken(role: str, order: dict[str, int]) -> int:
    """The source of a named value of an ability: its place in the event, or in the aim of a payment."""
    if role.startswith(AIM):
        return -10 - int(role.removeprefix(AIM))
    return order.get(role, -1)
