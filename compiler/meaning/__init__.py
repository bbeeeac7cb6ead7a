"""Syntax tree to model: every name tied to the thing it names, every kind checked."""
