"""Acts resolved: a verb, and what it is done with, role by role.

move a card from hand of you to table      Act("move", what=Pick(card), from=Inside(hand), to=Inside(table))
"""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, twice
from ..diagnostics.words import syntax as slips
from ..replacing import replace
from ..syntax import nodes
from ..syntax.write import phrase
from ..verbs.verb import in_price
from . import model as m
from .arguments import arguments, roles_of, verb_of
from .rolling import roll
from .scope import Scope, say
from .shapes import block_of, for_each, paid_for, times
from .signatures import verbs
from .world import is_rule

LAWS = frozenset({"optional", "forced", "exhausts", "once", "twice", "works", "open", "waits", "always"})
"""What is a law under a kind or an element."""


def acts_of(node: nodes.Act | nodes.AtOnce | nodes.Either | nodes.Chain, scope: Scope) -> m.Step | None:
    """One act, a choice among several, or several one after the other."""
    if isinstance(node, nodes.Chain):
        made = [act_of(act, scope) for act in node.acts]
        return block_of(node.span, tuple(one for one in made if one is not None)) if any(made) else None
    if not isinstance(node, nodes.Either):
        return act_of(node, scope)
    found: list[m.Act | m.Stop | m.Cancel | m.EndGame] = []
    for at, act in enumerate(node.acts):
        if phrase(act) in [phrase(one) for one in node.acts[:at]]:
            say(scope, twice.said_twice(act.span, phrase(act)))
            continue
        step = act_of(act, scope)
        if isinstance(step, m.Act | m.Stop | m.Cancel | m.EndGame):
            found.append(step)
        elif step is not None:
            say(
                scope,
                words.not_here(act.span, "this as one of several", "write `choose one:` and an `option` for each"),
            )
    return m.Either(node.span, tuple(found))


def act_of(node: nodes.Act | nodes.AtOnce, scope: Scope) -> m.Step | None:
    verb = node.verb.text
    if isinstance(node, nodes.AtOnce):
        return _at_once(node, scope)
    if WORDS.get(verb) is not roll:
        not_again(node, scope)
    if verb in WORDS:
        for_nothing(node, scope)
        return WORDS[verb](node, scope)
    roles, known = roles_of(verb, scope), verb_of(verb, scope)
    price = paid_for(node, known, scope)
    if price is not None:
        parts = [act_of(part, scope) for part in price]
        return block_of(node.span, tuple(one for one in parts if one is not None)) if any(parts) else None
    if roles is not None:
        for_nothing(node, scope)
    if known is not None and in_price(known) and not scope.price:
        hint = "goods of a price are changed below `when you pay any cost:`; things change places with `move`"
        say(scope, words.not_here(node.span, f"`{verb}`", hint))
        return None
    if roles is None:
        if verb in LAWS:
            say(scope, words.law_elsewhere(node.verb.span, verb))
        elif verb in scope.vars:
            say(scope, naming.a_name_does(node.span, verb, node.what.span if node.what is not None else None))
        elif _counts_twice(node):
            say(scope, slips.as_page("counts-twice", node.span))
        elif verb not in scope.world.names.broken:
            names = [*verbs(), *WORDS, *(n for n, d in scope.world.names.declared.items() if d.sort == "rule")]
            field = verb in scope.world.fields.get(scope.self_kind, {})
            complaint = naming.field_alone(node.verb.span, verb) if field else None
            say(scope, complaint or naming.unknown_verb(node.verb.span, verb, names))
        return None
    own = is_rule(scope.world, verb)
    places, many = for_each(node, known, scope)
    node = replace(node, places=replace(node.places, items=places))
    args = arguments(node, roles, scope)
    if many is not None:
        args = tuple((role, times(value, many) if role == "what" else value) for role, value in args)
    return m.Act(node.span, verb, args, own)


def for_nothing(node: nodes.Act, scope: Scope) -> None:
    """`stop to gain 1 coin`: only a price is paid for something."""
    if node.places.aim is not None:
        say(scope, words.not_here(node.places.aim.span, "what this is for", "pay for it: `pay 1 ... to ...`"))


def not_again(node: nodes.Act, scope: Scope) -> None:
    """`gain 1 coin again`: only dice are rolled again."""
    if node.again is not None:
        hint = "dice are rolled again; of other acts write `repeat 2 times:`"
        say(scope, words.not_here(node.again.span, "`again`", hint))


def _counts_twice(node: nodes.Act) -> bool:
    """`this card counts as 2 cards`, `counts as two`, `counts double`: no line is about an amount."""
    counted = isinstance(node.what, nodes.Compare) and node.what.how.text.split() == ["counts", "as"]
    if node.verb.text == "counts" and isinstance(node.what, nodes.Name) and node.what.word.text in ("double", "twice"):
        return True
    return counted or (node.verb.text == "counts" and any(place.prep.text == "as" for place in node.places.items))


def _stop(node: nodes.Act, scope: Scope) -> m.Step:
    _alone(node, scope)
    return m.Stop(node.span)


def _cancel(node: nodes.Act, scope: Scope) -> m.Step:
    _alone(node, scope)
    if not scope.before:
        say(scope, words.not_here(node.span, "`cancel`", "let it stand under `before`, or write `stop`"))
    return m.Cancel(node.span)


def _end_game(node: nodes.Act, scope: Scope) -> m.Step:
    _alone(node, scope)
    return m.EndGame(node.span)


def _at_once(node: nodes.AtOnce, scope: Scope) -> m.Step | None:
    if WORDS.get(node.verb.text) is _end_game:
        return m.EndGame(node.span, at_once=True)
    say(scope, words.not_here(node.span, "`at once`", "write it after `end-game`"))
    return None


def _alone(node: nodes.Act, scope: Scope) -> None:
    if node.what is not None or node.places.items:
        say(scope, words.wrong_role(node.span, node.verb.text, "what", ()))


WORDS: dict[str, Callable[[nodes.Act, Scope], m.Step | None]] = {
    "stop": _stop,
    "cancel": _cancel,
    "end-game": _end_game,
    "roll": roll,
}
"""What the language itself does."""
