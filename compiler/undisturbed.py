"""Work that makes many things and keeps them all: the garbage collector waits until it is done.

Nodes, steps and links are many, all are kept, and none refers back to itself. The more there were, the more often all
of them would be looked through for nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Generator[None, None, None]:
    """Without looking for garbage meanwhile."""
    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if working:
            gc.enable()


@contextmanager
def kept_alive() -> Generator[None, None, None]:
    """The same, and objects that are left stay until the program ends without being examined again."""
    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if working:
            gc.enable()
