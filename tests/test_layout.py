"""Generated code laid out: it means what it meant, is no wider than need be, and is not changed by it once more."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.compiler.emit.layout import WIDTH, laid_out
from rulewright.compiler.emit.names import Names, identifier
from rulewright.compiler.pipeline import bundled_packs, compile_edition, emitted


def meaning(code: str) -> str:
    """The code without what layout may change: how docstrings are broken."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef) and node.body and isinstance(node.body[0], ast.Expr):
            text = node.body[0].value
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                text.value = " ".join(text.value.split())
    return ast.unparse(tree)


@pytest.mark.parametrize("name", [pack.name for pack in bundled_packs()])
def test_what_is_emitted_stays_what_it_was(name: str) -> None:
    compiled = compile_edition(name).value
    assert compiled is not None
    code = emitted(compiled, name)
    laid = laid_out(code)
    assert laid_out(laid) == laid and max(map(len, laid.splitlines())) <= 120
    changed = [line for line in meaning(code).splitlines() if line.strip() != "return None"]
    assert [line for line in meaning(laid).splitlines() if line.strip() != "return None"] == changed


SAYINGS = ("A rule", 'Say \\"so\\"', "x " * 90)
NAMES = ("it", "you", "game", "card_of_the_other_player")
TEXTS = ('"a"', '"with, comma) and (bracket"', '"quote \\" and"', '"lambda x: or"', '"żółć"')


def expression(dice: random.Random, depth: int = 0) -> str:
    """Some Python as the compiler writes it."""

    def inner() -> str:
        return expression(dice, depth + 1)

    if depth > 5 or dice.random() < 0.15:
        return dice.choice((*NAMES, *TEXTS, "7", "None"))

    def some(form: str = "{}") -> str:
        return ", ".join(form.format(inner()) for _ in range(dice.randrange(4)))

    # Each is made only when it is chosen.
    ways: tuple[Callable[[], str], ...] = (
        lambda: f"game.read({some()})",
        lambda: f"game.each({inner()}, where=lambda it, you: {inner()}, least={inner()})",
        lambda: f"({inner()}, {some()})",
        lambda: f"({inner()}, )",
        lambda: f"[{some()}]",
        lambda: f"{{{some('you: {}')}}}",
        lambda: f"({inner()} and {inner()} and {inner()})",
        lambda: f"({inner()}) or ({inner()})",
        lambda: f"not ({inner()})",
        lambda: f"({inner()}) + ({inner()})",
        lambda: f"v[{inner()}]",
        lambda: f"(lambda game, you: ({inner()}, ))",
    )
    return dice.choice(ways)()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 32))
def test_any_code_means_what_it_meant(seed: int) -> None:
    dice = random.Random(seed)
    code = (
        f'def first(game, you):\n    """{dice.choice(SAYINGS)}"""\n'
        f"    if {expression(dice)}:\n        game.put({expression(dice)})\n        return None\n"
        f"    x = {expression(dice)}\n    return {expression(dice)}\n"
        f"\n\npack.tables[{dice.choice(TEXTS)}] = {expression(dice)}\n"
    )
    laid = laid_out(code)
    assert meaning(laid) == meaning(code)
    assert laid_out(laid) == laid


def test_how_it_looks() -> None:
    one = "x" * 40
    call = f"verbs.put(game, you, {one}, {one}, to={one})\n"
    assert laid_out(call) == f"verbs.put(\n    game,\n    you,\n    {one},\n    {one},\n    to={one},\n)\n"
    test = f"return {one} and {one} and {one}"
    cut = f"return (\n        {one}\n            and {one}\n            and {one}\n    )"
    assert laid_out(f"def f():\n    {test}\n") == f"def f():\n    {cut}\n"
    assert laid_out('pack.x = (("what", "cell"), )\n') == 'pack.x = (("what", "cell"),)\n'
    assert laid_out('pack.x = (("what", "cell", ), 1, )\n') == 'pack.x = (("what", "cell"), 1)\n'
    assert laid_out(f"f({', '.join(f'{n:03}' for n in range(1, 41)).replace('0', '1')})\n").count("\n") == 4
    assert laid_out("f(a, )(b, )\nx = y[0](c, )\n") == "f(a)(b)\nx = y[0](c)\n"
    assert WIDTH < 120


@pytest.mark.parametrize(
    "word", "pack verbs game you v it self CountsAs Game Laws Next Pack Shift Vars list None if".split()
)
def test_no_handler_is_called_by_a_name_that_handlers_use(word: str) -> None:
    assert identifier(word) == f"{word}_"


def test_a_name_is_handed_out_once() -> None:
    names = Names()
    assert [names.of(name) for name in ("a-b", "a_b", "a.b", "2x", "c")] == ["a_b", "a_b_2", "a_b_3", "2x_", "c"]


@pytest.mark.parametrize(("last", "first_line"), [("i" * 15, 106), ("i" * 16, 89)])
def test_a_line_is_filled_to_the_last_letter(last: str, first_line: int) -> None:
    items = ["a" * 8] * 9 + [last] + ["b" * 8] * 3
    lines = laid_out(f"f({', '.join(items)})\n").split("\n")
    assert lines[0] == "f(" and lines[3] == ")" and len(lines[1]) == 4 + first_line
    assert "".join(lines[1:3]).replace(" ", "") == "".join(f"{item}," for item in items)


def test_a_handler_returns_once() -> None:
    inside = "    if a:\n        b()\n        return None\n    return None\n"
    assert laid_out("def f():\n" + inside) == "def f():\n    if a:\n        b()\n    return None\n"
    # Out of a loop it is a way out, and alone it is all there is of a branch.
    for kept in (
        "def f():\n    for a in b:\n        c()\n        return None\n    return None\n",
        "def f():\n    if a:\n        return None\n    return None\n",
        "def f():\n    if a:\n        b()\n        return None\n    c()\n    return None\n",
        "def f():\n    for a in b:\n        if c:\n            d()\n            return None\n    return None\n",
    ):
        assert laid_out(kept) == kept


def test_a_docstring_keeps_its_quotes() -> None:
    code = 'def f():\n    """rubble tin \\"A tin\\""""\n    return 1\n'
    assert laid_out(code) == 'def f():\n    """rubble tin "A tin" """\n    return 1\n'
    hostile = 'def f():\n    """a \\"\\"\\" b \\\\ \\n \\\\\\" """\n    return 1\n'
    assert meaning(laid_out(hostile)) == meaning(hostile)
