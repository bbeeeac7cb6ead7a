"""Messages about phrases, acts and events that can be read, but not in this place or with this argument."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...source.text import Span
from ...verbs import does
from ...verbs.verb import Add, Mix
from ..diagnostic import Diagnostic, Fix, Label
from ..suggest import near
from .kinds import for_each_good as for_each_good
from .kinds import for_it as for_it
from .kinds import goods_divided as goods_divided
from .kinds import never_among as never_among
from .kinds import nothing_stays as nothing_stays
from .kinds import said as said
from .kinds import with_article
from .kinds import wrong_owner as wrong_owner
from .kinds import wrong_type as wrong_type


def wrong_role(span: Span, verb: str, role: str, takes: Iterable[str], rule: Span | None = None) -> Diagnostic:
    """`rule`: where the rule of that name begins, if it is one of the pack."""
    known = [f"`{word}`" for word in takes]
    name = f"takes no `{role}`" if role != "what" else "takes no object"
    return Diagnostic(
        "wrong-argument",
        f"`{verb}` {name}",
        (Label(span, "not understood", True), *_rule(rule, span)),
        hint=_takes(span, role, known, verb),
    )


def article_as_name(span: Span, way: str) -> Diagnostic:
    """`roll 2 d6 as a`."""
    name = span.source.text[span.start : span.end]
    return Diagnostic(
        "reserved-word",
        f"`{name}` cannot be a name",
        (Label(span, "a word of the language", True),),
        hint=f"choose another name: `{way}`",
    )


def _takes(span: Span, role: str, known: Sequence[str], verb: str) -> str:
    """`gain 1 coin per worker` wants a loop or a sum."""
    if role == "per":
        thing = span.source.text[span.start : span.end].removeprefix("per").strip() or "card"
        return f"write `for each {thing}`, or `for each {thing} in` and a pile"
    text = span.source.text[span.start : span.end]
    if text in ("twice", "again"):
        return f"write `repeat 2 times: {verb}`"
    if role == "until":
        return (
            "an act is not taken back; a named value changes for a time: `until round, toll of each zone changes by 1`"
        )
    if verb == "play":
        return "the rule `play` is the whole game: give the act a rule of its own, `to play-it a card:`"
    if role == "from" and does(verb, Add):
        return "leave this out: goods do not come from a pile"
    if role == "what" and text == "the game":
        return f"write `{verb}` alone"
    if does(verb, Mix) and text:
        return f"move the things there first, with `move`, and write `{verb}` on the next line"
    return f"it takes {', '.join(known)}" if known else "remove this"


def _rule(rule: Span | None, beside: Span) -> tuple[Label, ...]:
    """The line that says what a rule takes, where that is another one."""
    if rule is None or (rule.source.name, rule.start) == (beside.source.name, beside.start):
        return ()
    return (Label(rule, "this says what it takes"),)


def missing_roles(
    span: Span,
    verb: str,
    missing: Sequence[tuple[str, str]],
    rule: Span | None = None,
    likely: Mapping[str, str] | None = None,
) -> Diagnostic:
    """`missing`: all that is not said, each with its kind. `likely`: what may be meant, by its role."""
    needs = [f"{said(kind)} {'after it' if role == 'what' else f'`{role}`'}" for role, kind in missing]
    ways = [_way_to_say(role, kind, (likely or {}).get(role, "")) for role, kind in missing]
    return Diagnostic(
        "missing-argument",
        f"`{verb}` needs {' and '.join(needs)}",
        (Label(span, "missing here", True), *_rule(rule, span)),
        hint=f"write {', and '.join(ways)}",
    )


def _way_to_say(role: str, kind: str, likely: str) -> str:
    if role == "what":
        return said(kind)
    return f"{said(kind)} after `{role}`" + (f", as in `{role} {likely}`" if likely else "")


def row_of_keys(span: Span, has: int, wants: int) -> Diagnostic:
    keys = "one key" if has == 1 else f"{has} keys"
    hint = f"write {wants} before the arrow" if wants else "name the keys: `table price, by card:`"
    return Diagnostic(
        "not-here",
        f"a row with {keys} does not fit this table",
        (Label(span, f"the keys of the table are {wants or 'nothing'}", True),),
        hint=hint,
    )


def no_choice(span: Span, element: str = "", given: bool = False, example: str = "") -> Diagnostic:
    """`element`: the word after the article, if it is the name of one thing. `given`: whether a scenario begins with
    it. `example`: a thing of the kind after the article."""
    fixes: tuple[Fix, ...] = ()
    if element:
        hint = f"name it without an article: `{element}`"
        fixes = (Fix(f"write `{element}`", span, element),)
    elif given:
        hint = "name the thing" + (f", as in `given {example} is ...`" if example else "")
    else:
        hint = "choose it first, on a line of its own, with `choose ... as`; to ask whether there is one, write `some`"
    return Diagnostic(
        "choice-here",
        "no player can be asked here",
        (Label(span, "this would be a choice", True),),
        hint=hint,
        why="a scenario states where things lie, and no player chooses it"
        if given
        else "an article asks a player, but tests and sums are calculated without asking",
        fixes=fixes,
    )


def not_settable(span: Span) -> Diagnostic:
    return Diagnostic(
        "not-settable",
        "this cannot be changed",
        (Label(span, "no counter, flag or marker, and no value named in this rule", True),),
        hint="declare a counter, a flag or a marker for it",
    )


def law_elsewhere(span: Span, law: str) -> Diagnostic:
    return Diagnostic(
        "misplaced-law",
        f"`{law}` is a law of a kind or an element, not an action",
        (Label(span, "an action belongs here", True),),
        hint="move it under a kind or an element, to a line of its own",
    )


def before_change(span: Span, slot: str) -> Diagnostic:
    return Diagnostic(
        "too-late",
        f"nothing can come before a change of `{slot}`",
        (Label(span, "a change is heard after it has happened", True),),
        hint="write `after`, or hear the verb or the rule that changes it: `before you gain any ...`",
        why="`before` hears what is done, and can change or stop it: a verb, a rule or a phase",
    )


def before_roll(span: Span) -> Diagnostic:
    return Diagnostic(
        "too-late",
        "nothing can come before a roll",
        (Label(span, "a roll is heard when the die has fallen", True),),
        hint="to roll again, or to add to it, let a rule keep what the die shows in a counter, and hear that rule",
        why="the lines below a roll read what it shows, and no ability can change that any more",
        fixes=(Fix("write `after`", span, "after", sure=False),),
    )


def when_for_after(span: Span, verb: str) -> Diagnostic:
    return Diagnostic(
        "when-for-after",
        f"`when` cannot interrupt `{verb}`",
        (Label(span, "`when` is for payments", True),),
        why="`when` changes how something is paid; `after` hears what has happened",
        hint="write `after`, or `before` to change what is about to happen",
        fixes=(Fix("write `after`", span, "after"),),
    )


def heard_number(span: Span, heard: str, goods: bool) -> Diagnostic:
    if not goods:
        return Diagnostic(
            "heard-number",
            "an event takes no number",
            (Label(span, "a number", True),),
            why="of several things at once, each is an event of its own",
            hint=f"write `{with_article(heard)}`",
            fixes=(Fix(f"write `{with_article(heard)}`", span, with_article(heard), sure=False),),
        )
    return Diagnostic(
        "heard-number",
        "an event takes no number",
        (Label(span, "a number", True),),
        why="several gained or lost at once are one event",
        hint=f"write `any {heard}` and test the `amount` below",
        fixes=(Fix(f"write `any {heard}`", span, f"any {heard}", sure=False),),
    )


def not_here(span: Span, what: str, hint: str) -> Diagnostic:
    return Diagnostic("not-here", f"{what} has no meaning here", (Label(span, "here", True),), hint=hint)


def the_of(span: Span, name: str) -> Diagnostic:
    """`the suit of a card`: `the` is for a thing mentioned before, and a thing has only one suit."""
    return Diagnostic(
        "not-here",
        "`the` has no meaning here",
        (Label(span, "a name with `of` takes no `the`", True),),
        fixes=(Fix(f"write `{name}`", span, name),),
    )


def empty_range(span: Span, low: int, high: int) -> Diagnostic:
    return Diagnostic(
        "empty-range",
        f"the range from {low} to {high} is empty",
        (Label(span, "the end is below the beginning", True),),
        hint="swap them",
    )


def no_side(span: Span) -> Diagnostic:
    return Diagnostic(
        "not-here",
        "this marker gives no player a side",
        (Label(span, "marked `side`", True),),
        hint="only one marker `of each player, on` that kind can be marked `side`",
    )


def not_printed(span: Span) -> Diagnostic:
    return Diagnostic(
        "not-printed",
        "a printed value cannot depend on the game",
        (Label(span, "not known before the game begins", True),),
        hint="write the number, the goods or the thing itself; for what changes, name a value with `let ... be`",
    )


def outside(span: Span, start: int, low: int | None, high: int | None) -> Diagnostic:
    ends = " ".join([f"from {low}" if low is not None else "", f"to {high}" if high is not None else ""]).strip()
    return Diagnostic(
        "empty-range",
        f"it cannot start at {start}: its range is {ends}",
        (Label(span, "out of its own bounds", True),),
        hint="start within them, or move them",
    )


def one_face(span: Span) -> Diagnostic:
    """`die cube: 1-6` is one face, less than nothing."""
    return Diagnostic(
        "one-face",
        "a die needs more than one face",
        (Label(span, "its only face", True),),
        why="`1-6` is a subtraction, one minus six",
        hint="name each face, with commas between: `1, 2, 3, 4, 5, 6`",
    )


def ring_of_rules(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "endless-rule",
        f"`{name}` calls itself in an endless loop",
        (Label(span, "and so it never ends", True),),
        hint="call it only `if` something holds, or `repeat` the lines",
    )


def given_outside(span: Span, name: str, given: int, low: int | None, high: int | None) -> Diagnostic:
    ends = " ".join([f"from {low}" if low is not None else "", f"to {high}" if high is not None else ""]).strip()
    return Diagnostic(
        "cannot-be-given",
        f"`{name}` is never {given}: its range is {ends}",
        (Label(span, "out of its bounds", True),),
        hint="give a value that the game can reach",
    )


def not_in_a_price(span: Span) -> Diagnostic:
    return Diagnostic(
        "not-in-a-price",
        "a price can only be changed here",
        (Label(span, "neither `swap` nor `spare`", True),),
        hint="do it after the payment: `after you pay any cost:`",
        why="the lines under `when` are tried out for every way to pay, before anything is paid",
    )


def cannot_be_given(span: Span) -> Diagnostic:
    return Diagnostic(
        "cannot-be-given",
        "a scenario cannot begin with this",
        (Label(span, "calculated from other values, or not of this form", True),),
        hint="give what a counter, a flag, a marker or a pile holds, `during` a phase or its `tally`, `count players`, "
        "a `roll` or a `draw`",
    )


def ruling_by_nobody(span: Span, speakers: Iterable[str]) -> Diagnostic:
    listed = ", ".join(f"`{word}`" for word in speakers)
    return Diagnostic(
        "ruling-by-nobody",
        "this ruling has no source",
        (Label(span, "whose", True),),
        hint=f"write one of {listed} after its title",
    )


def unproved(span: Span, proof: str, known: Iterable[str]) -> Diagnostic:
    close = near(proof, list(known)) if proof else []
    return Diagnostic(
        "unproved-ruling",
        f"unknown scenario `{proof}`" if proof else "no scenario proves this ruling",
        (Label(span, "no proof", True),),
        hint=f'did you mean "{close[0]}"' if close else "name the scenario that shows it: `proof` and its title",
        why="if the rules do not follow the ruling, it misleads players",
    )


def no_play(span: Span, rules: Iterable[str] = ()) -> Diagnostic:
    """`rules`: the existing rules; one of them may be meant."""
    close = near("play", rules, 1)
    return Diagnostic(
        "no-play",
        "the game never begins",
        (Label(span, "no rule called `play`", True),),
        hint=f"should `to {close[0]}:` be `to play:`"
        if close
        else "write `to play:` and below it everything from the first move to the end",
    )


def noun_without_article(span: Span, name: str) -> Diagnostic:
    """`move card of hand of you to deck`: one of them, or all?"""
    return Diagnostic(
        "noun-without-article",
        f"`{name}` needs an article",
        (Label(span, "one of them, or all?", True),),
        hint=f"write `each {name}` for all of them, `{with_article(name)}` to let the player choose one",
        fixes=(Fix(f"write `{with_article(name)}`", span, with_article(name), False),),
    )
