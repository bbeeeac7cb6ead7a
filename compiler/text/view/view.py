"""An element of the model as the tree of its text.

card miner:  after you hire a helper: gain 1 ore
(text-alone ability=(ability-after event=(event-hire) effect=…))

If a pack has a phrase for things of a kind (`text-field`), their text is written with it, including their traits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from ...frozen import frozen
from ...meaning.built_in import price_in
from ...meaning.model import Block, Element, Look, Model, Step, Thing
from ...replacing import replace
from ...verbs import VERBS
from ...verbs.verb import pays
from ..phrasebook import Missing, Phrase, Phrases
from ..tree import Node, Value, node, node_of, value
from .abilities import ability_node, counts_node, while_node
from .effects import effect_node, grouped, is_simple, opened, plainly, willing
from .goods import goods_node
from .laws import law_nodes, laws_of
from .scope import Scope, kinds_of, said_of
from .scores import chart_node, score_node
from .unsaid import Unsaid, Unsayable

OPENING = ("ability-after", "ability-before", "ability-while", "ability-swap", "ability-exchange", "ability-spare")
"""Abilities whose sentences open with when they happen."""


def has_text(element: Element) -> bool:
    """Whether it has a text."""
    return bool(
        element.draft
        or element.block
        or element.abilities
        or element.counts_as
        or element.shifts
        or element.score is not None
        or element.charts
    )


@frozen
class Views:
    """The texts of an edition as trees, each made once in each language."""

    model: Model
    made: dict[tuple[str, str], Node | Unsaid] = field(default_factory=dict[tuple[str, str], "Node | Unsaid"])

    def of(self, element: Element, phrases: Phrases) -> Node | Unsaid:
        key = (phrases.language, element.id)
        if key not in self.made:
            self.made[key] = view(self.model, phrases, element)
        return self.made[key]


def view(model: Model, phrases: Phrases, element: Element) -> Node | Unsaid:
    if element.draft:
        return Unsaid(Missing("draft", element.id), element.at)
    try:
        return _view(Scope(model, phrases, element.at, kind=element.kind), element)
    except Unsayable as unsayable:
        unsaid = unsayable.unsaid
        return unsaid if unsaid.at is not None else replace(unsaid, at=element.at)


def _view(scope: Scope, element: Element) -> Node:
    laws = law_nodes(element.laws, laws_of(scope.model, element.kind), scope)
    bare = not (element.abilities or element.counts_as or element.shifts or element.charts or laws)
    if element.block and bare and element.score is None:
        found = _in_words_of_its_kind(scope, element)
        if found is not None:
            return found
    told: list[tuple[int, Node]] = [(step.at.start, one) for step, one in _plain(scope, element)]
    told += [(one.at.start, ability_node(one, scope)) for one in element.abilities]
    told += [(one.at.start, counts_node(one, scope)) for one in element.counts_as]
    told += [(one.at.start, while_node(one, scope)) for one in element.shifts]
    written = [one for _, one in sorted(told, key=lambda at: at[0])]
    abilities = [*sorted((*written, *_scored(scope, element)), key=_opens), *laws]
    if len(abilities) == 1:
        return node("text-alone", ability=abilities[0])
    return node("text-several", ability=tuple(abilities))


def _opens(ability: Node) -> bool:
    """Whether it opens with when it happens. Such sentences come last: *After you rest, gain 1 coin. Draw 1 card.* can
    be read as if the card were drawn after resting, too."""
    return ability.type.startswith(OPENING)


def _scored(scope: Scope, element: Element) -> list[Node]:
    """Its tables, and its score; the table of the score is part of the score."""
    own = element.score.table if isinstance(element.score, Look) else ""
    found = [chart_node(name, rows, scope) for name, rows in element.charts if name != own]
    if element.score is not None:
        found.append(node("ability-scores", score=score_node(element.score, element, scope)))
    return found


def _in_words_of_its_kind(scope: Scope, element: Element) -> Node | None:
    """`Place any piece to gain 1 coin`: with the payment apart, if a phrase of the kind does that."""
    traits: dict[str, Value] = {name: what.id for name, what in element.traits if isinstance(what, Thing)}
    first, *rest = element.block
    for kind in kinds_of(scope.model, element.kind):
        price = price_in(first)
        if price is not None and rest:
            found = said_of(scope, "text", kind, ["goods", "effect", *traits], whole=False)
            if found and "goods" in dict(found.fields):
                paid: dict[str, Value] = {"goods": goods_node(price, scope)}
                return _in_phrase(found, traits | paid, tuple(rest), scope)
        found = said_of(scope, "text", kind, ["effect", *traits], whole=False)
        if found and "effect" in dict(found.fields):
            return _in_phrase(found, traits, element.block, scope)
    return None


def _in_phrase(phrase: Phrase, facts: Mapping[str, Value], block: Block, scope: Scope) -> Node:
    found = {**facts, "effect": effect_node(block, scope)}
    return node_of(phrase.id, {name: found[name] for name, _ in phrase.fields})


def _plain(scope: Scope, element: Element) -> list[tuple[Step, Node]]:
    """Effects without a trigger: each sentence by itself if none needs another."""
    block = opened(element.block)
    if not block:
        return []
    if not all(map(is_simple, block)):
        effect = effect_node(block, replace(scope, at=block[0].at))
        effect = willing(effect, block[0]) if element.laws.optional else plainly(effect)
        return [(block[0], node("ability-plain", effect=effect))]
    found: list[tuple[Step, Node]] = []
    for steps in grouped(block):
        effect = effect_node(steps, replace(scope, at=steps[0].at))
        found.append((steps[0], _sentence(effect, steps, element.laws.optional)))
    return found


def _sentence(effect: Node, steps: Block, optional: bool) -> Node:
    """A price with an alternative is a must: pay 2 coins or lose 1 point."""
    if optional:
        return node("ability-plain", effect=willing(effect, steps[0]))
    acts = value(effect, "act")
    if effect.type == "effect-or" and isinstance(acts, tuple) and acts[0].type in _prices():
        return node("ability-must", act=acts)
    return node("ability-plain", effect=effect)


def _prices() -> set[str]:
    """The phrases of prices that must be paid."""
    return {f"act-{verb.name}" for verb in VERBS.values() if pays(verb)}
