"""The prose of a pack in another language, compared with the English, section by section."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.compiler.check import check
from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.source.begun import begun
from rulewright.compiler.source.load import bundled, load_pack
from rulewright.compiler.source.sections import hash_of, sections

MANIFEST = 'name = "fair"\ntitle = "The fair"\nplayers = 2\nlanguages = ["en", "pl"]\n'
ENGLISH = """\
Above all headings.

# The *market*

Every player visits one stall.

```rules
to play: end-game
```

And goes home.

## Fees

```text
# no heading
<!-- rules -->
```

## Fees

The same words again.
"""
POLISH = """\
<!-- start en=START -->
Nad nagłówkami.

# Targ {#the-market en=MARKET}

Każdy gracz odwiedza jeden kram.

<!-- rules -->

I idzie do domu.

## Opłaty {#fees en=FEES}

```text
<!-- rules -->
```

## Opłaty {#fees-2 en=AGAIN}

Jeszcze raz te same słowa.
"""


def filled(polish: str = POLISH, english: str = ENGLISH) -> str:
    for name, section in zip(("START", "MARKET", "FEES", "AGAIN"), sections(english), strict=False):
        polish = polish.replace(name, hash_of(english, section))
    return polish


def said(folder: Path, polish: str, english: str = ENGLISH, name: str = "01-fair.pl.md") -> tuple[Diagnostic, ...]:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(MANIFEST, "utf-8")
    (folder / "01-fair.rules.md").write_text(english, "utf-8")
    (folder / name).write_text(polish, "utf-8")
    return load_pack(folder).said


def test_a_whole_translation(tmp_path: Path) -> None:
    assert said(tmp_path / "fair", filled()) == ()
    assert [section.id for section in sections(ENGLISH)] == ["start", "the-market", "fees", "fees-2"]
    assert [len(section.rules) for section in sections(filled(), marks=True)] == [0, 1, 0, 0]


def test_rules_and_line_ends_are_no_prose(tmp_path: Path) -> None:
    changed = ENGLISH.replace("end-game", "  end-game  # soon").replace("one stall.", "one\nstall.")
    assert said(tmp_path / "fair", filled(), changed) == ()


@pytest.mark.parametrize(
    ("was", "now"), [("one stall", "two stalls"), ("# The *market*", "# The great market"), ("And goes home.\n", "")]
)
def test_what_is_changed_is_stale(tmp_path: Path, was: str, now: str) -> None:
    changed = ENGLISH.replace(was, now).replace("great market", "market {#the-market} ##")
    found = said(tmp_path / "fair", filled(), changed)
    assert was.startswith("#") or [one.slug for one in found] == ["stale-translation"]
    if found:
        span = found[0].fixes[0].span
        source = span.source.original
        mended = source[: span.start] + found[0].fixes[0].text + source[span.end :]
        assert said(tmp_path / "fair", mended, changed) == ()


@pytest.mark.parametrize(
    ("was", "now", "slug", "place"),
    [
        (r"## Opłaty \{#fees en.*?(?=## )", "", "missing-translation", "# Targ"),
        (r"#fees-2", "#fee", "missing-translation stray-translation", "## Opłaty"),
        (r" en=\w+\}", "}", "stale-translation " * 3, "# Targ"),
        (r" \{#fees-2.*?\}", "", "missing-translation stray-translation", "## Opłaty"),
        (r"en=\w+", "en=?", "stale-translation " * 4, "?"),
        (r"## (?=Opłaty \{#fees e)", "### ", "stray-translation", "### Opłaty"),
        (r"(?s)<!-- rules -->", "", "stray-translation", "# Targ"),
        (r"<!-- start[^\n]*\nNad[^\n]*\n", "", "missing-translation", ""),
    ],
)
def test_what_is_wrong_has_a_place(tmp_path: Path, was: str, now: str, slug: str, place: str) -> None:
    found = said(tmp_path / "fair", re.sub(was, now, filled(), count=0, flags=re.DOTALL))
    assert [one.slug for one in found] == slug.split()
    span = found[0].labels[0].span
    assert span.source.name.endswith("01-fair.pl.md")
    assert span.source.original[span.start : span.end].startswith(place)


def test_files_that_belong_to_none(tmp_path: Path) -> None:
    assert [one.slug for one in said(tmp_path / "a", "# X\n", name="02-other.pl.md")] == ["stray-translation"]
    assert [one.slug for one in said(tmp_path / "b", "# X\n", name="01-fair.de.md")] == ["stray-translation"]
    assert said(tmp_path / "c", "# X\n", name="README.pl.md") == ()


def test_a_file_without_a_translation_is_reported_at_a_release(tmp_path: Path) -> None:
    assert said(tmp_path / "fair", filled()) == ()
    (tmp_path / "fair/02-more.rules.md").write_text("# More\n", "utf-8")
    assert "missing-translation" not in [one.slug for one in check([str(tmp_path / "fair")]).said]
    assert "missing-translation" in [one.slug for one in check([str(tmp_path / "fair")], release=True).said]


def test_a_translation_is_created_and_continued(tmp_path: Path) -> None:
    first = begun(ENGLISH)
    found = said(tmp_path / "fair", first)
    assert [one.headline for one in found] == ["this section is still to be translated"] * 4
    half = re.sub(r"## Opłaty \{#fees en.*?(?=## )", "", filled(), flags=re.DOTALL)
    again = begun(ENGLISH, half)
    assert [one.slug for one in said(tmp_path / "fair", again)] == ["stale-translation"]
    assert begun(ENGLISH, again) == again and begun(ENGLISH, filled()) == filled()
    stray = filled() + "\n## Dodatek {#more en=?}\n\nWięcej.\n"
    assert begun(ENGLISH, stray) == stray


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said(tmp_path / "fair", filled())
    (tmp_path / "fair/02-more.rules.md").write_text("# More *and* more ##\n\nText.\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["new", "translation", "pl", "--in", "fair"]) == 0
    assert capsys.readouterr().out == "fair/02-more.pl.md\n"
    assert (tmp_path / "fair/02-more.pl.md").read_text("utf-8") == "# More *and* more {#more-and-more en=?}\n\nText.\n"
    assert main(["new", "translation", "de", "--in", "fair"]) == 2
    assert "`de` is not among" in capsys.readouterr().err


@pytest.mark.parametrize("pack", [pack.name for pack in bundled_packs()])
def test_what_comes_with_us_is_translated_and_up_to_date(pack: str) -> None:
    loaded = load_pack(bundled() / pack)
    assert loaded.value is not None and not loaded.said, render(loaded.said)
