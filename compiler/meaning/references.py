"""Names in a phrase resolved, alone or with owners."""

from __future__ import annotations

from ..diagnostics.words import kinds, naming, whose
from ..diagnostics.words import meaning as words
from ..replacing import replace
from ..syntax import nodes
from . import model as m
from .meant import UNKNOWN, Meant, fits
from .scope import Scope, say, words_in_reach
from .values import param_of, type_of_table, type_of_value
from .world import BUILT_IN, World, is_kind, kind_is, singular


def named(word: nodes.Word, scope: Scope) -> Meant:
    """A name alone."""
    name, world = word.text, scope.world
    if name in scope.vars:
        return m.Var(name), scope.vars[name]
    if name == "you":
        return m.You(), "thing player"
    if name == "it":
        return it_of(word, scope)
    if name == "nothing":
        return m.Nothing(), "nothing"
    if name in ("yes", "true"):
        return m.Truth(True), "truth"
    if name in ("no", "false"):
        return m.Truth(False), "truth"
    if name == "players":
        return m.Each(m.Noun("player")), "set player"
    declared = world.names.declared.get(name)
    if name in world.phases and (declared is None or declared.sort == "rule"):
        return m.Text(name), "phase"
    if name in world.elements:
        kind = world.elements[name]
        # An element of an unknown kind is reported already; that is enough.
        return (m.Thing(name), f"thing {kind}") if is_kind(world, kind) or kind == "die" else UNKNOWN
    wants = takes(name, scope)
    if wants == 0:
        return applied(word, [], scope)
    if wants is not None:
        return _unapplied(word, wants, scope)
    return _plural(word, scope)


def it_of(node: nodes.Node, scope: Scope) -> Meant:
    if scope.it:
        return m.Var("it"), scope.it
    if scope.self_kind:
        return m.Var("self"), f"thing {scope.self_kind}"
    say(scope, naming.no_it(node.span))
    return UNKNOWN


def _unapplied(word: nodes.Word, wants: int, scope: Scope) -> Meant:
    """A name that is of something, standing alone: of `it` where that is meant, a good where it is one."""
    if scope.implied and scope.it and wants == 1:
        return applied(word, [(m.Var("it"), scope.it)], scope)
    if singular(scope.world, word.text) in scope.world.goods:
        return _one_good(word, scope)
    say(scope, whose.no_owner(word.span, word.text, owners(word.text, scope)))
    return UNKNOWN


def _one_good(word: nodes.Word, scope: Scope) -> Meant:
    """A good alone is one of it; in the plural, the number is not known."""
    name = singular(scope.world, word.text)
    if word.text != name:
        say(scope, kinds.no_number(word.span, word.text, name))
    return m.Goods(m.Number(1), name), "goods"


def _plural(word: nodes.Word, scope: Scope) -> Meant:
    """All things of a kind, all members of a group, all goods of one."""
    world = scope.world
    name = singular(world, word.text)
    if name in world.goods:
        return _one_good(word, scope)
    if is_kind(world, name):
        return UNKNOWN if _plain(word, name, scope) else (m.Each(m.Noun(name)), f"set {name}")
    if name in world.groups:
        members = world.groups[name]
        kind = world.elements.get(members[0], "anything") if members else "anything"
        return m.Items(tuple(m.Thing(member) for member in members)), f"set {kind}"
    if name not in world.names.broken:
        say(scope, naming.unknown(word.span, word.text, words_in_reach(scope), phases=world.phases))
    return UNKNOWN


def _plain(word: nodes.Word, kind: str, scope: Scope) -> bool:
    """Whether a kind is used alone in the singular although it has a plural, which alone means all its things."""
    plain = word.text == kind and kind in scope.world.names.forms.values()
    if plain:
        say(scope, words.noun_without_article(word.span, kind))
    return plain


def owners(name: str, scope: Scope) -> tuple[str, ...]:
    """What a name is of: the kinds of its owners, or of what it takes."""
    declared = scope.world.names.declared.get(name)
    node = declared.node if declared else None
    if isinstance(node, nodes.Slot):
        return tuple(word.text for word in (node.of, node.at) if word is not None)
    if isinstance(node, nodes.Define):
        return tuple(param.noun.kind.text for param in (node.of, node.at) if param is not None)
    if isinstance(node, nodes.Rows) and node.sort.text == "table":
        return tuple(
            mark.value.word.text
            for mark in node.marks.items
            if isinstance(mark, nodes.Bound) and mark.word.text == "by" and isinstance(mark.value, nodes.Name)
        )
    if name in BUILT_IN:
        return tuple(kind.partition(" ")[2] or kind for kind in BUILT_IN[name][0])
    return ("thing",)


def takes(name: str, scope: Scope) -> int | None:
    """The number of owners of a name; None if it is no value."""
    world = scope.world
    declared = world.names.declared.get(name)
    if declared and declared.sort in ("counter", "flag", "marker", "pile", "value", "table"):
        return len(owners(name, scope))
    if name in world.charts:
        return 2
    if name in BUILT_IN and not declared:
        return len(BUILT_IN[name][0])
    if declared and declared.sort == "wallet":
        return 1
    if any(name in fields for fields in world.fields.values()):
        return 1
    return None


def applied(word: nodes.Word, args: list[Meant], scope: Scope) -> Meant:
    """A name of something: a slot, a value, a trait, a table, or what every game has."""
    name, world = word.text, scope.world
    if any(kind == "unknown" for _, kind in args):
        return UNKNOWN
    declared = world.names.declared.get(name)
    sort = declared.sort if declared else ""
    trait = _trait(word, args, scope)
    if trait and not (sort in ("counter", "flag", "marker", "pile") and len(owners(name, scope)) == len(args)):
        return trait
    if sort in ("counter", "flag", "marker", "pile", "value", "table", "wallet"):
        return _declared(word, sort, args, scope)
    if name in world.charts and len(args) == 2:
        return m.Look(name, tuple(expr for expr, _ in args)), "number"
    if name in BUILT_IN:
        return _built_in(word, args, scope)
    if len(args) == 1 and args[0][1].partition(" ")[0] in ("pile", "set"):
        from .nouns import can_be_among, parted_at_trait

        kind, of_those = singular(world, name), ""
        if not is_kind(world, kind):
            kind, of_those = parted_at_trait(name, scope) or (kind, "")
        if is_kind(world, kind) and not can_be_among(word.span, args[0], f"thing {kind}", scope):
            return UNKNOWN
        if is_kind(world, kind):
            found = m.Each(m.Noun(kind, of_those, args[0][0])), f"set {kind}"
            return UNKNOWN if _plain(word, kind, scope) else found
    having = [kind for kind, fields in world.fields.items() if name in fields]
    one = singular(world, name)
    if not having and one != name and one in world.goods and one in world.names.declared:
        # `coins of you at least 3`: as many as there are.
        return applied(replace(word, text=one), args, scope)
    if having and len(args) == 1:
        say(scope, words.wrong_owner(word.span, name, f"thing {having[0]}", args[0][1]))
    elif name not in world.names.broken:
        known = [*world.names.declared, *BUILT_IN, *(f for fields in world.fields.values() for f in fields)]
        say(scope, naming.unknown(word.span, name, known, phases=world.phases))
    return UNKNOWN


def _trait(word: nodes.Word, args: list[Meant], scope: Scope) -> Meant | None:
    """What is printed on the thing, if its kind says that it has it."""
    if len(args) != 1 or not args[0][1].startswith("thing "):
        return None
    kind = args[0][1][6:]
    found = scope.world.fields.get(kind, {}).get(word.text)
    if found is None:
        having = [(k, fields) for k, fields in scope.world.fields.items() if k != kind and word.text in fields]
        found = next((fields[word.text] for k, fields in having if kind_is(scope.world, k, kind)), None)
    return None if found is None else (m.Trait(word.text, args[0][0]), found)


def _declared(word: nodes.Word, sort: str, args: list[Meant], scope: Scope) -> Meant:
    name, world = word.text, scope.world
    wanted = owners(name, scope) if sort != "wallet" else ("player",)
    if len(args) < len(wanted):
        if len(args) == len(wanted) - 1 and scope.implied and scope.it:
            args = [(m.Var("it"), scope.it), *args]
        else:
            say(scope, whose.no_owner(word.span, name, wanted))
            return UNKNOWN
    if len(args) > len(wanted):
        say(scope, whose.takes_nothing(word.span, name, wanted))
        return UNKNOWN
    types = owner_types(name, scope)
    args = [_on_side(arg, kind, world) for arg, kind in zip(args, types, strict=True)]
    for (_, found), kind in zip(args, types, strict=True):
        if not fits(scope, found, kind):
            say(scope, words.wrong_owner(word.span, word.text, kind, found))
    exprs = tuple(expr for expr, _ in args)
    node = world.names.declared[name].node
    if sort == "pile":
        return m.Inside(name, exprs), f"pile {held(node, world)}"
    if sort == "value":
        return m.Value(name, exprs), type_of_value(name, world)
    if sort == "table":
        return m.Look(name, exprs), type_of_table(node, world)
    kind = {"counter": "number", "wallet": "number", "flag": "truth"}.get(sort) or f"thing {held(node, world)}"
    return m.Read(name, exprs), kind


def _on_side(arg: Meant, wanted: str, world: World) -> Meant:
    """What is of a side may be said to be of a player who is on it."""
    marker = world.sides.get(wanted.partition(" ")[2]) if arg[1] == "thing player" else None
    return (m.Read(marker, (arg[0],)), wanted) if marker else arg


def owner_types(name: str, scope: Scope) -> tuple[str, ...]:
    """The types of what a name is of."""
    declared = scope.world.names.declared.get(name)
    if declared is not None and isinstance(declared.node, nodes.Define):
        params = (declared.node.of, declared.node.at)
        return tuple(param_of(param, "", Scope(scope.world, []))[1] for param in params if param is not None)
    kinds = ("player",) if declared is not None and declared.sort == "wallet" else owners(name, scope)
    return tuple(
        kind if kind == "number" else f"thing {kind}" if is_kind(scope.world, kind) else "unknown" for kind in kinds
    )


def held(node: nodes.Node, world: World) -> str:
    """The kind of the things in a pile, or of the thing under a marker; unknown if there is no such kind."""
    if isinstance(node, nodes.Slot):
        for mark in node.marks.items:
            if isinstance(mark, nodes.Bound) and mark.word.text in ("of", "on") and isinstance(mark.value, nodes.Name):
                return mark.value.word.text if is_kind(world, mark.value.word.text) else "unknown"
    return "anything"


def _built_in(word: nodes.Word, args: list[Meant], scope: Scope) -> Meant:
    wanted, result = BUILT_IN[word.text]
    if len(args) != len(wanted):
        say(scope, whose.no_owner(word.span, word.text, owners(word.text, scope)))
        return UNKNOWN
    for (_, found), kind in zip(args, wanted, strict=True):
        if not fits(scope, found, kind):
            say(scope, words.wrong_owner(word.span, word.text, kind, found))
    of = (args[0][1].partition(" ")[2] if args else "") or "anything"
    if of.startswith("set-of-") and result == "thing same":
        return m.Value(word.text, tuple(expr for expr, _ in args)), f"set {of[7:]}"
    if of in ("number", "truth") and result == "thing same":
        return m.Value(word.text, tuple(expr for expr, _ in args)), of
    return m.Value(word.text, tuple(expr for expr, _ in args)), result.replace("same", of)
