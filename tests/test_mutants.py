"""The faults that `make mutants` plants: what they are, where they are, and that each one matters."""

from __future__ import annotations

from pathlib import Path

import pytest

from mutants.equal import EQUAL
from mutants.planting import Mutant, drawn, mutants_of, planted, shown
from mutants.rooms import ROOMS, files_of
from mutants.running import Trails, chosen

ROOT = Path(__file__).parents[1]


def lines(source: str) -> list[str]:
    """What becomes of a line, each way."""
    return [planted(source, mutant).strip() for mutant in mutants_of("a.py", source)]


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("x = a < b", ["x = (a <= b)"]),
        ("x = a and b", ["x = (a or b)", "x = b", "x = a"]),
        ("x = not a", ["x = a"]),
        ("x = a + 1", ["x = (a - 1)", "x = a + 2", "x = a + 0"]),
        ("x = 'é' == a", ["x = 'é?' == a", "x = ('é' != a)"]),
        ("x = True", ["x = False"]),
        ("x = None", []),
        ("f(a, b)", ["pass", "f(b, a)"]),
        ("f(a, key=b)", ["pass", "f(a)"]),
        ("x = min(a)", ["x = max(a)"]),
        ("x = a.startswith(b)", ["x = a.endswith(b)"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if True]"]),
        ("x += a", ["pass"]),
        ("x.y = a", ["pass"]),
        ("if a: pass", ["if True: pass", "if False: pass"]),
        ("for a in b: pass", ["for a in (): pass"]),
        ("while a: pass", ["while False: pass"]),
        ('"""What it is."""', []),
        ("x: int = 1", ["x: int = 2", "x: int = 0"]),
        ("x = f'{a + 1}'", []),
        ("assert a + 1", []),
        ("Side = Literal['left', 'right']", []),
        ("x = cast('A', f(1, a))", ["x = cast('A', f(a, 1))", "x = cast('A', f(2, a))", "x = cast('A', f(0, a))"]),
        ("if TYPE_CHECKING: f(a, b)", []),
        ("def f(a: 'A' = 1) -> 'B': return a", ["", "", ""]),
    ],
)
def test_what_becomes_of_a_line(line: str, faults: list[str]) -> None:
    assert len(lines(line)) == len(faults)
    assert not any(faults) or lines(line) == faults


def test_a_name_is_dropped_only_where_it_is_given_twice() -> None:
    assert "def f(a):\n    pass\n    b = a" in lines("def f(a):\n    a = g(a)\n    b = a")
    assert "def f(a):\n    pass\n    return b" not in lines("def f(a):\n    b = a\n    return b")


def test_what_is_done_at_import_is_told_apart() -> None:
    source = "x = 1\ndef f(a=2):\n    def g(b=3):\n        return 4\nclass C:\n    y = 5\n"
    found = {mutant.was: mutant.once for mutant in mutants_of("a.py", source)}
    assert found == {"1": True, "2": True, "3": False, "4": False, "5": True}


def test_a_fault_is_shown_with_its_place() -> None:
    source = "def f(a):\n    if a < 1:\n        return 2\n"
    mutant = next(one for one in mutants_of("a.py", source) if one.kind == "other test")
    assert shown(source, mutant) == "a.py:2  f: other test\n-    if a < 1:\n+    if (a <= 1):"


def test_a_sample_is_part_of_a_larger_one() -> None:
    mutants = mutants_of("a.py", "x = a < b\ny = a + b\nz = 1\n")
    assert drawn(mutants, 2, 7) == drawn(mutants, 3, 7)[:2]
    assert drawn(mutants, 0, 7) != drawn(mutants, 0, 8)


def test_the_quickest_chosen_a_line_come_first() -> None:
    lines = {"1": [""], "2": ["slow", "quick", "broken"], "4": ["other"]}
    trails = Trails({"slow": 3.0, "quick": 1.0, "other": 2.0, "broken": -1.0}, {"a.py": lines})

    def over(line: int) -> list[str]:
        return chosen(trails, Mutant("a.py", line, line, "", "f", 0, 0, "", ""))

    assert over(2) == over(3) == ["quick", "slow"]
    assert over(1) == ["quick", "other", "slow"]
    assert chosen(trails, Mutant("a.py", 4, 4, "", "f", 0, 0, "", "", once=True)) == over(1)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_each_fault_of_a_room_is_python(room: object) -> None:
    found = next(one for one in ROOMS if one is room)
    paths = files_of(found, ROOT)
    assert paths and all((ROOT / f"tests/{name}.py").exists() for name in found.tests)
    for path in paths:
        source = (ROOT / path).read_text("utf-8")
        for mutant in drawn(mutants_of(path, source), 4, 1):
            compile(planted(source, mutant), path, "exec")
            assert planted(source, mutant) != source


def test_equal_mutations_still_exist() -> None:
    known = {
        mutant.key
        for room in ROOMS
        for path in files_of(room, ROOT)
        for mutant in mutants_of(path, (ROOT / path).read_text("utf-8"))
    }
    assert not set(EQUAL) - known
    assert all(EQUAL.values())
