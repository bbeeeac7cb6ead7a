"""Cells of a table. A spreadsheet takes what begins with certain signs for a formula: such a cell is kept as text."""

from __future__ import annotations

FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


def as_text(cell: str) -> str:
    """The cell with an apostrophe before it where a spreadsheet would take it for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def as_meant(cell: str) -> str:
    """The cell as it was: without that apostrophe, its lines ending in one way."""
    cell = cell.replace("\r\n", "\n").replace("\r", "\n")
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(FORMULA) else cell
