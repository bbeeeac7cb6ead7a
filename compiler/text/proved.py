"""The keys of proofs about the phrases of a pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..proofs import Proofs, key_of
from ..source.text import Source


def stay_proved(texts: Mapping[str, Sequence[Source]], proofs: Proofs) -> None:
    """Keeps the proofs of phrases that are not compiled this time."""
    for language, sources in texts.items():
        proofs.holds(checked_key(language, sources))
        proofs.holds(tried_key(language, sources))


def checked_key(language: str, sources: Sequence[Source]) -> str:
    return key_of("checked phrases", _files(language, sources))


def tried_key(language: str, sources: Sequence[Source]) -> str:
    return key_of("phrases", _files(language, sources))


def _files(language: str, sources: Sequence[Source]) -> list[str]:
    """All files that the phrases of a language are made from."""
    return [language, *(text for source in sources for text in (source.name, source.text))]
