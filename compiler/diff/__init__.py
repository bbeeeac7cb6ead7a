"""What changed between two editions, said as rules and not as lines."""
