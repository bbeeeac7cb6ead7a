"""A Markdown heading as a reader sees it.

## The **turn** {#turn} ##    ->    2, "The turn"
"""

from __future__ import annotations

import re

HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+(.*))?$")
ENDING = re.compile(r"(?:^|[ \t]+)(?:#+|\{:?[ \t]*[#.][^{}]*\})[ \t]*$")
"""The closing hashes, or the mark `{#id}`."""
LINK = re.compile(r"!?\[([^\[\]]*)\](?:\([^()]*\)|\[[^\[\]]*\])")
STRONG = re.compile(r"(?<!\\)(\*{1,3}|~~)(?=\S)(.+?)(?<=[^\s\\])\1")
UNDERLINED = re.compile(r"(?<![\w\\])(_{1,3})(?=\S)(.+?)(?<=[^\s\\])\1(?!\w)")
TAG = re.compile(r"</?[A-Za-z][^<>]*>")
ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")

MARKUP = frozenset("#{}!*~_`<>\\[]&")
"""Without any of these, there is nothing to remove."""
LONGEST = 1000
"""A longer heading is cut before the patterns above are tried, because some of them try every pair of places."""


def heading(line: str) -> tuple[int, str] | None:
    """The depth and the words of a heading, if the line is one and says anything."""
    found = HEADING.match(line)
    words = plain(found[2] or "") if found else ""
    return (len(found[1]), words) if found and words else None


def plain(words: str) -> str:
    """The words without their markup."""
    words = words[:LONGEST].rstrip()
    if MARKUP.isdisjoint(words):
        return " ".join(words.split())
    while ending := ENDING.search(words):
        words = words[: ending.start()]
    words = LINK.sub(r"\1", words)
    words = UNDERLINED.sub(r"\2", STRONG.sub(r"\2", words)).replace("`", "")
    words = ESCAPE.sub(r"\1", TAG.sub("", words))
    if "&" in words:
        from html import unescape

        words = unescape(words)
    return " ".join(words.split())
