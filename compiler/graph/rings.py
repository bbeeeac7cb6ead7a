"""Loops of abilities that trigger each other, and whether they end.

bounded     something in the loop runs out and is not restored: a limit, a price, the room in a counter, a pile
endless     it never ends: a certificate gives the start, the answers, and the changes of a period
undecided   neither is proved; the reason is reported

Of each group of loops, a shortest one is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from ..frozen import frozen
from ..plan import expressions as x
from ..plan.transform import parts
from ..replacing import replace
from ..source.text import Span
from ..verbs import PAYS
from ..wordings import Tables, Words
from .axes import Told
from .edges import counts_in, takes_out
from .judge import Ground, Judged, Reason, judge
from .seated import wherever_cards_lie
from .sorts import members
from .tangles import knots, links_of, way_round

if TYPE_CHECKING:
    from .certificate import Certificate
    from .world import World

WHY: Words = Tables("graph", "why")["en"]
"""Why a loop ends, or does not: {0} is an ability, {1} what it depends on."""

HELPED = "helped"
"""The reason that names other abilities."""


@frozen
class Ring:
    nodes: tuple[str, ...]
    verdict: str
    """bounded, endless or undecided"""
    why: str
    spans: tuple[Span, ...]
    """Where each triggers the next."""
    reason: Reason
    certificate: Certificate | None = None
    mandatory: bool = False
    """Of an endless ring, whether nobody can stop it."""


def said(reason: Reason, title: Callable[[str], str], why: Words = WHY) -> str:
    what = ", ".join(map(title, reason.what.split(", "))) if reason.key == HELPED else reason.what
    return why[reason.key].format(title(reason.id), what)


def ground_of(world: World, names: Collection[str]) -> Ground:
    """What the verdicts about these abilities, and what they trigger, are read from."""
    stays: dict[tuple[str, str], bool] = {}
    for trigger in world.triggers:
        pair = (trigger.edge.source, trigger.edge.target)
        stays[pair] = stays.get(pair, True) and trigger.stays
    around = world.triggered(world.following(names))
    told = {name: tuple(Told(one, tuple(triggered)) for one, triggered in found) for name, found in around.items()}
    swaps = {one.id: takes_out(one.price, world.sorts) for one in world.abilities.values() if one.price is not None}
    return Ground(world.plan, world.sorts, world.nodes, told, stays, PAYS, swaps)


def rings(world: World, layer: str) -> tuple[Ring, ...]:
    """Of each tangle a shortest ring, those of few abilities first."""
    pairs = {
        (trigger.edge.source, trigger.edge.target): trigger.edge.at
        for trigger in reversed(world.triggers)
        if counts_in(trigger, world.nodes, layer)
    }
    rounds = world.triggered(world.rounds)
    called = {(id, target) for id, those in rounds.items() for _, triggered in those for target in triggered}
    inside = layer == "all" or layer == "rules"
    links: dict[str, list[str]] = {}
    for one, other in (*pairs, *(called if inside else ())):
        links.setdefault(one, []).append(other)
        links.setdefault(other, [])
    order = {id: number for number, id in enumerate(world.nodes)}
    found: list[Ring] = []
    every = knots(links)
    ground = ground_of(world, {id for knot in every for id in knot})
    for knot in every:
        found += _of_knot(knot, {id: links[id] for id in knot}, ground, world, order, pairs)
    return tuple(sorted(found, key=lambda ring: (len(ring.nodes), [order.get(node, 0) for node in ring.nodes])))


def _of_knot(
    knot: Sequence[str],
    links: Mapping[str, Sequence[str]],
    ground: Ground,
    world: World,
    order: Mapping[str, int],
    pairs: Mapping[tuple[str, str], Span],
) -> list[Ring]:
    judged = judge(knot, ground)
    inside = set(knot)
    left: set[str] = set()
    found: list[Ring] = []
    kept = links_of({id: judged.triggered.get(id, ()) for id in knot})
    open_ = [(one, [target for target in links[one] if target in kept[one] and target in inside]) for one in links]
    for core in judged.left:
        for part in knots({one: [other for other in those if other in core] for one, those in open_ if one in core}):
            left |= set(part)
            seated = wherever_cards_lie(part, judged, ground)
            if seated is not None:
                ring = way_round(part, dict(open_), order)
                reason = _ends(ring, seated)
                reason = Reason("apart") if reason.key == "inputs" else reason
                found.append(_made(ring, "bounded", reason, world, pairs))
                continue
            found.append(_open_ring(part, dict(open_), judged, ground, world, order, pairs))
    for ring in _ended(knot, links, left, judged, order):
        found.append(_made(ring, "bounded", _ends(ring, judged), world, pairs))
    return found


def _ended(
    knot: Sequence[str],
    links: Mapping[str, Sequence[str]],
    left: set[str],
    judged: Judged,
    order: Mapping[str, int],
) -> list[tuple[str, ...]]:
    """A shortest ring of what ends, of each part that is a ring without what does not."""
    rest = {one: [other for other in links[one] if other not in left] for one in knot if one not in left}
    return [way_round(part, rest, order) for part in knots(rest)] if left else [way_round(knot, links, order)]


def _ends(ring: Sequence[str], judged: Judged) -> Reason:
    steps = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    for id in ring:
        if id in judged.limits:
            return judged.limits[id]
    for step in steps:
        if step in judged.links:
            return judged.links[step]
    for part, held in judged.sums.items():
        if part & set(ring):
            goods = [axis[1] for axis in held if axis[0] in ("left", "room", "pile", "space", "below", "above")]
            return Reason("sum", ring[0], " and ".join(dict.fromkeys(goods)) or "than it brings")
    return Reason("inputs", ring[0])


def _open_ring(
    part: Sequence[str],
    links: Mapping[str, Sequence[str]],
    judged: Judged,
    ground: Ground,
    world: World,
    order: Mapping[str, int],
    pairs: Mapping[tuple[str, str], Span],
) -> Ring:
    """A loop without a known end: tries whether it is endless."""
    shortest = way_round(part, links, order)
    certificate = None
    for ring in _likely(part, links, shortest, world, order) if world.prove is not None else ():
        certificate = certificate or (world.prove(part, ring) if world.prove is not None else None)
    if certificate is None:
        return _made(shortest, "undecided", _in_the_way(shortest, judged, ground, world), world, pairs)
    fired = _fired(part, certificate, world)
    known = {one: set(those) for one, those in links.items()}
    round_ = all(other in known.get(one, ()) for one, other in zip(fired, [*fired[1:], *fired[:1]], strict=True))
    ring = tuple(fired) if fired and round_ else shortest
    helpers = [*(id for id in fired if id not in ring), *_payers(ring, fired, ground, world)]
    first = ring.index(min(ring, key=lambda id: order.get(id, 0)))
    ring = ring[first:] + ring[:first]
    if certificate.mandatory:
        helped = Reason(HELPED, what=", ".join(helpers))
        return _made(ring, "endless", helped if helpers else Reason("nothing"), world, pairs, certificate)
    declined = next((id for id in ring if world.nodes[id].laws.optional or world.nodes[id].laws.open_until), "")
    reason = Reason("stoppable", declined) if declined else Reason("choosing")
    return _made(ring, "endless", reason, world, pairs, certificate)


LIKELY = 3
"""At most this many loops of a group are tried, among those without conditions."""


def _likely(
    part: Sequence[str],
    links: Mapping[str, Sequence[str]],
    shortest: tuple[str, ...],
    world: World,
    order: Mapping[str, int],
) -> list[tuple[str, ...]]:
    """The loops of a group that are likely to go on for ever: first those in which each ability certainly triggers the
    next, then the shortest."""
    sure = {(trigger.edge.source, trigger.edge.target) for trigger in world.triggers if trigger.edge.sure}
    inside = {one: [other for other in links[one] if (one, other) in sure] for one in part}
    rings = [way_round(knot, inside, order) for knot in knots(inside)]
    return list(dict.fromkeys([*sorted(rings, key=len)[:LIKELY], shortest]))


def _payers(ring: Sequence[str], fired: Sequence[str], ground: Ground, world: World) -> list[str]:
    """The payment cards without which a price would run out."""
    used = {*ring, *fired}
    those = [
        trigger.edge.target
        for trigger in world.triggers
        if trigger.edge.source in used and trigger.edge.target in ground.swaps
    ]
    needed = those and not judge(ring, replace(ground, swaps={})).left
    return [*dict.fromkeys(those)] if needed else []


def _fired(part: Sequence[str], certificate: Certificate, world: World) -> list[str]:
    """What is used in a period: of the tangle itself, and of other cards that were laid out for it."""
    names = {node.routine: node.id for node in world.nodes.values() if node.routine and node.kind != "rule"}
    laid = {one[0] for one in certificate.start.laid}
    used = [names[id] for id in dict.fromkeys(certificate.fired) if id in names]
    return [id for id in used if id in part or world.nodes[id].of in laid]


def _made(
    ring: Sequence[str],
    verdict: str,
    reason: Reason,
    world: World,
    pairs: Mapping[tuple[str, str], Span],
    certificate: Certificate | None = None,
) -> Ring:
    def title(id: str) -> str:
        return world.nodes[id].title if id in world.nodes else id

    steps = zip(ring, [*ring[1:], ring[0]], strict=True)
    spans = tuple(pairs.get(step, world.nodes[step[0]].at) for step in steps)
    why = said(reason, title)
    return Ring(
        tuple(ring), verdict, why, spans, reason, certificate, certificate is not None and certificate.mandatory
    )


def _in_the_way(ring: Sequence[str], judged: Judged, ground: Ground, world: World) -> Reason:
    """Why the verdict is open: what the loop depends on."""
    steps = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    for id in ring:
        laws = ground.abilities[id].laws
        if laws.once or laws.exhausts:
            mine = members(ground.abilities[id].of, ground.sorts) or frozenset({ground.abilities[id].of})
            makes = {name for part in ring for axis in _axes(ground.told[part]) if axis[0] == "made" for name in axis}
            return Reason("renewed" if makes.isdisjoint(mine | {"*"}) else "copied", id)
        if laws.only_while is not None:
            return Reason("while", id)
    edges = {(trigger.edge.source, trigger.edge.target): trigger.edge for trigger in reversed(world.triggers)}
    either = {
        (trigger.edge.source, trigger.edge.target, guard) for trigger in world.triggers for guard in trigger.edge.guards
    }
    for step in steps:
        edge = edges.get(step)
        if edge is not None and edge.guards and (*step, f"not ({edge.guards[0]})") in either:
            continue
        if edge is not None and edge.luck:
            return Reason("chance", edge.source, edge.guards[0])
        if edge is not None and edge.guards:
            return Reason("test", edge.source, edge.guards[0])
    for id in ring:
        laws = ground.abilities[id].laws
        moved = [axis[2:] for axis in _axes(judged.triggered.get(id, ())) if axis[0] == "moved"]
        if laws.works_in and any(ground.abilities[id].of in those or "*" in those for those in moved):
            return Reason("moved", id, laws.works_in)
    if any(axis[0] == "game" for id in ring for axis in _axes(ground.told.get(id, ()))):
        return Reason("may-end")
    for id in ring:
        routine = world.plan.routines.get(world.nodes[id].routine)
        if routine is not None and any(isinstance(one, x.Rolled) for one in parts(routine.block)):
            return Reason("rolled", id)
    return Reason("unshown")


def _axes(lines: Iterable[Told]) -> list[tuple[str, ...]]:
    return [change.axis for one in lines for change in one.happening.changes]
