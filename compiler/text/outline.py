"""What a phrase file has in it, without what it says: enough to know what is missing and what nothing uses."""

from __future__ import annotations

from ..frozen import frozen
from ..proofs import Proofs, key_of
from ..source.text import Source
from .entry import Entry
from .tree import category

OWN = ("noun", "adj", "list", "part")
"""Beginnings of ids that are no categories of phrases."""


@frozen
class Outline:
    ids: tuple[str, ...]
    """Of all entries, in their order."""
    phrases: tuple[str, ...]
    """Those that are phrases of their own."""


def outline(source: Source, proofs: Proofs) -> Outline:
    key = key_of("outline", [source.text])
    found = proofs.thing(key)
    if not isinstance(found, Outline):
        # What reads phrase files is not needed where all of them are known.
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
