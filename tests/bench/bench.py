"""Measures everything that is promised of speed and prints it beside its threshold; 1 where one is not kept.

    make bench                  everything
    make bench-short            in half a minute, with thresholds half as strict: a test runs it
    python tests/bench/bench.py playing others      only what these files measure

Each file beside this one that defines `measure` is run. What is measured is nearly always a ratio of two speeds or
times, taken in turns in the same minutes, so it says the same on a slow machine and on a fast one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from measuring import SHORT, WHOLE, Effort, Measured, Row, Skipped
from thresholds import THRESHOLDS, Threshold


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measures what is promised of speed.")
    parser.add_argument("files", nargs="*", metavar="FILE", help="only what these files of tests/bench measure")
    parser.add_argument("--short", action="store_true", help="in half a minute, with thresholds half as strict")
    asked = parser.parse_args(arguments)
    for name in asked.files:
        if name not in measuring_files():
            parser.error(f"{name} measures nothing; these do: {', '.join(measuring_files())}")
    rows = list(printed(rows_of(asked.files, SHORT if asked.short else WHOLE), asked.short))
    missing = [] if asked.files else not_measured(rows, asked.short)
    for what in missing:
        print(f"{what}: has a threshold, and nothing measures it")
    return 1 if missing or broken(rows, asked.short) else 0


def measuring_files() -> list[str]:
    """The files beside this one that measure something."""
    paths = sorted(Path(__file__).parent.glob("*.py"))
    return [path.stem for path in paths if "\ndef measure(" in path.read_text("utf-8")]


def rows_of(files: Sequence[str], effort: Effort) -> Iterator[Row]:
    """Of the files named, or of all."""
    for name in files or measuring_files():
        yield from import_module(name).measure(effort)


def printed(rows: Iterator[Row], short: bool) -> Iterator[Row]:
    """Each row, printed as soon as it is there."""
    for row in rows:
        if isinstance(row, Skipped):
            print(f"{row.what:32} {'skipped':>9}   {row.why}", flush=True)
        else:
            threshold = threshold_of(row)
            promise, mark = "", ""
            if threshold is not None:
                promise = f"{threshold.sign} {threshold.bound_in(short):g}"
                promise += f", aim {threshold.aim:g}" if threshold.aim and not short else ""
                mark = mark_of(threshold, row, short)
            print(f"{row.what:32} {figure(row.value):>9}   {promise:23} {mark:9} {row.beside}", flush=True)
        yield row


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def mark_of(threshold: Threshold, row: Measured, short: bool) -> str:
    if threshold.kept(row.value, short):
        return "kept" if threshold.yet else "kept now"
    return "BROKEN" if threshold.yet else "not yet"


def threshold_of(row: Measured) -> Threshold | None:
    return next((one for one in THRESHOLDS if one.what == row.what), None)


def broken(rows: Sequence[Row], short: bool) -> list[str]:
    """What is promised and not kept."""
    return [
        row.what
        for row in rows
        if isinstance(row, Measured)
        and (threshold := threshold_of(row)) is not None
        and threshold.yet
        and not threshold.kept(row.value, short)
    ]


def not_measured(rows: Sequence[Row], short: bool) -> list[str]:
    """What has a threshold and was neither measured nor skipped with a reason."""
    found = {row.what for row in rows}
    return [one.what for one in THRESHOLDS if one.what not in found and (one.short or not short)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
