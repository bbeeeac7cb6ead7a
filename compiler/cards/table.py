"""The table as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from ..source.cells import as_meant, as_text
from .rows import Row

BEFORE, BEHIND = ("kind", "id", "title", "marks"), ("lines", "stand-in", "place")
MOST = 50_000
"""Nobody has more cards."""


class Wrong(Exception):
    """What is wrong with the table, with the line of it."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")


def written(rows: Sequence[Row], places: Sequence[str]) -> str:
    """The table as text, with the place in the rules next to each row."""
    names = list(dict.fromkeys(name for row in rows for name in row.traits))
    out = io.StringIO()
    to = csv.writer(out, lineterminator="\n")
    to.writerow([*BEFORE, *names, *BEHIND])
    for row, at in zip(rows, places, strict=True):
        traits = [row.traits.get(name, "") for name in names]
        cells = [row.kind, row.id, row.title, row.head, *traits, row.lines, "yes" if row.stand_in else "no", at]
        to.writerow(map(as_text, cells))
    return out.getvalue()


Cells = dict[str, str]


def read_table(text: str) -> list[tuple[int, Cells]]:
    """The rows of a table, each with the line that it begins in; cells by their columns."""
    found: list[tuple[int, Cells]] = []
    columns: list[str] = []
    for line, cells in _records(text.removeprefix("\ufeff")):
        if not columns:
            columns = [cell.strip() for cell in cells]
            _check(columns, line)
            continue
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) > len(columns) and any(cells[len(columns) :]):
            raise Wrong(line, f"this row has {len(cells)} cells, and there are {len(columns)} columns")
        if len(found) >= MOST:
            raise Wrong(line, f"the table has more than {MOST:,} rows")
        found.append((line, dict(zip(columns, map(as_meant, cells), strict=False))))
    if not columns:
        raise Wrong(1, f"the table is empty; its first row names the columns: {', '.join((*BEFORE, *BEHIND))}")
    return found


def _check(columns: list[str], line: int) -> None:
    missing = [name for name in ("kind", "id", "lines") if name not in columns]
    if missing:
        raise Wrong(line, f"a column is missing: {', '.join(missing)}")
    twice = [name for name in columns if name and columns.count(name) > 1]
    if twice:
        raise Wrong(line, f"two columns are called `{twice[0]}`")


def _records(text: str) -> Iterator[tuple[int, list[str]]]:
    begin = text.split("\n", 1)[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=";" if ";" in begin and "," not in begin else ",")
    line = 1
    try:
        for cells in reader:
            yield line, cells
            line = reader.line_num + 1
    except csv.Error as fault:
        raise Wrong(line, f"this is no CSV: {fault}") from None
