"""How something is said elsewhere, and how it is said here: the edits that need more than a word for a word.

your coin                    coin of you
you.coin                     coin of you
at the end of your turn      before turn ends
you have 3 coins             coins of you at least 3
"""

from __future__ import annotations

import re
from collections.abc import Callable

Match = re.Match[str]


def _moment(match: Match) -> str | None:
    """At the end of the game points are scored, and nothing is heard."""
    if match[1] == "game":
        return None
    return f"before {match[1]} ends" if " end of" in match[0].lower() else f"after {match[1]} begins"


def _much(match: Match) -> str:
    whose = "you" if match[0].startswith("you") else "the player"
    what, how = f"{match[3]} of {whose}", match[1] or "at least"
    return f"{what} is 0" if match[2] == "no" else f"{what} {how} {match[2]}"


def _of_those(match: Match) -> str | None:
    """Players with an amount of something, in a loop; after a colon, on a line of its own."""
    space, who, low, number, fewer, good, verb, rest = match.groups()
    if low == "no" or number == "no":
        test = f"{good} of it is 0"
    else:
        how = {"at most": "at most", "less than": "less than", "fewer than": "less than", "more than": "more than"}
        test = f"{good} of it {how.get(low or '', 'at most' if fewer else 'at least')} {number}"
    among = "each player" if who == "player" else "each player of opponents of you"
    line = match.string[match.string.rfind("\n", 0, match.start()) + 1 :]
    before = "\n" + " " * (len(line) - len(line.lstrip(" ")) + 2) if space is not None else ""
    return f"{before}for each p in {among} where ({test}): p does {_stem(verb)}{rest}"


TIMES = {"once": 1, "twice": 2, "thrice": 3} | {
    word: number for number, word in enumerate("zero one two three four five six seven eight nine ten".split())
}


def _repeat_first(match: Match) -> str | None:
    space, act, word = match[1], match[2], match[3] or match[4]
    number = int(word) if word.isdigit() else TIMES.get(word)
    if number is None:
        return None
    line = match.string[match.string.rfind("\n", 0, match.start()) + 1 :]
    before = "\n" + " " * (len(line) - len(line.lstrip(" ")) + 2) if space is not None else ""
    return f"{before}repeat {number} times: {act.removesuffix(',')}"


def _each_opponent(match: Match) -> str:
    """An act of all of them is an act of each: `loses`."""
    return f"each opponent {_of_one(match[1])}"


def _each_player(match: Match) -> str:
    return f"each {'opponent' if match[1] else 'player'} {_of_one(match[2])}"


def _of_one(verb: str) -> str:
    if re.search(r"[^s]s$", verb):
        return verb
    ending = "es" if re.search(r"(?:s|x|z|ch|sh|o)$", verb) else "s"
    return f"{re.sub(r'(?<=[^aeiou])y$', 'ie', verb)}{ending}"


def _stem(verb: str) -> str:
    return re.sub(r"ie$", "y", re.sub(r"(ss|x|z|ch|sh)e$", r"\1", verb[:-1])) if verb.endswith("s") else verb


def _does(match: Match) -> str:
    return f"{match[1]} does {_stem(match[2])}"


def _below(match: Match) -> str:
    """What has a colon of its own goes below the line, two spaces deeper."""
    line = match.string[match.string.rfind("\n", 0, match.start()) + 1 :]
    return "\n" + " " * (len(line) - len(line.lstrip(" ")) + 2) + match[1]


NAME = r"([A-Za-z][A-Za-z0-9-]*)"
OF_MOMENT = r"\bat the (?:very )?(?:end|start|beginning) of (?:the |a |an |each |every |your |any )?"
WRITTEN: dict[str, tuple[re.Pattern[str], str | Callable[[Match], str | None]]] = {
    "of you": (re.compile(rf"\b(?:your|my) +{NAME}", re.IGNORECASE), r"\1 of you"),
    "of for the point": (re.compile(rf"{NAME}\.{NAME}"), r"\2 of \1"),
    "the moment": (re.compile(rf"{OF_MOMENT}{NAME}(?: phase)?\b", re.IGNORECASE), _moment),
    "how much": (
        re.compile(rf"\b(?:you|player) ha(?:ve|s) (?:(at least|at most|more than|less than) )?(\d+|no) {NAME}"),
        _much,
    ),
    "after with a colon": (re.compile(r"\b[Ww]henever ([^,:\n]*), *"), r"after \1: "),
    "after for if": (re.compile(r"\bif ((?:you|another|an|any)\b[^,:\n]*)(?:, *|: *)"), r"after \1: "),
    "the phase begins": (re.compile(rf"\b(?:during|in) (?:the |each |every )?{NAME} *: *"), r"after \1 begins: "),
    "without the x": (re.compile(r"(?<=\d) ?x\b"), ""),
    "without the number": (re.compile(r"(?<![^\s])\d+[.)] *"), ""),
    "does and the verb": (re.compile(rf"(?<![^\s])(?:the +)?{NAME} +([a-z-]+s)\b(?= )(?![^\n]*: )"), _does),
    "brackets around the number": (
        re.compile(rf"\b(pay|gain|lose|spare) +((?:{NAME} of )+(?:the +)?{NAME}) +(?={NAME})"),
        r"\1 (\2) ",
    ),
    "below the colon": (
        re.compile(
            r"(?<=:) +(if|for each|each|repeat|phase|together|instead|secretly each|choose one|(?:you )?may|must)\b"
            r"(?=[^\n#]*:)"
        ),
        _below,
    ),
    "only while": (re.compile(r"(?<![^\s])not (?=[a-z])"), "only while not "),
    "until the phase": (
        re.compile(rf"\buntil (?:the |this )?(?:end of )?(?:the |this |your )?{NAME}(?: ends?)?,", re.IGNORECASE),
        r"until \1,",
    ),
    "until first": (
        re.compile(
            rf"(?<![^\s])(\S[^:\n]* changes by [^:,\n]*?),? until (?:the )?(?:end of )?(?:the )?{NAME}(?: ends)?\b"
        ),
        r"until \2, \1",
    ),
    "changes by less": (re.compile(r"\b(?:decreases|falls|goes down) by (?=\d)"), "changes by -"),
    "changes by": (re.compile(r"\b(?:increases|rises|goes up) by\b"), "changes by"),
    "each before the noun": (
        re.compile(rf"\b(count|among|in) ({NAME} of [^()\n]* of (?=[^()\n]*\bwhere \())"),
        r"\1 each \2",
    ),
    "brackets around the rest": (
        re.compile(r"\botherwise (?!if\b)([^()\n]+? if [^()\n]+? otherwise [^()\n]+)(?=\))"),
        r"otherwise (\1)",
    ),
    "each of those": (
        re.compile(
            r"(?:(?<=:)( *))?\beach (player|opponent) (?:with|who has|that has) "
            r"(?:(at least|at most|more than|less than|fewer than|no) ?)?"
            rf"(\d+|no)?(?: or (?:more|(fewer|less)))? ?{NAME} ([a-z-]+)\b([^\n#]*)"
        ),
        _of_those,
    ),
    "each player does": (
        re.compile(r"\b(?:all(?: the)? players|everyone|everybody)(?: (else))? +(?!may\b|must\b)([a-z][a-z-]*)\b"),
        _each_player,
    ),
    "each opponent does": (
        re.compile(r"\b(?:(?:your|my|the|all(?: the| your)?) )?opponents (?!of\b|may\b|must\b)([a-z][a-z-]*)\b"),
        _each_opponent,
    ),
    "each opponent": (
        re.compile(r"\b(?:(?:each|all|every) (?:other|opposing) players?|all opponents|every opponent)(?= +[a-z])"),
        "each opponent",
    ),
    "each one but": (
        re.compile(r"\b(?:all|every)(?: the)? other(?= (?!players?\b)[a-z])"),
        "each other",
    ),
    "repeat first": (
        re.compile(
            r"(?:(?<=:)( *)|(?<![^\s]))(?!repeat\b)([^:\n]*[^:\s]) (?:(twice|thrice|once)|([a-z]+|\d+) times)$",
            re.MULTILINE,
        ),
        _repeat_first,
    ),
    "each other": (re.compile(r"\b(?:each|all|every) (?:other|opposing) players?\b"), "each other player"),
}
"""How it is written elsewhere, and how it is written here."""


def written(how: str, text: str, start: int, end: int) -> tuple[int, int, str] | None:
    """Where a line says it, and what is to be written there."""
    pattern, instead = WRITTEN[how]
    match = pattern.search(text, start, end)
    if match is None:
        return None
    new = instead(match) if callable(instead) else match.expand(instead)
    return None if new is None else (*match.span(), new)
