"""What an ability hears about dice: which die, and the face that it shows.

after you roll a d6             a die, whatever it shows: `amount` below
after you roll a 6 with d6      a number, with or without the article
after you roll a hit            a face that is a thing
"""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..syntax import nodes
from . import model as m
from .heard import pattern_of
from .meant import fits, meant
from .nouns import thing_type
from .scope import Scope, say
from .world import singular

Roles = tuple[tuple[str, m.Pattern], ...]
ON = ("with", "on")
"""Before the die, where what it shows comes first."""
NUMBER = m.Noun("number")


def faces_of(die: str, scope: Scope) -> str:
    """The type of what a die shows."""
    node = scope.world.names.declared[die].node
    return meant(node.faces[0], Scope(scope.world, []))[1] if isinstance(node, nodes.Die) else "unknown"


def roll_heard(node: nodes.Heard, scope: Scope) -> tuple[Roles, dict[str, str]]:
    """The parts of the event, and the names that the lines below have for them."""
    die, shown, named = None, None, None
    if node.what is not None and _is_face(node.what, scope):
        shown, named = _shown(node.what, scope), node.what
    elif node.what is not None:
        die = _die(node.what, scope)
    for place in node.places.items:
        if named is None or place.prep.text not in ON or die is not None:
            hint = "write the die, or what it shows: `after you roll a d6`, `after you roll 6 with d6`"
            say(scope, words.not_here(place.span, f"`{place.prep.text}`", hint))
        else:
            die = _die(place.what, scope)
    dice = [die.kind] if die is not None and die.kind != "die" else _dice(scope)
    types = {faces_of(one, scope) for one in dice}
    found = [("what", m.Pattern(die, ""))] if die is not None else []
    if shown is not None and named is not None:
        one = "number" if shown.kind == "number" else thing_type(shown.kind, scope)
        if types and not any(fits(scope, one, type) or fits(scope, type, one) for type in types):
            hint = "name what the die shows: one of its faces"
            say(scope, words.not_here(named.span, "what no such die shows", hint))
        types = {one}
    if len(types) != 1:
        return tuple(found), {}
    (type,) = types
    name = "amount" if type == "number" else type.partition(" ")[2]
    pattern = shown or (NUMBER if type == "number" else m.Noun(name))
    return (*found, ("as", m.Pattern(pattern, name))), {name: type}


def _dice(scope: Scope) -> list[str]:
    return [name for name, one in scope.world.names.declared.items() if one.sort == "die"]


def _is_face(node: nodes.Node, scope: Scope) -> bool:
    if isinstance(node, nodes.Number) or (isinstance(node, nodes.Bare) and node.number is not None):
        return True
    word = (
        node.noun.kind.text if isinstance(node, nodes.Pick) else node.word.text if isinstance(node, nodes.Name) else ""
    )
    name = singular(scope.world, word)
    return bool(name) and name not in ("die", *_dice(scope)) and thing_type(name, scope) != "unknown"


def _shown(node: nodes.Node, scope: Scope) -> m.Noun | None:
    digits = node.digits if isinstance(node, nodes.Number) else node.number if isinstance(node, nodes.Bare) else None
    if isinstance(node, nodes.Bare) and node.word.text not in ("a", "an", "any"):
        say(scope, words.not_here(node.word.span, f"`{node.word.text}` before what a die shows", "write `a`"))
    if digits is not None:
        is_so = m.Test("=", m.Var("it"), m.Number(int(digits.text)))
        return m.Noun("number", where=is_so, words=(f"it is {digits.text}",))
    return pattern_of(node, scope)


def _die(node: nodes.Node, scope: Scope) -> m.Noun | None:
    """`d6`, `a d6`, `any die`."""
    word = node.noun.kind if isinstance(node, nodes.Pick) else node.word if isinstance(node, nodes.Name) else None
    narrowed = isinstance(node, nodes.Pick) and (
        node.noun.where or node.noun.of or node.noun.held or node.many or node.other
    )
    if word is not None and not narrowed:
        name = singular(scope.world, word.text)
        if name in ("die", "dice"):
            return m.Noun("die")
        if name in _dice(scope):
            return m.Noun(name)
    hint = "write the die, or what it shows: `after you roll a d6`, `after you roll 6 with d6`"
    say(scope, words.not_here(node.span, "hearing this of a roll", hint))
    return None
