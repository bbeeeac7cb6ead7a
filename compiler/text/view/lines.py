"""Lines that are no act of a verb and read like one: set, change, choose, let, stop.

change health of you by -1      (act-lower n=1 stock=(stock-yours measure=health))
"""

from __future__ import annotations

from ...meaning.model import (
    Between,
    Cancel,
    Change,
    Choose,
    EndGame,
    Expr,
    Goods,
    Inside,
    Let,
    Nothing,
    Number,
    Pick,
    Put,
    Read,
    Step,
    Stop,
    Sum,
    Thing,
    Trait,
    Truth,
    Value,
    Var,
    You,
)
from ..tree import Node, node, value
from .acts import act_node
from .at import at_node, of_at
from .measured import countable
from .piles import pile_node
from .portions import choose_goods
from .refs import chosen, holds_a_player, is_owned, is_player, ref_node, seat_node
from .scope import SEATS, THINGS, Scope, digits, free, named, noun, rolled, told_to_you
from .sets import LETTERS as SETS
from .sets import called, free_letter, is_grouped, set_node
from .some import some_node
from .truths import cond_node, test_node
from .unsaid import Unsayable
from .values import letter_node, value_node

LINES = Put | Change | Choose | Let | Stop | Cancel | EndGame
LETTERS = ("letter-x", "letter-y", "letter-z")


def line_node(step: Step, scope: Scope) -> tuple[Node, Scope]:
    """The act, and the scope of what follows, in which something may have a name."""
    match step:
        case Stop():
            return node("act-stop"), scope
        case Cancel():
            return node("act-cancel"), scope
        case EndGame(at_once=at_once):
            return node("act-end-game-now" if at_once else "act-end-game"), scope
        case Change(target=target, by=by):
            return _change(target, by, scope), scope
        case Put(target=Var(name), value=Value("rolled", (dice,))):
            return _rolled_again(name, dice, scope), scope
        case Put(target=Var(name), value=Truth(on)) if _is_truth(name, scope):
            return node("act-note" if on else "act-note-not", truth=scope.names[name] or node("")), scope
        case Put(target=Var(name) as target, value=to) if (scope.names.get(name) or node("")).type.startswith(
            "letter-"
        ):
            n = digits(to)
            if n is not None and n >= 0:
                return node("act-set", stock=_stock(target, scope), n=n), scope
            return node("act-set-value", stock=_stock(target, scope), value=value_node(to, scope)), scope
        case Put(target=Var(name), value=to) if _is_truth(name, scope):
            truth = value(scope.names[name] or node(""), "truth") or ""
            return _made_so(node("test-true", truth=truth), to, scope), scope
        case Put(target=Var(name), value=to):
            return _replace(name, to, scope), scope
        case Put(target=Read() as target, value=to):
            return _put(target, to, scope), scope
        case Put(target=Inside() as pile, value=to):
            return node("act-set-pile", pile=pile_node(pile, scope, ref_node), several=set_node(to, scope)), scope
        case Let(name=name, value=what):
            return _let(name, what, scope)
        case Choose(name=name, pick=Between() as pick, by=You()):
            return _choose_number(name, pick, scope)
        case Choose(name=name, pick=Pick(goods=True) as pick, by=You()):
            return choose_goods(name, pick, scope)
        case Choose(name=name, pick=pick, by=Var("chance")):
            return node("act-choose-chance", some=some_node(pick, scope)), named(scope, name, chosen(pick, scope))
        case Choose(name=name, pick=pick, by=You()):
            spoken = chosen(pick, scope)
            if spoken in scope.names.values():
                letter = free(SEATS if spoken.type == "ref-seat" else THINGS, scope)
                return node("act-choose-as", some=some_node(pick, scope), thing=letter), named(scope, name, letter)
            return node("act-choose", some=some_node(pick, scope)), named(scope, name, spoken)
        case Choose(name=name, pick=pick, by=by):
            done = node("act-choose-by", seat=seat_node(by, scope), some=some_node(pick, scope))
            return done, named(scope, name, chosen(pick, scope))
        case _:
            raise Unsayable("step", type(step).__name__.lower(), at=step.at)


def _change(target: Expr, by: Expr, scope: Scope) -> Node:
    n = digits(by)
    stock = _stock(target, scope)
    if n is None and isinstance(by, Sum) and by.how == "-" and digits(by.left) == 0:
        return node("act-lower-value", stock=stock, value=value_node(by.right, scope))
    if n is None:
        return node("act-raise-value", stock=stock, value=value_node(by, scope))
    return node("act-lower" if n < 0 else "act-raise", stock=stock, n=abs(n))


def _stock(target: Expr, scope: Scope) -> Node:
    match target:
        case Read(name, keys) if (yours := told_to_you(keys, scope)) != keys:
            return _stock(Read(name, yours), scope)
        case Var(name):
            return node("stock-letter", letter=letter_node(name, scope))
        case Read(name, (You(),)) if countable(name, scope):
            return node("stock-held", good=noun(scope, name, "good"))
        case Read(name, (You(),)):
            return node("stock-yours", measure=noun(scope, name, "measure"))
        case Read(name, ()):
            return node("stock-shared", measure=noun(scope, name, "measure"))
        case Read(name, (of,)) if countable(name, scope):
            return node("stock-held-by", good=noun(scope, name, "good"), ref=ref_node(of, scope))
        case Read(name, (of,)):
            return node("stock-of", measure=noun(scope, name, "measure"), ref=ref_node(of, scope))
        case Read(name, (You(), other) | (other, You())):
            at = at_node(ref_node(other, scope), name, scope)
            return node("stock-yours-at", measure=noun(scope, name, "measure"), at=at)
        case Read(name, (of, other)):
            measure = noun(scope, name, "measure")
            return of_at("stock", ref_node(of, scope), ref_node(other, scope), {"measure": measure}, scope)
        case _:
            raise Unsayable("value", "set", at=scope.at)


def _put(target: Read, to: Expr, scope: Scope) -> Node:
    slot = scope.model.slots[target.slot]
    match slot.sort, to, target.keys:
        case "flag", Truth(on), _:
            return _flag(target, on, scope)
        case "marker", You(), () if holds_a_player(slot.name, scope):
            return node("act-take", marker=noun(scope, slot.name, "marker"))
        case "flag", _, _:
            return _made_so(test_node(target, scope, act_node), to, scope)
        case "marker", Nothing(), () if holds_a_player(slot.name, scope):
            return node("act-give-nobody", marker=noun(scope, slot.name, "marker"))
        case "marker", Nothing(), () if f"act-clear-{slot.name}" in scope.phrases.phrases:
            return node(f"act-clear-{slot.name}")
        case "marker", Nothing(), _:
            return node("act-clear", marked=_marked(target, scope))
        case "marker", _, () if holds_a_player(slot.name, scope):
            return node("act-give", marker=noun(scope, slot.name, "marker"), ref=ref_node(to, scope))
        case "marker", _, (_, *_) if is_owned(slot.name, scope):
            return node("act-set-owner", marked=_marked(target, scope), ref=ref_node(to, scope))
        case "marker", _, () if f"act-set-{slot.name}" in scope.phrases.phrases:
            return node(f"act-set-{slot.name}", to=ref_node(to, scope))
        case "marker", _, _:
            return node("act-set-ref", marked=_marked(target, scope), ref=ref_node(to, scope))
        case "counter", _, _ if (n := digits(to)) is not None:
            if n < 0:
                return node("act-set-value", stock=_stock(target, scope), value=value_node(to, scope))
            return node("act-set", stock=_stock(target, scope), n=n)
        case "counter", _, _:
            return node("act-set-value", stock=_stock(target, scope), value=value_node(to, scope))
        case _:
            raise Unsayable("value", "set", at=scope.at)


def _made_so(test: Node, to: Expr, scope: Scope) -> Node:
    """A flag that gets the value of a truth."""
    return node("act-make-so", test=test, cond=cond_node(to, scope, act_node))


def _marked(target: Read, scope: Scope) -> Node:
    """The marker, as something that is set."""
    marker = noun(scope, target.slot, "pointer")
    match told_to_you(target.keys, scope):
        case ():
            return node("marked-shared", marker=marker)
        case (You(),):
            return node("marked-yours", marker=marker)
        case (of,):
            return node("marked-of", marker=marker, ref=ref_node(of, scope))
        case (You(), other) | (other, You()):
            return node("marked-yours-at", marker=marker, at=at_node(ref_node(other, scope), marker, scope))
        case (of, other):
            return of_at("marked", ref_node(of, scope), ref_node(other, scope), {"marker": marker}, scope)
        case _:
            raise Unsayable("value", "set", at=scope.at)


def _is_truth(name: str, scope: Scope) -> bool:
    known = scope.names.get(name)
    return known is not None and known.type == "truth-named"


def _flag(target: Read, on: bool, scope: Scope) -> Node:
    own = f"act-set-{target.slot}" if on else f"act-clear-{target.slot}"
    if own in scope.phrases.phrases and target.keys in ((), (You(),)):
        return node(own)
    match target.keys:
        case ():
            return node("act-begin" if on else "act-end", state=noun(scope, target.slot, "state"))
        case (You(),):
            return node("act-become" if on else "act-stop-being", flag=noun(scope, target.slot, "flag"))
        case (of,) if scope.model.slots[target.slot].owners == ("player",):
            id = "act-become-for" if on else "act-stop-being-for"
            return node(id, flag=noun(scope, target.slot, "flag"), ref=ref_node(of, scope))
        case (of,):
            id = "act-mark" if on else "act-unmark"
            return node(id, mark=noun(scope, target.slot, "mark"), ref=ref_node(of, scope))
        case (You(), other) | (other, You()):
            id = "act-mark-yours" if on else "act-unmark-yours"
            return node(id, mark=noun(scope, target.slot, "mark"), ref=ref_node(other, scope))
        case (of, other):
            id, refs = "act-mark-at" if on else "act-unmark-at", (ref_node(of, scope), ref_node(other, scope))
            return node(id, mark=noun(scope, target.slot, "mark"), ref=refs[0], other=refs[1])
        case _:
            raise Unsayable("value", "set", at=scope.at)


def _replace(name: str, to: Expr, scope: Scope) -> Node:
    """The argument of a rule, changed before the rule runs."""
    match scope.names.get(name):
        case Node("ref-that", (("thing", str(thing)),)):
            return node("act-replace", thing=thing, ref=ref_node(to, scope))
        case Node(type) as letter if type in THINGS or value(letter, "seat") in tuple(map(node, SEATS)):
            return node("act-now-ref", thing=letter, ref=ref_node(to, scope))
        case Node(type) as letter if type in SETS:
            return node("act-now-set", several=letter, set=set_node(to, scope))
        case _:
            raise Unsayable("value", "set", at=scope.at)


def _let(name: str, what: Expr, scope: Scope) -> tuple[Node, Scope]:
    match what:
        case Truth(on):
            truth = node("truth-named", truth=noun(scope, name, "truth"))
            return node("act-note" if on else "act-note-not", truth=truth), named(scope, name, truth)
        case Value("rolled", (Thing(die),)) if not _shows_numbers(scope.model.dice[die].faces):
            face = free(THINGS, scope)
            return node("act-roll-face", die=noun(scope, die, "die"), thing=face), named(scope, name, face)
        case Value("rolled", (Trait(field) as dice,)):
            if _is_one_die(field, scope):
                face = free(THINGS, scope)
                return node("act-roll-of", ref=ref_node(dice, scope), thing=face), named(scope, name, face)
            several = free_letter(scope)
            after = called(scope, name, what, several)
            return node("act-roll-several", ref=ref_node(dice, scope), several=several), after
        case Value("rolled", (Thing(die),)):
            letter = free(LETTERS, scope)
            return node("act-roll", die=noun(scope, die, "die"), letter=letter), named(scope, name, letter)
        case Value("rolled", (Goods(Number(n), die),)) if not any(rolled(one, scope) for one in scope.names):
            return node("act-roll-dice", n=n, die=noun(scope, die, "die")), named(scope, name, node("dice-rolled", n=n))
        case _:
            pass
    try:
        value = value_node(what, scope)
    except Unsayable:
        return _let_thing(name, what, scope)
    letter, plain = free(LETTERS, scope), digits(what)
    if plain is not None and plain >= 0:
        return node("act-let-n", letter=letter, n=plain), named(scope, name, letter)
    return node("act-let", letter=letter, value=value), named(scope, name, letter)


def _rolled_again(name: str, dice: Expr, scope: Scope) -> Node:
    """The result keeps its letter."""
    match dice, scope.names.get(name):
        case Goods(Number(n), die), Node("dice-rolled"):
            return node("act-roll-dice-again", n=n, die=noun(scope, die, "die"))
        case Thing(die), Node(type) as letter if type in LETTERS:
            return node("act-roll-again", die=noun(scope, die, "die"), letter=letter)
        case Thing(die), Node(type) as letter if type in THINGS:
            return node("act-roll-face-again", die=noun(scope, die, "die"), thing=letter)
        case _:
            raise Unsayable("step", "put", at=scope.at)


def _let_thing(name: str, what: Expr, scope: Scope) -> tuple[Node, Scope]:
    """A thing, or several, that get a letter of their own."""
    try:
        ref = ref_node(what, scope)
    except Unsayable:
        return _let_things(name, what, scope)
    if ref.type == "ref-several" or (isinstance(what, Value) and what.args and is_grouped(what.args[0], scope)):
        return _let_things(name, what, scope)
    letter = free(SEATS if is_player(what, scope) else THINGS, scope)
    return node("act-let-ref", thing=letter, ref=ref), named(scope, name, letter)


def _shows_numbers(faces: tuple[Expr, ...]) -> bool:
    return all(isinstance(face, Number) for face in faces)


def _is_one_die(field: str, scope: Scope) -> bool:
    """Whether what is printed on a thing is one die, not several."""
    kinds = {one.kind for kind in scope.model.kinds.values() for one in kind.fields if one.name == field}
    return not any(kind.startswith("set ") for kind in kinds)


def _let_things(name: str, what: Expr, scope: Scope) -> tuple[Node, Scope]:
    letter = free_letter(scope)
    after = called(scope, name, what, letter)
    return node("act-let-set", several=letter, set=set_node(what, scope)), after


def _choose_number(name: str, pick: Between, scope: Scope) -> tuple[Node, Scope]:
    low, high = digits(pick.low), digits(pick.high)
    if low is None:
        raise Unsayable("value", "number", at=scope.at)
    letter = free(LETTERS, scope)
    after = named(scope, name, letter)
    if high is not None:
        return node("act-choose-number", n=low, most=high, letter=letter), after
    return node("act-choose-number-value", n=low, value=value_node(pick.high, scope), letter=letter), after
