"""The ids in a phrase file, without its wordings: enough to know what is missing and what is unused."""

from __future__ import annotations

from ..frozen import frozen
from ..proofs import Proofs, key_of
from ..source.text import Source
from .entry import Entry
from .tree import category

OWN = ("noun", "adj", "list", "part")
"""Prefixes of ids that are no categories of phrases."""


@frozen
class Outline:
    ids: tuple[str, ...]
    """The ids of all entries, in order."""
    phrases: tuple[str, ...]
    """The ids of entries that are phrases of their own."""


def outline(source: Source, proofs: Proofs) -> Outline:
    key = key_of("outline", [source.text])
    found = proofs.thing(key)
    if not isinstance(found, Outline):
        # The modules that read phrase files are imported only if a file is not known yet.
        from .fluent import entries

        told = entries(source)
        own = (one.id for one in told.value if is_phrase(one))
        found = Outline(tuple(one.id for one in told.value), tuple(own))
        if not told.said:
            proofs.keep(key, found)
    return found


def is_phrase(entry: Entry) -> bool:
    """Whether an entry is a phrase of its own."""
    return category(entry.id) not in OWN and not any(form.name == "as" for form in entry.forms)
