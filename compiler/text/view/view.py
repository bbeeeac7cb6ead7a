"""An element of the model as the tree of its text.

card miner:  after you hire a helper: gain 1 ore
(text-alone ability=(ability-after event=(event-hire) effect=…))

Where a pack has a phrase for things of a kind (`text-field`), what they do is said in it, with their traits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...meaning.model import Act, Block, Element, Laws, Model, Step, Thing
from ..phrasebook import Phrase, Phrases
from ..tree import Node, Value, node, node_of
from .abilities import ability_node, counts_node
from .effects import effect_node, willing
from .goods import goods_node
from .scope import Scope, kinds_of, said_of
from .scores import score_node
from .unsaid import Unsaid, Unsayable


def has_text(element: Element) -> bool:
    """Whether anything is written on it."""
    return bool(
        element.block
        or element.abilities
        or element.counts_as
        or element.shifts
        or element.score is not None
        or element.charts
    )


def view(model: Model, phrases: Phrases, element: Element) -> Node | Unsaid:
    try:
        return _view(Scope(model, phrases, element.at), element)
    except Unsayable as unsayable:
        unsaid = unsayable.unsaid
        return unsaid if unsaid.at is not None else replace(unsaid, at=element.at)


def _view(scope: Scope, element: Element) -> Node:
    if element.shifts:
        raise Unsayable("step", "shift", at=element.shifts[0].at)
    if element.laws != _laws(scope.model, element.kind):
        raise Unsayable("law", element.id, at=element.at)
    if element.score is not None:
        return _score(scope, element)
    if element.charts:
        raise Unsayable("chart", element.charts[0][0], at=element.at)
    if element.block and not element.abilities and not element.counts_as:
        found = _in_words_of_its_kind(scope, element)
        if found is not None:
            return found
    told: list[tuple[int, Node]] = [(step.at.start, one) for step, one in _plain(scope, element)]
    told += [(one.at.start, ability_node(one, scope)) for one in element.abilities]
    told += [(one.at.start, counts_node(one, scope)) for one in element.counts_as]
    abilities = tuple(one for _, one in sorted(told, key=lambda at: at[0]))
    if len(abilities) == 1:
        return node("text-alone", ability=abilities[0])
    return node("text-several", ability=abilities)


def _laws(model: Model, kind: str) -> Laws:
    """Those of the kind, which no card repeats; a card that has others would have to say so."""
    own = (model.kinds[name].laws for name in kinds_of(model, kind))
    return next((laws for laws in own if laws != Laws()), Laws())


def _score(scope: Scope, element: Element) -> Node:
    others = [*element.block, *element.abilities, *element.counts_as]
    if others:
        raise Unsayable("step", "score", at=others[0].at)
    assert element.score is not None
    return node("text-scores", score=score_node(element.score, element, scope))


def _in_words_of_its_kind(scope: Scope, element: Element) -> Node | None:
    """`Place any piece to gain 1 coin`: with what is paid first told apart, where a phrase does that."""
    traits: dict[str, Value] = {name: what.id for name, what in element.traits if isinstance(what, Thing)}
    first, *rest = element.block
    for kind in kinds_of(scope.model, element.kind):
        if isinstance(first, Act) and first.verb == "pay" and rest:
            found = said_of(scope, "text", kind, ["goods", "effect", *traits], whole=False)
            if found and "goods" in dict(found.fields):
                paid: dict[str, Value] = {"goods": goods_node(dict(first.args)["what"], scope)}
                return _in_phrase(found, traits | paid, tuple(rest), scope)
        found = said_of(scope, "text", kind, ["effect", *traits], whole=False)
        if found and "effect" in dict(found.fields):
            return _in_phrase(found, traits, element.block, scope)
    return None


def _in_phrase(phrase: Phrase, facts: Mapping[str, Value], block: Block, scope: Scope) -> Node:
    found = {**facts, "effect": effect_node(block, scope)}
    return node_of(phrase.id, {name: found[name] for name, _ in phrase.fields})


def _plain(scope: Scope, element: Element) -> list[tuple[Step, Node]]:
    """What is done without waiting for anything: neighbouring acts are one sentence, anything else another."""
    groups: list[list[Step]] = []
    for step in element.block:
        if groups and isinstance(step, Act) and isinstance(groups[-1][-1], Act):
            groups[-1].append(step)
        else:
            groups.append([step])
    found: list[tuple[Step, Node]] = []
    for steps in groups:
        effect = effect_node(tuple(steps), replace(scope, at=steps[0].at))
        if element.laws.optional:
            effect = willing(effect, steps[0])
        found.append((steps[0], node("ability-plain", effect=effect)))
    return found
