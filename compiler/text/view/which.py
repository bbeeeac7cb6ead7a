"""Conditions on a noun, as trees: the place, the properties, the sort.

a card of hand of you where (cost of it at least 3)
(some-a-which thing=card which=[(which-from pile=…) (which-whose limit=(limit-least n=3) measure=cost)])
"""

from __future__ import annotations

from typing import TypeAlias

from ...meaning.model import (
    All,
    Each,
    Expr,
    Inside,
    IsA,
    Model,
    Not,
    Noun,
    Number,
    Read,
    Test,
    Thing,
    Trait,
    Value,
    Var,
    You,
)
from ...replacing import replace
from ..tree import Node, node
from .measured import is_number, most_of_all, name_of
from .piles import pile_node
from .refs import is_way, ref_node
from .scope import Scope, kinds_of, noun
from .unsaid import Unsayable

Field: TypeAlias = Node | tuple[Node, ...] | int | str
BESIDE = ("which-other", "which-other-than", "which-same", "which-not-kind")
OF_NOUN = ("which-trait", "which-marked", "which-unmarked", "which-whose", "which-goods")
"""Conditions that would be taken for conditions of the place, if they came after it."""
CONDITIONS = ("which-where", "which-true", "which-false")
OTHERS = frozenset(
    {"some-any", "some-up-to", "some-any-number", "some-each", "amount-each", "clause-for", "head-for", "value-count"}
    | {"some-a", "test-some", "test-none", "score-for-each"}
)
"""Phrases that have another one for all but the card itself: `each other card in your hand`."""
LIMITS = {">=": "least", "<=": "most", "=": "exactly", ">": "more", "<": "less", "!=": "not"}


def which_nodes(
    narrowed: Noun, scope: Scope, source: Expr | None = None, of: str = "from", kind: str = ""
) -> tuple[Node, ...]:
    """All its conditions; `of`: it is taken from a pile; otherwise it lies in a pile."""
    found: list[Node] = []
    place = narrowed.source if source is None else source
    if source is not None and narrowed.source is not None:
        raise Unsayable("value", "of", at=scope.at)
    if narrowed.trait:
        found.append(_traited(narrowed, scope))
    match place:
        case None:
            pass
        case Value("ray", (start, way)):
            found.append(node("which-ray", ref=ref_node(start, scope), other=ref_node(way, scope)))
        case Value("neighbours", (middle,)):
            found.append(node("which-beside", ref=ref_node(middle, scope)))
        case Var(name) if (known := scope.names.get(name)) is not None and known.type.startswith("several-"):
            found.append(node("which-of", several=known))
        case Value(name) if name in scope.model.defines and scope.model.defines[name].type.startswith("set "):
            from .sets import set_node

            found.append(node("which-of", several=set_node(place, scope)))
        case Value("players", ()) | Value("opponents", (You(),)):
            from .sets import set_node

            found.append(node("which-of", several=set_node(place, scope)))
        case _:
            found.append(node(f"which-{of}", pile=pile_node(place, scope, ref_node)))
    if narrowed.holding:
        found.append(node("which-holding", piece=noun(scope, narrowed.holding, "piece")))
    if narrowed.where is not None:
        tests = narrowed.where.items if isinstance(narrowed.where, All) else (narrowed.where,)
        found += _all_where(tests, narrowed.kind or kind, scope)
    # A condition that belongs to the noun comes directly after it: `a card other than Axe from your crew`.
    return tuple(sorted(found, key=lambda one: (one.type not in BESIDE, one.type not in OF_NOUN)))


def _all_where(tests: tuple[Expr, ...], kind: str, scope: Scope) -> tuple[Node, ...]:
    """Conditions without words of their own become one condition, if there are words for it."""
    found = tuple(_where(test, kind, scope) for test in tests)
    if sum(one.type in CONDITIONS for one in found) > 1:
        rest = tuple(test for test, one in zip(tests, found, strict=True) if one.type in CONDITIONS)
        try:
            together = _whatever(All(rest), kind, scope)
        except Unsayable:
            return found
        return (*(one for one in found if one.type not in CONDITIONS), together)
    return found


def _traited(narrowed: Noun, scope: Scope) -> Node:
    field = trait_of(narrowed, scope.model)
    if field == narrowed.trait:
        return node("which-marked", mark=noun(scope, field, "mark"))
    return node("which-trait", name=noun(scope, narrowed.trait, "name"), trait=noun(scope, field, "trait"))


def trait_of(narrowed: Noun, model: Model) -> str:
    """The trait of the kind that has such a value."""
    kind = model.elements[narrowed.trait].kind if narrowed.trait in model.elements else ""
    sorts = {narrowed.trait, *kinds_of(model, kind)}
    for name in kinds_of(model, narrowed.kind):
        for one in model.kinds[name].fields:
            if one.kind.removeprefix("thing ") in sorts or one.name == narrowed.trait:
                return one.name
    return "trait"


def _where(test: Expr, kind: str, scope: Scope) -> Node:
    match test:
        case Test("=", Trait(name, Var("it")), Thing(id)):
            return node("which-trait", name=noun(scope, id, "name"), trait=noun(scope, name, "trait"))
        case Test("!=", Var("it"), Var("self")) if kind not in ("", "player"):
            return node("which-other", thing=noun(scope, kind, "thing"))
        case Test("in", Var("it"), Inside() as pile):
            return node("which-in", pile=pile_node(pile, scope, ref_node))
        case IsA(Trait(name, Var("it")), id) if id in scope.model.elements:
            return node("which-trait", name=noun(scope, id, "name"), trait=noun(scope, name, "trait"))
        case IsA(Var("it"), one) | Not(IsA(Var("it"), one)) if is_way(one, scope):
            return _whatever(test, kind, scope)
        case IsA(Var("it"), one) if one in scope.model.elements:
            return node("which-named", name=noun(scope, one, "name"))
        case IsA(Var("it"), sort):
            return node("which-kind", kind=noun(scope, sort, "kind"))
        case Not(IsA(Var("it"), one)) if one in scope.model.elements and one not in scope.names:
            return node("which-other-than", name=noun(scope, one, "name"))
        case Not(IsA(Var("it"), sort)) if sort in scope.model.kinds:
            return node("which-not-kind", kind=noun(scope, sort, "kind"))
        case Test("=", Trait(name, Var("it")), Var(other)) if _is_spoken_of(name, other, scope):
            return node("which-same", trait=noun(scope, name, "trait"))
        case Read(slot, (Var("it"),)) if kind == "player":
            return node("which-are", flag=noun(scope, slot, "flag"))
        case Not(Read(slot, (Var("it"),))) if kind == "player":
            return node("which-are-not", flag=noun(scope, slot, "flag"))
        case Read(keys=(Var("it"),)) | Trait(of=Var("it")):
            return node("which-marked", mark=_mark_of_it(test, scope))
        case Not(Read(keys=(Var("it"),)) | Trait(of=Var("it")) as mark):
            return node("which-unmarked", mark=_mark_of_it(mark, scope))
        case Test(how, left) if how in LIMITS and (name := name_of(left)):
            return most_of_all(test, kind, scope) or _held_against(test, name, kind, scope)
        case Value(name, (Var("it"),)) if _has_no_words(name, scope):
            return node("which-true", truth=noun(scope, name, "truth"))
        case Not(Value(name, (Var("it"),))) if _has_no_words(name, scope):
            return node("which-false", truth=noun(scope, name, "truth"))
        case _:
            return _whatever(test, kind, scope)


def _has_no_words(name: str, scope: Scope) -> bool:
    """Whether the pack has a name for a truth, but no sentence."""
    from .truths import own_truth

    return name in scope.model.defines and own_truth(name, False) not in scope.phrases.phrases


def _is_spoken_of(trait: str, name: str, scope: Scope) -> bool:
    """Whether a name means the one thing that the word for the trait refers to: `district of it is the district` is of
    the same district."""
    known = scope.phrases.nouns.get(trait)
    return scope.names.get(name) == node("ref-that", thing=trait) and known is not None and "trait" in known.of


def _held_against(test: Test, name: str, kind: str, scope: Scope) -> Node:
    """With a comparison: whose cost is at least 3; whose number of coins is more than yours."""
    from .values import value_node

    limit = LIMITS[test.how]
    within = replace(scope, names={one: known for one, known in scope.names.items() if one != "it"})
    try:
        id, what = _measure(test.left, name, scope)
        if isinstance(test.right, Number) and test.right.value >= 0:
            return node(id, limit=node(f"limit-{limit}", n=test.right.value), **what)
        return node(f"{id}-value", against=node(f"against-{limit}", value=value_node(test.right, within)), **what)
    except Unsayable:
        return _whatever(test, kind, scope)


def _measure(what: Expr, name: str, scope: Scope) -> tuple[str, dict[str, Field]]:
    if is_number(what, name, scope):
        return "which-goods", {"good": noun(scope, name, "good")}
    return "which-whose", {"measure": noun(scope, name, "measure")}


def _whatever(test: Expr, kind: str, scope: Scope) -> Node:
    """Any other test, about the thing in question."""
    from .acts import act_node
    from .truths import cond_node

    seat = node("ref-seat", seat=node("seat-one"))
    it = seat if kind == "player" else node("ref-one", thing=noun(scope, kind, "thing"))
    within = replace(scope, names={**scope.names, "it": it})
    return node("which-where", cond=cond_node(test, within, act_node))


def measure_of_it(what: Expr, scope: Scope) -> str:
    """`cost` of `cost of it`."""
    match what:
        case Trait(name, Var("it")) | Read(name, (Var("it"),)) | Value(name, (Var("it"),)):
            return noun(scope, name, "measure")
        case _:
            raise Unsayable("value", "where", at=scope.at)


def _mark_of_it(what: Expr, scope: Scope) -> str:
    match what:
        case Trait(name, Var("it")) | Read(name, (Var("it"),)):
            return noun(scope, name, "mark")
        case _:
            raise Unsayable("value", "where", at=scope.at)


def sort_of(what: Expr, scope: Scope, of: str = "in") -> tuple[str, tuple[Node, ...]]:
    """The things of a set: their noun, and their conditions."""
    match what:
        case Inside(pile) if scope.model.slots[pile].holds in scope.model.kinds:
            return noun(scope, scope.model.slots[pile].holds, "thing"), which_nodes(Noun("", source=what), scope, of=of)
        case Var(name) if (known := scope.names.get(name)) is not None and known.type.startswith("several-"):
            return noun(scope, scope.sorts.get(name) or "thing", "thing"), (node("which-of", several=known),)
        case Each(narrowed, how) if narrowed.kind == "anything":
            return sort_of(Each(replace(narrowed, kind="thing"), how), scope, of)
        case Each(narrowed, how) if _is_a_sort(narrowed.kind, scope):
            far = (node(f"which-{how}"),) if how != "each" else ()
            return noun(scope, narrowed.kind, "thing"), (*which_nodes(narrowed, scope, of=of), *far)
        case _:
            raise Unsayable("value", type(what).__name__.lower(), at=scope.at)


def _is_a_sort(kind: str, scope: Scope) -> bool:
    known = scope.phrases.nouns.get(kind)
    return kind in scope.model.kinds or kind in scope.model.elements or (known is not None and "thing" in known.of)


def sorted_node(id: str, what: Expr, scope: Scope, of: str = "in", **fields: Field) -> Node:
    """`some-each` or `some-each-which`, with the things of a set."""
    thing, which = sort_of(what, scope, of)
    return narrowed_node(id, thing, which, **fields)


def narrowed_node(id: str, thing: str, which: tuple[Node, ...], **fields: Field) -> Node:
    if node("which-other", thing=thing) in which and id in OTHERS:
        id = "some-other" if id == "some-a" else f"{id}-other"
        which = tuple(one for one in which if one.type != "which-other")
    if which:
        return node(f"{id}-which", thing=thing, which=which, **fields)
    return node(id, thing=thing, **fields)


BRACKETED = {
    "which-where": "seat-each-where",
    "which-whose-value": "seat-each-whose",
    "which-goods-value": "seat-each-goods",
    "which-true": "seat-each-true",
    "which-false": "seat-each-false",
    "which-are": "seat-each-are",
    "which-are-not": "seat-each-are-not",
    "which-of": "seat-each-of",
}


def each_player(which: tuple[Node, ...]) -> Node:
    """Each player who passes a test, with one pair of brackets around a condition of its own."""
    if len(which) == 1 and which[0].type in BRACKETED:
        return replace(which[0], type=BRACKETED[which[0].type])
    return node("seat-each-which", which=which)


HAS = {"least": "least", "most": "most", "more": "more", "less": "fewer", "exactly": "exactly"}


def who_nodes(narrowed: Noun, scope: Scope) -> tuple[Node, ...]:
    """Which player: `with at least 3 coins` says it of one, as `whose number of coins is` says it of many."""
    return tuple(_having(one) for one in which_nodes(narrowed, scope, of="in"))


def _having(which: Node) -> Node:
    match which:
        case Node("which-goods", (("good", good), ("limit", Node(limit, (("n", n),))))) if limit[6:] in HAS:
            return node("which-had", had=node(f"had-{HAS[limit[6:]]}", good=good, n=n))
        case _:
            return which
