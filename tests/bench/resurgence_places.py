"""What the zones and rooms of `resurgence_game.py` do, and when they can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_player import Player
from resurgence_things import ACCESSES, LAST_SPACE, RESOURCES, ROW_PRICES, Goods, Place

if TYPE_CHECKING:
    from resurgence_game import Resurgence


def can_use(game: Resurgence, player: Player, place: Place) -> bool:
    goods = player.goods
    match place.name:
        case "museum lower":
            return any(player.reserve.values())
        case "kremlin upper":
            return bool(rescuable(game, player))
        case "hope left" | "hope right":
            return goods["part"] >= (1 if place.name == "hope left" else 2) and bool(player.sites())
        case "armory" | "clinic":
            return goods["fuel"] >= 1
        case "market stall":
            return goods["food"] + goods["part"] + goods["fuel"] >= 1
        case "kitchen":
            return goods["fuel"] >= 1 and bool(rescuable(game, player))
        case "propaganda":
            return goods["fuel"] >= 1 and min(player.spaces.values()) < LAST_SPACE
        case "scout post":
            return False
        case _:
            return True


def use_place(game: Resurgence, player: Player, place: Place) -> None:
    match place.name:
        case "arbat upper":
            player.gain("part", 1)
        case "arbat lower":
            player.gain("part", 2)
        case "museum upper":
            player.gain("meds", 1)
        case "museum lower":
            game.enlist(player)
        case "revolution left":
            player.gain("food", 3)
        case "revolution right":
            player.gain("food", 2)
        case "barbarian left":
            player.gain("fuel", 2)
        case "barbarian right":
            player.gain("fuel", 1)
        case "kremlin upper":
            rescue(game, player)
        case "kremlin lower":
            player.gain("ammo", 1)
        case "hope left" | "hope right":
            player.goods["part"] -= 1 if place.name == "hope left" else 2
            build(game, player)
        case "checkpoint":
            player.gain(game.choose(("meds", "ammo")), 1)
        case "armory":
            player.goods["fuel"] -= 1
            player.gain("ammo", 2)
        case "clinic":
            player.goods["fuel"] -= 1
            player.gain("meds", 2)
        case "market stall":
            game.pay_any(player, RESOURCES, 1)
            game.gain_any_two(player)
        case "kitchen":
            player.goods["fuel"] -= 1
            rescue(game, player)
        case "garage":
            for token in player.draw(1):
                player.areas[game.choose(ACCESSES)].append(token)
        case "workshop":
            game.gain_any_two(player)
        case "propaganda":
            player.goods["fuel"] -= 1
            game.advance(player, game.choose([on for on in ACCESSES if player.spaces[on] < LAST_SPACE]))
        case _:
            pass


def rescuable(game: Resurgence, player: Player) -> list[int]:
    food = player.goods["food"]
    return [space for space, card in enumerate(game.row) if card is not None and ROW_PRICES[space] <= food]


def rescue(game: Resurgence, player: Player) -> None:
    space = game.choose(rescuable(game, player))
    card = game.row[space]
    assert card is not None
    player.goods["food"] -= ROW_PRICES[space]
    game.row[space] = None
    player.join(card)
    player.trigger("rescue")


def build(game: Resurgence, player: Player) -> None:
    room = game.choose(player.sites())
    player.cleared.append(room)
    hidden: Goods = player.rubble.pop(room)
    for good, many in hidden.items():
        player.gain(good, many)
    player.trigger("build")
