# Resurgence, Encounters alone.
-act-score-for-beasts = let the Mutants score for Beasts at large
    .clause = the Mutants score for Beasts at large
-noun-beasts-at-large = number of Beasts at large
    .of = label
-log-score-for-beasts = the Mutants score for Beasts at large
