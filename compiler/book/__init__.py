"""Model to the pages of the reference rulebook."""
