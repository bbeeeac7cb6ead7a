"""What abilities and rules may cause, kept from one check to the next, each with the rules that it was found in.

farmer: after you place a token in a sunny-field: gain 1 grain      reads farmer.1, place, gain-in-turn
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field

from ..frozen import frozen, slotted
from ..plan.digests import digest_of
from ..plan.kept import NEARLY_ALL, Kept
from ..plan.numbered import Name
from ..proofs import work_of
from ..replacing import replace
from .abilities import NO_LAWS, Ability
from .causes import Walks
from .happenings import Happening
from .stops import fails
from .walk import Read


@frozen
class Caused:
    ability: str
    """All that counts of the ability itself, as one key."""
    reads: frozenset[Read]
    found: tuple[Happening, ...]
    """Without their places."""
    places: tuple[Name | None, ...]
    """Of each, the line that causes it."""


@frozen
class Causes:
    ground: str
    """All that is read of the plan besides rules and abilities, as one key."""
    states: Mapping[Read, str]
    """Of all that any of them reads, how it was."""
    by_id: Mapping[str, Caused]


Look = Callable[[Ability, Walks], list[Happening]]


@slotted(eq=False)
class KnownCauses:
    ground: str
    kept: Kept
    before: Mapping[str, Caused]
    """Of an earlier check."""
    was: Mapping[Read, str]
    """What they have read, as it was then."""
    stale: frozenset[Read] | None = None
    """What of that is another now."""
    states: dict[Read, str] = field(default_factory=dict[Read, str])
    now: dict[str, Caused] = field(default_factory=dict[str, Caused])
    same: int = 0
    """The number of causes that were used again."""

    def of(self, one: Ability, walks: Walks, look: Look) -> list[Happening]:
        """What an ability may cause; an earlier result is used if everything it depends on is the same."""
        key = _key(one)
        known = self.before.get(one.id)
        if known is not None and known.ability == key and known.reads.isdisjoint(self._stale(walks)):
            self.now[one.id] = known
            self.same += 1
            return _placed(known, walks)
        reads = set[Read]()
        walks.deep.reading.append(reads)
        walks.shallow.reading.append(reads)
        found = look(one, walks)
        walks.deep.reading.pop()
        walks.shallow.reading.pop()
        self._keep(one, key, reads, found, walks)
        return found

    def _keep(self, one: Ability, key: str, reads: set[Read], found: Sequence[Happening], walks: Walks) -> None:
        routines = {id for _, id in reads} | {one.id, one.routine}
        lines = walks.deep.numbered
        places = tuple(lines.at(each.at, routines) if each.at is not None else None for each in found)
        # One that is written elsewhere could not be found again.
        if all(name is not None or each.at is None for name, each in zip(places, found, strict=True)):
            self.now[one.id] = Caused(key, frozenset(reads), tuple(replace(each, at=None) for each in found), places)

    def _stale(self, walks: Walks) -> frozenset[Read]:
        if self.stale is None:
            self.stale = frozenset(read for read, was in self.was.items() if self.state(read, walks) != was)
        return self.stale

    def state(self, read: Read, walks: Walks) -> str:
        """A part of the plan as it is now."""
        if read not in self.states:
            self.states[read] = self._state(read, walks)
        return self.states[read]

    def _state(self, read: Read, walks: Walks) -> str:
        what, id = read
        if what == "routine":
            return self.kept.digests.routine(id)
        return "fails" if id in walks.deep.plan.routines and fails(id, walks.deep) else ""


def _key(one: Ability) -> str:
    own = (one.kind, one.routine, one.of)
    plain = one.event is None and one.price is None and one.laws == NO_LAWS
    return " ".join(own) if plain else digest_of((own, one.event, one.price, one.laws))


def _placed(known: Caused, walks: Walks) -> list[Happening]:
    lines = walks.deep.numbered
    return [
        replace(one, at=lines.place_of(name)) if name is not None else one
        for one, name in zip(known.found, known.places, strict=True)
    ]


def known_of(walks: Walks, kept: Kept) -> KnownCauses:
    """With what was found last of this edition, where it still counts."""
    deep = walks.deep
    altered = [(verb, _listed(one.goods), _listed(one.amounts)) for verb, one in deep.goods.items()]
    changed = [(rule, sorted(roles)) for rule, roles in deep.changed.items()]
    names = tuple(deep.plan.routines)
    ground = digest_of(
        (kept.digests.ground(), names, sorted(deep.heard), changed, altered, sorted(deep.always.items()))
    )
    found = kept.proofs.thing(work_of("graph", deep.plan.name))
    if not isinstance(found, Causes) or found.ground != ground:
        return KnownCauses(ground, kept, {}, {})
    return KnownCauses(ground, kept, found.by_id, found.states)


def _listed(some: frozenset[str] | None) -> list[str] | None:
    return None if some is None else sorted(some)


def keep(known: KnownCauses, walks: Walks, kept: Kept) -> None:
    """Where nearly all was found before, what was kept then will do."""
    if known.same > NEARLY_ALL * len(known.now):
        return
    states = {
        read: known.state(read, walks) for read in sorted({read for one in known.now.values() for read in one.reads})
    }
    kept.proofs.keep(work_of("graph", kept.digests.plan.name), Causes(known.ground, states, known.now))
