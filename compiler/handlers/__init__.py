"""The plan as Python handlers, for people to read and for the runtime to play."""

# Each says how its expressions are printed, as soon as it is imported.
from . import built_in, conditions, goods, sets

__all__ = ["built_in", "conditions", "goods", "sets"]
