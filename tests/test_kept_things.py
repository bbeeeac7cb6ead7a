"""Results that `check` stores: they are read back unchanged, and a damaged file is ignored."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import pytest

from rulewright.compiler.cli import proved
from rulewright.compiler.cli.main import main
from rulewright.compiler.packed import packed, unpacked
from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.proofs import Proofs, key_of
from rulewright.compiler.source.load import load_pack
from rulewright.compiler.syntax.parse import Parsed, parse
from rulewright.compiler.text.index import Index, Spoken
from rulewright.compiler.text.phrasebook import Phrases, Words

ROOT = Path(__file__).parent.parent
PACKS = sorted(pack.name for pack in bundled_packs())
KEY = key_of("a", ["b"])


@pytest.mark.parametrize("name", PACKS)
def test_nodes_come_back_as_they_were(name: str) -> None:
    pack = load_pack(ROOT / "rules" / name).value
    assert pack is not None and pack.sources
    for source in pack.sources:
        for scenarios in (False, True):
            made = parse(source, scenarios).value
            data = packed(made)
            assert data is not None and source.text[:200].encode() not in data, "the source is not packed"
            back = unpacked(data, {source.name: source})
            assert isinstance(back, Parsed) and back.source is source
            assert back == made and repr(back) == repr(made)
            assert [one.span for one in back.declarations] == [one.span for one in made.declarations]


def test_phrases_come_back_as_they_were() -> None:
    from rulewright.compiler.pipeline import compile_edition
    from rulewright.compiler.text.spoken import made_of, spoken_once

    compiled = compile_edition("resurgence").value
    assert compiled is not None
    proofs = Proofs()
    told = spoken_once(compiled.model, compiled.packs, proofs, made_of(compiled.model, compiled.packs))
    (made,) = (one for one in proofs.things.values() if isinstance(one, Spoken))
    back = unpacked(packed(made) or b"", {})
    assert isinstance(back, Spoken) and back.languages.keys() == {"en", "pl"}
    for language, (phrases, index) in back.languages.items():
        assert isinstance(phrases, Phrases) and isinstance(index, Index)
        assert index == made.languages[language][1]
        for part in ("language", "phrases", "nouns", "adjectives", "joints", "asked"):
            assert getattr(phrases, part) == getattr(told.value[language], part), part


def test_what_goes_too_deep_is_not_packed() -> None:
    deep: tuple[object, ...] = ()
    for _ in range(100_000):
        deep = (deep,)
    assert packed(deep) is None


class Evil:
    def __init__(self, call: Callable[..., object], *given: object) -> None:
        self.call, self.given = call, given

    def __reduce__(self) -> tuple[object, ...]:
        return self.call, self.given


@pytest.mark.parametrize(
    "thing",
    [
        Evil(os.system, "true"),
        Evil(eval, "1"),
        Evil(getattr, Words, "text"),
        Evil(blake2b),
        # Our own functions are none of it, and neither is what our rooms have from elsewhere.
        Evil(parse, 1),
        Evil(proved.keep, 1, 2),
        Path("x"),
    ],
)
def test_nothing_but_data_comes_back(thing: object) -> None:
    assert unpacked(pickle.dumps(thing), {}) is None
    assert unpacked(pickle.dumps((Words("a"), thing)), {}) is None


def test_data_comes_back() -> None:
    assert unpacked(pickle.dumps(Words("a")), {}) == Words("a")


def test_bytes_that_are_no_thing() -> None:
    good = packed((Words("a"), Words("b"))) or b""
    assert unpacked(good, {}) == (Words("a"), Words("b"))
    for bad in (b"", b"x", good[:-1], good[5:], b"\x80\x05." + good, good.replace(b"text", b"next")):
        unpacked(bad, {})
    assert unpacked(good[:-3], {}) is None


# ---- the file


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def filled() -> Proofs:
    made = Proofs()
    made.add(KEY)
    made.keep(KEY, Words("a"))
    proved.keep(made, ["pack"])
    return made


def with_sum(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).hexdigest().encode() + b"\n" + data


def test_what_is_kept_is_read_again(cache: Path) -> None:
    made = filled()
    found = proved.proofs_of(["pack"])
    assert found.known == frozenset(made.used) and found.thing(KEY) == Words("a")
    assert not proved.proofs_of(["other"]).known


def test_what_is_not_asked_for_again_goes(cache: Path) -> None:
    filled()
    found = proved.proofs_of(["pack"])
    assert found.holds(KEY)
    proved.keep(found, ["pack"])
    again = proved.proofs_of(["pack"])
    assert again.known == {KEY} and not again.packed


def test_what_is_another_thing_by_the_same_key(cache: Path) -> None:
    """The newer one is kept, and one that nothing has asked for stays where it is said so."""
    filled()
    found = proved.proofs_of(["pack"])
    found.keep(KEY, Words("b"))
    proved.keep(found, ["pack"])
    again = proved.proofs_of(["pack"])
    again.add(key_of("c", []))
    again.stay(KEY)
    proved.keep(again, ["pack"])
    assert proved.proofs_of(["pack"]).thing(KEY) == Words("b")


@pytest.mark.parametrize("spoilt", ["", "[]", "{", '{"tool": 1}', '{"tool": "x", "proofs": ["00"]}', "[" * 100_000])
@pytest.mark.parametrize("summed", [False, True])
def test_what_is_kept_and_odd_counts_for_nothing(spoilt: str, summed: bool, cache: Path) -> None:
    filled()
    (kept,) = cache.glob("proofs-*")
    kept.write_bytes(with_sum(spoilt.encode()) if summed else spoilt.encode())
    found = proved.proofs_of(["pack"])
    assert not found.known and not found.packed


def test_every_damage_is_noticed(cache: Path) -> None:
    filled()
    (kept,) = cache.glob("proofs-*")
    data = kept.read_bytes()
    for at in range(len(data)):
        kept.write_bytes(data[:at] + bytes((data[at] ^ 1,)) + data[at + 1 :])
        found = proved.proofs_of(["pack"])
        assert not found.known and not found.packed, at
        kept.write_bytes(data[:at])
        assert not proved.proofs_of(["pack"]).known, at


def test_a_whole_file_with_odd_things_in_it(cache: Path) -> None:
    """Its sum is right; so somebody means it, or the tool was another."""
    filled()
    (kept,) = cache.glob("proofs-*")
    about = json.loads(kept.read_bytes().split(b"\n")[1])
    for odd in (
        {"proofs": [KEY, "../x", "g" * 32]},
        {"things": [[KEY, 10**9]]},
        {"things": [[KEY, -5]]},
        {"things": [["../../x", 3]]},
    ):
        data = json.dumps({**about, **odd}).encode() + b"\n" + pickle.dumps(Evil(os.system, "true"))
        kept.write_bytes(with_sum(data))
        found = proved.proofs_of(["pack"])
        assert found.known == {KEY} and found.thing(KEY) is None
    for other in ({"tool": "another"}, {"things": 3}, {"things": [3]}, {"proofs": 3}):
        kept.write_bytes(with_sum(json.dumps({**about, **other}).encode() + b"\n"))
        assert not proved.proofs_of(["pack"]).known


# ---- the command


def answers(folder: Path, cache: str) -> str:
    """What a check of a pack with a fault in it says, in a process of its own."""
    code = f"import sys; from rulewright.compiler.cli.main import main; sys.exit(main(['check', {str(folder)!r}]))"
    environment = {**os.environ, "RULEWRIGHT_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "mistake of ours" not in done.stderr, done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    pack = tmp_path / "tic-tac-toe"
    shutil.copytree(ROOT / "rules" / "tic-tac-toe", pack)
    with next(pack.glob("*.rules.md")).open("a") as file:
        file.write("\n```rules\nkind stone\n  works in nowhere\n```\n")
    return pack


def test_a_folder_in_which_nothing_can_be_kept(tmp_path: Path, faulty: Path) -> None:
    cold = answers(faulty, os.devnull)
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    assert answers(faulty, str(closed)) == cold
    (tmp_path / "file").write_text("")
    assert answers(faulty, str(tmp_path / "file")) == cold
    assert answers(faulty, str(tmp_path / "new" / "deep")) == cold == answers(faulty, str(tmp_path / "new" / "deep"))


def test_several_at_once(tmp_path: Path, faulty: Path) -> None:
    cold, found = answers(faulty, os.devnull), list[str]()
    work = [threading.Thread(target=lambda: found.append(answers(faulty, str(tmp_path / "cache")))) for _ in range(4)]
    for one in work:
        one.start()
    for one in work:
        one.join()
    assert found == [cold] * 4
    assert answers(faulty, str(tmp_path / "cache")) == cold


def test_a_writer_that_is_killed(tmp_path: Path, faulty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It leaves at most a file of another name; the next one finds what was there before, or nothing."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    cold = answers(faulty, os.devnull)
    code = (
        "import os, sys\nfrom rulewright.compiler.cli.main import main\n"
        "os.replace = lambda *_: os._exit(9)\n"
        f"main(['check', {str(faulty)!r}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 9
    assert not [path for path in (tmp_path / "cache").iterdir() if not path.name.startswith(".")]
    assert answers(faulty, str(tmp_path / "cache")) == cold == answers(faulty, str(tmp_path / "cache"))


def test_what_another_tool_has_kept(faulty: Path, cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", str(faulty)])
    first = capsys.readouterr()
    (kept,) = cache.glob("proofs-*")
    about, _, things = kept.read_bytes().partition(b"\n")[2].partition(b"\n")
    foreign = json.dumps({**json.loads(about), "tool": "another"}).encode() + b"\n" + things
    kept.write_bytes(with_sum(foreign))
    for one in cache.glob("check-*"):
        one.unlink()
    main(["check", str(faulty)])
    assert capsys.readouterr() == first
