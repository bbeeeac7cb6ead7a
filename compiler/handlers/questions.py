"""The question at one place of the rules, as a constant of the module: for tables, logs and `why not`."""

from __future__ import annotations

from ..plan import blocks as b
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Routine
from ..plan.transform import parts
from ..source.text import place as place_of
from .context import Module, Place, constant
from .expressions import python
from .function import Function
from .opening import opened
from .tree import Code, call, lambda_, mapped, number, quoted, raw, tupled


def question(routine: Routine, end: b.Question | b.Ways, function: Function) -> Code:
    made = _ways(end) if isinstance(end, b.Ways) else _choice(end, routine, function)
    module: Module = function.place.module
    key = f"question {routine.id} {id(end)}"
    return raw(constant(module, key, f"{routine.name}-question", made))


def _ways(end: b.Ways) -> Code:
    ask = end.ask
    listed = [(way.id, to) for way, to in zip(ask.ways, end.to, strict=True) if way.block is not None]
    named = {
        "ways": tupled(quoted(id) for id, _ in listed),
        "to": tupled(number(to) for _, to in listed),
        "after": number(end.after),
    }
    return call("rules.question", quoted(ask.prompt), quoted(place_of(ask.at)), **named)


def _choice(end: b.Question, routine: Routine, function: Function) -> Code:
    ask = end.ask
    named: dict[str, Code] = {"into": number(function.registers[ask.var])}
    if isinstance(ask, s.ChooseGoods):
        named["sort"] = quoted(ask.group)
        return call("rules.question", quoted("choose"), quoted(place_of(ask.at)), **named)
    named["sort"] = quoted(ask.sort)
    if _spoken(ask, function.place.module):
        named["named"] = raw("True")
    elif in_order(ask, function.place.module):
        named["once"] = raw("True")
    elif beheld(ask, function.place.module):
        named["clear"] = raw("True")
    rules = function.place.module.linked.plan.routines
    if ask.verb and ask.role:
        named["verb"], named["role"] = quoted(ask.verb), quoted(ask.role)
        names = {param.role: param.name for param in rules[ask.verb].params} if ask.verb in rules else {}
        given = [(quoted(names[role]), python(value, _kept(function))) for role, value in ask.given if role in names]
        if given:
            named["given"] = lambda_("g, f", mapped(given))
    return call("rules.question", quoted("choose"), quoted(place_of(ask.at)), **named)


def _kept(function: Function) -> Place:
    """Where values are read from the frame."""
    local = {name: f"f[{at}]" for name, at in function.registers.items()}
    return Place(function.place.module, {**local, "you": "f[2]"}, function.place.maybe)


def in_order(ask: s.Choose, module: Module) -> bool:
    """Whether the options are some of several things that the rules list by name, in the order of their numbers."""
    among, _ = source_of_choice(ask)
    among = opened(among, Place(module, {}))
    if not isinstance(among, x.Items) or ask.sort == "player":
        return False
    numbers = [module.linked.number[one.id] for one in among.items if isinstance(one, x.Thing)]
    return len(numbers) == len(among.items) > 0 and numbers == sorted(set(numbers))


def beheld(ask: s.Choose, module: Module) -> bool:
    """Whether the options lie in one pile that the asked seat may see."""
    among, _ = source_of_choice(ask)
    pile = among.pile if isinstance(among, x.Inside) else None
    if not isinstance(pile, x.PileOf) or len(pile.keys) > 1:
        return False
    kept = module.linked.plan.piles[pile.pile]
    mine = kept.seen_by == "owner" and not kept.side and pile.keys == (ask.seat,)
    return ask.sort != "player" and (kept.seen_by == "everyone" or mine)


def source_of_choice(ask: s.Choose) -> tuple[x.Expr, list[x.Expr | None]]:
    """What the options are taken from, and the tests for each."""
    among: x.Expr = ask.among
    tests: list[x.Expr | None] = []
    while isinstance(among, x.Filter) and among.how != "linked":
        tests.append(among.test)
        among = among.source
    return among, tests


def _spoken(ask: s.Choose, module: Module) -> bool:
    """Whether only a name of a kind is chosen, and nothing depends on where the thing lies."""
    among, tests = source_of_choice(ask)
    if not isinstance(among, x.AllOf):
        return False
    if any(isinstance(one, x.Inside | x.PileOf | x.LiesIn | x.BuiltIn | x.Named) for one in parts(tuple(tests))):
        return False
    return any(pile.seen_by != "everyone" for pile in module.linked.plan.piles.values())
