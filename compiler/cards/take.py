"""Brings a table back into the rules: changed rows replace declarations, new rows follow the last of their kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path

from ..diagnostics.diagnostic import Diagnostic
from ..frozen import slotted
from ..meaning.names import name_of, sort_of
from ..pipeline import Compiled
from ..source.load import Pack, rules_files, shown_as
from ..source.text import Source, source_of
from ..syntax import nodes
from ..syntax.parse import parse
from .rows import Row, declared, rows_of
from .table import BEFORE, BEHIND, Cells, Wrong


@slotted
class Taken:
    """The result of taking a table: the files as they will be, and the findings."""

    files: dict[Path, str] = field(default_factory=dict[Path, str])
    changed: list[str] = field(default_factory=list[str])
    added: list[str] = field(default_factory=list[str])
    left: int = 0
    """Rows of the rules that the table does not have: they stay."""
    wrong: list[str] = field(default_factory=list[str])
    said: list[Diagnostic] = field(default_factory=list[Diagnostic])


def take(compiled: Compiled, table: Sequence[tuple[int, Cells]], name: str) -> Taken:
    """What the files of an edition's packs are, once the rows of a table are taken up."""
    rows = rows_of(compiled)
    known, last = {row.key: row for row in rows}, {row.kind: row for row in rows}
    taken, edits, seen = Taken(), dict[Source, list[tuple[int, int, str]]](), dict[tuple[str, str], int]()
    for line, cells in table:
        try:
            row = _row(cells, line, last)
            if row.key in seen:
                raise Wrong(line, f"`{row.id}` was in line {seen[row.key]} already")
            seen[row.key] = line
            before = known.get(row.key)
            if before is not None and before == replace(row, stand_in=before.stand_in, at=before.at):
                continue
            model = before or last[row.kind]
            element = row.kind in compiled.model.kinds
            text = _read(row, element, line, name, taken)
        except Wrong as wrong:
            taken.wrong.append(f"{name}, {wrong}")
            continue
        at = model.at
        end = at.start + len(at.source.text[at.start : at.end].rstrip())
        edit = (at.start, end, text) if before is not None else (end, end, f"\n{text}")
        edits.setdefault(at.source, []).append(edit)
        (taken.changed if before is not None else taken.added).append(row.id)
    taken.left = len(known.keys() - seen.keys())
    paths = _paths(compiled.packs)
    for source, all in edits.items():
        taken.files[paths[source.name]] = _edited(source.original, all)
    return taken


def _row(cells: Mapping[str, str], line: int, last: Mapping[str, Row]) -> Row:
    kind, id = cells.get("kind", "").strip(), cells.get("id", "").strip()
    if not kind or not id:
        raise Wrong(line, "a row needs a kind and an id")
    if kind not in last:
        raise Wrong(line, f"there is nothing of the kind `{kind}` in the rules")
    traits = {name: text.strip() for name, text in cells.items() if name and name not in (*BEFORE, *BEHIND)}
    traits = {name: text for name, text in traits.items() if text}
    lines = "\n".join(text.rstrip() for text in cells.get("lines", "").strip("\n").split("\n"))
    return Row(kind, id, cells.get("title", ""), cells.get("marks", "").strip(), traits, lines, False, last[kind].at)


def _read(row: Row, element: bool, line: int, name: str, taken: Taken) -> str:
    """The declaration that a row makes, once it is sure that it is one, and no more than that."""
    text = declared(row, element)
    if "`" * 3 in text or "~" * 3 in text or "\0" in text:
        raise Wrong(line, f"`{row.id}` holds signs that end a block of rules")
    told = parse(source_of(f"{name}, line {line}", f"{text}\n"))
    if told.said:
        taken.said += told.said
        raise Wrong(line, f"`{row.id}` cannot be read as rules")
    found = told.value.declarations
    node = found[0] if len(found) == 1 else None
    word = name_of(node) if node is not None else None
    if node is None or word is None:
        raise Wrong(line, f"`{row.id}` is not one declaration, but {len(found)}")
    sort = node.kind.text if isinstance(node, nodes.Element) else sort_of(node)
    if (sort, word.text) != row.key:
        raise Wrong(line, f"these lines make {sort} `{word.text}`, and the row is of {row.kind} `{row.id}`")
    return text


def _edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    # If several new rows follow the same one, they keep the order of the table.
    for _, (start, end, new) in sorted(enumerate(edits), key=lambda one: (one[1][0], one[0]), reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _paths(packs: Sequence[Pack]) -> dict[str, Path]:
    return {shown_as(path): path for pack in packs for path in rules_files(pack.folder)}
