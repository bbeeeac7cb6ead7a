"""What can happen in a game at all: which abilities are ever triggered, offered and affordable."""
