"""Drawings of diagnostics, and that no text can upset the terminal.

A page in cases/diagnostics is a paragraph, the files, the facts, and the drawing. `--accept` writes the drawing.
"""

from __future__ import annotations

import re
import time
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.compiler.diagnostics.cells import cells, shown, wrapped
from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Fix, Label, Severity
from rulewright.compiler.diagnostics.pages import all_slugs, files, page_of, read_page
from rulewright.compiler.diagnostics.render import render, tally
from rulewright.compiler.source.layout import lay_out
from rulewright.compiler.source.load import load_pack
from rulewright.compiler.source.text import Source, Span, source_of

CASES = Path(__file__).parent / "cases/diagnostics"
WORDS = CASES / "words.md"
BLOCK = re.compile(r"^(?P<mark>`{3,})(?P<info>[^\n`]*)\n(?P<text>.*?)^(?P=mark)$\n?", re.MULTILINE | re.DOTALL)
ENDS = "\n```text\n"


@pytest.mark.parametrize("path", sorted(set(CASES.glob("*.md")) - {WORDS}), ids=lambda path: path.stem)
def test_a_drawing(path: Path, accept: bool) -> None:
    page = path.read_text("utf-8")
    asked = page.partition(ENDS)[0].rstrip()
    diagnostic, width = described(asked)
    compare(path, f"{asked}\n{ENDS}{render([diagnostic], width=width)}\n```\n", accept)


def test_the_words_of_the_source_room(accept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sample of its pages, drawn."""
    monkeypatch.chdir(tmp_path)
    parts = ["# What is said of texts, folders and manifests\n"]
    for slug in [slug for slug in all_slugs() if f'"{slug}"' in words_of_the_room()]:
        samples = read_page(page_of(slug) or "", slug).samples
        parts.append(f"## {slug}\n")
        for number, sample in enumerate(samples):
            pack = Path(f"{slug}-{number}")
            for name, data in files(sample).items():
                (pack / name).parent.mkdir(parents=True, exist_ok=True)
                (pack / name).write_bytes(data)
            parts.append(f"````text\n{render(load_pack(pack).said)}\n````\n")
    compare(WORDS, "\n".join(parts), accept)


def words_of_the_room() -> str:
    return (Path(__file__).parent.parent / "compiler/diagnostics/words/source.py").read_text("utf-8")


def compare(path: Path, page: str, accept: bool) -> None:
    if accept:
        path.write_text(page, "utf-8")
    assert path.exists() and path.read_text("utf-8") == page, "`pytest --accept` writes it anew; then read it"


def described(page: str) -> tuple[Diagnostic, int]:
    """The diagnostic that the facts of a page describe, and how wide it is to be drawn."""
    blocks = [(block["info"].split(), block["text"]) for block in BLOCK.finditer(page)]
    (facts,) = [tomllib.loads(text) for info, text in blocks if info == ["toml"]]
    texts: dict[str, str] = {info[1]: text for info, text in blocks if info[0] == "rules"} | facts.get("files", {})
    sources = {name: source_of(name, text, headings=lay_out(text).headings) for name, text in texts.items()}
    diagnostic = Diagnostic(
        facts["slug"],
        facts["headline"],
        tuple(
            Label(span_of(label, sources), label["words"], label.get("main", False))
            for label in facts.get("labels", [])
        ),
        facts.get("why", ""),
        facts.get("hint", ""),
        tuple(
            Fix(fix["words"], span_of(fix, sources), fix["text"], fix.get("sure", True))
            for fix in facts.get("fixes", [])
        ),
        Severity(facts.get("severity", "error")),
    )
    return diagnostic, facts.get("width", 100)


def span_of(told: dict[str, Any], sources: dict[str, Source]) -> Span:
    """`at`: the stretch itself, the `nth` there is; `to`: its last words; `after`: the place behind some words."""
    source = sources[told.get("file", next(iter(sources)))]
    at = str(told.get("at", told.get("after")))
    start = -1
    for _ in range(told.get("nth", 1)):
        start = source.original.index(at, start + 1)
    if "after" in told:
        return Span(source, start + len(at), start + len(at))
    end = source.original.index(told["to"], start) + len(told["to"]) if "to" in told else start + len(at)
    return Span(source, start, end)


def test_the_order_is_that_of_files_and_lines() -> None:
    one, two = source_of("one", "a\nb\n"), source_of("two", "a\nb\n")
    spans = [Span(two, 0, 1), Span(one, 2, 3), None, Span(one, 0, 1)]
    found = [Diagnostic("x", str(index), (Label(span, ""),) if span else ()) for index, span in enumerate(spans)]
    drawn = render(found)
    assert re.findall(r": (\d)$", drawn, re.MULTILINE) == ["2", "3", "1", "0"]
    assert render(found[::-1]) == drawn


def test_the_tally() -> None:
    def some(severity: Severity, count: int) -> list[Diagnostic]:
        return [Diagnostic("x", "y", severity=severity)] * count

    assert tally([]) == "nothing found"
    assert tally([*some(Severity.WARNING, 1), *some(Severity.ERROR, 2)]) == "2 errors, 1 warning"
    assert tally([*some(Severity.NOTE, 1200), *some(Severity.ERROR, 1)]) == "1 error, 1,200 notes"


def test_colour_adds_colours_and_nothing_else() -> None:
    diagnostic, _ = described((CASES / "unseen.md").read_text("utf-8").partition(ENDS)[0])
    coloured = render([diagnostic], colour=True)
    assert "\x1b[1;31m" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == render([diagnostic])


def test_a_source_whose_lines_nobody_counted() -> None:
    source = Source("x.rules", "one\ntwo\n", "one\ntwo\n")
    assert "x.rules:2:1" in render([Diagnostic("x", "y", (Label(Span(source, 4, 7), "z"),))])


NASTY = st.text(
    st.sampled_from("ab `\t\n\r\x00\x1b\x9b\u202e\u2028\u200d\ufe0f\u0301\ud800金🪙❤…#\u1160שﷺ") | st.characters()
)
SOURCES = st.builds(source_of, NASTY, NASTY)
OFFSETS = st.integers(-3, 60)
SPANS = st.builds(Span, SOURCES, OFFSETS, OFFSETS)
ONE_SOURCE = SOURCES.flatmap(lambda source: st.lists(st.builds(Span, st.just(source), OFFSETS, OFFSETS), max_size=4))
LABELS = ONE_SOURCE.flatmap(
    lambda spans: st.tuples(*(st.builds(Label, st.just(span), NASTY, st.booleans()) for span in spans))
)
FIXES = st.lists(st.builds(Fix, NASTY, SPANS, NASTY, st.booleans()), max_size=2).map(tuple)
MORE = st.lists(st.builds(Label, SPANS, NASTY, st.booleans()), max_size=2).map(tuple)
DIAGNOSTICS = st.builds(
    Diagnostic,
    NASTY,
    NASTY,
    st.builds(lambda some, more: some + more, LABELS, MORE),
    NASTY,
    NASTY,
    FIXES,
    st.sampled_from(Severity),
)


@given(st.lists(DIAGNOSTICS, max_size=3), st.integers(-5, 130))
def test_any_diagnostic_can_be_drawn(found: list[Diagnostic], width: int) -> None:
    drawn = render(found, width=width)
    for row in drawn.split("\n"):
        assert not [character for character in row if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
        assert row == row.rstrip()
    drawn.encode("utf-8")


@given(LABELS, st.integers(40, 120))
def test_what_is_drawn_of_a_file_keeps_to_the_room(labels: tuple[Label, ...], width: int) -> None:
    for row in render([Diagnostic("x", "y", labels)], width=width).split("\n"):
        if re.match(r" *\d* [│⋮]", row):
            assert cells(row) <= width


@given(NASTY, st.integers(10, 60))
def test_wrapping_loses_nothing(text: str, room: int) -> None:
    rows = wrapped(text, room)
    assert all(cells(row) <= room for row in rows)
    assert "".join("".join(rows).split()) == "".join(shown(text.replace("\n", " ")).split())


WIDTHS = {
    "": 0,
    "abc": 3,
    "zażółć": 6,
    "z\u0307": 1,
    "金貨": 4,
    "🪙": 2,
    "❤️": 2,
    "☃": 1,
    "각": 2,
    "\u1100\u1161\u11a8": 2,
    "\x00": 8,
    "\t": 4,
    "ש": 1,
    "\U000e0001": 9,
}


@pytest.mark.parametrize(("text", "wide"), WIDTHS.items())
def test_how_wide_a_text_is(text: str, wide: int) -> None:
    assert cells(text) == wide


def test_a_line_of_any_length_takes_no_time() -> None:
    source = source_of("x.rules", "a\x00" * 1_000_000)
    labels = [
        Label(Span(source, at, at + size), "here") for at, size in ((0, 1), (1_000_001, 3), (1_999_999, 9), (5, 10**6))
    ]
    start = time.process_time()
    drawn = render([Diagnostic("x", "y", tuple(labels))])
    assert time.process_time() - start < 1 and drawn.count("here") == 4
