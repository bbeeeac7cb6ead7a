"""Diagnostics for other programs: valid, with exact places, and complete whatever they contain."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.compiler.diagnostics import report
from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Fix, Label, Severity
from rulewright.compiler.source.text import Span, source_of

SCHEMA: dict[str, Any] = json.loads(Path(str(report.__file__)).with_name("report.schema.json").read_text("utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

TEXT = "# The turn\n\nżeton, 5%: a\nb {c}\n"
SOURCE = source_of("my pack/01 żeton.rules.md", TEXT, headings=((0, 1, "The turn"),))
WHOLE = Diagnostic(
    "tab",
    "5% of {this}, and more:\nso much",
    (Label(Span(SOURCE, 25, 26), "and here"), Label(Span(SOURCE, 12, 22), "here, mostly", main=True)),
    "why",
    "hint",
    (Fix("write so", Span(SOURCE, 25, 28), "x", sure=False),),
    Severity.WARNING,
)
BARE = Diagnostic("unheard-of", "nothing is known")


def test_json() -> None:
    document = json.loads(report.as_json([WHOLE, BARE]))
    VALIDATOR.validate(document)
    bare, whole = document["diagnostics"]
    assert (document["errors"], document["warnings"], document["notes"]) == (1, 1, 0)
    assert bare | {"file": None, "line": None, "labels": [], "page": None} == bare
    here = {"file": SOURCE.name, "line": 3, "column": 1, "end_line": 3, "end_column": 11}
    there = {"file": SOURCE.name, "line": 4, "column": 1, "end_line": 4, "end_column": 2}
    assert whole == {
        "slug": "tab",
        "severity": "warning",
        "headline": "5% of {this}, and more:\nso much",
        **here,
        "headings": ["The turn"],
        "labels": [
            {**there, "words": "and here", "main": False},
            {**here, "words": "here, mostly", "main": True},
        ],
        "why": "why",
        "hint": "hint",
        "fixes": [{"words": "write so", "sure": False, "edits": [{**there, "end_column": 4, "text": "x"}]}],
        "page": "tab",
    }


def test_github() -> None:
    assert report.as_github([WHOLE, BARE]).split("\n") == [
        "::error title=unheard-of::nothing is known",
        "::warning file=my pack/01 żeton.rules.md,line=3,endLine=3,col=1,endColumn=11,title=tab"
        "::5%25 of {this}, and more:%0Aso much%0Ahere, mostly%0Awhy%0Ahint",
    ]


def test_github_shows_what_would_do_something_to_a_log() -> None:
    odd = Diagnostic("x", "`\x00\x1b[2J\u202e` is no\nname", ())
    assert report.as_github([odd]) == "::error title=x::`<U+0000><U+001B>[2J<U+202E>` is no%0Aname"


def test_sarif() -> None:
    document = json.loads(report.as_sarif([WHOLE, BARE]))
    (run,) = document["runs"]
    assert document["version"] == "2.1.0" and run["columnKind"] == "unicodeCodePoints"
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["tab", "unheard-of"]
    assert run["tool"]["driver"]["informationUri"] == "https://pypi.org/project/rulewright/"
    assert run["tool"]["driver"]["rules"][0]["help"]["text"]
    bare, whole = run["results"]
    assert "locations" not in bare and run["tool"]["driver"]["rules"][bare["ruleIndex"]]["id"] == "unheard-of"
    (place,) = whole["locations"]
    assert place["physicalLocation"] == {
        "artifactLocation": {"uri": "my%20pack/01%20%C5%BCeton.rules.md", "uriBaseId": "%SRCROOT%"},
        "region": {"startLine": 3, "startColumn": 1, "endLine": 3, "endColumn": 11},
    }
    assert whole["message"]["text"].startswith("5% of {{this}}")
    assert whole["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"] == {"text": "x"}


@pytest.mark.parametrize("name", ["/elsewhere/x.rules", "../x.rules", "a:b#c?.rules", "C:\\x"])
def test_sarif_names_files_by_addresses(name: str) -> None:
    found = Diagnostic("x", "y", (Label(Span(source_of(name, "z"), 0, 1), ""),))
    uri = json.loads(report.as_sarif([found]))["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert re.fullmatch(r"(file:///)?[\w./%-]+", uri["artifactLocation"]["uri"])


NASTY = st.text(st.sampled_from('ab:,%{}[]\t\n\r\x00\x1b\u2028\ud800ż🪙\\"') | st.characters(), max_size=20)
SPANS = st.builds(Span, st.builds(source_of, NASTY, NASTY), st.integers(-3, 30), st.integers(-3, 30))
DIAGNOSTICS = st.builds(
    Diagnostic,
    NASTY,
    NASTY,
    st.lists(st.builds(Label, SPANS, NASTY, st.booleans()), max_size=3).map(tuple),
    NASTY,
    NASTY,
    st.lists(st.builds(Fix, NASTY, SPANS, NASTY, st.booleans()), max_size=2).map(tuple),
    st.sampled_from(Severity),
)


@given(st.lists(DIAGNOSTICS, max_size=3))
def test_any_diagnostic_can_be_reported(found: list[Diagnostic]) -> None:
    VALIDATOR.validate(json.loads(report.as_json(found)))
    assert len(json.loads(report.as_sarif(found))["runs"][0]["results"]) == len(found)
    lines = report.as_github(found).encode("utf-8").splitlines()
    assert len(lines) == len(found) and all(re.match(rb"::(error|warning|notice) ", line) for line in lines)


def test_what_a_program_shows_has_the_way_out_and_nothing_for_the_parser() -> None:
    source = source_of("cards.rules", "to collect\n  end-game\n")
    at = Span(source, 10, 10)
    colon = Diagnostic(
        "missing-colon", "a colon is missing", (Label(at, "here", True),), fixes=(Fix("write `:`", at, ":"),)
    )
    doubted = Diagnostic("missing-colon", "a colon", (Label(at, "", True),), fixes=(Fix("write `:`", at, ":", False),))
    assert report.as_github([colon]).rstrip().endswith("::a colon is missing%0Awrite `:`")
    sarif = json.loads(report.as_sarif([colon, doubted]))["runs"][0]
    assert "## Said" not in sarif["tool"]["driver"]["rules"][0]["help"]["markdown"]
    assert sorted(one["fixes"][0]["description"]["text"] for one in sarif["results"]) == [
        "write `:`",
        "write `:` (unsure)",
    ]
