"""Verbs that a test page adds to the built-in ones, read from the files that it shows."""

from __future__ import annotations

from types import ModuleType

import pytest

from rulewright.compiler.verbs import VERBS
from rulewright.compiler.verbs.verb import Verb


def add_verb(name: str, code: str, monkeypatch: pytest.MonkeyPatch) -> Verb:
    """As if `compiler/verbs/<name>.py` were there."""
    made = ModuleType(f"rulewright.compiler.verbs.{name}")
    made.__package__ = "rulewright.compiler.verbs"
    exec(code, made.__dict__)
    verb = made.__dict__["VERB"]
    assert isinstance(verb, Verb) and verb.name == name
    monkeypatch.setitem(VERBS, name, verb)
    return verb
