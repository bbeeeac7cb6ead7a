"""What `check` has found to be without fault, kept in the user's cache folder beside its answers.

Only keys are kept, and each holds for some content under this very tool: a key that is odd is one that nobody asks for.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from rulewright.runtime.files import Kind, read, write

from ..proofs import Proofs
from .remembered import folder, forget, made_of

MOST = 32
"""So many files are kept; the oldest go first."""
KEY = re.compile(r"[0-9a-f]{32}")


def proofs_of(paths: Sequence[str]) -> Proofs:
    """What was without fault when the same was checked before; where what is kept is odd, nothing."""
    try:
        path = _path(paths)
        if os.stat(path).st_uid != os.getuid():
            return Proofs()
        kept: dict[str, Any] = json.loads(read(path, Kind.CACHE))
        if kept["tool"] != made_of():
            return Proofs()
        return Proofs(frozenset(key for key in kept["proofs"] if KEY.fullmatch(key)))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Proofs()


def keep(proofs: Proofs, paths: Sequence[str]) -> None:
    """Keeps what is without fault now, where that can be done; a check never fails because of it."""
    if proofs.used.keys() == proofs.known:
        return
    try:
        path = _path(paths)
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        write(path, json.dumps({"tool": made_of(), "proofs": list(proofs.used)}))
        forget("proofs-", MOST)
    except (OSError, ValueError):
        return


def _path(paths: Sequence[str]) -> str:
    name = blake2b(json.dumps([os.getcwd(), *paths]).encode(), digest_size=16).hexdigest()
    return os.path.join(folder(), f"proofs-{name}.json")
