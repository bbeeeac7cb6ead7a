"""Files on disk: one way to read them and one way to write them, for every folder of the code. Imports nothing else of
the project."""

from __future__ import annotations

from .folder import change_folder, new_folder, replace_folder
from .limits import Kind
from .read import read, read_text, reason
from .write import write, write_all

__all__ = ["Kind", "change_folder", "new_folder", "read", "read_text", "reason", "replace_folder", "write", "write_all"]
