"""What `check` has found correct, and what it has made from files, kept in the user's cache folder with its answers:
one file for each question.

For content without findings only keys are stored, and each is valid for some content and this version of the tool.
Other results are stored under such a key. The file begins with the hash of the rest: a damaged file counts as missing.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any

from rulewright.runtime.files import Kind, read, write

from ..packed import packed
from ..proofs import Proofs
from .remembered import folder, forget, made_of

MOST = 32
"""At most this many files are kept; the oldest go first."""
KEY = re.compile(r"[0-9a-f]{32}")


def proofs_of(paths: Sequence[str]) -> Proofs:
    """What is known of the same from a check before; where what is kept is odd, nothing."""
    if os.path.exists(folder()) and not os.path.isdir(folder()):
        return Proofs(lasting=False)
    try:
        path = _path(paths)
        if os.stat(path).st_uid != os.getuid():
            return Proofs()
        first, _, data = read(path, Kind.CACHE).partition(b"\n")
        if first.decode() != _sum(data):
            return Proofs()
        about, _, things = data.partition(b"\n")
        kept: dict[str, Any] = json.loads(about)
        if kept["tool"] != made_of():
            return Proofs()
        return Proofs(
            frozenset(key for key in kept["proofs"] if KEY.fullmatch(key)), dict(_cut(things, kept["things"]))
        )
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Proofs()


def keep(proofs: Proofs, paths: Sequence[str]) -> None:
    """Keeps what is known now, where that can be done; a check never fails because of it."""
    kept = proofs.things.keys() | proofs.staying.keys()
    if proofs.used.keys() == proofs.known and kept == set(proofs.packed) and not proofs.made:
        return
    try:
        path = _path(paths)
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        things = {key: data for key in (*proofs.staying, *proofs.things) if (data := _packed(key, proofs))}
        sizes = [(key, len(data)) for key, data in things.items()]
        about = json.dumps({"tool": made_of(), "proofs": list(proofs.used), "things": sizes}).encode()
        data = b"\n".join((about, b"".join(things.values())))
        if len(data) < Kind.CACHE.most - 64:
            write(path, _sum(data).encode() + b"\n" + data, lasting=False)
        forget("proofs-", MOST)
    except (OSError, ValueError):
        return


def _packed(key: str, proofs: Proofs) -> bytes | None:
    """A thing as it lies in the file, where it is the same."""
    same = proofs.packed.get(key) if key not in proofs.made else None
    return same or (packed(proofs.things[key]) if key in proofs.things else None)


def _cut(data: bytes, sizes: list[tuple[str, int]]) -> Iterator[tuple[str, bytes]]:
    at = 0
    for key, size in sizes:
        yield key, data[at : at + size]
        at += size


def _sum(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


def _path(paths: Sequence[str]) -> str:
    name = blake2b(json.dumps([os.getcwd(), *paths]).encode(), digest_size=16).hexdigest()
    return os.path.join(folder(), f"proofs-{name}.bin")
