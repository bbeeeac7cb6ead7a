"""Model to the Python handlers that play it."""
