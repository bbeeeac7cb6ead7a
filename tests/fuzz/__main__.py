"""The long run: `python -m fuzz packs --many 100000 --first 1000000`, or `records`, or `kills`.

A case that fails is printed with its seed, and the run goes on. At its end it says how many there were of each sort.
With `--keep FILE` a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import gc
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

from .kept import Kept, kept

EVERY = 500
"""So many cases from one line of progress to the next."""
WARM = 50
"""After so many cases all modules are imported, and the phrases of every game are known."""


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


def many(cases: range, one_case: Callable[[int], Counter[str]], seconds: float = 0, so_far: Kept | None = None) -> Kept:
    """Cases until they are done or the time is up: how many of each sort, and which failed."""
    so_far = so_far or Kept(cases.start, cases.start)
    began, processor = time.monotonic(), time.process_time() - so_far.seconds
    for seed in range(so_far.next, cases.stop):
        found = Counter[str]()
        try:
            found = one_case(seed)
        except BaseException as fault:
            if isinstance(fault, KeyboardInterrupt | SystemExit):
                raise
            so_far.failed.append(seed)
            print(f"FAILED {seed}", *getattr(fault, "__notes__", []), flush=True)
            traceback.print_exception(fault, limit=-6, file=sys.stdout)
            empty(Path.cwd())
        so_far.done(seed, found)
        so_far.seconds = time.process_time() - processor
        number = so_far.next - so_far.first
        if number == WARM:
            # What is known by now stays, and need not be looked through for what can be let go.
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 50)
        if number % EVERY == 0:
            print(f"{number:,} cases, {len(so_far.failed)} failed, {so_far.seconds:.0f} s", flush=True)
            so_far.save()
        if seconds and time.monotonic() - began > seconds:
            break
    so_far.save()
    return so_far


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("what", choices=("packs", "records", "kills"))
    parser.add_argument("--many", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the seed of the first case")
    parser.add_argument("--large", type=float, default=0.005, help="the share of large packs")
    parser.add_argument("--commands", type=int, default=1, help="so many commands a pack, behind `check`")
    parser.add_argument("--keep", type=Path, help="a file for what is done, from which a later run goes on")
    args = parser.parse_args()
    so_far = kept(args.keep and args.keep.absolute(), args.first)
    with alone():
        many(range(args.first, args.first + args.many), _case_of(args), 0, so_far)
    for sort, number in sorted(so_far.found.items()):
        print(f"{number:>9,}  {sort}")
    commits = ", ".join(f"{number:,} on {one}" for one, number in so_far.commits.items())
    print(f"{so_far.next - so_far.first:,} cases in {so_far.seconds:.0f} s of processor time ({commits})")
    print(f"{len(so_far.failed)} failed", *so_far.failed)
    return 1 if so_far.failed else 0


def _case_of(args: argparse.Namespace) -> Callable[[int], Counter[str]]:
    if args.what == "packs":
        from .packs import one_case as one_pack

        return lambda seed: one_pack(seed, args.large, args.commands)
    if args.what == "records":
        from .records import one_case as one_record

        return one_record
    from .kills import one_case as one_kill

    return one_kill


if __name__ == "__main__":
    sys.exit(main())
