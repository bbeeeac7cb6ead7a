"""The lines of a scenario as functions: those that set up the state, and those that ask what is expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from .handlers.played import Played
from .meaning import model as m
from .plan import expressions as x
from .plan.filled import filled
from .plan.lower import of_scenario
from .plan.values import things, value
from .plan.with_needs import looking

if TYPE_CHECKING:
    from rulewright.runtime import State

Ask = Callable[[Any, int], Any]


class Script:
    """The scenarios of an edition, to be played in its module."""

    def __init__(self, model: m.Model, played: Played) -> None:
        self.model, self.played = model, played
        plan = played.writer.plan
        self.look = looking(plan.routines, plan.prices, plan.listeners, plan)

    def asked(self, expr: m.Expr, set_of: bool = False) -> Ask:
        """A function of the game and of who `you` is."""
        scope = of_scenario(self.model)
        lowered = things(expr, scope) if set_of else value(expr, scope)
        return self.played.function(filled(lowered, self.look))

    def place(self, expr: m.Inside) -> Ask:
        scope = of_scenario(self.model)
        slot = self.model.slots[expr.pile]
        keys = tuple(value(key, scope) for key in expr.keys)
        return self.played.function(x.PileOf(f"pile {slot.holds}", expr.pile, keys))

    def holds(self, values: tuple[m.Expr, ...], g: State, you: int) -> bool:
        return all(bool(self.asked(one)(g, you)) for one in values)

    # ---- answers

    def answer(self, expr: m.Expr, g: State, you: int) -> str:
        """An answer as the words by which an option is known."""
        from rulewright.runtime.naming import any_name

        if isinstance(expr, m.Text):
            return expr.value
        if isinstance(expr, m.Goods):
            return f"{self.asked(expr.many)(g, you)} {expr.good}"
        if isinstance(expr, m.Both):
            return " + ".join(self.answer(item, g, you) for item in expr.items)
        found = self.asked(expr)(g, you)
        return str(
            found if isinstance(expr, m.Number) else any_name(g, value(expr, of_scenario(self.model)).type, found)
        )

    def face(self, g: State, name: str, one: int) -> str:
        """What chance was to bring, as an author says it: a number where dice show numbers."""
        from rulewright.runtime.naming import any_name

        from .verbs import VERBS
        from .verbs.verb import Throw, steps

        # What is thrown shows a thing only where its die does; what is drawn is one.
        shown = [n for die, faces in g.rules.dice.items() if not g.rules.plain_dice[die] for n in faces]
        numbers = bool(steps(VERBS[name], Throw)) and one not in shown
        return str(one if numbers else any_name(g, "thing", one))

    # ---- what is given

    def give(self, expr: m.Expr, g: State, you: int) -> None:
        """Does what must be done so that something is so. What lies somewhere has been there before: no card waits
        because it was given."""
        came = {phase: those[:] for phase, those in g.came.items()}
        for step in self._given(expr):
            step(g, you)
        for phase, those in g.came.items():
            those[: len(came[phase])] = came[phase]
            those[len(came[phase]) :] = [-1] * (len(those) - len(came[phase]))

    def _given(self, expr: m.Expr) -> Iterator[Callable[[State, int], None]]:
        match expr:
            case m.All(items=items):
                for item in items:
                    yield from self._given(item)
            case m.Test(how="=", left=m.Read() as target, right=right):
                yield self._put(target, self.asked(right))
            case m.Test(how="=", left=m.Inside() as pile, right=right):
                yield self._arrange(pile, right)
            case m.Test(how="=", left=m.Value(args=(phase,)), right=right):
                yield self._times(phase, self.asked(right))
            case m.Test(left=m.Var(name=name), right=right):
                yield self._foresee(name, right)
            case m.IsA(what=m.Read() as target, kind=kind):
                number = self.played.rules.numbers[kind]
                yield self._put(target, lambda g, you: number)
            case m.Test(how="in" | "all-in", left=left, right=m.Inside() as pile):
                yield self._lay(left, pile)
            case m.Read():
                yield self._put(expr, lambda g, you: 1)
            case m.Not(what=m.Read() as target):
                yield self._put(target, lambda g, you: 0)
            case m.During(phase=phase):
                yield self._begin(phase)
            case m.Test(left=m.Count()):
                return
            case _:
                raise AssertionError(f"this cannot be given: {type(expr).__name__}")

    def _put(self, target: m.Read, asked: Ask) -> Callable[[State, int], None]:
        from rulewright.runtime.slots import put

        keys = [self.asked(key) for key in target.keys]
        return lambda g, you: put(g, target.slot, [key(g, you) for key in keys], asked(g, you))

    def _listed(self, expr: m.Expr) -> Callable[[State, int], list[Any]]:
        """One thing or several, as a list."""
        many = isinstance(expr, m.Items | m.Each | m.Inside)
        asked = self.asked(expr, many)
        return lambda g, you: list(asked(g, you)) if many else [asked(g, you)]

    def _arrange(self, pile: m.Inside, right: m.Expr) -> Callable[[State, int], None]:
        from rulewright.runtime.piles import arrange

        place, listed = self.place(pile), self._listed(right)
        turned = "stack" in self.model.slots[pile.pile].tags

        def done(g: State, you: int) -> None:
            found = listed(g, you)
            arrange(g, place(g, you), found[::-1] if turned else found)

        return done

    def _times(self, phase: m.Expr, asked: Ask) -> Callable[[State, int], None]:
        name = phase.value if isinstance(phase, m.Text) else phase.id if isinstance(phase, m.Thing) else ""

        def done(g: State, you: int) -> None:
            if name in g.rules.phases:
                g.times[g.rules.phases.index(name)] = asked(g, you)

        return done

    def _foresee(self, name: str, right: m.Expr) -> Callable[[State, int], None]:
        listed = self._listed(right)
        return lambda g, you: g.fate.setdefault(name, []).extend(listed(g, you))

    def _lay(self, left: m.Expr, pile: m.Inside) -> Callable[[State, int], None]:
        from rulewright.runtime.copies import make
        from rulewright.runtime.piles import lay

        place = self.place(pile)
        if isinstance(left, m.Goods):
            element, many = self.played.rules.numbers[left.good], self.asked(left.many)

            def copies(g: State, you: int) -> None:
                for _ in range(many(g, you)):
                    make(g, element, place(g, you))

            return copies
        listed = self._listed(left)

        def laid(g: State, you: int) -> None:
            for thing in listed(g, you):
                lay(g, thing, place(g, you))

        return laid

    def _begin(self, phase: str) -> Callable[[State, int], None]:
        from rulewright.runtime.running import begin

        return lambda g, you: begin(g, g.rules.phases.index(phase), you)
