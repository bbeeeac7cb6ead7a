"""Handlers and graphs, written by the compiler and read by people; `rulewright build` writes them anew."""
