"""Two editions compared: what was added, what was removed, and what has another text or meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..frozen import frozen
from ..graph.chains import Chains, Edge, Ring
from ..graph.orders import Order
from .things import Thing

Things = Mapping[tuple[str, str], Thing]
Texts = Mapping[str, Mapping[str, str]]
"""Card text: by language, then by element."""
Orders = Sequence[Order]
Said = tuple[str, str | None, str | None]
"""A language, the text of the card before and its text now."""


@frozen
class Change:
    how: str
    """added, removed, changed; where the words are the same, `meant` something else, or `said` otherwise on the card"""
    old: Thing | None
    new: Thing | None
    said: tuple[Said, ...] = ()

    @property
    def thing(self) -> Thing:
        found = self.new or self.old
        assert found is not None
        return found


@frozen
class Links:
    """What became of the chains."""

    added: tuple[Edge, ...]
    removed: tuple[Edge, ...]
    closed: tuple[Ring, ...]
    """Loops that are new, or whose verdict has changed."""
    opened: tuple[Ring, ...]
    longest: tuple[int, int]
    ordered: tuple[Order, ...] = ()
    """Pairs of abilities whose order matters now."""
    unordered: tuple[Order, ...] = ()
    """Those whose order no longer does."""
    possible: tuple[str, ...] = ()
    """Abilities that nothing could trigger, and something can now."""
    impossible: tuple[str, ...] = ()
    """Abilities that something could trigger, and nothing can now."""


@frozen
class Difference:
    changes: tuple[Change, ...]
    links: Links


def difference(
    old: Things,
    new: Things,
    texts: tuple[Texts, Texts],
    chains: tuple[Chains, Chains],
    orders: tuple[Orders, Orders] = ((), ()),
) -> Difference:
    return Difference(tuple(_changes(old, new, texts)), _links(*chains, *orders))


TROUBLE = (("bounded", False), ("undecided", False), ("endless", False), ("endless", True))
"""Verdicts of a loop, and whether no player can stop it: the least trouble first."""


def judged_anew(links: Links) -> frozenset[frozenset[str]]:
    """The loops, as sets of abilities, that exist in both editions with different verdicts."""
    return frozenset({frozenset(one.nodes) for one in links.closed} & {frozenset(one.nodes) for one in links.opened})


def came(found: Difference) -> frozenset[str]:
    """The kinds of trouble that came: endless or undecided rings, also those that were less trouble before; an order
    that matters."""
    before = {frozenset(ring.nodes): TROUBLE.index((ring.verdict, ring.mandatory)) for ring in found.links.opened}
    rings = {
        ring.verdict
        for ring in found.links.closed
        if TROUBLE.index((ring.verdict, ring.mandatory)) > before.get(frozenset(ring.nodes), 0)
    }
    return frozenset(rings | ({"order"} if found.links.ordered else set()))


def _changes(old: Things, new: Things, texts: tuple[Texts, Texts]) -> Iterator[Change]:
    """In the order of the new edition; removed things come last."""
    for key, thing in new.items():
        before = old.get(key)
        said = tuple(_said(key, texts))
        if before is None:
            yield Change("added", None, thing, said)
        elif (before.words, before.title) != (thing.words, thing.title):
            yield Change("changed", before, thing, said)
        elif before.meaning != thing.meaning:
            yield Change("meant", before, thing, said)
        elif said:
            yield Change("said", before, thing, said)
    for key, thing in old.items():
        if key not in new:
            yield Change("removed", thing, None, tuple(_said(key, texts)))


def _said(key: tuple[str, str], texts: tuple[Texts, Texts]) -> Iterator[Said]:
    shelf, id = key
    if shelf != "element":
        return
    for language in dict.fromkeys((*texts[0], *texts[1])):
        before, now = (text.get(language, {}).get(id) for text in texts)
        if before != now:
            yield language, before, now


def _links(old: Chains, new: Chains, were: Orders, are: Orders) -> Links:
    was, now = {_key(edge): edge for edge in old.edges}, {_key(edge): edge for edge in new.edges}
    rings, still = {_ring(ring): ring for ring in old.rings}, {_ring(ring): ring for ring in new.rings}
    return Links(
        tuple(edge for key, edge in now.items() if key not in was),
        tuple(edge for key, edge in was.items() if key not in now),
        tuple(ring for key, ring in still.items() if key not in rings),
        tuple(ring for key, ring in rings.items() if key not in still),
        (old.longest.length, new.longest.length),
        tuple(one for one in are if one.nodes not in {other.nodes for other in were}),
        tuple(one for one in were if one.nodes not in {other.nodes for other in are}),
        tuple(id for id in old.never_fired if id in _live(new)),
        tuple(id for id in new.never_fired if id in _live(old)),
    )


def _live(chains: Chains) -> set[str]:
    """What can be triggered, of all layers."""
    return set(chains.triggered)


def _key(edge: Edge) -> tuple[object, ...]:
    """What identifies a link; its place does not count."""
    return edge.source, edge.target, edge.event, edge.amount, edge.choice, edge.guards


def _ring(ring: Ring) -> tuple[object, ...]:
    """What is compared of a loop: an endless one that no player can stop any more is a change."""
    return frozenset(ring.nodes), ring.verdict, ring.mandatory
