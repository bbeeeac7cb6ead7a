"""Laws as trees: what a card says about its own use, where its kind says otherwise."""

from __future__ import annotations

from ...meaning.model import Inside, Laws, Model, You
from ..tree import Node, node
from .acts import act_node
from .piles import pile_node
from .refs import ref_node
from .scope import Scope, kinds_of, noun
from .truths import cond_node


def laws_of(model: Model, kind: str) -> Laws:
    """Those of the kind, which no card repeats."""
    own = (model.kinds[name].laws for name in kinds_of(model, kind))
    return next((laws for laws in own if laws != Laws()), Laws())


def law_nodes(laws: Laws, of_kind: Laws, scope: Scope) -> tuple[Node, ...]:
    found: list[Node] = []
    if laws.optional != of_kind.optional:
        found.append(node("law-optional" if laws.optional else "law-forced"))
    if laws.exhausts != of_kind.exhausts:
        found.append(node("law-exhausts" if laws.exhausts else "law-no-exhausting"))
    if (laws.once, laws.times) != (of_kind.once, of_kind.times) and laws.once:
        phase = noun(scope, laws.once, "phase")
        found.append(node("law-times", n=laws.times, phase=phase) if laws.times > 1 else node("law-once", phase=phase))
    elif laws.once != of_kind.once:
        found.append(node("law-any-times"))
    for name, id, none in (("open_until", "law-open", "law-at-once"), ("not_fresh", "law-waits", "law-no-waiting")):
        phase = getattr(laws, name)
        if phase != getattr(of_kind, name):
            found.append(node(id, phase=noun(scope, phase, "phase")) if phase else node(none))
    if laws.works_in != of_kind.works_in and not laws.works_in:
        found.append(node("law-anywhere"))
    elif laws.works_in != of_kind.works_in:
        owners = scope.model.slots[laws.works_in].owners
        pile = Inside(laws.works_in, (You(),) if owners == ("player",) else ())
        found.append(node("law-works", pile=pile_node(pile, scope, ref_node)))
    if laws.only_while is None and of_kind.only_while is not None:
        found.append(node("law-always"))
    elif laws.only_while is not None and laws.only_while != of_kind.only_while:
        found.append(node("law-while", cond=cond_node(laws.only_while, scope, act_node)))
    return tuple(node("ability-law", law=law) for law in found)
