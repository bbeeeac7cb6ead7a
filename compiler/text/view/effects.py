"""What an ability does, as a tree: several acts, one of several, optional acts, or a list of steps."""

from __future__ import annotations

from ...meaning.model import Act, Block, Either, If, Let, May, Step, Truth, You
from ...replacing import replace
from ...verbs import VERBS
from ..tree import Node, node, node_of, value
from .acts import act_node
from .clauses import clause_node
from .lines import LINES, line_node
from .scope import Scope
from .truths import cond_node
from .unsaid import Unsayable

PLAIN = ("amount-of", "amount-extra", "amount-any", "amount-letter")


def effect_node(block: Block, scope: Scope) -> Node:
    groups = grouped(opened(block))
    if len(groups) == 1:
        found, _ = _whole(groups[0], scope)
        return found
    steps: list[Node] = []
    for group in groups:
        found, scope = _whole(group, scope)
        steps.append(_step(found, group[0]))
    if not steps:
        raise Unsayable("step", "nothing", at=scope.at)
    return node("effect-steps", step=tuple(steps))


def opened(block: Block) -> Block:
    """Lines in a block that `must` keeps together are lines like others."""
    found: list[Step] = []
    for step in block:
        found += opened(step.then) if isinstance(step, If) and step.test == Truth(True) else [step]
    return tuple(found)


def grouped(block: Block) -> list[Block]:
    """Neighbouring acts form one sentence, anything else another."""
    groups: list[list[Step]] = []
    for step in block:
        if groups and isinstance(step, Act | LINES) and _goes_on(groups[-1][-1]):
            groups[-1].append(step)
        else:
            groups.append([step])
    return [tuple(group) for group in groups]


def _goes_on(step: Step) -> bool:
    """A line that names a number is a sentence by itself."""
    return isinstance(step, Act | LINES) and not isinstance(step, Let)


def plainly(effect: Node) -> Node:
    """have the next player gain 1 coin -> the next player gains 1 coin"""
    acts = value(effect, "act")
    if effect.type != "effect-do" or not isinstance(acts, tuple) or len(acts) != 1:
        return effect
    act = acts[0]
    without = next((said.without for verb in VERBS.values() for said in verb.said if said.phrase == act.type), "")
    if not without:
        return effect
    seat, goods = value(act, "seat"), value(act, "goods")
    if not isinstance(seat, Node) or (isinstance(goods, Node) and not _anybodys(goods)):
        return effect
    fields = {"goods": goods} if goods is not None else {}
    deed = node("deed-do", act=(node_of(without, fields),))
    return node("effect-clause", clause=node("clause-seat", seat=seat, deed=(node("inner-deed", deed=deed),)))


def _anybodys(goods: Node) -> bool:
    """Whether an amount is the same for every `you`."""
    amounts = value(goods, "amount")
    return isinstance(amounts, tuple) and all(amount.type in PLAIN for amount in amounts)


def _whole(group: Block, scope: Scope) -> tuple[Node, Scope]:
    """One sentence, and the scope of the next."""
    first = group[0]
    scope = replace(scope, at=first.at)
    if isinstance(first, Act | LINES):
        return _acts(group, scope, "effect-do")
    match first:
        case Either(by=You()):
            return _either(first, scope, "effect"), scope
        case May(block=block, by=You()) if _willed(block) is not None:
            return _may(block, scope, "effect"), scope
        case May(block=block, by=You()):
            return willing(effect_node(block, scope), first), scope
        case _:
            return node("effect-clause", clause=clause_node(first, scope, deeds)), scope


def _acts(group: Block, scope: Scope, id: str) -> tuple[Node, Scope]:
    found: list[Node] = []
    for step in group:
        scope = replace(scope, at=step.at)
        if isinstance(step, Act):
            found.append(act_node(step, scope))
        else:
            act, scope = line_node(step, scope)
            found.append(act)
    return node(id, act=tuple(found)), scope


def _willed(block: Block) -> Block | None:
    """The acts, or the choice of one, that are optional."""
    groups = grouped(opened(block))
    one = groups[0] if len(groups) == 1 else None
    return one if one is not None and isinstance(one[0], Act | LINES | Either | May) else None


def is_simple(step: Step) -> bool:
    """Whether it is one sentence that names nothing."""
    match step:
        case Act() | Either(by=You()):
            return True
        case May(block=block, by=You()):
            return _willed(block) is not None and all(map(is_simple, opened(block)))
        case _:
            return False


def _may(block: Block, scope: Scope, of: str) -> Node:
    (group,) = grouped(opened(block))
    first = group[0]
    match first:
        case May(block=inner, by=You()) if _willed(inner) is not None:
            return _may(inner, scope, of)
        case Either(by=You()):
            return willing(_either(first, scope, of), first)
        case _:
            return willing(_acts(group, scope, f"{of}-do")[0], first)


def _steps(effect: Node) -> tuple[Node, ...]:
    clause, steps = value(effect, "clause"), value(effect, "step")
    if isinstance(clause, Node):
        return (node("step-clause", clause=clause),)
    return steps if isinstance(steps, tuple) else ()


def _step(effect: Node, step: Step) -> Node:
    """One of several sentences."""
    clause = value(effect, "clause")
    if isinstance(clause, Node):
        return node("step-clause", clause=clause)
    if effect.type == "effect-may-steps":
        return node("step-deed", deed=node("deed-may-lines", link=tuple(_link(one, step) for one in _steps(effect))))
    return node("step-deed", deed=replace(effect, type=effect.type.replace("effect-", "deed-")))


def _link(one: Node, step: Step) -> Node:
    """One of the lines that a player may do inside of something else: it holds acts, and perhaps a condition."""
    match one:
        case Node("step-deed", (("deed", Node("deed-do" | "deed-or" | "deed-may" as kind) as deed),)):
            return replace(deed, type=kind.replace("deed-", "link-"))
        case Node("step-clause", (("clause", Node("clause-if") as clause),)):
            cond, inside = value(clause, "cond"), value(clause, "deed")
            if isinstance(inside, tuple) and len(inside) == 1 and inside[0].type == "deed-do":
                return node("link-if", cond=cond or (), act=value(inside[0], "act") or ())
        case _:
            pass
    raise Unsayable("step", "may", at=step.at)


def deeds(block: Block, scope: Scope, within: bool) -> tuple[Node, ...]:
    """The acts inside a clause, one after the other; with `within`, the last may depend on something."""
    groups = grouped(opened(block))
    if not groups:
        raise Unsayable("step", "nothing", at=scope.at)
    found: list[Node] = []
    for group in groups:
        first = group[0]
        if within and isinstance(first, If) and group is groups[-1]:
            found.append(_if_so(first, scope))
            continue
        effect, scope = _whole(group, scope)
        deed = value(_step(effect, first), "deed")
        if not isinstance(deed, Node):
            raise Unsayable("inside", "lines", at=first.at)
        found.append(node("inner-deed", deed=deed) if within else deed)
    return tuple(found)


def _if_so(step: If, scope: Scope) -> Node:
    block = opened(step.then)
    if step.otherwise or not all(isinstance(one, Act | LINES) for one in block):
        raise Unsayable("inside", "lines", at=step.at)
    cond = cond_node(step.test, scope, act_node)
    return node("inner-if", cond=cond, act=value(_acts(block, scope, "effect-do")[0], "act") or ())


def willing(effect: Node, step: Step) -> Node:
    """The same as optional acts."""
    acts = value(effect, "act")
    of, _, what = effect.type.partition("-")
    match what:
        case "do" if acts is not None:
            return node(f"{of}-may", act=acts)
        case "or" if acts is not None:
            return node(f"{of}-may-or", act=acts)
        case "may" | "may-or" | "may-steps":
            return effect
        case "clause" | "steps":
            return node("effect-may-steps", step=_steps(effect))
        case _:
            raise Unsayable("step", "may", at=step.at)


def _either(either: Either, scope: Scope, of: str) -> Node:
    odd = next((one for one in either.acts if not isinstance(one, Act)), None)
    if odd is not None:
        raise Unsayable("step", type(odd).__name__.lower(), at=odd.at)
    acts = tuple(act_node(act, scope) for act in either.acts if isinstance(act, Act))
    effect = shortest(node(f"{of}-or", act=acts))
    return willing(effect, either) if either.may else effect


def shortest(effect: Node) -> Node:
    """gain 1 wood, or gain 1 ore -> gain 1 wood or 1 ore"""
    acts = value(effect, "act")
    of, _, what = effect.type.partition("-")
    if of not in ("effect", "deed") or what not in ("or", "may-or") or not isinstance(acts, tuple):
        return effect
    amounts = [_amount(act) for act in acts]
    whole = [amount for amount in amounts if amount is not None]
    if len({act.type for act in acts}) != 1 or len(whole) < len(amounts):
        return effect
    one = node(acts[0].type, goods=node("goods-or", amount=tuple(whole)))
    return node(f"{of}-do" if what == "or" else f"{of}-may", act=(one,))


def _amount(act: Node) -> Node | None:
    """The one amount of an act that has only goods."""
    goods = value(act, "goods")
    if len(act.fields) != 1 or not isinstance(goods, Node) or goods.type != "goods-all":
        return None
    amounts = value(goods, "amount")
    return amounts[0] if isinstance(amounts, tuple) and len(amounts) == 1 else None
