"""An edition as the book needs it: its model, its texts, its chains, and where the page of each thing is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from ..frozen import frozen
from ..graph.abilities import Ability
from ..graph.chains import Chains, chains_of, world_of
from ..graph.world import MOST_LINKS
from ..handlers.module import functions_of
from ..meaning import model as m
from ..plan.lower import lower
from ..source.load import Pack
from ..source.sections import sections
from ..source.text import Source
from ..source.translated import translation
from ..sources import Sourced, sources_of
from ..syntax.parse import Parsed
from ..text.languages import RULES
from ..text.names import UNTRANSLATED
from ..text.phrasebook import Noun, Phrases
from ..text.sentences import PLAIN, printed
from ..text.spoken import spoken
from ..text.view.view import has_text
from ..wordings import FOLDERS
from .example import Example
from .near import Near, near_of
from .once import finding, once
from .programs import programs_of
from .reader_texts import ReaderTexts, told_in
from .reads import Notes
from .set_up import SetUp
from .words import LANGUAGES

OURS: Sequence[str] = (
    "book rules chains rulings sources editors glossary icons lookup summary translations changes".split()
)
"""Names below an edition that no kind's folder may have."""


@frozen(eq=False)
class Volume:
    name: str
    model: m.Model
    packs: tuple[Pack, ...]
    phrases: Mapping[str, Phrases]
    """By language."""
    cards: Chains
    """The chains of what is written on cards."""
    chains: Chains
    """Those of everything."""
    abilities: Mapping[str, Ability]
    near: Near
    pages: Mapping[str, str]
    """The page of each element and of each kind, from the root of a language."""
    icons: Mapping[str, str] = field(default_factory=dict[str, str])
    """The picture that the packs choose for a thing."""
    examples: Mapping[str, Example] = field(default_factory=dict[str, Example])
    """Scenarios that were run, by their titles."""
    set_ups: tuple[SetUp, ...] = ()
    """What lies on the table when a game begins, by the number of players."""
    made_up: tuple[Sourced, ...] = ()
    """What the printed book does not give."""
    chapters: Mapping[str, str] = field(default_factory=dict[str, str])
    """The page of each file of rules, by its name."""
    told: Mapping[str, ReaderTexts] = field(default_factory=dict[str, ReaderTexts])
    """By language: titles of scenarios, and rulings."""
    programs: Mapping[str, str] = field(default_factory=dict[str, str])
    """What the compiler makes of each element, as Python."""
    parsed: tuple[tuple[Parsed, ...], ...] = ()
    before: Volume | None = None
    """The game that it builds on."""
    crowded: bool = False
    """Whether the abilities have too many links to examine, so that none is drawn."""
    kept: dict[tuple[object, ...], Any] = field(default_factory=dict[tuple[object, ...], Any])
    """What has been worked out of it once (`once.py`)."""
    notes: Notes = field(default_factory=Notes)
    """What is read of it (`reads.py`)."""


def volume_of(
    name: str,
    model: m.Model,
    packs: Sequence[Pack],
    parsed: Sequence[Sequence[Parsed]],
    examples: Mapping[str, Example] | None = None,
    programs: bool = False,
    before: Volume | None = None,
    set_ups: tuple[SetUp, ...] = (),
) -> Volume:
    world = world_of(model, most=MOST_LINKS)
    cards, chains = chains_of(model, "card", world), chains_of(model, "all", world)
    phrases = spoken(model, packs).value
    return Volume(
        name,
        model,
        tuple(packs),
        {language: phrases.get(language) or Phrases(language) for language in (*LANGUAGES, *FOLDERS)},
        cards,
        chains,
        {one.id: one for one in chains.nodes},
        near_of(model, cards, chains),
        _pages(name, model),
        {id: one for pack in packs for id, one in pack.icons.items()},
        examples or {},
        set_ups,
        tuple(rule for rule in sources_of(model, packs, parsed).rules if rule.stand_in),
        {source.name: f"{name}/rules/{file}.md" for pack in packs for source, file in chapters(pack)},
        {language: _told(model, packs, phrases.get(language), language) for language in LANGUAGES},
        programs_of(functions_of(lower(model)), chains.nodes) if programs else {},
        tuple(map(tuple, parsed)),
        before,
        world.crowded,
    )


def _told(model: m.Model, packs: Sequence[Pack], phrases: Phrases | None, language: str) -> ReaderTexts:
    """The texts of packs besides phrases. A scenario with the title of a thing has the name of that thing."""
    found = told_in(packs, language)
    nouns: Mapping[str, Noun] = phrases.nouns if phrases is not None and language != RULES else {}
    called = {
        one.title: capital(next(iter(nouns[id].forms.values())))
        for id, one in model.elements.items()
        if id in nouns and nouns[id].forms and not set(UNTRANSLATED) & set(nouns[id].of)
    }
    titles = {one.title: called[one.title] for one in model.scenarios if one.title in called}
    return replace(found, scenarios={**titles, **found.scenarios})


def chapters(pack: Pack) -> list[tuple[Source, str]]:
    """The files of a pack's rules and the names of their pages, which differ even without regard to capitals."""
    taken: set[str] = set()
    found: list[tuple[Source, str]] = []
    for source in pack.sources:
        stem = source.name.replace("\\", "/").rpartition("/")[2].removesuffix(".md").removesuffix(".rules")
        plain = "".join(letter if letter.isascii() and (letter.isalnum() or letter in "-_") else "-" for letter in stem)
        found.append((source, unlike(f"{pack.name}-{plain}", taken)))
    return found


def translated(volume: Volume, source: Source, language: str) -> Source | None:
    """The prose of a file of rules in another language, where there is any."""
    found = (translation(pack, source, language) for pack in volume.packs if source in pack.sources)
    return next((one for one in found if one is not None), None) if language in LANGUAGES[1:] else None


def chapter_title(volume: Volume, source: Source, language: str) -> str:
    """The title of a file of rules: its first heading, or else its name."""
    other = translated(volume, source, language)
    first = next((one for one in sections(source.original) if one.depth), None)
    theirs = {one.id: one.words for one in sections(other.original, marks=True)} if other is not None else {}
    named = volume.chapters[source.name].rpartition("/")[2].removesuffix(".md")
    return (theirs.get(first.id) or first.words) if first is not None and source.headings else named


def unlike(name: str, taken: set[str]) -> str:
    """A file's name that none before it has; `index` is the page of the folder."""
    wanted, number = name, 1
    while wanted.lower() in taken or wanted.lower() in ("index", "readme"):
        number += 1
        wanted = f"{name}-{number}"
    taken.add(wanted.lower())
    return wanted


def _pages(edition: str, model: m.Model) -> dict[str, str]:
    """Cells of a grid and the like are not written by anybody, and have no page."""
    pages: dict[str, str] = {}
    folders, taken = set(OURS), dict[str, set[str]]()
    for kind in shown_kinds(model):
        pages[kind] = f"{edition}/{unlike(kind, folders)}"
    for element in model.elements.values():
        if element.kind in pages:
            folder = pages[element.kind]
            pages[element.id] = f"{folder}/{unlike(element.id, taken.setdefault(folder, set()))}.md"
    return {name: page if page.endswith(".md") else f"{page}/index.md" for name, page in pages.items()}


def shown_kinds(model: m.Model) -> list[str]:
    """The kinds that have elements which somebody wrote."""
    used = {element.kind for element in model.elements.values()}
    return [kind for kind in model.kinds if kind in used]


def text_of(volume: Volume, element: m.Element, language: str) -> str:
    """What is printed on a thing, where it can be said in that language; else its rule in plain words."""
    return _text_of(volume, element.id, language)[0]


def is_said(volume: Volume, element: m.Element, language: str) -> bool:
    """Whether its text is one of that language, and not its rule in plain words."""
    return _text_of(volume, element.id, language)[1] != PLAIN


def tongue_of(volume: Volume, element: m.Element, language: str) -> str:
    """The language in which its text is given."""
    return language if is_said(volume, element, language) else RULES


@once
def _text_of(volume: Volume, id: str, language: str) -> tuple[str, str]:
    if not has_text(volume.model.elements[id]):
        return "", ""
    return printed(volume.model, volume.phrases[language], id)


def is_called(volume: Volume, id: str, language: str) -> bool:
    """Whether a thing has a name in that language."""
    if language == RULES:
        return True
    ability = volume.abilities.get(id)
    known = ability.element if ability is not None and ability.element else id
    noun = volume.phrases[language].nouns.get(known)
    return noun is not None and bool(noun.forms) and not set(UNTRANSLATED) & set(noun.of)


def title_of(volume: Volume, id: str, language: str) -> str:
    """The name of a thing: that of its pack in this language, else that of its author, else its id."""
    noun = volume.phrases[language].nouns.get(id)
    if noun is not None and noun.forms:
        found = next(iter(noun.forms.values()))
        return id.replace("-", " ") if found == id else found
    if id in volume.model.elements:
        return volume.model.elements[id].title
    ability = volume.abilities.get(id)
    if ability is not None:
        return title_of(volume, ability.element, language) if ability.element else ability.title
    return id.replace("-", " ").capitalize()


def plural_of(volume: Volume, kind: str, language: str) -> str:
    """The heading over all of a kind."""
    noun = volume.phrases[language].nouns.get(kind)
    if noun is not None and "pl" in noun.forms:
        plain = volume.model.kinds[kind].plural
        return capital(plain.replace("-", " ") if noun.forms["pl"] == plain else noun.forms["pl"])
    if noun is not None and noun.forms and language != RULES:
        return capital(next(iter(noun.forms.values())))
    return capital(volume.model.kinds[kind].plural.replace("-", " "))


@finding
def told_kinds(volume: Volume) -> list[str]:
    """The kinds that a player looks up: of what is taken in hand, and of what has a text. The others are for rules."""
    held = {slot.holds for slot in volume.model.slots.values() if slot.sort == "pile"}
    said = {one.kind for one in volume.model.elements.values() if has_text(one)}
    return [kind for kind in shown_kinds(volume.model) if kind in said or held.intersection(bases(volume.model, kind))]


def bases(model: m.Model, kind: str) -> Iterator[str]:
    """A kind and the kinds that it is one of."""
    while kind in model.kinds:
        yield kind
        kind = model.kinds[kind].base


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
