"""Cards that are too similar: one ability twice, or a card that gives less than another one, or costs more."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import graph as words
from ..frozen import frozen
from ..meaning import model as m
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Routine
from ..replacing import replace
from ..verbs import VERBS
from ..verbs.verb import brings
from .abilities import Ability
from .world import World

Amounts = dict[str, int]


@frozen
class Card:
    """A card with one ability that pays and gains fixed amounts."""

    ability: Ability
    event: m.Event
    pays: Amounts
    gains: Amounts


def alike(world: World, mine: Collection[str]) -> Iterator[Diagnostic]:
    yield from _twice(world, mine)
    groups: dict[object, list[Card]] = {}
    for element in world.model.elements.values():
        card = _card(element, world)
        if card is not None:
            key = (element.kind, element.traits, element.laws, repr(_event(card.event)))
            groups.setdefault(key, []).append(card)
    for cards in groups.values():
        for less in cards:
            # One better card is enough for the message.
            more = next((one for one in cards if _dominated(less, one)), None) if less.ability.id in mine else None
            if more is not None:
                yield words.dominated_card(
                    (less.ability.at, less.ability.element),
                    (more.ability.at, more.ability.element),
                    less.gains == more.gains,
                )


def _twice(world: World, mine: Collection[str]) -> Iterator[Diagnostic]:
    """The same ability on the same card, or on two cards that are equal in everything printed on them."""
    seen: dict[object, Ability] = {}
    for element in world.model.elements.values():
        for ability in element.abilities:
            node = world.nodes.get(_node_of(ability.id, world))
            if node is None:
                continue
            said = (repr(_event(ability.event)), repr(ability.block))
            own = (element.id, said)
            # Two cards with one ability each are the same card under two names, if nothing else differs.
            whole = (element.kind, element.traits, element.laws, element.block, said) if _lone(element) else own
            other = seen.get(own) or seen.get(whole)
            if other is not None and node.id in mine:
                yield words.duplicate_ability((node.at, node.element), (other.at, other.element))
            seen.setdefault(own, node)
            seen.setdefault(whole, node)


def _lone(element: m.Element) -> bool:
    more = (element.counts_as, element.charts, element.shifts, element.score)
    return len(element.abilities) == 1 and not any(more)


def _node_of(id: str, world: World) -> str:
    """The id of an element's first ability is the id of the element."""
    return id.removesuffix(".1") if id.endswith(".1") else id


def _event(event: m.Event) -> m.Event:
    return replace(event)


def _card(element: m.Element, world: World) -> Card | None:
    if not _lone(element) or element.block or element.abilities[0].payment:
        return None
    ability = element.abilities[0]
    node = world.nodes.get(_node_of(ability.id, world))
    routine = world.plan.routines.get(ability.id)
    amounts = _amounts(routine) if routine is not None else None
    return Card(node, ability.event, *amounts) if node is not None and amounts is not None else None


def _amounts(routine: Routine) -> tuple[Amounts, Amounts] | None:
    """What is paid and what is gained, if the routine does nothing else."""
    pays: Amounts = {}
    gains: Amounts = {}
    for step in routine.block:
        match step:
            case s.Pay(price=x.Price(goods=x.Goods(items=items))) if not gains:
                paid = [(good, many.value) for good, many in items if isinstance(many, x.Const)]
                if len(paid) < len(items):
                    return None
                for good, value in paid:
                    pays[good] = pays.get(good, 0) + value
            case s.Do(verb=verb, args=(("what", x.Thing(id=good)), ("many", x.Const(value=value)))) if brings(
                VERBS[verb]
            ):
                gains[good] = gains.get(good, 0) + value
            case _:
                return None
    return (pays, gains) if gains else None


def _dominated(less: Card, more: Card) -> bool:
    """Gives no more of anything, is not cheaper, and either gives less of something or costs more."""
    costs = all(less.pays.get(good, 0) >= many for good, many in more.pays.items())
    gives = all(more.gains.get(good, 0) >= many for good, many in less.gains.items())
    return costs and gives and (less.gains, less.pays) != (more.gains, more.pays)
