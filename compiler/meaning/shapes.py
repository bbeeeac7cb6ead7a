"""Sentences as cards print them, resolved: whose turn of phrase it is, what is done one after the other, at what price.

each opponent loses 1 coin           For(p, opponents of you, As(p, lose 1 coin))
pay 1 coin to gain 2 vp              both, one after the other
gain 1 vp for each knight            gain (count knights) vp
"""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming
from ..replacing import replace
from ..source.text import Span
from ..syntax import nodes
from ..syntax.nodes import Node
from ..verbs.verb import OPEN, Verb, of_goods, pays, role_of
from . import model as m
from .meant import meant
from .scope import Scope, inner, say
from .signatures import signature
from .world import is_kind, is_rule, singular

OTHERS = m.Value("opponents", (m.You(),))
SUBJECTS = {"any player": m.Noun("player"), "another player": m.Noun("player", source=OTHERS)}
SUBJECTS["an opponent"] = SUBJECTS["another player"]
"""The players among whom one is chosen, if a line begins with one of them."""


def block_of(at: Span, steps: tuple[m.Step, ...]) -> m.Step:
    """Several steps as one."""
    return steps[0] if len(steps) == 1 else m.If(at, m.Truth(True), steps, ())


Acts = nodes.Act | nodes.AtOnce | nodes.Either | nodes.Chain


def plain_act(act: Acts | nodes.Instead, scope: Scope) -> Acts | nodes.Instead:
    """`loses` after a subject is `lose`."""
    return replace(act, act=_plain(act.act, scope)) if isinstance(act, nodes.Instead) else _plain(act, scope)


def _plain(act: Acts, scope: Scope) -> Acts:
    if isinstance(act, nodes.Either | nodes.Chain):
        return replace(act, acts=tuple(replace(one, verb=plain_verb(one.verb, scope)) for one in act.acts))
    return replace(act, verb=plain_verb(act.verb, scope))


def plain_verb(word: nodes.Word, scope: Scope) -> nodes.Word:
    """The verb of a third person's form, if there is no verb of that name."""
    if known(word.text, scope):
        return word
    text, hyphen, rest = word.text.partition("-")
    plain = [text[:-1]] if text.endswith("s") else []
    plain += [text[:-2]] if text.endswith("es") else []
    plain += [text[:-3] + "y"] if text.endswith("ies") else []
    # `fights-over` of `fight-over`: it is the verb that has the ending; else the last word of a name such as `re-roll`.
    plain = [one + hyphen + rest for one in plain]
    plain += [word.text[:-1]] if hyphen and rest.endswith("s") else []
    found = next((one for one in plain if known(one, scope)), "")
    return nodes.Word(word.span, found) if found else word


def known(verb: str, scope: Scope) -> bool:
    return is_rule(scope.world, verb) or signature(verb) is not None


def each_seat(
    kind: nodes.Word, other: nodes.Word | None, at: Span, lines: tuple[m.Step, ...], scope: Scope
) -> m.Step | None:
    """`each player gains 1 coin`, `each opponent loses 1 coin`, and several lines below `each other player`."""
    if kind.text == "player" and other is None:
        return m.EachSeat(at, lines, "player" in scope.vars)
    if (kind.text, other is None) in (("opponent", True), ("player", False)):
        return m.For(at, "player", OTHERS, (m.As(at, m.Var("player"), lines),))
    say(scope, naming.unknown(kind.span, kind.text, ["player", "opponent"], "seat", scope.world.phases))
    return None


def within_each(scope: Scope) -> Scope:
    return inner(scope, player="thing player")


def by_somebody(at: Span, who: nodes.Word, lines: tuple[m.Step, ...], scope: Scope) -> m.Step | None:
    """`an opponent loses 1 coin`: whose turn of phrase it is chooses which."""
    if who.text == "you":
        return block_of(at, lines)
    noun = SUBJECTS.get(" ".join(who.text.split()))
    if noun is None:
        say(scope, words.not_here(who.span, f"`{who.text}`", "write who: `each player`, `an opponent`"))
        return None
    one = m.Number(1)
    chosen = m.Choose(at, "player", m.Pick(noun, one, one, True, "a"), m.You())
    return m.If(at, m.Truth(True), (chosen, m.As(at, m.Var("player"), lines)), ())


# ---- a price, and what it is paid for


def paid_for(node: nodes.Act, known: Verb | None, scope: Scope) -> tuple[nodes.Act, nodes.Act] | None:
    """`pay 1 coin to gain 2 vp` as the payment and what follows it."""
    if known is None or not pays(known):
        return None
    aim = node.places.aim
    if aim is not None and aim.prep.text == "to":
        places = nodes.Aims(aim.places.span, aim.places.items, None)
        then = nodes.Act(Span(aim.span.source, aim.verb.span.start, aim.span.end), aim.verb, aim.what, places)
        return replace(node, places=replace(node.places, aim=None)), then
    before, last = node.places.items[:-1], node.places.items[-1] if node.places.items else None
    if last is not None and last.prep.text == "to" and isinstance(last.what, nodes.Name):
        then = nodes.Act(last.what.span, last.what.word, None, nodes.Aims(last.what.span, (), None))
        return replace(node, places=replace(node.places, items=before)), then
    return None


# ---- for each


def for_each(node: nodes.Act, known: Verb | None, scope: Scope) -> tuple[tuple[nodes.Place, ...], m.Expr | None]:
    """The parts of an act without `for each ...`, and the number of those things; after it, `in` names a place."""
    items = node.places.items
    at = next((n for n, one in enumerate(items) if one.prep.text == "for" and _is_each(one.what)), None)
    goods = known is not None and of_goods(known) and any(role.type == OPEN for role in known.roles)
    if at is None or known is None or not goods:
        return items, None
    pick = items[at].what
    assert isinstance(pick, nodes.Pick)
    rest = items[at + 1 :]
    if rest and rest[0].prep.text in ("in", "on", "from") and role_of(known, rest[0].prep.text) is None:
        pick = replace(pick, noun=replace(pick.noun, of=rest[0].what))
        rest = rest[1:]
    good = singular(scope.world, pick.noun.kind.text)
    plain = replace(scope, choices=False)
    if good in scope.world.goods and not is_kind(scope.world, good):
        return (*items[:at], *rest), held(good, scope)
    found, kind = meant(pick, plain)
    return (*items[:at], *rest), m.Count(found) if kind != "unknown" else m.Number(1)


def _is_each(node: Node) -> bool:
    return isinstance(node, nodes.Pick) and node.quantity.text == "each" and node.many is None


def held(good: str, scope: Scope) -> m.Expr:
    """The number you have of a good, or of the goods of a group."""
    members = scope.world.groups.get(good, (good,))
    found: m.Expr = m.Read(members[0], (you_of(members[0], scope),)) if members else m.Number(0)
    for one in members[1:]:
        found = m.Sum("+", found, m.Read(one, (you_of(one, scope),)))
    return found


def you_of(good: str, scope: Scope) -> m.Expr:
    """You, or the side that you are on, where a good is kept for sides."""
    declared = scope.world.names.declared.get(good)
    of = declared.node.of if declared is not None and isinstance(declared.node, nodes.Slot) else None
    marker = scope.world.sides.get(of.text) if of is not None else None
    return m.Read(marker, (m.You(),)) if marker else m.You()


def times(what: m.Expr, many: m.Expr) -> m.Expr:
    """Goods, multiplied."""
    if isinstance(what, m.Goods):
        return m.Goods(many if what.many == m.Number(1) else m.Sum("*", what.many, many), what.good)
    if isinstance(what, m.Both):
        return m.Both(tuple(times(item, many) for item in what.items))
    if isinstance(what, m.Pick) and what.goods:
        return replace(what, least=many, most=many, single=False, word="any")
    return m.Value("times", (what, many))
