"""Rules of the cards of an edition, by their trees: another card can be written like one of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import field
from typing import TypeVar

from ...frozen import frozen
from ...meaning import model as m
from ..phrasebook import Phrases
from ..tree import Node, Value, nodes_of
from ..view.abilities import ability_node
from ..view.effects import effect_node
from ..view.events import event_node, with_heard
from ..view.scope import Scope
from ..view.unsaid import Unsayable


@frozen
class Samples:
    """The trees of what the cards of an edition say, each with the lines that say it."""

    events: dict[Node, str] = field(default_factory=dict[Node, str])
    effects: dict[Node, str] = field(default_factory=dict[Node, str])
    abilities: dict[Node, str] = field(default_factory=dict[Node, str])

    def draws(self, thing: str) -> set[tuple[Node, Node]]:
        """From where to where the cards of the edition draw such things."""
        every = (one for known in (self.effects, self.abilities) for tree in known for one in nodes_of(tree))
        found = [dict(one.fields) for one in every if one.type == "act-draw-from"]
        ways = [(one["from"], one["to"]) for one in found if ("thing", thing) in _fields(one["what"])]
        return {(source, to) for source, to in ways if isinstance(source, Node) and isinstance(to, Node)}


def _fields(found: Value) -> tuple[tuple[str, Value], ...]:
    return found.fields if isinstance(found, Node) else ()


def samples_of(model: m.Model, phrases: Phrases) -> Samples:
    found = Samples()
    for element in model.elements.values():
        scope = Scope(model, phrases, element.at, kind=element.kind)
        for ability in element.abilities:
            _of_ability(ability, scope, found)
        if len(element.block) == 1:
            _keep(found.effects, effect_node, element.block, scope, _text(element.block[0]))
    return found


def _of_ability(ability: m.Ability, scope: Scope, found: Samples) -> None:
    text = _text(ability)
    _keep(found.abilities, ability_node, ability, scope, text)
    head, colon, rest = text.partition(":")
    if colon:
        _keep(found.events, event_node, ability.event, scope, head)
        _keep(found.effects, effect_node, ability.block, with_heard(ability.event, scope), rest.strip())


PART = TypeVar("PART")


def _keep(found: dict[Node, str], made: Callable[[PART, Scope], Node], part: PART, scope: Scope, text: str) -> None:
    """Keeps what fits on one line and has a sentence."""
    if text and "\n" not in text:
        try:
            found.setdefault(made(part, scope), text)
        except Unsayable:
            return


def _text(step: m.Step) -> str:
    return step.at.source.text[step.at.start : step.at.end].strip()


# ---- as another card says it


def like(tree: Node, samples: dict[Node, str]) -> str | None:
    """What a card says whose tree has the same form, with the words of this one in the place of its own."""
    for one, text in samples.items():
        pairs = dict(_differences(one, tree) or ())
        if pairs.get("", "") is None or (one != tree and not pairs):
            continue
        told, whole = text, True
        for old, new in pairs.items():
            told, many = re.subn(rf"(?<![a-z0-9]){re.escape(old)}(?![a-z0-9])", str(new), told)
            whole = whole and many > 0
        if whole:
            return told
    return None


def _differences(one: Value, other: Value) -> list[tuple[str, str | None]] | None:
    """Where two trees of one form have other words; a pair of nothing where their form is not the same."""
    found = list(_parted(one, other))
    return None if any(new is None for _, new in found) else found


def _parted(one: Value, other: Value) -> Iterator[tuple[str, str | None]]:
    if isinstance(one, Node) and isinstance(other, Node):
        if one.type != other.type or [name for name, _ in one.fields] != [name for name, _ in other.fields]:
            yield "", None
            return
        for (_, mine), (_, theirs) in zip(one.fields, other.fields, strict=True):
            yield from _parted(mine, theirs)
    elif isinstance(one, tuple) and isinstance(other, tuple):
        if len(one) != len(other):
            yield "", None
            return
        for mine, theirs in zip(one, other, strict=True):
            yield from _parted(mine, theirs)
    elif type(one) is not type(other):
        yield "", None
    elif one != other:
        yield str(one), str(other)
