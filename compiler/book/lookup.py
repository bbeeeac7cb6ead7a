"""Pages to look things up on: a glossary that leads back to the rulebook, the pictures, cards by what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from ..meaning import model as m
from ..source.sections import sections
from .handbook import Chapter
from .icons import icon, picture_of
from .links import going
from .page import Link, Page
from .shelf import Volume, plural_of, title_of, told_kinds, translated
from .stems import stems
from .templates import fill
from .words import WORDS


def glossary(volume: Volume, book: list[Chapter], links: list[Link], language: str) -> Page:
    """Goods, kinds and what cards are marked with, and the chapters that speak of each."""
    words, go = WORDS[language], going(f"{volume.name}/glossary.md")
    texts = [
        (link, f" {' '.join(stems(_text(volume, one, language), language))} ")
        for one, link in zip(book, links, strict=False)
    ]
    rows: list[dict[str, object]] = []
    for id, title, page in sorted(_terms(volume, language), key=lambda one: stems(one[1], language)):
        wanted = f" {' '.join(stems(title, language))} "
        told = [(name, go(to)) for (name, to), text in texts if wanted in text]
        link = go(page) if page else ""
        rows.append({"id": id, "icon": icon(volume, id, language), "title": title, "href": link, "told": told})
    called = tuple((str(row["title"]), str(row["id"]), words["glossary"]) for row in rows)
    values = {"w": words, "rows": rows}
    return Page(words["glossary"], fill("glossary.html.j2", values), called=((words["glossary"], "", ""), *called))


def icons_page(volume: Volume, language: str) -> Page:
    """Each picture with what it stands for."""
    words = WORDS[language]
    rows = [
        (icon(volume, id, language, alone=True), title_of(volume, id, language))
        for id in volume.icons
        if picture_of(volume, id) and _known(volume, id)
    ]
    return Page(words["icons"], fill("icons.html.j2", {"w": words, "rows": rows}), called=((words["icons"], "", ""),))


def lookup(volume: Volume, language: str) -> Page:
    """Cards by the goods that they bring, and by what is marked on them: their district, their calling."""
    words, go = WORDS[language], going(f"{volume.name}/lookup.md")

    def row(id: str, elements: list[m.Element]) -> dict[str, object]:
        named = [(title_of(volume, one.id, language), go(volume.pages[one.id])) for one in elements]
        return {"icon": icon(volume, id, language), "title": title_of(volume, id, language), "links": sorted(named)}

    things = [one for kind in told_kinds(volume) for one in volume.model.elements.values() if one.kind == kind]
    goods = {id: [one for one in things if id in _gained(one)] for id in _goods(volume)}
    marks = {id: [one for one in things if _marked(one, id)] for id in volume.model.elements}
    values = {
        "w": words,
        "rewards": [row(id, found) for id, found in goods.items() if found],
        "marks": [row(id, found) for id, found in marks.items() if len(found) > 1],
    }
    return Page(words["lookup"], fill("lookup.html.j2", values), called=((words["lookup"], "", ""),), searched=False)


def _terms(volume: Volume, language: str) -> Iterator[tuple[str, str, str]]:
    """The id of a term, what it is called, and the page about it where there is one."""
    for id in _goods(volume):
        yield id, _capital(title_of(volume, id, language)), ""
    for kind in told_kinds(volume):
        yield kind, plural_of(volume, kind, language), volume.pages[kind]
    for id, element in volume.model.elements.items():
        if id in volume.icons and element.kind not in told_kinds(volume):
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
        if isinstance(here, m.Act) and here.verb == "gain":
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


def _marked(element: m.Element, id: str) -> bool:
    values = [value for _, value in element.traits]
    inside = [item for value in values if isinstance(value, m.Items) for item in value.items]
    return m.Thing(id) in [*values, *inside]


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
