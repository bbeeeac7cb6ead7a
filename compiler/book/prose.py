"""Prose of a literate file as HTML: paragraphs, lists, tables, quotations, code, emphasis and links, and nothing else.

Other marks are shown as they are written, also tags and scripts. A link leads to the web or into the same page.
"""

from __future__ import annotations

import re

from .safe import marked
from .templates import Html

ITEM = re.compile(r" {0,3}(?:(?P<bullet>[-*+])|(?P<number>\d{1,9})[.)])[ \t]+(?P<text>.*)$")
RULE = re.compile(r":?-+:?")
QUOTED = re.compile(r" {0,3}> ?(?P<text>.*)$")
SPAN = re.compile(
    r"(?P<escaped>\\[!-/:-@\[-`{-~])"
    r"|`(?P<code>[^`\n]+)`"
    r"|\[(?P<words>[^\[\]\n]+)\]\((?P<to>(?:https?://|\#)[^\s()<>\"']*)\)"
    r"|(?P<mark>\*\*|\*)(?=\S)(?P<inside>[^*\n]+?)(?<=\S)(?P=mark)"
)
LONGEST = 20_000
"""A longer paragraph is shown as it is, with its marks."""


def prose(text: str) -> Html:
    """The blocks of a stretch of prose."""
    parts: list[str] = []
    for block in re.split(r"\n[ \t]*\n", text):
        lines = [line for line in block.split("\n") if line.strip()]
        if lines:
            parts.append(_block(lines))
    return Html("".join(parts))


def _block(lines: list[str]) -> str:
    if ITEM.match(lines[0]):
        return _items(lines)
    if all(line.lstrip().startswith("|") for line in lines):
        return _table(lines)
    quoted = [QUOTED.match(line) for line in lines]
    if all(quoted):
        return f"<blockquote><p>{inline(' '.join(found['text'] for found in quoted if found))}</p></blockquote>"
    return f"<p>{inline(' '.join(line.strip() for line in lines))}</p>"


def _table(lines: list[str]) -> str:
    """Rows of cells between bars; a row of dashes below the first makes that the head."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    headed = len(rows) > 1 and all(RULE.fullmatch(cell) for cell in rows[1])
    head = "".join(f"<th>{inline(cell)}</th>" for cell in rows[0]) if headed else ""
    body = rows[2:] if headed else rows
    cells = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return (f"<table><thead><tr>{head}</tr></thead>" if head else "<table>") + f"<tbody>{cells}</tbody></table>"


def _items(lines: list[str]) -> str:
    """A list without lists in it; a line that begins no item goes on with the one above."""
    items: list[str] = []
    for line in lines:
        found = ITEM.match(line)
        if found:
            items.append(found["text"])
        else:
            items[-1] += f" {line.strip()}"
    first = ITEM.match(lines[0])
    tag = "ul" if first is None or first["bullet"] else "ol"
    return f"<{tag}>{''.join(f'<li>{inline(item)}</li>' for item in items)}</{tag}>"


def inline(text: str) -> Html:
    """One line of prose."""
    if len(text) > LONGEST:
        return Html(marked(text))
    parts: list[str] = []
    at = 0
    for found in SPAN.finditer(text):
        parts += [marked(text[at : found.start()]), _span(found)]
        at = found.end()
    return Html("".join([*parts, marked(text[at:])]))


def _span(found: re.Match[str]) -> str:
    if found["escaped"]:
        return marked(found["escaped"][1:])
    if found["code"]:
        return f"<code>{marked(found['code'])}</code>"
    if found["to"]:
        return f'<a href="{marked(found["to"])}" rel="noopener">{marked(found["words"])}</a>'
    tag = "strong" if found["mark"] == "**" else "em"
    return f"<{tag}>{marked(found['inside'])}</{tag}>"
