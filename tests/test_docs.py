"""Everything in the docs is tested: rules blocks, wrong examples with their diagnostics, commands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import doc_pages
from about import about, about_text
from added_verbs import add_verb
from doc_pages import blocks, page_id
from journey import SHOWN
from rulewright.compiler.cli.main import commands
from rulewright.compiler.meaning.walking import walk
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.scenarios import run_scenarios
from rulewright.compiler.source.clean import clean
from rulewright.compiler.syntax import nodes
from rulewright.compiler.syntax.format import formatted
from rulewright.compiler.syntax.parse import parse
from rulewright.compiler.syntax.scan import RESERVED
from rulewright.compiler.syntax.tabled import tables
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node
from rulewright.compiler.text.view.view import view
from rulewright.compiler.text.write import write
from rulewright.compiler.verbs import VERBS

EXCERPT = re.compile(r"^<!-- shown: ([a-z-]+) -->$", re.MULTILINE)
EXCERPT_BLOCK = re.compile(r"(^<!-- shown: ([a-z-]+) -->\n\n```[a-z]+\n).*?(^```$)", re.MULTILINE | re.DOTALL)


def having(fence: str) -> list[Any]:
    """The pages in which there is a block of a sort."""
    followed = {doc_pages.PAGES / "tutorial.md"}  # it has a test of its own
    found = [path for path in doc_pages.pages() if f"\n```{fence}\n" in path.read_text("utf-8")]
    found = [path for path in found if path not in followed]
    return [pytest.param(path, id=page_id(path)) for path in found]


@pytest.mark.parametrize("path", having("rules"))
def test_the_rules_of_a_page(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One pack, nothing said of it, and its scenarios come out as written."""
    monkeypatch.chdir(tmp_path)
    compiled, said = doc_pages.compiled(path.read_text("utf-8"), tmp_path)
    assert not about(said), doc_pages.drawn(said)
    assert compiled is not None
    failures = [one for ran in run_scenarios(compiled) for one in ran.failures]
    assert not failures, doc_pages.drawn(tuple(failures))


@pytest.mark.parametrize("path", having("rules"))
def test_the_rules_of_a_page_have_their_one_form(path: Path) -> None:
    text = doc_pages.own_rules(path.read_text("utf-8"))
    source = clean("page.rules.md", text).value
    assert formatted(source, parse(source).value.declarations) == text


@pytest.mark.parametrize("path", having("wrong"))
def test_the_wrong_examples_of_a_page(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accept: bool
) -> None:
    """Each is answered as the page shows, and by no other error."""
    monkeypatch.chdir(tmp_path)
    text = path.read_text("utf-8")
    written, at = [], 0
    found = list(blocks(text))
    for wrong, answer in pairwise(found):
        if wrong.info == "wrong":
            assert answer.info == "text", f"no `text` block follows {wrong.text!r}"
            said = about_text(doc_pages.said_of(text, tmp_path, wrong.text), answer.text)
            assert said, f"nothing is said of {wrong.text!r}"
            written += [text[at : answer.start], doc_pages.drawn(said)]
            at = answer.start + len(answer.text)
    compare(path, "".join(written) + text[at:], accept)


@pytest.mark.parametrize("path", having("console"))
def test_the_commands_of_a_page(path: Path, tmp_path: Path, accept: bool) -> None:
    """Each answers as the page shows, in a folder with the files of the page."""
    compare(path, doc_pages.followed(path.read_text("utf-8"), tmp_path), accept)


@pytest.mark.parametrize("path", having("pycon"))
def test_the_python_of_a_page(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accept: bool) -> None:
    """Each line answers as the page shows."""
    monkeypatch.chdir(tmp_path)
    compare(path, doc_pages.answered_by_python(path.read_text("utf-8"), tmp_path), accept)


@pytest.mark.parametrize("path", having("words"))
def test_the_words_that_are_taken(path: Path, accept: bool) -> None:
    text = path.read_text("utf-8")
    (block,) = [block for block in blocks(text) if block.info == "words"]
    taken = sorted(
        word for word, terminals in tables().words.items() if " " not in word and not RESERVED.isdisjoint(terminals)
    )
    words = textwrap.fill(" ".join(taken), 110) + "\n"
    compare(path, text[: block.start] + words + text[block.start + len(block.text) :], accept)


def test_how_a_line_travels(accept: bool) -> None:
    """Each excerpt is what its station gives now."""
    path = doc_pages.PAGES / "how-it-flows.md"
    text = path.read_text("utf-8")
    named = EXCERPT.findall(text)
    assert set(named) == set(SHOWN), "every station is shown, and no other"
    page = EXCERPT_BLOCK.sub(lambda found: f"{found[1]}{SHOWN[found[2]]()}\n{found[3]}", text)
    compare(path, page, accept)


def test_every_command_is_on_the_tour() -> None:
    text = (doc_pages.PAGES / "tour.md").read_text("utf-8")
    assert not [name for name in commands() if f"rulewright {name}" not in text and f"`{name}`" not in text]


def test_the_python_of_the_tour() -> None:
    text = (doc_pages.PAGES / "tour.md").read_text("utf-8")
    for block in blocks(text):
        if block.info == "python":
            exec(block.text, {})


def test_every_verb_is_shown() -> None:
    """It stands on the page of acts, and some page of the language does it."""
    acts = (doc_pages.PAGES / "language/acts.md").read_text("utf-8")
    assert not [verb for verb in VERBS if not re.search(rf"`{verb}[` ,]", acts)]
    assert not set(VERBS) - set(re.findall(r"[a-z-]+", rules_of_the_language()))


def test_every_construct_is_shown() -> None:
    """Every node that the grammar can make stands in some example."""
    told = parse(clean("all.rules", rules_of_the_language()).value)
    shown = {type(node).__name__ for declaration in told.value.declarations for node in walk(declaration)}
    known = {name for name, found in vars(nodes).items() if isinstance(found, type) and issubclass(found, nodes.Node)}
    assert known - shown - {"Node"} == set()


def rules_of_the_language() -> str:
    pages = [*sorted((doc_pages.PAGES / "language").glob("*.md")), doc_pages.PAGES / "language.md"]
    found = [block for page in pages for block in blocks(page.read_text("utf-8"))]
    return "\n".join(
        block.text for block in found if block.info.partition(" ")[0] == "rules" and "\n~~~" not in block.text
    )


def test_the_verb_that_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verb of the page on adding things, the case that shows it, and its sentence."""
    found = {block.file: block.text for block in blocks((doc_pages.PAGES / "adding-things.md").read_text("utf-8"))}
    add_verb("steal", found["compiler/verbs/steal.py"], monkeypatch)
    monkeypatch.chdir(tmp_path)
    compiled, said = doc_pages.compiled(found["tests/cases/play/steal.md"], tmp_path)
    assert compiled is not None and not said, doc_pages.drawn(said)
    ran = run_scenarios(compiled)
    assert ran and not [one for scenario in ran for one in scenario.failures]


def test_the_sentence_of_the_verb_that_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its phrases on the page, here as those of a pack."""
    page = list(blocks((doc_pages.PAGES / "adding-things.md").read_text("utf-8")))
    found = {block.file: block.text for block in page}
    add_verb("steal", found["compiler/verbs/steal.py"], monkeypatch)
    (tmp_path / "text").mkdir()
    (tmp_path / "pack.toml").write_text('name = "theft"\ntitle = "Theft"\nplayers = 2\n', "utf-8")
    (tmp_path / "theft.rules.md").write_text(found["tests/cases/play/steal.md"], "utf-8")
    (tmp_path / "text/en.ftl").write_text(next(block.text for block in page if block.info == "ftl"), "utf-8")
    lines = "thief bandit\n  after you steal any gems: steal 2 gems from next of you\nto play: end-game\n"
    (tmp_path / "bandit.rules").write_text(lines, "utf-8")
    compiled = compile_edition(str(tmp_path)).value
    assert compiled is not None
    told = spoken(compiled.model, compiled.packs)
    assert not told.said, doc_pages.drawn(told.said)
    phrases = dict(told.value)["en"]
    tree = view(compiled.model, phrases, compiled.model.elements["bandit"])
    assert isinstance(tree, Node)
    assert write(tree, phrases) == "After you steal any gems, steal 2 extra gems from the next player."


def test_links_between_files_lead_somewhere() -> None:
    """What MkDocs does not look at: the files at the root."""
    for path in (doc_pages.ROOT / "README.md", doc_pages.ROOT / "CONTRIBUTING.md"):
        for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
            assert (doc_pages.ROOT / link).exists(), f"{path.name}: {link}"


def test_the_site_of_the_docs(tmp_path: Path) -> None:
    """Every page is on the map, and every link and anchor leads somewhere."""
    pytest.importorskip("mkdocs", reason="MkDocs comes with the extra `site`")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    env = {**os.environ, "DISABLE_MKDOCS_2_WARNING": "true"}
    done = subprocess.run(
        [*command, "-f", doc_pages.ROOT / "docs/mkdocs.yml", "-d", tmp_path / "site"],
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    mapped = (doc_pages.ROOT / "docs/mkdocs.yml").read_text("utf-8")
    for page in doc_pages.PAGES.rglob("*.md"):
        assert f" {page.relative_to(doc_pages.PAGES).as_posix()}\n" in mapped, f"{page} is not on the map"


def compare(path: Path, page: str, accept: bool) -> None:
    if accept:
        path.write_text(page, "utf-8")
    assert path.read_text("utf-8") == page, "`pytest --accept` writes it anew; then read it"
