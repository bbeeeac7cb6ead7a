"""Names in `pack.toml` that the rules do not define: things set aside at the table, and things with icons."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import packs as words
from ..meaning.model import Model
from ..source.pack import Pack
from ..source.text import Source, Span
from ..source.toml_places import key_span, line_span


def manifest_names(pack: Pack, model: Model) -> Iterator[Diagnostic]:
    """The names of a pack's manifest, compared with everything that the pack and the packs below it declare."""
    known = set(_declared(model))
    for name in pack.aside:
        if name not in known:
            yield words.names_nothing(_in_list(pack.manifest, "aside", name), name, "aside", known)
    for name in pack.icons:
        if name not in known:
            yield words.names_nothing(key_span(pack.manifest, name, "icons"), name, "icons", known)


def _declared(model: Model) -> Iterator[str]:
    every: tuple[Iterable[str], ...] = (
        model.kinds,
        model.groups,
        model.slots,
        model.tables,
        model.wallets,
        model.maps,
        model.dice,
        model.elements,
        model.rules,
        model.defines,
    )
    for names in every:
        yield from names
    for kind in model.kinds.values():
        yield from (field.name for field in kind.fields)
    for element in model.elements.values():
        yield element.kind


def _in_list(manifest: Source, key: str, name: str) -> Span:
    """The place of a name in the list of a key."""
    behind = line_span(manifest, key)
    found = re.compile(rf"""["']{re.escape(name)}["']""").search(manifest.original, behind.start)
    return Span(manifest, found.start() + 1, found.end() - 1) if found else behind
