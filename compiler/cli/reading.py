"""Reads the files for `read`: cards with their rules or alone, and everything that is found in them."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..diagnostics.diagnostic import Diagnostic
    from ..pipeline import Compiled
    from ..source.allow import Allow
    from ..source.text import Source
    from ..text.deck import Deck
    from ..text.printed import Line

KINDS = (".md", ".txt", ".csv", ".tsv", ".json", ".markdown")
TABLES = (".xlsx", ".xls", ".ods", ".docx", ".odt")
"""What editors have, too, and must export first."""
SETTINGS = "texts.toml"
"""What a folder of texts without a pack may have in its settings: `version`, `[terms.en]`, `[[allow]]`."""


@dataclass(frozen=True)
class Settings:
    terms: Mapping[str, Mapping[str, str]] | None = None
    allows: Sequence[Allow] = ()
    own: Collection[Allow] = ()
    """Settings from a file next to the texts: they apply to these texts only."""


@dataclass(frozen=True)
class Reading:
    deck: Deck
    said: list[Diagnostic]
    paths: Mapping[str, Path]
    """The files by the names of their sources."""
    unknown: Sequence[str]
    """The names of lines about nothing that we know."""
    held: bool
    """Whether they are compared with rules."""


def reading(paths: Sequence[str], extra: Sequence[str], language: str, parity: str | None) -> Reading:
    from ..diagnostics.words.prose import READ
    from ..source.allow import without_allowed
    from ..text.deck import side_by_side
    from ..text.proofread import about, by_card, proofread

    compiled, files = _edition(paths, extra)
    if compiled is None:
        _known(language)
    settings = _settings(compiled, files)
    sources = dict(_sources(files))
    deck, unknown = _deck(compiled, list(sources), language, settings)
    if parity is not None:
        other = _other(language, parity)
        deck, _ = side_by_side(deck, _deck(compiled, [one for one, _ in _sources([parity])], other, settings)[0])
    found = by_card(proofread(deck), deck)
    told = [(one, about(deck.cards[at]) if at >= 0 else []) for at, those in sorted(found.items()) for one in those]
    said = list(without_allowed(told, settings.allows, lambda one: one.lint in READ or one in settings.own))
    there = {source.name: path for source, path in sources.items() if path is not None}
    return Reading(deck, said, there, unknown, compiled is not None)


def _edition(paths: Sequence[str], extra: Sequence[str]) -> tuple[Compiled | None, Sequence[str]]:
    """The first path names an edition if more paths follow and it is no text file."""
    from ..diagnostics.cells import shown
    from .edition import open_edition

    first, *rest = paths
    is_text = first == "-" or os.path.isfile(first)
    if not os.path.lexists(first) and first.endswith((*KINDS, *TABLES)):
        raise say.Stopped(f"cannot read `{shown(first)}`: there is no such file")
    if is_text or (not rest and os.path.isdir(first) and not os.path.isfile(os.path.join(first, "pack.toml"))):
        if extra:
            raise say.Stopped("`--with` adds packs to an edition: name the edition first")
        return None, paths
    compiled = open_edition(first, list(extra))
    if not rest:
        raise say.Stopped("name a file with card text after the edition")
    return compiled, rest


def _known(language: str) -> None:
    """Stops at an unknown language: no text would be found in it, and no fault."""
    from ..text.languages import LANGUAGES
    from .languages import available

    if language not in LANGUAGES:
        raise say.Stopped(f"texts can be read {available([*LANGUAGES], language)}")


def _deck(
    compiled: Compiled | None, sources: Sequence[Source], language: str, settings: Settings
) -> tuple[Deck, list[str]]:
    from ..text.deck import deck_of
    from ..text.proofread import deck_beside
    from .languages import phrases_in

    terms = (settings.terms or {}).get(language, {})
    lines = [line for source in sources for line in _lines(source, language)]
    if compiled is None:
        return deck_of(language, lines, None, terms), []
    deck = deck_beside(compiled.model, phrases_in(compiled, language), lines, terms)
    unknown = [card.entry.name for card in deck.cards if card.entry is not None and card.entry.status == "unknown"]
    known = [card for card in deck.cards if card.entry is None or card.entry.status != "unknown"]
    return replace(deck, cards=known), unknown


def _lines(source: Source, language: str) -> list[Line]:
    from ..source.text import Span, place
    from ..text.listed import Unlisted, list_lines, table_lines
    from ..text.printed import lines
    from ..text.usage import usage

    try:
        if source.name.endswith((".csv", ".tsv")):
            return list(table_lines(source, language))
        if source.name.endswith(".json"):
            return list(list_lines(source, language))
    except Unlisted as fault:
        raise say.Stopped(f"{place(Span(source, fault.at, fault.at))}: {fault.why}") from None
    return list(lines(source, usage(language).examples))


def _other(language: str, path: str) -> str:
    """The language of the other file: from its name, or else the only other language."""
    from ..text.languages import LANGUAGES

    others = [one for one in LANGUAGES if one != language]
    parts = os.path.basename(path).casefold().replace("-", ".").replace("_", ".").split(".")
    return next((one for one in others if one in parts), others[0] if others else language)


def _sources(paths: Sequence[str]) -> Iterator[tuple[Source, Path | None]]:
    from ..source.text import source_of

    for path in paths:
        if path == "-":
            yield source_of("<input>", _input()), None
        elif os.path.isdir(path):
            found = [one for one in sorted(Path(path).rglob("*")) if _is_text(one, Path(path))]
            if not found:
                raise say.Stopped(f"`{path}` has no file of text: such files end in {', '.join(KINDS)}")
            for one in found:
                yield _source(str(one)), one
        else:
            yield _source(path), Path(path)


def _is_text(path: Path, folder: Path) -> bool:
    parts = path.relative_to(folder).parts
    rules = path.name.endswith(".rules.md")
    return path.suffix in KINDS and not rules and path.is_file() and not any(one.startswith(".") for one in parts)


def _source(file: str) -> Source:
    from rulewright.runtime.files import Kind

    from ..diagnostics.cells import shown
    from ..diagnostics.diagnostic import Severity
    from ..source.load import read_plain

    told = read_plain(Path(file), file, Kind.PRINTED)
    errors = [one for one in told.said if one.severity is Severity.ERROR]
    if errors:
        say.complain(errors)
        raise say.Stopped(f"`{shown(file)}` cannot be read")
    return told.value


def _input() -> str:
    """Standard input, which may be anything and without end."""
    from rulewright.runtime.files import Kind

    from ..source.decode import decode

    data = sys.stdin.buffer.read(Kind.PRINTED.most + 1)
    if len(data) > Kind.PRINTED.most:
        raise say.Stopped("standard input is too long to be printed text")
    return decode(data).text


def _settings(compiled: Compiled | None, files: Sequence[str]) -> Settings:
    """What the packs allow, and the settings next to the first text."""
    first = Path(files[0])
    beside = (first if first.is_dir() else first.parent) / SETTINGS
    own = _own(beside) if files[0] != "-" and beside.is_file() else Settings()
    if compiled is None:
        return own
    terms: dict[str, dict[str, str]] = {}
    for found in (*(pack.terms for pack in compiled.packs), own.terms or {}):
        for language, words in found.items():
            terms.setdefault(language, {}).update(words)
    return Settings(terms, [*(one for pack in compiled.packs for one in pack.allows), *own.allows], own.own)


def _own(path: Path) -> Settings:
    import tomllib

    from rulewright.runtime.files import Kind

    from ..result import Result
    from ..source.allow import allows_of, terms_of
    from ..source.load import read_plain

    source = read_plain(path, str(path), Kind.MANIFEST).value
    try:
        table = tomllib.loads(source.original)
    except (ValueError, RecursionError) as fault:
        raise say.Stopped(f"`{path}` is not valid TOML: {fault}") from None
    terms: Mapping[str, Mapping[str, str]] | None = {}
    if "terms" in table:
        terms = terms_of(table["terms"])
    version = table.get("version", "")
    strange = sorted(table.keys() - {"version", "terms", "allow"})
    if terms is None or strange or not isinstance(version, str):
        why = f"nobody reads `{strange[0]}`" if strange else "`terms` or `version` is of the wrong kind"
        raise say.Stopped(f"`{path}`: {why}; it holds `version`, `[terms.LANGUAGE]` and `[[allow]]`")
    allows = allows_of(table["allow"], source, version) if "allow" in table else Result(())
    if allows.said:
        say.complain(allows.said)
        raise say.Stopped(f"`{path}` cannot be used until this is corrected")
    return Settings(terms, allows.value, frozenset(allows.value))
