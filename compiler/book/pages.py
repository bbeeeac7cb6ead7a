"""Every page of the site, in every language: path to the file that MkDocs is given.

en/kings/card/herald.md      pl/kings/card/herald.md      the same path in each language
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from ..diagnostics.pages import all_slugs, page_of, read_page
from ..frozen import frozen
from ..source.text import Source
from . import changes, finding, front, indexes, lookup, things, translations
from .aid import summary_page, summary_parts
from .chapters import chapter
from .ground import whole_of
from .handbook import Chapter, book_of, chapter_links, chapter_page
from .keeping import Keeping, Kept, given, keeping
from .manual import FOLDER, Manual
from .page import Link, Page, written
from .settings import settings
from .shelf import Volume, chapters, shown_kinds, translated
from .showcase import showcased
from .sides import game_title, side_of
from .words import LANGUAGES, WORDS

Found = tuple[str, Page]
Made = tuple[str, Sequence[str], Callable[[], Page]]


@frozen
class Site:
    files: dict[str, str]
    kept: dict[str, Kept]
    """The pages of each volume, by its name, for the next time."""
    again: int
    """How many were used again."""


def site(
    volumes: Sequence[Volume],
    verbs: Sequence[indexes.Verb],
    manual: Manual | None,
    kept: Mapping[str, Kept] | None = None,
) -> Site:
    """The files that MkDocs makes a site of: `<language>.yml` and `site-src/<language>/`. Pages that were `kept`, by
    the name of their volume, are used again where nothing of what they show has changed."""
    keepers = [keeping(one, (kept or {}).get(one.name)) for one in volumes]
    volumes = [one.volume for one in keepers]
    found: dict[str, str] = {}
    mistakes = {slug: page_of(slug) or "" for slug in all_slugs()}
    titles = [(slug, read_page(text, slug).title) for slug, text in mistakes.items()]
    for language in LANGUAGES:
        made = list(_of_language(volumes, keepers, verbs, titles, language))
        for path, page in made:
            found[f"site-src/{language}/{path}"] = written(page)
        entries = list(_entries(made, volumes, language))
        if manual is not None and language == LANGUAGES[0]:
            entries += _of_manual(manual)
        search = finding.search_page(entries, language)
        found[f"site-src/{language}/search.md"] = written(search)
        found[f"site-src/{language}/assets/names.js"] = finding.names_script(entries, language)
        sides = {one.name: side_of(one, reading_order(one, book_of(one), language), language) for one in volumes}
        top: list[Link] = [(WORDS[language]["games"], "games.html")]
        if manual is not None:
            top.append(
                (WORDS[language]["manual"], ("" if language == LANGUAGES[0] else "../") + f"{FOLDER}/index.html")
            )
            sides[FOLDER] = list(manual.side)
        found[f"{language}.yml"] = settings(language, sides, top)
    for slug, text in mistakes.items():
        found[f"site-src/{LANGUAGES[0]}/mistakes/{slug}.md"] = _of_mistake(slug, text)
    if manual is not None:
        found |= {f"site-src/{LANGUAGES[0]}/{path}": text for path, text in manual.pages.items()}
        found[f"site-src/{LANGUAGES[0]}/index.md"] = showcased(manual.front, volumes)
    return Site(found, {one.volume.name: one.after for one in keepers}, sum(one.again for one in keepers))


def _of_language(
    volumes: Sequence[Volume],
    keepers: Sequence[Keeping],
    verbs: Sequence[indexes.Verb],
    titles: list[tuple[str, str]],
    language: str,
) -> Iterator[Found]:
    yield "index.md", front.shelf(volumes, language, "index.md")
    yield "games.md", front.shelf(volumes, language, "games.md")
    yield "verbs.md", indexes.verbs_page(verbs, language)
    yield "mistakes.md", indexes.mistakes_page(titles, language)
    for volume, keeper in zip(volumes, keepers, strict=True):
        for path, facts, make in _of_volume(volume, language):
            yield path, keeper.page(language, path, given(*facts), partial(_placed, volume, path, make, language))


def _placed(volume: Volume, path: str, make: Callable[[], Page], language: str) -> Page:
    """A page of a game, below its front page and found by all forms of its words."""
    page = make()
    game: Link = (game_title(volume, language), f"{volume.name}/index.html")
    crumbs = page.crumbs if path == f"{volume.name}/index.md" else (game, *page.crumbs)
    stems = finding.hidden_stems(page.body, language) if language == "pl" and page.searched else ""
    return replace(page, side=volume.name, crumbs=crumbs, stems=stems)


def _of_volume(volume: Volume, language: str) -> Iterator[Made]:
    """Each page: its path, what it shows besides the volume, and how it is made."""
    name = volume.name
    book = book_of(volume)
    links = reading_order(volume, book, language)
    written_in = [one.source.original for one in book]
    yield f"{name}/index.md", written_in, partial(front.edition, volume, links, language)
    for at, one in enumerate(book):
        before, after = (links[at - 1] if at else None), (links[at + 1] if at + 1 < len(links) else None)
        yield (
            one.page,
            (*_texts(volume, one.source, language), repr((before, after))),
            partial(_chapter, volume, one, language, before, after),
        )
    yield f"{name}/glossary.md", written_in, partial(lookup.glossary, volume, book, links, language)
    yield f"{name}/icons.md", (), partial(lookup.icons_page, volume, language)
    yield f"{name}/lookup.md", (), partial(lookup.lookup, volume, language)
    summary = summary_page(volume, language)
    if summary is not None:
        yield f"{name}/summary.md", (), lambda: summary
    yield f"{name}/chains.md", (), partial(indexes.chains_page, volume, language)
    yield f"{name}/rulings.md", (), partial(indexes.rulings_page, volume, language)
    yield f"{name}/editors.md", (), partial(front.editors, volume, language)
    yield f"{name}/sources.md", (), partial(indexes.sources_page, volume, language)
    if volume.before is not None:
        both = whole_of(volume.before), whole_of(volume)
        yield f"{name}/changes.md", both, partial(changes.changes_page, volume, volume.before, language)
    yield f"{name}/translations.md", (), partial(translations.translations_page, volume, language)
    for pack in volume.packs:
        for source, _ in chapters(pack):
            yield (
                volume.chapters[source.name],
                _texts(volume, source, language),
                partial(chapter, volume, source, language),
            )
    for kind in shown_kinds(volume.model):
        yield volume.pages[kind], (), partial(things.kind_page, volume, volume.model.kinds[kind], language)
        for element in volume.near.of_kind.get(kind, ()):
            yield volume.pages[element.id], (element.id,), partial(_thing, volume, element.id, language)


def _thing(volume: Volume, id: str, language: str) -> Page:
    return things.element_page(volume, volume.model.elements[id], language)


def _chapter(volume: Volume, one: Chapter, language: str, before: Link | None, after: Link | None) -> Page:
    return replace(chapter_page(volume, one, language), before=before, after=after)


def _texts(volume: Volume, source: Source, language: str) -> tuple[str, str]:
    """A file of rules, and its translation."""
    other = translated(volume, source, language)
    return source.original, other.original if other is not None else ""


def reading_order(volume: Volume, book: list[Chapter], language: str) -> list[Link]:
    """The chapters, and the summary after them where there is one."""
    links = chapter_links(volume, book, language)
    if summary_parts(volume, language):
        links.append((WORDS[language]["summary"], f"{volume.name}/summary.html"))
    return links


def _of_mistake(slug: str, text: str) -> str:
    """The page of a diagnostic, below the list of all of them. A headline begins in lower case, but a title has a
    capital."""
    about = {"crumbs": [(WORDS[LANGUAGES[0]]["mistakes"], "mistakes.html"), (slug, "")]}
    head = text[2:3].upper() if text.startswith("# ") else ""
    return f"---\n{json.dumps(about)}\n---\n\n{f'# {head}{text[3:]}' if head else text}"


def _entries(made: Sequence[Found], volumes: Sequence[Volume], language: str) -> Iterator[finding.Entry]:
    """Everything that can be found by name; things with a page of their own come first."""
    games = {volume.name: game_title(volume, language) for volume in volumes}
    for path, page in made:
        game = games.get(path.split("/")[0], WORDS[language]["site"])
        for name, anchor, what in page.called:
            yield name, path.removesuffix(".md") + ".html" + (f"#{anchor}" if anchor else ""), what, game


def _of_manual(manual: Manual) -> Iterator[finding.Entry]:
    words = WORDS[LANGUAGES[0]]
    for part in manual.side:
        for name, to in part["items"]:
            yield name, to, words["manual"], words["site"]
