"""What triggers a thing and what it triggers: as lists by event, and as a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from zlib import crc32

from ..frozen import frozen
from ..graph.chains import Chains, Edge
from ..graph.legend import LEGEND
from ..graph.picture import as_svg
from ..meaning import model as m
from .events import event_words, when
from .links import going, link_to, linker
from .near import links_of
from .shelf import Volume, capital, title_of
from .templates import Html
from .words import WORDS

MOST = 14
"""At most this many neighbours fit into the small picture."""
LISTED = 24
"""At most this many links are listed below an event; the others are on the index."""


@frozen
class Below:
    """The other ends of the links with the same event."""

    event: Html
    links: tuple[Html, ...]
    more: str
    href: str
    """The event on the index."""
    perhaps: bool = False
    """Whether some of the links hold only by choice, or on a further condition."""


def triggered_by(volume: Volume, element: m.Element, language: str, page: str) -> list[Below]:
    into, _ = links_of(volume.near, element.id)
    if volume.crowded:
        heard = dict.fromkeys(name for one in _own(volume, element) for name in volume.abilities[one].on)
        return [_counted(volume, name, len(volume.near.causers.get(name, ())), language, page) for name in heard]
    return _by_event(volume, [(edge, edge.source) for edge in into], language, page)


def triggers(volume: Volume, element: m.Element, language: str, page: str) -> list[Below]:
    _, out = links_of(volume.near, element.id)
    if volume.crowded:
        caused = dict.fromkeys(name for one in _own(volume, element) for name in volume.chains.emits[one])
        heard = [(name, len(volume.near.hearers.get(name, ()))) for name in caused]
        return [_counted(volume, name, many, language, page) for name, many in heard if many]
    return _by_event(volume, [(edge, edge.target) for edge in out], language, page)


def _own(volume: Volume, element: m.Element) -> Sequence[str]:
    return volume.near.own.get(element.id, ())


def _counted(volume: Volume, name: str, many: int, language: str, page: str) -> Below:
    return Below(when(volume, name, language), (), _more(many, language, ()), index_of(volume, name, page))


def _by_event(volume: Volume, ends: Sequence[tuple[Edge, str]], language: str, page: str) -> list[Below]:
    """The other ends of edges, grouped by event."""
    found: dict[str, dict[str, bool]] = {}
    for edge, end in ends:
        perhaps = bool(edge.choice or edge.guards)
        found.setdefault(edge.event, {}).setdefault(_page_of(volume, end) or end, perhaps)
    events: list[Below] = []
    for event, others in found.items():
        shown = sorted(others.items(), key=lambda one: one[1])[:LISTED]
        links = tuple(_maybe(link_to(volume, end, language, page), perhaps) for end, perhaps in shown)
        more = _more(len(others) - len(shown), language, links)
        perhaps = any(maybe for _, maybe in shown)
        events.append(Below(when(volume, event, language), links, more, index_of(volume, event, page), perhaps))
    return events


def _page_of(volume: Volume, end: str) -> str:
    """The element of an ability: two abilities of one card are named once."""
    ability = volume.abilities.get(end)
    return ability.element if ability is not None else ""


def _maybe(link: Html, perhaps: bool) -> Html:
    return Html(f"<i>{link}</i>") if perhaps else link


def _more(many: int, language: str, links: Sequence[Html]) -> str:
    if not many:
        return ""
    return WORDS[language]["and-more" if links else "so-many"].format(many)


def anchor_of(event: str) -> str:
    """The place of an event on the index."""
    return f"e{crc32(event.encode()):08x}"


def index_of(volume: Volume, event: str, page: str) -> str:
    return going(page)(f"{volume.name}/lookup.md#{anchor_of(event)}")


def neighbourhood(volume: Volume, element: m.Element, language: str, page: str) -> Html:
    """The thing among those that it triggers and those that trigger it. If there are too many, only cards are shown."""
    into, out = links_of(volume.near, element.id)
    own = _own(volume, element)
    near = _once([*into, *out])
    if _ends(near) > MOST:
        near = _once([edge for id in own for edge in volume.near.cards.get(id, ())])
    if not near or _ends(near) > 2 * MOST:
        return Html("")
    ids = {id for edge in near for id in (edge.source, edge.target)} | set(own)
    nodes = tuple(volume.abilities[id] for id in sorted(ids, key=volume.near.order.__getitem__))
    return picture(volume, replace(volume.chains, nodes=nodes, edges=tuple(near)), language, page, own)


def _once(edges: Sequence[Edge]) -> list[Edge]:
    return list({(edge.source, edge.target, edge.event): edge for edge in edges}.values())


def _ends(edges: Sequence[Edge]) -> int:
    return len({id for edge in edges for id in (edge.source, edge.target)})


def picture(volume: Volume, part: Chains, language: str, page: str, here: Sequence[str] = ()) -> Html:
    link = linker(volume, page)
    return Html(drawn(volume, part, language, lambda id: link(volume.abilities[id].element), here).strip())


def drawn(
    volume: Volume, part: Chains, language: str, link: Callable[[str], str] | None = None, here: Sequence[str] = ()
) -> str:
    """Links in the words of a language. A picture that leads to pages has their style; one by itself has its own."""
    return as_svg(
        part,
        lambda id: capital(title_of(volume, id, language)),
        link,
        here,
        style=link is None,
        name=WORDS[language]["chains"],
        event=lambda name: event_words(volume, name, language).text,
        hangs=lambda edge: hangs(edge, language),
        key={sign: WORDS[language][f"key-{sign}"] for sign in LEGEND},
    )


def hangs(edge: Edge, language: str) -> str:
    """What else is needed for one to trigger the other."""
    words = WORDS[language]
    found = [words["if-chosen"]] if edge.choice else []
    return ", ".join([*found, words["if-more"]] if edge.guards else found)
