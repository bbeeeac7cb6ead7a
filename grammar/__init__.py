"""What an author may write: the grammar, its tables, and a page for each common slip."""
