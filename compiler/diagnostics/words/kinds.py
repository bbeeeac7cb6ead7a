"""Messages about things of the wrong kind, with a way out: what the author most likely meant."""

from __future__ import annotations

import re

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label

WORD = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
AMOUNT = re.compile(r"(\d+) [A-Za-z][A-Za-z0-9-]*")
WINS = re.compile(r"\bwins?\b")


def wrong_type(span: Span, wanted: str, found: str) -> Diagnostic:
    hint, fixes = _way_out(span, wanted, found)
    return Diagnostic(
        "wrong-kind",
        f"expected {said(wanted)}, found {said(found)}",
        (Label(span, said(found), True),),
        hint=hint or f"write {said(wanted)}",
        fixes=fixes,
    )


def condition_as_answer(span: Span) -> Diagnostic:
    """`then not offered rest, coin of you is 1`: nobody is ever offered a condition, so nothing would be tested."""
    return Diagnostic(
        "wrong-kind",
        "expected an answer, found a condition",
        (Label(span, "a condition", True),),
        why="this is compared with what a player may choose",
        hint="write the condition on a line of its own: `then` and the condition",
    )


def never_among(span: Span, kind: str, of: str, pile: str) -> Diagnostic:
    """`a stone-card of row`: a kind of thing that is never there. `of`: the kind of the things there; `pile`: their
    pile, if it is one."""
    where, holds = (f"in `{pile}`", f"`{pile}` holds") if pile else ("among these", "these are")
    return Diagnostic(
        "wrong-kind",
        f"no {kind} can be {where}",
        (Label(span, f"{holds} things of the kind `{of}`", True),),
        hint=f"write `{of}` for `{kind}`, or name a pile that can hold `{kind}`",
    )


def line_of(span: Span) -> str:
    text = span.source.text
    end = text.find("\n", span.end)
    return text[text.rfind("\n", 0, span.start) + 1 : end if end >= 0 else len(text)]


def for_it(span: Span, kind: str) -> Diagnostic:
    """`where (player is not you)`."""
    return Diagnostic(
        "wrong-kind",
        f"`{kind}` is every {kind} here, not the one that is tested",
        (Label(span, f"every {kind}", True),),
        hint="within `where (...)`, `it` is the one that is tested",
        fixes=(Fix("write `it`", span, "it", True),),
    )


def nothing_stays(span: Span, found: str) -> Diagnostic:
    """`let starter be nothing`, and a player further down."""
    sort = f"`marker last-one, on {found[6:]}`" if found.startswith("thing ") else "a counter or a flag"
    return Diagnostic(
        "wrong-kind",
        f"expected nothing, found {said(found)}",
        (Label(span, said(found), True),),
        hint=f"declare what can hold it, and set that: {sort}",
        why="what `let` names as `nothing` stays nothing",
    )


def wrong_owner(span: Span, name: str, wanted: str, found: str) -> Diagnostic:
    """`price of hand of you`: what a thing has is asked of a pile. `men of you at it`, on a card: `it` is the card."""
    behind = re.compile(rf"{re.escape(name)} of [\w -]+ at (it|this)\b").match(span.source.text, span.start)
    if behind is not None:
        there = Span(span.source, *behind.span(1))
        return Diagnostic(
            "wrong-kind",
            f"`{name}` is counted at {said(wanted)}, not at {said(found)}",
            (Label(there, f"this is {said(found)}", True),),
            hint=f"on a card, `it` is the card: write `at the {wanted.rpartition(' ')[2]}`, or the name of one",
        )
    return Diagnostic(
        "wrong-kind",
        f"`{name}` belongs to {said(wanted)}, not to {said(found)}",
        (Label(span, f"this is {said(found)}", True),),
        hint=f"write {said(wanted)} after `{name} of`",
    )


def goods_divided(span: Span) -> Diagnostic:
    return Diagnostic(
        "wrong-kind",
        "expected numbers to divide, found goods",
        (Label(span, "goods", True),),
        hint="calculate the number, in brackets before the noun: `gain (coin of you / 2) coins`",
    )


def for_each_good(span: Span) -> Diagnostic:
    """`gain 1 point for each coin`: `for` names the player who gets it."""
    return Diagnostic(
        "wrong-kind",
        "expected a player after `for`, found goods",
        (Label(span, "goods", True),),
        hint="write the amount as a sum in brackets: `gain (coin of you) points`",
    )


def _way_out(span: Span, wanted: str, found: str) -> tuple[str, tuple[Fix, ...]]:
    text = span.source.text[span.start : span.end]
    short = text if "\n" not in text and len(text) < 40 else "..."
    sort, _, of = found.partition(" ")
    things = sort in ("set", "pile")
    match wanted.partition(" ")[0], sort:
        case "truth", "number" if not text.isdigit():
            return f"compare it with a number: `{short} at least 1`", ()
        case "truth", "goods":
            return "compare the number: `coin of you at least 1`", ()
        case "truth", "set" | "pile":
            return f"compare the number: `count {short} at least 1`", ()
        case "goods", "thing" | "set" | "pile":
            return "goods are counters of each player; move a thing with `move ... to` a pile", ()
        case "goods", "number":
            return "write how many of what, as in `2 coins`", ()
        case "set", "number" if wanted == "set number":
            return "of several dice, write `first of` and their name; roll one alone with `roll d6 as ...`", ()
        case "set", "number":
            return "write what is counted, too: `2 cards`", ()
        case "number", "goods" if number := AMOUNT.fullmatch(text):
            return "write the number alone", (Fix(f"write `{number[1]}`", span, number[1], sure=False),)
        case "number", "goods" if WORD.fullmatch(text):
            return f"add the owner: `{text} of you`", ()
        case "number", "set" | "pile" if not re.match(r"\d|any |up to ", text):
            return f"count them: `count {short}`", ()
        case "pile", "thing" if of == "player":
            return "name a pile of that player", ()
        case "thing", "thing" if wanted == "thing player" and WINS.search(line_of(span)):
            return f"only players act; of a thing that wins, write `win for {short}`", ()
        case "thing", _ if things and wanted == "thing player":
            return "write `each player:`, or `for each p in players:`", ()
        case "thing", "set" if WORD.fullmatch(text) and wanted == f"thing {of}":
            one = with_article(text)
            hint = f"write `{one}` to let the player choose, or the name of one"
            return hint, (Fix(f"write `{one}`", span, one, sure=False),) if text == of else ()
        case _:
            return "", ()


def with_article(name: str) -> str:
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def said(kind: str) -> str:
    """A type in words."""
    plain = {"number": "a number", "truth": "something true or false", "text": "a text", "goods": "goods"}
    plain |= {"phase": "a phase"}
    if kind in plain:
        return plain[kind]
    sort, _, of = kind.partition(" ")
    of = {"anything": "thing", "": "thing"}.get(of, of)
    one = with_article(of)
    if sort == "thing":
        return one
    if sort == "set" and of.startswith("set-of-"):
        return "a set of groups"
    if sort == "set":
        many = {"number": "numbers", "goods": "goods of several kinds", "text": "texts", "thing": "things"}.get(of)
        return f"a set of {many}" if many else f"a set of things, each {one}"
    if sort == "pile":
        return "a pile"
    return kind


def no_number(span: Span, plural: str, one: str) -> Diagnostic:
    """A good in the plural, alone: it could be all of them, or one."""
    return Diagnostic(
        "no-number",
        f"the number of {plural} is missing",
        (Label(span, "how many?", True),),
        hint=f"write a number before it: `1 {one}`, or a sum in brackets, as in `({one} of you) {one}`",
        fixes=(Fix(f"write `1 {one}`", span, f"1 {one}", False),),
    )
