"""Acts of the model as steps: choices come first, then the verb is done good by good and thing by thing."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import cast

from ..meaning import model as m
from ..replacing import replace
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .goods import price
from .nouns import parted
from .scope import Scope, bound, param_type, thing_type
from .values import argument, place, things, value

PRICES = (v.PRICE, v.NAMES)
"""Roles whose goods stay open until they are paid."""


def act(step: m.Act, scope: Scope) -> s.Block:
    """A verb that every game has, or a rule of the pack."""
    return _call(step, scope) if step.own and step.verb in scope.model.rules else _verb(step, scope)


# ---- choices within an act


def lifted(expr: m.Expr) -> tuple[m.Expr, list[tuple[str, m.Pick]]]:
    """An expression with named values in the place of its choices, and the choices by these names."""
    found: list[tuple[str, m.Pick]] = []
    result = _lifted(expr, found)
    assert isinstance(result, m.Expr)
    return result, found


def _lifted(part: object, found: list[tuple[str, m.Pick]]) -> object:
    if isinstance(part, m.Pick):
        name = f"~{len(found)}"
        found.append((name, part))
        return m.Value("bundle", (m.Var(name),)) if part.goods else m.Var(name)
    if isinstance(part, tuple):
        return tuple(_lifted(one, found) for one in cast("tuple[object, ...]", part))
    if isinstance(part, m.Goods | m.Both | m.OneOf | m.Items):
        fields = {f.name: _lifted(getattr(part, f.name), found) for f in dataclasses.fields(part)}
        return replace(part, **fields)  # type: ignore[arg-type]
    return part


def picks(
    step: m.Act, role: str, expr: m.Expr, known: dict[str, x.Expr], scope: Scope
) -> tuple[m.Expr, s.Block, Scope, bool]:
    """The questions in what a role is given, asked before the act: the rest of it, the questions, the scope in which
    their answers have names, and whether there was any."""
    rest, found = lifted(expr)
    asked: list[s.Step] = []
    for name, pick in found:
        named = pick.noun.kind if thing_type(pick.noun.kind, scope.model) != "goods" else "goods"
        scope, step_of = question(step, pick, named, role, known, scope)
        scope = replace(scope, env={**scope.env, name: scope.env["~new"]})
        asked.append(step_of)
    return rest, tuple(asked), scope, bool(found)


def question(
    step: m.Step, pick: m.Pick, name: str, role: str, known: dict[str, x.Expr], scope: Scope
) -> tuple[Scope, s.Step]:
    """One choice; its answer is `~new` in the scope that is given back."""
    least, most = value(pick.least, scope), value(pick.most, scope)
    by = seat(step, scope)
    if pick.goods:
        of = (
            value(pick.noun.source, scope)
            if pick.noun.source is not None
            else _loser(step, role, pick.noun.kind, scope)
        )
        within, var = bound(scope, name, "chosen goods")
        within = replace(within, env={**within.env, "~new": var})
        return within, s.ChooseGoods(step.at, var.name, by, pick.noun.kind, least, most, pick.single, of)
    among = candidates(step, pick, role, known, scope)
    one = thing_type(pick.noun.kind, scope.model)
    within, var = bound(scope, name, one if pick.single else f"set {one.removeprefix('thing ')}")
    within = replace(within, env={**within.env, "~new": var})
    verb, given = (step.verb, tuple(known.items())) if isinstance(step, m.Act) else ("", ())
    return within, s.Choose(
        step.at, var.name, by, among, pick.noun.kind, least, most, pick.single, pick.single, verb, role, given
    )


def _loser(step: m.Step, role: str, group: str, scope: Scope) -> x.Expr | None:
    """The player who loses goods, if it is one of the existing players: none of them can fall below zero."""
    if not isinstance(step, m.Act) or step.own or role != "what" or group not in scope.model.groups:
        return None
    taken = next((one for one in VERBS[step.verb].does if isinstance(one, v.Take) and one.good == role), None)
    goods = [scope.model.slots.get(one) for one in scope.model.groups[group].members]
    if taken is None or not all(one is not None and one.low == m.Number(0) for one in goods):
        return None
    given = dict(step.args).get(taken.of)
    return seat(step, scope) if given is None else value(given, scope)


def seat(step: m.Step, scope: Scope) -> x.Expr:
    return value(cast(m.Expr, getattr(step, "by", m.You())), scope)


def candidates(step: m.Step, pick: m.Pick, role: str, known: dict[str, x.Expr], scope: Scope) -> x.Expr:
    """Among what is chosen: of its noun, and fit for the role that it will take."""
    wanted, param, rule = pick.noun, None, None
    if isinstance(step, m.Act):
        rule = scope.model.rules.get(step.verb) if step.own else None
        param = next((one for one in rule.params if one.role == role), None) if rule is not None else None
        source = next((arg for name, arg in step.args if name == "from" and isinstance(arg, m.Inside)), None)
        if not step.own and wanted.source is None and source is not None and role == "what":
            wanted = replace(wanted, source=source)
    by = seat(step, scope)

    def other(within: Scope, it: x.Var) -> x.Expr:
        return x.Compare("truth", "!=", it, scope.env["self"])

    def fit(within: Scope, it: x.Var) -> x.Expr:
        assert param is not None and rule is not None
        env = {one.name: cast(x.Var, known[one.role]) for one in rule.params if one.role in known}
        inside = replace(within, you=by, env={**env, "it": it, param.name: it})
        return x.And("truth", tuple(test for _, test in fits(param, inside, it)))

    more = [other] if pick.word == "another" and "self" in scope.env else []
    if param is not None and narrows(param.noun):
        more.append(fit)
    among, it, test = parted(wanted, scope, more)
    return among if test is None else x.Filter(among.type, among, it.name, test)


def narrows(noun: m.Noun) -> bool:
    return bool(noun.where is not None or noun.source is not None or noun.trait or noun.holding)


def fits(param: m.Param, scope: Scope, it: x.Expr) -> list[tuple[str, x.Expr]]:
    """The tests of what may have a role, each with the author's words; they call it `it`."""
    noun = param.noun
    tests: list[tuple[str, x.Expr]] = []
    if noun.source is not None:
        where = f"it is in {noun.source.pile}" if isinstance(noun.source, m.Inside) else "it is there"
        tests.append((where, x.Compare("truth", "in", it, things(noun.source, scope))))
    if noun.trait:
        tests.append((f"{noun.trait}-{noun.kind}", x.Is("truth", it, f"{noun.trait}-{noun.kind}")))
    if noun.holding:
        tests.append((f"holding {noun.holding}", x.Holds("truth", it, noun.holding)))
    if noun.where is not None:
        parts = noun.where.items if isinstance(noun.where, m.All) else (noun.where,)
        tests += [(words, value(part, scope)) for words, part in zip(noun.words, parts, strict=True)]
    return tests


# ---- rules of the pack


def _call(step: m.Act, scope: Scope) -> s.Block:
    rule = scope.model.rules[step.verb]
    types = {param.role: param_type(param, scope.model) for param in rule.params}
    asked: list[s.Step] = []
    known: dict[str, x.Expr] = {}
    chosen: set[str] = set()
    for role, arg in step.args:
        rest, questions, scope, any_ = picks(step, role, arg, known, scope)
        asked += questions
        chosen |= {role} if any_ else set()
        known[role] = argument(rest, types.get(role, ""), scope)
    check = tuple(one.role for one in rule.params if one.role not in chosen and not one.many and narrows(one.noun))
    return (*asked, s.Call(step.at, step.verb, seat(step, scope), tuple(known.items()), check))


# ---- verbs that every game has


def _verb(step: m.Act, scope: Scope) -> s.Block:
    verb = VERBS[step.verb]
    asked: list[s.Step] = []
    args: dict[str, m.Expr] = {}
    for role, arg in step.args:
        found = v.role_of(verb, role)
        if found is not None and found.type not in PRICES and not v.in_price(verb):
            arg, questions, scope, _ = picks(step, role, arg, {}, scope)
            asked += questions
        args[role] = arg
    return (*asked, *_done(step, verb, args, scope))


def _done(step: m.Act, verb: v.Verb, args: dict[str, m.Expr], scope: Scope) -> s.Block:
    by = seat(step, scope)
    if v.in_price(verb):
        return ()
    if v.hands_over(verb):
        return _handed_over(step, verb, args, by, scope)
    rest = tuple(_role(verb, role, arg, scope) for role, arg in args.items() if role != "what")
    what, role = args.get("what"), v.role_of(verb, "what")
    if what is None or role is None:
        return (s.Do(step.at, verb.name, by, rest),)
    if role.type in (v.GOODS, v.OPEN):
        return _goods(step, verb, what, by, rest, scope)
    if role.type == v.THINGS:
        return _things(step, verb, what, by, rest, scope)
    return (s.Do(step.at, verb.name, by, (_role(verb, "what", what, scope), *rest)),)


def _role(verb: v.Verb, role: str, arg: m.Expr, scope: Scope) -> tuple[str, x.Expr]:
    found = v.role_of(verb, role)
    return role, place(arg, scope) if found is not None and found.type == v.PILE else value(arg, scope)


def _handed_over(step: m.Act, verb: v.Verb, args: dict[str, m.Expr], by: x.Expr, scope: Scope) -> s.Block:
    found: list[s.Step] = []
    for one in verb.does:
        match one:
            case v.Pay(what, payer, accepting):
                seat_of = value(args[payer], scope) if payer in args else by
                names = price(args[accepting], scope) if accepting in args else None
                goods = price(args[what], scope)
                found.append(s.Pay(step.at, x.Price(seat_of, goods, names)))
            case v.Follow(thing):
                found.append(s.Follow(step.at, by, value(args[thing], scope)))
            case v.Treat(thing, other):
                found.append(s.Treat(step.at, by, value(args[thing], scope), value(args[other], scope)))
            case _:
                pass
    return tuple(found)


def _goods(
    step: m.Act, verb: v.Verb, what: m.Expr, by: x.Expr, rest: tuple[tuple[str, x.Expr], ...], scope: Scope
) -> s.Block:
    """Known goods are handled one after the other; goods known only in play, in a loop."""
    goods = value(what, scope) if not _bundled(what) else bundle(what, scope)
    if isinstance(goods, x.Goods) and not any(good in scope.model.groups for good, _ in goods.items):
        return tuple(
            s.Do(step.at, verb.name, by, (("what", x.Thing("good", good)), ("many", many), *rest))
            for good, many in goods.items
        )
    role = v.role_of(verb, "what")
    open_ = role is not None and role.type == v.OPEN and may_be_open(goods, scope.model)
    return (s.DoGoods(step.at, verb.name, by, goods, rest, open_),)


def may_be_open(goods: x.Expr, model: m.Model) -> bool:
    """Whether goods may leave open which they are."""
    match goods:
        case x.Goods(items=items):
            return any(good in model.groups for good, _ in items)
        case x.Both(items=parts):
            return any(may_be_open(part, model) for part in parts)
        case x.Bundle():
            return False
        case x.BuiltIn(name="less" | "times", args=args):
            return may_be_open(args[0], model)
        case _:
            return True


def _bundled(expr: m.Expr) -> bool:
    if isinstance(expr, m.Both | m.OneOf):
        return any(map(_bundled, expr.items))
    return isinstance(expr, m.Value) and expr.name == "bundle"


def bundle(expr: m.Expr, scope: Scope) -> x.Expr:
    """Goods among which some were chosen one by one."""
    if isinstance(expr, m.Value) and expr.name == "bundle":
        return x.Bundle("goods", value(expr.args[0], scope))
    if isinstance(expr, m.Both):
        return x.Both("goods", tuple(bundle(item, scope) for item in expr.items))
    return value(expr, scope)


def _things(
    step: m.Act, verb: v.Verb, what: m.Expr, by: x.Expr, rest: tuple[tuple[str, x.Expr], ...], scope: Scope
) -> s.Block:
    counted = _counted(what)
    if counted:
        found: list[s.Step] = []
        for good, many in counted:
            found += _so_many(step, verb, good, value(many, scope), by, rest, scope)
        return tuple(found)
    expr = what if isinstance(what, m.Inside) else None
    one = things(expr, scope) if expr is not None else value(what, scope)
    if one.type.startswith("pile "):
        one = x.Inside(f"set {one.type[5:]}", one)
    if not one.type.startswith("set "):
        return (s.Do(step.at, verb.name, by, (("what", one), *rest)),)
    if any(isinstance(each, v.Lay) and set(each.below) & {role for role, _ in rest} for each in verb.does):
        # Each goes below the one before it.
        one = x.BuiltIn(one.type, "reversed", (one,))
    _, var = bound(scope, "each", "thing " + one.type[4:])
    done = s.Do(step.at, verb.name, by, (("what", var), *rest))
    return (s.For(step.at, var.name, one, (done,), False),)


def _counted(what: m.Expr) -> Sequence[tuple[str, m.Expr]]:
    """An amount of one sort, and an amount of another."""
    items = what.items if isinstance(what, m.Both) else (what,)
    return [(item.good, item.many) for item in items if isinstance(item, m.Goods)]


def _so_many(
    step: m.Act,
    verb: v.Verb,
    good: str,
    many: x.Expr,
    by: x.Expr,
    rest: tuple[tuple[str, x.Expr], ...],
    scope: Scope,
) -> s.Block:
    if any(isinstance(one, v.Make) for one in verb.does):
        done = s.Do(step.at, verb.name, by, (("what", x.Thing(f"thing {good}", good)), *rest))
        return (done,) if many == x.Const("number", 1) else (s.Repeat(step.at, many, (done,)),)
    pile = dict(rest).get("from")
    if pile is None:
        return ()
    taken = x.Taken(f"set {pile.type[5:]}", pile, many, good)
    _, var = bound(scope, "each", "thing " + taken.type[4:])
    done = s.Do(step.at, verb.name, by, (("what", var), *rest))
    return (s.For(step.at, var.name, taken, (done,), False),)
