"""Packs changed at random, line by line: recorded work adds exactly what running it again would add."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.graph import known_causes
from rulewright.compiler.graph.world import World as Links
from rulewright.compiler.graph.world import world_of
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.packed import packed, unpacked
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.plan import digests
from rulewright.compiler.plan.expressions import Thing, Var
from rulewright.compiler.plan.kept import kept_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.plan.plan import Plan
from rulewright.compiler.plan.steps import Let
from rulewright.compiler.proofs import Proofs
from rulewright.compiler.reach import recorded
from rulewright.compiler.reach.findings import findings
from rulewright.compiler.reach.reach import is_played, reach
from rulewright.compiler.reach.recorded import Tape
from rulewright.compiler.reach.world import World
from rulewright.compiler.source.text import Span, source_of

ROOT = Path(__file__).parent.parent
MADE = "made"
MANIFEST = 'name = "made"\ntitle = "Made"\nplayers = 2\n'
GAME = """\
counter gem (gems) of each player, from 0 to 6, score
counter ore (ores) of each player, from 0 to 9
counter day, from 0 to 9
kind card (cards)
  works in crew
pile crew of each player, of card
to dig: gain 1 gem
to sell:
  pay 3 gem
  gain 2 ore
to rest:
  if ore of you at least 2: gain 1 gem
  change day by 1
to play:
  each player:
    create 1 digger in crew of you
    create 1 miner in crew of you
    create 1 singer in crew of you
  repeat 3 times:
    each player:
      phase turn of player:
        dig
        may sell
        rest
  end-game
card digger "Digger"
  after you gain any gems: gain 1 ore
  once per turn
card miner "Miner"
  after you gain any ore:
    if amount at least 2: gain 1 gem
  once per turn
card singer "Singer"
  after turn begins:
    pay 3 ore
    gain 1 gem
"""
"""A pack in which what can happen hangs on numbers."""
Dice = random.Random
Lines = list[str]
NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")
HEAD = re.compile(r'([a-z][\w-]*) ([\w-]+) "')


def a_number(lines: Lines, at: int, dice: Dice) -> None:
    found = list(NUMBER.finditer(lines[at]))
    if found:
        one = dice.choice(found)
        lines[at] = (
            f"{lines[at][: one.start()]}{max(int(one[0]) + dice.choice((-1, 1, 2, 9)), 0)}{lines[at][one.end() :]}"
        )


def dropped(lines: Lines, at: int, dice: Dice) -> None:
    del lines[at]


def doubled(lines: Lines, at: int, dice: Dice) -> None:
    lines.insert(at, lines[at])


def swapped(lines: Lines, at: int, dice: Dice) -> None:
    lines[at], lines[at - 1] = lines[at - 1], lines[at]


def like_another(lines: Lines, at: int, dice: Dice) -> None:
    """A line in the place of another."""
    margin = len(lines[at]) - len(lines[at].lstrip())
    others = [one for one in lines if one.strip() and len(one) - len(one.lstrip()) == margin]
    lines[at] = dice.choice(others)


def a_word(lines: Lines, at: int, dice: Dice) -> None:
    """A word in the place of another, which may be its name."""
    words = re.findall(r"[a-z][\w-]+", lines[at])
    others = re.findall(r"[a-z][\w-]+", lines[dice.randrange(len(lines))])
    if words and others:
        lines[at] = lines[at].replace(dice.choice(words), dice.choice(others), 1)


def a_card(lines: Lines, at: int, dice: Dice) -> None:
    """One like another, by another name."""
    heads = [(number, found) for number, one in enumerate(lines) if (found := HEAD.match(one))]
    if heads:
        number, found = dice.choice(heads)
        end = next((n for n in range(number + 1, len(lines)) if lines[n][:1].strip()), len(lines))
        copy = [f'{found[1]} {found[2]}-{dice.randrange(99)} "{lines[number][found.end() :]}', *lines[number + 1 : end]]
        lines[number:number] = copy


CHANGES: tuple[Callable[[Lines, int, Dice], None], ...] = (
    a_number, a_number, a_number, a_number, dropped, dropped, doubled, swapped, like_another, a_word, a_word, a_card,
)  # fmt: skip


def changed(folder: Path, dice: Dice) -> None:
    path = dice.choice(sorted(folder.glob("*.rules.md")))
    lines = path.read_text("utf-8").split("\n")
    inside, rows = False, list[int]()
    for number, one in enumerate(lines):
        if one.startswith("```"):
            inside = one.startswith("```rules")
        elif inside and one.strip():
            rows.append(number)
    if rows:
        dice.choice(CHANGES)(lines, dice.choice(rows), dice)
        path.write_text("\n".join(lines), "utf-8")


def laid(name: str, folder: Path) -> Path:
    """A pack without its scenarios, which cost most and change nothing here."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if name == MADE:
        (folder / "pack.toml").write_text(MANIFEST)
        (folder / "01.rules.md").write_text(f"```rules\n{GAME}```\n")
    for path in (ROOT / "rules" / name).glob("*"):
        if path.is_file() and not path.name.startswith("9"):
            shutil.copy(path, folder)
    return folder


def plan_of(folder: Path) -> tuple[Plan, Model] | None:
    told = compile_edition(str(folder))
    if told.value is None or any(one.severity is Severity.ERROR for one in told.said):
        return None
    plan = lower(told.value.model, needs=False)
    return (plan, told.value.model) if is_played(plan) else None


def facts_of(world: World) -> object:
    """All that is found out, in the order in which it was."""
    sets = {key: list(found) for key, found in world.sets.items()}
    parts = {site: dict(found) for site, found in world.parts.items()}
    return world.ranges, list(sets.items()), parts, world.reached, world.did, world.idle, list(world.work)


def links_of(world: Links) -> object:
    """What each may cause and trigger, and on which line."""
    causes = {id: [(one, one.at) for one in found] for id, found in {**world.causes, **world.rounds}.items()}
    return causes, [(trigger.edge, trigger.name, trigger.apart, trigger.stays) for trigger in world.triggers]


def from_file(proofs: Proofs) -> Proofs:
    """As it is for a command, which reads what the last one has written."""
    return Proofs(packed={key: data for key, thing in proofs.things.items() if (data := packed(thing))})


def walk(name: str, folder: Path, seed: int, steps: int) -> tuple[int, int, int, int]:
    """How many changes were sound, how many of those ended otherwise, how much work was done, and how much was not
    done again."""
    dice, proofs = Dice(seed), Proofs()
    pack = laid(name, folder)
    sound = differ = same = work = 0
    for _ in range(steps):
        found = plan_of(pack)
        if found is None:
            laid(name, folder)
        else:
            plan, model = found
            proofs = proofs.next() if dice.random() < 0.7 else from_file(proofs)
            kept = kept_of(plan, proofs)
            warm, cold = reach(plan, kept), reach(plan)
            sound += 1
            differ += facts_of(warm) != facts_of(cold) or findings(warm, model) != findings(cold, model)
            differ += links_of(world_of(model, plan, kept=kept)) != links_of(world_of(model, plan))
            assert isinstance(warm.tape, Tape)
            same += warm.tape.same
            work += sum(map(len, warm.tape.runs.values()))
            if dice.random() < 0.25:
                laid(name, folder)
        for _ in range(dice.choice((1, 1, 1, 2))):
            changed(pack, dice)
    return sound, differ, work, same


@pytest.mark.parametrize(
    ("name", "steps"), [(MADE, 60), ("tic-tac-toe", 20), ("resurgence", 8), ("resurgence-encounters", 8)]
)
def test_work_that_is_not_done_again_changes_nothing(name: str, steps: int, tmp_path: Path) -> None:
    sound, differ, work, same = walk(name, tmp_path / name, 1, steps)
    assert not differ
    assert sound > steps / 3
    assert same > work / 6


BLIND: tuple[tuple[ModuleType | type, str, Callable[..., object]], ...] = (
    (digests, "digest_of", lambda part: ""),
    (recorded, "_state", lambda key, world: None),
    (recorded, "ground_of", lambda world, digests: ""),
    (known_causes.KnownCauses, "_state", lambda self, read, walks: ""),
)


@pytest.mark.parametrize(("where", "part", "blind"), BLIND, ids=[f"{one.__name__}.{part}" for one, part, _ in BLIND])
def test_a_fact_that_is_not_looked_at_is_noticed(
    where: ModuleType | type, part: str, blind: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the test above can fail."""
    monkeypatch.setattr(where, part, blind)
    assert any(noticed(tmp_path / "pack", seed) for seed in range(4))


def noticed(folder: Path, seed: int) -> bool:
    """Whether something comes out otherwise, or names a line that does not exist."""
    try:
        return walk(MADE, folder, seed, 40)[1] > 0
    except KeyError:
        return True


NUMBERS = ("gain 1", "gain 2", "gain 10")


def test_after_a_number_nearly_nothing_is_done_again(tmp_path: Path) -> None:
    pack, proofs = laid("resurgence", tmp_path / "pack"), Proofs()
    cards = pack / "20-survivors.rules.md"
    text = cards.read_text("utf-8")
    for many in NUMBERS:
        cards.write_text(text.replace("after you build: gain 1", f"after you build: {many}"), "utf-8")
        found = plan_of(pack)
        assert found is not None
        proofs = proofs.next()
        world = reach(found[0], kept_of(found[0], proofs))
        tape = world.tape
        assert isinstance(tape, Tape)
        work = sum(map(len, tape.runs.values()))
        assert many == NUMBERS[0] or work - tape.same < 10


def test_what_is_kept_comes_back_as_it_was(tmp_path: Path) -> None:
    found = plan_of(laid("resurgence", tmp_path / "pack"))
    assert found is not None
    plan, model = found
    proofs = Proofs()
    reach(plan, kept_of(plan, proofs))
    world_of(model, plan, kept=kept_of(plan, proofs))
    assert {type(one) for one in proofs.things.values()} == {recorded.Recorded, known_causes.Causes}
    for one in proofs.things.values():
        assert unpacked(packed(one) or b"", {}) == one


AT, ELSEWHERE = (Span(source_of("a.rules", "gain 1 coin\n"), start, 11) for start in (0, 5))
YOU = Var("thing player", "you")
DIFFERENT: tuple[object, ...] = (
    (),
    ((),),
    ((), ()),
    ("a", "b"),
    ("b", "a"),
    (("a",), "b"),
    ("a", ("b",)),
    ("ab",),
    (1,),
    (True,),
    ("1",),
    (None,),
    YOU,
    Var("you", "thing player"),
    Thing("thing player", "you"),
    ("thing player", "you"),
    Let(AT, "you", YOU),
    Let(AT, "you", Var("thing player", "by")),
)


def test_what_is_different_has_another_digest() -> None:
    assert len({digests.digest_of(one) for one in DIFFERENT}) == len(DIFFERENT)


def test_what_is_the_same_elsewhere_has_the_same_digest() -> None:
    alone, shared = Let(ELSEWHERE, "you", Var("thing player", "you")), Let(AT, "you", YOU)
    assert digests.digest_of((alone, alone)) == digests.digest_of((shared, Let(AT, "you", YOU)))
