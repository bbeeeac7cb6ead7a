"""The packages in pyproject.toml are the folders on disk, and an installation contains the same files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from flow import imports

ROOT = Path(__file__).parent.parent
ROOMS = ("grammar", "rules", "compiler", "generated", "runtime")
TYPED = ("compiler", "generated", "runtime")
LEFTOVERS = ("__pycache__", ".git", ".venv", "build", "dist", "*.egg-info", ".*_cache", ".hypothesis")


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def on_disk() -> set[str]:
    """Every file of the five rooms, as a path from the root."""
    found = {path for room in ROOMS for path in (ROOT / room).rglob("*") if path.is_file()}
    return {path.relative_to(ROOT).as_posix() for path in found if "__pycache__" not in path.parts}


def code_rooms() -> set[str]:
    """Every folder of the five rooms in which Python lies."""
    return {path.rpartition("/")[0] for path in on_disk() if path.endswith(".py")}


def folder(package: str) -> str:
    return package.removeprefix("rulewright.").replace(".", "/")


def test_every_room_is_listed() -> None:
    listed = {folder(package) for package in pyproject()["tool"]["setuptools"]["packages"]}
    assert sorted(code_rooms() - listed) == [], "on disk, but not in `packages` of pyproject.toml"
    assert sorted(listed - code_rooms()) == [], "in `packages` of pyproject.toml, but not on disk"


def test_every_room_says_what_it_is() -> None:
    assert [room for room in sorted(code_rooms()) if not (ROOT / room / "__init__.py").is_file()] == []


def test_every_top_room_lies_where_pyproject_says() -> None:
    assert pyproject()["tool"]["setuptools"]["package-dir"] == {f"rulewright.{room}": room for room in ROOMS}


def test_every_data_file_goes_along() -> None:
    covered = {
        path.relative_to(ROOT).as_posix()
        for package, patterns in pyproject()["tool"]["setuptools"]["package-data"].items()
        for pattern in patterns
        for path in (ROOT / folder(package)).glob(pattern)
    }
    data = {path for path in on_disk() if not path.endswith(".py")}
    assert sorted(data - covered) == [], "no pattern of `package-data` in pyproject.toml finds these"


def test_every_pattern_finds_a_file() -> None:
    data = pyproject()["tool"]["setuptools"]["package-data"]
    found = {f"{one}: {pattern}" for one, patterns in data.items() for pattern in patterns if not hits(one, pattern)}
    assert sorted(found) == [], "in `package-data` of pyproject.toml, but no file on disk is found by it"


def hits(package: str, pattern: str) -> bool:
    return any(path.is_file() for path in (ROOT / folder(package)).glob(pattern))


def test_every_folder_that_a_tool_looks_into_exists() -> None:
    tool = pyproject()["tool"]
    named = [
        *tool["mypy"]["mypy_path"], *tool["pyright"]["include"], *tool["pyright"]["extraPaths"],
        *tool["pyright"]["strict"], *tool["ruff"]["src"], *tool["pytest"]["ini_options"]["testpaths"],
        *tool["pytest"]["ini_options"]["pythonpath"], *tool["coverage"]["run"]["source"],
    ]  # fmt: skip
    assert [one for one in named if not (ROOT / one).is_dir()] == []


def test_every_library_is_asked_for() -> None:
    """What the rooms import is installed with them, or with the extra for the site; not only with the one for tests."""
    project = pyproject()["project"]
    asked = {distribution(line) for line in [*project["dependencies"], *project["optional-dependencies"]["site"]]}
    known = {name: set(map(distribution, found)) for name, found in packages_distributions().items()}
    # Who loads the plugin of pytest has pytest.
    files = [path for path in on_disk() if path.endswith(".py") and not path.endswith("/pytest_plugin.py")]
    seen = {
        found.module.partition(".")[0] for path in files for found in imports(path, (ROOT / path).read_text("utf-8"))
    }
    libraries = seen - sys.stdlib_module_names - {"rulewright"}
    assert sorted(name for name in libraries if not known.get(name, set()) & asked) == []


def distribution(requirement: str) -> str:
    """The name in a requirement, in the one form that names of distributions have."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


def test_the_typed_rooms_say_so() -> None:
    assert [room for room in TYPED if not (ROOT / room / "py.typed").is_file()] == []


def test_the_checkers_see_the_installed_names() -> None:
    links = ROOT / ".types/rulewright"
    assert {link.name: link.is_symlink() and os.readlink(link) for link in links.iterdir()} == {
        room: f"../../{room}" for room in ROOMS
    }


def test_a_bare_name_finds_no_room(tmp_path: Path) -> None:
    """`import compiler` would find whatever else is called so; only `rulewright.compiler` is ours."""
    ask = "import importlib.util, sys; print([name for name in sys.argv[1:] if importlib.util.find_spec(name)])"
    assert run([sys.executable, "-c", ask, *ROOMS, "tests", "docs"], tmp_path) == "[]"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that was built from it."""
    copy = tmp_path_factory.mktemp("built") / "rulewright"
    shutil.copytree(ROOT, copy, symlinks=True, ignore=shutil.ignore_patterns(*LEFTOVERS))
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist"], copy)
    return copy / "dist"


def test_the_wheel_holds_the_rooms_and_nothing_else(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        licences = {Path(name).name for name in archive.namelist() if "/licenses/" in name}
    ours = {f"rulewright/{path}" for path in on_disk()}
    assert sorted(ours - names) == [], "left out of the wheel"
    assert sorted(names - ours) == [], "in the wheel, but not of the rooms"
    assert licences == {"LICENSE", "NOTICE"}


def test_the_sdist_leaves_the_links_at_home(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        assert [entry.name for entry in archive if entry.issym() or entry.islnk() or ".types" in entry.name] == []


def test_the_wheel_works_where_the_project_is_not(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    rooms = pyproject()["tool"]["setuptools"]["packages"]
    ask = "import importlib, sys; print(*(importlib.import_module(name).__file__ for name in sys.argv[1:]), sep='\\n')"
    found = run([sys.executable, "-c", ask, *rooms], tmp_path).splitlines()
    assert found == [str(tmp_path / "rulewright" / folder(room) / "__init__.py") for room in rooms]


def test_the_pins_name_no_address() -> None:
    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert [line for line in pins if not line.startswith("#") and ("://" in line or "==" not in line)] == []


def run(command: list[str], cwd: Path) -> str:
    """What a command prints, run where the project is not on the path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()
