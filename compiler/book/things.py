"""The page of an element and the page of a kind: the values for their templates."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..meaning import model as m
from .code import listing
from .definitions import definitions
from .drawn import board, card, rows_around
from .inserts import example_shown
from .links import going, linker, place_link
from .mentions import mentioned
from .once import finding
from .page import Page
from .reader_texts import place_said, ruling_said, scenario_title
from .safe import headline
from .shelf import Volume, plural_of, text_of, title_of
from .templates import Html, fill
from .triggers import neighbourhood, triggered_by, triggers
from .values import laws_said, scenario_said
from .words import WORDS

EXAMPLES = 3
"""At most this many examples are shown of a thing; more of them are folded."""
MOST = 14
"""At most this many are folded; the others are in the files of the rules."""


def element_page(volume: Volume, element: m.Element, language: str) -> Page:
    page = volume.pages[element.id]
    kind = volume.model.kinds[element.kind]
    link = linker(volume, page)
    at = element.at
    tried = scenarios_of(volume, element.id)
    usable = bool(element.abilities or element.counts_as or (element.block and element.laws.works_in))
    meant = definitions(volume, language)
    into, out = (ends(volume, element, language, page) for ends in (triggered_by, triggers))
    values = {
        "w": WORDS[language],
        "card": card(volume, element, language, page),
        "board": board(volume, element, language, page),
        "beside": max(map(len, rows_around(volume, element)), default=0) < 3,
        "laws": laws_said(element.laws, at, volume, language) if usable and element.laws != kind.laws else [],
        "kind_page": going(page)(volume.pages[kind.name]),
        "kind_title": plural_of(volume, kind.name, language),
        "meant": meant.get(element.id, meant.get(kind.name, Html(""))),
        "kind_laws": usable and kind.laws != m.Laws(),
        "triggered_by": into,
        "triggers": out,
        "maybe": any(one.perhaps for one in (*into, *out)),
        "picture": neighbourhood(volume, element, language, page),
        "code": listing(at.source, at.start, at.end, link),
        "program": volume.programs.get(element.id, ""),
        "place": place_link(volume, at, page),
        "examples": _examples(volume, tried[:EXAMPLES], language, page),
        "scenarios": [_scenario(volume, one, language, page) for one in tried[EXAMPLES : EXAMPLES + MOST]],
        "rulings": [_ruling(volume, one, language, page) for one in rulings_of(volume, element)],
        "source": place_said(volume.told[language], element.source, language),
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


def kind_page(volume: Volume, kind: m.Kind, language: str) -> Page:
    page = volume.pages[kind.name]
    elements = volume.near.of_kind.get(kind.name, ())
    usable = any(one.abilities or one.counts_as for one in elements)
    values = {
        "w": WORDS[language],
        "title": plural_of(volume, kind.name, language),
        "meant": definitions(volume, language).get(kind.name, ""),
        "laws": laws_said(kind.laws, kind.at, volume, language) if usable and kind.laws != m.Laws() else [],
        "code": listing(kind.at.source, kind.at.start, kind.at.end, linker(volume, page)),
        "place": place_link(volume, kind.at, page),
        "cards": [card(volume, one, language, page, link=True) for one in elements],
    }
    title = headline(plural_of(volume, kind.name, language))
    return Page(title, fill("kind.html.j2", values), called=((title, "", WORDS[language]["things"]),), wide=True)


def scenarios_of(volume: Volume, id: str) -> list[m.Scenario]:
    """The scenarios that name a thing, first those that name it in their title, or name little else."""
    name = volume.model.elements[id].title.lower()
    every = volume.model.scenarios
    found = [(name not in every[number].title.lower(), many, number) for number, many in _mentions(volume).get(id, ())]
    return [every[number] for _, _, number in sorted(found)]


@finding
def _mentions(volume: Volume) -> dict[str, list[tuple[int, int]]]:
    """By thing, the scenarios that name it, and how many things each of these names."""
    found: dict[str, list[tuple[int, int]]] = {}
    for number, one in enumerate(volume.model.scenarios):
        ids = mentioned(one)
        for id in ids:
            found.setdefault(id, []).append((number, len(ids)))
    return found


def rulings_of(volume: Volume, element: m.Element) -> list[m.Ruling]:
    """The rulings that name a thing, in their own words or in the title of what proves them."""
    name = re.compile(rf"\b{re.escape(element.title)}\b", re.IGNORECASE)
    told = ((one, f"{one.title} {one.question} {one.answer} {one.proof}") for one in volume.model.rulings)
    return [one for one, words in told if len(element.title) > 3 and name.search(words)]


def _scenario(volume: Volume, one: m.Scenario, language: str, page: str) -> dict[str, object]:
    """Its title, its steps in words, and how it is written."""
    return {
        "title": scenario_title(volume.told[language], one.title, language),
        "steps": scenario_said(one, volume, language),
        "code": listing(one.at.source, one.at.start, one.at.end, linker(volume, page)),
    }


def _examples(volume: Volume, scenarios: Sequence[m.Scenario], language: str, page: str) -> list[Html]:
    """Scenarios that were run and changed something."""
    run = [volume.examples[one.title] for one in scenarios if one.title in volume.examples]
    titles = [scenario_title(volume.told[language], one.title, language) for one in run]
    return [example_shown(volume, one, title, language, page) for one, title in zip(run, titles, strict=True)]


def _ruling(volume: Volume, one: m.Ruling, language: str, page: str) -> dict[str, object]:
    return {
        **ruling_said(volume.told[language], one, language),
        "by": WORDS[language].get(one.by, one.by),
        "source": place_said(volume.told[language], one.source, language),
        "href": going(page)(f"{volume.name}/rulings.md#r{volume.model.rulings.index(one) + 1}"),
    }
