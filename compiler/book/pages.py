"""Every page of the site, in every language: path to the file that MkDocs is given.

en/kings/card/herald.md      pl/kings/card/herald.md      the same path in each language
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..diagnostics.pages import all_slugs, page_of, read_page
from . import changes, finding, front, indexes, lookup, things, translations
from .aid import summary_page, summary_parts
from .chapters import chapter
from .handbook import Chapter, book_of, chapter_links, chapter_page
from .manual import FOLDER, Manual
from .page import Link, Page, written
from .settings import settings
from .shelf import Volume, chapters, shown_kinds
from .showcase import showcased
from .sides import game_title, side_of
from .words import LANGUAGES, WORDS

Found = tuple[str, Page]


def site(volumes: Sequence[Volume], verbs: Sequence[indexes.Verb], manual: Manual | None) -> dict[str, str]:
    """The files that MkDocs makes a site of: `<language>.yml` and `site-src/<language>/`."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        made = list(_of_language(volumes, verbs, manual, language))
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
    for slug in all_slugs():
        found[f"site-src/{LANGUAGES[0]}/mistakes/{slug}.md"] = _of_mistake(slug)
    if manual is not None:
        found |= {f"site-src/{LANGUAGES[0]}/{path}": text for path, text in manual.pages.items()}
        found[f"site-src/{LANGUAGES[0]}/index.md"] = showcased(manual.front, volumes)
    return found


def _of_language(
    volumes: Sequence[Volume], verbs: Sequence[indexes.Verb], manual: Manual | None, language: str
) -> Iterator[Found]:
    yield "index.md", front.shelf(volumes, language, "index.md")
    yield "games.md", front.shelf(volumes, language, "games.md")
    yield "verbs.md", indexes.verbs_page(verbs, language)
    titles = [(slug, read_page(page_of(slug) or "", slug).title) for slug in all_slugs()]
    yield "mistakes.md", indexes.mistakes_page(titles, language)
    for volume in volumes:
        game: Link = (game_title(volume, language), f"{volume.name}/index.html")
        for path, page in _of_volume(volume, language):
            crumbs = page.crumbs if path == f"{volume.name}/index.md" else (game, *page.crumbs)
            stems = finding.hidden_stems(page.body, language) if language == "pl" and page.searched else ""
            yield path, replace(page, side=volume.name, crumbs=crumbs, stems=stems)


def _of_volume(volume: Volume, language: str) -> Iterator[Found]:
    name = volume.name
    book = book_of(volume)
    links = reading_order(volume, book, language)
    yield f"{name}/index.md", front.edition(volume, links, language)
    for at, one in enumerate(book):
        before, after = (links[at - 1] if at else None), (links[at + 1] if at + 1 < len(links) else None)
        yield one.page, replace(chapter_page(volume, one, language), before=before, after=after)
    yield f"{name}/glossary.md", lookup.glossary(volume, book, links, language)
    yield f"{name}/icons.md", lookup.icons_page(volume, language)
    yield f"{name}/lookup.md", lookup.lookup(volume, language)
    summary = summary_page(volume, language)
    if summary is not None:
        yield f"{name}/summary.md", summary
    yield f"{name}/chains.md", indexes.chains_page(volume, language)
    yield f"{name}/rulings.md", indexes.rulings_page(volume, language)
    yield f"{name}/editors.md", front.editors(volume, language)
    yield f"{name}/sources.md", indexes.sources_page(volume, language)
    if volume.before is not None:
        yield f"{name}/changes.md", changes.changes_page(volume, volume.before, language)
    yield f"{name}/translations.md", translations.translations_page(volume, language)
    for pack in volume.packs:
        for source, _ in chapters(pack):
            yield volume.chapters[source.name], chapter(volume, source, language)
    for kind in shown_kinds(volume.model):
        yield volume.pages[kind], things.kind_page(volume, volume.model.kinds[kind], language)
        for element in volume.near.of_kind.get(kind, ()):
            yield volume.pages[element.id], things.element_page(volume, element, language)


def reading_order(volume: Volume, book: list[Chapter], language: str) -> list[Link]:
    """The chapters, and the summary behind them where there is one."""
    links = chapter_links(volume, book, language)
    if summary_parts(volume, language):
        links.append((WORDS[language]["summary"], f"{volume.name}/summary.html"))
    return links


def _of_mistake(slug: str) -> str:
    """The page of a diagnostic, below the list of all of them; a headline is no sentence, but a title begins as one."""
    text = page_of(slug) or ""
    about = {"crumbs": [(WORDS[LANGUAGES[0]]["mistakes"], "mistakes.html"), (slug, "")]}
    head = text[2:3].upper() if text.startswith("# ") else ""
    return f"---\n{json.dumps(about)}\n---\n\n{f'# {head}{text[3:]}' if head else text}"


def _entries(made: Sequence[Found], volumes: Sequence[Volume], language: str) -> Iterator[finding.Entry]:
    """What can be gone to by name, those first that lie on their own page."""
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
