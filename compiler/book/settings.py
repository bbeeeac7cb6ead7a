"""The settings with which MkDocs makes a site of the pages of a language. Nothing in them leads to another machine."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files

from .page import Link
from .sides import Part
from .words import LANGUAGES, WORDS

NAMES = {"en": "English", "pl": "Polski"}
"""What each language calls itself."""

FENCES = ("fence", "valid")
"""Our own functions for blocks of rules. The settings name them, which JSON cannot."""


def settings(language: str, sides: Mapping[str, Sequence[Part]], top: Sequence[Link]) -> str:
    """The settings beside `site-src/<language>`. The first language lies at the root, each other in its folder."""
    first = language == LANGUAGES[0]
    room = files("rulewright.compiler.book")
    config = {
        "site_name": WORDS[language]["site"],
        "docs_dir": f"site-src/{language}",
        "site_dir": f"site-{language}",
        "use_directory_urls": False,
        "theme": {"name": None, "custom_dir": str(room / "theme")},
        "hooks": [str(room / "hook.py")],
        "plugins": [],
        "markdown_extensions": markdown_extensions(),
        "validation": {
            "nav": {"omitted_files": "ignore"},
            "links": {"anchors": "warn", "absolute_links": "warn", "unrecognized_links": "warn"},
        },
        "extra": {
            "language": language,
            "words": {key: WORDS[language][key] for key in SHOWN},
            "brand": WORDS[language]["brand"],
            "site_root": "." if first else "..",
            "top": top,
            "sides": sides,
            "others": [
                {"language": one, "name": NAMES[one], "root": _way(language, one)}
                for one in LANGUAGES
                if one != language
            ],
        },
    }
    written = json.dumps(config, ensure_ascii=False, indent=1)
    for name in FENCES:
        written = written.replace(f'"{name}"', f"!!python/name:rulewright.compiler.book.fences.{name} ''")
    return written


SHOWN = "skip sections search languages dusk menu crumbs turn heads foot".split()
"""What the theme itself says."""


def markdown_extensions() -> list[object]:
    """What the manual is written with."""
    fences = [{"name": name, "class": name, "format": "fence", "validator": "valid"} for name in ("rules", "wrong")]
    return [
        "admonition",
        "attr_list",
        "md_in_html",
        {"toc": {"permalink": True}},
        {"pymdownx.highlight": {"guess_lang": False}},
        {"pymdownx.superfences": {"custom_fences": fences}},
    ]


def _way(here: str, there: str) -> str:
    """From the root of one language to that of another."""
    out = "" if here == LANGUAGES[0] else "../"
    return out if there == LANGUAGES[0] else f"{out}{there}/"
