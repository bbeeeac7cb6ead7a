"""Fixes for a slip: the edits that its page names, at the place of the slip.

    - fix: `is` for `==`                 the nearest `==` before or after the slip
    - fix: `:` for it                    for what was found
    - fix: `:` at the end                of the line; or `before it`, `behind it`, `behind the word before`,
                                       `before the word before`
    - fix: quotes around it              to the next comma or colon; also `brackets around it`, there to an `as`
    - fix: brackets around the word before
    - fix: turn round                    what was found and the word before it
    - fix: hyphens for underscores       or spaces: `works_in`, `only_while`
    - fix: the test first                of the words before `if` or `unless`
    - fix: of you                        after its noun, for `your` before it; and others in written.py
    - fix: a hyphen between              what was found and the word before it
    - fix: take it away                  or take `then` away, or take it away from the end
    - fix: straight quotes               for quotes of another kind, to the one that closes them
    - fix: close the bracket             that is open, at the slip
    - fix: new line for `and`            the rest of the line on one of its own

With `perhaps:` for `fix:` the edit is never marked as sure. Whether it helps is not decided here: the text is parsed
again with it (parse.py), and an edit that does not help is not offered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.diagnostic import Fix
from ..source.text import Source, Span
from .clues import Seen, Token
from .written import WRITTEN, written

FORM = re.compile(
    r"(?:`(?P<new>[^`]+)`|(?P<line>new line)) for (?:`(?P<old>[^`]+)`|(?P<it>it))"
    r"|`(?P<put>[^`]+)` (?P<where>before it|behind it|before the word before|behind the word before|at the end)"
    r"|(?P<marks>quotes|brackets) around (?:it|(?P<left>the word before))"
    r"|(?P<turn>turn round)"
    r"|(?P<hyphens>hyphens for underscores)|(?P<straight>straight quotes)|(?P<close>close the bracket)"
    r"|(?P<test>the test first)|(?P<between>a hyphen between)"
    rf"|(?P<written>{'|'.join(WRITTEN)})"
    r"|take (?:`(?P<gone>[^`]+)`|(?P<away>it)) away(?P<last> from the end)?"
)
BINDING = frozenset({"in", "on", "of", "to", "from", "per", "until", "while", "by"})
"""Words that never end a name: the word before them is complete."""
BENT = re.compile(r"[“”„«»‘’']([^“”„«»‘’'\n\"]*)[“”„«»‘’'\"]")


def edits_named(said: tuple[tuple[str, str], ...]) -> bool:
    return any(name in ("fix", "perhaps") for name, _ in said)


def edits(said: tuple[tuple[str, str], ...], source: Source, slip: Seen) -> Iterator[Fix]:
    """The edits a page names, in its order, as far as the line has what they are for."""
    for name, words in said:
        if name in ("fix", "perhaps"):
            match = FORM.fullmatch(words)
            if match is None:
                raise ValueError(f"nobody can do {words!r}")
            made = _edit(match, source, slip)
            if made is not None:
                text, start, end, new = made
                yield Fix(text, Span(source, start, end), new, name == "fix")


Made = tuple[str, int, int, str]


def _edit(match: re.Match[str], source: Source, slip: Seen) -> Made | None:
    found = slip.found
    if match["old"] or match["gone"]:
        old = _nearest(match["old"] or match["gone"], source, slip)
        return _swapped(match, source, slip, *old) if old else None
    if match["last"] and slip.after:
        return None
    if match["away"] and "".join(source.text[at : at + 1] for at in (found.start - 1, found.end)).isdigit():
        # Without the point, `1.5` would be 15.
        return None
    if match["it"] or match["away"]:
        return _swapped(match, source, slip, found.start, found.end) if found.end > found.start else None
    if match["put"]:
        return _put(match["put"], match["where"], source, slip)
    if match["left"]:
        if not slip.before:
            return None
        start, end = slip.before[-1].start, slip.before[-1].end
        return "put it in brackets", start, end, f"({source.text[start:end]})"
    if match["marks"]:
        start, end = (
            found.start,
            _stretch(slip, (",", ":", ")", "as") if match["marks"] == "brackets" else (",", ":", ")")),
        )
        left, right = ('"', '"') if match["marks"] == "quotes" else ("(", ")")
        return f"put it in {match['marks']}", start, end, left + source.text[start:end] + right
    if match["hyphens"]:
        word = source.text[found.start : found.end].replace("_", "-")
        if word.rpartition("-")[2] in BINDING:
            word = word.replace("-", " ")
        return f"write `{word}`", found.start, found.end, word
    if match["straight"]:
        bent = BENT.match(source.text, found.start)
        return ("write straight quotes", *bent.span(), f'"{bent[1]}"') if bent else None
    if match["test"]:
        return _test_first(source, slip)
    if match["written"]:
        return _written(match["written"], source, slip)
    if match["close"]:
        return _closed(slip)
    if not slip.before:
        return None
    before = slip.before[-1]
    left, between, right = (
        source.text[before.start : before.end],
        source.text[before.end : found.start],
        source.text[found.start : found.end],
    )
    if match["between"]:
        return f"write `{left}-{right}`", before.end, found.start, "-"
    return "turn the two round", before.start, found.end, right + between + left


def _swapped(match: re.Match[str], source: Source, slip: Seen, start: int, end: int) -> Made:
    old, text = source.text[start:end], source.text
    if match["line"]:
        row = text.rfind("\n", 0, start) + 1
        indent = re.match(" *", text[row:start])
        while text[end : end + 1] == " ":
            end += 1
        while text[start - 1] == " ":
            start -= 1
        margin = indent[0] if indent else ""
        colon = next((token for token in slip.before if token.shape == ":"), None)
        if colon is not None:
            # What follows a colon goes below it, and the rest stays on its line.
            first = text[colon.end : start].strip(" ")
            return "put each on a line of its own", colon.end, end, f"\n{margin}  {first}\n{margin}  "
        return "put it on a line of its own", start, end, "\n" + margin
    if match["new"]:
        return f"write `{match['new'].strip()}` for `{old.strip()}`", start, end, match["new"]
    if not text[text.rfind("\n", 0, start) + 1 : start].strip(" "):
        # The first word of a line is moved with the space after it, so that the line keeps its indentation.
        while text[end : end + 1] == " ":
            end += 1
        return f"take `{old}` away", start, end, ""
    while text[start - 1] == " " and text[end : end + 1] in (" ", "\n", "", ":", ","):
        start -= 1
    return f"take `{old}` away", start, end, ""


def _test_first(source: Source, slip: Seen) -> Made | None:
    if not slip.before or not slip.after:
        return None
    text, start, end = source.text, slip.before[0].start, slip.after[-1].end
    done, test = text[start : slip.before[-1].end], text[slip.after[0].start : end]
    plain = text[slip.found.start : slip.found.end] == "if"
    return "put the test first", start, end, f"if {test}: {done}" if plain else f"if not ({test}): {done}"


def _written(how: str, source: Source, slip: Seen) -> Made | None:
    line = (*slip.before, slip.found, *slip.after)
    made = written(how, source.text, line[0].start, line[-1].end)
    if made is None:
        return None
    start, end, new = made
    if new.strip() == source.text[start:end].strip():
        return "put it on a line of its own", start, end, new
    return f"write `{new.strip()}`" if new else f"take `{source.text[start:end].strip()}` away", start, end, new


def _closed(slip: Seen) -> Made | None:
    """The bracket that was opened last on this line, closed before what was found."""
    left: list[str] = []
    for token in slip.before:
        if token.shape in ("(", "["):
            left.append(")" if token.shape == "(" else "]")
        elif token.shape in (")", "]") and left:
            left.pop()
    if not left:
        return None
    at = slip.before[-1].end
    return f"close it with `{left[-1]}`", at, at, left[-1]


def _put(new: str, where: str, source: Source, slip: Seen) -> Made | None:
    if where == "at the end":
        tokens = [*slip.before, slip.found, *slip.after]
        return (
            f"write `{new}` at the end of the line",
            tokens[-1].end,
            tokens[-1].end,
            f"{' ' if new[0].isalnum() else ''}{new}",
        )
    if where == "behind the word before":
        at = slip.before[-1].end if slip.before else slip.found.start
        return f"write `{new}` behind `{source.text[slip.before[-1].start : at]}`", at, at, new
    if where == "before the word before":
        if not slip.before:
            return None
        word = slip.before[-1]
        return f"write `{new}` before `{source.text[word.start : word.end]}`", word.start, word.start, f"{new} "
    at = slip.found.start if where == "before it" else slip.found.end
    gap = " " if new[0].isalnum() or new[-1].isalnum() else ""
    text = f"{new}{gap}" if where == "before it" else f"{gap}{new}"
    return f"write `{new}` {where[:6]} `{source.text[slip.found.start : slip.found.end]}`", at, at, text


def _nearest(old: str, source: Source, slip: Seen) -> tuple[int, int] | None:
    """Its place: at the mistake, before it or after it, the nearest."""
    line: tuple[Token, ...] = (*slip.before, slip.found, *slip.after)
    start, end = line[0].start, line[-1].end
    left, right = (r"(?<![\w-])" if old[0].isalnum() else ""), (r"(?![\w-])" if old[-1].isalnum() else "")
    pattern = re.compile(left + re.escape(old).replace(r"\ ", " +") + right, re.IGNORECASE)
    places = [match.span() for match in pattern.finditer(source.text, start, end)]
    if not places:
        return None

    def measure(place: tuple[int, int]) -> tuple[int, int]:
        return max(0, slip.found.start - place[1], place[0] - slip.found.end), place[0]

    return min(places, key=measure)


def _stretch(slip: Seen, ends: tuple[str, ...]) -> int:
    """To where what begins at the slip goes on: the next comma or colon, or the end of the line."""
    end = slip.found.end
    for token in slip.after:
        if token.shape in ends:
            break
        end = token.end
    return end
