"""Lints: rules that can be played and are most probably a mistake. One file a lint, found by folder."""
