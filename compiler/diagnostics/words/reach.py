"""Messages about abilities, options and prices that can never happen. The game can be played, so they are warnings."""

from __future__ import annotations

from collections.abc import Sequence

from ...source.text import Span
from ..diagnostic import Diagnostic, Label, Severity


def never_woken(
    head: Span,
    sites: Sequence[tuple[Span, str]],
    why: str,
    hint: str,
    here: str = "nothing in the game does this",
) -> Diagnostic:
    """`sites`: lines that come near, each with what keeps it from being the event."""
    return Diagnostic(
        "never-woken",
        "this ability never triggers",
        (Label(head, here, True), *(Label(at, words) for at, words in sites)),
        why=why,
        hint=hint,
        severity=Severity.WARNING,
    )


def never_there(at: Span, name: str, pile: str, declared: Span | None, many: bool) -> Diagnostic:
    """A card that never gets to the pile in which it works, or a kind of which no card does."""
    labels = [Label(at, f"nothing in the game moves {'them' if many else 'it'} to `{pile}`", True)]
    if declared is not None:
        labels.append(Label(declared, "the pile it works in"))
    return Diagnostic(
        "never-offered",
        f"no `{name}` can ever be used" if many else f"`{name}` can never be used",
        tuple(labels),
        why=f"an ability with the law `works in {pile}` works only there",
        hint=f"move or create {'them' if many else 'it'} there, in the set-up or where a player gets it",
        severity=Severity.WARNING,
    )


def _wrong(why: str) -> str:
    """What keeps a test from holding: `apart`, or the name in it that is nobody."""
    if why == "apart":
        return "its parts exclude each other: they never hold at once"
    return f"`{why}` is no player here: what triggers this is no player's turn or act" if why else ""


def _decided(test: Span, by: Sequence[Span]) -> list[Label]:
    """The lines that decide a test, each once."""
    places = {one.start: one for one in by if one.start != test.start}
    return [Label(one, "here this is decided already") for one in places.values()]


def not_tested(test: Span, always: bool, by: Sequence[Span] = (), why: str = "") -> Diagnostic:
    """A test that decides nothing. `by`: the lines before it that decide it; `why`: see `_wrong`."""
    how = "always" if always else "never"
    here = "whatever happens in the game" if always else "so the lines below are never done"
    return Diagnostic(
        "not-tested",
        f"this test {how} holds",
        (Label(test, "wherever the game reaches this" if always and by else here, True), *_decided(test, by)),
        why=_wrong(why),
        hint="remove the test, or change it" if always else "change the test, or remove the lines",
        severity=Severity.WARNING,
    )


# ---- lines that do nothing


def _no_effect(
    at: Span,
    here: str,
    hint: str,
    by: Sequence[Span] = (),
    why: str = "",
    headline: str = "this line never does anything",
) -> Diagnostic:
    return Diagnostic(
        "no-effect",
        headline,
        (Label(at, here, True), *_decided(at, by)),
        why=why,
        hint=hint,
        severity=Severity.WARNING,
    )


def no_amount(at: Span, by: Sequence[Span]) -> Diagnostic:
    hint = "write the intended number, or remove the line"
    return _no_effect(at, "the number here is never more than 0", hint, by)


def no_price(at: Span) -> Diagnostic:
    hint = "write the intended price; `highest it among [1, ...]` keeps a calculated one above 0"
    why = "a price of 0 or less is paid with nothing"
    return _no_effect(at, "this price is never more than 0", hint, why=why, headline="nothing is ever paid here")


def no_room(at: Span, good: str, full: bool, by: Sequence[Span]) -> Diagnostic:
    """A counter that cannot rise any more, or fall any more, whenever the game reaches the line."""
    if full:
        return _no_effect(at, f"`{good}` is at its upper bound here", "change the test, or raise the bound", by)
    here = f"there is no `{good}` left here" if by else f"no player ever has any `{good}`"
    return _no_effect(at, here, "change the test" if by else f"let a line gain `{good}`, or remove this one", by)


def nobody_does(at: Span) -> Diagnostic:
    hint = "write who does it: `each player gains 1 coin`, or hear what a player does or a phase that is a player's"
    return _no_effect(at, "no player does this", hint, why=_wrong("player"))


def nothing_there(at: Span, choice: bool, pile: str) -> Diagnostic:
    """Nothing to choose, or nothing to go through."""
    here = "there is never anything to choose here" if choice else "there is never anything for this loop to go through"
    why = f"nothing in the game brings such a thing to `{pile}`" if pile else "nothing is ever like this"
    hint = "name another pile, or let something come to this one" if pile else "ask for something that can be"
    return _no_effect(at, here, hint, why=why)


def endless_loop(head: Span) -> Diagnostic:
    """A `repeat until` whose test nothing makes true, and that nothing else ends."""
    return Diagnostic(
        "endless-loop",
        "this loop never ends",
        (Label(head, "this never becomes true", True),),
        why="the game is stopped there, with an error",
        hint="change the test, or let a line of the loop make it true",
        severity=Severity.WARNING,
    )


def never_lawful(
    head: Span, name: str, law: Span | None, law_words: str, happens: Sequence[tuple[Span, str]], why: str, hint: str
) -> Diagnostic:
    """A law that never holds when the ability triggers, or when abilities are offered."""
    labels = [Label(head, "this can never be used", True)]
    if law is not None and law.start != head.start:
        labels.append(Label(law, law_words))
    return Diagnostic(
        "never-offered",
        f"the ability of `{name}` can never be used" if name else "this ability can never be used",
        (*labels, *(Label(at, words) for at, words in happens)),
        why=why,
        hint=hint,
        severity=Severity.WARNING,
    )


def never_begun(
    head: Span, name: str, at: Span, words: str, hint: str, by: Sequence[Span] = (), why: str = ""
) -> Diagnostic:
    """The lines of an ability, an option or a rule can never be begun. `by` and `why` as for `not_tested`."""
    labels = [Label(at, words, True), *_decided(at, by)]
    if head.start != at.start:
        labels.append(Label(head, "so this can never be used"))
    return Diagnostic(
        "never-offered",
        f"the ability of `{name}` can never be used" if name else "this can never be used",
        tuple(labels),
        why=_wrong(why),
        hint=hint,
        severity=Severity.WARNING,
    )


def always_cancelled(way: Span, cancel: Span) -> Diagnostic:
    """An option whose act is cancelled each time."""
    return Diagnostic(
        "no-effect",
        "this is never done",
        (Label(way, "this is never done", True), Label(cancel, "this cancels it each time")),
        why="an act is not offered while everybody can see that it would be cancelled",
        hint="remove the option; if it is cancelled only for a time, write `option ... if not` and a flag",
        severity=Severity.WARNING,
    )


def never_does(head: Span, name: str, at: Span, by: Sequence[Span] = (), why: str = "") -> Diagnostic:
    """Everything an ability does depends on a test that never holds when it is used."""
    return Diagnostic(
        "never-offered",
        f"the ability of `{name}` never does anything" if name else "this ability never does anything",
        (
            Label(at, "this never holds at that moment", True),
            Label(head, "triggered here, it does nothing"),
            *_decided(at, by),
        ),
        why=_wrong(why),
        hint="change the test",
        severity=Severity.WARNING,
    )


def never_affordable(head: Span, at: Span, good: str, most: float) -> Diagnostic:
    """A price that nobody can ever pay: `most` is the most there can be."""
    never = most <= 0
    there = f"no player ever has any `{good}`" if never else f"no player ever has more than {most:.0f} `{good}`"
    labels = [Label(at, there, True)]
    if head.start != at.start:
        labels.append(Label(head, "so this can never be used"))
    return Diagnostic(
        "never-affordable",
        "this price can never be paid",
        tuple(labels),
        hint=f"add a line that gains `{good}`" if never else "lower the price, or raise the upper bound of the counter",
        severity=Severity.WARNING,
    )


# ---- what is never asked for


def never_scored(line: Span, name: str, near: Span | None, others: int, pile: str, points: str) -> Diagnostic:
    """`near`: a line that asks for the score of something else. `others`: how many of its kind it is so of, too.
    `pile` and `points`: where a player may have it, and what the game is won with; each may be empty."""
    labels = [Label(line, "so this is worth nothing", True)]
    if near is not None:
        labels.append(Label(near, f"never asks for that of `{name}`"))
    more = f"; it is the same for {others} more of its kind" if others else ""
    return Diagnostic(
        "never-asked",
        f"nothing asks for the score of `{name}`",
        tuple(labels),
        why=f"a card's score counts only if a rule that is played says `score of`{more}",
        hint=f"where players score, add `for each c in {pile} of you: gain (score of c) {points}`"
        if pile and points
        else "ask for it where the game is scored: `score of` the card",
        severity=Severity.WARNING,
    )


def never_counted(line: Span, one: str, other: str, goods: bool) -> Diagnostic:
    paid = f"to pay one good for another, write `when you pay any {other}: swap 1 {other} for 1 {one}`"
    asked = f"ask where it matters: `if the thing counts as {other}`, or `treat the thing as {other}`"
    return Diagnostic(
        "never-asked",
        f"nothing asks whether `{one}` counts as `{other}`",
        (Label(line, "so this changes nothing", True),),
        hint=paid if goods else asked,
        severity=Severity.WARNING,
    )


def value_never_asked(line: Span, name: str, declared: Span | None) -> Diagnostic:
    labels = [Label(line, "so this changes nothing", True)]
    if declared is not None:
        labels.append(Label(declared, "the value that it changes"))
    return Diagnostic(
        "never-asked",
        f"nothing asks for `{name}`",
        tuple(labels),
        hint=f"use `{name}` where it counts, in a price, a test or an amount",
        severity=Severity.WARNING,
    )


def never_read(line: Span, name: str, declared: Span) -> Diagnostic:
    return Diagnostic(
        "never-asked",
        f"`{name}` is set, and nothing asks for it",
        (Label(line, "so this changes nothing", True), Label(declared, "declared here")),
        hint=f"ask for `{name}` in an `if`, a `where` or an `only while`, or remove the line",
        severity=Severity.WARNING,
    )


def never_ready(law: Span, name: str, kind: str) -> Diagnostic:
    return Diagnostic(
        "never-ready",
        f"nothing makes `{name}` ready again",
        (Label(law, "so it can be used once in the whole game", True),),
        why="what is exhausted stays so until a line says `ready`",
        hint=f"add `ready each {kind}` where a round begins or ends; for once a game, write `once per game`",
        severity=Severity.WARNING,
    )


def limit_never_reached(limit: Span, exhausts: Span | None, phase: str) -> Diagnostic:
    labels = [Label(limit, "so this never matters", True)]
    if exhausts is not None:
        labels.append(Label(exhausts, "used once, the card is exhausted"))
    return Diagnostic(
        "limit-never-reached",
        "this limit is never reached",
        tuple(labels),
        why=f"within one `{phase}` the card is not made ready again often enough",
        hint="remove the other law with `not exhausts`, or remove the limit",
        severity=Severity.WARNING,
    )


def own_score(line: Span, ring: Sequence[str], kind: str, pile: str) -> Diagnostic:
    """`ring`: the elements whose scores ask for one another, from the first on. `pile`: where they are asked for."""
    first = ring[0]
    here = f"this includes `{first}` itself"
    if len(ring) > 1:
        steps = " and that for the score of ".join(f"`{one}`" for one in (*ring[1:], first))
        here = f"this asks for the score of {steps}"
    among = f"each {kind} of {pile}" if pile else f"each {kind}"
    return Diagnostic(
        "endless-score",
        f"the score of `{first}` asks for itself",
        (Label(line, here, True),),
        why="to calculate the score, one would have to know it already; a game is stopped there",
        hint=f"leave it out: `{among} where (it is not {first})`",
        severity=Severity.WARNING,
    )
