# Resurgence, Spotkania: kogo się spotyka.

-noun-beast = Bestia
    .of = piece
    .gender = f
    .gen = Bestii
    .dat = Bestii
    .acc = Bestię
    .inst = Bestią
    .loc = Bestii
    .pl = Bestie
    .pl-gen = Bestii
    .pl-dat = Bestiom
    .pl-acc = Bestie
    .pl-inst = Bestiami
    .pl-loc = Bestiach
-noun-stalker = Włóczęga
    .of = piece
    .gender = m1
    .gen = Włóczęgi
    .dat = Włóczędze
    .acc = Włóczęgę
    .inst = Włóczęgą
    .loc = Włóczędze
    .pl = Włóczędzy
    .pl-gen = Włóczęgów
    .pl-dat = Włóczęgom
    .pl-acc = Włóczęgów
    .pl-inst = Włóczęgami
    .pl-loc = Włóczęgach
-act-trade-one-item = wymieniasz dowolny jeden Surowiec lub Zasób na dowolny inny Surowiec lub Zasób
    .inf = wymienić dowolny jeden Surowiec lub Zasób na dowolny inny Surowiec lub Zasób

## Karty

-noun-stalker-chance = Spotkanie z Włóczęgą
    .of = card
-noun-plague = Zaraza
    .of = card
-noun-dust-storm = Burza piaskowa
    .of = card
-noun-ambush = Zasadzka na placu
    .of = card
-noun-lean-week = Chudy tydzień
    .of = card

## Jak się co nazywa przy stole

-noun-resurgence-encounters = Resurgence: Spotkania
    .of = label
-noun-mutants-in-bag = Mutanci w woreczku Spotkań
    .of = label
-noun-creatures-aside = żetony obok planszy
    .of = label
-noun-creatures-drawn = dobrane żetony Spotkań
    .of = label
-noun-bonus-event = Dodatkowe Wydarzenie
    .of = label
-noun-with-bonus-events = z Dodatkowymi Wydarzeniami
    .of = label
-noun-without-bonus-events = bez Dodatkowych Wydarzeń
    .of = label
-noun-trade-one-item = wymiana z Włóczęgą
    .of = label
-noun-other-than-food = inne niż Żywność
    .of = label
-noun-other-than-fuel = inne niż Paliwo
    .of = label
-noun-other-than-part = inne niż Części
    .of = label
-noun-other-than-ammo = inne niż Amunicja
    .of = label
-noun-other-than-meds = inne niż Leki
    .of = label
-noun-give-food = oddaj Żywność
    .of = label
-noun-give-fuel = oddaj Paliwo
    .of = label
-noun-give-part = oddaj Części
    .of = label
-noun-give-ammo = oddaj Amunicję
    .of = label
-noun-give-meds = oddaj Lek
    .of = label
