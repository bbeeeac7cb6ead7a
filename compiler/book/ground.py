"""Everything that all pages of a volume depend on, as one key: if any of it changes, all pages are made again.

It is everything that packs say except the lines of things and the steps of scenarios with their results. Of a thing it
contains the kind, the name and the names that its lines give (phases, options, charts), because others may use those.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..proofs import key_of
from ..scenario_keys import SEEN
from ..source.sections import is_book, sections
from ..source.text import Source, line_column
from ..syntax import nodes
from .digest import digest_of
from .shelf import Volume

NAMING = re.compile(r"\b(?:option|let|phase|wallet|map) +[^\n]*")
"""A line that gives a name to something."""


def ground_of(volume: Volume) -> str:
    return key_of("ground", _facts(volume))


def whole_of(volume: Volume) -> str:
    """All that the packs of a volume say."""
    facts = [volume.name, repr(volume.crowded)]
    for pack in volume.packs:
        facts += [pack.manifest.text, *(one.text for _, one in pack.texts)]
        facts += [one.original for one in (*pack.sources, *(one for _, one in pack.translations))]
    return key_of("whole", facts)


def _facts(volume: Volume) -> Iterator[str]:
    model = volume.model
    yield from (volume.name, model.title, repr(model.players), repr(volume.crowded), repr(dict(volume.icons)))
    yield digest_of(volume.told)
    yield repr(volume.set_ups)
    for pack in volume.packs:
        yield from (pack.name, pack.title, pack.version, repr(pack.players), pack.manifest.text)
        for language, source in (*pack.texts, *pack.translations):
            yield from (language, source.name, source.original)
        for source in pack.sources:
            yield source.name
            yield from _prose(source)
    for parsed in volume.parsed:
        for one in parsed:
            for declaration in one.declarations:
                yield from _declared(declaration)


def _prose(source: Source) -> Iterator[str]:
    """The prose of a file; for a chapter for players also its rules, which are folded on the page."""
    if is_book(source):
        yield source.original
        return
    for section in sections(source.original):
        yield f"{section.depth} {section.words}"
        yield from (source.original[part.start : part.end] for part in section.parts if not part.rules)


def _declared(node: nodes.Declaration) -> Iterator[str]:
    source, start, end = node.span
    yield type(node).__name__
    if isinstance(node, nodes.Scenario):
        return
    if isinstance(node, nodes.Element):
        # What is printed on it, after its name, is part of it.
        inside = (node.title or node.name).span.end
        yield source.text[start:inside]
        yield from SEEN.findall(source.text, inside, end)
        yield from NAMING.findall(source.text, inside, end)
        return
    # Of these a page may show the line on which they begin.
    yield f"{source.name}:{line_column(source, start)[0]}"
    yield source.original[start:end]
