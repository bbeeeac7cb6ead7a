"""Acts as trees: the verb names the phrase, and each of its fields a role.

hire a helper                  (act-hire)
switch between east and west   (act-switch between=[(area-access access=east) …] n=1)
move it to deck                (act-move to=(pile-shared pile=deck) what=…)
"""

from __future__ import annotations

from collections.abc import Mapping

from ...meaning.built_in import verb_of
from ...meaning.model import Act, Each, Expr, Goods, Inside, Noun, OneOf, Pick, Step, You
from ...replacing import replace
from ...verbs.verb import PILE, Role, Said, Verb, brings, lies_in, role_of
from ..tree import WHOLE, Node, Value, node, node_of, value
from .goods import goods_node, is_goods, pool_node
from .piles import pile_node
from .refs import ref_node, seat_node, whoever
from .scope import Scope, digits, noun, phrase, told_to_you
from .some import some_node
from .things import Part, part_of, told
from .unsaid import Unsayable
from .values import value_node


def act_node(act: Step, scope: Scope) -> Node:
    assert isinstance(act, Act)
    scope = replace(scope, at=act.at)
    if act.by != You():
        raise Unsayable("seat", act.verb, at=act.at)
    verb = verb_of(act)
    return _said(act, verb, scope) if verb is not None else _own(act, scope)


def _own(act: Act, scope: Scope) -> Node:
    """A rule of the pack, with its phrase; parts that this leaves out are said by the phrase that has every part."""
    parts = parts_of(act, scope)
    try:
        return filled(f"act-{act.verb}", parts, scope)
    except Unsayable:
        if not scope.whole:
            raise
        full = scope.phrases.phrases.get(f"act-{act.verb}{WHOLE}")
        if full is None and not act.args:
            return node("act-carry-out", rule=noun(scope, act.verb, "rule"))
        if full is None and act.args:
            given = tuple(_given(value, scope) for _, value in act.args)
            return node("act-carry-out-with", rule=noun(scope, act.verb, "rule"), given=given)
        if full is None:
            raise
        return node_of(full.id, {name: whole(act, name, kind, scope) for name, kind in full.fields})


def whole(act: Act, role: str, kind: str, scope: Scope) -> Value:
    """An argument of an act by itself, whatever the rule asks for."""
    value = dict(act.args).get(role)
    match kind.split()[-1]:
        case _ if value is None:
            raise Unsayable("role", act.verb, role, scope.at)
        case "seat":
            return seat_node(value, scope)
        case "ref":
            return whoever(value, scope)
        case "several":
            from .sets import set_node

            return set_node(value, scope)
        case "pile":
            return pile_node(value, scope, ref_node)
        case "goods":
            return goods_node(value, scope)
        case "figure":
            n = digits(value)
            if n is not None and n >= 0:
                return node("figure-n", n=n)
            return node("figure-value", value=value_node(value, scope))
        case _:
            return some_node(value, scope)


def _given(value: Expr, scope: Scope) -> Node:
    """The arguments of a rule that no phrase mentions."""
    if (pool := pool_node(value, scope)) is not None:
        return node("given-pool", pool=pool)
    if is_goods(value, scope):
        return node("given-goods", goods=goods_node(value, scope))
    if (n := digits(value)) is not None and n >= 0:
        return node("given-number", n=n)
    if isinstance(value, Pick) and value.noun.kind == "player":
        return node("given-some", some=node("some-ref", ref=whoever(value, scope)))
    try:
        return node("given-some", some=some_node(value, scope))
    except Unsayable:
        pass
    try:
        return node("given-pile", pile=pile_node(value, scope, ref_node))
    except Unsayable:
        return node("given-value", value=value_node(value, scope))


def parts_of(act: Act, scope: Scope) -> Mapping[str, Part]:
    wanted = asked_for(act.verb, scope)
    return {role: part_of(value, wanted.get(role, ""), scope) for role, value in act.args}


def _said(act: Act, verb: Verb, scope: Scope) -> Node:
    """An act of a built-in verb, with the phrase in its file that says exactly this. Goods are extra only if they are
    gained."""
    scope = scope if brings(verb) else replace(scope, heard="")
    every = {role: told_to_you((value,), scope)[0] for role, value in act.args}
    args = {role: value for role, value in every.items() if not (value == You() and _is_you(role, verb))}
    for said in verb.said:
        if any(args.get(role) != You() for role in said.yours):
            continue
        fields, rest = dict(said.fields), args.keys() - dict(said.fields).keys() - set(said.yours)
        picked = next((field for role, field in said.fields if isinstance(args.get(role), Pick)), "")
        if picked == "ref" and not rest and f"{said.phrase}-some" in scope.phrases.phrases:
            (value,) = args.values()
            return node(f"{said.phrase}-some", some=some_node(value, scope))
        if fields.keys() <= args.keys() and (not rest or rest == _source(verb)):
            source = next((args[role] for role in rest), None)
            told = _fields(said, args, verb, scope, source)
            if told is not None:
                return _emptied(said, args, scope) or node_of(said.phrase, told)
    parts = {role: part_of(value, "", scope) for role, value in args.items()}
    return _printed(filled(f"act-{verb.name}", parts, scope), scope)


def _emptied(said: Said, args: Mapping[str, Expr], scope: Scope) -> Node | None:
    """Players in a pile are not removed from the game: they are taken out of the pile."""
    phrase = f"{said.phrase}-players"
    match args:
        case {"what": Each(Noun("player", source=Inside() as pile, where=None))} if phrase in scope.phrases.phrases:
            return node(phrase, pile=pile_node(pile, scope, ref_node))
        case _:
            return None


def _printed(act: Node, scope: Scope) -> Node:
    """With what is printed on a thing and nothing else, by the phrase for that: to pay the cost of a card."""
    goods = value(act, "goods")
    amounts = value(goods, "amount") if isinstance(goods, Node) else None
    match amounts:
        case (Node("amount-printed") as one,) if f"{act.type}-printed" in scope.phrases.phrases:
            return replace(one, type=f"{act.type}-printed")
        case _:
            return act


def _is_you(role: str, verb: Verb) -> bool:
    """Whether a role is yours unless something else is said, so that it need not be said."""
    found = role_of(verb, role)
    return found is not None and found.default == "you"


def _source(verb: Verb) -> set[str]:
    """The role of the pile that things come from."""
    return {role.name for role in verb.roles if role.type == PILE and role.name not in lies_in(verb)}


def _fields(
    said: Said, args: Mapping[str, Expr], verb: Verb, scope: Scope, source: Expr | None
) -> dict[str, Value] | None:
    """The values of a phrase's fields; None if it names a player and another one is meant."""
    found: dict[str, Value] = {}
    for role, name in said.fields:
        if name == "seat":
            try:
                found[name] = seat_node(args[role], scope)
            except Unsayable:
                if said is verb.said[-1]:
                    raise
                return None
        else:
            found[name] = _field(args[role], role_of(verb, role), scope, source)
            if not lies_in(verb):
                found[name] = _staying(found[name])
    return found


def _staying(said: Value) -> Value:
    """For things that stay in their pile: where they are, and not where they come from: *ready each card in your crew*,
    *remove each card in your hand from the game*."""
    which = value(said, "which") if isinstance(said, Node) else None
    if not isinstance(said, Node) or not isinstance(which, tuple):
        return said
    lying = tuple(replace(one, type="which-in") if one.type == "which-from" else one for one in which)
    return node_of(said.type, {**dict(said.fields), "which": lying})


def _field(value: Expr, role: Role | None, scope: Scope, source: Expr | None) -> Value:
    match role.type if role is not None else "":
        case "things":
            return some_node(value, scope, source)
        case "thing":
            return ref_node(value, scope)
        case "pile":
            return pile_node(value, scope, ref_node)
        case "seat":
            return seat_node(value, scope)
        case "names of goods":
            return _names(value, scope)
        case _:
            return goods_node(value, scope)


def _names(what: Expr, scope: Scope) -> tuple[Node, ...]:
    """Goods by name without a number: any of them will do."""
    items = what.items if isinstance(what, OneOf) else (what,)
    if not all(isinstance(item, Goods) for item in items):
        raise Unsayable("value", type(what).__name__.lower(), at=scope.at)
    return tuple(node("good-named", good=noun(scope, item.good, "good")) for item in items if isinstance(item, Goods))


def asked_for(verb: str, scope: Scope) -> Mapping[str, str]:
    """By role, the kind that a rule of the pack asks for."""
    rule = scope.model.rules.get(verb)
    return {param.role: param.noun.kind for param in rule.params} if rule else {}


def filled(id: str, parts: Mapping[str, Part], scope: Scope, unsaid: Mapping[str, Part] | None = None) -> Node:
    """The node of a phrase, each field filled by the role of its name; roles without a field must need no words.
    `unsaid` are the roles of which only the kind is known."""
    found: dict[str, Value] = {}
    fields = dict(phrase(scope, id).fields)
    for name, kind in fields.items():
        if name == "goods" and "what" in parts and (goods := parts["what"].goods) is not None:
            found[name] = goods_node(goods, scope)
        elif name == "n" and kind == "number":
            found[name] = _number(id, parts, scope)
        elif name in parts:
            found[name] = told(parts[name], kind, scope)
        elif unsaid and name in unsaid:
            found[name] = told(unsaid[name], kind, scope)
        else:
            raise Unsayable("field", id, name, scope.at)
    for role, part in parts.items():
        if part.number:
            if "n" not in fields:
                raise Unsayable("role", id, "n", scope.at)
            continue
        told_of = role in fields or part.plain or (part.goods is not None and "goods" in fields)
        if not told_of or (part.n != 1 and "n" not in fields and fields.get(role) != "child some"):
            raise Unsayable("role", id, role, scope.at)
    return node_of(id, found)


def _number(id: str, parts: Mapping[str, Part], scope: Scope) -> int:
    """The number of things; one if there is no number."""
    numbers = {role: part.n for role, part in parts.items() if part.number or part.n != 1}
    if len(numbers) > 1:
        raise Unsayable("role", id, max(numbers), scope.at)
    return next(iter(numbers.values()), 1)
