"""What an author wrote, as typed nodes: class `ForEach` is what the grammar calls `for_each`.

A field that is a tuple takes as many children as there are. No field holds a string but through `Word`, which knows
where it stands; `span` takes no part in comparing, so that two texts that say the same are equal.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..source.text import Span


@dataclass(frozen=True, slots=True)
class Node:
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Word(Node):
    text: str


# ---- expressions


@dataclass(frozen=True, slots=True)
class Or(Node):
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class And(Node):
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Not(Node):
    what: Node


@dataclass(frozen=True, slots=True)
class Compare(Node):
    left: Node
    how: Word
    right: Node


@dataclass(frozen=True, slots=True)
class Can(Node):
    act: Act | AtOnce


@dataclass(frozen=True, slots=True)
class During(Node):
    phase: Word


@dataclass(frozen=True, slots=True)
class Plus(Node):
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Minus(Node):
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Times(Node):
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Over(Node):
    left: Node
    right: Node
    rounding: Word | None


@dataclass(frozen=True, slots=True)
class Negative(Node):
    what: Node


@dataclass(frozen=True, slots=True)
class Number(Node):
    digits: Word


@dataclass(frozen=True, slots=True)
class Words(Node):
    quoted: Word


@dataclass(frozen=True, slots=True)
class Listing(Node):
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Amount(Node):
    many: Node
    good: Word


@dataclass(frozen=True, slots=True)
class Pick(Node):
    quantity: Word
    many: Node | None
    noun: Noun


@dataclass(frozen=True, slots=True)
class Bare(Node):
    word: Word


@dataclass(frozen=True, slots=True)
class Noun(Node):
    kind: Word
    called: Word | None
    of: Node | None
    holding: Word | None
    held: Word | None
    where: Node | None


@dataclass(frozen=True, slots=True)
class Have(Node):
    how: Word | None
    what: Node


@dataclass(frozen=True, slots=True)
class Your(Node):
    what: Word


@dataclass(frozen=True, slots=True)
class Conditional(Node):
    value: Node
    test: Node
    otherwise: Node


@dataclass(frozen=True, slots=True)
class Count(Node):
    what: Node


@dataclass(frozen=True, slots=True)
class Fold(Node):
    how: Word
    what: Node
    among: Node


@dataclass(frozen=True, slots=True)
class Groups(Node):
    of: Node
    by: Node


@dataclass(frozen=True, slots=True)
class At(Node):
    what: Node
    key: Node


@dataclass(frozen=True, slots=True)
class Of(Node):
    what: Node
    owner: Node


@dataclass(frozen=True, slots=True)
class Possessive(Node):
    owner: Node
    what: Word


@dataclass(frozen=True, slots=True)
class Name(Node):
    word: Word


@dataclass(frozen=True, slots=True)
class The(Node):
    word: Word


@dataclass(frozen=True, slots=True)
class Its(Node):
    word: Word


@dataclass(frozen=True, slots=True)
class Bracket(Node):
    inside: Node


# ---- acts and statements


@dataclass(frozen=True, slots=True)
class Place(Node):
    prep: Word
    what: Node


@dataclass(frozen=True, slots=True)
class Places(Node):
    items: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Act(Node):
    verb: Word
    what: Node | None
    places: Aims


@dataclass(frozen=True, slots=True)
class AtOnce(Node):
    verb: Word


@dataclass(frozen=True, slots=True)
class Either(Node):
    acts: tuple[Act | AtOnce, ...]


@dataclass(frozen=True, slots=True)
class Chain(Node):
    acts: tuple[Act | AtOnce, ...]


@dataclass(frozen=True, slots=True)
class Instead(Node):
    act: Act | AtOnce | Either | Chain


@dataclass(frozen=True, slots=True)
class Do(Node):
    act: Act | AtOnce | Either | Instead


@dataclass(frozen=True, slots=True)
class Will(Node):
    seat: Word | None
    will: Word
    act: Act | AtOnce | Either | Chain | Instead


@dataclass(frozen=True, slots=True)
class Subject(Node):
    who: Word
    act: Act | AtOnce | Either | Chain | Instead


@dataclass(frozen=True, slots=True)
class EachDoes(Node):
    kind: Word
    will: Word | None
    act: Act | AtOnce | Either | Chain | Instead


@dataclass(frozen=True, slots=True)
class Let(Node):
    name: Word
    value: Node


@dataclass(frozen=True, slots=True)
class Set(Node):
    target: Node
    value: Node


@dataclass(frozen=True, slots=True)
class Change(Node):
    target: Node
    by: Node


@dataclass(frozen=True, slots=True)
class Choose(Node):
    what: Node
    by: Node | None
    name: Word


@dataclass(frozen=True, slots=True)
class ChooseNumber(Node):
    quantity: Word
    kind: Word
    low: Node
    high: Node
    by: Node | None
    name: Word


@dataclass(frozen=True, slots=True)
class Shift(Node):
    name: Word
    of: Node | None
    by: Node


@dataclass(frozen=True, slots=True)
class Until(Node):
    scope: Word
    shift: Shift


@dataclass(frozen=True, slots=True)
class Block(Node):
    lines: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Inline(Node):
    line: Node


@dataclass(frozen=True, slots=True)
class WillBlock(Node):
    seat: Word | None
    will: Word
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class If(Node):
    test: Node
    block: Block | Inline
    otherwise: Otherwise | OtherwiseIf | None


@dataclass(frozen=True, slots=True)
class Otherwise(Node):
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class OtherwiseIf(Node):
    branch: If


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    name: Word
    many: Node
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class EachSeat(Node):
    kind: Word
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    times: Node
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class RepeatUpTo(Node):
    times: Node
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class RepeatFreely(Node):
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class RepeatEver(Node):
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class RepeatUntil(Node):
    test: Node
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Phase(Node):
    name: Word
    of: Node | None
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Together(Node):
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class InsteadBlock(Node):
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Secretly(Node):
    kind: Word
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    by: Node | None
    options: tuple[Option | Offer, ...]


@dataclass(frozen=True, slots=True)
class Option(Node):
    name: Word
    test: Node | None
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Offer(Node):
    name: Word
    test: Node | None


# ---- laws and abilities


@dataclass(frozen=True, slots=True)
class Aim(Node):
    """What a payment is for: `to complete a mission`."""

    prep: Word
    verb: Word
    what: Node
    places: Places


@dataclass(frozen=True, slots=True)
class Aims(Node):
    items: tuple[Place, ...]
    aim: Aim | None


@dataclass(frozen=True, slots=True)
class Heard(Node):
    verb: Word
    what: Node | None
    places: Aims


@dataclass(frozen=True, slots=True)
class Hears(Node):
    moment: Word
    who: Word
    act: Heard


@dataclass(frozen=True, slots=True)
class Passes(Node):
    moment: Word
    phase: Word
    edge: Word


@dataclass(frozen=True, slots=True)
class Becomes(Node):
    moment: Word
    what: Node
    value: Node


@dataclass(frozen=True, slots=True)
class Moves(Node):
    moment: Word
    what: Node
    trend: Word


@dataclass(frozen=True, slots=True)
class Travels(Node):
    moment: Word
    what: Node
    way: Word
    pile: Node


Moment = Hears | Passes | Becomes | Moves | Travels


@dataclass(frozen=True, slots=True)
class Ability(Node):
    moment: Moment
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Has(Node):
    quantity: Word
    kind: Word
    called: Word | None


@dataclass(frozen=True, slots=True)
class OnlyWhile(Node):
    test: Node


@dataclass(frozen=True, slots=True)
class Lifted(Node):
    law: Act | None
    """None: `at once`, in the place of `open until`."""


@dataclass(frozen=True, slots=True)
class Limited(Node):
    times: Word
    phase: Word


@dataclass(frozen=True, slots=True)
class Says(Node):
    language: Word
    text: Word


@dataclass(frozen=True, slots=True)
class CountsAs(Node):
    one: Word
    other: Word
    reverse: Word | None


@dataclass(frozen=True, slots=True)
class Score(Node):
    value: Node


@dataclass(frozen=True, slots=True)
class Row(Node):
    keys: tuple[Node, ...]
    value: Node


@dataclass(frozen=True, slots=True)
class Table(Node):
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class ScoreBy(Node):
    value: Node
    table: Table


@dataclass(frozen=True, slots=True)
class Chart(Node):
    name: Word
    table: Table


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    test: Node | None
    shift: Shift


# ---- declarations


@dataclass(frozen=True, slots=True)
class Tag(Node):
    name: Word


@dataclass(frozen=True, slots=True)
class Trait(Node):
    name: Word
    value: Node


@dataclass(frozen=True, slots=True)
class Bound(Node):
    word: Word
    value: Node
    to: Node | None


@dataclass(frozen=True, slots=True)
class Marks(Node):
    items: tuple[Tag | Trait | Bound, ...]


@dataclass(frozen=True, slots=True)
class Body(Node):
    lines: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Kind(Node):
    name: Word
    plural: Word | None
    base: Word | None
    body: Body


@dataclass(frozen=True, slots=True)
class Group(Node):
    name: Word
    plural: Word | None
    members: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Element(Node):
    kind: Word
    name: Word
    title: Word | None
    marks: Marks
    body: Body


@dataclass(frozen=True, slots=True)
class Product(Node):
    kind: Word
    each: tuple[Word, ...]
    title: Word | None
    marks: Marks
    body: Body


@dataclass(frozen=True, slots=True)
class Slot(Node):
    sort: Word
    name: Word
    plural: Word | None
    of: Word | None
    at: Word | None
    marks: Marks


@dataclass(frozen=True, slots=True)
class Rows(Node):
    sort: Word
    name: Word
    marks: Marks
    table: Table


@dataclass(frozen=True, slots=True)
class Die(Node):
    name: Word
    faces: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Param(Node):
    quantity: Word
    noun: Noun
    called: Word | None


@dataclass(frozen=True, slots=True)
class Joined(Node):
    prep: Word
    param: Param


@dataclass(frozen=True, slots=True)
class Params(Node):
    items: tuple[Joined, ...]


@dataclass(frozen=True, slots=True)
class Rule(Node):
    name: Word
    param: Param | None
    params: Params
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Define(Node):
    name: Word
    of: Param | None
    at: Param | None
    value: Node


@dataclass(frozen=True, slots=True)
class Hook(Node):
    moment: Moment
    block: Block | Inline


@dataclass(frozen=True, slots=True)
class Replace(Node):
    what: Node


@dataclass(frozen=True, slots=True)
class Remove(Node):
    name: Word


@dataclass(frozen=True, slots=True)
class Extend(Node):
    name: Word
    marks: Marks
    body: Body


@dataclass(frozen=True, slots=True)
class ExtendGroup(Node):
    name: Word
    members: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class ExtendTable(Node):
    name: Word
    table: Table


@dataclass(frozen=True, slots=True)
class ExtendChoice(Node):
    name: Word
    options: tuple[Option | Offer, ...]


@dataclass(frozen=True, slots=True)
class When(Node):
    line: Node


@dataclass(frozen=True, slots=True)
class Scene(Node):
    mode: Word
    values: tuple[Node, ...]
    by: Node | None
    because: Word | None


@dataclass(frozen=True, slots=True)
class Scenario(Node):
    title: Word
    marks: Marks
    scenes: tuple[When | Scene, ...]


@dataclass(frozen=True, slots=True)
class Ruling(Node):
    title: Word
    marks: Marks
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Note(Node):
    name: Word
    text: Word | None


Declaration = (
    Kind
    | Group
    | Element
    | Product
    | Slot
    | Rows
    | Die
    | Rule
    | Define
    | Hook
    | Modifier
    | Replace
    | Remove
    | Extend
    | ExtendGroup
    | ExtendTable
    | ExtendChoice
    | Scenario
    | Ruling
    | Note
)
