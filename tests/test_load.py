"""Packs in a folder: manifests, unreadable files, and how a place is shown."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from about import about
from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.diagnostics.pages import all_slugs, files, page_of, read_page
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.source.load import Pack, bundled, find_pack, load_pack, read_source, shown_as
from rulewright.compiler.source.text import line_text

WORDS = Path(__file__).parent.parent / "compiler/diagnostics/words"
SAID = "".join((WORDS / name).read_text("utf-8") for name in ("source.py", "translated.py"))
OURS = sorted(set(re.findall(r'Diagnostic\(\s*"([a-z0-9-]+)"', SAID)))
MANIFEST = """\
name = "purse"
title = "The Purse"
version = "1.10"
players = [2, 4]
builds_on = ["coins", "bars", "coins"]
languages = ["en", "pl", "de"]

[editions]
long = ["coins", "purse"]
"""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lay(folder: str, contents: dict[str, str | bytes]) -> Path:
    for name, data in contents.items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return Path(folder)


def slugs(found: tuple[Diagnostic, ...]) -> list[str]:
    return [diagnostic.slug for diagnostic in found]


def loaded(folder: Path) -> Pack:
    told = load_pack(folder)
    assert told.value is not None and not told.said, render(told.said)
    return told.value


def test_a_pack_with_everything() -> None:
    contents: dict[str, str | bytes] = {
        "pack.toml": MANIFEST,
        "10-late.rules": "",
        "02-cards.rules.md": "# Cards\n",
        "02-cards.rules": "",
        "notes.md": "",
        "02-cards.pl.md": "# Karty {#cards en=79b4bdb9}\n",
        ".#02-cards.rules": "",
        "02-cards.rules~": "",
        "text/pl.ftl": "a = b\r\n",
        "text/en.ftl": "a = c\n",
        "text/notes.txt": "",
        "more/x.rules": "",
    }
    pack = loaded(lay("purse", contents))
    assert (pack.name, pack.title, pack.version, pack.players) == ("purse", "The Purse", "1.10", (2, 4))
    assert (pack.builds_on, pack.languages) == (("coins", "bars"), ("en", "pl", "de"))
    assert pack.editions == {"long": ("coins", "purse")}
    assert [source.name for source in pack.sources] == [
        "purse/02-cards.rules",
        "purse/02-cards.rules.md",
        "purse/10-late.rules",
    ]
    assert [(language, source.name, source.text) for language, source in pack.texts] == [
        ("en", "purse/text/en.ftl", "a = c\n"),
        ("pl", "purse/text/pl.ftl", "a = b\n"),
    ]
    assert pack.manifest.name == "purse/pack.toml"
    assert hash(pack) == hash(loaded(Path("purse")))


def test_what_may_be_left_out() -> None:
    pack = loaded(lay("purse", {"pack.toml": 'name = "purse"\ntitle = "P"\nplayers = 1\n'}))
    assert (pack.version, pack.players, pack.builds_on, pack.editions) == ("", (1, 1), (), {})
    assert (pack.languages, pack.texts, pack.sources) == (("en",), (), ())
    assert loaded(lay("more", {"pack.toml": 'name = "more"\ntitle = "M"\nbuilds_on = ["purse"]\n'})).players is None


@pytest.mark.parametrize("slug", OURS)
def test_a_page_says_what_happens(slug: str) -> None:
    page = read_page(page_of(slug) or "", slug)
    for number, sample in enumerate(page.samples):
        found = load_pack(lay(f"sample-{number}", dict(files(sample)))).said
        assert slugs(about(found, slug)) == [slug]
    for number, sample in enumerate(page.put_right):
        assert about(load_pack(lay(f"right-{number}", dict(files(sample)))).said, slug) == ()


@pytest.mark.parametrize("slug", all_slugs())
def test_every_page_keeps_to_the_form(slug: str) -> None:
    page = read_page(page_of(slug) or "", slug)
    assert page.slug == slug and not page.title.endswith(".")
    assert all(files(sample) for sample in (*page.samples, *page.put_right))


def test_there_is_no_page_of_anything_else() -> None:
    assert page_of("no-such-thing") is page_of("../words") is page_of("") is None


@pytest.mark.parametrize("text", ["", "# a\n", "a\n\nwhy\n", "# a\n\nwhy\n\n## Example\n", "# a\n\nwhy\n\n## Other\n"])
def test_a_page_that_does_not_keep_to_the_form(text: str) -> None:
    with pytest.raises(ValueError, match="page"):
        read_page(text, "x")


@pytest.mark.parametrize(
    ("line", "marked"),
    [
        ("players = true", "players = true"),
        ("players = 0", "players = 0"),
        ("players = [1, 2, 3]", "players = [1, 2, 3]"),
        ("players = []", "players = []"),
        ('builds_on = "base"  # one', 'builds_on = "base"  # one'),
        ('"builds_on" = [1]', '"builds_on" = [1]'),
        ("languages = []", "languages = []"),
        ('languages = ["../../x"]', 'languages = ["../../x"]'),
        ('title = " "', 'title = " "'),
        ("editions = 1", "editions = 1"),
        ("editions.long = []", "editions.long = []"),
        ("[editions]\n'long' = 1", "'long' = 1"),
        ("[editions.long]\nx = 1", "editions.long]"),
    ],
)
def test_a_wrong_value_is_marked(line: str, marked: str) -> None:
    key = re.split(r"\W", line.strip('"'), maxsplit=1)[0]
    base = {"name": '"purse"', "title": '"P"', "players": "2"}
    manifest = "".join(f"{name} = {value}\n" for name, value in base.items() if name != key) + line + "\n"
    (found,) = load_pack(lay("purse", {"pack.toml": manifest})).said
    span = found.labels[0].span
    assert found.slug == "wrong-pack-value"
    assert span.source.original[span.start : span.end] == marked or line.startswith("[editions.")


def test_mistakes_in_a_manifest_do_not_keep_the_rules_from_being_read() -> None:
    told = load_pack(lay("purse", {"pack.toml": "name = \n", "a.rules": "counter coin\n"}))
    assert slugs(told.said) == ["not-toml"]
    assert told.value and (told.value.name, told.value.sources[0].text) == ("purse", "counter coin\n")


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 5000, "a = " + "9" * 5000, "a = 1979-99-99", "\x00", "a", '"', "\ufeff="]
)
def test_a_manifest_that_no_reader_can_read(text: str) -> None:
    assert "not-toml" in slugs(load_pack(lay("purse", {"pack.toml": text})).said)


def test_files_that_cannot_be_read() -> None:
    folder = lay("purse", {"pack.toml": 'name = "purse"\ntitle = "P"\nplayers = 1\n'})
    os.symlink("a.rules", folder / "a.rules")
    os.symlink("nowhere", folder / "b.rules.md")
    os.mkfifo(folder / "c.rules")
    told = load_pack(folder)
    assert [diagnostic.headline for diagnostic in told.said] == [
        "cannot read `purse/a.rules`: its link leads back to itself",
        "cannot read `purse/b.rules.md`: there is no such file",
        "cannot read `purse/c.rules`: it is not a regular file",
    ]
    assert told.value and [source.text for source in told.value.sources] == ["", "", ""]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_what_we_may_not_read() -> None:
    folder = lay("purse", {"pack.toml": MANIFEST, "a.rules": ""})
    (folder / "a.rules").chmod(0)
    assert "we may not read it" in render(load_pack(folder).said)
    folder.chmod(0o311)
    assert "we may not look into it" in render(load_pack(folder).said)
    folder.chmod(0)
    assert slugs(load_pack(folder).said) == ["no-pack"]
    folder.chmod(0o755)


@pytest.mark.parametrize("name", ["nowhere", "x" * 300, "a\x00b", "file", "loop", "loop/pack.toml", "", "\udcff"])
def test_a_folder_that_is_no_pack(name: str) -> None:
    Path("file").touch()
    os.symlink("loop", "loop")
    told = load_pack(Path(name))
    assert told.value is None and slugs(told.said) == ["no-pack"]
    assert find_pack(name, [Path()]) is None
    assert name == "file" or read_source(Path(name), "x.rules").said
    render(told.said).encode()


@pytest.mark.parametrize("how", ["pipe", "folder", "nowhere", "loop"])
def test_a_manifest_that_is_no_file(how: str, tmp_path: Path) -> None:
    place = tmp_path / "pack.toml"
    match how:
        case "pipe":
            os.mkfifo(place)
        case "folder":
            place.mkdir()
        case "nowhere":
            place.symlink_to("nowhere")
        case _:
            place.symlink_to("pack.toml")
    (said,) = load_pack(tmp_path).said
    assert (said.slug, said.headline.partition(": ")[2]) == ("no-pack", "its `pack.toml` is not a regular file")


def test_the_packs_in_a_folder_are_named() -> None:
    lay("shelf/purse", {"pack.toml": MANIFEST})
    lay("shelf/coins", {"pack.toml": MANIFEST})
    assert load_pack(Path("shelf")).said[0].hint == "name one of the packs in it: `coins` and `purse`"


def test_finding_a_pack() -> None:
    lay("one/purse", {"pack.toml": MANIFEST, "a.rules": ""})
    lay("two/purse", {"pack.toml": MANIFEST})
    lay("coins", {"pack.toml": MANIFEST})
    shelves = [Path("one"), Path("two")]
    assert find_pack("purse", shelves) == Path("one/purse")
    assert find_pack("purse", shelves[1:]) == Path("two/purse")
    assert find_pack("two/purse", shelves) == Path("two/purse")
    assert find_pack("one/purse/a.rules") == Path("one/purse")
    assert find_pack("coins", shelves) == Path("coins")
    assert find_pack("purse") is find_pack("nowhere", shelves) is find_pack("one/purse/b.rules") is None
    os.chdir("coins")
    assert find_pack(".") == find_pack("pack.toml") == Path()
    assert find_pack("nowhere") is None


def test_how_a_place_is_shown(tmp_path: Path) -> None:
    (tmp_path / "a/b").mkdir(parents=True)
    assert shown_as(tmp_path / "a/b") == shown_as(Path("a/b")) == shown_as(Path("./a/../a/b")) == "a/b"
    os.chdir("a")
    assert shown_as(tmp_path / "a/b") == "b"
    assert shown_as(Path("../x")) == "../x"
    assert shown_as(Path("/elsewhere/x")) == "/elsewhere/x"
    assert shown_as(bundled() / "purse/a.rules") == "rules/purse/a.rules"
    os.symlink(bundled(), "link")
    assert shown_as(Path("link/purse/a.rules")) == "rules/purse/a.rules"
    shown_as(Path("\udcff\x00")).encode()


def test_no_working_directory() -> None:
    gone = Path("gone")
    gone.mkdir()
    os.chdir(gone)
    os.rmdir("../gone")
    assert shown_as(Path("a")) == "a"
    assert slugs(load_pack(Path("a")).said) == ["no-pack"]


def test_the_bundled_packs_are_sound() -> None:
    for folder in sorted(bundled().iterdir()):
        if (folder / "pack.toml").exists():
            pack = loaded(folder)
            assert pack.name == folder.name
            assert all(source.name.startswith(f"rules/{folder.name}/") for source in pack.sources)


KEYS = st.sampled_from(
    ["name", "title", "players", "builds_on", "languages", "editions", "[editions]", "x", "[[name]]"]
)
VALUES = st.sampled_from(
    ['= "a"', "= 2", "= [1, 4]", '= ["a"]', "= true", "= {a = 1}", "", '.x = ["a"]', '= """', "= 1.5"]
)


@given(st.lists(st.tuples(KEYS, VALUES), max_size=6), st.binary(max_size=20))
def test_any_manifest_is_read(
    tmp_path_factory: pytest.TempPathFactory, lines: list[tuple[str, str]], more: bytes
) -> None:
    folder = tmp_path_factory.getbasetemp() / "any"
    folder.mkdir(exist_ok=True)
    text = "\n".join(" ".join(line) for line in lines).encode() + more
    (folder / "pack.toml").write_bytes(text)
    told = load_pack(folder)
    assert told.value is not None
    for diagnostic in told.said:
        for label in diagnostic.labels:
            line_text(label.span.source, 1)
            assert 0 <= label.span.start <= label.span.end <= len(label.span.source.original)
    render(told.said)


KINDS_OF_FILE = ("all.rules", "book.rules.md", "book.pl.md", "02-more.pl.md", "places.md", "text/en.ftl", "text")


@pytest.mark.parametrize("how", ["folder", "pipe", "nowhere", "ring"])
@pytest.mark.parametrize("name", KINDS_OF_FILE)
def test_whatever_lies_in_the_place_of_a_file_is_reported(name: str, how: str, tmp_path: Path) -> None:
    """Never passed over: what is called like a file of a pack is meant to be one."""
    pack = tmp_path / "mine"
    (pack / "text").mkdir(parents=True)
    (pack / "pack.toml").write_text('name = "mine"\ntitle = "Mine"\nplayers = 2\n')
    (pack / "book.rules.md").write_text("# A title\n\nProse.\n")
    path = pack / name
    if name == "text":
        path.rmdir()
    elif path.exists():
        path.unlink()
    match how:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "nowhere":
            path.symlink_to("nowhere")
        case _:
            path.symlink_to(path.name)
    told = [one for one in load_pack(pack).said if one.slug == "unreadable-file"]
    sound = (name, how) == ("text", "folder")
    assert [path.name in one.headline for one in told] == ([] if sound else [True])


def test_a_translation_without_a_number_is_read_beside_its_original(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ntitle = "Mine"\nplayers = 2\nlanguages = ["en", "pl"]\n')
    for name in "book.rules.md", "book.pl.md", "README.pl.md":
        (tmp_path / name).write_text("# A title\n\nProse.\n")
    pack = load_pack(tmp_path).value
    assert pack is not None and [language for language, _ in pack.translations] == ["pl"]
