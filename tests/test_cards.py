"""Cards and stand-ins as a table, and back: a written table is read as the same, and mistakes are refused."""

from __future__ import annotations

import csv
import io
import shutil
from pathlib import Path

import pytest

from doc_pages import ROOT
from editions import names
from rulewright.compiler.cards import Wrong, read_table, rows_of, take, written
from rulewright.compiler.cards.rows import declared
from rulewright.compiler.cli.main import main
from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.compiler.source.text import place, source_of
from rulewright.compiler.syntax.parse import parse
from rulewright.compiler.syntax.write import write

PACK = """counter coin (coins) of each player, from 0 to 9
kind card (cards)
  has a number called worth
card crown "The \\"crown\\""
  # why
  gain 2 coins

  gain 1 coin
card pebble, worth 2, stand-in
  gain 1 coin
to play: end-game
"""
PRICES = """# Prices

```rules
stand-in
table prices, by number:
  1 -> 2
```
"""


def compiled(name: str) -> Compiled:
    told = compile_edition(name)
    assert told.value is not None
    return told.value


def table_of(edition: Compiled) -> str:
    rows = rows_of(edition)
    return written(rows, [place(row.at) for row in rows])


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "purse"
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "purse"\ntitle = "Purse"\nplayers = 2\n')
    (folder / "01-purse.rules").write_text(PACK)
    (folder / "02-prices.rules.md").write_text(PRICES)
    return folder


@pytest.mark.parametrize("name", names())
def test_an_edition_goes_there_and_back(name: str) -> None:
    """The table changes nothing; and each row, written as a declaration, is what stands in the rules."""
    edition = compiled(name)
    taken = take(edition, read_table(table_of(edition)), "t.csv")
    assert not (taken.files or taken.wrong or taken.said or taken.left)
    for row in rows_of(edition):
        text = declared(row, row.kind in edition.model.kinds)
        made = parse(source_of("row", f"{text}\n"))
        old = parse(source_of("old", row.at.source.text[row.at.start : row.at.end]))
        assert not made.said, text
        assert sorted(write(made.value.declarations[0])) == sorted(write(old.value.declarations[0])), text


def test_every_stand_in_of_a_card_kind_is_there() -> None:
    kinds = {row.kind for row in rows_of(compiled("resurgence")) if row.stand_in}
    assert kinds >= {"mission", "event", "salvage", "rubble", "bonus", "column", "row-space", "mission-space", "level"}
    assert "table" in kinds


def changed(pack: Path, **cells: str) -> str:
    """The table of the pack, with cells of the row of one card changed, or a row added."""
    rows = list(csv.DictReader(io.StringIO(table_of(compiled(str(pack))))))
    row = next((row for row in rows if row["id"] == cells["id"]), None)
    if row is None:
        rows.append(row := dict.fromkeys(rows[0], "") | {"kind": "card"})
    row.update(cells)
    out = io.StringIO()
    to = csv.DictWriter(out, list(rows[0]), lineterminator="\r\n")
    to.writeheader()
    to.writerows(rows)
    return out.getvalue()


def taken_up(pack: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    table = pack.parent / "t.csv"
    table.write_bytes(text.encode("utf-8", "surrogateescape"))
    code = main(["cards", str(pack), "--in", str(table)])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_what_was_changed_goes_into_the_rules(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = taken_up(pack, changed(pack, id="pebble", worth="3", lines="gain 2 coins"), capsys)
    assert code == 0 and "1 row changed, 0 added" in said and "no stand-in any more" in said
    code, said = taken_up(pack, changed(pack, id="new", title="=SUM(1)", lines="gain 4 coins", worth="9"), capsys)
    assert code == 0 and "0 rows changed, 1 added" in said
    text = (pack / "01-purse.rules").read_text()
    assert (
        'card pebble, stand-in, worth 3\n  gain 2 coins\ncard new "=SUM(1)", worth 9\n  gain 4 coins\nto play' in text
    )
    assert "  # why\n" in text and text.count("\n") == PACK.count("\n") + 2
    assert ",'=SUM(1)," in table_of(compiled(str(pack)))


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ({"id": "pebble", "lines": "gian 1 coin"}, "`gian`"),
        ({"id": "pebble", "lines": "gain 1 gem"}, "gem"),
        ({"id": "pebble", "lines": "((("}, "cannot be read as rules"),
        ({"id": "pebble", "lines": "gain 1 coin\n```\n# out"}, "signs that end a block"),
        ({"id": "pebble", "worth": "2\nto win: end-game"}, "cannot be read as rules"),
        ({"id": "pebble", "marks": "stand-in\ncard more"}, "not one declaration, but 2"),
        ({"id": "to"}, "cannot be read as rules"),
        ({"id": "\0"}, "`"),
        ({"id": "x y"}, "rules"),
        ({"id": "prices", "marks": "table other, by number:"}, "these lines make table `other`"),
        ({"id": "new", "kind": "dragon"}, "there is nothing of the kind `dragon`"),
        ({"id": ""}, "a kind and an id"),
        ({"id": "new", "lines": "gain 1 coin\n" * 3000 + "("}, "cannot be read as rules"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_written(
    pack: Path, cells: dict[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = taken_up(pack, changed(pack, **cells), capsys)
    assert code and said in found and "mistake of ours" not in found, found
    assert (pack / "01-purse.rules").read_text() == PACK


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the table is empty"),
        ("\ufeff", "the table is empty"),
        ("a,b\n1,2\n", "a column is missing: kind, id, lines"),
        ("kind,id,lines,lines\n", "two columns are called `lines`"),
        ("kind,id,lines\ncard,pebble,gain 1 coin,more\n", "4 cells"),
        ("kind,id,lines\ncard,pebble,gain 1 coin\ncard,pebble,gain 1 coin\n", "was in line 2 already"),
        ('kind,id,lines\ncard,pebble,"' + "x" * 200_000 + '"\n', "no CSV"),
        ("kind,id,lines\n" + "\udcff", "not UTF-8"),
        ("kind;id;lines\ncard;none;\n", "was"),
        ('kind,id,lines\ncard,"pebble', "cannot be read"),
    ],
)
def test_a_table_that_is_none(pack: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = taken_up(pack, text, capsys)
    assert "mistake of ours" not in found and "Traceback" not in found, found
    assert said in found or code == 0, found
    if code:
        assert (pack / "01-purse.rules").read_text() == PACK


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-2 coins", "@x", "\tx", "'=x", "'plain", "plain", "a=1"])
def test_no_cell_is_a_formula(cell: str) -> None:
    from rulewright.compiler.source.cells import FORMULA, as_meant, as_text

    kept = as_text(cell)
    assert kept.startswith("'") or not kept.startswith(FORMULA)
    assert as_meant(kept) == cell


def test_a_table_needs_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "resurgence", "--out", "cards.xls"]) == 2
    assert "ends in .csv" in capsys.readouterr().err
    assert main(["cards", "resurgence", "--kind", "dragon", "--out", "x.csv"]) == 2
    assert "nothing in `resurgence` is of the kind `dragon`" in capsys.readouterr().err


def test_printed_data_goes_into_a_copy_of_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "resurgence"
    shutil.copytree(ROOT / "rules/resurgence", folder)
    text = table_of(compiled(str(folder))).replace('"2 meds + 2 food + 2 fuel"', "x").replace(
        "2 meds + 2 food + 2 fuel", "1 meds + 1 food + 1 fuel"
    )  # fmt: skip
    code, said = taken_up(folder, text, capsys)
    assert code == 0 and "1 row changed" in said
    found = next(row for row in rows_of(compiled(str(folder))) if row.id == "crown-room")
    assert found.traits["cost"] == "1 meds + 1 food + 1 fuel"


def test_the_lines_of_wrong_rows_are_named() -> None:
    with pytest.raises(Wrong, match="line 3: this row has 4 cells"):
        read_table('kind,id,lines\ncard,a,"gain\n1"\n'.replace("\n1", " 1") + "card,b,c,d\n")
