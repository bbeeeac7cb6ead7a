"""A copy of the tree in a temporary folder, and a Python that sees its rooms there and nowhere else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def lay(folder: Path, commit: str = "") -> Path:
    """The files of a commit; without one, those of the checkout as they are now, new ones among them."""
    if commit:
        return _of_commit(folder, commit)
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    tree = folder / "tree"
    for name in filter(None, names):
        if (ROOT / name).exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name, follow_symlinks=False)
    return tree


def _of_commit(folder: Path, commit: str) -> Path:
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    (folder / "tree").mkdir()
    subprocess.run(["tar", "-x", "-C", str(folder / "tree")], input=packed, check=True)
    return folder / "tree"


def look_there(tree: Path) -> None:
    """From now on `rulewright` is what lies in the copy. Nothing of it may have been imported."""
    assert not any(name.startswith("rulewright") for name in sys.modules)
    sys.path[:0] = [str(tree / ".types"), str(tree / "tests")]
    found = find_spec("rulewright.runtime")
    if found is None or found.origin is None or not Path(found.origin).resolve().is_relative_to(tree.resolve()):
        raise SystemExit("The copy of the tree is not what would be imported, so nothing is tried.")
