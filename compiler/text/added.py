"""Languages in a folder of their own: their phrases, `usage.toml`, the words of commands (`graph.toml` and others), and
in `language.py` how nouns change.

A folder is added by a program, or named in RULEWRIGHT_LANGUAGES, where several are separated as in PATH.
"""

from __future__ import annotations

import os
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from ..wordings import FOLDERS
from .languages import LANGUAGES, Language

VARIABLE = "RULEWRIGHT_LANGUAGES"
MODULE = "language.py"


class NoLanguage(Exception):
    """Raised if a folder is no language; the caller reports it."""


def add(folder: Path) -> Language:
    """Adds the language of a folder. Its `language.py` defines LANGUAGE and is run as code of the user."""
    found = spec_from_file_location(f"rulewright_language_{folder.name}", folder / MODULE)
    if not (folder / MODULE).is_file() or found is None or found.loader is None:
        raise NoLanguage(f"`{folder}` has no `{MODULE}`")
    module = module_from_spec(found)
    found.loader.exec_module(module)
    language = getattr(module, "LANGUAGE", None)
    if not isinstance(language, Language):
        raise NoLanguage(f"`{folder / MODULE}` defines no LANGUAGE")
    LANGUAGES[language.id] = language
    FOLDERS[language.id] = folder
    return language


def add_named() -> None:
    """Adds the languages that the environment variable names."""
    for one in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        add(Path(one))
