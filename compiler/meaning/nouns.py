"""Nouns resolved: the sort of things that a phrase chooses from, counts or hears.

a forest-field holding a wolf      Noun("field", trait="forest", holding="wolf")
"""

from __future__ import annotations

from dataclasses import replace
from math import comb

from rulewright.runtime.limits import COPIES, WAYS

from ..diagnostics.words import limits, naming, twice, whose
from ..diagnostics.words import meaning as words
from ..source.text import Span
from ..syntax import nodes
from ..syntax.write import phrase
from . import model as m
from .meant import UNKNOWN, Meant, fits, many, number, truth
from .scope import Scope, inner, say, with_it, without_choice, words_in_reach
from .world import is_kind, singular


def sort_of_noun(word: nodes.Word, scope: Scope) -> tuple[str, str]:
    """(`goods` or the kind it is or belongs to, the name): `kind` for a kind itself, `unknown` for no noun."""
    world = scope.world
    name = singular(world, word.text)
    if name in world.goods:
        return "goods", name
    if is_kind(world, name):
        return "kind", name
    if name in world.elements:
        return world.elements[name], name
    if name in world.groups:
        members = world.groups[name]
        return world.elements.get(members[0], "anything") if members else "anything", name
    declared = world.names.declared.get(name)
    if declared is not None and declared.sort == "counter":
        say(scope, whose.not_had(word.span, name))
    elif word.text in scope.vars:
        say(scope, naming.no_sort(word.span, word.text))
    elif name not in world.names.broken:
        say(scope, naming.unknown(word.span, word.text, words_in_reach(scope), phases=world.phases))
    return "unknown", name


def noun_of(node: nodes.Noun, scope: Scope, one_will_do: bool = False) -> m.Noun:
    """A noun with what narrows it. It is of a set of things, or of one where that will do."""
    kind, trait = _kind_and_trait(node.kind, scope)
    source, holding, where = None, "", None
    name = node.called.text if node.called is not None else "it"
    if name in scope.vars:
        say(scope, twice.named_twice(node.span, name))
    said: tuple[str, ...] = ()
    if node.of is not None:
        source, found = many(node.of, scope)
        if kind in scope.world.goods:
            if found not in ("thing player", "unknown"):
                say(scope, words.wrong_type(node.of.span, "thing player", found))
        elif one_will_do and found.startswith("thing "):
            source = m.Items((source,))
        else:
            _among(node.of, (source, found), thing_type(kind, scope), scope)
    if node.held is not None:
        holding = sort_of_noun(node.held, scope)[1]
    if node.where is not None:
        where = truth(node.where, with_it(called(scope, name, thing_type(kind, scope)), thing_type(kind, scope)))
        said = tuple(phrase(part) for part in conjuncts(node.where))
    return m.Noun(kind, trait, source, holding, where, name, said)


def named(node: nodes.Node) -> str:
    """The name of each thing of a set: `each port called harbour`."""
    while isinstance(node, nodes.Bracket):
        node = node.inside
    called = node.noun.called if isinstance(node, nodes.Pick) else None
    return called.text if called is not None else "it"


def called(scope: Scope, name: str, kind: str) -> Scope:
    """Where a thing has a name besides `it`."""
    return scope if name == "it" else inner(scope, **{name: kind})


def _among(node: nodes.Node, among: Meant, one: str, scope: Scope) -> None:
    """A thing of one type is searched in a pile or a set that can hold one."""
    found = among[1]
    if found.partition(" ")[0] in ("pile", "set", "unknown"):
        can_be_among(node.span, among, one, scope)
    else:
        say(scope, words.wrong_type(node.span, f"set {one.partition(' ')[2] or 'anything'}", found))


def can_be_among(span: Span, among: Meant, one: str, scope: Scope) -> bool:
    """Whether a thing of one type can be in a pile or a set."""
    where, found = among
    of = found.partition(" ")[2]
    can = found == "unknown" or fits(scope, f"thing {of}", one)
    if not can:
        pile = where.pile if isinstance(where, m.Inside) else ""
        say(scope, words.never_among(span, one.partition(" ")[2], of, pile))
    return can


def conjuncts(node: nodes.Node) -> list[nodes.Node]:
    """What `and` joins."""
    return [*conjuncts(node.left), node.right] if isinstance(node, nodes.And) else [node]


def thing_type(kind: str, scope: Scope) -> str:
    """The type of one thing of a noun."""
    world = scope.world
    if kind in world.goods:
        return "goods"
    if is_kind(world, kind):
        return f"thing {kind}"
    if kind in world.elements:
        return f"thing {world.elements[kind]}"
    if world.groups.get(kind):
        return f"thing {world.elements.get(world.groups[kind][0], 'anything')}"
    return "unknown" if kind != "anything" else "thing anything"


def _kind_and_trait(word: nodes.Word, scope: Scope) -> tuple[str, str]:
    """`field`, or `forest-field`: a trait before a kind that has it."""
    world = scope.world
    name = singular(world, word.text)
    if name in ("thing", "things"):
        return "anything", ""
    known = is_kind(world, name) or name in world.goods or name in world.elements or name in world.groups
    if not known:
        parted = parted_at_trait(word.text, scope)
        if parted is not None:
            return parted
    return sort_of_noun(word, scope)[1], ""


def parted_at_trait(name: str, scope: Scope) -> tuple[str, str] | None:
    """`forest-field` as its kind and its trait."""
    parts = name.split("-")
    for i in range(1, len(parts)):
        trait, kind = "-".join(parts[:i]), singular(scope.world, "-".join(parts[i:]))
        if is_kind(scope.world, kind) and _has_trait(kind, trait, scope):
            return kind, trait
    return None


def _has_trait(kind: str, trait: str, scope: Scope) -> bool:
    world = scope.world
    fields = world.fields.get(kind, {})
    if fields.get(trait) == "truth":
        return True
    of = world.elements.get(trait)
    return of is not None and any(found.partition(" ")[2] == of for found in fields.values())


def _of_opponents(node: nodes.Pick, scope: Scope) -> nodes.Pick:
    """`an opponent` and `another player`, as `a player of opponents of you`."""
    noun, kind = node.noun, node.noun.kind
    opponent = singular(scope.world, kind.text) in ("opponent", "opponents") and kind.text not in scope.vars
    other = (node.quantity.text == "another" or node.other is not None) and kind.text == "player"
    if noun.of is not None or not (opponent or other) or scope.world.names.declared.get(kind.text) is not None:
        return node
    opponents, you = (nodes.Name(kind.span, nodes.Word(kind.span, word)) for word in ("opponents", "you"))
    those = nodes.Of(kind.span, opponents, you)
    quantity = replace(node.quantity, text="a") if node.quantity.text == "another" else node.quantity
    return replace(node, quantity=quantity, other=None, noun=replace(noun, kind=replace(kind, text="player"), of=those))


def pick_of(node: nodes.Pick, scope: Scope) -> Meant:
    """A noun with its article: a choice, all of them, or whether there is one."""
    node = _of_opponents(node, scope)
    word, before = " ".join(node.quantity.text.split()), len(scope.said)
    noun = noun_of(node.noun, scope, word == "linked")
    if word == "another" and except_one(noun, scope) is None:
        say(scope, words.not_here(node.quantity.span, "`another`", OF_A_CARD))
    if node.other is not None:
        word, noun = others(node.other, word, node.many is None, noun, scope)
    one = thing_type(noun.kind, scope) if len(scope.said) == before else "unknown"
    goods = one == "goods"
    many = f"set {one.partition(' ')[2] or 'unknown'}" if one != "unknown" else "unknown"
    if word in ("each", "leading", "linked"):
        _uncounted(node, word, scope)
        if word == "linked" and node.noun.of is None:
            begin = f"write where it begins: `linked {node.noun.kind.text} of ...`"
            say(scope, words.not_here(node.quantity.span, "`linked` of nothing", begin))
        return (m.Each(noun, word), many) if not goods else _each_good(node, noun, scope)
    if word in ("some", "no"):
        _uncounted(node, word, scope)
        return m.Some(noun, word == "some"), "truth"
    kind, names = node.noun.kind, scope.world.names
    if word in ("a", "an", "another") and kind.text in names.forms and kind.text not in names.declared:
        say(scope, naming.plural_after_a(kind.span, word, kind.text, names.forms[kind.text]))
    if not scope.choices:
        element = kind.text if kind.text in scope.world.elements and node.noun.of is None else ""
        example = next((one for one, found in scope.world.elements.items() if found == kind.text), "")
        say(scope, words.no_choice(node.span, element, scope.given, example))
        return UNKNOWN
    least, most, single = _bounds(node, word, scope)
    bounded(node.span, most if single else least, noun.kind, goods, scope)
    pick = m.Pick(noun, least, most, single, "a" if word == "an" else word, goods)
    return pick, "goods" if goods else (one if single else many)


OF_A_CARD = "it leaves out the thing whose line this is: say which one in a test, as in `where (it is not king)`"


def others(other: nodes.Word, word: str, alone: bool, noun: m.Noun, scope: Scope) -> tuple[str, m.Noun]:
    """`each other card`: all but the one whose line it is."""
    if word in ("a", "an", "another", "leading", "linked"):
        say(scope, words.not_here(other.span, f"`{word} other`", "write `another`, or `each other`"))
    without = except_one(noun, scope)
    if without is None:
        say(scope, words.not_here(other.span, "`other`", OF_A_CARD))
    # `any other card` is `another card`, which is said by the article alone.
    return ("another", noun) if word == "any" and alone else (word, without or noun)


def except_one(noun: m.Noun, scope: Scope) -> m.Noun | None:
    """The noun without the thing whose line it is, or the player who does it; nothing where it is neither."""
    kind, self_kind = thing_type(noun.kind, scope), f"thing {scope.self_kind}"
    if kind == "thing player":
        one: m.Expr = m.You()
    elif scope.self_kind and kind != "goods" and (fits(scope, self_kind, kind) or fits(scope, kind, self_kind)):
        one = m.Var("self")
    else:
        return None
    tests = noun.where.items if isinstance(noun.where, m.All) else (noun.where,) if noun.where is not None else ()
    other = m.Test("!=", m.Var(noun.it), one)
    where = m.All((other, *tests)) if tests else other
    return replace(noun, where=where, words=("it is another one", *noun.words))


def bounded(span: Span, many: m.Expr, name: str, goods: bool, scope: Scope) -> None:
    """Whether so many can be made, or chosen in a number of ways that can be listed."""
    if not isinstance(many, m.Number):
        return
    if not goods:
        if many.value > COPIES:
            say(scope, limits.copies(span))
    elif name in scope.world.groups:
        members = len(scope.world.groups[name])
        if many.value > WAYS or comb(many.value + members - 1, many.value) > WAYS:
            say(scope, limits.ways(span, many.value, members))


def _each_good(node: nodes.Pick, noun: m.Noun, scope: Scope) -> Meant:
    """`each fruit` is one of every good of a group."""
    members = scope.world.groups.get(noun.kind, (noun.kind,))
    if noun != m.Noun(noun.kind) or node.quantity.text != "each":
        all_of_it = f"all there are is a sum in brackets: `({noun.kind} of you) {node.noun.kind.text}`"
        group = "write `each` and the name of a group of goods"
        hint = group if members or node.quantity.text != "each" else all_of_it
        say(scope, words.not_here(node.span, "this choice of goods", hint))
        return UNKNOWN
    return m.Both(tuple(m.Goods(m.Number(1), good) for good in members)), "goods"


def _uncounted(node: nodes.Pick, word: str, scope: Scope) -> None:
    if node.many is not None:
        say(scope, words.not_here(node.many.span, f"a number after `{word}`", "remove the number"))


def _bounds(node: nodes.Pick, word: str, scope: Scope) -> tuple[m.Expr, m.Expr, bool]:
    """At least, at most, and whether it is one thing and not a set."""
    nothing, all_of_them = m.Number(0), m.Number(999)
    many = number(node.many, without_choice(scope)) if node.many is not None else None
    if word == "up to":
        if many is None:
            say(scope, words.not_here(node.quantity.span, "`up to` without a number", "write how many: `up to 2`"))
        return nothing, many or all_of_them, False
    if word == "any number of":
        return nothing, all_of_them, False
    if many is not None and word == "any":
        return many, many, False
    _uncounted(node, word, scope)
    return m.Number(1), m.Number(1), True
