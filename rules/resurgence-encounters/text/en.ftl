# Resurgence, Encounters: those who are met.

-noun-beast = Beast
    .of = piece
    .pl = Beasts
-noun-stalker = Stalker
    .of = piece
    .pl = Stalkers
-act-trade-one-item = trade any one Resource or Supply for any other Resource or Supply
