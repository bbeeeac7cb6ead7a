"""Names, titles, remarks and prose may contain anything: none of it runs, and none disturbs the output."""

from __future__ import annotations

import ast
import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.diagnostics.report import as_json
from rulewright.compiler.diagnostics.sarif import as_sarif
from rulewright.compiler.handlers.module import module_of
from rulewright.compiler.meaning.export import export
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.plan.show import show
from rulewright.compiler.source.clean import clean
from rulewright.compiler.syntax.parse import parse

PLANT = "planted"
RUNS = f"__import__('pathlib').Path('{PLANT}').touch()"
"""What would leave a file behind if it ever ran."""
HOSTILE = [
    f'"""\n{RUNS}\n"""',
    f"'''\n{RUNS}\n'''",
    f"\n{RUNS}\n",
    f"\r{RUNS}\r",
    f"\u2028{RUNS}\u2029{RUNS}",
    f"\x0c{RUNS}\x0b{RUNS}\x85{RUNS}",
    f"{{{RUNS}}}",
    f"{{{{ {RUNS} }}}}",
    f"{{% {RUNS} %}}",
    f"${{{RUNS}}}",
    f"` {RUNS} `",
    f"<script>{RUNS}</script><img src=x onerror={RUNS}>",
    f"]]> --> */ {RUNS}",
    f"\\\n{RUNS}",
    f'\\\\"""\\n{RUNS}',
    '"',
    '""',
    '"""',
    "\\",
    "\\\\",
    "ends with a stroke \\",
    "\\N{DASH} \\x41 \\u0041 \\101",
    "%s %(a)s {0} {a!r:>{b}}",
    "# coding: latin-1",
    "\u202eright to left\u202c \u2066isolated\u2069 \u200fmark",
    "żółć 漢字 שלום \U0001f3b2 e\u0301",
    "\ufeff\u200b\u2060",
    "a" * 5000,
    " ",
]
PROSE = """# {0}

{0}

```rules
counter coin (coins) of each player, from 0 to 9
kind card (cards)
  has a text called flavour
card farm {1}, flavour {1}, source {1}
  after you gain any coin: gain 1 coin  # {2}
card mill {1}
  optional
  after you gain any coin:
    you may gain 1 coin
source {1}
to play:  # {2}
  # {2}
  choose one:
    option take-it: gain 1 coin
    option leave-it: stop
  end-game
scenario {1}, source {1}
  given coin of you is 1
  then coin of you is 1
ruling {1}, ours, source {1}
  question {1}
  answer {1}
  proof {1}
```

## {0}
"""


def quoted(text: str) -> str:
    r"""A text as an author would write it: a line end as `\n`."""
    escaped = (
        text.replace("\\", "\\\\").replace('"', '\\"').replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\\n")
    )
    return f'"{escaped}"'


def on_a_line(text: str) -> str:
    return re.sub(r"[\r\n]+", " ", text)


def made_of(text: str, prose: str | None = None) -> tuple[Model, tuple[str, ...]]:
    """The model of a pack full of a text, and the Python made of it."""
    page = PROSE.format(on_a_line(text) if prose is None else prose, quoted(text), on_a_line(text))
    cleaned = clean("sample.rules.md", page)
    told = parse(cleaned.value)
    meant = resolve("sample", text, (2, 2), [("sample", frozenset(), (told.value,))])
    said = [one for one in (*cleaned.said, *told.said, *meant.said) if one.slug not in ("control-character", "tab")]
    assert not said, render(said)
    return meant.value, (module_of(lower(meant.value)), module_of(lower(meant.value, scenes=True)))


def is_harmless(code: str) -> None:
    """What is planted stands in texts only."""
    for node in ast.walk(ast.parse(code)):
        names = [getattr(node, field, None) for field in ("id", "attr", "name", "module", "arg")]
        assert not any(isinstance(name, str) and ("__import__" in name or "pathlib" in name) for name in names)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_what_is_emitted_runs_nothing_of_it(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    model, made = made_of(text)
    for code in made:
        is_harmless(code)
        exec(compile(code, "<made>", "exec"), {"__name__": "made"})
    assert not Path(PLANT).exists()
    assert model.elements["farm"].title == told_again(text)
    assert json.loads(json.dumps(export(model)))


def told_again(text: str) -> str:
    """A text as it comes back: what has no place in rules is a space, line ends are folded."""
    source = clean("x.rules", f"card farm {quoted(text)}\n").value.text
    from rulewright.compiler.meaning.expressions import unquoted

    return unquoted(source[len("card farm ") : -1])


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_pack_with_such_a_title_is_played(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sample").mkdir()
    title = json.dumps(on_a_line(text)).replace("\\u2028", "").replace("\x7f", "")
    (tmp_path / "sample/pack.toml").write_text(f'name = "sample"\ntitle = {title}\nplayers = 2\n', "utf-8")
    page = PROSE.format(on_a_line(text), quoted(text), on_a_line(text))
    (tmp_path / "sample/01.rules.md").write_text(page, "utf-8", newline="")
    told = compile_edition("sample")
    if told.value is not None:
        edition_of(told.value)
    render(told.said)
    assert not Path(PLANT).exists()


def test_a_planted_hole_is_found() -> None:
    with pytest.raises(AssertionError):
        is_harmless(f'"""{HOSTILE[0]}"""')


FAULTY = [
    "card farm {1} {1}\n",
    "to play: gain {1} {1}\n",
    "card farm {1}, {2}\n",
    "# {2}\nto {2}\n",
    "kind card\n  {2}\n",
    "scenario {1}\n  then {1}\n",
    "to play:  # {2}\n  gain 1 cion  # {2}\n",
    "{2}\n",
    "remove {2}\n",
    'card x "{0}\n',
]


def uneasy(drawn: str) -> Iterator[str]:
    """Characters that do something to a terminal, or turn what stands beside them."""
    for letter in drawn:
        if letter != "\n" and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
            yield letter


@pytest.mark.parametrize("fault", FAULTY)
def test_diagnostics_about_it_can_be_shown_anywhere(fault: str) -> None:
    for text in HOSTILE:
        source = clean("sam\u202eple.rules", fault.format(on_a_line(text), quoted(text), on_a_line(text)))
        told = parse(source.value)
        meant = resolve("sample", text, (2, 2), [("sample", frozenset(), (told.value,))])
        said = (*source.said, *told.said, *meant.said)
        assert said
        assert not list(uneasy(render(said, width=80)))
        assert json.loads(as_json(said)) and json.loads(as_sarif(said))


@given(st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_text_at_all(text: str) -> None:
    # In prose a fence or a remark of HTML means something; that has its tests in test_source.py.
    _, made = made_of(text, prose="Prose")
    for code in made:
        compile(code, "<made>", "exec")


def test_a_plan_shows_any_title_on_one_line(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ntitle = "A\\nB\\u202e"\nplayers = 2\n', "utf-8")
    (tmp_path / "game.rules").write_text("to play: end-game\n", "utf-8")
    compiled = compile_edition(str(tmp_path)).value
    assert compiled is not None
    assert show(lower(compiled.model)).splitlines()[0] == "mine: A B , 2 players, made of mine"
