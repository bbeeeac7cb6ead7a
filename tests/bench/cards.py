"""A made-up pack of as many cards as wanted, each with an ability that hears or causes something."""

from __future__ import annotations

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
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "{folder.name}"\ntitle = "Many cards"\nplayers = 2\n')
    (folder / "01-ground.rules").write_text(GROUND)
    for first in range(0, cards, 1000):
        text = "\n".join(_card(n) for n in range(first, min(first + 1000, cards)))
        (folder / f"{10 + first // 1000:03}-cards.rules").write_text(text)
    return folder


def _card(n: int) -> str:
    ability = ABILITIES[n % len(ABILITIES)].replace("{n}", str(n % 7))
    return f'card card-{n} "Card {n}", price {n % 5}\n{ability}\n'
