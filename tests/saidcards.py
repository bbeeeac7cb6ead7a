"""Cards made up from the parts of the model, and cards with one thing changed, for the pack in `tests/said`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rulewright.compiler.meaning import model as m
from trees import said

MODEL = said().model
CARD = MODEL.elements["c01"]
AT = CARD.at
YOU = m.You()
IT = m.Var("it")
NEXT = m.Value("next", (YOU,))
HAND = m.Inside("hand", (YOU,))
PILES: tuple[m.Expr, ...] = (HAND, m.Inside("crew", (YOU,)), m.Inside("deck"), m.Inside("hand", (NEXT,)))
COUNTERS = ("coin", "grain", "point", "health")
Chance = Random


def number(chance: Chance) -> m.Number:
    return m.Number(chance.choice((0, 1, 2, 3, 5, 12)))


def value(chance: Chance, depth: int = 0) -> m.Expr:
    """Any number: in digits, kept somewhere, counted, reckoned."""
    deeper: list[Callable[[], m.Expr]] = [
        lambda: m.Sum(chance.choice("+-*/"), value(chance, depth + 1), value(chance, depth + 1)),
        lambda: m.Value(chance.choice(("largest", "smallest")), (value(chance, 9), value(chance, 9))),
        lambda: m.Look("price", (value(chance, depth + 1),)),
    ]
    flat: list[Callable[[], m.Expr]] = [
        lambda: number(chance),
        lambda: m.Read(chance.choice(COUNTERS), (chance.choice((YOU, NEXT)),)),
        lambda: m.Read("doom"),
        lambda: m.Value("strength", (chance.choice((YOU, NEXT)),)),
        lambda: m.Count(chance.choice(PILES)),
        lambda: m.Count(m.Each(noun(chance))),
        lambda: m.Fold(chance.choice(("total", "highest", "lowest")), m.Trait("cost", IT), chance.choice(PILES)),
        lambda: m.Trait("cost", m.Thing("c02")),
    ]
    return chance.choice(flat if depth > 1 else flat + deeper)()


def noun(chance: Chance) -> m.Noun:
    where: list[m.Expr | None] = [
        None,
        None,
        m.Test(chance.choice((">=", "<=", "=", "<", ">", "!=")), m.Trait("cost", IT), number(chance)),
        m.Read("worn", (IT,)),
        m.All((m.Not(m.Trait("heavy", IT)), m.IsA(m.Trait("suit", IT), "sun"))),
    ]
    source = chance.choice((*PILES, None))
    return m.Noun(chance.choice(("card", "relic")), chance.choice(("", "", "moon")), source, "", chance.choice(where))


def picked(chance: Chance) -> m.Expr:
    n = chance.choice((2, 3))
    least, most, single, word = chance.choice(
        (
            (1, 1, True, "a"),
            (1, 1, True, "another"),
            (n, n, False, "any"),
            (0, n, False, "up to"),
            (0, 999, False, "any"),
        )
    )
    return m.Pick(noun(chance), m.Number(least), m.Number(most), single, word)


def goods(chance: Chance) -> m.Expr:
    one: list[Callable[[], m.Expr]] = [
        lambda: m.Goods(number(chance), chance.choice(COUNTERS)),
        lambda: m.Goods(value(chance), chance.choice(COUNTERS)),
        lambda: m.Pick(m.Noun("ware"), m.Number(2), m.Number(2), False, "any", True),
    ]
    many = tuple(chance.choice(one)() for _ in range(2))
    return chance.choice((chance.choice(one)(), m.Both(many), m.OneOf(many)))


def truth(chance: Chance, depth: int = 0) -> m.Expr:
    compare = chance.choice((">=", "<=", "=", "<", ">", "!="))
    flat: list[Callable[[], m.Expr]] = [
        lambda: m.Test(compare, m.Read(chance.choice(COUNTERS), (YOU,)), number(chance)),
        lambda: m.Test(compare, value(chance), value(chance)),
        lambda: m.Read("asleep", (YOU,)),
        lambda: m.Read("winter"),
        lambda: m.Some(noun(chance), chance.choice((True, False))),
        lambda: m.During(chance.choice(("turn", "round"))),
        lambda: m.Can(act("pay", what=m.Goods(number(chance), "coin"))),
        lambda: m.IsA(m.Value("first", (m.Inside("deck"),)), "relic"),
        lambda: m.Test("in", m.Thing("c02"), chance.choice(PILES)),
    ]
    if depth:
        return chance.choice(flat)()
    several = tuple(truth(chance, 1) for _ in range(2))
    return chance.choice((truth(chance, 1), m.Not(truth(chance, 1)), m.All(several), m.Any(several)))


def act(verb: str, own: bool = False, **args: m.Expr) -> m.Act:
    return m.Act(AT, verb, tuple((role.rstrip("_"), one) for role, one in args.items()), own)


def acts(chance: Chance) -> m.Act:
    pile = chance.choice(PILES)
    found: list[Callable[[], m.Act]] = [
        lambda: act(chance.choice(("gain", "lose", "pay")), what=goods(chance)),
        lambda: act("gain", what=goods(chance), for_=NEXT),
        lambda: act("hire", True, what=picked(chance)),
        lambda: act("rest", True),
        lambda: act("move", what=picked(chance), to=pile),
        lambda: act("draw", what=m.Goods(number(chance), "card"), from_=m.Inside("deck"), to=pile),
        lambda: act("put", what=m.Each(noun(chance)), under=pile),
        lambda: act(chance.choice(("shuffle", "reveal", "conceal")), what=pile),
        lambda: act(chance.choice(("exhaust", "ready", "remove")), what=picked(chance)),
        lambda: act("win"),
    ]
    return chance.choice(found)()


def line(chance: Chance, depth: int = 0) -> m.Step:
    counter = m.Read(chance.choice(COUNTERS), (YOU,))

    def inner() -> m.Block:
        return block(chance, depth + 1)

    flat: list[Callable[[], m.Step]] = [
        lambda: acts(chance),
        lambda: acts(chance),
        lambda: m.Either(AT, (acts(chance), acts(chance)), YOU, chance.choice((True, False))),
        lambda: m.Change(AT, counter, value(chance)),
        lambda: m.Put(AT, m.Read("asleep", (YOU,)), m.Truth(chance.choice((True, False)))),
        lambda: m.Put(AT, counter, value(chance)),
    ]
    deep: list[Callable[[], m.Step]] = [
        lambda: m.May(AT, inner()),
        lambda: m.If(AT, truth(chance), inner(), chance.choice(((), inner()))),
        lambda: m.For(AT, "p", m.Value("opponents", (YOU,)), (m.As(AT, m.Var("p"), inner()),)),
        lambda: m.For(AT, "one", m.Each(noun(chance)), inner()),
        lambda: m.EachSeat(AT, inner()),
        lambda: m.Repeat(AT, chance.choice((number(chance), value(chance))), inner()),
        lambda: m.Until(AT, truth(chance), inner()),
        lambda: m.ChooseOne(AT, YOU, (m.Option(AT, "x", None, inner()), m.Option(AT, "y", truth(chance), inner()))),
        lambda: m.Shift(AT, "strength", (YOU,), value(chance), "turn"),
    ]
    return chance.choice(flat if depth else flat + deep)()


def block(chance: Chance, depth: int = 0) -> m.Block:
    return tuple(line(chance, depth) for _ in range(chance.choice((1, 1, 2, 3))))


def _change(slot: str, how: str, who: str, roles: tuple[tuple[str, m.Pattern], ...]) -> m.Event:
    return m.Event("after", f"{slot} {how}", who, roles, None, how, slot)


def price(chance: Chance) -> m.Ability:
    """Any way to pay less, or something else."""
    paid = chance.choice(((), (("what", m.Pattern(m.Noun(chance.choice((*COUNTERS, "ware"))))),)))
    hired = m.Aim("hire", (("what", m.Pattern(replace(noun(chance), source=None), "card")),))
    event = m.Event("when", "pay", "you", paid, aim=chance.choice((None, hired)))
    some = m.Pick(m.Noun("coin"), m.Number(0), number(chance), False, "up to", True)
    lines = (
        act("spare", what=goods(chance)),
        act("swap", what=goods(chance), for_=goods(chance)),
        act("spare", what=some),
        act("swap", what=some, for_=m.Goods(m.Number(1), "grain")),
    )
    return m.Ability(AT, "c01.1", event, (chance.choice(lines),), True)


def event(chance: Chance) -> m.Event:
    who = chance.choice(("you", "anyone"))
    what = m.Noun(chance.choice((*COUNTERS, "ware")))
    narrow = replace(noun(chance), source=None)
    return chance.choice(
        (
            m.Event("after", chance.choice(("gain", "lose", "pay")), who, (("what", m.Pattern(what)),)),
            m.Event(chance.choice(("after", "before")), "hire", who, (("what", m.Pattern(narrow, "card")),)),
            m.Event("after", chance.choice(("round ends", "turn begins")), "anyone"),
            m.Event("after", "coin becomes", who, (), number(chance), "becomes", "coin"),
            _change("doom", chance.choice(("rises", "falls")), "anyone", ()),
            _change(chance.choice(("coin", "health")), chance.choice(("rises", "falls")), who, ()),
            _change("dust", chance.choice(("rises", "falls")), "anyone", (("of", m.Pattern(m.Noun("card"))),)),
            _change("deck", chance.choice(("comes", "leaves")), "anyone", (("what", m.Pattern(narrow)),)),
            _change("hand", chance.choice(("comes", "leaves")), who, (("what", m.Pattern(narrow)),)),
            m.Event("after", "rest", "you"),
            m.Event("after", "draw", who, (("what", m.Pattern(m.Noun("card"))),)),
        )
    )


def card(chance: Chance) -> m.Element:
    """A card of any sort."""
    shift = m.Shift(AT, "strength", (YOU,), value(chance), "", truth(chance))
    return chance.choice(
        (
            replace(CARD, block=block(chance)),
            replace(CARD, block=(), abilities=(m.Ability(AT, "c01.1", event(chance), block(chance)),)),
            replace(CARD, block=(), abilities=(price(chance),)),
            replace(CARD, block=(), shifts=(shift,)),
            replace(CARD, block=(), score=value(chance)),
        )
    )


# ---- one thing changed

SAME_SORT = [COUNTERS, ("card", "relic"), ("hand", "crew"), ("deck", "bag"), ("turn", "round"), ("sun", "moon")]
SAME_SORT += [("next", "previous"), ("first", "last"), ("total", "highest", "lowest"), ("largest", "smallest")]
SAME_SORT += [("gain", "lose"), ("shuffle", "reveal", "conceal"), ("exhaust", "ready", "remove")]
SAME_SORT += [(">=", "<=", "=", "!=", ">", "<"), ("+", "*", "-"), ("you", "anyone"), ("after", "before")]
OTHER = {one: names[(at + 1) % len(names)] for names in SAME_SORT for at, one in enumerate(names)}
SILENT = {
    "at": "where it stands",
    "Between.least": "what `low` never lies below",
    "Between.most": "what `high` never lies above",
    "id": "what it is called among abilities",
    "words": "the author's words for what is not offered",
    "called": "the name of a part, told by what it is",
    "pack": "whose it is",
    "single": "one thing or a set of one",
    "within": "who is `player` afterwards",
    "payment": "told by the event",
    "own": "whose verb it is: no game has two of a name",
}
TRUTHS = (m.Test, m.IsA, m.Some, m.Can, m.During, m.PassesFor, m.Not)
MANY = 99
"""So many are any number."""


def changed(what: Any) -> Iterator[Any]:
    """The same with one number, name, word or truth changed, each in turn."""
    if isinstance(what, bool):
        yield not what
    elif isinstance(what, int):
        yield what + 1 if what < MANY else 0
    elif isinstance(what, str):
        if what in OTHER:
            yield OTHER[what]
    elif isinstance(what, tuple):
        for at, item in enumerate(what):
            for other in changed(item):
                yield (*what[:at], other, *what[at + 1 :])
    elif dataclasses.is_dataclass(what) and not isinstance(what, type):
        if isinstance(what, TRUTHS):
            yield what.what if isinstance(what, m.Not) else m.Not(what)
        for field in dataclasses.fields(what):
            if SILENT.keys().isdisjoint((field.name, f"{type(what).__name__}.{field.name}")):
                for other in changed(getattr(what, field.name)):
                    yield replace(what, **{field.name: other})
