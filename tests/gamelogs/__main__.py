"""The command: record, replay, show (see the first lines of the package)."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import cast

from .files import KEPT, file_name, read_games, write_games
from .played import game, games, rules_of, seats_of
from .protocol import Engine
from .record import record
from .replay import replay


def main() -> int:
    parser = argparse.ArgumentParser("gamelogs", description="Games recorded on one engine and replayed on another.")
    parser.add_argument("--engine", default="gamelogs.engine", help="the module that plays")
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record")
    recording.add_argument("names", nargs="*", help="the games; all, if none is named")
    recording.add_argument("--games", type=int, default=3)
    recording.add_argument("--seed", type=int, default=0)
    recording.add_argument("--out", type=Path, default=KEPT)
    replaying = commands.add_parser("replay")
    replaying.add_argument("paths", nargs="*", type=Path, default=[KEPT])
    replaying.add_argument("--games", type=int, default=None, help="so many of each file")
    showing = commands.add_parser("show")
    showing.add_argument("path", type=Path)
    showing.add_argument("--number", type=int, default=0)
    asked = parser.parse_args()
    engine = cast(Engine, import_module(asked.engine))
    if asked.command == "record":
        return _record(engine, asked.names or games(), asked.games, asked.seed, asked.out)
    if asked.command == "replay":
        return _replay(engine, asked.paths, asked.games)
    return _show(asked.path, asked.number)


def _record(engine: Engine, names: list[str], many: int, seed: int, out: Path) -> int:
    out.mkdir(parents=True, exist_ok=True)
    for name in names:
        for seats in seats_of(name):
            began = time.monotonic()
            path = out / file_name(name, seats)
            write_games(
                path, name, seats, rules_of(name), (record(engine, game(name), seats, seed + n) for n in range(many))
            )
            seconds = time.monotonic() - began
            print(f"{path.name}: {many} games, {path.stat().st_size} bytes, {seconds:.0f} s", flush=True)
    return 0


def _replay(engine: Engine, paths: list[Path], many: int | None) -> int:
    files = [file for path in paths for file in (sorted(path.glob("*.jsonl.gz")) if path.is_dir() else [path])]
    parted = 0
    for file in files:
        head, logs = read_games(file)
        same, ways = 0, Counter[str]()
        first: dict[str, str] = {}
        for n, log in enumerate(islice(logs, many)):
            found = replay(engine, game(head["game"]), log)
            if found is None:
                same += 1
            else:
                ways[found.what] += 1
                first.setdefault(found.what, f"game {n}, {found}")
        parted += ways.total()
        print(f"{file.name}: {same} of {same + ways.total()} the same", flush=True)
        for what, number in ways.most_common():
            print(f"  {number} differ in {what}: {first[what]}")
    return 1 if parted else 0


def _show(path: Path, number: int) -> int:
    _, logs = read_games(path)
    log = next(islice(logs, number, None))
    for entry in log["course"]:
        if entry[0] == "ask":
            _, seat, prompt, options, answer = entry
            print(f"{seat} ({prompt}): {', '.join(options)}\n> {options[answer]}")
        else:
            kind, of, got, seat = entry
            print(
                f"  {seat + ': ' if seat else ''}{kind} {of}: {got if isinstance(got, str | int) else ', '.join(got)}"
            )
    print(f"over: {log['over']}, won: {', '.join(log['winners']) or 'nobody'}, {log['scores']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
