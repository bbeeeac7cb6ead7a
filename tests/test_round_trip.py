"""Printing and parsing again gives the same: every node, every bundled file, and any text that the grammar allows."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.source.clean import clean
from rulewright.compiler.syntax import nodes
from rulewright.compiler.syntax.format import comment_of, formatted
from rulewright.compiler.syntax.nodes import Declaration
from rulewright.compiler.syntax.parse import parse
from rulewright.compiler.syntax.write import write
from sentences import sentence

ROOT = Path(__file__).parent.parent
BUNDLED = sorted(path for kind in ("*.rules", "*.rules.md") for path in (ROOT / "rules").rglob(kind))
KINDS = {
    one.__name__
    for one in vars(nodes).values()
    if isinstance(one, type) and issubclass(one, nodes.Node) and one is not nodes.Node
}
MADE = 15_000
"""So many texts at the least; more until each construct has been made."""


def read(text: str, name: str = "made-up.rules") -> tuple[tuple[Declaration, ...], tuple[Diagnostic, ...]]:
    source = clean(name, text)
    told = parse(source.value)
    return told.value.declarations, (*source.said, *told.said)


def set_in_form(text: str, name: str = "made-up.rules") -> str:
    source = clean(name, text).value
    told = parse(source)
    assert not told.said, told.said[0].headline
    return formatted(source, told.value.declarations)


def kinds_in(part: object) -> Iterator[str]:
    """The class of every node in a tree."""
    if isinstance(part, nodes.Node):
        yield type(part).__name__
        for field in dataclasses.fields(part)[1:]:
            yield from kinds_in(getattr(part, field.name))
    elif isinstance(part, tuple):
        for item in part:
            yield from kinds_in(item)


@pytest.mark.parametrize("path", BUNDLED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_is_bundled_is_in_form(path: Path) -> None:
    text = path.read_text("utf-8")
    assert set_in_form(text, path.name) == text, "run `rulewright fmt` and read what it changes"


def test_there_are_bundled_files() -> None:
    assert len(BUNDLED) >= 2


def test_every_node_is_written_and_read_back() -> None:
    seen: Counter[str] = Counter()
    dice = random.Random(8)
    for n in range(4 * MADE):
        if n >= MADE and not KINDS - set(seen):
            break
        text = sentence(dice.randrange)
        declarations, said = read(text)
        if said:
            assert {one.slug for one in said} == {"too-deep"}, text
            continue
        seen.update(kinds_in(declarations))
        again, said_again = read("".join(write(one) + "\n" for one in declarations))
        assert not said_again and again == declarations, text
    assert KINDS - set(seen) == set(), "never made: no text of the grammar has them"


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_any_text_is_written_and_read_back(dice: random.Random) -> None:
    text = sentence(dice.randrange)
    declarations, said = read(text)
    assume(not said)
    written = "".join(write(one) + "\n" for one in declarations)
    assert read(written) == (declarations, ())
    assert set_in_form(written) == written


def untidy(text: str, dice: random.Random) -> str:
    """The same rules with wide margins, odd spaces, comments and empty lines."""
    wide = dice.choice((1, 3, 4))
    found: list[str] = []
    for line in text.splitlines():
        inside = line.lstrip(" ")
        margin = " " * ((len(line) - len(inside)) // 2 * wide)
        found += [""] * dice.choice((0, 0, 1, 3))
        if dice.random() < 0.3:
            found.append(
                " " * dice.randrange(9) + f"#{dice.choice(('', ' ', '!'))}{dice.choice(('why', 'a # b', 'cłue'))}"
            )
        words = inside if '"' in inside else inside.replace(" ", " " * dice.choice((1, 2)))
        found.append(margin + words + dice.choice(("", "", "  ", " # because", "#tight")))
    return "\n".join(found) + dice.choice(("", "\n", "\n\n\n"))


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_an_untidy_text_comes_into_form(dice: random.Random) -> None:
    texts = [sentence(dice.randrange) for _ in range(dice.randrange(1, 4))]
    declarations, said = read("".join(texts))
    assume(not said)
    mess = untidy("".join(texts), dice)
    tidy = set_in_form(mess)
    assert read(tidy) == (declarations, ())
    assert set_in_form(tidy) == tidy
    assert comments(tidy) == comments(mess)
    assert "\n\n\n" not in tidy and not any(line != line.rstrip() for line in tidy.split("\n"))


def comments(text: str) -> list[str]:
    return [found for line in text.split("\n") if (found := comment_of(line))]


LITERATE = """\
# A title   \n\

Prose  with   spaces,\ta tab # and no comment.


```rules
# above


counter   coin (coins), from 0 to 9   # how many


to collect:
    gain  1 coin
    # still of collect
# of the next
to play: collect

```
   Prose between.
~~~text
to  be   left:   alone
~~~

```rules
```
The end, without a line end"""

IN_FORM = LITERATE.replace(
    LITERATE[LITERATE.index("# above") : LITERATE.index("```\n   Prose")],
    """\
# above

counter coin (coins), from 0 to 9  # how many

to collect:
  gain 1 coin
  # still of collect
# of the next
to play: collect
""",
)


def test_only_what_stands_in_fences_is_touched() -> None:
    assert set_in_form(LITERATE, "made-up.rules.md") == IN_FORM
    assert set_in_form(IN_FORM, "made-up.rules.md") == IN_FORM


@pytest.mark.parametrize(
    ("mess", "tidy"),
    [
        ("", ""),
        ("\n\n\n", ""),
        ("# only this", "# only this\n"),
        ("to x:\n      b", "to x:\n  b\n"),
        ("to x: d [last of b,first of c]", "to x: d [last of b, first of c]\n"),
        ("to x:\n  b\n    # under b\n  # beside b\n # of x\n# of c\nto c: d\n", None),
        ("to x:\n # of b\n  b\n", "to x:\n  # of b\n  b\n"),
        ("to x:\n  if b:\n    c\n    # of c\n  # of b\n  d\n", "to x:\n  if b:\n    c\n    # of c\n  # of b\n  d\n"),
        ('to x: b "# no comment"#one\n', 'to x: b "# no comment"  # one\n'),
    ],
)
def test_places_of_comments(mess: str, tidy: str | None) -> None:
    expected = "to x:\n  b\n  # under b\n  # beside b\n# of x\n# of c\nto c: d\n" if tidy is None else tidy
    assert set_in_form(mess) == expected
