"""The resolved model: every name is the thing it names, and all meaning is here.

Every later stage reads only this: handlers, card text, the chain graph, the pages. A field `at` is the place in the
author's text. The whole model is exported as JSON (`export.py`), from which other back ends can start.
"""

from __future__ import annotations

from dataclasses import field

from ..frozen import frozen
from ..source.text import Span

WORDS = frozenset(
    (
        "Noun.words Model.title Element.title Element.source Element.stand_in Element.says "
        "Element.draft "
        "Kind.plural Group.plural Slot.plural"
    ).split()
)
"""Fields for people: the name of something, its place in a book. They change nothing in a game."""

PACKS = frozenset(
    f"{node}.pack" for node in "Kind Group Slot Table Wallet Map Die Rule Define Element Hook Shift".split()
) | {"Model.packs"}
"""Fields that say in which pack something is written."""


@frozen
class Expr: ...


@frozen
class Step:
    at: Span = field(compare=False, repr=False)


# ---- expressions


@frozen
class Number(Expr):
    value: int


@frozen
class Truth(Expr):
    value: bool


@frozen
class Text(Expr):
    value: str


@frozen
class Thing(Expr):
    """An element by its id; of a kind that comes in copies, what all its copies are."""

    id: str


@frozen
class Nothing(Expr): ...


@frozen
class You(Expr): ...


@frozen
class Var(Expr):
    """A value the rule has given a name: a parameter, a `let`, what was chosen, `it`."""

    name: str


CHANCE = Var("chance")
"""Who chooses at random."""


@frozen
class Read(Expr):
    """What a counter, flag or marker holds."""

    slot: str
    keys: tuple[Expr, ...] = ()


@frozen
class Inside(Expr):
    """A pile; as a set, what lies in it."""

    pile: str
    keys: tuple[Expr, ...] = ()


@frozen
class Trait(Expr):
    """What is printed on a thing."""

    name: str
    of: Expr


@frozen
class Value(Expr):
    """A value with a name (`let ... be`), or one of those every game has (`next`, `clockwise` ...)."""

    name: str
    args: tuple[Expr, ...] = ()


@frozen
class Look(Expr):
    """A table looked up."""

    table: str
    keys: tuple[Expr, ...]


@frozen
class Each(Expr):
    """The things of a sort that pass a test: all of them (`each`), those before the first that fails (`leading`), or
    those of a set and everything that can be reached from them over neighbours that pass (`linked`)."""

    noun: Noun
    how: str = "each"


@frozen
class Some(Expr):
    noun: Noun
    wanted: bool = True


@frozen
class Noun:
    """What sort of thing, from where, and which: `holding` and `where` narrow it, `it` being the thing itself."""

    kind: str
    """A kind, a group, an element (its copies), or `anything`."""
    trait: str = ""
    """Said before the kind, as in `forest-field`: the value of one of its traits."""
    source: Expr | None = None
    holding: str = ""
    where: Expr | None = None
    it: str = "it"
    """The name of the thing in `where`."""
    words: tuple[str, ...] = ()
    """The parts of `where` in the author's words, for the reason why a thing is not offered."""


@frozen
class Pick(Expr):
    """A choice of a player, written as an article, with a smallest and a largest number."""

    noun: Noun
    least: Expr
    most: Expr
    single: bool
    """True where one thing is wanted, not a set of one."""
    word: str
    """The article as written: a, another, any, up to, any number of."""
    goods: bool = False
    """True where kinds of goods are chosen and not things."""


@frozen
class Between(Expr):
    """A number, as somebody chooses: at least `low` and at most `high`, which never lie outside `least` and `most`."""

    low: Expr
    high: Expr
    least: int
    most: int


@frozen
class Cond(Expr):
    """One value if something holds, otherwise another."""

    test: Expr
    value: Expr
    otherwise: Expr


@frozen
class Count(Expr):
    what: Expr


@frozen
class Fold(Expr):
    how: str
    what: Expr
    among: Expr
    it: str = "it"


@frozen
class Groups(Expr):
    of: Expr
    by: Expr
    it: str = "it"


@frozen
class Items(Expr):
    items: tuple[Expr, ...]


@frozen
class Goods(Expr):
    """At most this many of a good, or of any goods of a group."""

    many: Expr
    good: str


@frozen
class Both(Expr):
    """Goods and more goods."""

    items: tuple[Expr, ...]


@frozen
class OneOf(Expr):
    """Goods or other goods."""

    items: tuple[Expr, ...]


@frozen
class Sum(Expr):
    how: str
    """+ - * / or /^ (rounded up)"""
    left: Expr
    right: Expr


@frozen
class Test(Expr):
    """Two values compared: = != < > <= >= in, not-in; all-in of several things."""

    how: str
    left: Expr
    right: Expr


@frozen
class IsA(Expr):
    """Whether a thing is of a sort."""

    what: Expr
    kind: str


@frozen
class PassesFor(Expr):
    """Whether a thing is, or may be counted as, another."""

    what: Expr
    other: Expr


@frozen
class All(Expr):
    items: tuple[Expr, ...]


@frozen
class Any(Expr):
    items: tuple[Expr, ...]


@frozen
class Not(Expr):
    what: Expr


@frozen
class Can(Expr):
    act: Act


@frozen
class During(Expr):
    phase: str


# ---- what is done


@frozen
class Act(Step):
    """A verb and what it is done with: a verb every game has, or a rule of the pack."""

    verb: str
    args: tuple[tuple[str, Expr], ...] = ()
    """By role: `what`, or the preposition."""
    own: bool = False
    """True for a rule of the pack."""
    by: Expr = You()


@frozen
class Either(Step):
    """One of several acts, as a player chooses; to stop or to end the game can be one."""

    acts: tuple[Act | Stop | Cancel | EndGame, ...]
    by: Expr = You()
    may: bool = False
    """None of them is a choice too."""


@frozen
class May(Step):
    """Done if a player wants."""

    block: Block
    by: Expr = You()


@frozen
class As(Step):
    """Done by another seat, which is `you` meanwhile."""

    seat: Expr
    block: Block


@frozen
class If(Step):
    test: Expr
    then: Block
    otherwise: Block


@frozen
class For(Step):
    name: str
    many: Expr
    block: Block


@frozen
class EachSeat(Step):
    """Every player in turn, each being `you` meanwhile."""

    block: Block
    within: bool = False
    """Whether there is a `player` around it, who is `player` again afterwards."""


@frozen
class Repeat(Step):
    times: Expr
    block: Block


@frozen
class Often(Step):
    """Repeated as long as a player wants, up to a number of times."""

    most: Expr | None
    block: Block


@frozen
class Until(Step):
    """Repeated until something holds."""

    test: Expr
    block: Block


@frozen
class Phase(Step):
    name: str
    of: Expr | None
    block: Block


@frozen
class Together(Step):
    block: Block


@frozen
class Secretly(Step):
    block: Block


@frozen
class Let(Step):
    name: str
    value: Expr


@frozen
class Put(Step):
    """A counter, flag, marker or named value set."""

    target: Expr
    value: Expr


@frozen
class Change(Step):
    target: Expr
    by: Expr


@frozen
class Choose(Step):
    name: str
    pick: Expr
    """A pick, or a number between two."""
    by: Expr
    """A seat, or chance."""


@frozen
class ChooseOne(Step):
    by: Expr
    options: tuple[Option, ...]


@frozen
class Option(Step):
    name: str
    test: Expr | None
    block: Block | None
    """None: the abilities that lie open are offered."""


@frozen
class Shift(Step):
    """A named value changed while a test holds, or until a phase ends."""

    value: str
    args: tuple[Expr, ...]
    by: Expr
    until: str = ""
    test: Expr | None = None
    pack: str = ""
    """For a modifier that no element has, its pack."""


@frozen
class Stop(Step): ...


@frozen
class Cancel(Step): ...


@frozen
class Instead(Step):
    """Under `before`: the event is cancelled, and this is done in its place. The lines below it are not done."""

    block: Block


@frozen
class EndGame(Step):
    at_once: bool = False
    """Whether abilities that have triggered until then are dropped."""


Block = tuple[Step, ...]


# ---- what is heard


@frozen
class Event:
    """What an ability hears. `gain wood`, `place in forest-field`, `round ends`, `health becomes 0`, `health falls`,
    `hand comes`."""

    moment: str
    """after, before or when"""
    verb: str
    """A verb, a rule, a phase and its edge, or a slot and its change."""
    who: str
    """you, anyone, other (anyone but you) or it; of a change, whose slot it is"""
    roles: tuple[tuple[str, Pattern], ...] = ()
    """`what` and the prepositions. `from` of a gain or a loss is the element whose lines bring it about. Of a change,
    `of` and `at` are what the slot is of, and `what` is the thing that comes to a pile or leaves it."""
    becomes: Expr | None = None
    change: str = ""
    """becomes, rises or falls of a counter, flag or marker; comes or leaves of a pile"""
    slot: str = ""
    """The counter, flag, marker or pile that changes."""
    aim: Aim | None = None
    """Of a payment, what it is for."""


@frozen
class Aim:
    """The rule for which something is paid, and what that rule must be done with."""

    verb: str
    roles: tuple[tuple[str, Pattern], ...] = ()


@frozen
class Pattern:
    noun: Noun | None
    """None: any."""
    called: str = ""
    """Its name in the rule."""


@frozen
class Ability(Step):
    id: str
    event: Event
    block: Block
    payment: bool = False
    """True of what changes a price: `when you pay`."""


@frozen
class CountsAs(Step):
    id: str
    one: str
    other: str
    reverse: bool


@frozen
class Laws:
    """When the abilities of a thing may be used."""

    optional: bool = False
    once: str = ""
    times: int = 1
    """How often in what `once` names."""
    exhausts: bool = False
    works_in: str = ""
    open_until: str = ""
    only_while: Expr | None = None
    not_fresh: str = ""


# ---- declarations


@frozen
class Field:
    name: str
    kind: str
    """number, text, flag, goods, or a kind"""


@frozen
class Kind(Step):
    name: str
    plural: str
    base: str
    fields: tuple[Field, ...]
    laws: Laws
    block: Block
    abilities: tuple[Ability, ...]
    pack: str


@frozen
class Group(Step):
    name: str
    plural: str
    members: tuple[str, ...]
    """Goods or elements, groups within it opened."""
    goods: bool
    pack: str


@frozen
class Slot(Step):
    """Where a game keeps something: counter, flag, marker or pile, one for each owner."""

    sort: str
    name: str
    plural: str
    owners: tuple[str, ...]
    low: Expr | None
    high: Expr | None
    starts: Expr | None
    excess: str
    holds: str
    """For a pile, the kind of its things; for a marker, the kind on which it is."""
    seen_by: str
    """everyone, owner or nobody"""
    refilled: str
    resets: str
    """The phase with whose beginning it goes back to its start."""
    tags: tuple[str, ...]
    pack: str
    side: str = ""
    """Where it is of each side, the marker that tells on which side a player is."""


@frozen
class Row:
    keys: tuple[Expr, ...]
    value: Expr


@frozen
class Table(Step):
    """Rows looked up by keys. By numbers: the last row whose key is reached."""

    name: str
    keys: tuple[str, ...]
    rows: tuple[Row, ...]
    pack: str


@frozen
class Wallet(Step):
    """Points bought with goods; what is left over floats until a phase ends, and keeps its source."""

    name: str
    until: str
    worth: tuple[tuple[str, int], ...]
    pack: str


@frozen
class Map(Step):
    name: str
    kind: str
    links: tuple[tuple[str, str], ...]
    pack: str


@frozen
class Die(Step):
    name: str
    faces: tuple[Expr, ...]
    pack: str


@frozen
class Param:
    role: str
    """`what`, or the preposition"""
    name: str
    noun: Noun
    """What it may be: who calls the rule with a choice chooses among these."""
    many: bool = False


@frozen
class Rule(Step):
    name: str
    params: tuple[Param, ...]
    block: Block
    pack: str


@frozen
class Define(Step):
    name: str
    params: tuple[Param, ...]
    value: Expr
    type: str
    pack: str


@frozen
class Element(Step):
    id: str
    kind: str
    title: str
    traits: tuple[tuple[str, Expr], ...]
    laws: Laws
    block: Block
    abilities: tuple[Ability, ...]
    counts_as: tuple[CountsAs, ...]
    score: Expr | None
    charts: tuple[tuple[str, tuple[Row, ...]], ...]
    shifts: tuple[Shift, ...]
    source: str
    """The place in the printed book."""
    stand_in: bool
    pack: str
    says: tuple[tuple[str, str], ...] = ()
    """Its own text by language, where it has one."""
    draft: str = ""
    """Prose that is still to be written as rules."""


@frozen
class Hook(Step):
    ability: Ability
    pack: str


@frozen
class Scene(Step):
    mode: str
    """given, when, choosing, then, offered, only, refused"""
    step: Step | None = None
    values: tuple[Expr, ...] = ()
    because: str = ""
    by: Expr | None = None
    """Who answers, or is offered; anybody if it is not said."""


@frozen
class Scenario(Step):
    title: str
    scenes: tuple[Scene, ...]
    source: str
    pack: str
    seats: int = 0
    """How many play; 0 for the fewest that can."""


@frozen
class Ruling(Step):
    title: str
    by: str
    question: str
    answer: str
    proof: str
    source: str
    pack: str


@frozen
class Model:
    """An edition, whole: the packs it is made of and all they declare, in the order they declare it."""

    name: str
    title: str
    packs: tuple[str, ...]
    players: tuple[int, int]
    kinds: dict[str, Kind]
    groups: dict[str, Group]
    slots: dict[str, Slot]
    tables: dict[str, Table]
    wallets: dict[str, Wallet]
    maps: dict[str, Map]
    dice: dict[str, Die]
    elements: dict[str, Element]
    rules: dict[str, Rule]
    defines: dict[str, Define]
    hooks: tuple[Hook, ...]
    shifts: tuple[Shift, ...]
    scenarios: tuple[Scenario, ...]
    rulings: tuple[Ruling, ...]
