"""Plants a sample of faults, room by room, and prints those that no test notices; exit code 1 if there are any."""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

from .copying import lay, look_there
from .equal import EQUAL
from .planting import Mutant, drawn, mutants_of, shown
from .rooms import ROOMS, Room, files_of, tests_of
from .running import Run, run, trace


def main() -> int:
    options = _options()
    rooms = [room for room in ROOMS if room.name in options.rooms] if options.rooms else list(ROOMS)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = lay(Path(folder), options.at)
        look_there(tree)
        files = [path for room in rooms for path in files_of(room, tree)]
        print(f"looking which test passes over which line of {len(files)} files ...", file=sys.stderr)
        trails = trace(tree, Path(folder), files, tests_of(rooms, tree), options.jobs)
        found = [_room(room, tree, options, Run(Path(folder), tree, trails, options.jobs)) for room in rooms]
    print("room        noticed     of   score")
    for room, (noticed, tried) in zip(rooms, found, strict=True):
        print(f"{room.name:10} {noticed:8} {tried:6} {100 * noticed / max(tried, 1):6.1f}%")
    return int(any(noticed < tried for noticed, tried in found))


def _options() -> Namespace:
    parser = ArgumentParser("mutants", description="Plants faults in the core, and sees whether a test notices.")
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(room.name for room in ROOMS))
    parser.add_argument("--sample", type=int, default=50, help="so many faults of each room; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--only", default="", help="those in files whose path has this in it")
    parser.add_argument("--at", default="", metavar="COMMIT", help="of a commit, not of the files as they are now")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    unknown = set(options.rooms) - {room.name for room in ROOMS}
    if unknown:
        parser.error(f"there is no room {', '.join(sorted(unknown))}")
    return options


def _room(room: Room, tree: Path, options: Namespace, how: Run) -> tuple[int, int]:
    """Tries a sample of a room; how many were noticed, and of how many."""
    sources = {path: (tree / path).read_text("utf-8") for path in files_of(room, tree) if options.only in path}
    all_of_them = [mutant for path, source in sources.items() for mutant in mutants_of(path, source)]
    sample = drawn([one for one in all_of_them if one.key not in EQUAL], options.sample, options.seed)
    left: list[Mutant] = []
    for tried, (mutant, noticed) in enumerate(run(how, sample, sources), 1):
        if not noticed:
            left.append(mutant)
            print(f"{shown(sources[mutant.path], mutant)}\n", flush=True)
        print(f"\r{room.name}: {tried} of {len(sample)}, {len(left)} not noticed ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return len(sample) - len(left), len(sample)


if __name__ == "__main__":
    sys.exit(main())
