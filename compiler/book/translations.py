"""What has not been translated yet, for editors: prose, texts of cards, titles of scenarios, rulings."""

from __future__ import annotations

from collections.abc import Iterator

from ..text.languages import RULES
from ..text.view.view import has_text
from .links import going, link_to
from .once import finding
from .page import Page
from .reader_texts import in_language, untold
from .safe import marked
from .shelf import Volume, chapter_title, chapters, is_called, is_said, title_of, translated
from .templates import Html, fill
from .words import LANGUAGES, WORDS


def translations_page(volume: Volume, language: str) -> Page:
    words = WORDS[language]
    values = {"w": words, "parts": [(title, rows) for title, rows in _missing(volume, language) if rows]}
    return Page(words["translations"], fill("translations.html.j2", values), searched=False)


@finding
def missing_in(volume: Volume, language: str) -> int:
    return sum(len(rows) for _, rows in _missing(volume, language))


def _missing(volume: Volume, language: str) -> Iterator[tuple[str, list[Html]]]:
    page, words = f"{volume.name}/translations.md", WORDS[language]
    unsaid = [one.id for one in volume.model.elements.values() if has_text(one) and not is_said(volume, one, language)]
    yield words["texts"], [link_to(volume, id, language, page) for id in unsaid]
    if language == RULES:
        return
    named = (*volume.model.elements, *volume.model.kinds, *volume.model.slots, *_labels(volume))
    unnamed = [id for id in dict.fromkeys(named) if not is_called(volume, id, language)]
    yield words["names"], [in_language("", title_of(volume, id, language), language) for id in unnamed]
    scenarios, rulings = untold(volume.told[language], volume.model)
    yield words["rules-files"], list(_prose(volume, language, page))
    yield words["rulings"], [in_language("", title, language) for title in rulings]
    yield words["scenarios"], [in_language("", title, language) for title in scenarios]


def _labels(volume: Volume) -> Iterator[str]:
    return (name for one in volume.model.elements.values() for name, _ in one.traits)


def _prose(volume: Volume, language: str, page: str) -> Iterator[Html]:
    go = going(page)
    for pack in volume.packs:
        for source, _ in chapters(pack):
            if source.headings and language != LANGUAGES[0] and translated(volume, source, language) is None:
                title = marked(chapter_title(volume, source, language))
                yield Html(f'<a href="{go(volume.chapters[source.name])}" lang="{RULES}">{title}</a>')
