"""Generated Python made pleasant to read: long lines broken at their brackets, no comma where none is needed.

    verbs.put(game, you, game.each(...), in_="deck")     verbs.put(
                                                             game, you, game.each(...), in_="deck"
                                                         )

What is emitted has a statement on a line, with the spaces in place; line breaks and commas are changed, a quote in a
docstring is not escaped where it need not be, and of two ways to the same `return None` one goes.
"""

from __future__ import annotations

import io
import re
import textwrap
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

WIDTH = 110
MANY, SHORT = 8, 32
"""So many things, none of them longer than that, are not set one to a line but filled in."""
CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(slots=True)
class Group:
    """What stands in brackets."""

    opening: str
    tuple: bool
    inside: list[Part] = field(default_factory=list["Part"])


Part = str | Group
"""A word with the space before it, or a group."""


class Statement(NamedTuple):
    first: int
    last: int
    """The lines on which it begins and ends."""
    indent: int
    parts: list[Part]

    def __str__(self) -> str:
        return _flat(self.parts)


def laid_out(code: str) -> str:
    """A module with its long lines broken."""
    found: list[str] = []
    last = 0
    statements = list(_statements(code))
    for i, (first, end, indent, parts) in enumerate(statements):
        # Empty lines stay as many as they are.
        found += [""] * (first - last - 1)
        last = end
        if not _returns_twice(statements, i):
            found += [" " * indent + line if line else "" for line in _folded(parts, WIDTH - indent)]
    return "\n".join(found) + "\n"


def _returns_twice(statements: Sequence[Statement], at: int) -> bool:
    """Whether the end of a branch returns nothing, and so does what comes after it, which is reached anyway."""
    here, before = statements[at], statements[at - 1]
    if str(here) != "return None" or here is statements[-1]:
        return False
    after = statements[at + 1]
    if str(after) != "return None" or after.indent >= here.indent:
        return False
    depth = here.indent
    for statement in reversed(statements[:at]):
        if statement.indent < depth:
            depth = statement.indent
            if depth < after.indent or not str(statement).startswith(("if ", "else:")):
                return False
        if depth <= after.indent:
            break
    return before.indent == here.indent


def _statements(code: str) -> Iterator[Statement]:
    stack: list[list[Part]] = [[]]
    first, indent = 0, 0
    before: tokenize.TokenInfo | None = None
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type in (tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER):
            continue
        if token.type == tokenize.NEWLINE:
            yield Statement(first, token.start[0], indent, stack[0])
            stack, before = [[]], None
            continue
        if before is None:
            first, indent = token.start
        space = "" if before is None or _joined(before, token) else " "
        if token.type == tokenize.OP and token.string in CLOSING:
            called = before is not None and before.end == token.start and (before.string in ")]" or before.type == 1)
            group = Group(token.string, token.string == "(" and not called)
            stack[-1] += [space, group] if space else [group]
            stack.append(group.inside)
        elif token.type == tokenize.OP and token.string in CLOSING.values():
            stack.pop()
        else:
            stack[-1].append(space + token.string)
        before = token


def _joined(before: tokenize.TokenInfo, token: tokenize.TokenInfo) -> bool:
    """Whether no space stands between two words. A line end in brackets is as good as a space, but not beside them."""
    if before.end[0] == token.start[0]:
        return before.end == token.start
    return before.string in CLOSING or token.string in CLOSING.values()


def _flat(parts: list[Part]) -> str:
    return "".join(part if isinstance(part, str) else _closed(part) for part in parts)


def _closed(group: Group) -> str:
    items = [_flat(item).strip() for item in _items(group.inside)]
    alone = "," if group.tuple and len(items) == 1 and _ends_in_comma(group) else ""
    return group.opening + ", ".join(items) + alone + CLOSING[group.opening]


def _ends_in_comma(group: Group) -> bool:
    return bool(group.inside) and group.inside[-1] == ","


def _items(parts: list[Part]) -> list[list[Part]]:
    """What the commas part. Those between the names of a lambda part nothing."""
    found: list[list[Part]] = [[]]
    names = False
    for part in parts:
        word = part.strip() if isinstance(part, str) else ""
        names = word == "lambda" or (names and word != ":")
        if word == "," and not names:
            found.append([])
        else:
            found[-1].append(part)
    return [item for item in found if item]


def _folded(parts: list[Part], room: int, inside: bool = False) -> list[str]:
    """Some parts as lines, none wider than there is room, where that can be done."""
    text = _flat(parts).strip()
    if text.startswith('"""'):
        return _docstring(text, room)
    if len(text) <= room:
        return [text]
    halves = _joints(parts)
    if halves and not inside:
        return _wrapped(parts, room)
    if halves:
        first, *rest = halves
        lines = _folded(first, room, True)
        return lines + [f"    {line}" for half in rest for line in _folded(half, room - 4, True)]
    widest = max(
        (i for i, part in enumerate(parts) if isinstance(part, Group)), key=lambda i: _width(parts[i]), default=-1
    )
    return _opened(parts, widest, room) if widest >= 0 and _width(parts[widest]) > 2 else [text]


def _docstring(text: str, room: int) -> list[str]:
    """A docstring, its quotes plain where they stand alone."""
    plain = re.sub(r"\\(.)", lambda found: '"' if found[1] == '"' else found[0], text[3:-3].strip())
    plain = re.sub(r'"{2,}', lambda found: '\\"' * len(found[0]), plain)
    end = ' """' if plain.endswith('"') else '"""'
    # Only at spaces: what is escaped stays whole.
    return textwrap.wrap(f'"""{plain}{end}', room, break_long_words=False, break_on_hyphens=False)


def _width(part: Part) -> int:
    return len(_closed(part)) if isinstance(part, Group) else 0


def _joints(parts: list[Part]) -> list[list[Part]]:
    """The parts, cut before each `or`, or where there is none, before each `and`."""
    for word in (" or", " and"):
        cuts = [i for i, part in enumerate(parts) if i and part == word]
        if cuts:
            return [parts[a:b] for a, b in zip([0, *cuts], [*cuts, len(parts)], strict=True)]
    return []


def _wrapped(parts: list[Part], room: int) -> list[str]:
    """A statement that is long without brackets gets some."""
    end = len(parts) - (parts[-1] == ":")
    start = next((i for i, part in enumerate(parts) if part in (" =",)), 0) + 1
    group = Group("(", False, parts[start:end])
    return _opened([*parts[:start], " ", group, *parts[end:]], start + 1, room)


def _opened(parts: list[Part], at: int, room: int) -> list[str]:
    """A group with its inside on lines of its own."""
    group = parts[at]
    assert isinstance(group, Group)
    items = _items(group.inside)
    flat = [_flat(item).strip() for item in items]
    one = group.tuple and len(items) == 1 and _ends_in_comma(group)
    whole = ", ".join(flat) + ("," if one else "")
    if len(whole) <= room - 4:
        body = [whole]
    elif len(items) > MANY and max(map(len, flat)) <= SHORT:
        body = _filled(flat, room - 4)
    elif len(items) == 1:
        body = _folded(items[0], room - 5, True)
        body = _with_comma(body) if one else body
    else:
        body = [line for item in items for line in _with_comma(_folded(item, room - 5, True))]
    head = _flat(parts[:at]).lstrip() + group.opening
    return [head, *(f"    {line}" for line in body), CLOSING[group.opening] + _flat(parts[at + 1 :])]


def _with_comma(lines: list[str]) -> list[str]:
    return [*lines[:-1], lines[-1] + ","]


def _filled(items: list[str], room: int) -> list[str]:
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(item) + 2 > room:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else ''}{item},"
    return lines
