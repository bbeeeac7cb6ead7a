"""The place of a key in a TOML text, which the reader of the standard library does not give."""

from __future__ import annotations

import re

from .text import Source, Span

TABLE = re.compile(r"[ \t]*\[+[ \t]*([^\[\]]*?)[ \t]*\]")
WHERE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


def key_span(source: Source, key: str, table: str = "") -> Span:
    """A key of a table, or the head of a table of that name. If it is not found, the place around it."""
    inside, at = "", 0
    name = re.escape(key)
    wanted = re.compile(rf"""[ \t]*(?P<key>"{name}"|'{name}'|{name})[ \t]*[=.]""")
    for line in source.original.split("\n"):
        head = TABLE.match(line)
        inside = head[1].strip("\"'") if head else inside
        if head and not table and inside == key:
            return Span(source, at + head.start(1), at + head.end(1))
        if not head and inside == table and (found := wanted.match(line)):
            return Span(source, at + found.start("key"), at + found.end("key"))
        at += len(line) + 1
    return key_span(source, table) if table else Span(source, 0, 0)


def line_span(source: Source, key: str, table: str = "") -> Span:
    """A key and what follows it on its line."""
    found = key_span(source, key, table)
    if found.start == found.end:
        return found
    line = source.original[found.start :].partition("\n")[0]
    return Span(source, found.start, found.start + len(line.rstrip()))


def spot(source: Source, complaint: str) -> tuple[Span, str]:
    """The place that a complaint of `tomllib` names at its end, and the complaint without it."""
    found = WHERE.search(complaint)
    end = len(source.original)
    if not found:
        return Span(source, 0, 0), complaint
    at = source.starts[int(found[1]) - 1] + int(found[2]) - 1 if found[1] else end
    return Span(source, min(at, end), min(at + 1, end)), complaint[: found.start()]
