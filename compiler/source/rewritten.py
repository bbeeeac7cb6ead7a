"""A file with edits made in it, its line ends and its mark at the front kept."""

from __future__ import annotations

import codecs
from collections.abc import Iterable

from ..diagnostics.diagnostic import Fix
from ..diagnostics.edits import edited
from .decode import decode


def rewritten(data: bytes, fixes: Iterable[Fix]) -> bytes | None:
    """The bytes of a file after its edits; None if it is no UTF-8, or has several kinds of line ends."""
    decoded = decode(data)
    if decoded.broken:
        return None
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    end = b"\r\n" if b"\r\n" in data else b"\r" if b"\r" in data else b"\n"
    before = mark + decoded.text.encode("utf-8").replace(b"\n", end)
    if before != data:
        return None
    return mark + edited(decoded.text, fixes).encode("utf-8").replace(b"\n", end)
