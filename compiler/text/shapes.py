"""How the sentences of a language are taken apart: `shapes.toml` in the folder of its phrases."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any

from ..frozen import frozen
from ..wordings import folder_of
from .rewording import canon
from .shape_local import Rule
from .shape_stem import stem
from .shape_verbs import every_form, stems
from .usage import usage
from .words import signs

Text = tuple[str, ...]
Starts = Mapping[str, tuple[tuple[Text, str], ...]]
"""By its first word: what begins so, and what it is; the longest first."""


@frozen
class Shapes:
    starts: Starts
    """Words that begin a part of a sentence or join two, and their sort."""
    prepositions: frozenset[str]
    """Those of one word, which may also begin a part of a sentence: `for placing`, `for 2 ore`."""
    negations: frozenset[str]
    between: tuple[frozenset[str], frozenset[str], str]
    """`from`, `to`, and the one word for both ways."""
    roles: frozenset[str]
    """`as`: either way round, it stands once."""
    ones: Starts
    """Words that mean one."""
    odd_ones: frozenset[str]
    """Words that mean it in a case in which a preposition has to stand before them."""
    same: Starts
    """Words that mean the same, and the one that stands for all."""
    own: frozenset[str]
    any: frozenset[str]
    here: frozenset[str]
    apart: frozenset[str]
    """Words that speak of all that may stand for each other: `1 ore or 1 wood less`."""
    choose: frozenset[str]
    pronouns: frozenset[str]
    must: frozenset[str]
    offers: frozenset[str]
    by: frozenset[str]
    steps: frozenset[str]
    """What is done by so much: `advance by 1 space`."""
    gets: frozenset[str]
    carry: frozenset[str]
    """What is done with a thing that goes from one place to another."""
    price: frozenset[str]
    """Words before a price: `for 1 ore`."""
    pays: frozenset[str]
    goes: Mapping[str, str]
    """`1 coin goes to you`, and what is done instead."""
    draws: Mapping[str, str]
    """What is the same as to take, from somewhere."""
    levels: Mapping[str, str]
    """`reduce` and its like, and what is done with goods instead."""
    conditions: frozenset[str]
    """What begins a trigger that may be a price: `if you pay 1 coin`."""
    costs: frozenset[str]
    """What is done as a price: in any order, and of what is yours."""
    extra: frozenset[str]
    """Words that say no more where something is gained: `1 extra ore`."""
    everyones: frozenset[str]
    """What each player has one of, or some: nobody needs to say whose."""
    lays: frozenset[str]
    """What is done here where no place is told."""
    assigns: frozenset[str]
    """What is done in its place where it is told to be done here, on what is used."""
    back: frozenset[str]
    """Words before what was told of: `of that board`."""
    governed: Mapping[str, str]
    """Words that have a preposition in them, which a joint may repeat: `dostęp do portu i do metra`."""
    resumed: Mapping[str, str]
    """What goes on behind a comma with the thing before, and the pronoun for that: `a card, which you discard`."""
    under: frozenset[str]
    """Prepositions of what tells of the thing before: `with a king`."""
    joins: frozenset[str]
    """Words that are such a preposition before one case, and another before others; and that preposition."""
    of: frozenset[str]
    worth: frozenset[str]
    """What is said of that for which something is gained."""
    adverbs: frozenset[str]
    """Words that tell how a thing is done, wherever they stand: `turn it face-up`."""
    forbids: frozenset[str]
    """Those of them by which it is not done at all: what they begin is a sentence of its own."""
    counts: frozenset[str]
    """What is not done with things that are left out: `(tokens do not count)`."""
    least: Text
    """What says before a number what `+` says behind it."""
    perfect: frozenset[str]
    """What begins a trigger only before something that has been done: `once a card is discarded`."""
    of_those: frozenset[str]
    denials: frozenset[str]
    """Words that are a negation and more: `don't`."""
    perfects: tuple[Text, ...]
    """What tells that something has been done, where it is told by whom: `has been built by you`."""
    every: frozenset[str]
    """What begins a sentence as `for each` does: `Each card that you discard gives you 1 coin`."""
    richer: Mapping[str, tuple[str, str]]
    """A verb, and the verb and the adverb that say the same."""
    trades: frozenset[str]
    into: frozenset[str]
    """Prepositions of what is gained for something else."""
    bare: frozenset[str]
    """Prepositions that make one name with a noun behind them that has no article: `a field with forest access`."""
    ons: frozenset[str]
    """The preposition of what belongs to a player with all that is on it; none in a language with cases."""
    upon: frozenset[str]
    """Words before the place where something is laid, beside `to`."""
    particles: frozenset[str]
    """What a hyphen may stand before and say nothing: `cleared-out rooms`."""
    joints: frozenset[str]
    """Words that say `and` or `or`."""
    inside: frozenset[str]
    """The preposition of where things lie."""
    asides: frozenset[str]
    """What tells when, wherever it stands, and parts nothing: `at the end of the game`."""
    measures: frozenset[str]
    """Words that say how much of the thing behind them: `twice the number of coins`."""
    ordered: frozenset[str]
    """Words behind which it counts what comes first: `the quotient of coins and cards`."""
    otherwise: frozenset[str]
    """Words of what is done where a condition does not hold."""
    its: frozenset[str]
    """Words that say that something belongs to what was told of: `its cost`."""
    those: frozenset[str]
    """Words before a thing that was told of: `that card`."""
    times: frozenset[str]
    """The preposition of a factor: what tells when tells it of the factor beside it."""
    these: frozenset[str]
    """`that` before a thing: `this`."""
    where: str
    """What begins a relative clause of a place."""
    empties: frozenset[str]
    """What is done with a thing that is taken away from where it is: `the cards in the row are discarded`."""
    takes: Mapping[str, str]
    """How verbs begin behind which a preposition says nothing, and that preposition: `korzystasz z karty`."""
    alike: tuple[tuple[Text, Text], ...]
    """Sentences in an order of their own, and the one that stands for all."""
    local: tuple[Rule, ...]
    """A few words, and those that stand for them wherever they stand."""
    it: str
    """The pronoun for a thing that was chosen."""
    chosen: Text
    """How words begin that say that a thing is the one that was chosen."""
    whose: frozenset[str]
    """What begins to tell of a measure of a thing: `a card whose cost is 3`."""
    hands: frozenset[str]
    """What each player has one of, so that it is the player's own if nobody is named: `from hand`."""
    decks: frozenset[str]
    """Where things are drawn from, if no place is named."""
    equals: frozenset[str]
    """The preposition of so many as something: the case behind it says nothing."""
    number: str
    """The stem of the noun for how many there are, in a language with cases."""
    for_each: frozenset[str]
    """What stands before each thing with which something is done: `for each card, discard it`."""
    each_one: frozenset[str]
    """The words for `each`, as stems in a language with cases."""
    back_to: frozenset[str]
    """What points back to such a thing: `that card`."""
    shares: frozenset[str]
    """What stands before how many each gets."""
    drops: frozenset[str]
    """What is done with a thing that goes to a place of its own, unless another is named: `discard a card`."""
    toward: frozenset[str]
    """What stands only before a place where something comes to."""
    tests: frozenset[str]
    """What a condition has in it that asks how things are: `if you have 2 coins`."""
    elses: Starts
    """What tells that it is not so, behind such a condition: `if not`."""
    included: Mapping[str, str]
    """What stands behind a part and says what a preposition says."""
    stores: frozenset[str]
    """Where each player keeps goods: to add some to yours is to gain them."""
    adds: frozenset[str]
    replaces: frozenset[str]
    instead: frozenset[str]
    with_it: frozenset[str]
    """The preposition of what comes instead of something; none where it is a case."""
    all: frozenset[str]
    another: frozenset[str]
    participles: Text
    """How words end by which something is told to be done to a thing, in a language with many forms."""
    whom: frozenset[str]
    """What comes before what you do with each of something: `za każdą kartę, którą odrzucisz`."""
    be: frozenset[str]
    states: frozenset[str]
    """Those that only join a thing and what is said of it: `if your level is 2`."""
    tables: frozenset[str]
    """Prepositions that are those of a price before the numbers of a table: `with 2/3/4 cards`."""
    grounds: frozenset[str]
    """What belongs to a player with all that is on it."""
    markers: frozenset[str]
    spaces: frozenset[str]
    moves: frozenset[str]
    """What is done to go ahead, or with a thing that goes from place to place."""
    treats: frozenset[str]
    uses: frozenset[str]
    """To treat something as something else is to use it so."""
    nominal: Mapping[str, str]
    """Nouns of what is done, and their verbs."""
    itself: frozenset[str]
    """A word behind what one does with oneself: `przesuwasz się`."""
    governs: Mapping[str, str]
    """The cases behind a preposition, by their first letters."""
    oblique: Mapping[str, str]
    """How words end in other cases, the longest first, and which these are."""
    manner: frozenset[str]
    """What is done while something else is, and no trigger: `rounding down`."""
    passive: frozenset[str]
    leading: frozenset[str]
    """Words before what is done: `you`, `may`."""
    gerunds: frozenset[str]
    subject: frozenset[str]
    adjectives: Text
    """How adjectives begin that open a new part behind a noun."""
    endings: Text
    """How verbs end where they are said to a player, the longest first; none where they keep to English rules."""
    others: Text
    """How they end where they are said of others."""
    prefixes: Text
    verbs: Mapping[str, str]
    """How a verb begins, and its infinitive; or all its forms, and what it is."""


SORTS = (
    "unless", "still", "has", "triggers", "each", "before", "during", "may", "so", "aims", "means", "rewards",
    "without", "relatives", "and", "or", "by_you", "holds", "again", "either", "of", "must", "prepositions",
)  # fmt: skip
"""The later goes behind the earlier where both begin alike."""


SETS = (
    "all", "another", "stores", "adds", "replaces", "instead", "with_it", "own", "any", "here", "apart",
    "choose", "pronouns", "conditions", "must", "offers", "by", "steps", "gets", "carry", "price", "pays",
    "costs", "manner", "passive", "leading", "gerunds", "subject", "extra", "everyones", "lays", "under",
    "joins", "be", "of", "odd_ones", "itself", "tables", "grounds", "markers", "spaces", "moves", "treats",
    "uses", "worth", "assigns", "back", "adverbs", "forbids", "counts",
    "every", "states", "denials", "perfect", "of_those", "trades", "into", "bare", "ons", "upon", "particles", "whom",
    "asides", "these", "empties", "inside", "times",
    "ordered", "otherwise", "its", "those", "whose", "hands",
    "decks", "equals", "tests", "drops", "toward", "shares", "for_each", "each_one", "back_to",
)  # fmt: skip


@cache
def shapes(language: str) -> Shapes | None:
    """None for a language without such a file."""
    folder = folder_of(language)
    if folder is None or not (folder / "shapes.toml").is_file():
        return None
    return _shapes(tomllib.loads((folder / "shapes.toml").read_text(encoding="utf-8")), language)


def _shapes(table: Mapping[str, Any], language: str) -> Shapes:
    turn = partial(canon, known=usage(language))
    listed: dict[str, Any] = {
        name: tuple(table.get(name, ())) for name in ("adjectives", "others", "prefixes", "participles", "chosen")
    }
    sets: dict[str, Any] = {name: frozenset(table.get(name, ())) for name in SETS}
    verbs: Any = table.get("verbs", ())
    thesaurus: Any = table.get("thesaurus", {})
    ones = _starts(_ones(table, turn))
    same = _starts((turn(signs(one)), group[0]) for group in table["same"]["groups"] for one in group if one)
    return Shapes(
        starts=_starts((signs(one), sort) for sort in SORTS for one in table.get(sort, ())),
        prepositions=frozenset(table.get("prepositions", ())),
        negations=usage(language).negations,
        measures=_stemmed(usage(language).measures, bool(listed["others"])),
        governs={
            text[0]: "".join(sorted(one[0] for one in cases))
            for text, cases in usage(language).governs
            if len(text) == 1
        },
        oblique=dict(sorted(table.get("oblique", {}).items(), key=lambda one: -len(one[0]))),
        nominal=table.get("nominal", {}),
        included=table.get("included", {}),
        where=next(iter(table.get("relatives", ())), ""),
        takes=table.get("takes", {}),
        goes=table.get("goes", {}),
        governed=table.get("governed", {}),
        resumed=table.get("resumed", {}),
        draws=table.get("draws", {}),
        levels=table.get("levels", {}),
        least=signs(table.get("least", "")),
        perfects=tuple(map(signs, table.get("perfects", ()))),
        richer={verb: (plain, how) for verb, both in table.get("richer", {}).items() for plain, how in [both.split()]},
        between=_between(table.get("between", {})),
        roles=frozenset(table.get("roles", ())),
        joints=frozenset(one for sort in ("and", "or") for one in table.get(sort, ())),
        same=same,
        alike=tuple(
            (plainly(plainly(turn(_pattern(one)), ones), same), plainly(plainly(turn(_pattern(to)), ones), same))
            for one, to in table.get("alike", {}).items()
        ),
        local=tuple(Rule(tuple(one.split()), tuple(to.split())) for one, to in table.get("local", {}).items()),
        it=str(table.get("it", "")),
        number=str(table.get("number", "")),
        elses=_starts((signs(one), f"~{min(table['otherwise'])}") for one in table.get("elses", ())),
        ones=ones,
        verbs=stems(verbs) if listed["others"] else every_form(verbs, thesaurus, usage(language).bases),
        endings=tuple(sorted(table.get("endings", ()), key=len, reverse=True)),
        **listed,
        **sets,
    )


def _stemmed(patterns: Iterable[str], bent: bool) -> frozenset[str]:
    """The key by which words of a text are compared: in a language with cases, the stem."""
    return frozenset(f"{stem(one.rstrip('*'))}*" if bent and one.endswith("*") else one for one in patterns)


def _pattern(text: str) -> Text:
    """Signs, and the names of what a pattern keeps."""
    return tuple(sign for one in text.split() for sign in ((one,) if set("{|") & set(one) else signs(one)))


def _ones(table: Mapping[str, Any], turn: Callable[[Text], Text]) -> Iterable[tuple[Text, str]]:
    """`one`, and `one of your`."""
    own = next(iter(table.get("own", ())), "")
    for one in table.get("any_ones", ()):
        yield from ((turn(signs(f"{one} {of}")), f"{one} {own}") for of in table.get("of_yours", ()))
    for one in (*table.get("ones", ()), *table.get("odd_ones", ())):
        plain = "1" if one in table.get("ones", ()) else one
        if plain == "1":
            yield turn(signs(one)), plain
        for of in table.get("of_those", ()):
            yield turn(signs(f"{one} {of}")), plain
        for of in table.get("of_yours", ()):
            yield turn(signs(f"{one} {of}")), f"{plain} {own}"


def _between(table: Mapping[str, Any]) -> tuple[frozenset[str], frozenset[str], str]:
    return frozenset(table.get("from", ())), frozenset(table.get("to", ())), str(table.get("both", ""))


def _starts(pairs: Iterable[tuple[Text, str]]) -> Starts:
    found: dict[str, dict[Text, str]] = {}
    for text, sort in pairs:
        found.setdefault(text[0], {}).setdefault(text, sort)
    return {word: tuple(sorted(those.items(), key=lambda one: -len(one[0]))) for word, those in found.items()}


def at(starts: Starts, seen: Text, place: int) -> tuple[Text, str] | None:
    """What begins at a word, and its sort."""
    for text, sort in starts.get(seen[place], ()) if place < len(seen) else ():
        if seen[place : place + len(text)] == text:
            return text, sort
    return None


def plainly(seen: Text, starts: Starts) -> Text:
    """A text with one word for all that mean the same."""
    found: list[str] = []
    place = 0
    while place < len(seen):
        here = at(starts, seen, place)
        if here is None:
            found.append(seen[place])
            place += 1
        else:
            found += signs(here[1])
            place += len(here[0])
    return tuple(found)
