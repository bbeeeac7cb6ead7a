"""Measures everything that was promised of speed, and prints it as ratios; 1 where a promise is not kept.

    make bench

Each file beside this one that defines `ratios` is run. A ratio is of two times measured in turns in the same minutes,
so it says the same on a slow machine and on a fast one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from ratio import Ratio


def main(names: list[str]) -> int:
    broken = 0
    print(f"{'':36} {'ratio':>6} {'at most':>8} {'ours':>10} {'theirs':>10}   against")
    for ratio in _ratios(names):
        broken += not ratio.kept
        mark = "" if ratio.kept else "   too slow"
        times = f"{ratio.ours * 1000:7.0f} ms {ratio.theirs * 1000:7.0f} ms"
        print(f"{ratio.what:36} {ratio.value:6.2f} {ratio.most:8.1f} {times}   {ratio.against}{mark}", flush=True)
    return 1 if broken else 0


def _ratios(names: list[str]) -> Iterator[Ratio]:
    """Of the files named, or of all."""
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if "\ndef ratios(" in path.read_text("utf-8") and (not names or path.stem in names):
            yield from import_module(path.stem).ratios()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
