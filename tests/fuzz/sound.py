"""Valid packs to mutate: small ones from the case pages, larger ones from the manual."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from doc_pages import EMPTY_GAME, PAGES, PLAY, own_rules
from pages import BLOCK

ROOT = Path(__file__).parent.parent.parent
Files = dict[str, bytes]
"""What lies in the folder of a case, by path; packs are folders in it."""
MAIN = "mine"
"""The pack that is mutated, and asked for."""
MANIFEST = 'name = "mine"\ntitle = "Mine"\nplayers = [2, 4]\nversion = "1.0"\n'
LONGEST = 1500
"""Characters of a small pack. Most of the time of a case is spent on reading its rules."""
RIGHT = ("scenarios", "model", "plan", "course", "played", "text")
"""Answers that a case page gives of packs without errors."""
PHRASES = """-noun-hat = hat
    .of = kind
    .pl = hats
-noun-coin = Coin
    .of = good
    .pl = Coins
"""
PROSE = "# The market\n\nEverybody visits one stall.\n\n```rules\n{rules}```\n\n## The end\n\nThen it is over.\n"
TRANSLATED = "# Targ {#the-market en=00000000}\n\nKażdy.\n\n<!-- rules -->\n\n## Koniec {#the-end en=?}\n"


CARDS = """kind hat (hats)
  has a number called price
  has a text called flavour
  works in wardrobe
counter coin (coins) of each player, from 0 to 9
pile wardrobe of each player, of hat
hat cap "Cap", price 1, flavour "A \\"flat\\" one"
  once per turn
  # One is enough.
  after you gain any coin: gain 1 coin
hat bowler "=Bowler, round", stand-in
  optional
  after you gain any coin: pay 1 coin
source "Page 3"
to rest: gain 1 coin
stand-in
die lot: 1, 2, 3
to play:
  each player: create 1 cap in wardrobe of you
  each player:
    phase turn of player: rest
"""


@cache
def small() -> tuple[Files, ...]:
    """A few lines each: what the case pages show, and a pack of each sort of file."""
    found: list[Files] = []
    for page in sorted((ROOT / "tests/cases").rglob("*.md")):
        text, rules = page.read_text("utf-8"), ""
        # Where packs lie on each other, or a ring has no end, there is nothing sound to begin with.
        for block in BLOCK.finditer("" if "```rules ground" in text or "endless" in text else text):
            info = block["info"].strip()
            if info == "rules":
                rules += block["text"]
                continue
            if 0 < len(rules) < LONGEST and info.partition(" ")[0] in RIGHT:
                found.append(_pack({"01-page.rules": rules, "02-play.rules": "" if PLAY.search(rules) else EMPTY_GAME}))
            rules = ""
    return (*found, *_of_each_sort() * 3)


@cache
def large() -> tuple[Files, ...]:
    """The pages of the language, and games."""
    found: list[Files] = []
    for page in sorted((PAGES / "language").glob("*.md")):
        text = page.read_text("utf-8")
        rules = own_rules(text)
        if "```rules\n" in rules:
            rest = "" if PLAY.search(rules) else EMPTY_GAME
            found.append(_pack({"01-page.rules.md": rules, "02-play.rules": rest}))
    for name in ("tic-tac-toe", "connect-four"):
        folder = ROOT / "rules" / name
        texts = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        texts["pack.toml"] = texts["pack.toml"].replace(f'name = "{name}"'.encode(), b'name = "mine"')
        texts = {path: data for path, data in texts.items() if path != "counts.toml"}
        found.append({f"{MAIN}/{path}": data for path, data in texts.items()})
    return tuple(found)


def _of_each_sort() -> list[Files]:
    """Prose with a translation, places and phrases; a pack on another, with an edition; cards."""
    small = "counter coin (coins) of each player, from 0 to 9\n"
    rules = f'{small}source "Page 3"\nkind hat (hats)\nto play:\n  gain 1 coin\n'
    book = {
        "01-market.rules.md": PROSE.format(rules=rules),
        "01-market.pl.md": TRANSLATED,
        "places.md": "- FRONT\n  - Page 3\n- BACK\n",
        "text/en.ftl": PHRASES,
        "text/pl.ftl": "# Nothing is said on cards here.\n",
    }
    base = {f"base/{path}": data for path, data in _renamed(_pack({"01.rules": f"{small}{EMPTY_GAME}"})).items()}
    above = "remove play\nto play:\n  gain 2 coins\n"
    both = 'builds_on = ["base"]\n[editions]\nboth = ["base", "mine"]\n'
    return [
        _pack(book, 'languages = ["en", "pl"]\n'),
        {**base, **_pack({"01.rules": above}, both)},
        _pack({"01.rules": CARDS, "text/en.ftl": PHRASES}),
    ]


def _pack(texts: dict[str, str], more: str = "") -> Files:
    return {f"{MAIN}/{path}": text.encode() for path, text in {"pack.toml": MANIFEST + more, **texts}.items()}


def _renamed(files: Files) -> Files:
    return {path.removeprefix(f"{MAIN}/"): data.replace(b'"mine"', b'"base"') for path, data in files.items()}
