"""Where two sentences with the same words differ only in the forms of nouns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Nouns = Mapping[str, tuple[tuple[tuple[str, ...], str, str], ...]]


def slips(seen: Sequence[str], ours: Sequence[str], nouns: Nouns) -> list[tuple[int, int, int]]:
    """The places where a form differs: (word of the text, word of ours, next word of the text); none if anything else
    differs, too."""
    mine, theirs = [word for word in seen if word != "."], [word for word in ours if word != "."]
    if len(mine) != len(theirs) or mine == theirs:
        return []
    text_at = [at for at, word in enumerate(seen) if word != "."]
    ours_at = [at for at, word in enumerate(ours) if word != "."]
    found: list[tuple[int, int, int]] = []
    for at, (one, other) in enumerate(zip(mine, theirs, strict=True)):
        if one == other:
            continue
        if not _ids(one, nouns) & _ids(other, nouns):
            return []
        found.append((text_at[at], ours_at[at], text_at[at] + 1))
    return found


def _ids(word: str, nouns: Nouns) -> set[str]:
    """The nouns that begin with a word."""
    return {id for look, id, _ in nouns.get(word, ()) if look[0] == word}
