"""Messages about names that mean nothing in their place."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from ...source.text import Span
from ...verbs import VERBS
from ..diagnostic import Diagnostic, Fix, Label
from ..suggest import is_close, near
from .elsewhere import ELSEWHERE, FORMS, MARKED, NUMBERS, a_line_of_its_own, plain_form
from .kinds import said, with_article

SEAT = re.compile(r"player-\d+")
"""How scenarios call the players, and nothing else does."""
NO_SEAT = "only a scenario calls players by their seats: a rule says `you`, `next of you`, `each player`"

DIE = re.compile(r"d([1-9]\d?)")
"""A die as players call it, by its sides."""

SLOTS = frozenset({"counter", "flag", "marker", "pile", "grid", "table", "wallet", "map", "scenario", "ruling"})
"""What has its marks from the language, and not from a kind."""


def did_you_mean(span: Span, name: str, known: Iterable[str]) -> tuple[str, tuple[Fix, ...]]:
    """A hint at the nearest of the known names, and the fix that writes it; nothing where none is near."""
    found = near(name, list(known))
    if not found:
        return "", ()
    listed = " or ".join(f"`{word}`" for word in found)
    sure = len(found) == 1 and is_close(name, found[0])
    return f"did you mean {listed}", (Fix(f"write `{found[0]}`", span, found[0], sure),)


def unknown(span: Span, name: str, known: Iterable[str], what: str = "", phases: Collection[str] = ()) -> Diagnostic:
    known = list(known)
    hint, fixes = did_you_mean(span, name, known)
    if name in phases and what == "seat":
        hint, fixes = f"`{name}` is a phase: write `after {name} begins:`", ()
    elif name in phases:
        hint, fixes = f"`{name}` is a phase: write `during {name}` to test for it", ()
    if name in ("opponent", "opponents"):
        hint, fixes = "write `an opponent`, `each opponent`, or `for each p in opponents of you`", ()
        if what == "seat":
            hint = "write `each opponent does lose 1 coin`; for several lines, `for each p in opponents of you:`"
    if name == "players" and not what:
        hint, fixes = "the number of players is `count players`: in a scenario, `given count players is 2`", ()
    if name == "nobody":
        hint, fixes = "to forbid this to all players, cancel it: write `before anyone` and the rule, `: cancel`", ()
    if name == "this":
        hint, fixes = "the card itself is `it`: `exhaust it`", ()
    if name in ("me", "myself"):
        hint, fixes = "write `you`; where another player acts, name yourself on a line above: `let owner be you`", ()
    if name in ("number", "amount"):
        hint, fixes = "write `count` to count things, as in `count players`", ()
    if name == "sum":
        hint, fixes = "write `total it among` and what is added, as in `total it among thrown`", ()
    if name == "half":
        hint, fixes = "write a value in brackets, as in `lose (coin of you / 2 rounded up) coins`", ()
    if name in ("random", "randomly"):
        hint, fixes = "chance chooses like this: `choose a card of your hand by chance as lost`", ()
    if name == "it":
        return it_of_something(span)
    if name == "phase" and what == "kind":
        hint, fixes = "a phase is not declared: write `phase round:` inside a rule, with its lines below", ()
    if name in NUMBERS:
        return number_word(span, name)
    if (die := DIE.fullmatch(name)) and not hint:
        faces = range(1, min(int(die[1]), 6) + 1)
        hint = f"declare it: `die {name}: {', '.join(map(str, faces))}{', ...' if int(die[1]) > 6 else ''}`"
    if SEAT.fullmatch(name):
        many = f"fewer play: begin with `given count players is {name.removeprefix('player-')}`"
        hint, fixes = many if "player-1" in known else NO_SEAT, ()
    return Diagnostic(
        "unknown-name",
        f"unknown name `{name}`" if not what else f"unknown {what} `{name}`",
        (Label(span, "not declared in this pack or the packs it builds on", True),),
        hint=hint or "declare it, or remove it",
        fixes=fixes,
    )


def printed_value(span: Span, name: str, kind: str) -> Diagnostic:
    """`rank of each track changes by 1`: what is printed on things does not change."""
    own = f"let real-{name} of {with_article(kind)} be {name} of the {kind}"
    return Diagnostic(
        "unknown-name",
        f"`{name}` is printed on each {kind}, and only a named value can be changed",
        (Label(span, f"a field of the kind `{kind}`", True),),
        hint=f"name a value, `{own}`, use it wherever the rules ask for `{name}`, and change that",
    )


def counted_value(span: Span, name: str) -> Diagnostic:
    """`until round, coin of you changes by 1`: a counter keeps what it is changed to."""
    return Diagnostic(
        "unknown-name",
        f"`{name}` is a counter, and only a named value is changed for a while",
        (Label(span, "a counter", True),),
        hint=f"write `change {name} of you by 1` to change it for good, or name a value, "
        f"`let real-{name} of a player be {name} of the player`, and change that",
    )


def it_of_something(span: Span) -> Diagnostic:
    """`count it of you`: the thing mentioned before has no owner."""
    return Diagnostic(
        "unknown-name",
        "`it` takes no `of`",
        (Label(span, "the thing itself", True),),
        hint="write `it` alone, or what it has: `cost of it`",
    )


def number_word(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "number-word",
        "write numbers as figures",
        (Label(span, "a number in letters", True),),
        fixes=(Fix(f"write `{NUMBERS[name]}`", span, str(NUMBERS[name])),),
    )


def no_sort(span: Span, name: str) -> Diagnostic:
    """A thing that a line above has named, where a sort of things is wanted: `create 2 it`."""
    return Diagnostic(
        "wrong-kind",
        f"expected a sort of things, found `{name}`, which is one thing",
        (Label(span, "one thing", True),),
        hint=f"write `{name}` alone, or the name of a kind or an element",
    )


def unknown_verb(span: Span, name: str, known: Iterable[str], heard: bool = False) -> Diagnostic:
    known = list(known)
    plain = plain_form(name, known)
    if plain:
        return Diagnostic(
            "verb-form",
            f"`{name}` is a form of `{plain}`",
            (Label(span, f"write `{plain}`", True),),
            why="a verb has one form, that of a command, so a rule, an event and a test use the same word",
            fixes=(Fix(f"write `{plain}`", span, plain),),
        )
    if name in ("set", "change", "let"):
        return a_line_of_its_own(span, name)
    if name == "choose":
        return Diagnostic(
            "unknown-verb",
            "`choose` is no act of a player",
            (Label(span, "a choice is a line of its own", True),),
            hint="write who is asked before `as`: `choose a card of hand of friend by friend as mine`",
        )
    elsewhere = name if name in ELSEWHERE else plain_form(name, ELSEWHERE)
    here = f"write {ELSEWHERE[elsewhere]}, or " if elsewhere else ""
    hint, fixes = ("", ()) if here else did_you_mean(span, name, known)
    verb, _, noun = name.partition("-")
    if noun and (verb in known or plain_form(verb, known)):
        apart = f"{verb} {with_article(noun)}"
        hint, fixes = (
            f"a verb and its noun are two words: write `{apart}`",
            (Fix(f"write `{apart}`", span, apart, False),),
        )
    return Diagnostic(
        "unknown-verb",
        f"unknown verb `{name}`",
        (Label(span, "neither a built-in verb nor a rule of this game", True),),
        hint=hint or f"{here}add a rule for it: `to {elsewhere or name}:`",
        fixes=fixes,
    )


def field_alone(span: Span, name: str) -> Diagnostic:
    """`price 3` on a line below a card."""
    return Diagnostic(
        "unknown-verb",
        f"`{name}` is a field, not a verb",
        (Label(span, "a field goes after the name of the card", True),),
        hint=f"write it on the first line, after a comma: `, {name} ...`",
    )


def a_name_does(span: Span, name: str, said: Span | None) -> Diagnostic:
    """`p wins`: a line is a command, and another player's act is written with `does`."""
    word = said.source.text[said.start : said.end] if said is not None else ""
    verb = plain_form(word, (*FORMS.values(), *VERBS)) or "gain 1 ..."
    return Diagnostic(
        "unknown-verb",
        f"`{name}` is a name, not a verb",
        (Label(span, "a name goes before `does`, `may` or `must`", True),),
        hint=f"write `{name} does {verb}`",
    )


def which_field(span: Span, name: str, fields: Iterable[str]) -> Diagnostic:
    fields = list(fields)
    listed = " or ".join(f"`{field} {name}`" for field in fields)
    return Diagnostic(
        "which-field",
        f"`{name}` is ambiguous here",
        (Label(span, f"its {' or its '.join(fields)}", True),),
        hint=f"write {listed}",
    )


def unknown_mark(
    span: Span, name: str, what: str, known: Iterable[str], of: str = "", fields: Sequence[str] = ()
) -> Diagnostic:
    """`of`: the type of what follows it; `fields`: all fields of a thing of this kind."""
    known = list(known)
    hint, fixes = did_you_mean(span, name, known)
    if what in SLOTS:
        meant = MARKED.get(name)
        hint = hint or (f"write `{meant}`" if meant and meant.startswith(tuple(known)) else "")
        hint = hint or (f"it takes {', '.join(f'`{mark}`' for mark in known)}" if known else "it takes no marks")
    has = f": it has {', '.join(f'`{field}`' for field in fields[:6])}" if fields and not fixes else ""
    new = {"truth": f"has a flag called {name}", "number": f"has a number called {name}"}.get(
        of, f"has a text called {name}" if of == "text" else f"has a {of.partition(' ')[2] or '...'} called {name}"
    )
    return Diagnostic(
        "unknown-mark",
        f"{with_article(what)} has no `{name}`",
        (Label(span, f"unknown mark{has}", True),),
        hint=hint or f"add the field to the kind: `{new}`",
        fixes=fixes,
    )


def unknown_choice(span: Span, name: str, mark: str, choices: Sequence[str]) -> Diagnostic:
    """`seen by me`: a mark is followed by one of a few words."""
    hint, fixes = did_you_mean(span, name, choices)
    return Diagnostic(
        "unknown-mark",
        f"`{mark}` cannot be `{name}`",
        (Label(span, "one of a few words", True),),
        hint=hint or f"write {', '.join(f'`{one}`' for one in choices[:-1])} or `{choices[-1]}`",
        fixes=fixes,
    )


def mark_without_value(span: Span, name: str, kind: str) -> Diagnostic:
    return Diagnostic(
        "mark-without-value",
        f"`{name}` has no value",
        (Label(span, "a value is missing after it", True),),
        hint=f"write {said(kind)} after `{name}`",
    )


def unknown_phase(span: Span, name: str, known: Iterable[str], rule: bool) -> Diagnostic:
    hint, fixes = did_you_mean(span, name, known)
    if rule:
        hint, fixes = f"`{name}` is a rule: write `before anyone {name}` or `after anyone {name}`", ()
    return Diagnostic(
        "unknown-phase",
        f"unknown phase `{name}`",
        (Label(span, "no rule has this phase", True),),
        hint=hint or f"write `phase {name}:` where it takes place",
        fixes=fixes,
    )


def nobodys_phase(span: Span, phase: str, edge: str) -> Diagnostic:
    """`after your round begins`, where all players share the round."""
    return Diagnostic(
        "unknown-phase",
        f"`{phase}` belongs to no player",
        (Label(span, f"no rule has `phase {phase} of` a player", True),),
        hint=f"write `{phase} {edge}` without an owner"
        + (f", or `phase {phase} of player:` where it takes place" if phase != "game" else ""),
    )


def no_it(span: Span) -> Diagnostic:
    return Diagnostic(
        "no-it",
        "`it` has nothing to refer to",
        (Label(span, "refers to nothing", True),),
        hint="`it` works in `where (...)`, in `total ... among`, and in the lines of a card",
    )


def no_the(span: Span, name: str, known: Iterable[str], declared: bool = False) -> Diagnostic:
    """`declared`: there is one thing of that name in the whole game."""
    hint, fixes = did_you_mean(span, name, known)
    if name == "game":
        hint, fixes = "leave this out", ()
    elif declared:
        hint, fixes = f"there is only one: write `{name}`", (Fix(f"write `{name}`", span, name),)
    return Diagnostic(
        "unknown-the",
        f"no {name} has been mentioned",
        (Label(span, "which one?", True),),
        hint=hint or f"name it first: `choose {with_article(name)} as {name}`",
        fixes=fixes,
    )


def plural_after_a(span: Span, article: str, plural: str, name: str) -> Diagnostic:
    return Diagnostic(
        "plural-after-a",
        f"`{article} {plural}` mixes one and several",
        (Label(span, "the plural", True),),
        hint=f"write `{article} {name}`, or `any 2 {plural}` for two of them",
        fixes=(Fix(f"write `{name}`", span, name),),
    )
