# Resurgence, solo: co robią Mutanci.

-act-mutants-gain = Mutanci otrzymują { NUMBER($n) } PZ
    .v2 = Mutanci zdobywają { NUMBER($n) } PZ
    .inf = Mutanci otrzymują { NUMBER($n) } PZ
    .inf-v2 = Mutanci zdobywają { NUMBER($n) } PZ
-act-mutants-complete-mission =
    Mutanci kończą Misję, która daje im najwięcej PZ. W rundach 1–3 jest to Misja Podstawowa, w rundach 4–6 Misja
    Zaawansowana. W razie remisu jest to ta, która leży najbliżej dołu kolumny. Mutanci zdobywają tylko PZ, oraz 1
    dodatkowy PZ, jeśli Misja daje jakiekolwiek inne nagrody. Następnie odwróć planszę na drugą stronę
    .inf =
    pozwolić Mutantom ukończyć Misję, która daje im najwięcej PZ. W rundach 1–3 jest to Misja Podstawowa, w rundach 4–6
    Misja Zaawansowana. W razie remisu jest to ta, która leży najbliżej dołu kolumny. Mutanci zdobywają tylko PZ, oraz 1
    dodatkowy PZ, jeśli Misja daje jakiekolwiek inne nagrody. Następnie odwróć planszę na drugą stronę
-act-tire-out-one = wyczerpujesz jedną ze swoich dostępnych kart Ocalałych
    .inf = wyczerpać jedną ze swoich dostępnych kart Ocalałych
-act-tire-out-two = wyczerpujesz 2 z dostępnych kart Ocalałych
    .inf = wyczerpać 2 z dostępnych kart Ocalałych
-act-discard-last = odrzucasz { NUMBER($n) ->
        [1] 1 kartę najbardziej z prawej
        [few] { NUMBER($n) } karty najbardziej z prawej
       *[many] { NUMBER($n) } kart najbardziej z prawej
    } z rzędu Ocalałego
    .inf = odrzucić { NUMBER($n) ->
        [1] 1 kartę najbardziej z prawej
        [few] { NUMBER($n) } karty najbardziej z prawej
       *[many] { NUMBER($n) } kart najbardziej z prawej
    } z rzędu Ocalałego
-act-lose-a-room =
    odkrywasz jeden ze swoich żetonów Rumowiska. Mutanci zdobywają pokazane na nim PZ. Pozostaw go na miejscu: w tej grze
    nie możesz już zbudować tego pomieszczenia
    .inf =
    odkryć jeden ze swoich żetonów Rumowiska. Mutanci zdobywają pokazane na nim PZ. Pozostaw go na miejscu: w tej grze
    nie możesz już zbudować tego pomieszczenia
-ability-must-able = Jeśli to możliwe, musisz { LIST($act, form: "inf", sep: "or") }
    .as = ability-must

## Karty

-noun-arbat-a = Arbat, strona A
    .of = card
-noun-revolution-a = Plac Rewolucji, strona A
    .of = card
-noun-barbarian-a = Brama Barbarzyńców, strona A
    .of = card
-noun-hope-a = Wyspa Nadziei, strona A
    .of = card
-noun-kremlin-a = Kreml, strona A
    .of = card
-noun-museum-a = Muzea, strona A
    .of = card
-noun-arbat-b = Arbat, strona B
    .of = card
-noun-revolution-b = Plac Rewolucji, strona B
    .of = card
-noun-barbarian-b = Brama Barbarzyńców, strona B
    .of = card
-noun-hope-b = Wyspa Nadziei, strona B
    .of = card
-noun-kremlin-b = Kreml, strona B
    .of = card
-noun-museum-b = Muzea, strona B
    .of = card

## Jak się co nazywa przy stole

-noun-distant-howls = Wycie w oddali
    .of = label
-noun-tunnel-rats = Szczury w tunelach
    .of = label
-noun-wet-tracks = Mokre ślady
    .of = label
-noun-scratching = Drapanie do drzwi
    .of = label
-noun-thin-packs = Chude stada
    .of = label
-noun-black-rain = Czarny deszcz
    .of = label
-noun-hot-tunnels = Gorące tunele
    .of = label
-noun-glowing-river = Świecąca rzeka
    .of = label
-noun-burning-horizon = Płonący horyzont
    .of = label
-noun-resurgence-solo = Resurgence, gra jednoosobowa
    .of = label
-noun-mutant-vp = PZ Mutantów
    .of = label
-noun-mutant-spaces = Mutanci na torach Przywództwa
    .of = label
-noun-mutants-have-won = wygrana Mutantów
    .of = label
-noun-mutants-gain = punkty Mutantów
    .of = label
-noun-difficulty = poziom trudności
    .of = label
-noun-mutant-village = Wioska Mutantów
    .of = label
-noun-mutant-town = Miasto Mutantów
    .of = label
-noun-mutant-stronghold = Twierdza Mutantów
    .of = label
-noun-board-side = strona planszy Akcji Mutanta
    .of = label
-noun-side-a = Strona A
    .of = label
-noun-side-b = Strona B
    .of = label
-noun-side-lots = losowanie strony
    .of = label
-noun-side-up = odkryta strona
    .of = label
-noun-choose-difficulty = wybór poziomu trudności
    .of = label
-noun-mutant-leadership-card = karta Przywództwa Mutanta
    .of = label
-noun-nuclear-box = karty z Zagrożeniem Nuklearnym
    .of = label
-noun-plain-box = karty bez Zagrożenia Nuklearnego
    .of = label
-noun-mutant-leadership-deck = talia Przywództwa Mutanta
    .of = label
-noun-mutant-leadership-shown = odkryta karta Przywództwa Mutanta
    .of = label
-noun-mutant-leadership-discard = odrzucone karty Przywództwa Mutanta
    .of = label
-noun-lay-out-mutant-leadership = przygotowanie talii Przywództwa Mutanta
    .of = label
-noun-use-a-token = kolejny żeton
    .of = label
-noun-stir-mutants = akcja Mutantów
    .of = label
-noun-mutant-score = punkty Mutantów za Zadania
    .of = label
-noun-mutant-action = Akcja Mutanta
    .of = label
-noun-mutants-complete-mission = Misja Mutantów
    .of = label
-noun-turn-the-board = odwrócenie planszy
    .of = label
-noun-tire-out-one = wyczerpanie karty
    .of = label
-noun-tire-out-two = wyczerpanie dwóch kart
    .of = label
-noun-discard-last = odrzucenie z rzędu
    .of = label
-noun-shown-points = PZ na Rumowisku
    .of = label
-noun-lost = stracone
    .of = label
-noun-lose-a-room = strata pomieszczenia
    .of = label
