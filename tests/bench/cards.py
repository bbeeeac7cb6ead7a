"""Made-up packs of as many cards as wanted, each with an ability that hears or causes something."""

from __future__ import annotations

import random
from pathlib import Path

GROUND = """\
counter coin (coins) of each player, from 0 to 99
counter gem (gems) of each player, from 0 to 99
counter point (points) of each player, score
group treasure (treasures): coin, gem
kind card (cards)
  once per turn
  works in crew
  has a number called price
pile market, of card
pile crew of each player, of card

to hire a card of market where (coin of you at least price of it):
  pay (price of the card) coin
  move the card to crew of you

to play:
  put each card in market
  repeat 5 times:
    each player:
      phase turn of player:
        gain 3 coin
        hire a card
"""

ABILITIES = (
    "  after you gain coin: gain 1 point",
    "  after you gain gem:\n    if coin of you more than {n}: gain 1 coin + 1 gem\n    otherwise: gain 1 coin",
    "  after you hire: choose one:\n".replace(": choose", ":\n    choose")
    + "      option coins: gain 1 coin\n      option gems if gem of you less than 9: gain 1 gem",
    "  when you pay any cost: swap 1 coin for any treasure",
    "  after phase-x: gain 1 gem".replace("phase-x", "turn ends"),
)


def lay(folder: Path, cards: int) -> Path:
    """Writes the pack, a file for each thousand cards, and gives its folder."""
    return _laid(folder, GROUND, [_card(n) for n in range(cards)])


def lay_linked(folder: Path, cards: int) -> Path:
    """The same, of cards that trigger one another: about six links to a card, however many cards there are. The first
    ones bring every good round, so that nothing of a card is dead."""
    dice, goods = random.Random(cards), max(cards // 5, 2)
    counters = "".join(f"counter good-{n} (goods-{n}) of each player, from 0 to 99\n" for n in range(goods))
    return _laid(folder, counters + LINKED, [_linked(n, goods, dice) for n in range(cards)])


def _laid(folder: Path, ground: str, cards: list[str]) -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "{folder.name}"\ntitle = "Many cards"\nplayers = 2\n')
    (folder / "01-ground.rules").write_text(ground)
    for first in range(0, len(cards), 1000):
        (folder / f"{10 + first // 1000:03}-cards.rules").write_text("\n".join(cards[first : first + 1000]))
    return folder


def _card(n: int) -> str:
    ability = ABILITIES[n % len(ABILITIES)].replace("{n}", str(n % 7))
    return f'card card-{n} "Card {n}", price {n % 5}\n{ability}\n'


LINKED = """\
counter point (points) of each player, score
kind card (cards)
  once per turn
  works in crew
pile market, of card
pile crew of each player, of card

to hire a card of market: move the card to crew of you

to play:
  put each card in market
  repeat 5 times:
    each player:
      phase turn of player:
        gain 3 good-0
        hire a card
"""


def _linked(n: int, goods: int, dice: random.Random) -> str:
    heard, first, second = (f"good-{dice.randrange(goods)}" for _ in range(3))
    if n < goods:
        return f'card card-{n} "Card {n}"\n  after you gain good-{n}: gain 1 good-{(n + 1) % goods}\n'
    lines = (
        (f"gain 1 {first}",),
        (f"pay 1 {first}", f"gain 1 {second}"),
        (f"if {first} of you more than 3: gain 1 {first}", "otherwise: gain 1 point"),
        ("choose one:", f"  option one: gain 1 {first}", f"  option two: gain 1 {second}"),
    )[n % 4]
    body = "".join(f"    {line}\n" for line in lines)
    return f'card card-{n} "Card {n}"\n  after you gain {heard}:\n{body}'
