"""A system of inequalities, solved in exact fractions: weights with which every way decreases the sum, if there are
any.

Rows are the ways of abilities, columns the axes. The weights are y >= 0 with row . y <= -1 for each of the `strict`
rows, and <= 0 for the others. By Ville's lemma either such weights exist, or there are numbers of uses for the ways
with which no axis goes down in total: never both.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isinf

from .axes import Axis, Vector

Row = dict[int, Fraction]

LARGEST = 400
"""A larger system is not tried."""


def weights(strict: Sequence[Vector], others: Sequence[Vector]) -> dict[Axis, Fraction] | None:
    """The weights; None where there are none."""
    rows = [*strict, *others]
    if len(rows) > LARGEST:
        return None
    unbounded = {axis for row in rows for axis, by in row.items() if isinf(by)}
    axes = sorted({axis for row in rows for axis in row} - unbounded)
    column = {axis: number for number, axis in enumerate(axes)}
    table = [{column[axis]: Fraction(by) for axis, by in row.items() if axis in column and by} for row in rows]
    found = _solved(table, [Fraction(-1)] * len(strict) + [Fraction(0)] * len(others), len(axes))
    return None if found is None else {axis: found[column[axis]] for axis in axes if found[column[axis]]}


def _solved(table: list[Row], right: list[Fraction], many: int) -> list[Fraction] | None:
    """Some y >= 0 with table . y <= right, by the simplex method with Bland's rule; None where there is none.

    Each row gets a slack variable. A row with a negative right side is multiplied by -1 and gets an artificial variable
    that must become zero.
    """
    slacks = len(table)
    width = many + slacks
    basis: list[int] = []
    rows: list[Row] = []
    for number, (row, end) in enumerate(zip(table, right, strict=True)):
        full = dict(row)
        full[many + number] = Fraction(1)
        if end < 0:
            full = {at: -by for at, by in full.items()}
            full[width] = Fraction(1)
            basis.append(width)
            width += 1
        else:
            basis.append(many + number)
        full[-1] = abs(end)
        rows.append(full)
    extra = many + slacks
    goal: Row = {}
    for number, at in enumerate(basis):
        if at >= extra:
            for key, by in rows[number].items():
                goal[key] = goal.get(key, Fraction(0)) + by
    for at in range(extra, width):
        goal.pop(at, None)
    _descend(rows, basis, goal, extra)
    if goal.get(-1, Fraction(0)) > 0:
        return None
    found = [Fraction(0)] * many
    for number, at in enumerate(basis):
        if at < many:
            found[at] = rows[number].get(-1, Fraction(0))
    return found


def _descend(rows: list[Row], basis: list[int], goal: Row, extra: int) -> None:
    while True:
        enters = min((at for at, by in goal.items() if 0 <= at < extra and by > 0), default=None)
        if enters is None:
            return
        ratios = [
            (row.get(-1, Fraction(0)) / row[enters], basis[number], number)
            for number, row in enumerate(rows)
            if row.get(enters, 0) > 0
        ]
        if not ratios:
            return
        _, _, leaves = min(ratios)
        _pivot(rows, basis, goal, leaves, enters)


def _pivot(rows: list[Row], basis: list[int], goal: Row, leaves: int, enters: int) -> None:
    by = rows[leaves][enters]
    rows[leaves] = {at: value / by for at, value in rows[leaves].items()}
    pivot = rows[leaves]
    for row in (*(row for number, row in enumerate(rows) if number != leaves), goal):
        times = row.get(enters)
        if times:
            for at, value in pivot.items():
                new = row.get(at, Fraction(0)) - times * value
                if new:
                    row[at] = new
                else:
                    row.pop(at, None)
    basis[leaves] = enters
