"""Conditions as trees: one test, or several joined with `and` or `or`.

coin of you at least 3 and not resting of you
(cond-all test=[(test-least good=coin n=3) (test-are-not flag=resting)])
"""

from __future__ import annotations

from collections.abc import Callable

from ...meaning.model import (
    All,
    Any,
    Can,
    Count,
    During,
    Each,
    Expr,
    Fold,
    Inside,
    IsA,
    Items,
    Not,
    Nothing,
    Noun,
    PassesFor,
    Read,
    Some,
    Step,
    Test,
    Thing,
    Trait,
    Value,
    Var,
    You,
)
from ...meaning.scenarios import FATE
from ..phrasebook import Phrase
from ..tree import Node, node, node_of, value
from .had import HAD, had_node, printed_node
from .own_piles import own_contents, own_lying
from .piles import pile_node
from .refs import holds_a_player, is_owned, is_player, is_way, ref_node, seat_node
from .scope import Scope, digits, noun, rolled, told_to_you
from .sets import set_node
from .some import contents_node, only_named
from .unsaid import Unsayable
from .values import value_tested
from .which import narrowed_node, sort_of, which_nodes, who_nodes

Acts = Callable[[Step, Scope], Node]
OPPOSITE = {
    ">=": "<",
    "<": ">=",
    "<=": ">",
    ">": "<=",
    "=": "!=",
    "!=": "=",
    "in": "not-in",
    "not-in": "in",
    "all-in": "not-all-in",
}
MIRRORED = {">=": "<=", "<=": ">=", "<": ">", ">": "<", "=": "=", "!=": "!="}
EVERYBODY, OTHERS = Each(Noun("player")), Value("opponents", (You(),))
RANKED: dict[tuple[str, str, Expr], str] = {
    ("=", "highest", EVERYBODY): "test-unbeaten",
    (">=", "highest", EVERYBODY): "test-unbeaten",
    (">=", "highest", OTHERS): "test-unbeaten",
    (">", "highest", OTHERS): "test-ahead",
    ("=", "lowest", EVERYBODY): "test-undercut",
    ("<=", "lowest", EVERYBODY): "test-undercut",
    ("<=", "lowest", OTHERS): "test-undercut",
    ("<", "lowest", OTHERS): "test-behind",
}
"""An amount compared with the most or the fewest that anybody has."""
ANY: dict[tuple[str, int | None], bool] = {
    ("=", 0): False,
    ("<=", 0): False,
    ("<", 1): False,
    ("!=", 0): True,
    (">", 0): True,
    (">=", 1): True,
}
"""Whether there is any, written as a comparison of a count."""
FLAGS: dict[tuple[Expr, ...], tuple[str, str]] = {(): ("test-state", "state"), (You(),): ("test-are", "flag")}


def cond_node(test: Expr, scope: Scope, act: Acts) -> Node:
    match test:
        case All(items):
            return node("cond-all", test=tuple(test_node(item, scope, act) for item in items))
        case Any(items):
            return node("cond-any", test=tuple(test_node(item, scope, act) for item in items))
        case Not(All(items)):
            return node("cond-any", test=tuple(test_node(item, scope, act, True) for item in items))
        case Not(Any(items)):
            return node("cond-all", test=tuple(test_node(item, scope, act, True) for item in items))
        case _:
            return node("cond-one", test=test_node(test, scope, act))


def test_node(test: Expr, scope: Scope, act: Acts, no: bool = False) -> Node:
    match test:
        case Not(what):
            return test_node(what, scope, act, not no)
        case All(items) | Any(items):
            together = isinstance(test, All) is not no
            return node(
                "test-all-of" if together else "test-any-of",
                test=tuple(test_node(one, scope, act, no) for one in items),
            )
        case Test("=" | "!=" as how, Value("first", (Var(dice),)), Value("last", (Var(same),))) if (
            dice == same and rolled(dice, scope) == 2
        ):
            return node("test-doubles" if (how == "=") is not no else "test-no-doubles")
        case Test("=" | "!=" as how, Read(slot, ()), Nothing()) if holds_a_player(slot, scope):
            id = "test-marker-free" if (how == "=") is not no else "test-marker-held"
            return node(id, marker=noun(scope, slot, "marker"))
        case Test("=" | "!=" as how, left, Nothing()):
            return printed_node(left, (how == "=") is no, scope)
        case Test(how, left, right):
            return _compared(OPPOSITE.get(how, "") if no else how, left, right, scope)
        case Read(slot, keys) if scope.model.slots[slot].sort == "flag":
            return _flag(slot, keys, scope, no)
        case Var(name) if (known := scope.names.get(name)) is not None and known.type == "truth-named":
            return node("test-false" if no else "test-true", truth=value(known, "truth") or "")
        case Value("exhausted", (of,)):
            return node("test-ready" if no else "test-exhausted", ref=ref_node(of, scope))
        case Value(name, () | (You(),)) if own_truth(name, no) in scope.phrases.phrases:
            return node(own_truth(name, no))
        case Value(name, args) if name in scope.model.defines:
            return _named_truth(name, args, scope, no)
        case Trait(name, of):
            return _marked(name, of, scope, no)
        case Some(sort, wanted):
            return _some(Each(sort), scope, wanted is not no)
        case Can(doing):
            return node("test-cannot" if no else "test-can", act=act(doing, scope))
        case During(phase):
            return node("test-not-during" if no else "test-during", phase=noun(scope, phase, "phase"))
        case IsA(what, kind) if is_way(kind, scope):
            refs = ref_node(what, scope), ref_node(Thing(kind), scope)
            return node("test-other" if no else "test-same", ref=refs[0], other=refs[1])
        case IsA(Read(slot, ()), id) if id in scope.model.elements and _own_place(slot, "!=" if no else "=", scope):
            return node(own_truth(slot, no), at=ref_node(Thing(id), scope))
        case IsA(Value("definition", (of,)), kind) if kind in scope.model.elements:
            other = node("ref-named", name=noun(scope, kind, "name"))
            return node("test-not-copy" if no else "test-copy", other=other, ref=ref_node(of, scope))
        case IsA(what, kind) if kind in scope.model.elements and (has_no_kind(kind, scope) or _is_one(kind, scope)):
            other = node("ref-named", name=noun(scope, kind, "name"))
            return node("test-other" if no else "test-same", other=other, ref=ref_node(what, scope))
        case IsA(Trait(trait, of), kind):
            id = "test-trait-not-kind" if no else "test-trait-kind"
            fields = {"trait": noun(scope, trait, "trait"), "kind": noun(scope, kind, "kind")}
            return node(id, ref=ref_node(of, scope), **fields)
        case IsA(what, kind):
            id = "test-not-kind" if no else "test-kind"
            return node(id, kind=noun(scope, kind, "kind"), ref=ref_node(what, scope))
        case PassesFor(what, Thing(id) as other) if id not in scope.model.kinds and has_no_kind(id, scope):
            found = "test-not-passes-ref" if no else "test-passes-ref"
            return node(found, other=ref_node(other, scope), ref=ref_node(what, scope))
        case PassesFor(what, Thing(id)):
            found = "test-not-passes" if no else "test-passes"
            return node(found, kind=noun(scope, id, "kind"), ref=ref_node(what, scope))
        case _:
            raise Unsayable("value", type(test).__name__.lower(), at=scope.at)


def _is_one(id: str, scope: Scope) -> bool:
    """Whether it has a name of its own, as a place has, and not only the name of its kind."""
    forms = scope.phrases.nouns[id].forms
    return len(set(forms.values())) == 1


def has_no_kind(id: str, scope: Scope) -> bool:
    """Whether it is one named thing, not a sort of things."""
    known = scope.phrases.nouns.get(id)
    return known is None or "kind" not in known.of


def own_truth(name: str, no: bool) -> str:
    """The id of a pack's own phrase for a flag or a truth."""
    return f"test-not-{name}" if no else f"test-{name}"


def _named_truth(name: str, args: tuple[Expr, ...], scope: Scope, no: bool) -> Node:
    """`fits of the mission`: with the pack's phrase for it, else by its name."""
    own = scope.phrases.phrases.get(own_truth(name, no))
    if own is not None:
        return _own_truth(own, args, scope)
    id = "test-false" if no else "test-true"
    truth = noun(scope, name, "truth")
    match args:
        case ():
            return node(id, truth=truth)
        case (of,):
            return node(f"{id}-of", truth=truth, ref=ref_node(of, scope))
        case (of, other):
            return node(f"{id}-of-at", truth=truth, ref=ref_node(of, scope), other=ref_node(other, scope))
        case _:
            raise Unsayable("value", name, at=scope.at)


def _own_truth(own: Phrase, args: tuple[Expr, ...], scope: Scope) -> Node:
    """A pack's phrase for a named truth: its fields are the parts in their order; `you` need not be said."""
    params = [arg for arg in args if arg != You()]
    if len(params) != len(own.fields):
        raise Unsayable("field", own.id, at=scope.at)
    parts = zip(own.fields, params, strict=True)
    said = {"child several": set_node}
    return node_of(own.id, {name: said.get(kind, ref_node)(arg, scope) for (name, kind), arg in parts})


def _own_place(slot: str, how: str, scope: Scope) -> bool:
    """Whether a pack has a phrase for where a marker is: `the Event token is in { $at }`."""
    found = scope.model.slots.get(slot)
    own = own_truth(slot, how == "!=") in scope.phrases.phrases
    return own and found is not None and found.sort == "marker"


def _compared(how: str, left: Expr, right: Expr, scope: Scope) -> Node:
    left, right = told_to_you((left, right), scope)
    if left == You() and how in ("=", "!="):
        left, right = right, left
    if digits(left) is not None and digits(right) is None and how in MIRRORED:
        how, left, right = MIRRORED[how], right, left
    match left, right:
        case Read(slot, (You(),)), Fold(which, Read(other, (Var(it),)), whole, each) if slot == other and it == each:
            found = RANKED.get((how, which, whole))
            if found is not None and scope.model.slots[slot].sort == "counter":
                return node(found, good=noun(scope, slot, "good"))
        case _:
            pass
    match how, left, right:
        case "in", _, Inside() if (own := own_lying(left, right, scope)) is not None:
            return own
        case "in" | "not-in", _, Inside():
            pile = pile_node(right, scope, ref_node)
            return node("test-in" if how == "in" else "test-not-in", pile=pile, ref=ref_node(left, scope))
        case "=" | "!=", Read(slot, ()), one if not holds_a_player(slot, scope) and _own_place(slot, how, scope):
            return node(own_truth(slot, how == "!="), at=ref_node(one, scope))
        case "=" | "!=", one, Read(slot, ()) if not holds_a_player(slot, scope) and _own_place(slot, how, scope):
            return node(own_truth(slot, how == "!="), at=ref_node(one, scope))
        case "=" | "!=", Value("definition", (of,)), _:
            id = "test-copy" if how == "=" else "test-not-copy"
            return node(id, ref=ref_node(of, scope), other=ref_node(right, scope))
        case "=" | "!=", Read(slot, ()), You() if holds_a_player(slot, scope):
            return node("test-yours" if how == "=" else "test-not-yours", marker=noun(scope, slot, "marker"))
        case "=" | "!=", Read(slot, ()), _ if holds_a_player(slot, scope) and is_player(right, scope):
            id = "test-same" if how == "=" else "test-other"
            return node(id, ref=ref_node(right, scope), other=ref_node(left, scope))
        case "=" | "!=", Read(slot, (_, *_)), _ if is_owned(slot, scope) and is_player(right, scope):
            id = "test-belongs" if how == "=" else "test-not-belongs"
            return node(id, ref=ref_node(left, scope), other=ref_node(right, scope))
        case _, Count(Inside() | Each() as things), _ if (how, digits(right)) in ANY and _a_sort(things, scope):
            return _some(things, scope, ANY[how, digits(right)])
        case _:
            if (had := had_node(how, left, right, scope)) is not None:
                return had
    match how, left, right:
        case "all-in", _, Inside() if (own := own_contents(left, right, scope)) is not None:
            return own
        case "all-in" | "not-all-in", _, Inside():
            pile, content = pile_node(right, scope, ref_node), contents_node(left, scope)
            return node("test-holds" if how == "all-in" else "test-not-holds", pile=pile, content=content)
        case "in" | "not-in", _, _:
            id, ref = "test-among" if how == "in" else "test-not-among", ref_node(left, scope)
            if ref.type == "ref-you":
                return node(f"{id}-you", several=set_node(right, scope))
            return node(id, ref=ref, several=set_node(right, scope))
        case "=", Var(fate), Items((one,)) if fate in FATE:
            return node(f"test-{fate}", drawn=_drawn(one, scope))
        case "=", Var(fate), Items(items) if fate in FATE:
            return node(f"test-{fate}s", drawn=tuple(_drawn(item, scope) for item in items))
        case "=", Var(fate), _ if fate in FATE:
            return node(f"test-{fate}", drawn=_drawn(right, scope))
        case "=" | "!=", Value(name, (one,)), Value(other, (second,)) if name == other and _is_a_truth(name, scope):
            id, truth = "test-true-alike" if how == "=" else "test-true-unlike", noun(scope, name, "truth")
            return node(id, truth=truth, ref=ref_node(one, scope), other=ref_node(second, scope))
        case "=" | "!=", _, Items(()):
            return node("test-among-none" if how == "=" else "test-among-any", several=set_node(left, scope))
        case "=" | "!=", _, Items(items):
            id, refs = "test-just" if how == "=" else "test-not-just", tuple(ref_node(item, scope) for item in items)
            return node(id, several=set_node(left, scope), ref=refs)
        case _:
            pass
    try:
        if how in HAD:
            return value_tested(how, left, right, scope)
    except Unsayable as unsayable:
        if how not in ("=", "!=") or unsayable.unsaid.missing.what not in ("value", "noun"):
            raise
        id = "test-same" if how == "=" else "test-other"
        return node(id, other=ref_node(right, scope), ref=ref_node(left, scope))
    raise Unsayable("value", "test", at=scope.at)


def _is_a_truth(name: str, scope: Scope) -> bool:
    return name in scope.model.defines and scope.model.defines[name].type == "truth"


def _drawn(item: Expr, scope: Scope) -> Node:
    """The wanted result of chance: a thing, or a number on a die."""
    n = digits(item)
    return node("drawn-ref", ref=ref_node(item, scope)) if n is None else node("drawn-number", n=n)


def _flag(slot: str, keys: tuple[Expr, ...], scope: Scope, no: bool) -> Node:
    if own_truth(slot, no) in scope.phrases.phrases and keys in FLAGS:
        return node(own_truth(slot, no))
    if keys in FLAGS:
        id, of = FLAGS[keys]
        flag = noun(scope, slot, of)
        return node(f"{id}-not" if no else id, **{of: flag})
    if len(keys) == 1 and scope.model.slots[slot].owners == ("player",):
        flag = noun(scope, slot, "flag")
        return node("test-seat-is-not" if no else "test-seat-is", flag=flag, ref=ref_node(keys[0], scope))
    if len(keys) == 1:
        return _marked(slot, keys[0], scope, no)
    if (own := _own_mark(slot, keys, scope, no)) is not None:
        return own
    match keys:
        case (You(), other) | (other, You()):
            id = "test-unmarked-yours" if no else "test-marked-yours"
            return node(id, mark=noun(scope, slot, "mark"), ref=ref_node(other, scope))
        case (one, other):
            id, refs = "test-unmarked-at" if no else "test-marked-at", (ref_node(one, scope), ref_node(other, scope))
            return node(id, mark=noun(scope, slot, "mark"), ref=refs[0], other=refs[1])
        case _:
            pass
    raise Unsayable("value", "flag", at=scope.at)


def _own_mark(slot: str, keys: tuple[Expr, ...], scope: Scope, no: bool) -> Node | None:
    """What you have marked, or another player, with a pack's phrase for it: `test-worn` for yours, `test-worn-of`."""
    match keys:
        case (You(), other) | (other, You()):
            own = scope.phrases.phrases.get(own_truth(slot, no))
            if own is not None and own.fields == (("ref", "list ref"),):
                return node(own.id, ref=(ref_node(other, scope),))
        case (one, other):
            own = scope.phrases.phrases.get(f"{own_truth(slot, no)}-of")
            if own is not None and own.fields == (("ref", "list ref"), ("seat", "child seat")):
                player, thing = (one, other) if is_player(one, scope) else (other, one)
                return node(own.id, ref=(ref_node(thing, scope),), seat=seat_node(player, scope))
        case _:
            pass
    return None


def _marked(mark: str, of: Expr, scope: Scope, no: bool) -> Node:
    id = "test-unmarked" if no else "test-marked"
    return node(id, mark=noun(scope, mark, "mark"), ref=ref_node(of, scope))


def _a_sort(things: Inside | Each, scope: Scope) -> bool:
    kind = scope.model.slots[things.pile].holds if isinstance(things, Inside) else things.noun.kind
    return kind in scope.model.kinds


def _some(things: Expr, scope: Scope, wanted: bool) -> Node:
    if isinstance(things, Each) and things.noun.kind == "player":
        return node("test-somebody" if wanted else "test-nobody", which=who_nodes(things.noun, scope))
    if isinstance(things, Each) and only_named(things.noun.kind, scope):
        name, which = noun(scope, things.noun.kind, "name"), which_nodes(things.noun, scope, of="in")
        return node("test-some-copy" if wanted else "test-no-copy", name=name, which=which)
    thing, which = sort_of(things, scope)
    id = "test-some" if wanted else "test-none"
    return narrowed_node(id, thing, which)
