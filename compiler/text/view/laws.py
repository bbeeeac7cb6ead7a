"""Laws as trees: what a card says about its own use if its kind says something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ...meaning.model import All, During, Expr, Inside, Laws, Model, Not, You
from ..tree import Node, node
from .acts import act_node
from .piles import pile_node
from .refs import ref_node
from .scope import Scope, kinds_of, noun
from .truths import cond_node

Law: TypeAlias = Callable[[Scope], Node]


def laws_of(model: Model, kind: str) -> Laws:
    """The laws of the kind, which no card repeats."""
    own = (model.kinds[name].laws for name in kinds_of(model, kind))
    return next((laws for laws in own if laws != Laws()), Laws())


def law_nodes(laws: Laws, of_kind: Laws, scope: Scope) -> tuple[Node, ...]:
    return tuple(node("ability-law", law=law(scope)) for law in differing(laws, of_kind))


def differing(laws: Laws, of_kind: Laws) -> Iterator[Law]:
    """The laws that differ from those of the kind, one by one: a language may have words for some of them only."""
    if laws.optional != of_kind.optional:
        yield _plain("law-optional" if laws.optional else "law-forced")
    if laws.exhausts != of_kind.exhausts:
        yield _plain("law-exhausts" if laws.exhausts else "law-not-exhausts")
    if (laws.once, laws.times) != (of_kind.once, of_kind.times):
        yield _limit(laws) if laws.once else _plain("law-no-limit")
    for mine, theirs, id, without in (
        (laws.open_until, of_kind.open_until, "law-open", "law-at-once"),
        (laws.not_fresh, of_kind.not_fresh, "law-waits", "law-fresh"),
    ):
        if mine != theirs:
            yield _phased(id, mine) if mine else _plain(without)
    if laws.works_in != of_kind.works_in:
        yield _works(laws.works_in) if laws.works_in else _plain("law-anywhere")
    if laws.only_while != of_kind.only_while:
        tests = laws.only_while.items if isinstance(laws.only_while, All) else (laws.only_while,)
        for test in tests:
            yield _while(test) if test is not None else _plain("law-always")


def _plain(id: str) -> Law:
    return lambda scope: node(id)


def _limit(laws: Laws) -> Law:
    if laws.once == "game":
        return _plain("law-once-game") if laws.times == 1 else lambda scope: node("law-times-game", n=laws.times)
    if laws.times == 1:
        return _phased("law-once", laws.once)
    return lambda scope: node("law-times", n=laws.times, phase=noun(scope, laws.once, "phase"))


def _phased(id: str, phase: str) -> Law:
    return lambda scope: node(id, phase=noun(scope, phase, "phase"))


def _works(pile: str) -> Law:
    def law(scope: Scope) -> Node:
        owners = scope.model.slots[pile].owners
        where = Inside(pile, (You(),) if owners == ("player",) else ())
        return node("law-works", pile=pile_node(where, scope, ref_node))

    return law


def _while(test: Expr) -> Law:
    def law(scope: Scope) -> Node:
        match test:
            case During(phase):
                return node("law-during", phase=noun(scope, phase, "phase"))
            case Not(During(phase)):
                return node("law-not-during", phase=noun(scope, phase, "phase"))
            case _:
                return node("law-while", cond=cond_node(test, scope, act_node))

    return law
