"""Cards on paper: every card is there, its text is plain text, and texts that do not fit are reported with their
place.
"""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

from built_site import hostile_pack
from rulewright.compiler.book.aid import aid_lines
from rulewright.compiler.book.deck import as_csv, deck
from rulewright.compiler.book.drawn import hue, hue_of_back
from rulewright.compiler.book.printing import Printed, printed
from rulewright.compiler.book.shelf import Volume, volume_of
from rulewright.compiler.book.values import traits_said
from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.pages import page_of, read_page
from rulewright.compiler.pipeline import compile_edition

pytest.importorskip("typst", reason="Typst comes with the extra `cards`")

CARDS = """counter coin (coins) of each player, from 0 to 9
kind card (cards)
  works in hand
pile hand of each player, of card
card short "Short"
  after you gain any coins: gain 1 coin
card {name} "{title}"
{lines}
to play: end-game
"""


def volume(name: str) -> Volume:
    compiled = compile_edition(name).value
    assert compiled is not None
    return volume_of(compiled.model.name, compiled.model, compiled.packs, compiled.parsed)


def pack(folder: Path, name: str = "long", title: str = "Long", lines: int = 1) -> str:
    (folder / "mine").mkdir()
    (folder / "mine/pack.toml").write_text('name = "mine"\ntitle = "Mine"\nplayers = 2\n', "utf-8")
    body = "\n".join(f"  after you gain any coins: gain {1 + one % 9} coins" for one in range(lines))
    (folder / "mine/01.rules").write_text(CARDS.format(name=name, title=title, lines=body), "utf-8")
    return str(folder / "mine")


def pages(sheets: Printed) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", sheets.pdf))


@pytest.mark.parametrize(("paper", "size", "on_one"), [("a4", "poker", 9), ("letter", "poker", 9), ("a4", "mini", 16)])
def test_as_many_sheets_as_it_takes(paper: str, size: str, on_one: int) -> None:
    """Fronts, and backs behind each of them."""
    one = printed(volume("resurgence"), "pl", paper, size, ["survivor"], backs=False)
    assert one.many == 36 and not one.too_long
    sheets = -(-36 // on_one)
    assert pages(one) == sheets
    assert pages(printed(volume("resurgence"), "pl", paper, size, ["survivor"], backs=True)) == 2 * sheets


def test_copies_a_score_sheet_and_a_player_aid() -> None:
    made = volume("resurgence")
    whole = printed(made, "en", "a4", "poker", [], backs=False)
    kinds = {one.kind for one in made.model.elements.values()}
    cards = printed(made, "en", "a4", "poker", sorted(kinds - {"rubble", "token"}), backs=False)
    assert printed(made, "en", "a4", "poker", ["rubble"], backs=False).many == 36, "each as often as it is in the box"
    assert pages(whole) > 2 and cards.many > 100


def test_cards_without_a_text_are_printed_as_well() -> None:
    """A mission that brings points alone, a mutant card that names a district; tokens are in the box as they are."""
    made = volume("resurgence")
    of = made.near.of_kind
    assert any(not one.block for one in of["mission"]) and not any(one.block for one in of["mutant-card"])
    kinds = "zone room survivor hero directive mission event salvage bonus opening mutant-card".split()
    many = sum(len(of[kind]) for kind in kinds) + 36
    assert printed(made, "en", "a4", "poker", [], backs=False).many == many, "and each rubble as often as it is there"


def test_two_facts_of_one_kind_are_told_apart() -> None:
    """A card that asks for more in the metro is not one that asks for less there."""
    made = volume("resurgence-solo")
    rats, packs, hunter = (made.model.elements[id] for id in ("tunnel-rats", "thin-packs", "hunter"))
    assert [label for label, _, to in traits_said(rats, made, "en") if to] == ["guarded"]
    assert [label for label, _, to in traits_said(packs, made, "en") if to] == ["neglected"]
    assert [label for label, _, to in traits_said(hunter, made, "en") if to] == [""], "a calling stands for itself"


def test_no_back_tells_what_lies_beneath_it() -> None:
    """A survivor's front has the colour of its access; the deck has one back. A tile lies open, and has its own."""
    found = volume("resurgence")
    for kind in ("survivor", "mission", "event"):
        assert len({hue_of_back(found, one) for one in found.near.of_kind[kind]}) == 1
    for kind in ("survivor", "zone"):
        assert len({hue(found, one) for one in found.near.of_kind[kind]}) > 1
    assert all(hue_of_back(found, one) == hue(found, one) for one in found.near.of_kind["zone"])


def test_the_same_to_the_byte() -> None:
    made = volume("resurgence")
    assert len({printed(made, "en", "a4", "mini", ["hero"], backs=True).pdf for _ in range(2)}) == 1


def test_what_does_not_fit_is_reported_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the smaller card; on the larger one the same text still fits."""
    monkeypatch.chdir(tmp_path)
    pack(tmp_path, lines=22)
    for size, code in ("poker", 0), ("mini", 1):
        assert main(["cards", "mine", "--pdf", "out.pdf", "--size", size]) == code
        told = capsys.readouterr().err
        headline = "error[text-too-long]: the text of `long` does not fit on a mini card in `en`"
        assert (headline in told and "mine/01.rules:7:1" in told and "= page: text-too-long" in told) == bool(code), (
            told
        )
        assert Path("out.pdf").read_bytes().startswith(b"%PDF")
        assert "`short`" not in told


def test_the_page_about_it_shows_one_that_does_not_fit(tmp_path: Path) -> None:
    """Its first sample is too long for a small card; what is put right fits."""
    page = read_page(page_of("text-too-long") or "", "text-too-long")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/pack.toml").write_text('name = "mine"\ntitle = "Mine"\nplayers = 2\n', "utf-8")
    for sample, size, wrong in (page.samples[0], "mini", ["bank"]), (page.put_right[0], "mini", []):
        (tmp_path / "mine/01.rules").write_text(sample.text, "utf-8")
        found = printed(volume(str(tmp_path / "mine")), "en", "a4", size, [], backs=False)
        assert [one.id for one in found.too_long] == wrong


def test_nothing_that_an_author_writes_is_obeyed(tmp_path: Path) -> None:
    """Titles with marks of Typst, and the pack that means harm."""
    made = volume(pack(tmp_path, title="#panic() $x$ *b* @ref <label> \\\\n //c /* [ " + "W" * 90))
    assert printed(made, "en", "a4", "poker", [], backs=True).many == 2
    hostile = volume(str(hostile_pack(tmp_path)))
    kinds = list(hostile.model.kinds)
    assert printed(hostile, "pl", "letter", "mini", kinds, backs=True).many == 3


def test_cards_as_data_for_templates_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As Squib and nanDECK take it: a row for each, its copies in a column; or the same as JSON."""
    out = {name: tmp_path / f"out.{name}" for name in ("csv", "json")}
    for name, file in out.items():
        assert main(["cards", "resurgence", "--data", str(file), "--lang", "pl", "--kind", "mission,rubble"]) == 0, name
    assert "59 rows in" in capsys.readouterr().err
    rows = list(csv.DictReader(io.StringIO(out["csv"].read_text("utf-8"))))
    cards = json.loads(out["json"].read_text("utf-8"))["cards"]
    assert [one["id"] for one in rows] == [one["id"] for one in cards] and len(rows) == 59
    depot = next(one for one in rows if one["id"] == "sealed-depot")
    assert (depot["title"], depot["cost"], depot["stand_in"]) == (
        "Zaplombowany magazyn",
        "2 Amunicje + 1 Paliwo",
        "yes",
    )
    assert sum(one["copies"] for one in cards if one["kind"] == "rubble") == 36
    made = volume(str(hostile_pack(tmp_path)))
    hostile = as_csv(deck(made, "en"))
    assert "<script>window.hit=9</script>" in hostile and "\n=" not in hostile and ",=" not in hostile


def test_the_player_aid_has_pictures_beside_words() -> None:
    """Each word beside a picture is in the form that its number needs."""
    lines = aid_lines(volume("resurgence"), "pl")
    table = next(one for one in lines if one.sort == "table")
    price = table.rows[1][2]
    assert "".join(words for words, _, _ in price) == "1  Paliwo i 2  Żywności"
    assert sum(picture != "" for *_, picture in price) == 2
