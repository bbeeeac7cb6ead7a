"""What a slip is: the page that shows one like it, or, in general, the word that does not fit and what could."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import cache

from ..diagnostics.diagnostic import Diagnostic, Fix
from ..diagnostics.pages import Page, page_of, read_page
from ..diagnostics.words import syntax as words
from ..source.text import Source, Span
from .clues import DEEPER, WORDS, Seen, has_words, keys, line_of, seen, tokens_of
from .letters import without_accents, word_around
from .mend import edits, edits_named
from .prose import is_prose
from .tabled import known_words, tables

ENDS = ("_NL", "$END", "_DEDENT")
Tried = Callable[[Fix], bool | None]
"""What becomes of an edit: whether the line can then be read, or nothing if it does not help."""


def tell(source: Source, what: str, start: int, end: int, state: int, stop: int, tried: Tried) -> Diagnostic:
    """The diagnostic of a slip; `stop` is where its declaration ends."""
    if what in ("too-deep", "too-long", "open-string"):
        return words.slip("too-deep" if what == "too-long" else what, _visible(source, start, end))
    if what == "ragged-indent":
        return words.ragged_indent(_visible(source, start, end), line_above(source, start))
    if what == "empty-block":
        return words.empty_block(_visible(source, start, end), line_below(source, start))
    if what == "odd-character" and (word := word_around(source.text, start)):
        return _odd_letters(Span(source, *word), tried)
    if (digits := DIGIT_FIRST.match(source.text, start)) and _wants_name(tables().states[state]):
        return words.digit_first(Span(source, start, digits.end()), _renamed(Span(source, start, digits.end()), tried))
    sentence = is_prose(source.text, start)
    if what == "capital-letter":
        capital = _capital(Span(source, start, end), tried)
        return _prose(source, start) if sentence and not any(fix.sure for fix in capital.fixes) else capital
    known, telling = _known()
    slip = seen(source.text, start, stop, what, state, known, telling)
    for page, sure in (*_by_words(source, slip), *_pages(slip)):
        fixes, whole = _fixes(page, source, slip, tried)
        if not fixes and (other := dict(page.said).get("else")):
            page = _read(other)
            fixes, whole = _fixes(page, source, slip, tried)
        if sentence and ("fix", "quotes around it") in page.said:
            continue  # In quotes anything can be read.
        sure = sure and ("sure", "never") not in page.said
        if whole or (not sentence and (sure or not edits_named(page.said))):
            return _from_page(page, source, slip, fixes)
    return _prose(source, start) if sentence else _general(source, what, start, end, state, slip)


def stray_indent(source: Source, start: int, end: int) -> Diagnostic:
    span, above = _visible(source, start, end), line_above(source, start)
    return words.stray_indent(span, above, _as_deep(span, above) if above else ())


def _as_deep(span: Span, above: Span) -> tuple[Fix, ...]:
    """A line set as deep as the one above it; perhaps that one should hold it instead."""
    text = span.source.text
    line = text.rfind("\n", 0, span.start) + 1
    depth = above.start - (text.rfind("\n", 0, above.start) + 1)
    return (Fix("let it stand as deep as the line above", Span(span.source, line, span.start), " " * depth, False),)


def unfenced(source: Source, start: int) -> Diagnostic:
    end = source.original.find("\n", start)
    return words.unfenced(Span(source, start, end if end >= 0 else len(source.original)))


def too_many(span: Span, count: int) -> Diagnostic:
    return words.too_many(span, count)


DIGIT_FIRST = re.compile(r"\d+-?[a-z][a-z0-9-]*", re.IGNORECASE)
"""An invalid name that begins with a digit: `7up`, `2nd-row`."""


def _wants_name(fitting: Collection[str]) -> bool:
    return "NAME" in fitting and "NUMBER" not in fitting


def _renamed(span: Span, tried: Tried) -> tuple[Fix, ...]:
    """The same name with its number last; not sure, because the name may also be used elsewhere."""
    found = re.fullmatch(r"(\d+)-?(.*?)-?", whole_of(span))
    if found is None or found[2][:2].lower() in ("st", "nd", "rd", "th"):
        return ()
    new = f"{found[2].lower()}-{found[1]}"
    return _helpful(Fix(f"write `{new}`", span, new, sure=False), tried)


LINE = re.compile(r"^ *[^ \n#][^\n]*", re.M)


def line_below(source: Source, at: int) -> Span | None:
    """The next line with rules on it."""
    newline = source.text.find("\n", at)
    match = LINE.search(source.text, newline + 1) if newline >= 0 else None
    return _visible(source, *match.span()) if match else None


def line_above(source: Source, at: int) -> Span | None:
    """The line of rules before this one."""
    stop = source.text.rfind("\n", 0, _visible(source, at, at + 1).start)
    while stop > 0:
        start = source.text.rfind("\n", 0, stop) + 1
        match = LINE.match(source.text, start, stop)
        if match:
            return _visible(source, *match.span())
        stop = start - 1
    return None


@cache
def _known() -> tuple[frozenset[str], frozenset[str]]:
    return known_words(tables()), tables().telling


def _pages(slip: Seen) -> Iterator[tuple[Page, bool]]:
    """The pages with a sample like this, the most like it first, and whether there can be no doubt. Where there is, a
    page must know how to mend the line: a wrong reason is worse than none."""
    slips = tables().slips
    shown: set[str] = set()
    for index, key in enumerate(keys(slip)):
        slug = slips.get(key)
        if slug is not None and slug not in shown and _begins_like(_read(slug), slip):
            shown.add(slug)
            yield _read(slug), index == 0 or slip.foreign
    if slip.found.shape == DEEPER and isinstance(slip.state, int) and "COLON" in tables().states[slip.state]:
        yield _read("missing-colon"), False


def _by_words(source: Source, slip: Seen) -> Iterator[tuple[Page, bool]]:
    """The pages that are recognised by words of the line."""
    line = line_of(source.text, slip.found.start)
    yield from ((_read(slug), True) for words, slug in _words() if has_words(words, line))


@cache
def _words() -> tuple[tuple[str, str], ...]:
    """The words, and the page of each; those of which there are more in a line first."""
    found = [(key.removeprefix(WORDS), slug) for key, slug in tables().slips.items() if key.startswith(WORDS)]
    return tuple(sorted(found, key=lambda one: (-one[0].count(" "), one)))


@cache
def _read(slug: str) -> Page:
    return read_page(page_of(slug) or "", slug)


def _begins_like(page: Page, slip: Seen) -> bool:
    """A page that points at the first word of a line is about lines that begin as its samples do."""
    if ("mark", "first") not in page.said or not slip.before:
        return True
    return slip.before[0].shape in _first_words(page.slug)


@cache
def _first_words(slug: str) -> frozenset[str]:
    lines = [line for sample in _read(slug).samples for line in sample.text.splitlines() if "# here" in line]
    tokens = (next(tokens_of(line, 0, len(line), *_known()), None) for line in lines)
    return frozenset(token.shape for token in tokens if token)


def _from_page(page: Page, source: Source, slip: Seen, fixes: tuple[Fix, ...]) -> Diagnostic:
    before = slip.before[-1] if slip.before else slip.found
    facts = {"found": source.text[slip.found.start : slip.found.end], "before": source.text[before.start : before.end]}
    return words.from_page(page.slug, page.title, dict(page.said), _pointed(page, source, slip, fixes), facts, fixes)


def _pointed(page: Page, source: Source, slip: Seen, fixes: tuple[Fix, ...]) -> Span:
    """What to point at: the text that a fix replaces, else an unknown word before the slip,
    else that. A page may want the first word of the line, or the one found, in any case."""
    if ("mark", "first") in page.said and slip.before:
        return Span(source, slip.before[0].start, slip.before[0].end)
    if ("mark", "found") in page.said:
        return _span(source, slip)
    for fix in fixes:
        text = source.text[fix.span.start : fix.span.end]
        if text.strip():
            return Span(source, fix.span.end - len(text.lstrip()), fix.span.start + len(text.rstrip()))
    if slip.foreign and not slip.odd:
        return Span(source, slip.before[-1].start, slip.before[-1].end)
    return _span(source, slip)


def _fixes(page: Page, source: Source, slip: Seen, tried: Tried) -> tuple[tuple[Fix, ...], bool]:
    """The first edit with which the whole line can be read, or else the first that helps; and which of the two."""
    helpful = [(fix, helped) for fix in edits(page.said, source, slip) if (helped := tried(fix)) is not None]
    for fix, whole in sorted(helpful, key=lambda one: (not (one[1] and one[0].sure), not one[1])):
        return (replace(fix, sure=fix.sure and whole),), whole
    return (), False


def _helpful(fix: Fix, tried: Tried) -> tuple[Fix, ...]:
    """An edit that helps; sure, if the rest of the line can then be read."""
    helped = tried(fix)
    return () if helped is None else (replace(fix, sure=fix.sure and helped),)


def _capital(span: Span, tried: Tried) -> Diagnostic:
    found = whole_of(span)
    return words.capital(span, found, _helpful(Fix(f"write `{found.lower()}`", span, found.lower()), tried))


def _odd_letters(span: Span, tried: Tried) -> Diagnostic:
    """A name with letters of its own language; the fix is sure, because each place of the name gets the same one."""
    first, last, text = without_accents(span.source.text, span.start)
    words_of = "write it without accents" if (first, last) == (span.start, span.end) else "write them without accents"
    fixes = _helpful(Fix(words_of, Span(span.source, first, last), text), tried) if text else ()
    return words.odd_letters(span, whole_of(span), fixes)


def _prose(source: Source, at: int) -> Diagnostic:
    start = source.text.rfind("\n", 0, at) + 1
    line = LINE.match(source.text, start)
    return words.prose(_visible(source, *(line.span() if line else (at, at + 1))))


def whole_of(span: Span) -> str:
    return span.source.text[span.start : span.end]


def _whole(fitting: tuple[str, ...]) -> bool:
    """Whether a whole value came before, after which a sentence can go on in many ways."""
    return {"COMPARE", "AND", "PLUS"} <= set(fitting)


def _general(source: Source, what: str, start: int, end: int, state: int, slip: Seen) -> Diagnostic:
    fitting = tuple(sorted(terminal for terminal in tables().states[state] if not terminal.islower()))
    span = _span(source, slip)
    found = source.text[span.start : span.end]
    if what in ENDS:
        if "_INDENT" in fitting:
            return words.empty_block(span, line_below(source, span.start))
        return words.line_ends(span, _shown(fitting))
    if what == "_INDENT":
        return stray_indent(source, start, end)
    if what in ("unexpected", "reserved-word") and not slip.before:
        return words.line_start(span, found, _shown(fitting))
    if what == "unexpected":
        return words.unexpected(span, found, _shown(fitting), _whole(fitting))
    return words.slip(what, span, found)


def _span(source: Source, slip: Seen) -> Span:
    """What to show: the word that was found, or, at the end of a line, the place after it."""
    return _visible(source, slip.found.start, slip.found.end)


def _visible(source: Source, start: int, end: int) -> Span:
    """From the first thing that can be seen, and no further than its line."""
    text = source.text
    while start < end and text[start].isspace():
        start += 1
    line = text.find("\n", start)
    stop = min(end, line if line >= 0 else len(text))
    return Span(source, start, max(stop, min(start + 1, len(text))))


PLAIN = {"NAME": "a name", "NUMBER": "a number", "STRING": "a text in quotes", "_NL": "the end of the line"}


def _shown(terminals: tuple[str, ...]) -> tuple[str, ...]:
    """Terminals as an author knows them: the words themselves, or `a name`, `a number`."""
    if {"NAME", "NUMBER", "LPAR", "QUANTITY"} <= set(terminals):
        return ("a value: a name, a number, or a noun with `a`, `each` or the like before it",)
    shown = [PLAIN[terminal] for terminal in ("_NL", "NAME", "NUMBER", "STRING") if terminal in terminals]
    words: dict[str, list[str]] = {}
    for word, kinds in tables().words.items():
        for kind in kinds:
            if kind in terminals:
                words.setdefault(kind, []).append(f"`{word}`")
    # What has few words first: a colon, a bracket, `as`; the many prepositions and signs of a sum come last.
    for _, listed in sorted(words.items(), key=lambda one: (len(one[1]), one[0])):
        shown += listed
    return tuple(dict.fromkeys(shown))
