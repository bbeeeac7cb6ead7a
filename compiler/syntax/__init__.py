"""Text to typed nodes, and back."""
