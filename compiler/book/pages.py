"""Every page of the reference rulebook, in every language: path to Markdown.

en/kings/card/herald.md      pl/kings/card/herald.md      the same path in each language
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from ..diagnostics.pages import all_slugs, page_of, read_page
from . import indexes
from .chapters import chapter
from .shelf import Volume, chapters, elements_of, shown_kinds
from .templates import fill
from .things import Page, element_page, kind_page
from .words import LANGUAGES


def pages(volumes: Sequence[Volume], verbs: Sequence[indexes.Verb]) -> dict[str, str]:
    """The files of the site's source."""
    found = {f"{LANGUAGES[0]}/assets/book.css": fill("book.css.j2", {})}
    for language in LANGUAGES:
        for path, page in _of_language(volumes, verbs, language):
            found[f"{language}/{path}"] = _written(page)
    # These are in English; the other languages fall back to them.
    for slug in all_slugs():
        found[f"{LANGUAGES[0]}/mistakes/{slug}.md"] = page_of(slug) or ""
    return found


def _of_language(volumes: Sequence[Volume], verbs: Sequence[indexes.Verb], language: str) -> Iterator[tuple[str, Page]]:
    yield "index.md", indexes.home(volumes, language)
    yield "verbs.md", indexes.verbs_page(verbs, language)
    titles = [(slug, read_page(page_of(slug) or "", slug).title) for slug in all_slugs()]
    yield "mistakes.md", indexes.mistakes_page(titles, language)
    for volume in volumes:
        yield f"{volume.name}/index.md", indexes.edition(volume, language)
        yield f"{volume.name}/chains.md", indexes.chains_page(volume, language)
        yield f"{volume.name}/rulings.md", indexes.rulings_page(volume, language)
        yield f"{volume.name}/sources.md", indexes.sources_page(volume, language)
        for pack in volume.packs:
            for source, _ in chapters(pack):
                yield volume.chapters[source.name], chapter(volume, source, language)
        for kind in shown_kinds(volume.model):
            yield volume.pages[kind], kind_page(volume, volume.model.kinds[kind], language)
            for element in elements_of(volume.model, kind):
                yield volume.pages[element.id], element_page(volume, element, language)


def _written(page: Page) -> str:
    """A page with what MkDocs is to know of it. JSON is YAML too."""
    about: dict[str, object] = {"title": page.title}
    if not page.aside:
        about["hide"] = ["toc"]
    return f"---\n{json.dumps(about, ensure_ascii=False)}\n---\n\n{page.body.strip()}\n"
