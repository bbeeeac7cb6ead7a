"""Small games made at random: cards that trigger each other in every way the language has, and rules that they call.

text = game_text(random.Random(7))      a pack of a few kinds, a few rules and some ten abilities
"""

from __future__ import annotations

import random
import re

GOODS = ("amber", "birch", "cedar", "dove")
FLAGS = ("tired", "lucky")
RULES = ("walk", "visit", "trade")
PRICES = ("swap 1 amber for 1 birch", "swap 1 cedar for any ware", "spare 1 dove")
HEAD = """\
{counters}
group ware (wares): amber, birch
flag tired of each player
flag lucky of each player
kind field (fields)
  has a flag called sunny
  has a goods called yield
field meadow "Meadow", sunny, yield 1 amber
  gain 1 amber
field marsh "Marsh", yield 2 cedar
  pay 1 birch
  gain 1 cedar
kind token (tokens)
token pawn
token queen
pile bag of each player, of token
pile table, of token
pile crew of each player, of card
kind card (cards)
{kinds}
"""


def game_text(dice: random.Random) -> str:
    """A whole pack. Its rules call only those after them, so that only what is heard can go round."""
    counters = "\n".join(f"counter {good} of each player{_bounds(dice)}" for good in GOODS)
    kinds = [f"kind sort{n} (sorts{n}) is card\n{_laws(dice)}" for n in range(3)]
    parts = [HEAD.format(counters=counters, kinds="\n".join(kinds))]
    for n in range(dice.randint(2, 6)):
        parts.append(f'sort{dice.randrange(3)} c{n} "C{n}"\n{_ability(dice, 1)}')
        if dice.random() < 0.15:
            parts.append(_ability(dice, 1))
    for _ in range(dice.choice((0, 0, 1, 2))):
        parts.append(_ability(dice, 0))
    parts.append("to walk:\n" + _block(dice, 1, ("visit", "trade")))
    parts.append("to visit a field:\n" + _block(dice, 1, ("trade",), place=True))
    parts.append("to trade:\n" + _block(dice, 1, ()))
    parts.append("counter tide of each player, starts 2, resets turn")
    for _ in range(dice.choice((0, 0, 1, 2, 3))):
        lines = [f"  {dice.choice(_TIDES)}", _block(dice, 1, RULES)]
        parts.append(f"after {dice.choice(_CHANGES)}:\n" + "\n".join(lines[dice.randint(0, 1) :]))
    parts.append("to play:\n  phase round:\n    phase turn of first of players: walk\n  end-game")
    return "\n".join(parts) + "\n"


NIGHTS = ("open until turn", "open until round", "only while during night", "only while during turn", "waits a turn")


def played_text(dice: random.Random) -> str:
    """A pack that is played: some cards come to the crews, and some do not; there are turns and nights, and in some of
    them what lies open is offered."""
    text = game_text(dice)
    text = text[: text.index("to play:")]
    for n in range(3):
        law = dice.choice(NIGHTS) if dice.random() < 0.5 else ""
        text = text.replace(f"kind sort{n} (sorts{n}) is card\n", f"kind sort{n} (sorts{n}) is card\n  {law}\n")
    # Of two tests for when a kind works, each must hold.
    text = re.sub(r"(  only while during \w+)\n((?:  (?!only)[^\n]+\n)*)  only while ", r"\2\1 and ", text)
    cards = re.findall(r"^sort\d (c\d+)", text, re.MULTILINE)
    lines = [
        f"  move {card} to crew of {dice.choice(('you', '(next of you)'))}" for card in cards if dice.random() < 0.8
    ]
    lines += ["  each player: create 2 pawn in bag of you"] if dice.random() < 0.7 else []
    offers = dice.choice(("night", "turn", ""))
    rest = "  choose one:\n    option abilities\n    option done-now"
    parts = [
        "\n".join(["to play:", *lines]) + "\n  repeat 3 times:\n    phase round:\n      each player:",
        "        phase turn of player: take-turn",
        "      phase night:",
        f"        each player:\n          {'look-around' if offers == 'night' else 'gain 1 cedar'}",
        "  end-game",
        f"to take-turn:\n  choose one:\n    option go: {dice.choice(('walk', 'trade', 'visit a field'))}",
        f"    option wait: gain 1 {dice.choice(GOODS)}",
        "  look-around" if offers == "turn" else "  gain 1 dove",
        f"to look-around:\n{rest}",
    ]
    return text + "\n".join(parts) + "\n"


def ring_text(dice: random.Random) -> str:
    """A pack in which most cards stand in a ring, and something may stand in its way."""
    counters = "\n".join(f"counter {good} of each player{_bounds(dice)}" for good in GOODS)
    kinds = [f"kind sort{n} (sorts{n}) is card\n  works in crew" for n in range(3)]
    parts = [HEAD.format(counters=counters, kinds="\n".join(kinds))]
    goods = dice.sample(GOODS, dice.randint(2, 3))
    following = goods if dice.random() < 0.4 else [*goods[1:], goods[0]]
    for n, (heard, caused) in enumerate(zip(goods, following, strict=True)):
        lines = [_line(dice, 2, ("trade",), False) for _ in range(dice.choice((0, 1, 1, 2)))]
        lines.insert(dice.randint(0, len(lines)), [f"    gain {dice.randint(1, 2)} {caused}"])
        body = "\n".join(line for few in lines for line in few)
        parts.append(f'sort{n} c{n} "C{n}"\n  after you gain any {heard}:\n{body}')
    parts += ["to walk: trade", "to visit a field: trade", "to trade:\n" + _block(dice, 1, ())]
    return "\n".join([*parts, "to play: end-game"]) + "\n"


def _bounds(dice: random.Random) -> str:
    low = dice.choice(("", ", from 0", ", from 0"))
    if low and dice.random() < 0.5:
        return f", from 0 to {dice.randint(1, 4)}"
    return low


def _laws(dice: random.Random) -> str:
    laws = [
        law
        for law, odds in (
            ("once per round", 0.2),
            ("exhausts", 0.15),
            ("optional", 0.15),
            ("only while not tired of you", 0.1),
        )
        if dice.random() < odds
    ]
    return "".join(f"  {law}\n" for law in ("works in crew", *laws))


def _ability(dice: random.Random, depth: int) -> str:
    indent = "  " * depth
    event = dice.choice(_EVENTS)
    if event.startswith("before"):
        lines = [f"{indent}  {_act(dice, ('trade',), True)}"]
        if dice.random() < 0.3:
            lines.append(f"{indent}  if tired of you: cancel")
        elif dice.random() < 0.3:
            lines.append(f"{indent}  set the field to {dice.choice(('meadow', 'marsh'))}")
        return f"{indent}{event}:\n" + "\n".join(lines)
    if event.startswith("when"):
        return (
            f"{indent}{event}: {dice.choice(('swap 1 amber for 1 birch', 'swap 1 cedar for any ware', 'spare 1 dove'))}"
        )
    return f"{indent}{event}:\n" + _block(dice, depth + 1, RULES, place="visit" in event)


_EVENTS = (
    *(f"after you {verb} any {good}" for verb in ("gain", "gain", "gain", "lose", "pay") for good in (*GOODS, "ware")),
    "after anyone gain any amber",
    "after anyone lose any birch",
    "after you walk",
    "after you visit a field",
    "after you visit a sunny-field",
    "after you visit a field where (amber of you at least 2)",
    "after you trade",
    "after you move a token to bag",
    "after you move a token to table",
    "after you put a queen in table",
    "after you create a pawn in bag",
    "after you exhaust a card",
    "after you ready a card",
    "after you win",
    "after tired of the player becomes yes",
    "after amber of the player becomes 2",
    "before you visit a field",
    "before anyone visit a sunny-field",
    "when you pay any cost",
)


_CHANGES = (
    *(f"{good} of {who} {how}" for good in GOODS for who in ("you", "the player") for how in ("rises", "falls")),
    "tide of you rises",
    "tide of the player falls",
    "tide of the player becomes 2",
    "a token comes to bag of you",
    "a pawn comes to table",
    "a token leaves bag of you",
    "a queen leaves table",
)
_TIDES = (
    "set tide of you to 1",
    "change tide of (next of you) by 1",
    "move a token of bag of you to table",
    "move each token of table to bag of you",
    "create 1 pawn in table",
    "remove queen",
)


def _block(dice: random.Random, depth: int, rules: tuple[str, ...], place: bool = False) -> str:
    return "\n".join(_lines(dice, depth, rules, place))


def _lines(dice: random.Random, depth: int, rules: tuple[str, ...], place: bool = False) -> list[str]:
    found: list[str] = []
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3))):
        found += _line(dice, depth, rules, place)
    return found


def _line(dice: random.Random, depth: int, rules: tuple[str, ...], place: bool) -> list[str]:
    indent = "  " * depth
    if depth > 3 or dice.random() < 0.6:
        return [indent + _act(dice, rules, place)]
    inner = _lines(dice, depth + 1, rules, place)
    sort = dice.choice(("if", "if-else", "may", "one", "each", "repeat", "for", "together", "phase"))
    if sort == "if":
        return [f"{indent}if {_test(dice)}:", *inner]
    if sort == "if-else":
        return [f"{indent}if {_test(dice)}:", *inner, f"{indent}otherwise:", *_lines(dice, depth + 1, rules, place)]
    if sort == "one":
        second = [f"{indent}  option right if {_test(dice)}:", *_lines(dice, depth + 2, rules, place)]
        return [
            f"{indent}choose one:",
            f"{indent}  option left:",
            *_lines(dice, depth + 2, rules, place),
            *(second if dice.random() < 0.7 else [f"{indent}  option right"]),
        ]
    p = f"p{dice.randrange(10**6)}"
    if sort == "for":
        return [f"{indent}for each {p} in opponents of you:", f"{indent}  {p} does gain 1 {dice.choice(GOODS)}", *inner]
    heads = {
        "may": "may:",
        "each": "each player:",
        "repeat": f"repeat {dice.randint(1, 2)} times:",
        "together": "together:",
        "phase": dice.choice(("phase round:", "phase turn of next of you:")),
    }
    return [indent + heads[sort], *inner]


def _test(dice: random.Random) -> str:
    good = dice.choice(GOODS)
    return dice.choice(
        (
            f"{good} of you at least {dice.randint(1, 3)}",
            f"{good} of you less than 3",
            "tired of you",
            "not lucky of you",
        )
    )


def _another(good: str, other: str) -> str:
    """A second option: the same one twice is refused."""
    return f"gain {2 if other == good else 1} {other}"


def _act(dice: random.Random, rules: tuple[str, ...], place: bool) -> str:
    many, good = dice.randint(1, 2), dice.choice(GOODS)
    plain = [
        f"gain {many} {good}",
        f"gain {many} {good}",
        f"gain {many} {good}",
        f"gain 1 {good}, or {_another(good, dice.choice(GOODS))}",
        f"gain 1 {good} for next of you",
        "gain any ware",
        f"gain 1 {good} + 1 {dice.choice(GOODS)}",
        f"gain ({good} of you) {dice.choice(GOODS)}",
        f"lose {many} {good}",
        f"lose 1 {good} for next of you",
        f"pay {many} {good}",
        f"pay 1 {good}, or lose 1 {dice.choice(GOODS)}",
        "pay any 2 ware",
        f"change {good} of you by {dice.choice((-1, 1))}",
        f"set {good} of you to {dice.randint(0, 3)}",
        f"set tired of {dice.choice(('you', '(next of you)'))} to {dice.choice(('yes', 'no'))}",
        f"if {_test(dice)}: stop",
        "move a token of bag of you to table",
        "move each token of table to bag of you",
        "move 1 token from table to bag of you",
        "put queen in table",
        "create 1 pawn in bag of you",
        f"exhaust c{dice.randrange(2)}",
        f"ready c{dice.randrange(2)}",
        "win",
        "follow meadow",
        "follow marsh",
        f"may gain 1 {good}",
        "if dove of you at least 3: end-game",
    ]
    if place:
        plain += ["gain yield of the field", "follow the field"]
    calls = {"walk": ["walk"], "visit": ["visit a field", "visit meadow", "visit marsh"], "trade": ["trade"]}
    called = [call for rule in rules for call in calls[rule]]
    return dice.choice(called) if called and dice.random() < 0.2 else dice.choice(plain)
