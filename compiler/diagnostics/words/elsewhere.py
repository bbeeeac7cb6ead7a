"""Words of printed rules and other games that are not words of this language, each with the one to use."""

from __future__ import annotations

from collections.abc import Iterable

from ...source.text import Span
from ...verbs import VERBS
from ..diagnostic import Diagnostic, Label

ENDINGS = (("ied", "y"), ("ies", "y"), ("ed", ""), ("ed", "e"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e"))
FORMS = {"took": "take", "taken": "take"} | {form: name for name, verb in VERBS.items() for form in verb.forms}
"""Forms of verbs that keep to no rule."""

PUT, GAINED = "`put` things `in` a pile", "`gain` goods"
COUNTED, SHOWN = "`change` a counter `by` so much", "`reveal` a pile"
ELSEWHERE = {
    "discard": "`move` things `to` a pile, or `pay` goods",
    "take": "`move` things `to` a pile, or `phase turn of you:` for another turn",
    "add": f"{PUT}, or {GAINED}",
    "return": PUT,
    **dict.fromkeys(("get", "receive"), GAINED),
    **dict.fromkeys(("increase", "decrease"), COUNTED),
    **dict.fromkeys(("destroy", "trash"), "`remove` things"),
    **dict.fromkeys(("flip", "show"), SHOWN),
    "hide": "`conceal` a pile",
    "spend": "`pay` goods",
    "end": "`stop`, or `end-game`",
    "use": "`follow` a thing; the use of a card that `exhausts` is heard as `after you exhaust` it",
    "score": "`gain` points",
    **dict.fromkeys(("give", "steal"), "`lose` goods, and `gain` goods `for` a player"),
    "deal": "`draw` so many `from` a pile `to` a pile",
    **dict.fromkeys(("limit", "max", "maximum"), "`2 times per round`"),
    **dict.fromkeys(("start", "begin"), "`starts 2` after the counter"),
    "worth": "`score 3`",
    "reroll": "a rule that keeps what the die shows in a counter, and do it again (`after you throw: throw`)",
    **dict.fromkeys(("trade", "exchange", "barter"), "`pay` goods, and `gain` others"),
    **dict.fromkeys(("buy", "purchase"), "`pay` goods, and `gain` or `move` what is bought"),
    "sell": "`move` a thing, and `gain` goods",
    **dict.fromkeys(("tap", "turn", "rotate"), "`exhaust` a thing, or the law `exhausts` on a line of its own"),
    **dict.fromkeys(("untap", "refresh", "straighten"), "`ready` a thing"),
    **dict.fromkeys(("sacrifice", "banish", "exile", "kill"), "`remove` a thing"),
    **dict.fromkeys(("pick", "select"), "`choose a card of` a pile, `as` a name"),
    **dict.fromkeys(("search", "look", "peek"), "`reveal` a pile `to you`, and `choose a card of` it"),
    "double": "`gain (coin of you) coin`: as many again",
    **dict.fromkeys(
        ("cost", "costs"), "`pay` goods where it is done, or a field with a number on the line of the card"
    ),
    **dict.fromkeys(("have", "has", "had", "would"), "the act alone, as in `after you rest:`"),
    "place": "`move` or `put` things",
}
"""Verbs of printed rules that do not exist here, and what to write instead."""

MARKED = {
    **dict.fromkeys(("starting", "start", "begins", "initially", "initial"), "starts 3"),
    **dict.fromkeys(("max", "maximum", "limit", "min", "minimum"), "from 0 to 9"),
    **dict.fromkeys(("hidden", "secret", "facedown", "face-down"), "seen by nobody"),
    **dict.fromkeys(("private",), "seen by owner"),
    **dict.fromkeys(("visible", "public", "faceup", "face-up"), "seen by everyone"),
    **dict.fromkeys(("size", "capacity", "holds"), "room for 3"),
}
"""What other games' tables call a mark, and how it is written."""

NUMBERS: dict[str, int] = {
    word: number for number, word in enumerate("zero one two three four five six seven eight nine ten".split())
}
"""Numbers in letters."""


def plain_form(name: str, known: Iterable[str]) -> str:
    """The known verb of which this is another form: `dropped-it`, of `drop-it`."""
    first, hyphen, rest = name.partition("-")
    stems = [first[: -len(end)] + instead for end, instead in ENDINGS if first.endswith(end)]
    stems += [stem[:-1] for stem in stems if stem[-1:] == stem[-2:-1]]
    plain = [FORMS.get(first, ""), *stems]
    return next((verb for stem in plain if stem and (verb := stem + hyphen + rest) in set(known)), "")


def a_line_of_its_own(span: Span, word: str) -> Diagnostic:
    """`you may set x to 3`: what changes a value is done by no verb."""
    return Diagnostic(
        "unknown-verb",
        f"`{word}` needs a line of its own",
        (Label(span, "it changes a value and causes no event", True),),
        hint="end the line above with `:`, as in `you may:`, and indent this below it",
    )
