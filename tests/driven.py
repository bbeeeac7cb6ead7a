"""Games that tests drive: of a case page, or of rules that a test writes."""

from __future__ import annotations

from pathlib import Path

from editions import names
from pages import editions
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Edition, Game

CASES = Path(__file__).parent / "cases"
HIDDEN = ["games/leduc", "games/sealed-bids", "games/bluff", "games/auction", "games/roles", "play/veils", "play/apart"]


def of_page(name: str) -> Edition:
    return next(editions(CASES / f"{name}.md"))[0]


def of_rules(folder: Path, rules: str) -> Edition:
    (folder / "pack.toml").write_text('name = "small"\ntitle = "Small"\nplayers = [2, 3]\n', "utf-8")
    (folder / "01-small.rules").write_text(rules, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, told.said
    return edition_of(told.value)


def asked(game: Game, seat: str) -> list[list[str]]:
    return [[option.id for option in one.options] for one in game.pending() if one.seat == seat]


EVERY = sorted({*names(), *(f"games/{page.stem}" for page in (CASES / "games").glob("*.md")), *HIDDEN})
"""Every bundled edition and every game of the case pages."""
