"""Card text from the model, and printed card text back to the model."""
