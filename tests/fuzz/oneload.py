"""Reads files once for several commands, because reading takes most of the time of a case."""

from __future__ import annotations

import os
from collections.abc import Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from rulewright.compiler import pipeline
from rulewright.compiler.cli import remembered
from rulewright.compiler.pipeline import Compiled, Shelf
from rulewright.compiler.proofs import Proofs
from rulewright.compiler.result import Result
from rulewright.compiler.source.text import Source
from rulewright.compiler.text import compile as compiling
from rulewright.compiler.text.phrasebook import Phrases

Looks = dict[str, tuple[int, ...]]


def looks() -> Looks:
    """Every file and folder from here on, as it is now: what was written has another number, time or size."""
    found: Looks = {}
    waiting = ["."]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                stat = entry.stat(follow_symlinks=False)
                if entry.is_dir(follow_symlinks=False):
                    found[entry.path] = (stat.st_mode,)
                    waiting.append(entry.path)
                else:
                    found[entry.path] = (stat.st_mode, stat.st_ino, stat.st_size, stat.st_mtime_ns)
    return found


_made_of = cache(remembered.made_of)
_compile: Any = compiling
_compile_languages = _compile.compile_languages
_phrases: dict[object, Result[Mapping[str, Phrases]]] = {}


def _compiled_once(
    texts: Mapping[str, Sequence[Source]], prove: bool = False, named: Collection[str] = (), *more: Any
) -> Result[Mapping[str, Phrases]]:
    """Phrase files that are the same to the letter as those of another case."""
    files = tuple((language, *((one.name, one.original) for one in sources)) for language, sources in texts.items())
    # What is named in the rules matters where there are several languages.
    seen = (files, prove, named if len(files) > 1 else ())
    if seen not in _phrases:
        if len(_phrases) > 40:
            _phrases.clear()
        _phrases[seen] = _compile_languages(texts, prove, named, *more)
    return _phrases[seen]


@contextmanager
def one_load() -> Generator[None, None, None]:
    """While this lasts, an edition whose files are as they were is what it was."""
    known: dict[object, tuple[Result[Compiled | None], Shelf]] = {}
    compiled, made_of = pipeline._compiled, remembered.made_of  # pyright: ignore[reportPrivateUsage]

    def again(name: str, extra: Sequence[str], shelf: Shelf, proofs: Proofs | None) -> Result[Compiled | None]:
        if shelf.packs or (proofs is not None and proofs.known):
            return compiled(name, extra, shelf, proofs)
        seen = (name, *extra, os.getcwd(), tuple(sorted(looks().items())))
        if seen not in known:
            if len(known) > 8:
                known.clear()
            told = compiled(name, extra, shelf, None)
            known[seen] = (told, Shelf(dict(shelf.packs), dict(shelf.parsed)))
        told, kept = known[seen]
        shelf.packs.update(kept.packs)
        shelf.parsed.update(kept.parsed)
        return told

    changed: Any = pipeline
    changed._compiled, remembered.made_of, _compile.compile_languages = again, _made_of, _compiled_once
    try:
        yield
    finally:
        changed._compiled, remembered.made_of, _compile.compile_languages = compiled, made_of, _compile_languages
