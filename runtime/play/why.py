"""Why something is not offered, as far as the rules and what a seat sees can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..decisions import Decision
from ..faults import Fault
from ..naming import definition
from ..public import Game
from .asking import Answer, meant, question, wording
from .things import rule_at
from .voice import Voice, called, printed, say

NOT_LETTERS = re.compile("[^a-z0-9]+")
LIES = re.compile("it is in ([a-z][a-z0-9-]*)")
TRIED, WAYS = 12, 8
"""How many later questions are tried, and how many answers to each."""


def why(voice: Voice, game: Game, decision: Decision, found: Sequence[Answer], said: str) -> list[str]:
    """Everything that can be said about a name."""
    offered = meant(said, found)
    if offered:
        return [say(voice, "why", "offered", one.text, n=str(found.index(one) + 1)) for one in offered[:5]]
    low = said.casefold()
    closed = [one for id in game.closed(decision.seat) if (one := called(voice, id)).casefold().startswith(low)]
    if closed:
        return [say(voice, "why", "not-now", one) for one in closed]
    names = _named(voice, game, said)
    if not names:
        return [say(voice, "why", "unknown", said=said)]
    sight = game.sight(decision.seat)
    seen = [thing for name in names for thing in sight.all_of(name)]
    if not seen:
        return [say(voice, "why", "unseen", called(voice, names[0]))]
    return list(dict.fromkeys(line for thing in seen[:3] for line in _of_thing(voice, game, decision, thing)))


def _named(voice: Voice, game: Game, said: str) -> list[str]:
    """The elements with a name, or whose name begins so."""
    low = said.casefold()
    known = {id: (id.casefold(), called(voice, id).casefold()) for id in game.edition.elements}
    exact = [id for id, both in known.items() if low in both]
    # A question about a district may mean its zones.
    within = [id for id, both in known.items() if exact and any(one.startswith(f"{low},") for one in both)]
    return [*within, *exact] or [id for id, both in known.items() if low and any(one.startswith(low) for one in both)]


def _of_thing(voice: Voice, game: Game, decision: Decision, thing: str) -> Iterator[str]:
    name = called(voice, thing)
    found = game.obstacles(thing, decision.seat)
    for one in found:
        where, text = called(voice, one.now or None), printed(voice, thing)
        kind = "moment" if one.kind == "asleep" and text else one.kind
        yield say(voice, "why", kind, name, pile=called(voice, one.of), where=where, phase=called(voice, one.of),
                  event=one.of, text=text)  # fmt: skip
    if not found:
        yield from _asked_for(voice, game, decision, thing)


def _asked_for(voice: Voice, game: Game, decision: Decision, thing: str) -> Iterator[str]:
    """Why a thing cannot be chosen now, or else in a question to which an answer now leads."""
    name, (sort, verb) = called(voice, thing), _wanted(decision)
    if sort and _is_a(game, thing, sort):
        yield from _not_so(voice, game, decision, thing, verb)
        return
    first, later, there = _ahead(game, decision, thing)
    if there is not None and later is not None:
        option = next(one for one in decision.options if one.id == first)
        if any(thing in one.args for one in later.options):
            yield say(voice, "why", "then", name, first=wording(voice, option))
        else:
            yield from _not_so(voice, there, later, thing, _wanted(later)[1])
    elif sort:
        yield say(voice, "why", "not-a", name, kind=called(voice, sort))
    else:
        yield say(voice, "why", "other-question", prompt=question(voice, decision))


def _not_so(voice: Voice, game: Game, decision: Decision, thing: str, verb: str) -> Iterator[str]:
    """The tests that fail: in the words of the pack where it has any, else in those of the rules."""
    name, said = called(voice, thing), game.why_not(thing, decision.seat)
    told = [_told(voice, words) for words in said]
    if any(told):
        yield say(voice, "why", "because", name, reason="; ".join(filter(None, told)))
    if not all(told) or not told:
        yield say(voice, "why", "rule", name, at=rule_at(game.edition, verb) or decision.at)
        yield from (_fails(voice, words) for words, text in zip(said, told, strict=True) if not text)


def _fails(voice: Voice, words: str) -> str:
    """A test that fails, or a line that cannot be done; in the author's words where no phrase says it."""
    sort, text = voice.refused(words) or ("not-so", f"`{words}`")
    return say(voice, "why", sort, text)


def _key(words: str) -> str:
    return NOT_LETTERS.sub("-", words.lower()).strip("-")


def _told(voice: Voice, words: str) -> str:
    known = voice.reasons.get(_key(words))
    if known is not None:
        return known
    if words.startswith("pay "):
        return say(voice, "why", "unpaid")
    lies = LIES.fullmatch(words)
    return say(voice, "why", "not-in", pile=called(voice, lies[1])) if lies else ""


def _ahead(game: Game, decision: Decision, thing: str) -> tuple[str, Decision | None, Game | None]:
    """The first of some answers after which the same seat is asked for such a thing, and the game there; preferably one
    in which it is offered. Answers that would show something hidden are not tried."""
    before = game.secrets()
    best: tuple[str, Decision | None, Game | None] = ("", None, None)
    waiting: list[tuple[str, Game, Decision]] = [("", game, decision)]
    for _ in range(TRIED):
        if not waiting:
            break
        first, here, asked = waiting.pop(0)
        for option in asked.options[:WAYS]:
            there = here.clone()
            try:
                there.answer(option.id, asked.seat)
            except Fault:
                # Endless rules are reported to the player who gives the answer, not here.
                continue
            pending = [] if there.over or there.tells_more_than(before) else there.pending()
            later = next((one for one in pending if one.seat == decision.seat), None)
            if later is None:
                continue
            if any(thing in one.args for one in later.options):
                return first or option.id, later, there
            sort = _wanted(later)[0]
            if sort and best[1] is None and _is_a(there, thing, sort):
                best = (first or option.id, later, there)
            waiting.append((first or option.id, there, later))
    return best


def _is_a(game: Game, thing: str, sort: str) -> bool:
    number = game.edition.numbers[definition(thing)]
    return sort == "anything" or sort in game.edition.sorts_of(number)


def _wanted(decision: Decision) -> tuple[str, str]:
    """For a question about a thing: its sort, and the verb for which it is asked."""
    args = decision.args if decision.prompt == "choose" else ()
    return (str(args[0]) if args else "", str(args[1]) if len(args) > 1 else "")
