"""The expressions of the plan: each has a type, and none changes anything.

A type is a word of the model's (`number`, `truth`, `text`, `thing KIND`, `set KIND`, `pile KIND`, `goods`). Numbers,
truths, things and piles are ints when the plan runs; nothing is -1.
"""

from __future__ import annotations

from ..frozen import frozen


@frozen
class Expr:
    type: str


@frozen
class Const(Expr):
    """A number or a truth."""

    value: int


@frozen
class Text(Expr):
    text: str


@frozen
class Thing(Expr):
    """A seat, an element or a good, by its name."""

    id: str


@frozen
class Nothing(Expr): ...


@frozen
class Var(Expr):
    """A value with a name: a parameter, what was chosen, `you`, what a test is about."""

    name: str


@frozen
class Get(Expr):
    """What a slot holds."""

    slot: str
    keys: tuple[Expr, ...]


@frozen
class Floating(Expr):
    """The points of a wallet that float for a seat."""

    wallet: str
    seat: Expr


@frozen
class PileOf(Expr):
    """A pile as a place."""

    pile: str
    keys: tuple[Expr, ...]


@frozen
class Inside(Expr):
    """What lies in a pile."""

    pile: Expr


@frozen
class AllOf(Expr):
    """Everything there is of a sort."""

    sort: str


@frozen
class Trait(Expr):
    """What is printed on a thing."""

    name: str
    of: Expr


@frozen
class Look(Expr):
    """A row of a table."""

    table: str
    keys: tuple[Expr, ...]


@frozen
class Chart(Expr):
    """A row of a table that is printed on a thing."""

    chart: str
    of: Expr
    key: Expr


@frozen
class Named(Expr):
    """A value to which the rules give a name, for a seat."""

    name: str
    seat: Expr
    args: tuple[Expr, ...]


@frozen
class BuiltIn(Expr):
    """A value that every game has."""

    name: str
    args: tuple[Expr, ...]


@frozen
class Filter(Expr):
    """The things of a set that pass a test: `each` of them, those before the first that fails (`leading`), or all that
    can be reached from them over neighbours that pass (`linked`)."""

    source: Expr
    it: str
    test: Expr | None
    how: str = "each"


@frozen
class Exists(Expr):
    """Whether something in a set passes; `wanted` says whether that is what is asked."""

    source: Expr
    it: str
    test: Expr | None
    wanted: bool


@frozen
class Count(Expr):
    of: Expr


@frozen
class Fold(Expr):
    """total, highest or lowest of something among a set."""

    how: str
    it: str
    what: Expr
    among: Expr


@frozen
class Groups(Expr):
    """A set in groups, those with the most of something first."""

    of: Expr
    it: str
    by: Expr


@frozen
class When(Expr):
    """One value if something holds, otherwise another."""

    test: Expr
    then: Expr
    otherwise: Expr


@frozen
class Random(Expr):
    """One or several things of a set, chosen by chance."""

    among: Expr
    many: Expr | None


@frozen
class Items(Expr):
    """A set, thing by thing."""

    items: tuple[Expr, ...]


@frozen
class Taken(Expr):
    """Things of a sort taken off a pile, from the top or by chance. A pile that runs short is refilled."""

    pile: Expr
    many: Expr
    sort: str


@frozen
class Goods(Expr):
    """An amount of each good; for a group, any of its goods."""

    items: tuple[tuple[str, Expr], ...]


@frozen
class Both(Expr):
    """Goods and more goods."""

    items: tuple[Expr, ...]


@frozen
class OneOf(Expr):
    """Goods or other goods."""

    items: tuple[Expr, ...]


@frozen
class Bundle(Expr):
    """Goods that were chosen one by one, counted."""

    chosen: Expr


@frozen
class Sum(Expr):
    """+ - * / or /^ (rounded up); by nothing, nothing."""

    how: str
    left: Expr
    right: Expr


@frozen
class Compare(Expr):
    """= != < > <= >= in not-in all-in"""

    how: str
    left: Expr
    right: Expr


@frozen
class Is(Expr):
    """Whether a thing is of a sort."""

    what: Expr
    sort: str


@frozen
class Holds(Expr):
    """Whether something of a sort lies in a pile of a thing."""

    owner: Expr
    sort: str


@frozen
class LiesIn(Expr):
    """Whether a place is one of a pile's."""

    what: Expr
    pile: str


@frozen
class PassesFor(Expr):
    """Whether a thing is, or may be counted as, another."""

    seat: Expr
    what: Expr
    other: Expr


@frozen
class Cancelled(Expr):
    """Whether an ability that the acting seat can see would cancel a rule."""

    rule: str
    seat: Expr
    args: tuple[Expr, ...]


@frozen
class Toll(Expr):
    """The goods that abilities ask a seat to pay before it does a rule."""

    rule: str
    seat: Expr
    args: tuple[Expr, ...]


@frozen
class PaidFor(Expr):
    """Whether the payment is for a rule, done with something that passes a test."""

    rule: str
    params: tuple[str, ...]
    """What the test calls what the rule is done with."""
    test: Expr | None


@frozen
class And(Expr):
    items: tuple[Expr, ...]


@frozen
class Or(Expr):
    items: tuple[Expr, ...]


@frozen
class Not(Expr):
    what: Expr


@frozen
class Can(Expr):
    """Whether something could be begun now."""

    need: Need


@frozen
class During(Expr):
    phase: str


@frozen
class Rolled(Expr):
    """A face of a die, or one of each of several. Chance decides."""

    dice: tuple[tuple[str, Expr], ...]
    """The dice by name, and how many of each."""
    single: bool
    die: Expr | None = None
    """A die that is not known by name."""


# ---- what must be possible before something is begun


@frozen
class Price:
    """A payment: by whom, how much, with which goods points may be bought, and what it is for."""

    seat: Expr
    goods: Expr
    accepting: Expr | None
    aims: tuple[tuple[str, tuple[Expr, ...]], ...] = ()
    """The rules it would be paid for, each with what it would be done with, where they are not being done yet."""
    words: str = ""
    """The author's words, for the message that it cannot be paid."""


@frozen
class Need:
    """What must hold, pay or be there; `words` are the author's own, by which a refusal is explained."""

    words: str


@frozen
class NeedTest(Need):
    test: Expr


@frozen
class NeedPay(Need):
    """Prices that can be paid one after the other."""

    prices: tuple[Price, ...]


@frozen
class NeedSome(Need):
    """Something to choose with which the rest is possible."""

    var: str
    source: Expr
    rest: Need


@frozen
class NeedAll(Need):
    items: tuple[Need, ...]


@frozen
class NeedAny(Need):
    items: tuple[Need, ...]


@frozen
class NeedIf(Need):
    test: Expr
    then: Need
    otherwise: Need


@frozen
class NeedLet(Need):
    var: str
    value: Expr
    rest: Need


@frozen
class NeedCall(Need):
    """Whether a rule can be begun with what it is given."""

    rule: str
    seat: Expr
    args: tuple[tuple[str, Expr], ...]


@frozen
class NeedBefore(Need):
    """Whether what must come before a rule can be begun."""

    rule: str
    seat: Expr
    args: tuple[Expr, ...]


@frozen
class NeedFollow(Need):
    """Whether the lines of a thing can be begun."""

    seat: Expr
    thing: Expr


@frozen
class NeedOffer(Need):
    """Whether an ability lies open to a seat."""

    seat: Expr


@frozen
class NeedSteps(Need):
    """What some lines need, until this is computed: `needs.py` replaces it."""

    block: tuple[object, ...]
    seat: Expr
    offered: bool = False
    """Whether the lines are offered: then they must do something."""


NO_NEED = NeedAll("", ())
