"""What a sentence leaves to the reader, filled in where the edition leaves one answer.

Draw 2 cards.                        from and to where all cards of the edition draw
Discard a card.                      from your hand to the discard pile
Gain 1 coin for each card you have.  each card in the one pile of yours that may hold cards
Put this card in the camp.           this spell, on a spell; your camp, where each player has one
"""

from __future__ import annotations

from collections.abc import Callable

from ...frozen import frozen
from ...meaning import model as m
from ...replacing import replace
from ..phrasebook import Phrases
from ..restated import for_each
from ..shapes import shapes
from ..tree import Node, Value, node, node_of, nodes_of, types_of, value
from ..words import words
from .samples import Samples

CHOOSING = ("act-choose", "act-choose-as")
OTHERS = ("-anyone", "-other")
"""Endings of what is done by other players."""
PLACED = ("which-from", "which-in")
NONE = node("limit-exactly", n=0)


@frozen
class Edition:
    """What is known of an edition when a sentence is completed."""

    model: m.Model
    phrases: Phrases
    samples: Samples
    kind: str = ""
    """The kind of the card that the sentence is for."""


def completed(tree: Node, edition: Edition) -> Node:
    types = set(types_of(tree))
    chosen = any(one.type in CHOOSING and _is_player(value(one, "some")) for one in nodes_of(tree))
    if chosen and not any(one.endswith(OTHERS) for one in types):
        tree = everywhere(tree, lambda one: replace(one, type="seat-chosen") if one.type == "seat-that" else one)
    return everywhere(tree, lambda one: _completed(one, edition))


def _completed(one: Node, edition: Edition) -> Node:
    match one.type:
        case "act-draw":
            return _drawn(one, edition)
        case "act-discard":
            return _discarded(one, edition)
        case "pile-shared":
            slot = edition.model.slots.get(str(value(one, "pile")))
            return _of_you(slot) if slot is not None and slot.owners == ("player",) else one
        case "ref-this":
            return _this(one, edition)
        case "some-player-other":
            return node("some-opponent")
        case "ability-spare-paid":
            return _spared(one)
        case "test-value":
            return _empty(one, edition)
        case "amount-equal":
            return for_each(one)
        case _:
            return _yours(one, edition) if value(one, "which") is not None else one


def is_open(tree: Node, edition: Edition) -> bool:
    """Whether it is not known in which pile things are that a player has."""
    counted = [value(one, "thing") for one in nodes_of(tree) if one.type == "score-each"]
    return any(kind in edition.model.kinds for kind in counted) or any(_is_owned(one) for one in nodes_of(tree))


def everywhere(tree: Node, change: Callable[[Node], Node]) -> Node:
    return change(Node(tree.type, tuple((name, _within(found, change)) for name, found in tree.fields)))


def _within(found: Value, change: Callable[[Node], Node]) -> Value:
    if isinstance(found, Node):
        return everywhere(found, change)
    return tuple(everywhere(one, change) for one in found) if isinstance(found, tuple) else found


def _is_player(some: Value | None) -> bool:
    return isinstance(some, Node) and (
        some.type in ("some-opponent", "some-player-other") or value(some, "thing") == "player"
    )


def _drawn(act: Node, edition: Edition) -> Node:
    n, thing = value(act, "n"), value(act, "what")
    ways = edition.samples.draws(thing) if isinstance(thing, str) else set[tuple[Node, Node]]()
    if len(ways) != 1 or not isinstance(n, int) or not isinstance(thing, str):
        return act
    ((source, to),) = ways
    return node_of("act-draw-from", {"from": source, "to": to, "what": node("some-n", n=n, thing=thing)})


def _spared(ability: Node) -> Node:
    """What is paid for an act, in the phrase of such prices."""
    paid = value(ability, "paid")
    if not isinstance(paid, Node) or paid.type != "paid-for":
        return ability
    rest = {name: found for name, found in ability.fields if name != "paid"}
    return node_of("ability-spare-for", {**rest, **dict(paid.fields)})


def _empty(test: Node, edition: Edition) -> Node:
    """*The number of things in your hand is 0*: there is no card in your hand."""
    counted = value(test, "value")
    if not isinstance(counted, Node) or counted.type != "value-all" or value(test, "limit") != NONE:
        return test
    pile = dict(counted.fields)["pile"]
    slot = edition.model.slots.get(str(value(pile, "pile"))) if isinstance(pile, Node) else None
    if slot is None or slot.holds not in edition.model.kinds:
        return test
    return node("test-none-which", thing=slot.holds, which=(node_of("which-in", {"pile": pile}),))


def _this(ref: Node, edition: Edition) -> Node:
    """*This card* on a card of a kind with a name of its own."""
    return replace(ref, fields=(("thing", edition.kind),)) if value(ref, "thing") in _above(edition) else ref


def _above(edition: Edition) -> set[str]:
    """The kinds that the kind of the card is one of."""
    found, kinds = set[str](), edition.model.kinds
    kind = kinds.get(edition.kind)
    while kind is not None and kind.base and kind.base not in found:
        found.add(kind.base)
        kind = kinds.get(kind.base)
    return found


# ---- piles


def _discarded(act: Node, edition: Edition) -> Node:
    some = value(act, "what")
    thing = value(some, "thing") if isinstance(some, Node) else None
    if not isinstance(some, Node):
        return act
    to = _pile(thing if isinstance(thing, str) else edition.kind, _discards(edition), edition)
    if to is None:
        return act
    which = value(some, "which")
    if isinstance(thing, str) and not (isinstance(which, tuple) and any(one.type in PLACED for one in which)):
        hand = _pile(thing, _hands(edition), edition)
        if hand is None or edition.model.slots[str(value(hand, "pile"))].holds != thing:
            # One sort of cards may be meant wherever it is.
            return act
        rest = which if isinstance(which, tuple) else ()
        some = node_of(_narrowed(some.type), {**dict(some.fields), "which": (node("which-from", pile=hand), *rest)})
    return node_of("act-move", {"what": _chosen(some), "to": to})


def _narrowed(type: str) -> str:
    return type if type.endswith("-which") else f"{type}-which"


def _chosen(some: Node) -> Node:
    """Things that are moved are chosen: `a card`, `any 2 cards`."""
    rest = {name: found for name, found in some.fields if name != "n"}
    if some.type in ("some-n-which", "some-any-which") and value(some, "n") == 1:
        return node_of("some-a-which", rest)
    return replace(some, type="some-any-which") if some.type == "some-n-which" else some


def _yours(one: Node, edition: Edition) -> Node:
    """A noun of which you have some: in the one pile of yours that may hold it."""
    which, thing = value(one, "which"), value(one, "thing")
    if not isinstance(which, tuple) or not isinstance(thing, str) or not any(map(_is_owned, which)):
        return one
    piles = [slot for slot in _holding(thing, edition) if slot.owners]
    if len(piles) != 1:
        return one
    found = node("which-in", pile=_of_you(piles[0]))
    return replace(
        one, fields=tuple((name, _in(what, found) if name == "which" else what) for name, what in one.fields)
    )


def _in(which: Value, found: Node) -> Value:
    return tuple(found if _is_owned(one) else one for one in which) if isinstance(which, tuple) else which


def _is_owned(which: Node) -> bool:
    """`(where the owner of that card is you)`."""
    if which.type != "which-where":
        return False
    return {"seat-owner", "ref-one", "ref-you"} <= set(types_of(which)) and len(list(nodes_of(which))) == 7


def _pile(thing: str, stems: frozenset[str], edition: Edition) -> Node | None:
    """The one pile for such things whose name begins like one of these words."""
    found = [slot for slot in _holding(thing, edition) if _is_called(slot.name, stems, edition)]
    return _of_you(found[0]) if len(found) == 1 else None


def _holding(thing: str, edition: Edition) -> list[m.Slot]:
    kinds, known = edition.model.kinds, [thing]
    while (kind := kinds.get(known[-1])) is not None and kind.base and kind.base not in known:
        known.append(kind.base)
    return [slot for slot in edition.model.slots.values() if slot.sort == "pile" and slot.holds in known]


def _is_called(name: str, stems: frozenset[str], edition: Edition) -> bool:
    noun = edition.phrases.nouns.get(name)
    texts = (*noun.forms.values(), *noun.others) if noun is not None else ()
    return any(word.startswith(tuple(stems)) for text in texts for word in words(text)) if stems else False


def _of_you(slot: m.Slot) -> Node:
    return node("pile-yours" if slot.owners else "pile-shared", pile=slot.name)


def _hands(edition: Edition) -> frozenset[str]:
    known = shapes(edition.phrases.language)
    return known.hands if known is not None else frozenset()


def _discards(edition: Edition) -> frozenset[str]:
    known = shapes(edition.phrases.language)
    return known.discards if known is not None else frozenset()
