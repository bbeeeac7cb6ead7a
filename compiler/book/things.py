"""The page of an element and the page of a kind: what the templates are filled with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from zlib import crc32

from ..graph.chains import Edge
from ..graph.picture import as_svg
from ..meaning import model as m
from .code import listing
from .links import link_to, linker, place_link, place_name
from .mentions import mentioned
from .safe import headline
from .shelf import Volume, elements_of, plural_of, text_of, title_of
from .templates import Html, fill
from .values import laws_said, traits_said
from .words import WORDS

MOST = 14
"""So many neighbours fit into the small picture."""


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    body: str
    aside: bool = False
    """Whether its headings are listed beside it."""


def element_page(volume: Volume, element: m.Element, language: str) -> Page:
    page = volume.pages[element.id]
    link = linker(volume, page)
    at = element.at
    own = [one.id for one in volume.chains.nodes if one.element == element.id]
    woken = [edge for edge in volume.chains.edges if edge.target in own]
    wakes = [edge for edge in volume.chains.edges if edge.source in own]
    usable = bool(element.abilities or element.counts_as or (element.block and element.laws.works_in))
    values = {
        "w": WORDS[language],
        "card": card(volume, element, language, page),
        "laws": laws_said(element.laws, at, volume, language) if usable else [],
        "woken": [arrow(volume, edge, edge.source, language, page) for edge in woken],
        "wakes": [arrow(volume, edge, edge.target, language, page) for edge in wakes],
        "picture": _picture(volume, own, [*woken, *wakes], language, page),
        "in_graph": bool(own),
        "code": listing(at.source, at.start, at.end, link),
        "place": place_link(volume, at, page),
        "scenarios": [_scenario(volume, one, page) for one in scenarios_of(volume, element.id)],
        "rulings": [_ruling(volume, one, language, page) for one in rulings_of(volume, element)],
        "source": element.source,
        "stand_in": element.stand_in,
    }
    return Page(headline(title_of(volume, element.id, language)), fill("element.md.j2", values))


def card(volume: Volume, element: m.Element, language: str, page: str, link: bool = False) -> Html:
    """A thing as it may lie on the table."""
    from .links import going

    values = {
        "w": WORDS[language],
        "title": title_of(volume, element.id, language),
        "kind": title_of(volume, element.kind, language),
        "href": going(page)(volume.pages[element.id]) if link else "",
        "kind_href": going(page)(volume.pages[element.kind]),
        "hue": _hue(element),
        "traits": [
            (name, value, going(page)(volume.pages[to]) if to in volume.pages and not link else "")
            for name, value, to in traits_said(element, volume, language)
        ],
        "text": text_of(volume, element, language),
        "source": element.source,
        "stand_in": element.stand_in,
    }
    return Html(fill("card.html.j2", values))


def _hue(element: m.Element) -> int:
    """The colour of a card: that of the first thing printed on it, so that those of one sort look alike."""
    printed = next((value.id for _, value in element.traits if isinstance(value, m.Thing)), element.kind)
    return crc32(printed.encode()) % 360


def arrow(volume: Volume, edge: Edge, end: str, language: str, page: str) -> dict[str, object]:
    """A line of who wakes whom."""
    words = WORDS[language]
    hangs = [words["if-chosen"]] if edge.choice else []
    hangs += [f"{words['if']} {guard}" for guard in edge.guards]
    return {
        "to": link_to(volume, end, language, page),
        "event": edge.event,
        "amount": edge.amount if edge.amount != 1 else "",
        "hangs": "; ".join(hangs),
        "at": place_name(edge.at),
    }


def _picture(volume: Volume, own: Sequence[str], edges: Sequence[Edge], language: str, page: str) -> Html | str:
    """The thing among those that it wakes and that wake it: cards only, where there are too many others."""
    if not edges:
        return ""
    near = list(edges)
    if len({id for edge in near for id in (edge.source, edge.target)}) > MOST:
        near = [edge for edge in volume.cards.edges if edge.source in own or edge.target in own]
    ids = {id for edge in near for id in (edge.source, edge.target)} | set(own)
    nodes = tuple(one for one in volume.chains.nodes if one.id in ids)
    part = replace(volume.chains, nodes=nodes, edges=tuple(dict.fromkeys(near)))
    return picture(volume, part, language, page, own)


def picture(volume: Volume, part: object, language: str, page: str, here: Sequence[str] = ()) -> Html:
    from ..graph.chains import Chains

    assert isinstance(part, Chains)
    link = linker(volume, page)
    svg = as_svg(
        part,
        lambda id: title_of(volume, id, language),
        lambda id: link(volume.abilities[id].element),
        here,
        style=False,
        name=WORDS[language]["chains"],
    )
    return Html(svg.strip())


def kind_page(volume: Volume, kind: m.Kind, language: str) -> Page:
    page = volume.pages[kind.name]
    elements = elements_of(volume.model, kind.name)
    usable = any(one.abilities or one.counts_as for one in elements)
    values = {
        "w": WORDS[language],
        "title": plural_of(volume, kind.name, language),
        "laws": laws_said(kind.laws, kind.at, volume, language) if usable and kind.laws != m.Laws() else [],
        "code": listing(kind.at.source, kind.at.start, kind.at.end, linker(volume, page)),
        "place": place_link(volume, kind.at, page),
        "cards": [card(volume, one, language, page, link=True) for one in elements],
    }
    return Page(headline(plural_of(volume, kind.name, language)), fill("kind.md.j2", values))


def scenarios_of(volume: Volume, id: str) -> list[m.Scenario]:
    """The scenarios that speak of a thing, those first that speak of it in their title, or of little else."""
    name = volume.model.elements[id].title.lower()
    found = [
        (name not in one.title.lower(), len(ids), number)
        for number, (one, ids) in enumerate(_mentions(volume))
        if id in ids
    ]
    return [volume.model.scenarios[number] for _, _, number in sorted(found)]


@cache
def _mentions(volume: Volume) -> list[tuple[m.Scenario, frozenset[str]]]:
    return [(one, mentioned(one)) for one in volume.model.scenarios]


def rulings_of(volume: Volume, element: m.Element) -> list[m.Ruling]:
    """The rulings whose proof speaks of a thing, or whose words name it."""
    proofs = {one.title for one in scenarios_of(volume, element.id)}
    name = element.title.lower()
    return [
        one
        for one in volume.model.rulings
        if one.proof in proofs or (len(name) > 3 and name in f"{one.question} {one.answer}".lower())
    ]


def _scenario(volume: Volume, one: m.Scenario, page: str) -> dict[str, object]:
    return {"title": one.title, "code": listing(one.at.source, one.at.start, one.at.end, linker(volume, page))}


def _ruling(volume: Volume, one: m.Ruling, language: str, page: str) -> dict[str, object]:
    from .links import going

    words = WORDS[language]
    return {
        "title": one.title,
        "question": one.question,
        "answer": one.answer,
        "by": words.get(one.by, one.by),
        "source": one.source,
        "proof": one.proof,
        "href": going(page)(f"{volume.name}/rulings.md#r{volume.model.rulings.index(one) + 1}"),
    }
