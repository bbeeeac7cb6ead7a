"""A file of old findings: findings in it are not reported again, wherever their lines have moved.

A finding is known by its file, its slug, its headline and the words of its line; of several that are alike, as many are
known as the file counts.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from ..source.text import line_column, line_text
from .diagnostic import Diagnostic
from .facts import dumped, in_order, main_label, whole

FORMAT = 1

Key = tuple[str, str, str, str]


class NoBaseline(Exception):
    """The file is not a baseline; the command that reads it reports this."""


def as_baseline(said: Iterable[Diagnostic]) -> str:
    counts = Counter(map(_key, in_order(said)))
    entries = [
        {"file": file, "slug": slug, "headline": headline, "line": line, "count": many}
        for (file, slug, headline, line), many in counts.items()
    ]
    return dumped({"rulewright-baseline": FORMAT, "findings": entries}) + "\n"


def read_baseline(text: str) -> Counter[Key]:
    try:
        data = cast(dict[str, Any], json.loads(text))
        if data["rulewright-baseline"] != FORMAT:
            raise NoBaseline(f"it is of format {data['rulewright-baseline']}, and {FORMAT} is known")
        found = Counter[Key]()
        for one in data["findings"]:
            found[str(one["file"]), str(one["slug"]), str(one["headline"]), str(one["line"])] += int(one["count"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise NoBaseline("it does not hold what `--write-baseline` writes") from None
    return found


def without_old(said: Iterable[Diagnostic], old: Counter[Key]) -> tuple[list[Diagnostic], int]:
    """What is new, and how many entries of the baseline are found no more."""
    left = Counter(old)
    new: list[Diagnostic] = []
    for one in in_order(said):
        key = _key(one)
        if left[key] > 0:
            left[key] -= 1
        else:
            new.append(one)
    return new, left.total()


def _key(one: Diagnostic) -> Key:
    main = main_label(one)
    if main is None:
        return "", one.slug, one.headline, ""
    span = whole(main.span)
    line = line_text(span.source, line_column(span.source, span.start)[0])
    return span.source.name, one.slug, one.headline, " ".join(line.split())
