"""From the text of a pack to everything that is made of it."""
