"""The rulebook for players, in reading order: the chapters that packs have written for it.

A pack's `NN-book.rules.md` is prose for players, a chapter for each second-level heading. In it `:coin:` is the
picture of a thing, and a remark by itself is replaced by a generated part (inserts.py). A pack without such a file uses
its rules files as chapters: their prose, with the rules folded below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..frozen import frozen
from ..source.sections import REMARK, Section, is_book, sections
from ..source.text import Source
from ..source.translated import original_of
from .chapters import rules_shown
from .definitions import is_glossary
from .icons import icon
from .inserts import EXAMPLES, NAMED, inserted
from .once import once
from .page import Link, Page
from .prose import prose
from .safe import heading, headline
from .shelf import Volume, chapters, plural_of, title_of, translated
from .stems import stems
from .templates import Html
from .words import LANGUAGES, WORDS

PICTURE = re.compile(r"&#58;(?P<id>[a-z][a-z0-9-]*)&#58;")
ASKED = re.compile(r"(?<![\w:]):(?P<id>[a-z][a-z0-9-]*):(?![\w:])")
"""The same in what the author writes."""
ONLY_TRIED = re.compile(r"^(?:scenario|ruling|source|given|when|choosing|then|question|answer|proof|\s)", re.MULTILINE)


@frozen
class Chapter:
    """One page of the rulebook."""

    page: str
    source: Source
    sections: tuple[Section, ...]
    """Its own heading and those below it."""


def book_of(volume: Volume) -> list[Chapter]:
    """The chapters of all packs, the ground's first."""
    found: list[Chapter] = []
    taken: set[str] = set()
    written = [pack for pack in volume.packs if any(map(is_book, pack.sources))]
    for pack in volume.packs:
        for source, _ in chapters(pack):
            if is_book(source) if written else _for_players(source):
                found += _chapters(volume, source, taken, whole=not written)
    return found


def _for_players(source: Source) -> bool:
    """Whether a file of rules has prose for players, and more than examples of what other files explain."""
    found = sections(source.original)
    told = [source.original[part.start : part.end] for one in found for part in one.rules]
    lines = [line for text in told for line in text.splitlines() if line.strip() and not line.startswith("`")]
    tried = bool(lines) and all(ONLY_TRIED.match(line) for line in lines)
    return any(not part.rules for one in found for part in one.parts) and not tried


def _chapters(volume: Volume, source: Source, taken: set[str], whole: bool) -> Iterator[Chapter]:
    every = [one for one in sections(source.original) if one.depth]
    starts = [at for at, one in enumerate(every) if one.depth == (1 if whole else 2)] or [0][: len(every)]
    for at, end in zip(starts, [*starts, len(every)][1:], strict=True):
        if is_glossary(source, every[at]):
            continue
        id = every[at].id
        while id in taken:
            id += "-2"
        taken.add(id)
        yield Chapter(f"{volume.name}/book/{id}.md", source, tuple(every[at:end]))


def chapter_links(volume: Volume, book: list[Chapter], language: str) -> list[Link]:
    return [(headline(_words(volume, one, one.sections[0], language)), one.page[:-3] + ".html") for one in book]


def chapter_page(volume: Volume, chapter: Chapter, language: str) -> Page:
    """A chapter, in the language of the page where it has been translated."""
    other = translated(volume, chapter.source, language)
    theirs = {one.id: one for one in sections(other.original, marks=True)} if other is not None else {}
    parts: list[str] = []
    heads: list[Link] = []
    for number, section in enumerate(chapter.sections):
        shown = theirs.get(section.id)
        words = (shown or section).words
        depth = 1 if not number else max(2, section.depth - chapter.sections[0].depth + 1)
        tongue = LANGUAGES[0] if shown is None and language != LANGUAGES[0] else ""
        parts.append(heading(depth, words, f"b{number}", tongue))
        heads += [(f"b{number}", headline(words))] if number else []
        source = other if shown is not None and other is not None else chapter.source
        foreign = source is chapter.source and language != LANGUAGES[0]
        parts += _section(volume, chapter, source, shown or section, section, language, foreign)
    title = headline(_words(volume, chapter, chapter.sections[0], language))
    called = ((title, "", WORDS[language]["rulebook"]), *((name, id, title) for id, name in heads))
    return Page(title, "\n".join(parts), heads=tuple(heads), called=called, sort="read")


def opening(volume: Volume, book: list[Chapter], language: str) -> Html:
    """The first paragraph of the rulebook; nothing where it begins with something else."""
    if not book:
        return Html("")
    chapter = book[0]
    other = translated(volume, chapter.source, language)
    theirs = {one.id: one for one in sections(other.original, marks=True)} if other is not None else {}
    shown = theirs.get(chapter.sections[0].id)
    source = other if shown is not None and other is not None else chapter.source
    first = next((part for part in (shown or chapter.sections[0]).parts if not part.rules), None)
    if first is None:
        return Html("")
    words = REMARK.sub("", source.original[first.start : first.end]).strip().split("\n\n")[0]
    html = pictured(volume, prose(words), language)
    return html if source is other or language == LANGUAGES[0] else Html(f'<div lang="{LANGUAGES[0]}">{html}</div>')


def _section(
    volume: Volume, chapter: Chapter, source: Source, shown: Section, own: Section, language: str, foreign: bool
) -> Iterator[str]:
    """Prose as it is written, with generated parts in their places; rules folded, where the file has any."""
    rules = list(own.rules)
    for part in shown.parts:
        if part.rules:
            rule = rules.pop(0) if rules else None
            if rule is not None:
                yield rules_shown(volume, chapter.source, rule, chapter.page, language)
            continue
        text = source.original[part.start : part.end]
        for piece in _pieces(volume, text, language, chapter.page):
            yield f'<div lang="{LANGUAGES[0]}">{piece}</div>' if foreign else piece
    for rule in rules:
        yield rules_shown(volume, chapter.source, rule, chapter.page, language)


def _pieces(volume: Volume, text: str, language: str, page: str) -> Iterator[str]:
    at = 0
    for found in REMARK.finditer(text):
        yield pictured(volume, prose(text[at : found.start()]), language)
        yield inserted(volume, found["name"], found["args"].strip(), language, page)
        at = found.end()
    yield pictured(volume, prose(text[at:]), language)


def unknown_examples(volume: Volume) -> list[tuple[str, str]]:
    """Examples that the rulebook of the last pack asks for and that do not exist: the file, and the title. The edition
    may have left out scenarios of the packs below."""
    found: list[tuple[str, str]] = []
    for source in filter(is_book, volume.packs[-1].sources):
        for remark in REMARK.finditer(source.original):
            named = NAMED.fullmatch(remark["args"].strip())
            if remark["name"] in EXAMPLES and (named is None or named["title"] not in volume.examples):
                found.append((source.name, remark["args"].strip()))
    return found


def unknown_pictures(volume: Volume) -> list[tuple[str, str]]:
    """Pictures that the rulebook of the last pack asks for, in any language, and that do not exist."""
    pack = volume.packs[-1]
    texts = [
        *filter(is_book, pack.sources),
        *(
            other
            for _, other in pack.translations
            if any(is_book(one) and original_of(other.name) == one.name for one in pack.sources)
        ),
    ]
    asked = [(one.name, found["id"]) for one in texts for found in ASKED.finditer(one.original)]
    return [(name, id) for name, id in dict.fromkeys(asked) if not _is_known(volume, id)]


def _is_known(volume: Volume, id: str) -> bool:
    return id in volume.model.elements or id in volume.model.slots or id in volume.model.kinds


def pictured(volume: Volume, html: str, language: str) -> Html:
    """Prose with pictures in it. A picture next to its name has no text; one without a name has the name as its
    text."""

    def shown(found: re.Match[str]) -> str:
        id = found["id"]
        if not _is_known(volume, id):
            return found[0]
        next_word = stems(html[found.end() : found.end() + 60].partition("<")[0], language)[:1]
        return icon(volume, id, language, alone=not set(next_word) & _called(volume, id, language))

    return Html(PICTURE.sub(shown, html))


@once
def _called(volume: Volume, id: str, language: str) -> set[str]:
    """The stems of the first words that may name a thing there, in any of its forms."""
    noun = volume.phrases[language].nouns.get(id)
    forms = noun.forms.values() if noun is not None else ()
    names = [title_of(volume, id, language), *forms]
    names += [plural_of(volume, id, language)] if id in volume.model.kinds else []
    return {stem for name in names for stem in stems(name, language)[:1]}


def _words(volume: Volume, chapter: Chapter, section: Section, language: str) -> str:
    other = translated(volume, chapter.source, language)
    theirs = {one.id: one.words for one in sections(other.original, marks=True)} if other is not None else {}
    return theirs.get(section.id) or section.words
