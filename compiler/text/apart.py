"""Signs that two texts do not say the same, however alike they are: what one adds, drops or has in another order.

They are data, `apart.toml` of each language: `adds` is in the text and not in our sentence, `drops` the other way
round. `before` lists words whose next word has to be the same in both.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from typing import NamedTuple

from .core import folder_of

WORD = re.compile(r"[^\W\d_]+")
STEM = 4
"""So many letters tell a word from others, whatever its form."""


class Signs(NamedTuple):
    adds: tuple[tuple[re.Pattern[str], re.Pattern[str], bool], ...]
    """What is not to be in a text, unless our sentence has the second; the last: whatever its shape."""
    drops: tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]
    """What our sentence has, and what a text then needs."""
    before: frozenset[str]
    turned: re.Pattern[str] | None
    """`card of the row`: two groups that are not to change places."""
    cases: re.Pattern[str] | None
    """How words end that stand in another case than a thing of which something is done."""


Told = tuple[str, str]
"""What our sentence says, and what the text says; empty where it does not."""


def apart(text: str, ours: str, language: str, shaped: bool = True) -> Told | None:
    """The words that tell it; None where no sign is found. `shaped`: whether it has the shape of ours."""
    known = signs_of(language)
    if known is None:
        return None
    mine, theirs = _plain(ours), _plain(text)
    for sign, where, always in known.adds:
        if (always or shaped) and (found := sign.search(theirs)) and not where.search(mine):
            return "", found[0]
    for sign, needs in known.drops:
        if (found := sign.search(mine)) and not needs.search(theirs):
            return found[0], ""
    return _order(mine, theirs, known) or _case(mine, theirs, known) or _aside(mine, theirs)


def _plain(text: str) -> str:
    whole = unicodedata.normalize("NFC", text).replace("\u200b", "").replace("\u00ad", "")
    return " ".join(whole.casefold().split())


def _order(mine: str, theirs: str, known: Signs) -> Told | None:
    for word in known.before:
        one, other = _after(word, mine), _after(word, theirs)
        if one and other and not other <= one:
            return f"{word} {min(one)}…", f"{word} {min(other)}…"
    if known.turned is not None:
        pairs = {(one[:STEM], other[:STEM]) for one, other in known.turned.findall(mine)}
        for one, other in known.turned.findall(theirs):
            if (other[:STEM], one[:STEM]) in pairs and (one[:STEM], other[:STEM]) not in pairs:
                return f"{other} – {one}", f"{one} – {other}"
    return None


def _after(word: str, text: str) -> set[str]:
    return {found[1][:STEM] for found in re.finditer(rf"\b{word}\w*,? (\w+)", text)}


def _case(mine: str, theirs: str, known: Signs) -> Told | None:
    """A word that our sentence has only in other forms, in a case in which it would be another part of it."""
    if known.cases is None or theirs.count(". ") > mine.count(". "):
        return None  # what more sentences say needs words of its own
    said = set(WORD.findall(mine))
    stems = {word[:STEM] for word in said if len(word) > STEM}
    odd = (one for one in WORD.findall(theirs) if one not in said and one[:STEM] in stems and known.cases.search(one))
    word = next(odd, "")
    return (min(one for one in said if one[:STEM] == word[:STEM]), word) if word else None


def _aside(mine: str, theirs: str) -> Told | None:
    """What stands in brackets goes with the same thing before it."""
    one, other = _things(mine), _things(theirs)
    words = {word[:STEM] for word in WORD.findall(mine)}
    for within, last in other.items():
        if within in one and last and one[within] and not {last[0]} & set(one[within]) and last[0] in words:
            return "", f"{last[0]}… ({within})"
    return None


def _things(text: str) -> dict[str, list[str]]:
    """What is in brackets, and the words before it, the nearest first."""
    return {
        found[1]: [word[:STEM] for word in reversed(WORD.findall(text[: found.start()])[-4:])]
        for found in re.finditer(r"\(([^)]*)\)", text)
    }


@cache
def signs_of(language: str) -> Signs | None:
    folder = folder_of(language)
    if folder is None or not (folder / "apart.toml").is_file():
        return None
    table = tomllib.loads((folder / "apart.toml").read_text(encoding="utf-8"))

    def pairs(name: str, first: str, second: str) -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
        return tuple((re.compile(one[first]), re.compile(one.get(second, one[first]))) for one in table.get(name, ()))

    turned, cases = table.get("turned"), table.get("cases")
    return Signs(
        tuple(
            (sign, where, not one.get("shaped", False))
            for one, (sign, where) in zip(table.get("adds", ()), pairs("adds", "text", "ours"), strict=True)
        ),
        pairs("drops", "ours", "text"),
        frozenset(table.get("before", ())),
        re.compile(turned) if turned else None,
        re.compile(cases) if cases else None,
    )
