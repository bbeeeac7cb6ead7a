"""A pack: a folder of rules with a manifest. Its `pack.toml` is read here.

name = "kings"                 what other packs call it
title = "Kings"
players = [2, 4]               or one number; a pack that builds on others may leave it to them
version = "1.0"
builds_on = ["base"]
languages = ["en", "pl"]
aside = ["spent"]              piles only the rules use, which nobody at a table needs to see

[icons]                        the picture of a thing in the rulebook
crown = "crown"

[terms.en]                     words that its cards do not use, and the right ones
worker = "token"

[[allow]]                      findings of a lint that the author intends
lint = "own-name"
on = ["jester"]                where: ids or names; everywhere, if left out
because = "it is the joke"
until = "2.0"                  the version from which it is reported again; never, if left out

[editions]
kings-solo = ["kings", "solo"]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import field
from pathlib import Path
from typing import TypeVar, cast

from rulewright.runtime.limits import EDITIONS, PLAYERS

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.suggest import near
from ..diagnostics.words import source as words
from ..frozen import frozen
from ..result import Result
from .allow import Allow, allows_of, terms_of
from .text import Source
from .toml_places import key_span, line_span, spot

T = TypeVar("T")

NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")

ICONS = 10_000
"""The most things that may have a picture of their own."""

FAULTS = 25
"""At most this many unknown keys of one manifest are reported; with more it is hardly a manifest."""

WANTED = {
    "name": ("a name in small letters", '"first-steps"'),
    "title": ("a text in quotes", '"First steps"'),
    "version": ("a text in quotes", '"1.0"'),
    "players": (f"how many play: a number up to {PLAYERS}, or the fewest and the most", "[2, 4]"),
    "builds_on": ("a list of packs by their names", '["base"]'),
    "languages": ("a list of languages by their short names", '["en", "pl"]'),
    "aside": ("a list of counters, flags, markers, piles, facts and rules by their names", '["spent"]'),
    "icons": ("a table, with the picture of each thing that has one", '{ coin = "star" }'),
    "terms": ("a table for each language, with the right word for each wrong one", '{ en = { worker = "token" } }'),
    "allow": (
        "a list of tables, each with a `lint`, `because` and perhaps `on` and `until`",
        '[[allow]] with `lint = "own-name"` and `because = "it is the joke"` below it',
    ),
    "editions": (f"a table, with a list of packs for each of {EDITIONS} editions at most", "[editions]"),
}
"""Every key that a pack may have: what its value should be, and one that it could have."""


@frozen
class Pack:
    name: str
    folder: Path
    title: str
    version: str
    players: tuple[int, int] | None
    """The fewest and the most; None: as many as the packs below it say."""
    builds_on: tuple[str, ...]
    editions: Mapping[str, tuple[str, ...]] = field(hash=False)
    languages: tuple[str, ...]
    texts: tuple[tuple[str, Source], ...]
    """The phrases: language and file, in the order of `languages`; a language without a file is left out."""
    sources: tuple[Source, ...]
    """The rules, in the order of their file names."""
    manifest: Source
    icons: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    """The picture of each thing that has one, by their names."""
    translations: tuple[tuple[str, Source], ...] = ()
    """Their prose in other languages: language and file."""
    terms: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]], hash=False)
    """By language: words that its cards do not use, and those that they do."""
    allows: tuple[Allow, ...] = ()
    aside: tuple[str, ...] = ()
    """What the rules use internally, and tables do not show."""


def pack_of(folder: Path, manifest: Source) -> Result[Pack]:
    """The pack of a manifest, its files not read yet. What is missing is reported and replaced, so that the rest can be
    read."""
    try:
        table = cast(dict[str, object], tomllib.loads(manifest.original))
    except (ValueError, RecursionError) as fault:
        # tomllib says where only inside its sentence; and a thousand brackets are too deep for it.
        at, reason = spot(manifest, str(fault))
        return Result(_taken(folder, manifest, {}, []), (words.not_toml(at, reason),))
    said: list[Diagnostic] = []
    meant: list[str] = []
    for key in [key for key in table if key not in WANTED][:FAULTS]:
        close = near(key, [name for name in WANTED if name not in table])
        said.append(words.unknown_pack_key(key_span(manifest, key), key, close, tuple(WANTED)))
        meant += close
    # A pack that builds on others has their numbers of players.
    needed = ["name", "title"] if table.get("builds_on") else ["name", "title", "players"]
    for key in [key for key in needed if key not in table and key not in meant]:
        said.append(words.missing_pack_key(manifest, key, WANTED[key][1]))
    pack = _taken(folder, manifest, table, said)
    return Result(pack, tuple(said))


def _taken(folder: Path, manifest: Source, table: Mapping[str, object], said: list[Diagnostic]) -> Pack:
    def take(key: str, read: Callable[[object], T | None], otherwise: T) -> T:
        if key not in table:
            return otherwise
        value = read(table[key])
        if value is None:
            at, numbered = line_span(manifest, key), _digit_first(table[key])
            said.append(
                words.digit_first(at, numbered)
                if numbered and key in ("name", "builds_on")
                else words.wrong_pack_value(at, key, *WANTED[key])
            )
        return otherwise if value is None else value

    name = take("name", _name, folder.name or "pack")
    return Pack(
        name=name,
        folder=folder,
        title=take("title", _text, name),
        version=take("version", _text, ""),
        players=take("players", _players, None),
        builds_on=take("builds_on", _names, ()),
        editions=_editions(manifest, take("editions", _table, {}), said),
        languages=take("languages", _languages, ("en",)),
        icons=take("icons", _icons, {}),
        aside=take("aside", _names, ()),
        terms=take("terms", terms_of, {}),
        allows=_allows(table, manifest, said),
        texts=(),
        sources=(),
        manifest=manifest,
    )


def _allows(table: Mapping[str, object], manifest: Source, said: list[Diagnostic]) -> tuple[Allow, ...]:
    if "allow" not in table:
        return ()
    told = allows_of(table["allow"], manifest, _text(table.get("version", "")) or "")
    said += told.said
    return told.value


def _editions(manifest: Source, table: Mapping[str, object], said: list[Diagnostic]) -> Mapping[str, tuple[str, ...]]:
    editions: dict[str, tuple[str, ...]] = {}
    for name, value in table.items():
        packs = _names(value)
        if packs and NAME.fullmatch(name):
            editions[name] = packs
        else:
            at = line_span(manifest, name, "editions")
            if numbered := _digit_first(name) or _digit_first(value):
                said.append(words.digit_first(at, numbered))
            else:
                wrong_packs = words.wrong_pack_value(at, name, *WANTED["builds_on"])
                said.append(words.edition_name(at, name) if packs else wrong_packs)
    return editions


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value.strip() else None


def _name(value: object) -> str | None:
    return value if isinstance(value, str) and NAME.fullmatch(value) else None


def _digit_first(value: object) -> str:
    """The name, or the first of a list, that begins with a digit; empty where none does."""
    names = cast(list[object], value) if isinstance(value, list) else [value]
    return next((one for one in names if isinstance(one, str) and one[:1].isdigit()), "")


def _names(value: object) -> tuple[str, ...] | None:
    return _all(value, NAME)


def _languages(value: object) -> tuple[str, ...] | None:
    return _all(value, LANGUAGE) or None


def _all(value: object, kind: re.Pattern[str]) -> tuple[str, ...] | None:
    """Each of a list, once."""
    if not isinstance(value, list):
        return None
    names = [name for name in cast(list[object], value) if isinstance(name, str) and kind.fullmatch(name)]
    return tuple(dict.fromkeys(names)) if len(names) == len(cast(list[object], value)) else None


def _table(value: object) -> Mapping[str, object] | None:
    table = cast(dict[str, object], value) if isinstance(value, dict) else None
    return table if table is not None and len(table) <= EDITIONS else None


def _icons(value: object) -> Mapping[str, str] | None:
    """Names of things, and names of pictures."""
    table = cast(dict[str, object], value) if isinstance(value, dict) else {}
    found = {id: one for id, one in table.items() if isinstance(one, str) and NAME.fullmatch(one)}
    return found if isinstance(value, dict) and len(found) == len(table) <= ICONS else None


def _players(value: object) -> tuple[int, int] | None:
    counts = cast(list[object], value) if isinstance(value, list) else [value, value]
    # To Python `true` is a number.
    numbers = [count for count in counts if isinstance(count, int) and not isinstance(count, bool)]
    good = len(counts) == len(numbers) == 2 and 1 <= numbers[0] <= numbers[1] <= PLAYERS
    return (numbers[0], numbers[1]) if good else None
