"""Applies the fixes of `check` to the files of packs, round by round, until none are left.

Only files of the packs that are asked for are touched, each through the one way to write files, and a file that can be
read then is formatted. A round that makes nothing better, or a safe one that changes what sound rules mean, is undone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rulewright.runtime.files import Kind, read, write_all

from .check import Checked, check
from .diagnostics.diagnostic import Diagnostic, Severity
from .diagnostics.edits import edits
from .frozen import frozen
from .pipeline import Shelf, compile_edition, model_hash
from .source.clean import clean
from .source.load import read_source, rules_files, shown_as
from .source.pack import Pack
from .source.places import MANIFEST
from .source.rewritten import rewritten
from .syntax.format import formatted
from .syntax.parse import parse

ROUNDS = 20
"""At most this many rounds: one fix may make another possible."""


@frozen
class Fixed:
    found: Checked
    """What is left."""
    made: int
    files: tuple[Path, ...]


def fix(names: Sequence[str], release: bool = False, unsafe: bool = False) -> Fixed:
    """Makes every fix that is sure, or with `unsafe` every one, in the packs that `check` would look at."""
    found, made, touched = check(names, release), 0, dict[Path, None]()
    for _ in range(ROUNDS):
        paths = {shown_as(path): path for path in _files(found)}
        wanted = {paths[name]: fixes for name, fixes in edits(found.said, unsafe).items() if name in paths}
        before = {path: read(path, Kind.RULES) for path in wanted}
        after = {path: rewritten(data, wanted[path]) for path, data in before.items()}
        files: dict[Path, str | bytes | None] = {path: data for path, data in after.items() if data is not None}
        if not files:
            break
        meant = None if found.failed or unsafe else _meant(found)
        _write(files)
        again = check(names, release)
        if not _better(again.said, found.said) or (meant is not None and _meant(again) != meant):
            _write({path: before[path] for path in files})
            break
        found = again
        made += sum(len(wanted[path]) for path in files)
        touched |= dict.fromkeys(files)
    if touched and _format(touched):
        found = check(names, release)
    return Fixed(found, made, tuple(touched))


def _files(found: Checked) -> Iterator[Path]:
    """The files of the packs that were asked for; not of those that they build on."""
    below = {name for pack in found.packs for name in pack.builds_on}
    for pack in found.packs:
        if pack.name not in below:
            yield from _files_of(pack)


def _files_of(pack: Pack) -> list[Path]:
    texts = [pack.folder / "text" / f"{language}.ftl" for language, _ in pack.texts]
    return [pack.folder / MANIFEST, *rules_files(pack.folder), *texts]


def _meant(found: Checked) -> Mapping[str, str]:
    """What the rules of each pack mean, to the letter."""
    shelf = Shelf()
    told = {pack.name: compile_edition(str(pack.folder), (), shelf).value for pack in found.packs}
    return {name: model_hash(one) for name, one in told.items() if one is not None}


def _better(now: Sequence[Diagnostic], before: Sequence[Diagnostic]) -> bool:
    """Whether there are fewer findings than before; errors count first. A corrected mistake may reveal others below it,
    so an unreadable file counts for more than findings in a readable one."""
    return _weight(now) < _weight(before) or _lines(now) < _lines(before) or _uncovered(now, before)


def _uncovered(now: Sequence[Diagnostic], before: Sequence[Diagnostic]) -> bool:
    """Whether all findings with a fix are solved, and new ones are on lines below them, which could not be read
    before."""
    was, left = _places(before), _places(now)
    first: dict[str, int] = {}
    for (_, name, line), fixable in was.items():
        if fixable:
            first[name] = min(line, first.get(name, line))
    gone = all(place not in left for place, fixable in was.items() if fixable)
    return gone and all(name in first and line > first[name] for _, name, line in left.keys() - was.keys())


def _places(said: Sequence[Diagnostic]) -> dict[tuple[str, str, int], bool]:
    """The file and the line of each error, and whether there is a fix."""
    found: dict[tuple[str, str, int], bool] = {}
    for one in said:
        if one.severity is Severity.ERROR and one.labels:
            source, start, _ = one.labels[0].span
            found[one.slug, source.name, source.original.count("\n", 0, start)] = bool(one.fixes)
    return found


def _weight(said: Sequence[Diagnostic]) -> tuple[int, int]:
    return sum(one.severity is Severity.ERROR for one in said), len(said)


def _lines(said: Sequence[Diagnostic]) -> int:
    """How many lines could not be read, or name what is not there."""
    return len({one.labels[0].span[:2] for one in said if one.severity is Severity.ERROR and one.fixes and one.labels})


def _format(files: Mapping[Path, None]) -> bool:
    """Formats those files of rules that can be read. Says whether any was changed."""
    new: dict[Path, str | bytes | None] = {}
    for path in files:
        if path.name.endswith((".rules", ".rules.md")):
            source = read_source(path, shown_as(path))
            told = parse(source.value)
            if any(one.severity is Severity.ERROR for one in (*source.said, *told.said)):
                continue
            text = formatted(source.value, told.value.declarations)
            same = parse(clean(source.value.name, text).value).value.declarations == told.value.declarations
            if same and text.encode("utf-8") != read(path, Kind.RULES):
                new[path] = text
    _write(new)
    return bool(new)


def _write(files: Mapping[Path, str | bytes | None]) -> None:
    """All of them or, where the disk is full, none."""
    write_all({str(path): data for path, data in files.items()})
