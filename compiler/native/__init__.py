"""The linked plan as C, for games played by the thousand. What it has no C for is lacking, and Python plays."""
