# Resurgence, Encounters alone.
-log-score-for-beasts = the Mutants score for Beasts at large
