"""One key for a part of a plan, as it is apart from where it is written: with the same key it is the same."""

from __future__ import annotations

import io
import pickle
from hashlib import blake2b
from typing import Any

from ..source.text import Span


class _Written(pickle.Pickler):
    dispatch_table: Any


def digest_of(part: object) -> str:
    """Of tuples, texts, numbers and what plans are made of; sets have no order, so they must not be in it."""
    file = io.BytesIO()
    written = _Written(file, protocol=5)
    # Or the same text would be written otherwise where it is another object.
    written.fast = True
    written.dispatch_table = {Span: _nowhere}
    written.dump(part)
    return blake2b(file.getvalue(), digest_size=16).hexdigest()


def _nowhere(span: Span) -> tuple[object, tuple[()]]:
    return str, ()
