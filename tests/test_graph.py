"""The chain graph: pages of rules with their reports, and the graph in its other formats."""

from __future__ import annotations

import cProfile
import json
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from subprocess import run

import pytest
from cards import lay_linked

from added_verbs import add_verb
from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.pages import page_of, read_page
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph.chains import Chains, chains_of, complaints
from rulewright.compiler.graph.draw import as_data, as_dot, as_mermaid
from rulewright.compiler.graph.picture import as_svg
from rulewright.compiler.graph.tell import tell
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.pipeline import compile_edition

CASES = sorted((Path(__file__).parent / "cases/graph").glob("*.md"))
RULES = re.compile(r"^```rules ?(?P<layer>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
VERB = re.compile(r"^```python (?P<name>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
"""The file of a verb that the page adds."""
ENDS = "\n```text\n"
HOSTILE = '<script>alert(1)</script> \\" ]]> {{ 7*7 }} ${x} `--> \u202e|%n'


def model_of(text: str, folder: Path) -> Model:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(text, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, render(told.said)
    return told.value.model


def resurgence(layer: str = "card") -> Chains:
    compiled = compile_edition("resurgence").value
    assert compiled is not None
    return chains_of(compiled.model, layer)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_page(path: Path, accept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = path.read_text("utf-8")
    asked = page.partition(ENDS)[0].rstrip()
    for verb in VERB.finditer(asked):
        add_verb(verb["name"], verb["text"], monkeypatch)
    block = RULES.search(asked)
    assert block
    model = model_of(block["text"], Path("pack"))
    chains = chains_of(model, block["layer"] or "card")
    titles = {node.id: node.title for node in chains.nodes}
    told = [tell(chains, lambda id: titles.get(id, id)), render(complaints(model))]
    answer = f"{asked}\n{ENDS}{chr(10).join(part for part in told if part)}\n```\n"
    if accept:
        path.write_text(answer, "utf-8")
    assert page == answer, "`pytest --accept` writes it anew; then read it"


def chains_on(page: str, folder: Path) -> Chains:
    block = RULES.search((Path(__file__).parent / f"cases/graph/{page}.md").read_text("utf-8"))
    assert block
    return chains_of(model_of(block["text"], folder), block["layer"] or "card")


@pytest.mark.parametrize("page", ["chains", "rings", "straight"])
def test_a_picture(page: str, accept: bool, tmp_path: Path) -> None:
    """Drawn as it was when somebody last looked at it; look again before you accept another."""
    path = Path(__file__).parent / f"cases/graph/{page}.svg"
    chains = chains_on(page, tmp_path / "pack")
    titles = {node.id: node.title for node in chains.nodes}
    svg = as_svg(chains, lambda id: titles[id], lambda id: f"{id}.html" if id != "smith" else "", ("farmer", "full"))
    if accept:
        path.write_text(svg, "utf-8")
    assert svg == path.read_text("utf-8"), "`pytest --accept` draws it anew; then look at it"


@pytest.mark.parametrize("page", ["straight", "wills", "undone"])
def test_the_data(page: str, accept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path(__file__).parent / f"cases/graph/{page}.json"
    chains = chains_on(page, Path("pack"))
    data = json.dumps(as_data(chains, page, lambda id: {"en": id.upper()}), indent=1, ensure_ascii=False) + "\n"
    if accept:
        path.write_text(data, "utf-8")
    assert data == path.read_text("utf-8"), "`pytest --accept` writes it anew; then read it"


@pytest.mark.parametrize(("form", "draw"), [("dot", as_dot), ("mermaid", as_mermaid)])
def test_other_forms(
    form: str, draw: Callable[[Chains, Callable[[str], str]], str], accept: bool, tmp_path: Path
) -> None:
    path = Path(__file__).parent / f"cases/graph/straight.{form}"
    chains = chains_on("straight", tmp_path / "pack")
    drawn = draw(chains, lambda id: f'"{id}"  \\ <b>')
    if accept:
        path.write_text(drawn, "utf-8")
    assert drawn == path.read_text("utf-8"), "`pytest --accept` writes it anew; then read it"


def test_the_page_of_the_mistake(tmp_path: Path) -> None:
    page = read_page(page_of("endless-chain") or "", "endless-chain")
    for number, sample in enumerate(page.samples):
        found = complaints(model_of(sample.text, tmp_path / f"wrong{number}"))
        assert [one.slug for one in found] == ["endless-chain"]
    for number, sample in enumerate(page.put_right):
        assert not complaints(model_of(sample.text, tmp_path / f"right{number}"))


def test_what_is_known_of_the_small_resurgence() -> None:
    chains = resurgence()
    links = {(edge.source, edge.target, edge.event, edge.choice) for edge in chains.edges}
    assert {
        ("farmer", "hunter", "gain food", False),
        ("chef", "hunter", "gain food", False),
        ("olympian", "hunter", "gain food", True),
        ("brewer", "lab-tech", "gain fuel", False),
        ("pharmacist", "lab-tech", "gain fuel", False),
        ("hunter", "hunter", "gain food", False),
    } <= links
    on = {node.id: node.on for node in chains.nodes}
    assert on["hunter"] == ("gain food",) and on["farmer"] == ("place in metro-zone",)
    alone = {"electrician", "firefighter", "scout"}
    assert alone <= set(on) and not alone.intersection(end for link in links for end in link[:2])
    assert {(ring.nodes, ring.verdict) for ring in chains.rings} >= {(("hunter",), "bounded")}
    assert ("farmer", "hunter") in chains.longest.chains or chains.longest.length > 2
    assert not chains.never_fired
    assert "gain vp" in chains.unheard and "gain food" not in chains.unheard


def test_unheard_and_never_fired_are_reported_for_all_layers() -> None:
    one, other = resurgence("card"), resurgence("all")
    assert one.unheard == other.unheard and one.never_fired == other.never_fired


def test_json_has_the_shape_of_the_contract() -> None:
    chains = resurgence()
    data = as_data(chains, "resurgence", lambda id: {"en": id, "pl": id})
    assert list(data) == ["edition", "layer", "nodes", "edges", "rings", "longest", "unheard", "never_fired", "unused"]
    (node,) = [node for node in data["nodes"] if node["id"] == "farmer"]  # type: ignore[attr-defined]
    assert list(node) == ["id", "name", "kind", "on", "emits", "layer", "at"]
    (edge,) = [edge for edge in data["edges"] if edge["from"] == "farmer"]  # type: ignore[attr-defined]
    assert list(edge) == ["from", "to", "event", "amount", "choice", "guard", "depends", "at", "heard_at"]
    assert edge["amount"] == 1 and re.search(r"survivors\.rules\.md:\d+$", edge["at"])
    for ring in data["rings"]:  # type: ignore[attr-defined]
        assert {"nodes", "verdict", "why"} <= set(ring)


def test_the_command() -> None:
    told = run(
        [sys.executable, "-m", "rulewright.compiler.cli.main", "graph", "resurgence", "--json"], capture_output=True
    )
    assert told.returncode == 0, told.stderr.decode()
    names = {node["id"]: node["name"] for node in json.loads(told.stdout)["nodes"]}
    assert names["farmer"] == {"en": "Farmer", "pl": "Rolnik"}


@pytest.mark.parametrize("layer", ["card", "modifiers", "rules", "all"])
def test_the_same_every_time(layer: str) -> None:
    assert as_svg(resurgence(layer), str) == as_svg(resurgence(layer), str)


def test_a_hostile_title_stays_text() -> None:
    svg = as_svg(resurgence("all"), lambda _: HOSTILE, lambda _: '"><script>')
    shown = ET.fromstring(svg)
    assert not [found for found in shown.iter() if found.tag.endswith("script")]
    dot = as_dot(resurgence(), lambda _: HOSTILE)
    assert '"' not in re.sub(r'"(\\.|[^"\\])*"', "", dot)
    assert "<" not in as_mermaid(resurgence(), lambda _: HOSTILE).replace("-->", "")


def test_no_graph_is_drawn_where_nothing_can_go_on_for_ever() -> None:
    """`check` must start fast: networkx is loaded only for rings that might be endless."""
    code = (
        "import sys\nfrom rulewright.compiler.pipeline import compile_edition\n"
        "from rulewright.compiler.graph.chains import complaints\n"
        "assert not complaints(compile_edition('resurgence').value.model)\nassert 'networkx' not in sys.modules"
    )
    assert run([sys.executable, "-c", code], capture_output=True, text=True).stderr == ""


def test_the_work_grows_with_the_links(tmp_path: Path) -> None:
    """Four times the cards with four times the links take little more than four times the calls."""
    calls: list[int] = []
    for many in (60, 240):
        compiled = compile_edition(str(lay_linked(tmp_path / f"many-{many}", many))).value
        assert compiled is not None
        with cProfile.Profile() as watched:
            chains = chains_of(compiled.model)
        assert len(chains.edges) > 4 * many
        calls.append(sum(one.callcount for one in watched.getstats()))
    assert calls[1] < 5 * calls[0]


def test_a_picture_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    """As the rulebook has it: names, events as sentences, and what the signs mean."""
    said: dict[str, set[str]] = {}
    for language in ("en", "pl"):
        assert main(["graph", "resurgence", "--svg", "--lang", language]) == 0
        drawn = ET.fromstring(capsys.readouterr().out)
        said[language] = {" ".join("".join(one.itertext()).split()) for one in drawn.iter() if one.tag.endswith("text")}
    assert {"Farmer", "you complete a Mission", "closes a loop"} <= said["en"]
    assert {"Rolnik", "ukończysz Misję", "zamyka pętlę"} <= said["pl"]
    assert len(said["en"] & said["pl"]) < 5


@pytest.mark.parametrize("more", [("--lang", "pl", "--json"), ("--lang", "pl", "--reach", "--json"), ("--lang", "xx")])
def test_what_has_words_in_no_language(more: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "resurgence", *more]) == 2
    told = capsys.readouterr()
    assert not told.out and told.err
