"""Pages to look things up on: a glossary that leads back to the rulebook, the pictures, cards by what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass

from ..meaning import model as m
from ..source.sections import sections
from ..text.view.view import has_text
from ..verbs import does
from ..verbs.verb import Add
from .alphabet import index_key
from .definitions import definitions
from .drawn import is_held
from .events import when
from .handbook import Chapter
from .icons import icon, picture_of
from .links import going
from .mentions import mentioned
from .once import finding
from .page import Link, Page
from .shelf import Volume, title_of, told_kinds, translated
from .stems import stems
from .templates import fill
from .triggers import anchor_of
from .words import WORDS


def glossary(volume: Volume, book: list[Chapter], links: list[Link], language: str) -> Page:
    """Goods, kinds and marks of cards, and the chapters that mention each."""
    words, go = WORDS[language], going(f"{volume.name}/glossary.md")
    texts = [
        (link, f" {' '.join(stems(_text(volume, one, language), language))} ")
        for one, link in zip(book, links, strict=False)
    ]
    rows: list[dict[str, object]] = []
    meant = definitions(volume, language)
    for id, title, page in sorted(_terms(volume, language), key=lambda one: stems(one[1], language)):
        wanted = f" {' '.join(stems(title, language))} "
        told = [(name, go(to)) for (name, to), text in texts if wanted in text]
        link = go(page) if page else ""
        shown = icon(volume, id, language)
        rows.append({"id": id, "icon": shown, "title": title, "href": link, "meant": meant.get(id, ""), "told": told})
    called = tuple((str(row["title"]), str(row["id"]), words["glossary"]) for row in rows)
    values = {"w": words, "rows": rows}
    return Page(words["glossary"], fill("glossary.html.j2", values), called=((words["glossary"], "", ""), *called))


def icons_page(volume: Volume, language: str) -> Page:
    """Each picture with its meaning."""
    words = WORDS[language]
    rows = [
        (icon(volume, id, language, alone=True), _capital(title_of(volume, id, language)))
        for id in volume.icons
        if picture_of(volume, id) and _known(volume, id)
    ]
    return Page(words["icons"], fill("icons.html.j2", {"w": words, "rows": rows}), called=((words["icons"], "", ""),))


def lookup(volume: Volume, language: str) -> Page:
    """Cards by the events that they hear and cause, by their rewards, by the places that they name, and by their
    marks."""
    words, page = WORDS[language], f"{volume.name}/lookup.md"
    go = going(page)

    def links(elements: Iterable[m.Element]) -> list[Link]:
        found = {one.id: one for one in elements if one.id in volume.pages}
        named = [(title_of(volume, id, language), go(volume.pages[id])) for id in found]
        return sorted(named, key=lambda one: (index_key(one[0], language), one[1]))

    def row(id: str, elements: Iterable[m.Element]) -> dict[str, object]:
        return {"icon": icon(volume, id, language), "title": title_of(volume, id, language), "links": links(elements)}

    kinds = told_kinds(volume)
    gained: dict[str, list[m.Element]] = {}
    for one in (element for kind in kinds for element in volume.near.of_kind.get(kind, ())):
        for id in sorted(_gained(one)):
            gained.setdefault(id, []).append(one)
    marks = {id: [one for one in found if one.kind in kinds] for id, found in volume.near.marked.items()}
    values = {
        "w": words,
        "events": [
            {"id": anchor_of(name), "title": when(volume, name, language), "by": links(by), "links": links(hears)}
            for name, by, hears in _events(volume)
        ],
        "rewards": [row(id, gained[id]) for id in _goods(volume) if id in gained],
        "places": [row(id, found) for id, found in _spoken_of(volume)],
        "marks": [row(id, marks[id]) for id in volume.model.elements if len(marks.get(id, ())) > 1],
    }
    return Page(words["lookup"], fill("lookup.html.j2", values), called=((words["lookup"], "", ""),), searched=False)


def _events(volume: Volume) -> Iterator[tuple[str, list[m.Element], list[m.Element]]]:
    """Each event that something on a thing hears: the things that bring it about, and those that hear it."""
    elements, near = volume.model.elements, volume.near
    causes: dict[str, list[str]] = {}
    for edge in () if volume.crowded else volume.chains.edges:
        causes.setdefault(edge.event, []).append(volume.abilities[edge.source].element)
    for name, hearers in near.hearers.items():
        hears = [elements[one.element] for one in hearers if one.element]
        by = causes.get(name, ()) if not volume.crowded else [one.element for one in near.causers.get(name, ())]
        if hears:
            yield name, [elements[id] for id in by if id], hears
    yield from (
        (name, [elements[id] for id in by if id], []) for name, by in causes.items() if name not in near.hearers
    )


def _spoken_of(volume: Volume) -> list[tuple[str, list[m.Element]]]:
    """The places on a board, each with the things whose lines name it or what it is a part of."""
    elements, near = volume.model.elements, volume.near
    places = [one for one in elements.values() if has_text(one) and not is_held(volume, one.kind)]
    if not places:
        return []
    speakers: dict[str, list[m.Element]] = {}
    for one in elements.values():
        for id in mentioned((one.block, one.abilities, one.counts_as)):
            speakers.setdefault(id, []).append(one)
    kinds = {one.kind for one in places}
    marks = [
        id
        for id, found in near.marked.items()
        if any(one.kind in kinds for one in found) and not is_held(volume, elements[id].kind)
    ]
    found = [(id, speakers.get(id, [])) for id in [*marks, *(one.id for one in places)]]
    return [(id, those) for id, those in found if those]


@finding
def _terms(volume: Volume, language: str) -> list[tuple[str, str, str]]:
    """The id of a term, its name, and its page where it has one."""
    return list(_named_terms(volume, language))


def _named_terms(volume: Volume, language: str) -> Iterator[tuple[str, str, str]]:
    for id in _goods(volume):
        yield id, _capital(title_of(volume, id, language)), ""
    for kind in told_kinds(volume):
        yield kind, _capital(title_of(volume, kind, language)), volume.pages[kind]
    meant = definitions(volume, language)
    for kind in volume.model.kinds:
        if kind in meant and kind not in told_kinds(volume):
            yield kind, _capital(title_of(volume, kind, language)), volume.pages.get(kind, "")
    for id, element in volume.model.elements.items():
        if id in meant or (id in volume.icons and element.kind not in told_kinds(volume)):
            yield id, _capital(title_of(volume, id, language)), volume.pages[id]


def _goods(volume: Volume) -> list[str]:
    """What is counted for each player and can be gained: what some group holds, or what points are."""
    grouped = {id for group in volume.model.groups.values() if group.goods for id in group.members}
    slots = volume.model.slots.values()
    return [one.name for one in slots if one.sort == "counter" and (one.name in grouped or "score" in one.tags)]


def _gained(element: m.Element) -> set[str]:
    """The goods that its lines bring."""
    found: set[str] = set()
    waiting: list[object] = [element.block, element.abilities]
    while waiting:
        here = waiting.pop()
        if isinstance(here, m.Act) and does(here.verb, Add):
            found |= _named(dict(here.args).get("what"))
        if isinstance(here, tuple):
            waiting += here
        elif is_dataclass(here):
            waiting += [getattr(here, one.name) for one in fields(here) if one.name != "at"]
    return found


def _named(what: m.Expr | None) -> set[str]:
    if isinstance(what, m.Goods):
        return {what.good}
    if isinstance(what, m.Both | m.OneOf):
        return {id for item in what.items for id in _named(item)}
    return set()


def _text(volume: Volume, chapter: Chapter, language: str) -> str:
    source = translated(volume, chapter.source, language) or chapter.source
    if source is chapter.source:
        return " ".join(source.original[part.start : part.end] for one in chapter.sections for part in one.parts)
    ids = {one.id for one in chapter.sections}
    found = [one for one in sections(source.original, marks=True) if one.id in ids]
    return " ".join(source.original[part.start : part.end] for one in found for part in one.parts)


def _known(volume: Volume, id: str) -> bool:
    return id in volume.model.elements or id in volume.model.slots or id in volume.model.kinds


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
