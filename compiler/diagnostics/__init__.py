"""Messages to authors: their facts, their words, and how they are drawn."""
