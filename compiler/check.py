"""All checks of packs, without playing games: each pack in its smallest edition, then the editions named.

A finding about a pack that is in two editions is reported once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from .diagnostics.diagnostic import Diagnostic, Severity
from .diagnostics.words import packs as words
from .diagnostics.words import printed
from .diagnostics.words.prose import READ
from .frozen import frozen, slotted
from .gc_paused import gc_paused
from .packs import bundled_packs, known_names, packs_here, packs_in, packs_named, search_of
from .pipeline import Compiled, Shelf, compile_edition
from .proofs import Proofs, key_of, work_of
from .scenario_keys import REMARKS
from .source.allow import named_in, without_allowed
from .source.load import Pack, find_pack
from .source.toml_places import line_span
from .source.translated import untranslated
from .sources import sources_of

if TYPE_CHECKING:
    from .meaning.model import Model
    from .plan.kept import Kept
    from .plan.plan import Plan

WAIT = frozenset({"no-sentence", "no-name", "unproved-text"})
"""A note while a pack is being made, an error in a release."""


FEW = 3
"""At most this many of these notes are shown one by one."""


@frozen
class Checked:
    """The findings, and the packs that were checked."""

    said: tuple[Diagnostic, ...]
    packs: tuple[Pack, ...]
    """Every pack that was read, once."""
    missing: tuple[str, ...]
    """Of what was asked for, what is neither a pack nor an edition."""
    above: tuple[Pack, ...] = ()
    """Packs that build on these, and were read for what they make possible."""
    around: tuple[Path, ...] = ()
    """The folders that were searched for such packs."""

    @property
    def failed(self) -> bool:
        return any(one.severity is Severity.ERROR for one in self.said)


def check(names: Sequence[str] = (), release: bool = False, proofs: Proofs | None = None) -> Checked:
    """Checks packs and editions by name, folder or file, or a folder of packs. Without names, the packs in this folder
    are checked, or else all bundled ones. Whatever the proofs have found correct is not checked again."""
    with gc_paused():
        return _checked(packs_named(names) or _all(), release, proofs or Proofs(lasting=False))


def _checked(wanted: Sequence[str], release: bool, proofs: Proofs) -> Checked:
    shelf = Shelf()
    said: list[Diagnostic] = []
    missing: list[str] = []
    last: set[str] = set()
    above = _Above()
    for name in wanted:
        told = compile_edition(name, (), shelf, None if release else proofs)
        said += told.said
        if told.value is None:
            missing.append(name)
        else:
            last.add(told.value.packs[-1].name)
            said += _editions(told.value.packs)
            said += _drafts(told.value, release)
            said += _of_manifest(told.value, told.said)
            said += _phrases(told.value, told.said, release, proofs, _whole_of(told.value, shelf))
            said += _played(told.value, told.said, shelf, proofs, above)
            said += _unfinished(told.value) if release else ()
    packs = [told.value for told in shelf.packs.values() if told.value is not None]
    found = tuple(_allowed(once(said), packs, last))
    return Checked(found, tuple(packs), tuple(missing), tuple(above.packs), tuple(above.folders))


def _editions(packs: Sequence[Pack]) -> Iterator[Diagnostic]:
    """Editions of packs that are not there."""
    for pack in packs:
        for edition, inside in pack.editions.items():
            for name in inside:
                if find_pack(name, search_of(pack)) is None:
                    yield words.no_such_pack(name, line_span(pack.manifest, edition, "editions"), known_names())


def _of_manifest(compiled: Compiled, said: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Where a line of the rules is not understood, it may be the one that declares what the manifest names."""
    if not any(one.severity is Severity.ERROR for one in said):
        from .lint.manifest_names import manifest_names

        yield from manifest_names(compiled.packs[-1], compiled.model)


def _drafts(compiled: Compiled, release: bool) -> Iterator[Diagnostic]:
    """Cards that are prose only, each of them; they may not be released."""
    for element in compiled.model.elements.values():
        if element.draft:
            one = printed.draft(element.at, element.id, bool(element.abilities or element.block))
            yield replace(one, severity=Severity.ERROR) if release else one


def _whole_of(compiled: Compiled, shelf: Shelf) -> Callable[[], Model]:
    """The model with all its scenarios, which are read only where somebody asks."""

    def whole() -> Model:
        told = compiled if compiled.whole else compile_edition(compiled.name, (), shelf).value
        assert told is not None
        return told.model

    return whole


def _phrases(
    compiled: Compiled, said: Iterable[Diagnostic], release: bool, proofs: Proofs, whole: Callable[[], Model]
) -> tuple[Diagnostic, ...]:
    """What is wrong with the sentences of an edition's packs. An edition in English only and without phrases is not
    checked. A construct without a phrase can be played and is shown as written, but the pack must not be released. A
    rule with a mistake is not reported for its sentence as well."""
    own = any(element.says for element in compiled.model.elements.values())
    if not own and not any(pack.texts or pack.languages != ("en",) for pack in compiled.packs):
        return ()
    from .text.complete import complaints

    sound = not any(one.severity is Severity.ERROR for one in said)
    found = tuple(complaints(compiled.model, compiled.packs, sound, proofs, whole))
    if release:
        return tuple(replace(one, severity=Severity.ERROR) if one.slug in WAIT else one for one in found)
    waiting = [one for one in found if one.slug in WAIT]
    if len(waiting) <= FEW:
        return found
    more = f"and {len(waiting) - 1} notes like it: `rulewright check --release` shows them all"
    return (*(one for one in found if one.slug not in WAIT), replace(waiting[0], why=more))


@slotted
class _Above:
    """The packs that build on those that are checked, where they decide what is reported of these."""

    packs: list[Pack] = field(default_factory=list[Pack])
    folders: list[Path] = field(default_factory=list[Path])


def _played(
    compiled: Compiled, said: Iterable[Diagnostic], shelf: Shelf, proofs: Proofs, above: _Above
) -> tuple[Diagnostic, ...]:
    """What is wrong with rules as they would be played. Where something is not understood, nothing of that is known."""
    if any(one.severity is Severity.ERROR for one in said):
        return ()
    key = _rules_of(compiled)
    if proofs.holds(key):
        for what in ("graph", "reach"):
            proofs.stay(work_of(what, compiled.model.name))
        return ()
    many = len(above.folders)
    found = tuple(_of_plan(compiled, shelf, above, proofs))
    # Findings that depend on the packs above are valid for these rules with those packs only.
    if not found and len(above.folders) == many:
        proofs.add(key)
    return found


def _rules_of(compiled: Compiled) -> str:
    """All of an edition that decides what can happen in it, as one key: no prose, no scenarios, no notes."""
    facts = [compiled.name, *map(str, compiled.model.players)]
    for pack, sources in zip(compiled.packs, compiled.parsed, strict=True):
        facts.append(pack.name)
        for parsed in sources:
            text = parsed.source.text
            rules = (one for one in parsed.declarations if not isinstance(one, REMARKS))
            facts += (text[one.span.start : one.span.end] for one in rules)
    return key_of("rules", facts)


def _of_plan(compiled: Compiled, shelf: Shelf, above: _Above, proofs: Proofs) -> Iterator[Diagnostic]:
    from .graph.endless import complaints_of
    from .graph.lints import chain_lints
    from .graph.rings import rings
    from .graph.world import MOST_LINKS, world_of
    from .lint.lints import lints
    from .plan.kept import kept_of
    from .plan.lower import lower

    plan = lower(compiled.model, needs=False)
    kept = kept_of(plan, proofs)
    world = world_of(compiled.model, plan, most=MOST_LINKS, kept=kept)
    found = rings(world, "all")
    yield from complaints_of(world, found)
    yield from chain_lints(world, found, compiled.packs[-1].name)
    yield from _never(compiled, plan, shelf, above, kept)
    yield from (one for _, one in lints(plan, compiled.packs[-1].name))


def _never(compiled: Compiled, plan: Plan, shelf: Shelf, above: _Above, kept: Kept | None) -> tuple[Diagnostic, ...]:
    """What of a pack can never happen. What a pack that builds on it makes possible is not reported."""
    from .reach.answers import never

    found = never(compiled.model, compiled.packs[-1].name, plan, kept)
    if found:
        above.folders.append(compiled.packs[-1].folder.absolute().parent)
    for name in _building_on(compiled.packs[-1]) if found else ():
        upper = compile_edition(name, (), Shelf(dict(shelf.packs), dict(shelf.parsed))).value
        if upper is not None:
            above.packs += upper.packs
            still = never(upper.model, compiled.packs[-1].name)
            found = {id: one for id, one in found.items() if id in still}
    return tuple(found.values())


def _building_on(pack: Pack) -> list[str]:
    """The packs that build on a pack, in the same folder and among the bundled ones."""
    beside = [*packs_in(pack.folder.absolute().parent), *bundled_packs()]
    return [str(one.folder) for one in beside if pack.name in one.builds_on]


def _unfinished(compiled: Compiled) -> Iterator[Diagnostic]:
    """What may stay while a pack is being made, and may not be released."""
    for pack in compiled.packs:
        yield from untranslated(pack)
    for rule in sources_of(compiled.model, compiled.packs, compiled.parsed).rules:
        if rule.stand_in:
            yield words.stand_in(rule.at, rule.id)


def _allowed(said: Iterable[Diagnostic], packs: Sequence[Pack], last: set[str]) -> Iterator[Diagnostic]:
    """Without what the packs allow. Whether an entry allows anything is known of packs that were checked themselves."""
    allows = [one for pack in packs for one in pack.allows]
    known = {one.at for pack in packs if pack.name in last for one in pack.allows}
    told = ((one, named_in(one)) for one in said)
    return without_allowed(told, allows, lambda one: one.at in known and one.lint not in READ)


def once(said: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Each thing once, however many editions it was found in."""
    found: dict[object, Diagnostic] = {}
    for one in said:
        places = tuple((label.span.source.name, label.span.start, label.span.end, label.words) for label in one.labels)
        found.setdefault((one.slug, one.headline, one.severity, places), one)
    return list(found.values())


def _all() -> tuple[str, ...]:
    """Packs before editions, so that a fault is met where it is nearest."""
    packs = packs_here() or bundled_packs()
    names = [str(pack.folder) for pack in packs]
    return tuple(names + [name for pack in packs for name, inside in pack.editions.items() if inside != (pack.name,)])
