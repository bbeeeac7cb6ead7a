"""Lints: what can be read and played, and is most probably not what was meant. One file a lint, found by folder."""
