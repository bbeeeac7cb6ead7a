"""Learns from the pages of common mistakes: what a mistake looks like to the parser, and which page describes it.

A clue that two pages share tells nothing, and is left out; so the samples of the general pages, which have no `Said`,
keep the others from claiming too much.
"""

from __future__ import annotations

import re

from ..diagnostics.pages import Page, Sample, all_slugs, page_of, read_page
from ..source.clean import clean
from ..source.text import Source
from .clues import WORDS, has_words, keys, line_of, seen
from .parse import Slip, first_slip
from .recover import NAMED
from .tabled import Tables, known_words

GENERAL = ("unexpected-word", "unfinished-line", "empty-block", "stray-indent", "reserved-word")
WORD = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*")

THIRD = re.compile(r"(?<=\b)(?:each(?: other)?|an|another|any) [a-z-]+ [a-z-]+s\b")


def learnt(tables: Tables) -> tuple[list[str], dict[str, str]]:
    """The words that give slips away, and the slug for each clue."""
    pages = [read_page(page_of(slug) or "", slug) for slug in all_slugs()]
    # A mistake that looks `like` that of another page is recognised by the edit that corrects it, not by a clue of its
    # own.
    pages = [page for page in pages if (page.said and "like" not in dict(page.said)) or page.slug in GENERAL]
    telling = _telling(pages, tables)
    found: dict[str, set[str]] = {}
    for page in pages:
        words = dict(page.said).get("words", "")
        if words:
            found[WORDS + words] = {page.slug}
        for source in _sources(page.samples):
            slip = first_slip(tables, source)
            # A sample that can be read teaches nothing; the test of the pages says so.
            if slip is None or (words and has_words(words, line_of(source.text, slip.start))):
                continue
            for key in _keys(slip, source, tables, telling):
                found.setdefault(key, set()).add(page.slug if page.said else "")
    clear = {key: slugs.pop() for key, slugs in found.items() if len(slugs) == 1 and slugs != {""}}
    return sorted(telling), clear


def _keys(slip: Slip, source: Source, tables: Tables, telling: set[str]) -> list[str]:
    end = len(source.text)
    return list(keys(seen(source.text, slip.start, end, slip.what, slip.state, known_words(tables), telling)))


def _telling(pages: list[Page], tables: Tables) -> set[str]:
    """Words of what is wrong on a page that are right on none, nor in the language."""
    right = {
        word.lower() for page in pages for text in _texts(page.put_right) for word in WORD.findall(_commands(text))
    }
    wrong = {
        word.lower() for page in pages if page.said for text in _texts(page.samples) for word in WORD.findall(text)
    }
    return wrong - right - known_words(tables) - {name for page in pages for name in _names(page.samples)}


def _names(samples: tuple[Sample, ...]) -> set[str]:
    """What samples call their things: it tells nothing, for others have other things."""
    found: set[str] = set()
    for text in _texts(samples):
        named = {name.lower() for match in NAMED.finditer(text) for name in match.groups() if name}
        elements = (re.match(rf"([a-z-]+) ({WORD.pattern})", line) for line in text.split("\n"))
        found |= named | {match[2].lower() for match in elements if match and match[1] in named}
    return found


def _commands(text: str) -> str:
    """Without the verbs of others: `loses` is right after `each opponent`, and after no name."""
    return THIRD.sub("", text)


def _texts(samples: tuple[Sample, ...]) -> list[str]:
    return [re.sub(r'"[^"\n]*"|#[^\n]*|//[^\n]*|--[^\n]*|/\*[^\n]*', "", source.text) for source in _sources(samples)]


def _sources(samples: tuple[Sample, ...]) -> list[Source]:
    names = {"rules": "sample.rules", "markdown": "sample.rules.md"}
    return [clean(names[sample.kind], sample.text).value for sample in samples if sample.kind in names]
