"""Why something is not offered, as far as the rules and what a seat sees tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from ..decisions import Decision
from ..hearing import lawful, used
from ..pack import Handler
from ..public import Game
from ..reading import definition, is_a
from ..view import sees
from .asking import Answer, meant, question
from .turned_down import turned_down
from .voice import Voice, called, say


def why(voice: Voice, game: Game, decision: Decision, found: Sequence[Answer], said: str) -> list[str]:
    """What can be said about a name that was asked after."""
    offered = meant(said, found)
    if offered:
        return [say(voice, "why", "offered", one.text, n=str(found.index(one) + 1)) for one in offered[:5]]
    low = said.casefold()
    closed = [one for id in turned_down(game, decision) if (one := called(voice, id)).casefold().startswith(low)]
    if closed:
        return [say(voice, "why", "not-now", one) for one in closed]
    things = _things(voice, game, said)
    if not things:
        return [say(voice, "why", "unknown", said=said)]
    seen = [thing for thing in things if thing not in game.state.at or sees(game, decision.seat, game.state.at[thing])]
    if not seen:
        return [say(voice, "why", "unseen", called(voice, things[0]))]
    return list(dict.fromkeys(line for thing in seen[:3] for line in _of_thing(voice, game, decision, thing)))


def _things(voice: Voice, game: Game, said: str) -> list[str]:
    """All that goes by a name: elements, or their copies."""
    low = said.casefold()
    known = {id: (id.casefold(), called(voice, id).casefold()) for id in game.edition.elements}
    names = [id for id, both in known.items() if low in both] or [
        id for id, both in known.items() if low and any(one.startswith(low) for one in both)
    ]
    copies = [thing for thing in game.state.at if definition(thing) in names]
    return copies or names


def _of_thing(voice: Voice, game: Game, decision: Decision, thing: str) -> Iterator[str]:
    laws = [line for handler in _abilities(game, thing) for line in _of_ability(voice, game, decision, handler, thing)]
    if laws:
        yield from laws
        return
    sort, verb, role, given = _wanted(decision)
    if not sort:
        yield say(voice, "why", "other-question", prompt=question(voice, decision))
    elif not is_a(game, thing, sort):
        yield say(voice, "why", "not-a", called(voice, thing), kind=called(voice, sort))
    else:
        handler = game.edition.handlers.get(f"rule:{verb}")
        yield say(voice, "why", "rule", called(voice, thing), at=handler.at if handler else decision.at)
        for words in game.why_not(verb, role, decision.seat, given, thing) if handler else ():
            yield say(voice, "why", "not-so", words)


def _wanted(decision: Decision) -> tuple[str, str, str, dict[str, Any]]:
    """Of a question for a thing: its sort, which role of which verb it will take, and what the roles before it are."""
    match decision.args if decision.prompt == "choose" else ():
        case (str(sort), str(verb), str(role), _):
            return sort, verb, role, cast(dict[str, Any], decision.args[3])
        case (str(sort), *_):
            return sort, "", "", {}
        case _:
            return "", "", "", {}


def _abilities(game: Game, thing: str) -> list[Handler]:
    return [
        one
        for one in game.edition.handlers.values()
        if one.of == definition(thing) and (one.moment or one.laws.works_in)
    ]


def _of_ability(voice: Voice, game: Game, decision: Decision, handler: Handler, thing: str) -> Iterator[str]:
    """The first law of an ability that stands in its way."""
    seat, state, laws, name = decision.seat, game.state, handler.laws, called(voice, thing)
    if laws.works_in and state.at.get(thing, "").partition(":")[0] != laws.works_in:
        place = state.at.get(thing)
        pile = called(voice, laws.works_in)
        yield say(voice, "why", "place" if place else "nowhere", name, pile=pile, where=called(voice, place))
    elif laws.exhausts and state.values.get(f"~exhausted:{thing}"):
        yield say(voice, "why", "exhausted", name)
    elif laws.once and state.values.get(used(handler.id, thing, seat)) == state.times.get(laws.once, 0):
        yield say(voice, "why", "used", name, phase=called(voice, laws.once))
    elif laws.waits and state.came.get(laws.waits, {}).get(thing) == state.times.get(laws.waits, 0):
        yield say(voice, "why", "fresh", name, phase=called(voice, laws.waits))
    elif not lawful(game, laws, handler.id, thing, seat, {"self": thing}):
        yield say(voice, "why", "condition", name)
    elif handler.moment and not any(offer["do"] == handler.id and offer["self"] == thing for offer in state.open):
        yield say(voice, "why", "asleep", name, event=handler.heard)
    else:
        yield say(voice, "why", "idle", name)
