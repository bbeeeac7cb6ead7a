"""Logs as files: compressed JSON lines, identical byte for byte whenever they are written."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .record import Game

FORMAT = 1
KEPT = Path(__file__).parent / "kept"


def file_name(name: str, seats: int) -> str:
    return f"{name}-{seats}.jsonl.gz"


def write_games(path: Path, name: str, seats: int, rules: str, games: Iterable[Game]) -> None:
    head = {"format": FORMAT, "game": name, "seats": seats, "rules": rules}
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0, filename="") as out:
        for line in (head, *games):
            out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
    path.write_bytes(packed.getvalue())


def read_games(path: Path) -> tuple[dict[str, Any], Iterator[Game]]:
    """What was played, and the games of a file, one after the other."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        head: dict[str, Any] = json.loads(next(lines))
    if head["format"] != FORMAT:
        raise ValueError(f"{path.name} has format {head['format']}, not {FORMAT}")
    return head, _games(path)


def _games(path: Path) -> Iterator[Game]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            yield json.loads(line)
