"""The long run: `python -m fuzz packs --many 100000 --first 1000000`, or `records`, or `kills`.

A case that fails is printed with its seed, and the run goes on. At its end it says how many there were of each sort.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

EVERY = 1000
"""So many cases from one line of progress to the next."""


@contextmanager
def alone() -> Generator[Path, None, None]:
    """An empty folder in which we are, with a cache of its own; in memory where there is such a place."""
    before, memory = Path.cwd(), "/dev/shm"
    with tempfile.TemporaryDirectory(prefix="fuzz-", dir=memory if os.access(memory, os.W_OK) else None) as folder:
        here = Path(folder, "here")
        here.mkdir()
        os.environ["RULEWRIGHT_CACHE"] = f"{folder}/cache"
        os.chdir(here)
        try:
            yield here
        finally:
            os.chdir(before)


def empty(folder: Path) -> None:
    for path in folder.iterdir():
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def many(cases: range, one_case: Callable[[int], Counter[str]], seconds: float = 0) -> tuple[Counter[str], int]:
    """Cases until they are done or the time is up: how many of each sort, and how many failed."""
    found, failed = Counter[str](), 0
    number = 0
    began, processor = time.monotonic(), time.process_time()
    for number, seed in enumerate(cases, 1):
        try:
            found += one_case(seed)
        except BaseException as fault:
            if isinstance(fault, KeyboardInterrupt | SystemExit):
                raise
            failed += 1
            print(f"FAILED {seed}", *getattr(fault, "__notes__", []), flush=True)
            traceback.print_exception(fault, limit=-6, file=sys.stdout)
            empty(Path.cwd())
        if number % EVERY == 0:
            print(f"{number:,} cases, {failed} failed, {time.process_time() - processor:.0f} s", flush=True)
        if seconds and time.monotonic() - began > seconds:
            break
    found["cases"] = number
    return found, failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("what", choices=("packs", "records", "kills"))
    parser.add_argument("--many", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the seed of the first case")
    parser.add_argument("--large", type=float, default=0.005, help="the share of large packs")
    parser.add_argument("--commands", type=int, default=1, help="so many commands a pack, behind `check`")
    args = parser.parse_args()
    cases = range(args.first, args.first + args.many)
    with alone():
        if args.what == "packs":
            from .packs import one_case as one_pack

            found, failed = many(cases, lambda seed: one_pack(seed, args.large, args.commands))
        elif args.what == "records":
            from .records import one_case as one_record

            found, failed = many(cases, one_record)
        else:
            from .kills import one_case as one_kill

            found, failed = many(cases, one_kill)
    for sort, number in sorted(found.items()):
        print(f"{number:>9,}  {sort}")
    print(f"{found['cases']:,} cases, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
