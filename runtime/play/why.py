"""Why something is not offered, as far as the rules and what a seat sees tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..decisions import Decision
from ..naming import definition
from ..public import Game
from .asking import Answer, meant, question
from .things import rule_at
from .voice import Voice, called, say


def why(voice: Voice, game: Game, decision: Decision, found: Sequence[Answer], said: str) -> list[str]:
    """What can be said about a name that was asked after."""
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
    """The elements that go by a name, or whose name begins so."""
    low = said.casefold()
    known = {id: (id.casefold(), called(voice, id).casefold()) for id in game.edition.elements}
    return [id for id, both in known.items() if low in both] or [
        id for id, both in known.items() if low and any(one.startswith(low) for one in both)
    ]


def _of_thing(voice: Voice, game: Game, decision: Decision, thing: str) -> Iterator[str]:
    name = called(voice, thing)
    found = game.obstacles(thing, decision.seat)
    for one in found:
        where = called(voice, one.now or None)
        yield say(voice, "why", one.kind, name, pile=called(voice, one.of), where=where, phase=called(voice, one.of),
                  event=one.of)  # fmt: skip
    if found:
        return
    sort, verb = _wanted(decision)
    if not sort:
        yield say(voice, "why", "other-question", prompt=question(voice, decision))
    elif not _is_a(game, thing, sort):
        yield say(voice, "why", "not-a", name, kind=called(voice, sort))
    else:
        yield say(voice, "why", "rule", name, at=rule_at(game.edition, verb) or decision.at)
        for words in game.why_not(thing, decision.seat):
            yield say(voice, "why", "not-so", words)


def _is_a(game: Game, thing: str, sort: str) -> bool:
    number = game.edition.numbers[definition(thing)]
    return sort == "anything" or sort in game.edition.sorts_of(number)


def _wanted(decision: Decision) -> tuple[str, str]:
    """Of a question for a thing: its sort, and for which verb it is asked."""
    args = decision.args if decision.prompt == "choose" else ()
    return (str(args[0]) if args else "", str(args[1]) if len(args) > 1 else "")
