# Resurgence, Spotkania w pojedynkę.

-noun-resurgence-encounters-solo = Resurgence: Spotkania, gra jednoosobowa
    .of = label
