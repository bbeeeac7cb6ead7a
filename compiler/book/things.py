"""The page of an element and the page of a kind: what the templates are filled with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from zlib import crc32

from ..graph.chains import Edge
from ..graph.picture import as_svg
from ..meaning import model as m
from ..text.view.view import has_text
from .code import listing
from .icons import icon
from .inserts import example_shown
from .links import going, link_to, linker, place_link, place_name
from .mentions import mentioned
from .page import Page
from .safe import headline
from .shelf import Volume, bases, elements_of, plural_of, text_of, title_of
from .templates import Html, fill
from .values import laws_said, traits_said
from .words import LANGUAGES, WORDS

EXAMPLES = 3
"""So many examples are shown of a thing; more of them are folded."""
MOST = 14
"""So many neighbours fit into the small picture."""


def element_page(volume: Volume, element: m.Element, language: str) -> Page:
    page = volume.pages[element.id]
    kind = volume.model.kinds[element.kind]
    link = linker(volume, page)
    at = element.at
    own = [one.id for one in volume.chains.nodes if one.element == element.id]
    woken = [edge for edge in volume.chains.edges if edge.target in own]
    wakes = [edge for edge in volume.chains.edges if edge.source in own]
    tried = scenarios_of(volume, element.id)
    usable = bool(element.abilities or element.counts_as or (element.block and element.laws.works_in))
    values = {
        "w": WORDS[language],
        "card": card(volume, element, language, page),
        "laws": laws_said(element.laws, at, volume, language) if usable and element.laws != kind.laws else [],
        "kind_page": going(page)(volume.pages[kind.name]),
        "kind_title": plural_of(volume, kind.name, language),
        "woken": _by_event(volume, [(edge, edge.source) for edge in woken], language, page),
        "wakes": _by_event(volume, [(edge, edge.target) for edge in wakes], language, page),
        "picture": _picture(volume, own, [*woken, *wakes], language, page),
        "code": listing(at.source, at.start, at.end, link),
        "place": place_link(volume, at, page),
        "examples": _examples(volume, tried[:EXAMPLES], language, page),
        "scenarios": [_scenario(volume, one, page) for one in tried[EXAMPLES : EXAMPLES + MOST]],
        "rulings": [_ruling(volume, one, language, page) for one in rulings_of(volume, element)],
        "source": element.source,
        "stand_in": element.stand_in,
    }
    title = headline(title_of(volume, element.id, language))
    above = (plural_of(volume, element.kind, language), volume.pages[element.kind].removesuffix(".md") + ".html")
    return Page(
        title,
        fill("element.html.j2", values),
        crumbs=(above,),
        called=((title, "", title_of(volume, element.kind, language)),),
        summary=text_of(volume, element, language),
    )


def card(volume: Volume, element: m.Element, language: str, page: str, link: bool = False) -> Html:
    """A thing as it may lie on the table."""
    values = {
        "w": WORDS[language],
        "title": title_of(volume, element.id, language),
        "kind": title_of(volume, element.kind, language),
        "href": going(page)(volume.pages[element.id]) if link else "",
        "kind_href": going(page)(volume.pages[element.kind]),
        "hue": hue(element),
        "icon": icon(volume, element.id, language),
        "shape": "" if has_text(element) and _held(volume, element.kind) else " tile",
        "traits": [
            (
                name,
                value,
                icon(volume, to, language) if to else "",
                going(page)(volume.pages[to]) if to in volume.pages and not link else "",
            )
            for name, value, to in traits_said(element, volume, language)
        ],
        "text": text_of(volume, element, language),
        "source": element.source,
        "stand_in": element.stand_in,
    }
    return Html(fill("card.html.j2", values))


@cache
def _held(volume: Volume, kind: str) -> bool:
    """Whether a thing of this kind is taken in hand, as a card is; a place lies on a board."""
    held = {slot.holds for slot in volume.model.slots.values() if slot.sort == "pile"}
    return bool(held.intersection(bases(volume.model, kind)))


def hue(element: m.Element) -> int:
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


def _by_event(
    volume: Volume, ends: Sequence[tuple[Edge, str]], language: str, page: str
) -> list[tuple[str, list[Html]]]:
    """The other ends of edges, below the event by which they hang together."""
    found: dict[str, dict[str, Html]] = {}
    for edge, end in ends:
        link = link_to(volume, end, language, page)
        perhaps = edge.choice or edge.guards
        found.setdefault(edge.event, {}).setdefault(link, Html(f"<i>{link}</i>") if perhaps else link)
    return [(event, list(links.values())) for event, links in found.items()]


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
    title = headline(plural_of(volume, kind.name, language))
    return Page(title, fill("kind.html.j2", values), called=((title, "", WORDS[language]["things"]),), wide=True)


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
    """The rulings that name a thing, in their own words or in the title of what proves them."""
    name = re.compile(rf"\b{re.escape(element.title)}\b", re.IGNORECASE)
    told = ((one, f"{one.title} {one.question} {one.answer} {one.proof}") for one in volume.model.rulings)
    return [one for one, words in told if len(element.title) > 3 and name.search(words)]


def _scenario(volume: Volume, one: m.Scenario, page: str) -> dict[str, object]:
    return {"title": one.title, "code": listing(one.at.source, one.at.start, one.at.end, linker(volume, page))}


def _examples(volume: Volume, scenarios: Sequence[m.Scenario], language: str, page: str) -> list[Html]:
    """Scenarios that were run and changed something; their titles are in English."""
    run = [volume.examples[one.title] for one in scenarios if one.title in volume.examples]
    foreign = language != LANGUAGES[0]
    return [example_shown(volume, one, one.title, language, page, foreign=foreign) for one in run]


def _ruling(volume: Volume, one: m.Ruling, language: str, page: str) -> dict[str, object]:
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
