"""What generated handlers stand on: a game, its state, and the questions it asks."""
