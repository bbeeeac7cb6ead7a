# Resurgence, Spotkania w pojedynkę.

-noun-resurgence-encounters-solo = Resurgence: Spotkania, gra jednoosobowa
    .of = label
-act-score-for-beasts = Mutanci punktują za Bestie na planszy
    .inf = sprawić, że Mutanci zapunktują za Bestie na planszy
-log-score-for-beasts = Mutanci punktują za Bestie na planszy
-noun-beasts-at-large = liczba Bestii na planszy
    .of = label
    .gender = f
    .gen = liczby Bestii na planszy
    .dat = liczbie Bestii na planszy
    .acc = liczbę Bestii na planszy
    .inst = liczbą Bestii na planszy
    .loc = liczbie Bestii na planszy
