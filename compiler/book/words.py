"""What the site itself says, in each language that it speaks: languages/<language>.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from ..graph.rings import WHY as ENGLISH_REASONS

LANGUAGES = ("en", "pl")

_READ: Mapping[str, dict[str, dict[str, str]]] = {
    language: tomllib.loads(
        files("rulewright.compiler.book").joinpath("languages", f"{language}.toml").read_text("utf-8")
    )
    for language in LANGUAGES
}

WORDS: Mapping[str, Mapping[str, str]] = {language: read["words"] for language, read in _READ.items()}
WHY: Mapping[str, Mapping[str, str]] = {language: read.get("why", ENGLISH_REASONS) for language, read in _READ.items()}
