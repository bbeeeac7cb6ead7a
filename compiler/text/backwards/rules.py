"""The lines of a card that has a sentence: its laws, then its abilities.

Where no template fits, a card of the pack with a tree of the same form is the model.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...frozen import frozen
from ...meaning import model as m
from ..tree import Node, category, value
from .layout import below
from .samples import Samples, like
from .written import Unwritten, Writing


@frozen
class Written:
    """A card in the rules language."""

    lines: tuple[str, ...]
    marks: Mapping[str, str]
    """Traits of the card that the sentence names."""


def rule_of(tree: Node, model: m.Model, samples: Samples, asked: bool = True) -> Written | None:
    """The card; None if a part has no template. `asked`: see `Writing`."""
    writing = Writing(model, asked)
    try:
        found = [_ability(one, writing, samples) for one in _abilities(tree)]
    except Unwritten:
        return None
    in_order = sorted(found, key=lambda one: not one[0])
    lines = [line for _, text in in_order for line in text.split("\n")]
    return Written(tuple(lines), {name: told for name, told in tree.fields if isinstance(told, str)})


def _abilities(tree: Node) -> tuple[Node, ...]:
    match value(tree, "ability"):
        case Node() as one:
            return (one,)
        case tuple() as several:
            return several
        case _:
            return _in_words_of_a_kind(tree)


def _in_words_of_a_kind(tree: Node) -> tuple[Node, ...]:
    """The phrase of a kind, *Place a token to gain 1 coin*: its price, and then its effect."""
    goods, effect = value(tree, "goods"), value(tree, "effect")
    if category(tree.type) != "text" or not isinstance(effect, Node):
        raise Unwritten
    done = (Node("ability-plain", (("effect", effect),)),)
    if goods is None:
        return done
    paid = Node("effect-do", (("act", (Node("act-pay", (("goods", goods),)),)),))
    return (Node("ability-plain", (("effect", paid),)), *done)


def _ability(one: Node, writing: Writing, samples: Samples) -> tuple[bool, str]:
    """Whether the ability is a law, and its lines."""
    is_law = one.type == "ability-law"
    try:
        return is_law, writing.text(one)
    except Unwritten:
        pass
    event, effect = value(one, "event"), value(one, "effect")
    if isinstance(event, Node) and isinstance(effect, Node) and (head := _head(one, event, writing, samples)):
        return is_law, f"{head}:{below(writing, one, effect)}"
    text = like(one, samples.abilities)
    if text is None:
        raise Unwritten
    return is_law, text


def _head(one: Node, event: Node, writing: Writing, samples: Samples) -> str:
    """The event, as another card writes it."""
    text = samples.events.get(event) or like(event, samples.events)
    _, _, heard = (text or "").partition(" ")
    return f"{one.type.removeprefix('ability-')} {heard}" if heard else ""
