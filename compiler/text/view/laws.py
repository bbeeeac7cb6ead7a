"""Laws as trees: what a card says about its own use, where its kind says otherwise."""

from __future__ import annotations

from ...meaning.model import All, During, Expr, Inside, Laws, Model, Not, You
from ..tree import Node, node
from .acts import act_node
from .piles import pile_node
from .refs import ref_node
from .scope import Scope, kinds_of, noun
from .truths import cond_node
from .unsaid import Unsayable


def laws_of(model: Model, kind: str) -> Laws:
    """Those of the kind, which no card repeats."""
    own = (model.kinds[name].laws for name in kinds_of(model, kind))
    return next((laws for laws in own if laws != Laws()), Laws())


def law_nodes(laws: Laws, of_kind: Laws, scope: Scope) -> tuple[Node, ...]:
    found: list[Node] = []
    if laws.optional != of_kind.optional:
        found.append(node("law-optional" if laws.optional else "law-forced"))
    if laws.exhausts != of_kind.exhausts:
        if not laws.exhausts:
            raise Unsayable("law", "exhausts", at=scope.at)
        found.append(node("law-exhausts"))
    for name, id in (("once", "law-once"), ("open_until", "law-open"), ("not_fresh", "law-waits")):
        phase = getattr(laws, name)
        if phase != getattr(of_kind, name):
            found.append(node(id, phase=noun(scope, phase, "phase")))
    if laws.works_in != of_kind.works_in:
        owners = scope.model.slots[laws.works_in].owners
        pile = Inside(laws.works_in, (You(),) if owners == ("player",) else ())
        found.append(node("law-works", pile=pile_node(pile, scope, ref_node)))
    if laws.only_while != of_kind.only_while:
        if laws.only_while is None:
            raise Unsayable("law", "only while", at=scope.at)
        tests = laws.only_while.items if isinstance(laws.only_while, All) else (laws.only_while,)
        found += [_while(test, scope) for test in tests]
    return tuple(node("ability-law", law=law) for law in found)


def _while(test: Expr, scope: Scope) -> Node:
    match test:
        case During(phase):
            return node("law-during", phase=noun(scope, phase, "phase"))
        case Not(During(phase)):
            return node("law-not-during", phase=noun(scope, phase, "phase"))
        case _:
            return node("law-while", cond=cond_node(test, scope, act_node))
