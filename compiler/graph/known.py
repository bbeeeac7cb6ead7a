"""What an expression may be before a game is played: a sort of thing, goods, a number, or unknown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from ..plan import expressions as x
from ..replacing import replace
from .amounts import Env, number, portions
from .happenings import Known, Luck, Portion, Seat, Stock, What, portions_of_one
from .narrowed import DEEPEST, narrowed_by
from .sorts import Sorts, goods_of, members, parted

WHO: Mapping[str, Seat] = {"next": "other", "previous": "other", "opponents": "other", "owner": "someone"}


def of_type(type: str, sorts: Sorts) -> Known:
    """What is known from the type alone."""
    sort, _, kind = type.partition(" ")
    if sort not in ("thing", "set", "pile") or kind in ("good", ""):
        return None
    trait, plain = parted(kind, sorts)
    return What(plain, trait, members(kind, sorts), seat="someone" if kind == "player" else None)


def known(expr: x.Expr, env: Env, sorts: Sorts, deep: int = 0) -> Known:
    take = KNOWN.get(type(expr))
    found = take(expr, env, sorts, deep) if take is not None else None
    if found is not None:
        return found
    return goods(expr, env, sorts, deep) if expr.type == "goods" else of_type(expr.type, sorts)


def _var(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.Var)
    return env.get(expr.name)


def _thing(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.Thing)
    if expr.id in sorts.plan.elements:
        return What(expr.id, ids=frozenset({expr.id}))
    return What("player", seat="someone") if expr.id.startswith("player-") else What(expr.id, ids=frozenset({expr.id}))


def _get(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.Get)
    slot = sorts.plan.slots[expr.slot]
    if slot.sort != "marker":
        return None
    return What(slot.on, ids=members(slot.on, sorts), seat="someone" if slot.on == "player" else None)


def _pile(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.PileOf)
    owners = sorts.plan.piles[expr.pile].owners
    seat = None
    if "player" in owners[: len(expr.keys)]:
        seat = seat_of(expr.keys[owners.index("player")], env, sorts)
    return What(expr.pile, pile=expr.pile, seat=seat)


def _inside(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.Inside)
    return in_pile(expr.pile, env, sorts, deep)


def in_pile(of: x.Expr, env: Env, sorts: Sorts, deep: int = 0) -> Known:
    """The things of a pile. Things that no player may see are as unknown as chance."""
    where = known(of, env, sorts, deep)
    pile = sorts.plan.piles.get(where.pile) if isinstance(where, What) else None
    if pile is None:
        return of_type(f"thing {of.type.partition(' ')[2]}", sorts)
    return What(pile.holds, ids=members(pile.holds, sorts), pile=pile.name, luck=luck_of(pile.name, sorts))


def luck_of(name: str, sorts: Sorts) -> Luck:
    pile = sorts.plan.piles[name]
    if pile.order == "bag":
        return "chance"
    return "hidden" if pile.seen_by == "nobody" else ""


def _taken(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.Taken)
    found = in_pile(expr.pile, env, sorts, deep)
    if not isinstance(found, What) or expr.sort == "anything":
        return found
    ids = members(expr.sort, sorts)
    if ids is not None and found.ids is not None and found.ids <= ids:
        return found
    return replace(found, kind=expr.sort, ids=ids, luck="" if ids is not None and len(ids) == 1 else found.luck)


def _all_of(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.AllOf)
    return of_type(f"set {expr.sort}", sorts)


def _filter(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    """The things that pass a filter are known to pass its tests."""
    assert isinstance(expr, x.Filter)
    found = known(expr.source, env, sorts, deep)
    if not isinstance(found, What) or expr.test is None or expr.how != "each":
        return found
    for test in expr.test.items if isinstance(expr.test, x.And) else (expr.test,):
        found = narrowed_by(found, test, expr.it, sorts)
    return found


def _trait(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    """A value printed on a thing, such as the district of a mission."""
    assert isinstance(expr, x.Trait)
    if expr.type == "goods":
        return None
    of = known(expr.of, env, sorts, deep)
    ids = of.ids if isinstance(of, What) else None
    if ids is None or len(ids) > 300:
        return None
    values = {value for id in ids for name, value in sorts.plan.elements[id].traits if name == expr.name} if ids else ()
    if len(values) == 1:
        only = next(iter(values))
        return (
            only.value
            if isinstance(only, x.Const)
            else _thing(only, env, sorts, deep)
            if isinstance(only, x.Thing)
            else None
        )
    if values and all(isinstance(one, x.Thing) for one in values):
        found = of_type(expr.type, sorts)
        names = frozenset(one.id for one in values if isinstance(one, x.Thing))
        return replace(found, ids=names, luck=cast(What, of).luck) if isinstance(found, What) else None
    return None


def _named(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.Named)
    if deep > DEEPEST or expr.type in ("number", "truth"):
        return None
    value = sorts.plan.values[expr.name]
    given = {param.name: known(arg, env, sorts, deep) for param, arg in zip(value.params, expr.args, strict=False)}
    given["you"] = known(expr.seat, env, sorts, deep)
    if value.type == "goods":
        return goods(value.value, given, sorts, deep + 1)
    return known(value.value, given, sorts, deep + 1)


def _built_in(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.BuiltIn)
    if expr.name in WHO and expr.type.partition(" ")[2] == "player":
        mine = known(expr.args[0], env, sorts, deep) if expr.args else None
        you = isinstance(mine, What) and mine.seat == "you"
        return What("player", seat=WHO[expr.name] if you else "someone")
    if expr.name in ("first", "last", "top", "definition", "definitions") and expr.args:
        return in_pile(expr.args[0], env, sorts, deep) if expr.name == "top" else known(expr.args[0], env, sorts, deep)
    return None


def _items(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    assert isinstance(expr, x.Items)
    found = [known(one, env, sorts, deep) for one in expr.items]
    whats = [one for one in found if isinstance(one, What)]
    plain = of_type(expr.type, sorts) or What(expr.type.partition(" ")[2])
    if len(whats) != len(found) or not whats or not isinstance(plain, What):
        return None
    ids = [one.ids for one in whats]
    return replace(
        plain,
        ids=None if None in ids else frozenset[str]().union(*(one for one in ids if one is not None)),
        picked=any(one.picked for one in whats),
    )


def _rolled(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    found = of_type(expr.type, sorts)
    return replace(found, luck="chance") if isinstance(found, What) else None


def _number(expr: x.Expr, env: Env, sorts: Sorts, deep: int) -> Known:
    found = number(expr, env)
    return found if isinstance(found, int) else None


KNOWN: dict[type[x.Expr], Callable[[x.Expr, Env, Sorts, int], Known]] = {
    x.Var: _var,
    x.Thing: _thing,
    x.Get: _get,
    x.PileOf: _pile,
    x.Inside: _inside,
    x.Taken: _taken,
    x.AllOf: _all_of,
    x.Filter: _filter,
    x.Trait: _trait,
    x.Named: _named,
    x.BuiltIn: _built_in,
    x.Items: _items,
    x.Rolled: _rolled,
    x.Const: _number,
    x.Sum: _number,
    x.Nothing: lambda expr, env, sorts, deep: What("nothing", ids=frozenset({"nothing"})),
}


# ---- goods


def goods(expr: x.Expr, env: Env, sorts: Sorts, deep: int = 0) -> Stock:
    """The goods that an expression may be; none where it is something else."""
    match expr:
        case x.Thing(id=id):
            return tuple(Portion(good) for good in goods_of(id, sorts.plan))
        case x.Goods(items=items):
            return tuple(one for good, many in items for one in portions(good, number(many, env), sorts))
        case x.Both(items=items):
            return tuple(one for item in items for one in goods(item, env, sorts, deep))
        case x.OneOf(items=items):
            return portions_of_one([goods(item, env, sorts, deep) for item in items], ("one-of",))
        case x.Bundle(chosen=chosen):
            return goods(chosen, env, sorts, deep)
        case x.Var(name=name):
            found = env.get(name)
            if isinstance(found, What) and found.ids is not None:
                return tuple(Portion(good) for one in sorted(found.ids) for good in goods_of(one, sorts.plan))
            return found if isinstance(found, tuple) else ()
        case x.Look(table=table):
            rows = sorts.plan.tables.get(table, ())
            return portions_of_one([goods(value, env, sorts, deep) for _, value in rows], ("one-of",))
        case x.Chart(chart=chart):
            charts = [rows for (name, _), rows in sorts.plan.charts.items() if name == chart]
            return portions_of_one(
                [goods(value, env, sorts, deep) for rows in charts for _, value in rows], ("one-of",)
            )
        case x.Trait(name=name, of=of):
            return _printed(name, known(of, env, sorts, deep), isinstance(of, x.Var) and of.name == "self", sorts, expr)
        case x.BuiltIn(name="times" | "less", args=args):
            return tuple(replace(one, amount="any", sure=False) for one in goods(args[0], env, sorts, deep))
        case x.Rolled():
            return ()
        case x.Named():
            found = _named(expr, env, sorts, deep)
            return found if isinstance(found, tuple) else ()
        case _:
            return ()


def unknown(expr: x.Expr) -> bool:
    """Whether goods may be any. Listed goods are known, even if there are none."""
    return not isinstance(expr, x.Goods | x.Both | x.OneOf | x.Bundle | x.Trait | x.Const)


def everything(sorts: Sorts) -> Stock:
    """Unknown goods: they may be any."""
    return tuple(Portion(good, sure=False) for good in sorts.plan.goods)


def _printed(trait: str, of: Known, own: bool, sorts: Sorts, at: x.Expr) -> Stock:
    """Goods printed on a thing: its own, or those of all things that it may be."""
    ids = of.ids if isinstance(of, What) else None
    elements = sorts.plan.elements
    values = [value for one in sorted(ids or ()) for name, value in elements[one].traits if name == trait]
    found = portions_of_one([goods(value, {}, sorts) for value in dict.fromkeys(values)], ("printed",))
    luck: Luck = of.luck if isinstance(of, What) else ""
    if own:
        return found
    sure = len(values) == 1 and len(ids or ()) == 1
    return tuple(replace(one, sure=sure and one.sure, foreign=True, luck=luck) for one in found)


# ---- seats


def seat_of(expr: x.Expr, env: Env, sorts: Sorts) -> Seat:
    """Who acts: the same player, surely another one, or unknown."""
    found = known(expr, env, sorts)
    return found.seat or "someone" if isinstance(found, What) else "someone"
