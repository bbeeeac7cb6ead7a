"""Edge cases of commands: odd packs, odd numbers, odd streams. Each gives a sentence and the right exit code."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulewright.compiler.cli import main
from rulewright.compiler.cli.main import commands

SOUND = "counter coin (coins) of each player, from 0 to 9\nto play:\n  gain 1 coin\n"


pytestmark = pytest.mark.usefixtures("own_folder")


def pack(name: str, rules: str = SOUND, more: str = "", **files: str) -> Path:
    folder = Path(name)
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "{name}"\ntitle = "A {name}"\nplayers = 2\n{more}\n')
    (folder / "all.rules").write_text(rules)
    for file, text in files.items():
        (folder / file.replace("_", ".")).write_text(text)
    return folder


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        code = main.main(list(args))
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    assert "mistake of ours" not in err, err
    return code, out, err


# ---- packs that were crashes


def test_sources_without_a_list_of_places(capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine", f'source "Page 3"\n{SOUND}to rest:\n  gain 1 coin\n')
    code, out, err = run(capsys, "sources", "mine")
    assert (code, err) == (0, "3 rules, 0 stand-ins\n")
    assert out.splitlines()[0] == "Page 3" and "rule rest" in out
    assert run(capsys, "sources", "mine", "--json")[0] == 0


def test_fmt_of_a_chapter_of_prose(capsys: pytest.CaptureFixture[str]) -> None:
    """With a line in it that could be a rule, and of which `check` therefore says something."""
    folder = pack("mine")
    (folder / "01-prose.rules.md").write_text("# A title\n\nto rest:\n")
    assert run(capsys, "fmt", "mine") == (0, "", "2 files read, 0 set\n")
    (folder / "02-prose.rules.md").write_text("# A title\n\nlike this\n")
    assert run(capsys, "fmt", "mine") == (0, "", "3 files read, 0 set\n")


def test_a_site_with_a_stand_in_that_is_of_no_kind(capsys: pytest.CaptureFixture[str]) -> None:
    from rulewright.compiler.book.pages import site
    from rulewright.compiler.book.shelf import volume_of
    from rulewright.compiler.pipeline import compile_edition

    pack("mine", f"stand-in\ndie lot: 1, 2, 3\n{SOUND}")
    found = compile_edition("mine").value
    assert found is not None
    volume = volume_of("mine", found.model, found.packs, found.parsed)
    assert any("lot" in text for path, text in site([volume], [], None).files.items() if path.endswith("sources.md"))


@pytest.mark.parametrize("languages", ['["de"]', '["en", "xx"]', '["pl", "de"]'])
def test_a_language_that_nobody_knows(languages: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`check` tells it, with phrases or without, and no command makes anything of it."""
    pack("mine", more=f"languages = {languages}")
    code, out, _ = run(capsys, "check", "mine")
    assert code == 1 and "error[unknown-language]" in out and "mine/pack.toml:4:1" in out
    for args in ("text", "mine", "--lang", "en"), ("site", "mine", "--into", "out"):
        code, _, err = run(capsys, *args)
        assert code == 2 and err.endswith("rulewright: the phrases of `mine` cannot be used until this is corrected\n")
    assert not Path("out").exists()


def test_phrases_for_a_scenario_that_reads_a_wallet(capsys: pytest.CaptureFixture[str]) -> None:
    rules = """counter apple of each player
wallet points, until turn:
  apple -> 2
to dig: pay 1 points accepting apple
to play:
  phase turn: dig
scenario "Paid"
  given apple of you is 3 and during turn
  when dig
  then points of you is 1
"""
    folder = pack("mine", rules)
    (folder / "text").mkdir()
    (folder / "text/en.ftl").write_text("")
    assert run(capsys, "check", "mine")[0] == 0
    assert run(capsys, "text", "mine", "--lang", "en")[0] == 0


def test_a_choice_between_an_act_and_stopping_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    play = "to play:\n  must pay 1 coin, or stop\n  end-game\n"
    pack("mine", f"counter coin (coins) of each player, from 0 to 9, starts 1\n{play}")
    for language in ("en", "pl"):
        code, out, _ = run(capsys, "play", "mine", "--bots", "first,first", "--lang", language)
        assert code == 0 and "coin" in out, out


def test_a_secret_choice_within_another(capsys: pytest.CaptureFixture[str]) -> None:
    """Told where it stands; through a rule, the game stops with a sentence."""
    coin = "counter coin (coins) of each player, from 0 to 9\n"
    choice = "secretly each player: choose a player as p"
    pack("mine", f"{coin}to play:\n  secretly each player:\n    {choice}\n  end-game\n")
    code, out, _ = run(capsys, "check", "mine")
    assert code == 1 and "error[not-here]: `secretly` within `secretly` has no meaning here" in out, out
    pack("other", f"{coin}to guess:\n  {choice}\nto play:\n  secretly each player: guess\n  end-game\n")
    code, _, err = run(capsys, "play", "other", "--bots", "first,first")
    assert code != 0 and "within another secret choice" in err, err


def test_what_a_killed_writer_has_left_is_no_pack(capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine")
    shutil.copytree("mine", ".rulewright-1-0")
    assert run(capsys, "check") == run(capsys, "check", ".") == (0, "", "1 pack checked: nothing found\n")
    shutil.rmtree("mine")
    assert run(capsys, "new", "pack", "mine")[0] == 0


@pytest.mark.parametrize("file", ["more.rules", "more.rules.md", "text/en.ftl"])
def test_a_folder_that_is_named_like_a_file(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It may be a slip, so it is told and not passed over."""
    folder = pack("mine", more='languages = ["en"]')
    (folder / file).mkdir(parents=True)
    code, out, _ = run(capsys, "check", "mine")
    assert code == 1 and f"error[unreadable-file]: cannot read `mine/{file}`: it is a folder" in out, out
    for args in ("fmt", "mine"), ("test", "mine"), ("play", "mine"), ("text", "mine", "--lang", "en"):
        code, out, err = run(capsys, *args)
        assert code in (1, 2) or (args[0], file) == ("fmt", "text/en.ftl"), (args, out, err)


# ---- what is named on the command line


def test_check_of_a_folder_of_packs_and_of_files(capsys: pytest.CaptureFixture[str]) -> None:
    (Path("packs") / "text").mkdir(parents=True)
    for name in ("mine", "yours"):
        pack(name)
        Path(name).rename(Path("packs") / name)
    Path("packs/mine/text").mkdir()
    Path("packs/mine/text/en.ftl").write_text("")
    for path in "packs", "packs/", "./packs", str(Path("packs").absolute()):
        assert run(capsys, "check", path) == (0, "", "2 packs checked: nothing found\n")
    for path in "packs/mine", "packs/mine/all.rules", "packs/mine/pack.toml", "packs/mine/text/en.ftl":
        assert run(capsys, "check", path) == (0, "", "1 pack checked: nothing found\n")
    assert run(capsys, "fmt", "packs", "--check")[2] == "2 files read, 0 to be set\n"
    assert run(capsys, "test", "packs")[0] == 0
    Path("packs/yours/all.rules").write_text("to play: a a\n")
    assert run(capsys, "check", "packs")[0] == 1
    pack("third").rename(Path("packs") / "third")
    assert run(capsys, "check", "packs")[2].startswith("3 packs checked")
    code, out, _ = run(capsys, "check", "packs/text")
    assert code == 2 and out.startswith("error[no-pack]")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("simulate", "mine", "--games", "x"), "`--games` must be a whole number from 1 to 10,000,000, not `x`"),
        (("simulate", "mine", "--games", "9" * 5000), "not `99999999999999999999…`"),
        (("simulate", "mine", "--games", "1", "--jobs", "0"), "`--jobs` must be a whole number from 1 to 256"),
        (("simulate", "mine", "--games", "1", "--seed", "1_0"), "`--seed` must be a whole number from"),
        (("play", "mine", "--seed", "9" * 30), "`--seed` must be a whole number from"),
        (("play", "mine", "--seats", "-1"), "`--seats` must be a whole number from 1 to 100, not `-1`"),
        (("play", "mine", "--seats", "٣"), "`--seats` must be a whole number from 1 to 100, not `٣`"),
        (("site", "mine", "--serve", "--port", "65536"), "`--port` must be a whole number from 0 to 65,535"),
        (("build", ""), "rulewright: an argument is empty"),
        (("build", " ", ""), "rulewright: an argument is empty"),
    ],
)
def test_values_on_the_command_line(args: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine")
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "") and said in err


# ---- standard streams


def shell(command: str) -> subprocess.CompletedProcess[str]:
    program = f'{shlex.quote(sys.executable)} -c "from rulewright.compiler.cli.start import main; exit(main())"'
    return subprocess.run(["bash", "-c", command.replace("rw ", f"{program} ")], capture_output=True, text=True)


STREAMS = {
    "explain >&-": (2, "rulewright: standard output is closed\n"),
    "check --help >&-": (2, "rulewright: standard output is closed\n"),
    "explain >/dev/full": (2, "rulewright: the disk is full\n"),
    "check --help >/dev/full": (2, "rulewright: the disk is full\n"),
    "nothing >&-": (2, "rulewright: there is no command `nothing`; `rulewright --help` lists them\n"),
    "explain 2>&-": (0, ""),
    "nothing 2>&-": (2, ""),
    "nothing 2>/dev/full": (2, ""),
    "nothing <&- >&- 2>&-": (2, ""),
    "explain <&- >&- 2>&-": (2, ""),
    "play tic-tac-toe <&-": (0, None),
    "explain | true; exit ${PIPESTATUS[0]}": (141, ""),
    "explain --help | true; exit ${PIPESTATUS[0]}": (141, ""),
}


@pytest.mark.parametrize("command", STREAMS)
def test_streams_that_are_closed_or_full(command: str) -> None:
    code, said = STREAMS[command]
    # A pipe breaks only when more is written than fits, or when its reader has gone before.
    done = shell(f"rw {command.replace('| true', '| (exec <&-; sleep 1)')}")
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
    assert done.returncode == code
    assert said is None or done.stderr == said


BEGUN = "import signal; signal.signal(signal.SIGINT, signal.SIG_DFL); print('begun', flush=True)"
"""Says when Python itself has started. In the background of a shell an interruption is ignored from the beginning."""
PROGRAM = f"{BEGUN}; from rulewright.compiler.cli.start import main; exit(main())"


def begun(*command: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    started = subprocess.Popen([sys.executable, "-c", PROGRAM, *command], stdout=pipe, stderr=pipe, text=True)
    assert started.stdout is not None and started.stdout.readline() == "begun\n"
    return started


def test_ctrl_c_while_a_class_is_made() -> None:
    """Until 3.12 Python makes an error of its own of what comes out of `__set_name__`."""
    done = subprocess.run([sys.executable, "-c", STOPPED_IN_A_CLASS], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\n")


STOPPED_IN_A_CLASS = """
import sys
from rulewright.compiler.cli import main

class Asked:
    def __set_name__(self, owner, name):
        raise KeyboardInterrupt

main._run = lambda argv: type("Made", (), {"asked": Asked()})
sys.exit(main.main(["check"]))
"""


@pytest.mark.parametrize("moment", range(12))
def test_ctrl_c_at_any_moment(moment: int) -> None:
    """A sentence, or nothing; never a traceback, and the exit code that a shell expects."""
    started = begun("check", "resurgence")
    time.sleep(moment * 0.12)
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=60)
    assert "Traceback" not in err and started.returncode in (0, 130, -signal.SIGINT), err


# ---- many games


def test_a_simulation_goes_on_where_it_was_interrupted(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = figures_of(run(capsys, "simulate", "tic-tac-toe", "--games", "40", "--json")[1])
    started = begun("simulate", "tic-tac-toe", "--json", "--games", "100000")
    # Every few seconds it is written down how far it is.
    kept = Path(os.environ["RULEWRIGHT_CACHE"])
    for _ in range(600):
        if list(kept.glob("simulate-*")):
            break
        time.sleep(0.1)
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=60)
    assert (started.returncode, out) == (130, "") and "Traceback" not in err
    played = re.search(r"([\d,]+) of 100,000 games are played; the same command goes on from there", err)
    assert played is not None and int(played[1].replace(",", "")) > 20, err
    code, out, err = run(capsys, "simulate", "tic-tac-toe", "--games", "40", "--json")
    assert code == 0 and figures_of(out) == wanted and re.match(r"\d+ of 40 games were played before", err)
    # It is done, so nothing is kept of it.
    assert run(capsys, "simulate", "tic-tac-toe", "--games", "40", "--json")[2] == ""


KILLS = """
import os, sys
from rulewright.runtime.simulate import many

played = []
def one(names, seed, before=many._one):
    if seed == 40:
        os.kill(os.getpid(), 9)
    return before(names, seed)

if sys.argv[-1] != "--jobs=1":
    many._one = one
from rulewright.compiler.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_simulation_goes_on_where_a_process_was_killed() -> None:
    """As the system does where the memory is full."""
    games = ("simulate", "tic-tac-toe", "--games", "80", "--json")
    done = subprocess.run([sys.executable, "-c", KILLS, *games, "--jobs=2"], capture_output=True, text=True)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "rulewright: a process that played some of the games has been killed" in done.stderr, done.stderr
    done = subprocess.run([sys.executable, "-c", KILLS, *games, "--jobs=1"], capture_output=True, text=True)
    assert done.returncode == 0 and json.loads(done.stdout)["games"] == 80, done.stderr


def figures_of(text: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(text)
    del found["seconds"]
    return found


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"games": 3}', '{"games": [{}], "seconds": 1}', "x" * 99])
def test_what_is_kept_of_a_simulation_may_be_anything(damage: str, capsys: pytest.CaptureFixture[str]) -> None:
    from rulewright.compiler.cli.interrupted import Kept

    kept = Kept(["x"])
    Path(kept.path).parent.mkdir(parents=True)
    Path(kept.path).write_text(damage)
    assert kept.take_up(1, 10) == 0 and not kept.games


def test_progress_is_drawn_on_a_terminal_only() -> None:
    command = "rulewright.compiler.cli.start import main; exit(main())"
    code, shown = on_a_terminal([sys.executable, "-c", f"from {command}", "simulate", "tic-tac-toe", "--games", "4000"])
    assert code == 0 and re.search(r"\r\x1b\[K\d+ of 4,?000 games, \d+ s left", shown) and "finished    4" in shown
    done = shell("rw simulate tic-tac-toe --games 40")
    assert "games," not in done.stderr


def on_a_terminal(command: list[str]) -> tuple[int, str]:
    child, terminal = pty.fork()
    if child == 0:
        os.execv(command[0], command)
    shown = b""
    while True:
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown.decode()


def test_bots_that_never_end_are_stopped(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from rulewright.runtime.play import sitting

    monkeypatch.setattr(sitting, "MOST", 300)
    pack("mine", "counter coin of each player\nto play:\n  repeat until (1 is 2):\n    may gain 1 coin\n")
    code, out, err = run(capsys, "play", "mine", "--bots", "first,first", "--seed", "1")
    assert code == 1 and err.endswith("rulewright: this game does not end; the bots were stopped\n")
    assert "\n300.  player 1 gains 1 coin\n" in out and out.count("\n") < 400


# ---- completion


def test_completion_for_bash(capsys: pytest.CaptureFixture[str]) -> None:
    _, script, _ = run(capsys, "completion", "bash")
    asked = {
        "ch": ["check"],
        "check --fo": ["--format"],
        "check --format ": ["text", "json", "sarif", "github"],
        "new p": ["pack"],
        "graph x --layer r": ["rules"],
        "text connect": ["connect-four"],
    }
    for typed, wanted in asked.items():
        words = " ".join(f"'{word}'" for word in ["rulewright", *typed.split(" ")])
        last = typed.count(" ") + 1
        code = f"{script}\nCOMP_WORDS=({words}); COMP_CWORD={last}; _rulewright; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, env={**os.environ, "PATH": path})
        assert (done.stdout.split(), done.stderr) == (wanted, ""), typed


@pytest.mark.parametrize("name", ["zsh", "fish"])
def test_completion_for_other_shells(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, script, _ = run(capsys, "completion", name)
    assert code == 0
    for command in commands():
        assert command in script
    if shutil.which(name):
        (tmp_path / "script").write_text(script)
        done = subprocess.run([name, "-n", str(tmp_path / "script")], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


COMPLETED = {
    "ch": ["check"],
    "check --form": ["--format"],
    "check --format ": ["github", "json", "sarif", "text"],
    "new tr": ["translation"],
    "text connect": ["connect-four"],
    "explain endless-v": ["endless-value"],
}
ZSH = """
_describe() { [ "$1" = -o ] && shift; for one in ${(P)2}; do print -r -- "${one%%:*}"; done }
compadd() { shift; print -rl -- "$@" }
compdef() {}
_files() {}
"""
"""What zsh has for completions, here as what prints what it is given."""


@pytest.mark.parametrize("name", ["zsh", "fish"])
def test_what_other_shells_complete(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    if not shutil.which(name):
        pytest.skip(f"there is no {name} here")
    _, script, _ = run(capsys, "completion", name)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for typed, wanted in COMPLETED.items():
        words = ["rulewright", *typed.split(" ")]
        if name == "fish":
            code = f"{script}\ncomplete -C 'rulewright {typed}'"
        else:
            code = f"{ZSH}{script}\nwords=({' '.join(map(repr, words))}); CURRENT={len(words)}; _rulewright"
        done = subprocess.run([name, "-c", code], capture_output=True, text=True, env={**os.environ, "PATH": path})
        found = {line.partition("\t")[0] for line in done.stdout.splitlines()}
        assert sorted(one for one in found if one.startswith(words[-1])) == wanted and not done.stderr, typed


DROPPED = """
import sys
from rulewright.compiler.cli import main as cli

class Held:
    def __del__(self) -> None:
        raise KeyboardInterrupt

def run(argv):
    held = Held()
    del held
    while True:
        pass

cli._run = run
sys.exit(cli.main(["check"]))
"""


def test_ctrl_c_that_python_drops_comes_again() -> None:
    """Where an exception cannot be raised, Python only prints it and goes on."""
    prepared = f"import signal; signal.signal(signal.SIGINT, signal.SIG_DFL)\n{DROPPED}"
    done = subprocess.run([sys.executable, "-c", prepared], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr.strip()) == (130, "")
