"""The text of a pack, and places in it."""
