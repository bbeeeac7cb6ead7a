"""What an expression may stand for before a game is played: a sort of thing, goods, a number, or nobody knows what."""

from __future__ import annotations

from collections.abc import Mapping

from ..meaning import model as m
from .happenings import Amount, Known, Portion, Seat, Stock, What, portions_of_one
from .sorts import Sorts, goods_of, members

Env = Mapping[str, Known]

OTHERS = ("next", "previous", "opponents")
OTHER = "other"
"""Said before `player`: surely not the one who acts."""


def known(expr: m.Expr, env: Env, sorts: Sorts) -> Known:
    match expr:
        case m.Number(value):
            return value
        case m.Var(name):
            return env.get(name)
        case m.You():
            return What(m.Noun("player"))
        case m.Thing(id):
            return What(m.Noun(id))
        case m.Inside(pile, _):
            return What(m.Noun(pile))
        case m.Each(noun, _) if not goods_of(noun.kind, sorts.model):
            return What(noun)
        case m.Pick(noun) if not expr.goods:
            return What(noun, picked=True)
        case m.Goods(_, good) if not goods_of(good, sorts.model):
            return What(m.Noun(good))
        case m.Read(slot, _) if sorts.model.slots[slot].sort == "marker":
            return What(m.Noun(sorts.model.slots[slot].holds))
        case m.Sum():
            found = number(expr, env)
            return found if isinstance(found, int) else None
        case m.Value(name, args):
            return _value(name, args, env, sorts)
        case _:
            return goods(expr, env, sorts) or _trait(expr, env, sorts)


def goods(expr: m.Expr, env: Env, sorts: Sorts) -> Stock:
    """The goods that an expression may stand for; none where it stands for something else."""
    match expr:
        case m.Goods(many, good):
            return _portions(good, number(many, env), sorts)
        case m.Both(items):
            return tuple(portion for item in items for portion in goods(item, env, sorts))
        case m.OneOf(items):
            return portions_of_one([goods(item, env, sorts) for item in items])
        case m.Pick(noun):
            return _picked(expr, noun, env, sorts)
        case m.Each(noun, _):
            return tuple(Portion(good) for good in goods_of(noun.kind, sorts.model))
        case m.Look(table, _) if table in sorts.model.tables:
            return portions_of_one([goods(row.value, env, sorts) for row in sorts.model.tables[table].rows])
        case m.Trait(name, of):
            return _printed(name, known(of, env, sorts), isinstance(of, m.Var) and of.name == "self", sorts)
        case m.Var(name):
            found = env.get(name)
            return found if isinstance(found, tuple) else ()
        case m.Value(name, args):
            made = _value(name, args, env, sorts)
            return made if isinstance(made, tuple) else ()
        case _:
            return ()


def everything(expr: m.Expr, sorts: Sorts) -> Stock:
    """What goods may be of which nothing is known: any. Goods that are written down are known, even if there are
    none."""
    if isinstance(expr, m.Goods | m.Both | m.OneOf | m.Pick | m.Each | m.Trait | m.Number):
        return ()
    slots = sorts.model.slots.values()
    names = [slot.name for slot in slots if slot.sort == "counter" and (slot.owners == ("player",) or slot.side)]
    return tuple(Portion(name) for name in names)


def number(expr: m.Expr, env: Env) -> Amount:
    """A number that never changes; else any."""
    match expr:
        case m.Number(value):
            return value
        case m.Var(name):
            found = env.get(name)
            return found if isinstance(found, int) else "any"
        case m.Sum("+" | "-" | "*" as how, left, right):
            one, other = number(left, env), number(right, env)
            if isinstance(one, str) or isinstance(other, str):
                return "any"
            return {"+": one + other, "-": one - other, "*": one * other}[how]
        case _:
            return "any"


def _portions(good: str, amount: Amount, sorts: Sorts) -> Stock:
    """So much of a good, or of one of a group. What may be nothing is not sure, and nothing at all is no portion."""
    members = goods_of(good, sorts.model) if amount != 0 else ()
    one = len(members) == 1
    sure = one and amount != "any"
    return tuple(Portion(member, amount if one or amount == 1 else "any", not one, sure) for member in members)


def _picked(pick: m.Pick, noun: m.Noun, env: Env, sorts: Sorts) -> Stock:
    least, most = number(pick.least, env), number(pick.most, env)
    # What may be nothing is any, or nothing.
    return _portions(noun.kind, most if least == most else "any", sorts)


def _printed(trait: str, of: Known, own: bool, sorts: Sorts) -> Stock:
    """Goods that are printed on a thing: its own, or whatever is on those it may be."""
    ids = members(of.noun, sorts) if isinstance(of, What) and of.noun is not None else None
    values = [value for id in sorted(ids or ()) for name, value in sorts.model.elements[id].traits if name == trait]
    found = portions_of_one([goods(value, {}, sorts) for value in values])
    return found if own else tuple(Portion(one.good, one.amount, one.choice, False, True) for one in found)


def _trait(expr: m.Expr, env: Env, sorts: Sorts) -> Known:
    """A thing that is printed on a thing, as the district of a mission."""
    if not isinstance(expr, m.Trait):
        return None
    of = known(expr.of, env, sorts)
    ids = members(of.noun, sorts) if isinstance(of, What) and of.noun is not None else None
    values = {value for id in ids or () for name, value in sorts.model.elements[id].traits if name == expr.name}
    only = values.pop() if len(values) == 1 else None
    return What(m.Noun(only.id)) if isinstance(only, m.Thing) else None


def _value(name: str, args: tuple[m.Expr, ...], env: Env, sorts: Sorts) -> Known:
    define = sorts.model.defines.get(name)
    if name in OTHERS:
        return What(m.Noun("player", OTHER))
    if define is None:
        inner = known(args[0], env, sorts) if args else None
        if name not in ("first", "last", "top", "definition") or not isinstance(inner, What) or inner.noun is None:
            return None
        slot = sorts.model.slots.get(inner.noun.kind)
        return What(m.Noun(slot.holds) if slot is not None else inner.noun)
    if define.type == "goods":
        given = {param.name: known(arg, env, sorts) for param, arg in zip(define.params, args, strict=False)}
        return goods(define.value, given, sorts)
    sort, _, kind = define.type.partition(" ")
    return What(m.Noun(kind)) if sort in ("thing", "set") and kind not in ("", "unknown") else None


def narrowed(arg: Known, noun: m.Noun) -> Known:
    """What a rule is given is at least what it asks for."""
    if arg is None:
        return What(noun)
    if isinstance(arg, What) and (arg.noun is None or arg.noun.kind == "anything"):
        return What(noun, arg.picked)
    return arg


def seat_of(expr: m.Expr, env: Env, sorts: Sorts, seat: Seat) -> Seat:
    """Who acts: the same player, surely another, or nobody knows."""
    if isinstance(expr, m.You):
        return seat
    who = known(expr, env, sorts)
    other = isinstance(who, What) and who.noun == m.Noun("player", OTHER)
    return "other" if other and seat == "you" else "someone"
