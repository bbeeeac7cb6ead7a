"""From the bytes of a file to text: UTF-8, no byte order mark, every line ended by a newline."""

from __future__ import annotations

import codecs
import re

from ..frozen import frozen

BROKEN = re.compile("[\udc80-\udcff]+")
"""What `surrogateescape` makes of bytes that are not UTF-8: one for each byte, and no text has them otherwise."""


@frozen
class Decoded:
    text: str
    broken: tuple[tuple[int, bytes], ...] = ()
    """Where bytes that are not UTF-8 are in the text, and these bytes. The text has a U+FFFD for each."""


def decode(data: bytes) -> Decoded:
    """The text of a file, read on after anything broken in it."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return Decoded(fold(data.decode("utf-16", "replace")), ((0, data[:2]),))
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return Decoded(fold(data.decode("utf-8")))
    except UnicodeDecodeError:
        raw = fold(data.decode("utf-8", "surrogateescape"))
    broken = tuple((run.start(), run[0].encode("utf-8", "surrogateescape")) for run in BROKEN.finditer(raw))
    return Decoded(BROKEN.sub(lambda run: "\ufffd" * len(run[0]), raw) if broken else raw, broken)


def fold(text: str) -> str:
    """Every kind of line end as a newline, so that an offset means the same on every machine."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text
