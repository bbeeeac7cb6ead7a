"""Runs scenarios: each from an empty state, with its answers as written. Failures are reported with their places."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from .diagnostics.diagnostic import Diagnostic
from .diagnostics.words import scenarios as words
from .frozen import frozen
from .handlers.played import played
from .meaning import model as m
from .pipeline import Compiled, model_hash
from .plan.lower import lower, scene_id
from .scenario_course import Course, figure, instead
from .script import Script
from .source.text import Span

if TYPE_CHECKING:
    from rulewright.runtime import Game
    from rulewright.runtime.faults import Endless


@frozen
class Ran:
    scenario: m.Scenario
    failures: tuple[Diagnostic, ...]
    figures: Mapping[Span, int]
    """The number that a line found, where it expected another."""


def run_scenarios(compiled: Compiled, only: str = "", titles: Collection[str] = ()) -> list[Ran]:
    """Every scenario of an edition, or those of one pack; only those with these titles, if some are given."""
    model = compiled.model
    made = played(lower(model, scenes=True), model_hash(compiled))
    script = Script(model, made)
    found: list[Ran] = []
    for number, scenario in enumerate(model.scenarios):
        if only in ("", scenario.pack) and (not titles or scenario.title in titles):
            found.append(_run(script, number, scenario))
    return found


def _run(script: Script, number: int, scenario: m.Scenario) -> Ran:
    course = Course("", script)
    failures = tuple(_failures(course, script, number, scenario))
    return Ran(scenario, failures, course.figures)


def _failures(course: Course, script: Script, number: int, scenario: m.Scenario) -> Iterator[Diagnostic]:
    """What fails in a scenario, each with the lines before it and their effects."""
    from rulewright.runtime import Game
    from rulewright.runtime.faults import Endless

    seats = scenario.seats or script.model.players[0]
    game = Game(script.played.rules, seats, seed=number, begin=False, watch=course.watch)
    course.you = game.seats[0]
    try:
        for failure in steps_of(game, course, script, number, scenario):
            yield course.shown(failure)
    except Endless as fault:
        at = scenario.scenes[0].at if not course.done else course.done.pop()[0]
        yield course.shown(words.for_ever(at, _places(fault, script.model)))


def _places(fault: Endless, model: m.Model) -> list[Span]:
    """The places of the rules, abilities and things of an endless loop."""
    abilities = [one for each in model.elements.values() for one in each.abilities]
    abilities += [one for each in model.kinds.values() for one in each.abilities]
    abilities += [hook.ability for hook in model.hooks]
    at = {id: one.at for id, one in (*model.elements.items(), *model.rules.items())}
    at |= {one.id: one.at for one in abilities}
    return [at[id] for id in fault.ring if id in at]


def steps_of(
    game: Game,
    course: Course,
    script: Script,
    number: int,
    scenario: m.Scenario,
    watch: Callable[[int], None] = lambda at: None,
) -> Iterator[Diagnostic]:
    """Runs the steps of a scenario and reports those that fail. `watch` is called before each step, with its number."""
    from rulewright.runtime.running import call

    g, you = game.table(), 0
    failed = False
    for index, scene in enumerate(scenario.scenes):
        watch(index)
        if scene.mode == "when":
            if game.pending():
                asked = game.pending()[0]
                yield words.still_asked(scene.at, asked.seat, [option.id for option in asked.options])
                return
            course.begin(scene.at, game)
            call(g, g.rules.by_id[scene_id(number, index)], you)
            g.go_on(False)
            course.asked(game)
        elif scene.mode == "given":
            for one in scene.values:
                script.give(one, g, you)
        elif scene.mode == "then":
            if not script.holds(scene.values, g, you):
                failed = True
                if (found := figure(scene.values[0], g, script)) is not None:
                    course.figures[scene.at] = found
                yield words.not_so(scene.at, instead(scene.values[0], g, script), *_asked(game))
        else:
            answers = tuple(script.answer(one, g, you) for one in scene.values)
            seat = script.answer(scene.by, g, you) if scene.by is not None else None
            if scene.mode == "choosing":
                course.begin(scene.at, game)
                for answer in answers:
                    if not choose(game, answer, seat):
                        yield words.not_offered(scene.at, answer, offered(game, seat), who_is_not(game, seat))
                        return
                course.asked(game)
            else:
                for failure in _expected(scene, game, answers, seat, script.model):
                    failed = True
                    yield failure
        g.raised = []
    if not failed and game.pending() and scenario.scenes[-1].mode in ("when", "choosing", "then"):
        yield words.left_asked(scenario.scenes[-1].at, *_asked(game))
    for name, left in g.fate.items():
        if left:
            at = [scene.at for scene in scenario.scenes if scene.mode == "given"][-1]
            yield words.never_came(at, name, script.face(g, name, left[0]))


def _asked(game: Game) -> tuple[str, list[str]]:
    """The seat that is asked, and its options; empty where there is none."""
    asked = game.pending()
    return (asked[0].seat, [option.id for option in asked[0].options]) if asked else ("", [])


def _offered(scene: m.Scene, game: Game, answers: tuple[str, ...], seat: str | None) -> Iterator[Diagnostic]:
    for answer in answers:
        if not matching(game, answer, seat):
            yield words.not_offered(scene.at, answer, offered(game, seat), who_is_not(game, seat))


def _only(scene: m.Scene, game: Game, answers: tuple[str, ...], seat: str | None) -> Iterator[Diagnostic]:
    yield from _offered(scene, game, answers, seat)
    meant = {option for answer in answers for option in matching(game, answer, seat)}
    more = [option for option in options(game, seat) if option not in meant]
    if more:
        yield words.is_offered(scene.at, [option for _, option in more])


def _refused(
    scene: m.Scene, game: Game, answers: tuple[str, ...], seat: str | None, model: m.Model
) -> Iterator[Diagnostic]:
    for answer in answers:
        if matching(game, answer, seat):
            yield words.is_offered(scene.at, [answer])
        elif scene.because:
            reasons = why_not(game, answer)
            reasons += _lawless(game, answer, model) if scene.because not in reasons else []
            if scene.because in reasons:
                continue
            if not reasons and (nobody := who_is_not(game, seat)):
                yield words.not_asked(scene.at, answer, nobody)
            else:
                yield words.other_reason(scene.at, answer, scene.because, reasons)


def _expected(
    scene: m.Scene, game: Game, answers: tuple[str, ...], seat: str | None, model: m.Model
) -> Iterator[Diagnostic]:
    match scene.mode:
        case "offered":
            return _offered(scene, game, answers, seat)
        case "only":
            return _only(scene, game, answers, seat)
        case _:
            return _refused(scene, game, answers, seat, model)


def _lawless(game: Game, answer: str, model: m.Model) -> list[str]:
    """The laws of a card by which its abilities are not offered."""
    if answer not in model.elements:
        return []
    from .ability_state import why_not_used

    return why_not_used(game.table(), model, answer)


def why_not(game: Game, thing: str) -> list[str]:
    """What keeps a thing from being offered in the question that is asked."""
    return [words for seat in game.seats for words in game.why_not(thing, seat)]


def options(game: Game, seat: str | None = None) -> list[tuple[str, str]]:
    """All possible answers: (seat, option) for every question, or the offered abilities if there is no question."""
    pending = game.pending()
    if not pending:
        you = seat or game.seats[0]
        return [(you, id) for id in game.open_to(you)]
    return [(one.seat, option.id) for one in pending if seat in (None, one.seat) for option in one.options]


def who_is_not(game: Game, seat: str | None) -> str:
    """The message that no seat is asked, or not this one; empty where it is."""
    if any(seat in (None, one.seat) for one in game.pending()):
        return ""
    return f"{seat} is not" if seat is not None and game.pending() else "nobody is"


def offered(game: Game, seat: str | None = None) -> list[str]:
    return [id for _, id in options(game, seat)]


def matching(game: Game, answer: str, seat: str | None = None) -> list[tuple[str, str]]:
    """The options an answer means: the same words in any order, or one that ends in it, as `use ace` does in `ace`."""
    found = options(game, seat)
    for near in (_same, _copy, _one, _ending):
        exact = [one for one in found if near(one[1], answer)]
        if exact:
            return exact
    return []


def _same(option: str, answer: str) -> bool:
    return sorted(option.split(" + ")) == sorted(answer.split(" + "))


def _copy(option: str, answer: str) -> bool:
    return option.partition("@")[0] == answer


def _one(option: str, answer: str) -> bool:
    return answer in (f"1 {option}", option.removeprefix("1 "))


def _ending(option: str, answer: str) -> bool:
    return option.endswith(f" {answer}")


def choose(game: Game, answer: str, by: str | None = None) -> bool:
    found = matching(game, answer, by)
    if not found:
        return False
    seat, option = found[0]
    if game.pending():
        game.answer_only(option, seat)
    else:
        game.take_up(option, seat)
    return True
