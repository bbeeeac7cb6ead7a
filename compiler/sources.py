"""The place in the printed rulebook that each rule comes from, the stand-ins, and the places without a rule.

The places of the book are listed in `places.md` of a pack, each below its heading:

    - GAME ACTIONS
      - Main Board Actions
        - Arbat District            named in the rules as "GAME ACTIONS > Main Board Actions > Arbat District"
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulewright.runtime.files import Kind

from .frozen import frozen
from .meaning.declare import origins, where_of
from .meaning.extending import Extension
from .meaning.model import Model
from .meaning.names import name_of, sort_of
from .source.load import Pack, read_plain, shown_as
from .source.places import PLACES
from .source.text import Span, headings_above, place
from .syntax import nodes
from .syntax.parse import Parsed

ITEM = re.compile(r"^((?:  )*)- +(\S.*?) *$", re.MULTILINE)


@frozen
class Sourced:
    """A declaration, and where it comes from."""

    id: str
    sort: str
    pack: str
    at: Span
    source: str
    stand_in: bool
    draft: bool = False
    """A card that is prose only, so far."""


@frozen
class Sources:
    rules: tuple[Sourced, ...]
    places: tuple[str, ...]
    """Of the book, in its order; none where no pack lists them."""

    @property
    def empty(self) -> tuple[str, ...]:
        """Places with no rule, nor any below them."""
        named = {rule.source for rule in self.rules}
        return tuple(one for one in self.places if not any(f"{name} > ".startswith(f"{one} > ") for name in named))

    @property
    def strange(self) -> tuple[str, ...]:
        """Places that rules name and the book does not have."""
        known = set(self.places) if self.places else {rule.source for rule in self.rules}
        return tuple(dict.fromkeys(rule.source for rule in self.rules if rule.source and rule.source not in known))


def sources_of(model: Model, packs: Iterable[Pack], parsed: Iterable[Iterable[Parsed]]) -> Sources:
    found: dict[str, Sourced] = {}
    read = list(zip(packs, parsed, strict=True))
    for pack, of_pack in read:
        declarations = [node for one in of_pack for node in one.declarations]
        known = origins(declarations)
        for node in declarations:
            if isinstance(node, nodes.Remove):
                found.pop(node.name.text, None)
            elif not isinstance(node, nodes.Note | nodes.Scenario | Extension):
                inner = node.what if isinstance(node, nodes.Replace) else node
                rule = _sourced(node, inner, pack, known[where_of(inner)], model)
                found[rule.id] = rule
    places = [one for pack, _ in read for one in places_of(pack)]
    return Sources(tuple(found.values()), tuple(dict.fromkeys(places)))


def _sourced(node: nodes.Node, inner: nodes.Node, pack: Pack, origin: tuple[str, bool], model: Model) -> Sourced:
    word = name_of(inner)
    # What has no name is known by its place.
    id = word.text if word is not None else place(node.span)
    source, stand_in = origin
    element = model.elements.get(id)
    if element is not None and isinstance(inner, nodes.Element):
        source, stand_in = element.source or source, element.stand_in or stand_in
    if isinstance(inner, nodes.Ruling):
        id = inner.title.text.strip('"')
        # A ruling names its own source; nothing printed replaces it.
        source, stand_in = next((one.source for one in model.rulings if one.title == id), "") or source, False
    sort = inner.kind.text if isinstance(inner, nodes.Element) else sort_of(inner)
    draft = isinstance(inner, nodes.Element) and element is not None and bool(element.draft)
    return Sourced(id, sort, pack.name, node.span, source, stand_in, draft)


def places_of(pack: Pack) -> Iterator[str]:
    """The places of a book, as rules name them."""
    path = pack.folder / PLACES
    if not path.is_file():
        return
    above: list[str] = []
    for match in ITEM.finditer(read_plain(path, shown_as(path), Kind.RULES).value.text):
        above = [*above[: len(match[1]) // 2], match[2]]
        yield " > ".join(above)


def as_data(edition: str, found: Sources) -> dict[str, object]:
    """The shape of `sources --json`."""
    return {
        "edition": edition,
        "rules": [_rule(rule) for rule in found.rules],
        "stand_ins": [rule.id for rule in found.rules if rule.stand_in],
        "drafts": [rule.id for rule in found.rules if rule.draft],
        "without_source": [rule.id for rule in found.rules if not rule.source and not rule.stand_in],
        "places": list(found.places),
        "places_without_rule": list(found.empty),
        "unknown_places": list(found.strange),
    }


def _rule(rule: Sourced) -> dict[str, object]:
    return {
        "id": rule.id,
        "sort": rule.sort,
        "pack": rule.pack,
        "at": place(rule.at),
        "headings": list(headings_above(rule.at.source, rule.at.start)),
        "source": rule.source or None,
        "stand_in": rule.stand_in,
        "draft": rule.draft,
    }


def in_order(found: Sources) -> list[tuple[str, list[Sourced]]]:
    """The rules of each place: in the order of the book, or of the rules where the book has no list; then those of
    other places, then those without a place."""
    named = [] if found.places else [rule.source for rule in found.rules if rule.source]
    by_place: dict[str, list[Sourced]] = {one: [] for one in (*found.places, *named, *found.strange, "")}
    for rule in found.rules:
        by_place[rule.source if rule.source or not rule.stand_in else ""].append(rule)
    return [(one, rules) for one, rules in by_place.items() if rules]


def counted(found: Iterable[object], one: str, many: str) -> str:
    count = len(list(found))
    return f"{count:,} {one if count == 1 else many}"
