"""Pages used again are identical, byte for byte, to newly made ones, whatever has changed."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from digging import GROUND
from rulewright.compiler.book.keeping import Kept, keeping
from rulewright.compiler.book.page import Page
from rulewright.compiler.book.pages import site
from rulewright.compiler.book.shelf import Volume, text_of, volume_of
from rulewright.compiler.book.stems import FORMS
from rulewright.compiler.cli import kept_pages
from rulewright.compiler.examples import examples_of, script_of
from rulewright.compiler.pipeline import compile_edition

ROOT = Path(__file__).parent.parent
FILES = {
    "pack.toml": 'name = "made"\ntitle = "Made"\nplayers = 2\nlanguages = ["en", "pl"]\n',
    "00-book.rules.md": "# Made\n\n## The aim\n\nHave most gems.\n\n<!-- components -->\n\n"
    '<!-- example "Selling brings ore": You sell -->\n\n<!-- rule sell -->\n\n## Glossary\n\n<!-- glossary -->\n\n'
    "- :card: What you dig for.\n",
    "00-book.pl.md": "# Gra {#made}\n\n## Cel {#the-aim}\n\nMiej klejnoty.\n",
    "01-ground.rules.md": f"# The rules\n\nDig, then sell.\n\n```rules\n{GROUND}```\n",
    "10-cards.rules.md": """\
# Cards

Those who work for you.

```rules
card digger "Digger", price 1
  after you gain any gems: gain 1 ore
  once per turn

card miner "Miner", price 2
  after you gain ore: gain 1 gem
  once per turn

card singer "Singer", price 0
  after rest begins: gain 1 ore

card baker "Baker", price 0
  after you sell:
    choose one:
      option big: gain 2 ore
      option small: gain 1 gem
```
""",
    "90-scenes.rules.md": """\
# Tried

```rules
scenario "Selling brings ore"
  given gem of you is 3
  when sell
  then ore of you is 2

scenario "A miner costs more"
  given miner is in crew of you
  then price of miner is 2

scenario "Digging in a turn"
  given digger is in crew of you
  when phase turn of you: dig digger
  then gem of you is 1
```
""",
    "text/pl.ftl": "-digger = Górnik\n    .of = card thing piece\n",
}
EDITS = (
    ("10-cards.rules.md", "gain 1 ore", "gain 2 ore"),
    ("10-cards.rules.md", "gain 2 ore", "gain 1 ore"),
    ("10-cards.rules.md", "after you gain ore: gain 1 gem", "after you gain gem: gain 1 ore"),
    ("10-cards.rules.md", "after you gain gem: gain 1 ore", "after you gain ore: gain 1 gem"),
    ("10-cards.rules.md", "price 2", "price 3"),
    ("10-cards.rules.md", "price 3", "price 2"),
    ("10-cards.rules.md", '"Singer"', '"Tenor"'),
    ("10-cards.rules.md", '"Tenor"', '"Singer"'),
    ("10-cards.rules.md", "option big", "option huge"),
    ("10-cards.rules.md", "option huge", "option big"),
    (
        "10-cards.rules.md",
        "\ncard singer",
        '\ncard smith "Smith", price 4\n  after you sell: gain 1 ore\n\ncard singer',
    ),
    ("10-cards.rules.md", '\ncard smith "Smith", price 4\n  after you sell: gain 1 ore\n', ""),
    ("10-cards.rules.md", "Those who", "They who"),
    ("10-cards.rules.md", "# Cards", "# The cards"),
    ("90-scenes.rules.md", "gem of you is 3", "gem of you is 4"),
    ("90-scenes.rules.md", "gem of you is 4", "gem of you is 3"),
    ("90-scenes.rules.md", "Digging in a turn", "Digging"),
    ("90-scenes.rules.md", "# Tried", "# Tried out\n\nAll of it."),
    ("01-ground.rules.md", "gain 2 ore", "gain 3 ore"),
    ("01-ground.rules.md", "gain 3 ore", "gain 2 ore"),
    ("01-ground.rules.md", "works in crew", "works in crew\n  once per turn"),
    ("01-ground.rules.md", '"No."', '"Never."'),
    ("01-ground.rules.md", "repeat 3", "repeat 4"),
    ("00-book.rules.md", "most gems", "the most gems"),
    ("00-book.rules.md", "dig for", "dig and pay for"),
    ("00-book.pl.md", "klejnoty", "dużo klejnotów"),
    ("text/pl.ftl", "Górnik", "Kopacz"),
    ("text/pl.ftl", "Kopacz", "Górnik"),
    ("pack.toml", '"Made"', '"Well made"'),
)


def opened(folder: Path) -> Volume | None:
    """The pack as it is now; none where it has errors."""
    found = compile_edition(str(folder))
    if found.value is None or any(one.severity.value == "error" for one in found.said):
        return None
    one = found.value
    return volume_of(one.model.name, one.model, one.packs, one.parsed, examples_of(script_of(one)), True)


def write_all(folder: Path) -> None:
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def changed(folder: Path, edit: tuple[str, str, str]) -> bool:
    name, old, new = edit
    text = (folder / name).read_text(encoding="utf-8")
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return old in text


def same_as_new(volume: Volume, kept: dict[str, Kept]) -> tuple[dict[str, Kept], int]:
    """What is kept next, and how many pages were used again; those are as if all had been made."""
    warm, cold = site([volume], (), None, kept), site([volume], (), None)
    assert [path for path in cold.files if cold.files[path] != warm.files.get(path)] == []
    assert warm.files.keys() == cold.files.keys()
    return warm.kept, warm.again


def test_the_pack_is_one(tmp_path: Path) -> None:
    write_all(tmp_path)
    found = opened(tmp_path)
    assert found is not None and len(found.examples) > 1 and found.chains.edges


@pytest.mark.parametrize("seed", range(3))
def test_random_edits(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    write_all(tmp_path)
    kept: dict[str, Kept] = {}
    many = 0
    for _ in range(12):
        if changed(tmp_path, chance.choice(EDITS)) or not kept:
            volume = opened(tmp_path)
            if volume is not None:
                kept, again = same_as_new(volume, kept)
                many += again
    assert many


def test_what_is_worked_out_once(tmp_path: Path) -> None:
    """Of two pages that say the same, the second takes what was worked out for the first, and has read as much."""
    write_all(tmp_path)
    before: Kept | None = None
    for edit in EDITS[:2]:
        volume = opened(tmp_path)
        assert volume is not None
        digger, keeper = volume.model.elements["digger"], keeping(volume, before)
        for path in ("first.md", "second.md"):
            keeper.page("en", path, "", lambda: Page("", text_of(keeper.volume, digger, "en")))  # noqa: B023
        assert keeper.again == 0
        assert keeper.after.pages["en/first.md"][1:] == keeper.after.pages["en/second.md"][1:]
        assert changed(tmp_path, edit)
        before = keeper.after


def test_one_card_of_a_large_game(tmp_path: Path) -> None:
    """Most pages are used again."""
    shutil.copytree(ROOT / "rules" / "resurgence", tmp_path / "resurgence")
    before = opened(tmp_path / "resurgence")
    assert before is not None
    kept = site([before], (), None).kept
    assert changed(tmp_path / "resurgence", ("20-survivors.rules.md", "gain 1 vp", "gain 2 vp"))
    after = opened(tmp_path / "resurgence")
    assert after is not None
    now, again = same_as_new(after, kept)
    (pages,) = now.values()
    assert again > 0.8 * len(pages.pages)


def test_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    write_all(tmp_path / "pack")
    volume = opened(tmp_path / "pack")
    assert volume is not None
    made = site([volume], (), None)
    kept_pages.keep_pages(made.kept, {})
    known = kept_pages.pages_kept([volume.name])
    again = site([volume], (), None, known)
    assert again.files == made.files and again.again == len(made.kept[volume.name].pages)
    for file in (tmp_path / "cache").iterdir():
        text = file.read_text(encoding="utf-8")
        for odd in (text.replace("g", "k"), text[:-2], "", "{}", text.replace("[", "{")):
            file.write_text(odd, encoding="utf-8")
            found = kept_pages.pages_kept([volume.name])
            assert not found or site([volume], (), None, found).files == made.files
            FORMS.clear()
        file.write_text(text, encoding="utf-8")
