"""Texts compared with the rules of Resurgence: differences that an editor accepts, and those that must be reported."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.source.text import source_of
from rulewright.compiler.text.against import Entry, held_against
from rulewright.compiler.text.complete import complaints
from rulewright.compiler.text.deck import deck_of
from rulewright.compiler.text.lints.agreement import lint
from rulewright.compiler.text.printed import lines
from rulewright.compiler.text.spoken import spoken
from trees import ROOT, edition, resurgence


def held(text: str, language: str, name: str = "resurgence") -> Entry:
    compiled = edition(name)
    said = resurgence() if name == "resurgence" else spoken(compiled.model, compiled.packs).value
    (entry,) = held_against(compiled.model, said[language], lines(source_of("cards.txt", text)))
    return entry


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Arbat (Upper Zone): Place any token to gain 1 Part!"),
        ("pl", "Arbat (Górna Strefa): Umieść dowolny żeton, aby otrzymać 1 Części!"),
        (
            "pl",
            "Gliniarz: Podczas ukończenia Misji możesz wydać o 1 Amunicję albo o 1 Lek mniej, niż jest to wymagane.",
        ),
    ],
)
def test_what_says_the_same_is_the_same(language: str, text: str) -> None:
    assert held(text, language).status == "same"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Arbat (side B): You must pay any 2 Resources or any 2 Critical Supplies if able."),
        ("pl", "Kreml (strona A): Odrzuć 2 karty najbardziej z prawej z rzędu Ocalałego. Mutanci otrzymują 2 PZ."),
    ],
)
def test_the_boards_of_the_solo_game_are_read(language: str, text: str) -> None:
    assert held(text, language, "resurgence-solo").status == "same"


def test_a_sentence_that_is_left_out_is_reported() -> None:
    entry = held("Kreml (strona A): Odrzuć 2 karty najbardziej z prawej z rzędu Ocalałego.", "pl", "resurgence-solo")
    assert entry.status == "differs"


def test_a_range_does_not_count_what_follows() -> None:
    read = lines(source_of("cards.txt", "Plac: W rundach 1-3 Mutanci otrzymują 3 Mutanci."))
    found = list(lint(deck_of("pl", read, resurgence()["pl"])))
    assert [one.headline for one in found] == ["“3 Mutanci” does not agree with its number: write “Mutantów”"]


def test_a_slot_in_which_nothing_fits_is_reported(tmp_path: Path) -> None:
    pack = tmp_path / "tic-tac-toe"
    copytree(ROOT / "rules/tic-tac-toe", pack)
    for language, phrase in (("en", "boast of { NAME($what) }"), ("pl", "chwalisz się: { NAME($what) }")):
        file = pack / f"text/{language}.ftl"
        file.write_text(f"{file.read_text('utf-8')}\n-log-boast = {phrase}\n", "utf-8")
    compiled = compile_edition(str(pack)).value
    assert compiled is not None
    told = [one for one in complaints(compiled.model, compiled.packs) if one.slug == "nothing-fits"]
    assert [one.headline for one in told] == ["nothing is of the class `what`"] * 2
    assert all(at.source.text[at.start :].startswith("-log-boast") for at in (one.labels[0].span for one in told))
