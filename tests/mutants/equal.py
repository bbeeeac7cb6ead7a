"""Mutations that are no faults, from `equal.toml`: each by its key, with the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

EQUAL: dict[str, str] = tomllib.loads((Path(__file__).parent / "equal.toml").read_text("utf-8"))
