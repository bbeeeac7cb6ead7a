"""The layout of generated code: the meaning is right, no line is too long, and names do not clash."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.compiler.handlers.layout import WIDTH, printed
from rulewright.compiler.handlers.names import HELPERS, Names, identifier
from rulewright.compiler.handlers.tree import (
    PLUS,
    TIMES,
    Code,
    Doc,
    Gap,
    Head,
    Line,
    Note,
    Statement,
    call,
    compared,
    comprehension,
    either_or,
    head,
    index,
    joined,
    lambda_,
    line,
    listed,
    mapped,
    negated,
    number,
    operation,
    quoted,
    raw,
    tupled,
)
from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.pipeline import compile_edition, handlers_of
from rulewright.runtime import doors


def text(*statements: Statement) -> str:
    return "\n".join(printed(statements)) + "\n"


@pytest.mark.parametrize("name", [pack.name for pack in bundled_packs()])
def test_no_line_of_a_module_is_too_wide(name: str) -> None:
    compiled = compile_edition(name).value
    assert compiled is not None
    code = handlers_of(compiled)
    ast.parse(code)
    # A text of an author stays whole.
    assert not [line for line in code.splitlines() if len(line) > 120 and '"' not in line]
    assert not [line for line in code.splitlines() if line != line.rstrip()]


NAMES = ("it", "you", "g", "card_of_the_other_player", "f[5]")
TEXTS = ("a", "with, comma) and (bracket", 'quote " and', "lambda x: or", "żółć", "\u2028 and \u202e")


def expression(dice: random.Random, depth: int = 0) -> tuple[Code, str]:
    """Some Python as the printers build it, and the same with brackets wherever something could hold differently."""

    def inner() -> tuple[Code, str]:
        return expression(dice, depth + 1)

    def some() -> tuple[list[Code], str]:
        found = [inner() for _ in range(dice.randrange(4))]
        return [code for code, _ in found], ", ".join(plain for _, plain in found)

    if depth > 5 or dice.random() < 0.15:
        if dice.random() < 0.3:
            word = dice.choice(TEXTS)
            return quoted(word), repr(word)
        if dice.random() < 0.3:
            many = dice.randrange(-3, 4)
            return number(many), str(many)
        name = dice.choice(NAMES)
        return raw(name), name

    def called() -> tuple[Code, str]:
        codes, plain = some()
        return call("held", *codes), f"held({plain})"

    def named() -> tuple[Code, str]:
        (one, plain), (other, more) = inner(), inner()
        return call("rules.each", one, where=other), f"rules.each({plain}, where={more})"

    def tuple_of() -> tuple[Code, str]:
        codes, plain = some()
        return tupled(codes), f"({plain}{',' if codes else ''})"

    def list_of() -> tuple[Code, str]:
        codes, plain = some()
        return listed(codes), f"[{plain}]"

    def dict_of() -> tuple[Code, str]:
        code, plain = inner()
        return mapped([(raw("you"), code)]), f"{{you: ({plain})}}"

    def and_or() -> tuple[Code, str]:
        word = dice.choice(("and", "or"))
        found = [inner() for _ in range(dice.randrange(1, 4))]
        return joined(word, [code for code, _ in found]), f" {word} ".join(f"({plain})" for _, plain in found)

    def refused() -> tuple[Code, str]:
        code, plain = inner()
        return negated(code), f"not ({plain})"

    def sum_of() -> tuple[Code, str]:
        (one, plain), (other, more) = inner(), inner()
        sign = dice.choice(("+", "-", "*", "//"))
        holds = PLUS if sign in "+-" else TIMES
        return operation(one, sign, other, holds), f"({plain}) {sign} ({more})"

    def test() -> tuple[Code, str]:
        (one, plain), (other, more) = inner(), inner()
        sign = dice.choice(("==", "<=", "in", "not in"))
        return compared(one, sign, other), f"({plain}) {sign} ({more})"

    def item() -> tuple[Code, str]:
        (one, plain), (other, more) = inner(), inner()
        return index(one, other), f"({plain})[{more}]"

    def choice() -> tuple[Code, str]:
        (one, a), (two, b), (three, c) = inner(), inner(), inner()
        return either_or(one, two, three), f"({b}) if ({a}) else ({c})"

    def function() -> tuple[Code, str]:
        code, plain = inner()
        return tupled([lambda_("g, you", code)]), f"(lambda g, you: ({plain}),)"

    def loop() -> tuple[Code, str]:
        (each, a), (source, b), (test, c) = inner(), inner(), inner()
        return comprehension("[", each, "it", source, test, "]"), f"[({a}) for it in ({b}) if ({c})]"

    # Each is made only when it is chosen.
    ways: tuple[Callable[[], tuple[Code, str]], ...] = (
        called, named, tuple_of, list_of, dict_of, and_or, refused, sum_of, test, item, choice, function, loop,
    )  # fmt: skip
    return dice.choice(ways)()


FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
"""What `not` makes of a comparison."""


def meaning(code: str) -> str:
    """The code without what layout may change: needless brackets, and `not` of `not`; `a + (b - c)` is `a + b - c`."""

    class Plain(ast.NodeTransformer):
        def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
            self.generic_visit(node)
            inner = node.operand
            if isinstance(node.op, ast.Not) and isinstance(inner, ast.Compare) and type(inner.ops[0]) in FLIPPED:
                return ast.Compare(inner.left, [FLIPPED[type(inner.ops[0])]()], inner.comparators)
            twice = isinstance(node.op, ast.Not) and isinstance(inner, ast.UnaryOp) and isinstance(inner.op, ast.Not)
            return inner.operand if twice and isinstance(inner, ast.UnaryOp) else node

        def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
            self.generic_visit(node)
            right = node.right
            far = isinstance(right, ast.BinOp) and isinstance(right.op, ast.Add | ast.Sub)
            if far and isinstance(right, ast.BinOp) and isinstance(node.op, ast.Add):
                nearer = ast.BinOp(node.left, node.op, right.left)
                return ast.BinOp(self.visit(nearer), right.op, right.right)
            return node

    return ast.unparse(Plain().visit(ast.parse(code)))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 1 << 32))
def test_any_code_means_what_was_built(seed: int) -> None:
    dice = random.Random(seed)
    code, plain = expression(dice)
    test, bare = expression(dice)
    laid = text(head([line("x = ", code), head([line("return ", code)], "if ", test)], "def first(g, you)"))
    wanted = f"def first(g, you):\n    x = {plain}\n    if {bare}:\n        return {plain}\n"
    assert meaning(laid) == meaning(wanted)


def test_how_it_looks() -> None:
    one = "x" * 40
    assert text(line(call("put", raw("g"), raw("you")))) == "put(g, you)\n"
    wide = call("put", raw("g"), raw(one), raw(one), raw(one), to=raw(one))
    assert text(line(wide)) == f"put(\n    g,\n    {one},\n    {one},\n    {one},\n    to={one},\n)\n"
    test = joined("and", [raw(one)] * 3)
    assert text(line("return ", test)) == f"return (\n    {one}\n    and {one}\n    and {one}\n)\n"
    assert text(line("x = ", tupled([quoted("a")]))) == 'x = ("a",)\n'
    assert text(line("x = ", tupled([quoted("a"), number(1)]))) == 'x = ("a", 1)\n'
    filled = text(line(call("f", *(raw(f"{n:03}") for n in range(1, 41)))))
    assert filled.count("\n") == 4 and filled.startswith("f(\n    001, 002, ")
    assert text(Note("why"), Gap(2), Head(raw("else"), (Line(raw("pass")),))) == "# why\n\n\nelse:\n    pass\n"
    assert text(head([], "else")) == "else:\n    pass\n"


@pytest.mark.parametrize(("last", "first_line"), [("i" * 14, 105), ("i" * 17, 89)])
def test_a_line_is_filled_to_the_last_letter(last: str, first_line: int) -> None:
    items = ["a" * 8] * 9 + [last] + ["b" * 8] * 3
    lines = text(line(call("f", *map(raw, items)))).split("\n")
    assert lines[0] == "f(" and lines[3] == ")" and len(lines[1]) == 4 + first_line
    assert "".join(lines[1:3]).replace(" ", "") == "".join(f"{item}," for item in items)


@pytest.mark.parametrize(
    ("code", "looks"),
    [
        (negated(negated(raw("a"))), "a"),
        (negated(joined("or", [raw("a"), raw("b")])), "not (a or b)"),
        (joined("and", [joined("or", [raw("a"), raw("b")]), raw("c")]), "(a or b) and c"),
        (joined("or", [joined("and", [raw("a"), raw("b")]), raw("c")]), "(a and b) or c"),
        (operation(raw("a"), "-", operation(raw("b"), "-", raw("c"), PLUS), PLUS), "a - (b - c)"),
        (operation(operation(raw("a"), "-", raw("b"), PLUS), "-", raw("c"), PLUS), "a - b - c"),
        (operation(operation(raw("a"), "+", raw("b"), PLUS), "*", number(-1), TIMES), "(a + b) * -1"),
        (operation(raw("a"), "*", operation(raw("b"), "//", raw("c"), TIMES), TIMES), "a * (b // c)"),
        (negated(compared(raw("a"), "in", raw("b"))), "a not in b"),
        (negated(compared(raw("a"), "<=", raw("b"))), "not a <= b"),
        (index(operation(raw("a"), "+", raw("b"), PLUS), raw("c")), "(a + b)[c]"),
        (call(lambda_("x", raw("x")), raw("y")), "(lambda x: x)(y)"),
    ],
)
def test_brackets_stand_only_where_they_are_needed(code: Code, looks: str) -> None:
    assert str(code) == looks


def test_every_name_that_the_runtime_gives_is_kept_free() -> None:
    assert set(doors.__all__) - HELPERS == set(FOR_PLAYERS)


FOR_PLAYERS = "Decision Edition Fault NotOffered Option OtherGame Outcome load replay save view".split()
"""What handlers never call."""


@pytest.mark.parametrize("word", "rules g f s at of piles v self go options why list None if".split())
def test_no_handler_is_called_by_a_name_that_handlers_use(word: str) -> None:
    assert identifier(word) == f"{word}_"


def test_what_stands_before_an_opened_list_is_opened_too() -> None:
    some, more = ([raw(f"a_name_of_twenty_{n}") for n in range(many)] for many in (7, 9))
    code = text(line("x = ", call("f", *some), " + ", call("g", *more)))
    assert max(map(len, code.splitlines())) <= WIDTH
    assert ast.unparse(ast.parse(code)).count("a_name") == 16


def test_a_name_is_handed_out_once() -> None:
    names = Names()
    assert [names.of(name) for name in ("a-b", "a_b", "a.b", "2x", "c")] == ["a_b", "a_b_2", "a_b_3", "2x_", "c"]


@pytest.mark.parametrize("words", ['rubble tin "A tin"', 'a """ b \\ \n \\" ', "x " * 90, "\u2028 and \u202e", ""])
def test_a_docstring_says_what_the_author_wrote(words: str) -> None:
    code = text(head([Doc(words), line("return 1")], "def f()"))
    (function,) = ast.parse(code).body
    assert isinstance(function, ast.FunctionDef) and len(function.body) == 2
    assert " ".join((ast.get_docstring(function) or "").split()) == " ".join(words.split())
    assert not {"\u2028", "\u202e"} & set(code) and max(map(len, code.splitlines())) <= WIDTH
