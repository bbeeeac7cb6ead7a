"""What a rule can do to a game, one file a verb."""
