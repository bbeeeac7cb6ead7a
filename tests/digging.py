"""A small made-up game for tests that change a pack and check or build it again."""

from __future__ import annotations

GROUND = """\
counter gem (gems) of each player, from 0 to 6, score
counter ore (ores) of each player, from 0 to 9
kind card (cards)
  works in crew
  has a number called price
pile market, of card
pile crew of each player, of card
to dig a card of crew of you: gain 1 gem
to sell:
  pay 1 gem
  gain 2 ore
to play:
  put each card in market
  repeat 3 times:
    each player:
      phase turn of player:
        put any card of market in crew of you
        dig any card of crew of you
        may sell
      phase rest of player: gain 1 ore
  end-game
ruling "May I sell twice?", ours
  question "May I sell twice?"
  answer "No."
  proof "Selling brings ore"
"""
