"""Each page of grammar/mistakes: its samples give the diagnostic at the marked line, and the corrected ones are
clean.

A sample marks its line with the remark `# here`; a sample of one line, or of a whole file, needs no mark. In a phrase
file the remark stands above: `# here` marks the next line, `# here: .v2` the next one that begins like that.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from about import about
from road import PLAY, told, travel
from rulewright.compiler.check import check
from rulewright.compiler.cli.reading import reading
from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Fix
from rulewright.compiler.diagnostics.pages import (
    CARDS,
    PHRASES,
    PRINTED,
    PRINTED_PL,
    Sample,
    all_slugs,
    files,
    page_of,
    read_page,
    shown_page,
)
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.diagnostics.words.syntax import PLAIN
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.scenarios import run_scenarios
from rulewright.compiler.syntax.mend import FORM

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "compiler/diagnostics/words"
MARK = "# here"


def emitted(path: Path) -> set[str]:
    """The slugs that a file of sentences gives out."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            if node.func.id in ("Diagnostic", "_said", "_beside", "_note") and isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


ROOMS = (
    "syntax.py",
    "meaning.py",
    "kinds.py",
    "naming.py",
    "packs.py",
    "limits.py",
    "text.py",
    "fluent.py",
    "printed.py",
    "prose.py",
)
"""What is said of files and folders has its test in test_load.py, what lints say beside the lints."""


def ours() -> list[str]:
    of_rooms = set(PLAIN).union(*(emitted(WORDS / room) for room in ROOMS))
    of_rooms.discard("too-many-packs")  # tests/test_limits.py builds that many
    return [slug for slug in all_slugs() if slug in of_rooms or read_page(page_of(slug) or "", slug).said]


OURS = ours()


def said_of(sample: Sample, slug: str, folder: Path) -> tuple[tuple[Diagnostic, ...], str]:
    """What is said of a sample, and its text."""
    if sample.kind in ("rules", "markdown"):
        more = "" if slug == "no-play" or "to play" in sample.text else PLAY
        text = sample.text + (f"\n```rules\n{more}```\n" if sample.kind == "markdown" and more else more)
        return travel(text, f"sample.{'rules.md' if sample.kind == 'markdown' else 'rules'}").said, sample.text
    for path, data in files(sample).items():
        place = folder / "sample" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    if sample.kind not in ("packs", *CARDS):
        (folder / "sample" / "zz-play.rules").write_text(PLAY)
    if sample.kind in CARDS:
        return read_of(sample, folder), sample.text
    said = check([str(folder / "sample")], release=slug == "stand-in").said
    return (*said, *read_of(sample, folder)), sample.text


def read_of(sample: Sample, folder: Path) -> tuple[Diagnostic, ...]:
    """The card text of a sample, alone or held against its rules."""
    pack = folder / "sample"
    if sample.kind in CARDS:
        file = str(pack / CARDS[sample.kind])
        language = "pl" if sample.kind == "cards-pl" else "en"
        return tuple(reading([file], [], language, file if sample.kind == "cards-both" else None).said)
    for path, language in ((PRINTED, "en"), (PRINTED_PL, "pl")):
        if path in files(sample):
            return tuple(reading([str(pack), str(pack / path)], [], language, None).said)
    return ()


def marked(text: str) -> list[int]:
    """The lines that a sample marks."""
    rows, found = text.splitlines(), list[int]()
    for number, row in enumerate(rows, 1):
        if not row.startswith(MARK):
            found += [number] if MARK in row else []
            continue
        begins = row.removeprefix(MARK).removeprefix(":").strip()
        found.append(next(at for at, one in enumerate(rows[number:], number + 1) if one.strip().startswith(begins)))
    return found


def in_its_file(sample: Sample, line: int) -> int:
    """A line of a sample, counted in the file in which it stands."""
    above = sample.text.splitlines()[:line] if sample.kind == "packs" else []
    return line - max((number for number, row in enumerate(above, 1) if row.startswith("=== ")), default=0)


def of_scenarios(sample: Sample, folder: Path) -> tuple[Diagnostic, ...]:
    (folder / "sample").mkdir(parents=True)
    for path, data in files(sample).items():
        (folder / "sample" / path).write_bytes(data)
    (folder / "sample" / "zz-play.rules").write_text(PLAY)
    told = compile_edition(str(folder / "sample"))
    assert told.value is not None and not about(told.said), render(told.said)
    return tuple(failure for ran in run_scenarios(told.value) for failure in ran.failures)


def test_the_page_of_a_scenario_that_fails(tmp_path: Path) -> None:
    page = read_page(page_of("scenario-fails") or "", "scenario-fails")
    for number, sample in enumerate(page.samples):
        said = of_scenarios(sample, tmp_path / f"{number}")
        assert told(said) == [(line, "scenario-fails") for line in marked(sample.text)], (
            f"{sample.text}\n{render(said)}"
        )
    for number, sample in enumerate(page.put_right):
        assert not of_scenarios(sample, tmp_path / f"right-{number}")


@pytest.mark.parametrize("slug", OURS)
def test_a_page_says_what_happens(slug: str, tmp_path: Path) -> None:
    page = read_page(page_of(slug) or "", slug)
    for number, sample in enumerate(page.samples):
        said, text = said_of(sample, slug, tmp_path / f"{number}")
        if slug == "too-many-faults":
            said = tuple(one for one in said if one.slug != "unexpected-word")
        assert [one.slug for one in about(said, slug)] == [slug], f"{text}\n{render(said)}"
        if wanted := [in_its_file(sample, line) for line in marked(text)]:
            assert [line for line, _ in told(about(said, slug))] == wanted, f"{text}\n{render(said)}"
        else:
            whole = sample.kind not in ("rules", "markdown", *PHRASES)
            assert whole or len(text.splitlines()) == 1, f"no mark in\n{text}"
    for number, sample in enumerate(page.put_right):
        said, text = said_of(sample, slug, tmp_path / f"right-{number}")
        assert not about(said, slug), f"{text}\n{render(said)}"


@pytest.mark.parametrize("slug", [slug for slug in all_slugs() if slug != "scenario-fails"])
def test_the_edits_that_are_called_sure_leave_nothing_wrong(slug: str, tmp_path: Path) -> None:
    """A sample has one thing wrong; with what is surely right in its place, the whole pack is clean."""
    for number, sample in enumerate(read_page(page_of(slug) or "", slug).samples):
        folder = tmp_path / f"{number}"
        said = about(said_of(sample, slug, folder)[0], slug)
        sure = [fix for one in said for fix in one.fixes[:1] if fix.sure]
        if len(sure) == len(said) and sure:
            again = about(said_after(sure, sample, slug, folder), slug)
            assert not again, f"{sample.text}\n{render((*said, *again))}"


def said_after(fixes: list[Fix], sample: Sample, slug: str, folder: Path) -> tuple[Diagnostic, ...]:
    """What is said of a sample once its edits are made."""
    source = fixes[0].span.source
    text = source.original
    for fix in sorted(fixes, key=lambda one: -one.span.start):
        text = text[: fix.span.start] + fix.text + text[fix.span.end :]
    if sample.kind in ("rules", "markdown"):
        return travel(text, source.name).said
    next(path for path in folder.rglob("*") if source.name.endswith(path.relative_to(folder).as_posix())).write_text(
        text
    )
    if sample.kind in CARDS or PRINTED in files(sample) or PRINTED_PL in files(sample):
        return read_of(sample, folder)
    return check([str(folder / "sample")], release=slug == "stand-in").said


PARTS = {"headline", "label", "mark", "why", "hint", "fix", "perhaps", "else", "like", "sure", "words"}


def test_every_page_can_be_done() -> None:
    for slug in all_slugs():
        page = read_page(page_of(slug) or "", slug)
        names = [name for name, _ in page.said]
        assert set(names) <= PARTS, slug
        assert all(names.count(name) <= 1 for name in ("headline", "label", "why", "hint")), slug
        other = dict(page.said).get("else")
        assert other is None or ("like", slug) in read_page(page_of(other) or "", other).said, slug
        assert all(FORM.fullmatch(words) for name, words in page.said if name in ("fix", "perhaps")), slug
        for name, words in page.said:
            assert set(re.findall(r"\{(\w+)\}", words)) <= {"found", "before"}, slug
            assert not words.endswith(".") and (name != "headline" or not words[:1].isupper()), slug


def test_what_is_there_for_the_parser_is_not_shown_to_readers() -> None:
    shown = shown_page("else") or ""
    assert "## Said" not in shown and "## Also" in shown and shown.endswith("```\n")
    assert shown_page("no-such-page") is None


def test_there_are_enough_pages() -> None:
    assert len([slug for slug in all_slugs() if read_page(page_of(slug) or "", slug).said]) >= 25


def all_emitted() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in sorted(ROOT.glob("compiler/**/*.py")):
        for slug in emitted(path):
            found.setdefault(slug, set()).add(path.relative_to(ROOT).as_posix())
    for slug in PLAIN:
        found.setdefault(slug, set()).add("compiler/diagnostics/words/syntax.py")
    for slug in all_slugs():
        if read_page(page_of(slug) or "", slug).said:
            found.setdefault(slug, set()).add(f"grammar/mistakes/{slug}.md")
    return found


def test_every_diagnostic_has_a_page() -> None:
    without = {slug: where for slug, where in all_emitted().items() if slug not in all_slugs()}
    assert not without


def test_every_page_has_a_diagnostic() -> None:
    assert not set(all_slugs()) - set(all_emitted())


def test_diagnostics_are_made_where_their_words_are() -> None:
    """Else the two tests above would not see them."""
    makers = [path for path in ROOT.glob("compiler/**/*.py") if re.search(r"\bDiagnostic\(", path.read_text("utf-8"))]
    outside = [path.relative_to(ROOT).as_posix() for path in makers if path.parent != WORDS]
    assert outside == ["compiler/diagnostics/diagnostic.py"] or not outside, outside
