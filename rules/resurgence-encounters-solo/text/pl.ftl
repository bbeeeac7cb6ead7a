# Resurgence, Spotkania w pojedynkę.

-noun-resurgence-encounters-solo = Resurgence: Spotkania, gra jednoosobowa
    .of = label
-log-score-for-beasts = Mutanci punktują za Bestie na planszy
