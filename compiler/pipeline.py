"""The road, one line a station: a name or a folder to an edition's packs, to nodes, to the model, to a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.runtime.limits import PACKS

from .diagnostics.diagnostic import Diagnostic
from .diagnostics.words import limits
from .diagnostics.words import packs as words
from .frozen import frozen, slotted
from .gc_paused import gc_paused
from .meaning.model import Model
from .meaning.resolve import resolve
from .packs import edition_namer, known_names, search_of
from .proofs import Proofs, key_of
from .result import Result
from .scenario_keys import has_scenarios, phases_in, scenarios_key, surroundings, with_own_words
from .source.load import Pack, find_pack, load_pack, no_pack
from .source.text import Source, Span
from .source.toml_places import line_span
from .syntax.parse import Parsed, parse

if TYPE_CHECKING:
    from rulewright.runtime import Edition


@frozen
class Compiled:
    """An edition as far as its model: its packs, the base first, their parsed files, and the model."""

    name: str
    packs: tuple[Pack, ...]
    parsed: tuple[tuple[Parsed, ...], ...]
    model: Model
    whole: bool = True
    """Whether all scenarios have been read: those that are known to have no errors may have been left out."""


@frozen
class Shelf:
    """Packs that have been read, so that several editions made of the same packs read them once."""

    packs: dict[Path, Result[Pack | None]] = field(default_factory=dict[Path, Result[Pack | None]])
    parsed: dict[tuple[Path, bool], Result[tuple[Parsed, ...]]] = field(
        default_factory=dict[tuple[Path, bool], Result[tuple[Parsed, ...]]]
    )
    """With their scenarios, or with no more of these than the titles."""
    files: dict[str, Result[Parsed]] = field(default_factory=dict[str, Result[Parsed]])
    """Single files with their scenarios, where those of others are left out."""
    found: dict[tuple[str, Path | None], Path | None] = field(
        default_factory=dict[tuple[str, Path | None], Path | None]
    )
    """The folder of a pack by its name, for the pack in a folder: in a long chain each pack looks for all below it."""


def compile_edition(
    name: str, extra: Sequence[str] = (), shelf: Shelf | None = None, proofs: Proofs | None = None
) -> Result[Compiled | None]:
    """An edition by name, a pack by name, or a folder; `extra` packs are added to it. Scenarios of files that the
    `proofs` know to be correct are left out."""
    with gc_paused():
        return _compiled(name, extra, shelf or Shelf(), proofs)


def _compiled(name: str, extra: Sequence[str], shelf: Shelf, proofs: Proofs | None) -> Result[Compiled | None]:
    said: list[Diagnostic] = []
    packs = _packs(name, extra, shelf, said)
    if not packs:
        return Result(None, tuple(said))
    parsed, keys = _read_of(name, packs, shelf, said, proofs)
    above = _above(packs)
    entries = [(pack.name, above[pack.name], sources) for pack, sources in zip(packs, parsed, strict=True)]
    last = packs[-1]
    players = next((pack.players for pack in reversed(packs) if pack.players), (2, 2))
    meant = resolve(last.name if os.path.exists(name) else name, last.title, players, entries, _seats(packs, above))
    if not _lacks_base(packs, said):
        said += meant.said if any(parsed) else (words.no_rules(last.manifest),)
    if proofs is not None and keys is not None:
        _sound_now(parsed, keys, said, proofs)
    whole = keys is None or all(keys.values())
    return Result(Compiled(name, packs, tuple(parsed), meant.value, whole), tuple(said))


def _lacks_base(packs: Sequence[Pack], said: Sequence[Diagnostic]) -> bool:
    """Whether a pack that others build on is not there: what rules mean without it tells nobody anything."""
    built_on = {line_span(pack.manifest, "builds_on") for pack in packs if said}
    return any(one.labels and one.labels[0].span in built_on for one in said)


Keys = dict[str, str]
"""By file with scenarios: the key of the proof that they are correct; empty if that is known already."""


def _read_of(
    name: str, packs: Sequence[Pack], shelf: Shelf, said: list[Diagnostic], proofs: Proofs | None
) -> tuple[list[tuple[Parsed, ...]], Keys | None]:
    """What packs say. Where all but the scenarios is read without a complaint, of those only what is new."""
    if proofs is not None and not said:
        short = [_titles_only(pack, shelf, proofs) for pack in packs]
        if not any(told.said or any(map(with_own_words, told.value)) for told in short):
            around = surroundings(name, packs, [told.value for told in short])
            return _known_left_out(packs, [told.value for told in short], around, shelf, said, proofs)
    parsed: list[tuple[Parsed, ...]] = []
    for pack in packs:
        broken = {one.labels[0].span.source.name for one in said if one.slug == "not-utf-8"}
        told = _parsed(pack, broken, shelf)
        said += told.said
        parsed.append(told.value)
    return parsed, None


def _known_left_out(
    packs: Sequence[Pack],
    short: Sequence[Sequence[Parsed]],
    around: str,
    shelf: Shelf,
    said: list[Diagnostic],
    proofs: Proofs,
) -> tuple[list[tuple[Parsed, ...]], Keys]:
    keys: Keys = {}
    found: list[tuple[Parsed, ...]] = []
    for pack, sources in zip(packs, short, strict=True):
        read: list[Parsed] = []
        for one in sources:
            if has_scenarios(one):
                key = scenarios_key(around, pack.name, one)
                if proofs.holds(key):
                    keys[one.source.name] = ""
                else:
                    keys[one.source.name] = key
                    told = shelf.files.get(one.source.name) or shelf.files.setdefault(
                        one.source.name, parse(one.source)
                    )
                    said += told.said
                    one = told.value
            read.append(one)
        found.append(tuple(read))
    return found, keys


def _sound_now(parsed: Sequence[Sequence[Parsed]], keys: Keys, said: Sequence[Diagnostic], proofs: Proofs) -> None:
    """Files without findings whose scenarios use no phase that only they have."""
    faulty = {label.span.source.name for one in said for label in one.labels}
    phases = {phase for sources in parsed for one in sources for phase in phases_in(one, remarks=False)}
    for sources in parsed:
        for one in sources:
            key = keys.get(one.source.name)
            if key and one.source.name not in faulty and phases_in(one, remarks=True) <= phases:
                proofs.add(key)


def _parsed(pack: Pack, broken: Collection[str], shelf: Shelf) -> Result[tuple[Parsed, ...]]:
    """The parsed sources, read once for all editions. For `broken` ones, whose bytes were no text, strange letters are
    not reported again."""
    key = (pack.folder, True)
    if key not in shelf.parsed:
        told = _together([parse(source) for source in pack.sources])
        shelf.parsed[key] = Result(told.value, tuple(one for one in told.said if not _of_bytes(one, broken)))
    return shelf.parsed[key]


def _titles_only(pack: Pack, shelf: Shelf, proofs: Proofs) -> Result[tuple[Parsed, ...]]:
    """The same, with no more of scenarios than their titles."""
    key = (pack.folder, False)
    if key not in shelf.parsed:
        shelf.parsed[key] = _together([_read_once(source, proofs) for source in pack.sources])
    return shelf.parsed[key]


def _read_once(source: Source, proofs: Proofs) -> Result[Parsed]:
    """A file that was read before without a complaint is not read again."""
    key = key_of("nodes", [source.name, source.text, source.original])
    kept = proofs.thing(key, source)
    if isinstance(kept, Parsed):
        return Result(kept)
    told = parse(source, scenarios=False)
    if not told.said:
        proofs.keep(key, told.value)
    return told


def _together(told: Sequence[Result[Parsed]]) -> Result[tuple[Parsed, ...]]:
    return Result(tuple(one.value for one in told), tuple(one for each in told for one in each.said))


def _of_bytes(one: Diagnostic, broken: Collection[str]) -> bool:
    source, start, end = one.labels[0].span if one.labels else (None, 0, 0)
    return source is not None and source.name in broken and "\ufffd" in source.original[start:end]


def _packs(name: str, extra: Sequence[str], shelf: Shelf, said: list[Diagnostic]) -> tuple[Pack, ...]:
    """The packs of an edition and all they build on, each after those it builds on."""
    road = _Road(shelf, said)
    namer = edition_namer(name)
    at = line_span(namer.manifest, name, "editions") if namer else None
    try:
        for wanted in namer.editions[name] if namer else (name,):
            _visit(wanted, namer, lambda: at, (), road)
        for wanted in extra:
            _visit(wanted, None, lambda: None, (), road)
    except _TooMany as many:
        said.append(limits.packs(many.asked))
        return ()
    return tuple(road.order)


@slotted
class _Road:
    """The packs that have been visited; in `order`, those whose bases have all been visited."""

    shelf: Shelf
    said: list[Diagnostic]
    loaded: dict[str, Pack] = field(default_factory=dict[str, Pack])
    order: list[Pack] = field(default_factory=list[Pack])


def _visit(wanted: str, asker: Pack | None, at: Callable[[], Span | None], trail: tuple[str, ...], road: _Road) -> None:
    shelf, said = road.shelf, road.said
    folder = _folder_of(wanted, asker, shelf)
    if folder is None:
        asked = at()
        there = asked is None and (os.path.exists(wanted) or "/" in wanted or Path(wanted).suffix)
        said.append(no_pack(Path(wanted)) if there else words.no_such_pack(wanted, asked, known_names()))
        return
    told = shelf.packs.get(folder) or shelf.packs.setdefault(folder, load_pack(folder))
    pack = told.value
    if pack is None:
        said.extend(told.said)
        return
    built_on = partial(line_span, pack.manifest, "builds_on")
    if pack.name in trail:
        said.append(words.ring_of_packs(built_on(), pack.name, trail))
        return
    if pack.name in road.loaded:
        return
    if len(road.loaded) >= PACKS:
        raise _TooMany(at())
    said.extend(told.said)
    road.loaded[pack.name] = pack
    for base in pack.builds_on:
        _visit(base, pack, built_on, (*trail, pack.name), road)
    road.order.append(pack)


def _folder_of(wanted: str, asker: Pack | None, shelf: Shelf) -> Path | None:
    key = (wanted, asker.folder if asker is not None else None)
    if key not in shelf.found:
        shelf.found[key] = find_pack(wanted, search_of(asker))
    return shelf.found[key]


class _TooMany(Exception):
    """There are more packs than an edition may have; this exception never leaves this file."""

    def __init__(self, asked: Span | None) -> None:
        self.asked = asked


def _above(packs: Sequence[Pack]) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for pack in packs:
        near = [base for base in pack.builds_on if base in found]
        found[pack.name] = frozenset(near).union(*(found[base] for base in near))
    return found


def _seats(packs: Sequence[Pack], above: Mapping[str, frozenset[str]]) -> dict[str, tuple[int, int]]:
    """The numbers of players of each pack with all that it builds on."""
    found: dict[str, tuple[int, int]] = {}
    for pack in packs:
        below = [found[one.name] for one in packs if one.name in above[pack.name]]
        found[pack.name] = pack.players or (below[-1] if below else (2, 2))
    return found


@gc_paused()
def handlers_of(compiled: Compiled) -> str:
    """The handlers of an edition, as Python."""
    from .handlers.module import module_of
    from .plan.lower import lower

    return module_of(lower(compiled.model), model_hash(compiled))


@gc_paused()
def edition_of(compiled: Compiled) -> Edition:
    """The edition, ready to be played: its handlers are made now, from the current model."""
    from .handlers.played import played
    from .plan.lower import lower

    return played(lower(compiled.model), model_hash(compiled)).rules


def model_hash(compiled: Compiled) -> str:
    """A hash of the rules of a game: equal models have equal hashes."""
    from .meaning.export import hash_of

    return hash_of(compiled.model)
