"""What is said to an author: the facts, the words, and how they are drawn."""
