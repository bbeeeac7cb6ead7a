"""The syntax tree, as typed nodes: class `ForEach` is `for_each` in the grammar.

A field that is a tuple takes any number of children. Strings are always in a `Word`, which knows its place; `span` is
not compared, so that two texts that say the same are equal.
"""

from __future__ import annotations

from dataclasses import field

from ..frozen import frozen
from ..source.text import Span


@frozen
class Node:
    span: Span = field(compare=False, repr=False)


@frozen
class Word(Node):
    text: str


# ---- expressions


@frozen
class Or(Node):
    left: Node
    right: Node


@frozen
class And(Node):
    left: Node
    right: Node


@frozen
class Not(Node):
    what: Node


@frozen
class Compare(Node):
    left: Node
    how: Word
    right: Node


@frozen
class Can(Node):
    act: Act | AtOnce


@frozen
class During(Node):
    phase: Word


@frozen
class Plus(Node):
    left: Node
    right: Node


@frozen
class Minus(Node):
    left: Node
    right: Node


@frozen
class Times(Node):
    left: Node
    right: Node


@frozen
class Over(Node):
    left: Node
    right: Node
    rounding: Word | None


@frozen
class Negative(Node):
    what: Node


@frozen
class Number(Node):
    digits: Word


@frozen
class Words(Node):
    quoted: Word


@frozen
class Listing(Node):
    items: tuple[Node, ...]


@frozen
class Amount(Node):
    many: Node
    good: Word


@frozen
class Pick(Node):
    quantity: Word
    many: Node | None
    other: Word | None
    noun: Noun


@frozen
class Bare(Node):
    word: Word
    number: Word | None
    """Of what a die shows: `a 6`."""


@frozen
class Noun(Node):
    kind: Word
    called: Word | None
    of: Node | None
    holding: Word | None
    held: Word | None
    where: Node | None


@frozen
class Have(Node):
    how: Word | None
    what: Node


@frozen
class Your(Node):
    what: Word


@frozen
class Conditional(Node):
    value: Node
    test: Node
    otherwise: Node


@frozen
class Count(Node):
    what: Node


@frozen
class Fold(Node):
    how: Word
    what: Node
    among: Node


@frozen
class Groups(Node):
    of: Node
    by: Node


@frozen
class At(Node):
    what: Node
    key: Node


@frozen
class Of(Node):
    what: Node
    owner: Node


@frozen
class Possessive(Node):
    owner: Node
    what: Word


@frozen
class Name(Node):
    word: Word


@frozen
class The(Node):
    word: Word


@frozen
class Its(Node):
    word: Word


@frozen
class Bracket(Node):
    inside: Node


# ---- acts and statements


@frozen
class Place(Node):
    prep: Word
    what: Node


@frozen
class Places(Node):
    items: tuple[Place, ...]


@frozen
class Act(Node):
    verb: Word
    what: Node | None
    places: Aims
    again: Word | None = None


@frozen
class AtOnce(Node):
    verb: Word


@frozen
class Either(Node):
    acts: tuple[Act | AtOnce, ...]


@frozen
class Chain(Node):
    acts: tuple[Act | AtOnce, ...]


@frozen
class Instead(Node):
    act: Act | AtOnce | Either | Chain


@frozen
class Do(Node):
    act: Act | AtOnce | Either | Instead


@frozen
class Will(Node):
    seat: Word | None
    will: Word
    act: Act | AtOnce | Either | Chain | Instead


@frozen
class Subject(Node):
    who: Word
    act: Act | AtOnce | Either | Chain | Instead


@frozen
class EachDoes(Node):
    other: Word | None
    kind: Word
    will: Word | None
    act: Act | AtOnce | Either | Chain | Instead


@frozen
class Let(Node):
    name: Word
    value: Node


@frozen
class Set(Node):
    target: Node
    value: Node


@frozen
class Change(Node):
    target: Node
    by: Node


@frozen
class Choose(Node):
    what: Node
    by: Node | None
    name: Word


@frozen
class ChooseNumber(Node):
    quantity: Word
    kind: Word
    low: Node
    high: Node
    by: Node | None
    name: Word


@frozen
class Shift(Node):
    name: Word
    of: Node | None
    by: Node


@frozen
class Until(Node):
    scope: Word
    shift: Shift


@frozen
class Block(Node):
    lines: tuple[Node, ...]


@frozen
class Inline(Node):
    line: Node


@frozen
class WillBlock(Node):
    seat: Word | None
    will: Word
    block: Block | Inline


@frozen
class If(Node):
    test: Node
    block: Block | Inline
    otherwise: Otherwise | OtherwiseIf | None


@frozen
class Otherwise(Node):
    block: Block | Inline


@frozen
class OtherwiseIf(Node):
    branch: If


@frozen
class ForEach(Node):
    name: Word
    many: Node
    block: Block | Inline


@frozen
class EachSeat(Node):
    other: Word | None
    kind: Word
    block: Block | Inline


@frozen
class Repeat(Node):
    times: Node
    block: Block | Inline


@frozen
class RepeatUpTo(Node):
    times: Node
    block: Block | Inline


@frozen
class RepeatFreely(Node):
    block: Block | Inline


@frozen
class RepeatEver(Node):
    block: Block | Inline


@frozen
class RepeatUntil(Node):
    test: Node
    block: Block | Inline


@frozen
class Phase(Node):
    name: Word
    of: Node | None
    block: Block | Inline


@frozen
class Together(Node):
    block: Block | Inline


@frozen
class InsteadBlock(Node):
    block: Block | Inline


@frozen
class Secretly(Node):
    kind: Word
    block: Block | Inline


@frozen
class ChooseOne(Node):
    by: Node | None
    options: tuple[Option | Offer, ...]


@frozen
class Option(Node):
    name: Word
    test: Node | None
    block: Block | Inline


@frozen
class Offer(Node):
    name: Word
    test: Node | None


# ---- laws and abilities


@frozen
class Aim(Node):
    """The purpose of a payment: `to complete a mission`."""

    prep: Word
    verb: Word
    what: Node
    places: Places


@frozen
class Aims(Node):
    items: tuple[Place, ...]
    aim: Aim | None


@frozen
class Heard(Node):
    verb: Word
    what: Node | None
    places: Aims


@frozen
class Hears(Node):
    moment: Word
    who: Word
    act: Heard


@frozen
class Passes(Node):
    moment: Word
    phase: Word
    edge: Word


@frozen
class YourPasses(Node):
    moment: Word
    phase: Word
    edge: Word


@frozen
class TheirPasses(Node):
    moment: Word
    who: Word
    phase: Word
    edge: Word


@frozen
class Becomes(Node):
    moment: Word
    what: Node
    value: Node


@frozen
class Moves(Node):
    moment: Word
    what: Node
    trend: Word


@frozen
class Travels(Node):
    moment: Word
    what: Node
    way: Word
    pile: Node


Moment = Hears | Passes | YourPasses | TheirPasses | Becomes | Moves | Travels


@frozen
class Ability(Node):
    moment: Moment
    block: Block | Inline


@frozen
class Has(Node):
    quantity: Word
    kind: Word
    called: Word | None


@frozen
class OnlyWhile(Node):
    test: Node


@frozen
class Lifted(Node):
    law: Act | None
    """None: `at once`, in the place of `open until`."""


@frozen
class Limited(Node):
    times: Word
    phase: Word


@frozen
class Says(Node):
    language: Word
    text: Word


@frozen
class CountsAs(Node):
    one: Word
    other: Word
    reverse: Word | None


@frozen
class Score(Node):
    value: Node


@frozen
class Row(Node):
    keys: tuple[Node, ...]
    value: Node


@frozen
class Table(Node):
    rows: tuple[Row, ...]


@frozen
class ScoreBy(Node):
    value: Node
    table: Table


@frozen
class Chart(Node):
    name: Word
    table: Table


@frozen
class Modifier(Node):
    test: Node | None
    shift: Shift


# ---- declarations


@frozen
class Tag(Node):
    name: Word


@frozen
class Trait(Node):
    name: Word
    value: Node


@frozen
class Bound(Node):
    word: Word
    value: Node
    to: Node | None


@frozen
class Marks(Node):
    items: tuple[Tag | Trait | Bound, ...]


@frozen
class Body(Node):
    lines: tuple[Node, ...]


@frozen
class Kind(Node):
    name: Word
    plural: Word | None
    base: Word | None
    body: Body


@frozen
class Group(Node):
    name: Word
    plural: Word | None
    members: tuple[Word, ...]


@frozen
class Element(Node):
    kind: Word
    name: Word
    title: Word | None
    marks: Marks
    body: Body


@frozen
class Product(Node):
    kind: Word
    each: tuple[Word, ...]
    title: Word | None
    marks: Marks
    body: Body


@frozen
class Slot(Node):
    sort: Word
    name: Word
    plural: Word | None
    of: Word | None
    at: Word | None
    marks: Marks


@frozen
class Rows(Node):
    sort: Word
    name: Word
    marks: Marks
    table: Table


@frozen
class Die(Node):
    name: Word
    faces: tuple[Node, ...]


@frozen
class Param(Node):
    quantity: Word
    noun: Noun
    called: Word | None


@frozen
class Joined(Node):
    prep: Word
    param: Param


@frozen
class Params(Node):
    items: tuple[Joined, ...]


@frozen
class Rule(Node):
    name: Word
    param: Param | None
    params: Params
    block: Block | Inline


@frozen
class Define(Node):
    name: Word
    of: Param | None
    at: Param | None
    value: Node


@frozen
class Hook(Node):
    moment: Moment
    block: Block | Inline


@frozen
class Replace(Node):
    what: Node


@frozen
class Remove(Node):
    name: Word


@frozen
class Extend(Node):
    name: Word
    marks: Marks
    body: Body


@frozen
class ExtendGroup(Node):
    name: Word
    members: tuple[Word, ...]


@frozen
class ExtendTable(Node):
    name: Word
    table: Table


@frozen
class ExtendChoice(Node):
    name: Word
    options: tuple[Option | Offer, ...]


@frozen
class When(Node):
    line: Node


@frozen
class Scene(Node):
    mode: Word
    values: tuple[Node, ...]
    by: Node | None
    because: Word | None


@frozen
class Scenario(Node):
    title: Word
    marks: Marks
    scenes: tuple[When | Scene, ...]


@frozen
class Ruling(Node):
    title: Word
    marks: Marks
    notes: tuple[Note, ...]


@frozen
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
