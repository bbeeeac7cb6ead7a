"""The command line: its files, its exit codes, its streams; it prints nothing but sentences."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from rulewright.compiler.cli import check, main, say
from rulewright.compiler.cli.main import commands

CLI = Path(main.__file__).parent
BROKEN = "to play: a a\n"
SOUND = "counter coin (coins) of each player, from 0 to 9\nto play:\n  gain 1 coin\n"


pytestmark = pytest.mark.usefixtures("own_folder")


def pack(name: str, rules: str = SOUND, manifest: str = "players = 2") -> Path:
    folder = Path(name)
    folder.mkdir()
    (folder / "pack.toml").write_text(f'name = "{name}"\ntitle = "A {name}"\n{manifest}\n')
    (folder / "all.rules").write_text(rules)
    return folder


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """The exit code, what was asked for, and what was said besides."""
    try:
        code = main.main(list(args))
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def process(*args: str, **more: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "rulewright.compiler.cli.main", *args]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)  # type: ignore[call-overload, no-any-return]


# ---- commands


def test_every_command_keeps_to_the_form() -> None:
    assert {"check", "fmt", "explain", "model", "build", "sources", "new"} <= set(commands())
    for name, summary in commands().items():
        module = import_module(f"rulewright.compiler.cli.{name.replace('-', '_')}")
        assert callable(module.arguments) and callable(module.run), name
        assert summary.endswith((".", "?")) and len(summary) <= 110 and "\n" not in summary, name


def test_a_start_imports_only_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`explain` needs neither the parser nor the model."""
    code = "import sys; from rulewright.compiler.cli.main import main; main(['explain', 'tab']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = ("lark", "networkx", "jinja2", "rulewright.compiler.meaning.model", "rulewright.runtime.doors")
    assert "rulewright.compiler.cli.explain" in loaded and not set(heavy) & set(loaded)


@pytest.mark.parametrize("args", [[], ["--help"], ["help"]])
def test_help(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *args)
    assert (code, bool(out), bool(err)) == ((0, True, False) if args else (2, False, True))
    assert all(name in out + err for name in commands())


@pytest.mark.parametrize("name", sorted(commands()))
def test_each_command_helps(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, name, "--help")
    assert code == 0 and out.startswith(f"usage: rulewright {name}") and not err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chekc"], "rulewright: there is no command `chekc`; did you mean `check`?"),
        (["main"], "rulewright: there is no command `main`; `rulewright --help` lists them"),
        (["../check"], "rulewright: there is no command `../check`"),
        (["a\nb\x1b"], "rulewright: there is no command `a b?`"),
        (["check", "--wacth"], "rulewright: unknown argument `--wacth`; did you mean `--watch`?"),
        (["check", "--format", "xml"], "rulewright: `--format` cannot be `xml`; it is one of text, json"),
        (["play"], "rulewright: EDITION is missing"),
        (
            ["play", "tic-tac-toe", "--seats", "two"],
            "rulewright: `--seats` must be a whole number from 1 to 100, not `two`",
        ),
        (["play", "tic-tac-toe", "--seed"], "rulewright: `--seed` needs a value"),
        (["build", "village"], "rulewright: unknown argument `village`"),
        (["explain", "tob"], "rulewright: no page is called `tob`; did you mean `tab`?"),
        (["model"], "rulewright: give an edition or --schema"),
        (["model", "nothing-here"], "rulewright: `nothing-here` cannot be used until this is corrected"),
        (["fmt", "nothing-here"], "rulewright: `nothing-here` is neither a file of rules nor a pack"),
    ],
)
def test_a_failure_is_a_sentence(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert err.splitlines()[-1].startswith(sentence)


@pytest.mark.parametrize("shown", [False, True])
def test_an_exception_is_a_mistake_of_ours(
    shown: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*args: object) -> None:
        raise KeyError("deep\ninside")

    monkeypatch.setattr(check, "run", fails)
    if shown:
        monkeypatch.setenv("RULEWRIGHT_TRACEBACK", "1")
    code, out, err = run(capsys, "check")
    assert (code, out) == (2, "") and ("Traceback" in err) == shown
    last = err.splitlines()[-1]
    assert last.startswith("rulewright: this is a mistake of ours") and "KeyError: 'deep\\ninside'" in last


def test_ctrl_c(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "run", stopped)
    assert run(capsys, "check") == (130, "", "\n")


def test_a_reader_that_goes_away() -> None:
    with process("model", "resurgence") as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_a_full_disk() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rulewright.compiler.cli.main", "explain", "tab"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2 and done.stderr.startswith("rulewright: the disk is full")


@pytest.mark.parametrize(
    ("terminal", "environment", "painted"),
    [
        (True, {}, True),
        (False, {}, False),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
        (True, {"TERM": "dumb"}, False),
    ],
)
def test_colour(terminal: bool, environment: dict[str, str], painted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert say.colour(sys.stdout) == painted


def test_a_terminal_without_the_letters() -> None:
    pack("mine", BROKEN)
    with process("check", "mine", env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}) as running:
        out, err = running.communicate()
    assert running.returncode == 1 and "error[reserved-word]" in out and "mistake of ours" not in err


# ---- check


def test_check(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("mine")
    for path in ("mine", "mine/all.rules", "./mine/", str(folder.absolute()), "mine/pack.toml"):
        assert run(capsys, "check", path) == (0, "", "1 pack checked: nothing found\n")
    (folder / "all.rules").write_text(BROKEN + "to other: b b b\n")
    code, out, err = run(capsys, "check", "mine")
    assert code == 1 and out.startswith("error[reserved-word]") and err == "1 pack checked: 2 errors\n"
    assert run(capsys, "check", "not-there")[0] == 2


def test_check_of_what_lies_here(capsys: pytest.CaptureFixture[str]) -> None:
    pack("one")
    pack("two", "", 'builds_on = ["one"]\n[editions]\nboth = ["one", "two"]')
    assert run(capsys, "check")[2] == "2 packs checked: nothing found\n"
    Path("one/all.rules").write_text(BROKEN)
    code, out, err = run(capsys, "check")
    assert code == 1 and err == "2 packs checked: 1 error\n" and out.count("error[") == 1


@pytest.mark.parametrize("form", ["json", "sarif", "github"])
def test_check_for_programs(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine", BROKEN)
    code, out, err = run(capsys, "check", "mine", "--format", form)
    assert (code, err) == (1, "") and "reserved-word" in out
    assert form == "github" or json.loads(out)


def test_check_before_a_release(capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine", SOUND + 'kind card\ncard king "King", stand-in\n')
    assert run(capsys, "check", "mine")[0] == 0
    code, out, _ = run(capsys, "check", "mine", "--release")
    assert code == 1 and out.startswith("error[stand-in]: `king` is a stand-in")


def test_all_that_is_made_up_stops_a_release(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands below a `stand-in` of its own, whatever it is: counters and rules as well as cards."""
    pack("mine", "stand-in\n" + SOUND)
    code, out, _ = run(capsys, "check", "mine", "--release")
    assert code == 1 and "`coin` is a stand-in" in out and "`play` is a stand-in" in out and out.count("error[") == 2


# ---- what check remembers


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many times a check was really made."""
    found: list[int] = []
    room = import_module("rulewright.compiler.check")
    real = room.check

    def counted(*args: object) -> object:
        found.append(1)
        return real(*args)

    monkeypatch.setattr(room, "check", counted)
    return found


def settle() -> None:
    """What is as young as the clock's tick is not remembered."""
    time.sleep(0.06)


def test_with_nothing_changed_nothing_is_read(asked: list[int], capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine", BROKEN)
    settle()
    first = run(capsys, "check", "mine")
    assert first[0] == 1 and run(capsys, "check", "mine") == first and len(asked) == 1
    assert run(capsys, "check", "mine", "--format", "json")[0] == 1 and len(asked) == 2


def test_a_pack_that_was_saved_just_before_is_kept_too(tmp_path: Path) -> None:
    """A check right after a save is kept, and answers the next check."""
    pack("mine", SOUND)
    done = subprocess.run([sys.executable, "-m", "rulewright.compiler.cli.main", "check", "mine"], check=False)
    assert done.returncode == 0 and len(list((tmp_path / "cache").glob("check-*"))) == 1


CHANGES: dict[str, Callable[[], object]] = {
    "a rule": lambda: Path("mine/all.rules").write_text(SOUND.replace("1", "2")),
    "a rule, in the same second and as long": lambda: same_time(Path("mine/all.rules"), SOUND.replace("1", "2")),
    "the manifest": lambda: Path("mine/pack.toml").write_text(Path("mine/pack.toml").read_text() + "\n"),
    "another file": lambda: Path("mine/more.rules").write_text("kind card\n"),
    "a file less": lambda: Path("mine/all.rules").unlink(),
    "a file of phrases": lambda: write(Path("mine/text/en.ftl"), ""),
    "the pack below": lambda: Path("below/all.rules").write_text("kind card\n"),
    "a nearer pack": lambda: pack("tic-tac-toe"),
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)


def same_time(path: Path, text: str) -> None:
    stat = path.stat()
    path.write_text(text)
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


@pytest.mark.parametrize("change", CHANGES)
def test_what_has_changed_is_read(change: str, asked: list[int], capsys: pytest.CaptureFixture[str]) -> None:
    pack("below", "kind token\n")
    pack("mine", SOUND, 'builds_on = ["below", "tic-tac-toe"]\nplayers = 2')
    settle()
    run(capsys, "check", "mine")
    run(capsys, "check", "mine")
    assert len(asked) == 1
    CHANGES[change]()
    settle()
    run(capsys, "check", "mine")
    assert len(asked) == 2


@pytest.mark.parametrize(
    "harm",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"question": [], "tool": "", "seen": {}, "answer": [0, "", ""]}',
        b"[" * 100_000,
    ],
)
def test_a_spoilt_answer_is_none(
    harm: bytes, asked: list[int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pack("mine")
    settle()
    first = run(capsys, "check", "mine")
    (kept,) = (tmp_path / "cache").glob("check-*")
    kept.write_bytes(harm)
    assert run(capsys, "check", "mine") == first and len(asked) == 2


@pytest.mark.parametrize("part", ["question", "tool", "seen", "answer"])
def test_an_answer_to_something_else_is_none(
    part: str, asked: list[int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pack("mine")
    settle()
    first = run(capsys, "check", "mine")
    (kept,) = (tmp_path / "cache").glob("check-*")
    data = json.loads(kept.read_text())
    data[part] = {"seen": {"files": {}, "folders": {"mine": ""}}, "answer": [0, 1, 2]}.get(part, "other")
    kept.write_text(json.dumps(data))
    assert run(capsys, "check", "mine") == first and len(asked) == 2


def test_where_nothing_can_be_kept(asked: list[int], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file, where a folder is wanted")
    pack("mine")
    settle()
    assert run(capsys, "check", "mine") == run(capsys, "check", "mine") and len(asked) == 2


def test_the_project_stays_clean(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("mine")
    settle()
    run(capsys, "check")
    assert sorted(path.name for path in folder.rglob("*")) == ["all.rules", "pack.toml"]
    assert sorted(path.name for path in Path().iterdir()) == ["mine"]


# ---- watching


@pytest.fixture
def watched() -> Iterator[subprocess.Popen[str]]:
    pack("mine")
    with process("check", "mine", "--watch", env={**os.environ, "PYTHONUNBUFFERED": "1"}) as running:
        yield running
        running.kill()


def test_a_save_is_answered_within_a_second(watched: subprocess.Popen[str]) -> None:
    assert watched.stderr is not None
    said = heard(watched)
    assert said[-2] == "1 pack checked: nothing found"
    took: list[float] = []
    for rules, tally in ((BROKEN, "1 error"), (SOUND, "nothing found"), (BROKEN, "1 error")):
        begun = time.monotonic()
        save("mine/all.rules", rules)
        assert heard(watched)[-2] == f"1 pack checked: {tally}"
        took.append(time.monotonic() - begun)
    # The middle one of three: a machine may be busy with something else for a moment.
    assert sorted(took)[1] < 1, took
    watched.send_signal(signal.SIGINT)
    assert watched.wait(30) == 130


def save(path: str, text: str) -> None:
    """At one stroke: on a busy machine a writer may be stopped between emptying a file and filling it."""
    Path(f"{path}~").write_text(text)
    os.replace(f"{path}~", path)


def test_half_a_save_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is emptied and then written is two changes on the disk and one to its author."""
    room = import_module("rulewright.compiler.cli.watch")
    looks = [{"a.rules": (1, 0)}, {"a.rules": (1, 9)}, {"a.rules": (2, 20)}, {"a.rules": (2, 20)}, {"a.rules": (9, 9)}]
    waited: list[float] = []
    monkeypatch.setattr(room, "look", lambda *_: looks.pop(0))
    monkeypatch.setattr(time, "sleep", waited.append)
    room._settle(("mine",), ())
    assert looks == [{"a.rules": (9, 9)}] and len(waited) == 3


def test_a_site_that_is_shown_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a file was saved, by the command that made it; the test ends it where the next change would come."""
    room = import_module("rulewright.compiler.cli.served")
    changes = iter([{"a.rules": (1, 1)}])
    monkeypatch.setattr(room, "next_change", lambda *_: next(changes))
    with pytest.raises(StopIteration):
        room.serve(tmp_path, 0, [str(tmp_path)], [sys.executable, "-c", f"open({str(tmp_path / 'made')!r}, 'w')"])
    assert (tmp_path / "made").exists()


def heard(running: subprocess.Popen[str]) -> list[str]:
    """What was said until it waits again."""
    assert running.stderr is not None
    found: list[str] = []
    while not (found and found[-1].startswith("waiting")):
        line = running.stderr.readline()
        assert line, f"it ended: {found}"
        found.append(line.rstrip("\n"))
    return found


def test_what_is_named_and_is_no_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    (tmp_path / "village").mkdir()
    (tmp_path / "village/pack.toml").write_text(
        'name = "village"\ntitle = "V"\nplayers = 2\n[editions]\nboth = ["village", "gone"]\n'
    )
    (tmp_path / "village/01-game.rules").write_bytes(b'to play: end-game\nkind card (cards)\ncard m\xb3yn "M\xb3yn"\n')
    (tmp_path / "lone.rules").write_text("")
    for name, code, sentence in (
        ("empty", 2, "error[no-pack]: `empty` is not a pack: there is no `pack.toml` in it"),
        ("lone.rules", 2, "error[no-pack]: `lone.rules` is not a pack: no `pack.toml` lies beside it"),
        ("village/02-game.rules", 2, "error[no-pack]: there is no file or folder `village/02-game.rules`"),
        ("village", 1, "error[not-utf-8]: 2 bytes are not UTF-8"),
    ):
        found, out, _ = run(capsys, "check", name)
        assert (found, out.splitlines()[0]) == (code, sentence)
    _, out, _ = run(capsys, "check", "village")
    assert "unknown pack or edition `gone`" in out and "odd-character" not in out
    (tmp_path / "village/01-game.rules").unlink()
    assert "this pack has no rules yet" in run(capsys, "check", "village")[1]
