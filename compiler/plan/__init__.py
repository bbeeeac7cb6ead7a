"""The model lowered once, for everything that runs it or reasons about it."""
