"""How sentences of a language are analysed: `shapes.toml` in the folder of its phrases."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any

from ..frozen import frozen
from ..wordings import folder_of
from .rewording import canon
from .shape_local import Locals, Rule
from .shape_stem import stem
from .shape_steps import Formula, Included, formula_of, included_of
from .shape_used_as import UsedAs, used_as_of
from .shape_verbs import every_form, stems
from .usage import usage
from .words import signs

Text = tuple[str, ...]
Starts = Mapping[str, tuple[tuple[Text, str], ...]]
"""By first word: phrases that begin with it, and their sort; the longest first."""


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
    """`as`: with it, either order means the same."""
    ones: Starts
    """Words that mean one."""
    firsts: frozenset[str]
    """Those that do so only at the beginning of a sentence: after a trigger, they come before what happens."""
    links: Starts
    """Words that only join a sentence to the one before: `in addition`."""
    strong: Mapping[str, str]
    """What has been done, of verbs that do not keep to the rules: `sold`, and the verb."""
    kin: tuple[Text, ...]
    """Verbs that mean the same where a game has only one of them: `buy`, `purchase`; or how they begin."""
    had: frozenset[str]
    """The words before a participle: `has built`."""
    persons: frozenset[str]
    """Who may do something, as stems in a language with cases."""
    agents: frozenset[str]
    """The preposition before the acting player, after a verbal noun: `po zbudowaniu domu przez innego gracza`."""
    dues: frozenset[str]
    """What one pays without naming a price: `any cost`."""
    yours: Text
    """How verbs end that tell what you do, in a language with many forms."""
    lest: frozenset[str]
    """The words for `must`, said of others."""
    odd_ones: frozenset[str]
    """Words that mean one in a case that requires a preposition."""
    same: Starts
    """Synonyms, each with the usual word."""
    own: frozenset[str]
    any: frozenset[str]
    here: frozenset[str]
    apart: frozenset[str]
    """Words for all the goods that may replace each other: `1 ore or 1 wood less`."""
    choose: frozenset[str]
    pronouns: frozenset[str]
    must: frozenset[str]
    offers: frozenset[str]
    by: frozenset[str]
    steps: frozenset[str]
    """Verbs with a distance: `advance by 1 space`."""
    gets: frozenset[str]
    carry: frozenset[str]
    """Verbs that take a thing from one place to another."""
    price: frozenset[str]
    """Words before a price: `for 1 ore`."""
    pays: frozenset[str]
    goes: Mapping[str, str]
    """`1 coin goes to you`, and the verb that replaces it."""
    draws: Mapping[str, str]
    """Verbs that mean `take` with a place to take from."""
    levels: Mapping[str, str]
    """`reduce` and similar verbs, and the verbs that replace them with goods."""
    formula: Formula | None
    in_count: Included | None
    """What is counted as well and what is not, in sentences of their own."""
    used_as: UsedAs | None
    conditions: frozenset[str]
    """What begins a trigger that may be a price: `if you pay 1 coin`."""
    costs: frozenset[str]
    """Verbs of a price: in any order, and with things of yours."""
    extra: frozenset[str]
    """Words that add nothing where something is gained: `1 extra ore`."""
    everyones: frozenset[str]
    """Things that each player has, so that nobody needs to say whose they are."""
    lays: frozenset[str]
    """Verbs that mean `here` if no place is named."""
    assigns: frozenset[str]
    """Verbs that replace them on a place that is used, if the text says `here`."""
    back: frozenset[str]
    """Words before something mentioned earlier: `of that board`."""
    governed: Mapping[str, str]
    """Words that contain a preposition, which a conjunction may repeat: `dostęp do portu i do metra`."""
    resumed: Mapping[str, str]
    """Words that continue with the thing before a comma, and the pronoun for it: `a card, which you discard`."""
    under: frozenset[str]
    """Prepositions that describe the thing before: `with a king`."""
    joins: frozenset[str]
    """Words that are such a preposition before one case only; and that preposition."""
    of: frozenset[str]
    worth: frozenset[str]
    """Words for the value of something: `worth`."""
    adverbs: frozenset[str]
    """Words for how something is done, wherever they are: `turn it face-up`."""
    forbids: frozenset[str]
    """Those that forbid it: they begin a sentence of their own."""
    counts: frozenset[str]
    """Verbs that say with `not` which things are left out: `(tokens do not count)`."""
    least: Text
    """Words before a number that mean the same as `+` after it."""
    perfect: frozenset[str]
    """Words that begin a trigger only before something that has been done: `once a card is discarded`."""
    of_those: frozenset[str]
    denials: frozenset[str]
    """Words that contain a negation: `don't`."""
    perfects: tuple[Text, ...]
    """Words for something that has been done by somebody: `has been built by you`."""
    every: frozenset[str]
    """Words that begin a sentence like `for each`: `Each card that you discard gives you 1 coin`."""
    richer: Mapping[str, tuple[str, str]]
    """A verb, and the verb and the adverb with the same meaning."""
    trades: frozenset[str]
    into: frozenset[str]
    """Prepositions before what something is gained for."""
    bare: frozenset[str]
    """Prepositions that form one name with a noun without an article: `a field with forest access`."""
    ons: frozenset[str]
    """The preposition for something of a player with everything on it; none in a language with cases."""
    upon: frozenset[str]
    """Words before the place where something is put, besides `to`."""
    particles: frozenset[str]
    """Words before which a hyphen means nothing: `cleared-out rooms`."""
    joints: frozenset[str]
    """Words that mean `and` or `or`."""
    inside: frozenset[str]
    """The preposition of the place where things are."""
    asides: frozenset[str]
    """Expressions of time, which separate nothing wherever they are: `at the end of the game`."""
    measures: frozenset[str]
    """Words that measure the thing after them: `twice the number of coins`."""
    ordered: frozenset[str]
    """Words after which the order counts: `the quotient of coins and cards`."""
    otherwise: frozenset[str]
    """Words before the act for a condition that does not hold."""
    its: frozenset[str]
    """Words that refer to the owner: `its cost`."""
    those: frozenset[str]
    """Words before a thing mentioned earlier: `that card`."""
    times: frozenset[str]
    """The preposition of a factor."""
    these: frozenset[str]
    """`that` before a thing: `this`."""
    where: str
    """The word that begins a relative clause about a place."""
    empties: frozenset[str]
    """Verbs that take a thing from its place: `the cards in the row are discarded`."""
    takes: Mapping[str, str]
    """The stems of verbs after which a preposition means nothing, and that preposition: `korzystasz z karty`."""
    alike: tuple[tuple[Text, Text], ...]
    """Whole sentences, and the usual ones that replace them."""
    local: Locals
    """A few words, and the usual ones that replace them anywhere."""
    it: str
    """The pronoun for a thing that was chosen."""
    chosen: Text
    """The beginnings of words that mean `chosen`."""
    whose: frozenset[str]
    """Words before a measure of a thing: `a card whose cost is 3`."""
    hands: frozenset[str]
    discards: frozenset[str]
    """Things of which each player has one, the player's own if nobody is named: `from hand`."""
    decks: frozenset[str]
    """The piles that things are drawn from if no place is named."""
    equals: frozenset[str]
    """The preposition of an amount equal to another: the case after it means nothing."""
    number: str
    """The stem of the noun `number`, in a language with cases."""
    for_each: frozenset[str]
    """Words before each thing with which something is done: `for each card, discard it`."""
    each_one: frozenset[str]
    """The words for `each`, as stems in a language with cases."""
    back_to: frozenset[str]
    """Words that refer to such a thing: `that card`."""
    shares: frozenset[str]
    """Words before the amount that each player gets."""
    drops: frozenset[str]
    """Verbs whose thing goes to a place of its own unless another is named: `discard a card`."""
    toward: frozenset[str]
    """Words that are only used before the place where something arrives."""
    tests: frozenset[str]
    """Words in a condition about a state: `if you have 2 coins`."""
    pay_with: frozenset[str]
    """How verbs begin that take what is paid in the instrumental: `zapłać dwoma monetami`."""
    whole: frozenset[str]
    """Adjectives that leave nothing out: all that remains is what you have."""
    fresh: frozenset[str]
    """Adjectives that add nothing to something that comes from somewhere: `take a new card from your bag`."""
    theirs: frozenset[str]
    """Words before the choice of others: `(their choice)`."""
    deeds: Mapping[str, str]
    """How nouns for what is done begin, and the verb as it is said to a player: `ucieczk`, `uciekasz`."""
    quantities: frozenset[str]
    """Words for an amount: `any number of coins`."""
    ranges: tuple[Text, ...]
    """Ranges of numbers; `#` is a number: `# to #`."""
    before_ranges: frozenset[str]
    """The first words of those that do not begin with a number."""
    either_numbers: tuple[Text, ...]
    """Consecutive numbers of which each may be meant: `# or #`."""
    with_them: frozenset[str]
    """The preposition before what is counted as well."""
    entire: frozenset[str]
    """Words that say nothing of things that are counted: `2 points for a total of 3 cards`."""
    given: frozenset[str]
    """Words after such a verb: `give you`."""
    row_joints: frozenset[str]
    """Words before the next row of a table, besides those that mean `and` or `or`."""
    row_sums: frozenset[str]
    """Those before a row that is gained besides the others."""
    comes_to: frozenset[str]
    """Words between a measure and its number, as stems in a language with cases."""
    again_it: frozenset[str]
    """Words that say in a later row of a table what the first has said: `4 points if it is 6`."""
    yields: frozenset[str]
    """Verbs between things and what they are worth: `3 cards give you 2 points`."""
    respectively: frozenset[str]
    """Words that say that two lists of numbers correspond."""
    elses: Starts
    """Words that negate the condition before: `if not`."""
    included: Mapping[str, str]
    """Words after a part that mean the same as a preposition before it."""
    stores: frozenset[str]
    """The places where players keep goods: to add some to yours is to gain them."""
    adds: frozenset[str]
    replaces: frozenset[str]
    instead: frozenset[str]
    with_it: frozenset[str]
    """The preposition of a replacement; empty if a case shows it."""
    all: frozenset[str]
    another: frozenset[str]
    participles: Text
    """The endings of passive participles, in a language with many forms."""
    whom: frozenset[str]
    """Words before what you do with each of something: `za każdą kartę, którą odrzucisz`."""
    be: frozenset[str]
    states: frozenset[str]
    """Verbs that only join a thing and a description of it: `if your level is 2`."""
    tables: frozenset[str]
    """Prepositions that begin a price before the numbers of a table: `with 2/3/4 cards`."""
    grounds: frozenset[str]
    """Things of a player that include everything on them."""
    markers: frozenset[str]
    spaces: frozenset[str]
    moves: frozenset[str]
    """Verbs of moving along a track, or with a thing from place to place."""
    treats: frozenset[str]
    uses: frozenset[str]
    """The verb that replaces `treat ... as`."""
    nominal: Mapping[str, str]
    """Nouns for acts, and their verbs."""
    itself: frozenset[str]
    """A reflexive pronoun: `przesuwasz się`."""
    governs: Mapping[str, str]
    """The cases after a preposition, by their first letters."""
    oblique: Mapping[str, str]
    """The endings of other cases, the longest first, and these cases."""
    manner: frozenset[str]
    """Words for the manner of an act that are no trigger: `rounding down`."""
    passive: frozenset[str]
    leading: frozenset[str]
    """Words before a verb: `you`, `may`."""
    gerunds: frozenset[str]
    subject: frozenset[str]
    adjectives: Text
    """The beginnings of adjectives that begin a new part after a noun."""
    endings: Text
    """The endings of verbs that address a player, the longest first; empty for English rules."""
    others: Text
    """The endings of verbs about others."""
    prefixes: Text
    verbs: Mapping[str, str]
    """The stem of a verb, and its infinitive; or each of its forms, and its sort."""


SORTS = (
    "unless", "still", "has", "triggers", "each", "before", "during", "may", "so", "aims", "means", "rewards",
    "without", "relatives", "and", "or", "by_you", "holds", "again", "either", "of", "must", "prepositions",
)  # fmt: skip
"""If two sorts begin alike, the later one takes precedence."""


SETS = (
    "all", "another", "stores", "adds", "replaces", "instead", "with_it", "own", "any", "here", "apart",
    "choose", "pronouns", "conditions", "must", "offers", "by", "steps", "gets", "carry", "price", "pays",
    "costs", "manner", "passive", "leading", "gerunds", "subject", "extra", "everyones", "lays", "under",
    "joins", "be", "of", "odd_ones", "itself", "tables", "grounds", "markers", "spaces", "moves", "treats",
    "uses", "worth", "assigns", "back", "adverbs", "forbids", "counts",
    "every", "states", "denials", "perfect", "of_those", "trades", "into", "bare", "ons", "upon", "particles", "whom",
    "asides", "these", "empties", "inside", "times",
    "ordered", "otherwise", "its", "those", "whose", "hands", "discards",
    "had", "persons", "agents", "dues", "lest",
    "respectively", "theirs", "fresh", "whole", "pay_with", "firsts", "quantities",
    "yields", "given", "again_it", "row_joints", "row_sums", "comes_to", "with_them", "entire",
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
        name: tuple(table.get(name, ()))
        for name in ("adjectives", "others", "prefixes", "participles", "chosen", "yours")
    }
    sets: dict[str, Any] = {name: frozenset(table.get(name, ())) for name in SETS}
    verbs: Any = table.get("verbs", ())
    thesaurus: Any = table.get("thesaurus", {})
    ones = _starts(_ones(table, turn))
    same = _starts((turn(signs(one)), group[0]) for group in table["same"]["groups"] for one in group if one)
    return Shapes(
        starts=_starts((_pattern(one), sort) for sort in SORTS for one in table.get(sort, ())),
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
        deeds=table.get("deeds", {}),
        strong=table.get("strong", {}),
        kin=tuple(tuple(str(verb) for verb in group) for group in table.get("kin", ())),
        included=table.get("included", {}),
        where=next(iter(table.get("relatives", ())), ""),
        takes=table.get("takes", {}),
        goes=table.get("goes", {}),
        governed=table.get("governed", {}),
        resumed=table.get("resumed", {}),
        draws=table.get("draws", {}),
        levels=table.get("levels", {}),
        formula=formula_of(table.get("formula", {})),
        in_count=included_of(table.get("included-in", {})),
        used_as=used_as_of(table.get("used-as", {})),
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
        local=Locals(
            tuple(Rule(tuple(one.split()), tuple(to.split())) for one, to in table.get("local", {}).items()),
            tuple(tuple(str(form) for form in forms) for forms in table.get("tags", ())),
        ),
        ranges=_longest_first(table.get("ranges", ())),
        either_numbers=_longest_first(table.get("either_numbers", ())),
        before_ranges=frozenset(
            one.partition(" ")[0] for name in ("ranges", "either_numbers") for one in table.get(name, ())
        ),
        it=str(table.get("it", "")),
        number=str(table.get("number", "")),
        elses=_starts((signs(one), f"~{min(table['otherwise'])}") for one in table.get("elses", ())),
        ones=ones,
        links=_starts((turn(signs(one)), "") for one in table.get("links", ())),
        verbs=stems(verbs) if listed["others"] else every_form(verbs, thesaurus, usage(language).bases),
        endings=tuple(sorted(table.get("endings", ()), key=len, reverse=True)),
        **listed,
        **sets,
    )


def _stemmed(patterns: Iterable[str], bent: bool) -> frozenset[str]:
    """The key for comparing words of a text: in a language with cases, the stem."""
    return frozenset(f"{stem(one.rstrip('*'))}*" if bent and one.endswith("*") else one for one in patterns)


def _pattern(text: str) -> Text:
    """Signs, and the names of slots."""
    return tuple(sign for one in text.split() for sign in ((one,) if set("{|~") & set(one) else signs(one)))


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


def _longest_first(patterns: Iterable[str]) -> tuple[Text, ...]:
    return tuple(sorted((tuple(one.split()) for one in patterns), key=len, reverse=True))


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
    """A text with the usual word for all synonyms."""
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
