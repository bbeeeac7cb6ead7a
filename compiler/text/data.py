"""The compiled phrases of a pack as JSON, for programs that print its cards without this compiler.

It holds only what the pack adds; the phrases of every game, and those of the packs below, have data of their own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import cast

from ..source.pack import Pack
from ..source.text import Source
from .compile import compile_languages
from .store import as_data


def phrases_data(packs: Sequence[Pack]) -> str:
    """The phrases of the last of these packs, which builds on the others; without packs, the phrases of every game."""
    languages = [*packs[-1].languages] if packs else ["en", "pl"]
    whole = _compiled(packs, languages)
    below = _compiled(packs[:-1] if packs else (), languages) if packs else dict[str, Mapping[str, object]]()
    found = {language: _added(data, below.get(language, {})) for language, data in whole.items()}
    head = {"pack": packs[-1].name if packs else "", "languages": found}
    return json.dumps(head, indent=1, ensure_ascii=False) + "\n"


def _compiled(packs: Sequence[Pack], languages: Sequence[str]) -> Mapping[str, Mapping[str, object]]:
    texts: dict[str, list[Source]] = {language: [] for language in languages}
    for pack in packs:
        for language, source in pack.texts:
            texts.setdefault(language, []).append(source)
    return {language: as_data(phrases) for language, phrases in compile_languages(texts).value.items()}


def _added(whole: Mapping[str, object], below: Mapping[str, object]) -> Mapping[str, object]:
    """What was added or changed."""
    found: dict[str, object] = {}
    for name, things in whole.items():
        if isinstance(things, dict):
            entries = cast(dict[str, object], things)
            before = cast(Mapping[str, object], below.get(name, {}))
            found[name] = {id: one for id, one in entries.items() if before.get(id) != one}
    return found
