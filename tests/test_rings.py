"""The corpus of rings: each is judged as its page says, each endless one has a certificate that the checker accepts and
a word that stops it; certificates that were changed anywhere are refused.

A mark behind a line, `# full`, is the reason why the ring of its ability ends or does not. Of an endless one the word
that stops it stands behind: `# nothing; amber => coin`.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph.certificate import Answer, Certificate
from rulewright.compiler.graph.chains import Chains, Ring, chains_of, complaints
from rulewright.compiler.graph.checker import refusal
from rulewright.compiler.handlers.played import played
from rulewright.compiler.meaning.export import hash_of
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.plan.lower import lower

One = TypeVar("One")
PAGES = sorted((Path(__file__).parent / "cases/rings").glob("*.md"))
RULES = re.compile(r"^```rules ?(?P<layer>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"  # (?P<reason>[a-z-]+)(?:; (?P<old>.+) => (?P<new>.+))?$")
ENDLESS = {"nothing", "helped", "stoppable", "choosing"}
UNDECIDED = {"test", "chance", "unshown", "renewed", "copied", "rolled", "while", "moved", "may-end"}


@dataclass(frozen=True)
class Page:
    text: str
    chains: Chains
    marks: dict[int, re.Match[str]]
    """By the line that they stand behind."""


def page_of(path: Path, folder: Path, stopped: bool = False) -> Page:
    """A page as it is, or with every word in it that stops a ring."""
    block = RULES.search(path.read_text("utf-8"))
    assert block
    lines = block["text"].split("\n")
    marks = {number: mark for number, line in enumerate(lines) if (mark := MARK.search(line))}
    if stopped:
        lines = [_stopped(line, marks.get(number)) for number, line in enumerate(lines)]
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text("\n".join(lines), "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, render(told.said)
    return Page("\n".join(lines), chains_of(told.value.model, block["layer"] or "card"), marks)


def _stopped(line: str, mark: re.Match[str] | None) -> str:
    if mark is None or not mark["old"]:
        return line
    before, found, after = line[: mark.start()].rpartition(mark["old"])
    assert found, line
    return before + mark["new"] + after


def marks_of(ring: Ring, page: Page) -> list[re.Match[str]]:
    """The marks of all abilities of a ring."""
    spans = [*ring.spans, *(node.at for node in page.chains.nodes if node.id in ring.nodes)]
    lines = {
        line
        for span in spans
        for line in range(page.text.count("\n", 0, span.start), page.text.count("\n", 0, span.end) + 1)
    }
    return [mark for line, mark in page.marks.items() if line in lines]


@cache
def corpus(folder: Path) -> dict[Path, Page]:
    return {path: page_of(path, folder / path.stem) for path in PAGES}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    return corpus(tmp_path_factory.mktemp("rings"))


def test_every_ring_is_judged_as_its_page_says(pages: dict[Path, Page]) -> None:
    many = 0
    for path, page in pages.items():
        judged: set[re.Match[str]] = set()
        for ring in page.chains.rings:
            marks = marks_of(ring, page)
            assert {mark["reason"] for mark in marks} == {ring.reason.key}, f"{path.stem}: {ring.nodes}: {ring.why}"
            verdict = (
                "endless" if ring.reason.key in ENDLESS else "undecided" if ring.reason.key in UNDECIDED else "bounded"
            )
            assert ring.verdict == verdict
            assert (ring.certificate is not None) == (verdict == "endless")
            judged |= set(marks)
        assert judged == set(page.marks.values()), f"{path.stem}: a mark is on no ring"
        many += len(page.chains.rings)
    assert many >= 80


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_one_word_stops_an_endless_ring(path: Path, pages: dict[Path, Page], tmp_path: Path) -> None:
    before = pages[path]
    endless = [ring.nodes for ring in before.chains.rings if ring.verdict == "endless"]
    assert all(mark["old"] for mark in before.marks.values() if mark["reason"] in ENDLESS)
    if endless:
        after = page_of(path, tmp_path / "stopped", stopped=True)
        assert [ring.nodes for ring in after.chains.rings if ring.verdict == "endless"] == []
        still = {ring.nodes for ring in after.chains.rings if ring.verdict == "undecided"}
        assert still == {ring.nodes for ring in before.chains.rings if ring.verdict == "undecided"}


def test_certificates_are_accepted_and_damaged_ones_refused(pages: dict[Path, Page]) -> None:
    accepted = 0
    refused: dict[str, int] = {}
    for page in pages.values():
        plan = lower(page.chains.model)
        rules = played(plan, hash_of(page.chains.model)).rules
        for ring in page.chains.rings:
            if ring.certificate is None:
                continue
            assert refusal(ring.certificate, rules, plan) == ""
            accepted += 1
            for where, damaged in damages(ring.certificate):
                assert refusal(damaged, rules, plan), f"{ring.nodes}: {where}"
                refused[where] = refused.get(where, 0) + 1
    assert accepted >= 40
    assert len(refused) == 16, refused


def damages(one: Certificate) -> Iterator[tuple[str, Certificate]]:
    """Each field changed, each part of the table and of the answers too."""
    start = one.start
    yield "model", replace(one, model=one.model + "x")
    yield "seats", replace(one, start=replace(start, seats=start.seats + 1))
    for at, (name, owners, value) in enumerate(start.slots[:3]):
        yield "slots", replace(one, start=replace(start, slots=changed(start.slots, at, (name, owners, value + 1))))
    if start.laid:
        yield "laid", replace(one, start=replace(start, laid=start.laid[1:]))
    if start.phases:
        yield "phases", replace(one, start=replace(start, phases=()))
    yield "entered", replace(one, entered=("nothing", one.entered[1]))
    yield "lead", replace(one, lead=(*one.lead, Answer(0, 0, 1)))
    yield "period", replace(one, period=(*one.period, Answer(0, 0, 1)))
    for at, answer in enumerate(one.period):
        yield "seat", replace(one, period=changed(one.period, at, replace(answer, seat=answer.seat + 1)))
        yield "option", replace(one, period=changed(one.period, at, replace(answer, option=answer.option + 100)))
        yield "many", replace(one, period=changed(one.period, at, replace(answer, many=answer.many + 1)))
    if one.delta or len(set(one.fired)) > 1:
        # Where a period of one ability changes nothing, it may begin one use later as well: that is no damage.
        yield "uses", replace(one, uses=one.uses + 1)
    yield "reached", replace(one, reached=one.reached + "x")
    yield "fired", replace(one, fired=(*one.fired, one.fired[0] + "x"))
    yield "delta", replace(one, delta=(*one.delta, ("coin", ("player-1",), 5)))
    yield "stopped", replace(one, stopped_by=() if one.stopped_by else (0,))


def changed(those: tuple[One, ...], at: int, one: One) -> tuple[One, ...]:
    return (*those[:at], one, *those[at + 1 :])


BASE = """\
{counters}
counter key-one of each player, from 0
counter key-two of each player, from 0
counter key-three of each player, from 0
kind card (cards)
  works in crew
pile crew of each player, of card
to play:
  each player:
    phase turn of player: gain 1 good-0 + 1 key-one
"""
KEYS = ("one", "two", "three")


def test_a_ring_across_three_expansions_is_reported_with_all_three_places(tmp_path: Path) -> None:
    """Of 200 cards each: it is judged in seconds."""
    dice = random.Random(1)
    (tmp_path / "ground").mkdir()
    counters = "\n".join(f"counter good-{n} of each player, from 0 to 9" for n in range(120))
    (tmp_path / "ground/pack.toml").write_text('name = "ground"\ntitle = "Ground"\nplayers = 2\n', "utf-8")
    (tmp_path / "ground/01.rules").write_text(BASE.format(counters=counters), "utf-8")
    for key, following in zip(KEYS, (*KEYS[1:], KEYS[0]), strict=True):
        folder = tmp_path / f"more-{key}"
        folder.mkdir()
        cards = [
            f'card {key}-{n} "Card {key} {n}"\n  once per turn\n'
            f"  after you gain any good-{dice.randrange(120)}: gain 1 good-{dice.randrange(120)}"
            for n in range(200)
        ]
        cards.append(f'card link-{key} "Link {key}"\n  after you gain any key-{key}: gain 1 key-{following}')
        about = f'name = "more-{key}"\ntitle = "More {key}"\nbuilds_on = ["ground"]\n'
        (folder / "pack.toml").write_text(about, "utf-8")
        (folder / "01.rules").write_text("\n".join(cards) + "\n", "utf-8")
    told = compile_edition(str(tmp_path / "more-one"), [str(tmp_path / f"more-{key}") for key in KEYS[1:]])
    assert told.value is not None and not told.said, render(told.said)
    begun = time.process_time()
    (found,) = complaints(told.value.model)
    assert time.process_time() - begun < 20
    places = [label.span.source.name.split("/")[-2] for label in found.labels]
    assert sorted(places) == ["more-one", "more-three", "more-two"]
