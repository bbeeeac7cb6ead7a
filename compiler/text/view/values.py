"""Numbers that are not written in digits, as trees: counted, summed, looked up.

count hand of you + 2      (value-more n=2 value=(value-count-which thing=card which=[(which-in pile=…)]))
"""

from __future__ import annotations

from ...meaning.model import (
    Cond,
    Count,
    Each,
    Expr,
    Fold,
    Inside,
    Items,
    Look,
    Noun,
    Number,
    Read,
    Sum,
    Text,
    Trait,
    Value,
    Var,
    You,
)
from ...replacing import replace
from ..tree import Node, node
from .at import at_node, of_at
from .measured import FOLDS, countable, of_players
from .piles import pile_node
from .refs import ref_node
from .scope import Scope, digits, noun, rolled, told_to_you
from .unsaid import Unsayable
from .which import LIMITS, measure_of_it, sort_of, sorted_node

LARGER = {"largest": "value-larger", "smallest": "value-smaller"}
SUMS = {
    "+": "value-sum",
    "-": "value-difference",
    "*": "value-product",
    "/": "value-quotient",
    "/^": "value-quotient-up",
}
COORDINATES = {"row": "value-row", "column": "value-column"}
"""The position of a cell on a map that is drawn as a board."""
PARTS = {"/": "value-part", "/^": "value-part-up"}


def value_node(what: Expr, scope: Scope) -> Node:
    match what:
        case Var(name):
            return node("value-letter", letter=letter_node(name, scope))
        case Read() | Trait():
            return _kept(what, scope)
        case Value(name, () | (_,) | (_, _)) if name in scope.model.defines:
            return _kept(what, scope)
        case Value("amount", (goods,)) | Count(Var() as goods) if (pool := pool_of(goods, scope)) is not None:
            return node("value-pool", pool=pool)
        case Value("stock", (goods, of)) if (pool := pool_of(goods, scope)) is not None:
            if told_to_you((of,), scope) == (You(),):
                return node("value-stock-yours", pool=pool)
            return node("value-stock", pool=pool, ref=ref_node(of, scope))
        case Count(of):
            return _count(of, scope)
        case Fold("total", Var(it), Var(name)) if it == what.it and rolled(name, scope):
            return node("value-dice")
        case Fold(how, Var(it), Var(name)) if it == what.it and rolled(name, scope):
            return node(f"value-dice-{how}")
        case Fold("lowest" | "highest" as how, Var(it), Items((left, right))) if it == what.it:
            return _larger("value-smaller" if how == "lowest" else "value-larger", left, right, scope)
        case Fold(how, measure, among):
            return _folded(how, measure, among, what.it, scope)
        case Look(table, (Number(n),)) if n >= 0:
            return node("value-look-n", table=noun(scope, table, "table"), n=n)
        case Look(table, (key,)):
            return _looked_up(noun(scope, table, "table"), key, scope)
        case Look(chart, (of, key)) if chart not in scope.model.tables:
            name = noun(scope, chart, "chart")
            return node("value-chart", chart=name, ref=ref_node(of, scope), value=value_node(key, scope))
        case Look(table, (key, other)):
            refs = ref_node(key, scope), ref_node(other, scope)
            return node("value-look-of-at", table=noun(scope, table, "table"), ref=refs[0], other=refs[1])
        case Value("score", (of,)):
            return node("value-score", ref=ref_node(of, scope))
        case Value("tally", (Text(phase),)):
            return node("value-tally", phase=noun(scope, phase, "phase"))
        case Cond(test, one, other):
            return _either(test, one, other, scope)
        case Value(name, (left, right)) if name in LARGER:
            return _larger(LARGER[name], left, right, scope)
        case Number() | Sum("-", Number(0), Number()) if (plain := digits(what)) is not None:
            return node("value-number", n=plain) if plain >= 0 else node("value-minus", n=-plain)
        case Sum():
            return _sum(what, scope)
        case _:
            raise Unsayable("value", type(what).__name__.lower(), at=scope.at)


def _folded(how: str, measure: Expr, among: Expr, it: str, scope: Scope) -> Node:
    """The total over some things: `the total cost of the cards in your hand`."""
    try:
        thing, which = sort_of(among, scope)
        if which and (table := _table_of(measure, it)):
            return node(f"{FOLDS[how]}-table", table=noun(scope, table, "table"), thing=thing, which=which)
        if which:
            return node(FOLDS[how], measure=measure_of_it(measure, scope), thing=thing, which=which)
    except Unsayable:
        pass
    if (told := of_players(how, measure, among, it, scope)) is not None:
        return told
    from .sets import one_of, set_node

    within = replace(scope, names={**scope.names, it: one_of(among, scope)})
    return node(f"{FOLDS[how]}-of", several=set_node(among, scope), value=value_node(measure, within))


def _table_of(measure: Expr, it: str) -> str:
    """The table in which each of some things is looked up, as it is printed."""
    match measure:
        case Look(table, (Var(one) | Value("definition", (Var(one),)),)) if one == it:
            return table
        case _:
            return ""


def _either(test: Expr, one: Expr, other: Expr, scope: Scope) -> Node:
    """`(2 if resting of you otherwise 1)`."""
    from .acts import act_node
    from .truths import cond_node

    cond = cond_node(test, scope, act_node)
    n, m = digits(one), digits(other)
    if n is not None and m is not None and n >= 0 and m >= 0:
        return node("value-if-n", n=n, m=m, cond=cond)
    return node("value-if", value=value_node(one, scope), other=value_node(other, scope), cond=cond)


def _larger(id: str, left: Expr, right: Expr, scope: Scope) -> Node:
    for one, other in ((left, right), (right, left)):
        if (n := digits(one)) is not None and n >= 0:
            return node(f"{id}-n", n=n, value=value_node(other, scope))
    return node(id, left=value_node(left, scope), right=value_node(right, scope))


def letter_node(name: str, scope: Scope) -> Node:
    known = scope.names.get(name)
    if known is None or not known.type.startswith("letter-"):
        raise Unsayable("value", "var", at=scope.at)
    return known


def _kept(what: Expr, scope: Scope) -> Node:
    """The value of a counter, a named value, what is printed on a thing."""
    match what:
        case Read(name, keys) if (yours := told_to_you(keys, scope)) != keys:
            return _kept(Read(name, yours), scope)
        case Trait(name, of) if name in COORDINATES and name not in scope.phrases.nouns:
            return node(COORDINATES[name], ref=ref_node(of, scope))
        case Read(name, (You(),)) if countable(name, scope):
            return node("value-held", good=noun(scope, name, "good"))
        case Read(name, (of,)) if countable(name, scope):
            return node("value-held-by", good=noun(scope, name, "good"), ref=ref_node(of, scope))
        case _:
            return node("value-counter", counter=counter_node(what, scope))


def counter_node(what: Expr, scope: Scope) -> Node:
    match what:
        case Read(name, keys) if (yours := told_to_you(keys, scope)) != keys:
            return counter_node(Read(name, yours), scope)
        case Value(name, keys) if (yours := told_to_you(keys, scope)) != keys:
            return counter_node(Value(name, yours), scope)
        case Read(name, ()) | Value(name, ()):
            return node("counter-shared", measure=noun(scope, name, "measure"))
        case Read(name, (You(),)) | Value(name, (You(),)):
            return node("counter-yours", measure=noun(scope, name, "measure"))
        case Read(name, (of,)) | Value(name, (of,)) | Trait(name, of):
            return node("counter-of", measure=noun(scope, name, "measure"), ref=ref_node(of, scope))
        case Read(name, (You(), other) | (other, You())) | Value(name, (You(), other) | (other, You())):
            at = at_node(ref_node(other, scope), name, scope)
            return node("counter-yours-at", measure=noun(scope, name, "measure"), at=at)
        case Read(name, (of, other)) | Value(name, (of, other)):
            measure = noun(scope, name, "measure")
            return of_at("counter", ref_node(of, scope), ref_node(other, scope), {"measure": measure}, scope)
        case _:
            raise Unsayable("value", type(what).__name__.lower(), at=scope.at)


def _count(of: Expr, scope: Scope) -> Node:
    match of:
        case Value("players", ()) | Each(Noun("player", source=None, where=None)):
            return node("value-players")
        case Value("opponents", (You(),)):
            return node("value-opponents")
        case Inside(pile) if scope.model.slots[pile].holds in ("", "player"):
            id = "value-players-in" if scope.model.slots[pile].holds else "value-all"
            return node(id, pile=pile_node(of, scope, ref_node))
        case Value("definitions", (things,)):
            try:
                return sorted_node("value-count-different", things, scope)
            except Unsayable:
                pass
        case _:
            pass
    try:
        return sorted_node("value-count", of, scope)
    except Unsayable:
        from .sets import set_node

        return node("value-count-set", several=set_node(of, scope))


def _sum(what: Sum, scope: Scope) -> Node:
    left, right = digits(what.left), digits(what.right)
    match what.how:
        case "+" if right is not None and right >= 0:
            return node("value-more", n=right, value=_part(what.left, scope, False))
        case "+" if left is not None and left >= 0:
            return node("value-more", n=left, value=_part(what.right, scope, False))
        case "-" if right is not None and right >= 0:
            return node("value-less", n=right, value=_part(what.left, scope, False))
        case "*" if right is not None and right >= 0:
            return node("value-times", n=right, value=_part(what.left, scope))
        case "*" if left is not None and left >= 0:
            return node("value-times", n=left, value=_part(what.right, scope))
        case "/" | "/^" if right is not None and right > 1:
            return node(PARTS[what.how], n=right, value=_part(what.left, scope))
        case "-" if left is not None and left >= 0:
            return node("value-from", n=left, value=_part(what.right, scope))
        case _:
            return node(SUMS[what.how], left=_part(what.left, scope), right=_part(what.right, scope))


ROUNDED = (*PARTS.values(), "value-quotient", "value-quotient-up")
SUMMED = ("value-more", "value-less", "value-from", "value-sum", "value-difference", "value-product")


def _part(what: Expr, scope: Scope, apart: bool = True) -> Node:
    """A number within a sum, in brackets if it could end too early. `apart`: something is done with all of it."""
    found = value_node(what, scope)
    open_ = found.type in ROUNDED or (apart and found.type in SUMMED)
    return node("value-bracketed", value=found) if open_ else found


def _looked_up(table: str, key: Expr, scope: Scope) -> Node:
    if isinstance(key, Value) and key.name == "definition":
        key = key.args[0]  # What is looked up for a thing is looked up for what is printed on it.
    try:
        return node("value-look", table=table, value=value_node(key, scope))
    except Unsayable:
        return node("value-look-of", table=table, ref=ref_node(key, scope))


def pool_of(what: Expr, scope: Scope) -> Node | None:
    from .goods import pool_node

    return pool_node(what, scope)


def value_tested(how: str, left: Expr, right: Expr, scope: Scope) -> Node:
    """A number compared with digits, or with another value."""
    n = digits(right)
    match left:
        case Value("tally", (Text(phase),)) if how != "!=" and n is not None and n >= 0:
            return node(f"test-tally-{LIMITS[how]}", phase=noun(scope, phase, "phase"), n=n)
        case _:
            value = value_node(left, scope)
    if n is None or n < 0:
        return node("test-against", value=value, against=node(f"against-{LIMITS[how]}", value=value_node(right, scope)))
    return node("test-value", value=value, limit=node(f"limit-{LIMITS[how]}", n=n))
