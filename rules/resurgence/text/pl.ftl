# Resurgence: rzeczowniki gry i zdania o tym, co się w niej robi.

## Dobra

-noun-food = Żywność
    .of = good
    .gender = f
    .gen = Żywności
    .dat = Żywności
    .acc = Żywność
    .inst = Żywnością
    .loc = Żywności
    .pl = Żywności
    .pl-gen = Żywności
    .pl-dat = Żywnościom
    .pl-acc = Żywności
    .pl-inst = Żywnościami
    .pl-loc = Żywnościach
-noun-fuel = Paliwo
    .of = good
    .gender = n
    .gen = Paliwa
    .dat = Paliwu
    .acc = Paliwo
    .inst = Paliwem
    .loc = Paliwie
    .pl = Paliwa
    .pl-gen = Paliw
    .pl-dat = Paliwom
    .pl-acc = Paliwa
    .pl-inst = Paliwami
    .pl-loc = Paliwach
# Tylko w liczbie mnogiej: 1 Części.
-noun-part = Części
    .of = good
    .gender = f
    .always = pl
    .pl-gen = Części
    .pl-dat = Częściom
    .pl-acc = Części
    .pl-inst = Częściami
    .pl-loc = Częściach
-noun-ammo = Amunicja
    .of = good
    .gender = f
    .gen = Amunicji
    .dat = Amunicji
    .acc = Amunicję
    .inst = Amunicją
    .loc = Amunicji
    .pl = Amunicje
    .pl-gen = Amunicji
    .pl-dat = Amunicjom
    .pl-acc = Amunicje
    .pl-inst = Amunicjami
    .pl-loc = Amunicjach
-noun-meds = Lek
    .of = good
    .gender = m3
    .gen = Leku
    .dat = Lekowi
    .acc = Lek
    .inst = Lekiem
    .loc = Leku
    .pl = Leki
    .pl-gen = Leków
    .pl-dat = Lekom
    .pl-acc = Leki
    .pl-inst = Lekami
    .pl-loc = Lekach
-noun-vp = PZ
    .of = good
    .gender = m3
    .forms = same

## Grupy dóbr

-noun-resource = Surowiec
    .of = group
    .gender = m3
    .gen = Surowca
    .dat = Surowcowi
    .acc = Surowiec
    .inst = Surowcem
    .loc = Surowcu
    .pl = Surowce
    .pl-gen = Surowców
    .pl-dat = Surowcom
    .pl-acc = Surowce
    .pl-inst = Surowcami
    .pl-loc = Surowcach
-noun-supply = Zasób Krytyczny
    .of = group
    .gender = m3
    .gen = Zasobu Krytycznego
    .dat = Zasobowi Krytycznemu
    .acc = Zasób Krytyczny
    .inst = Zasobem Krytycznym
    .loc = Zasobie Krytycznym
    .pl = Zasoby Krytyczne
    .pl-gen = Zasobów Krytycznych
    .pl-dat = Zasobom Krytycznym
    .pl-acc = Zasoby Krytyczne
    .pl-inst = Zasobami Krytycznymi
    .pl-loc = Zasobach Krytycznych
    .acc-v2 = Zasób
    .pl-acc-v2 = Zasoby
    .pl-gen-v2 = Zasobów
-noun-item = Surowiec lub Zasób
    .of = group
    .gender = m3
    .gen = Surowca lub Zasobu
    .dat = Surowcowi lub Zasobowi
    .acc = Surowiec lub Zasób
    .inst = Surowcem lub Zasobem
    .loc = Surowcu lub Zasobie
    .pl = Surowce lub Zasoby
    .pl-gen = Surowców lub Zasobów
    .pl-dat = Surowcom lub Zasobom
    .pl-acc = Surowce lub Zasoby
    .pl-inst = Surowcami lub Zasobami
    .pl-loc = Surowcach lub Zasobach

## Żetony

-noun-token = żeton
    .of = piece thing
    .gender = m3
    .gen = żetonu
    .dat = żetonowi
    .acc = żeton
    .inst = żetonem
    .loc = żetonie
    .pl = żetony
    .pl-gen = żetonów
    .pl-dat = żetonom
    .pl-acc = żetony
    .pl-inst = żetonami
    .pl-loc = żetonach
-noun-laborer = Robotnik
    .of = piece kind
    .gender = m1
    .gen = Robotnika
    .dat = Robotnikowi
    .acc = Robotnika
    .inst = Robotnikiem
    .loc = Robotniku
    .pl = Robotnicy
    .pl-gen = Robotników
    .pl-dat = Robotnikom
    .pl-acc = Robotników
    .pl-inst = Robotnikami
    .pl-loc = Robotnikach
-noun-hero-token = żeton Bohatera
    .of = piece
    .gender = m3
    .gen = żetonu Bohatera
    .dat = żetonowi Bohatera
    .acc = żeton Bohatera
    .inst = żetonem Bohatera
    .loc = żetonie Bohatera
    .pl = żetony Bohatera
    .pl-gen = żetonów Bohatera
    .pl-dat = żetonom Bohatera
    .pl-acc = żetony Bohatera
    .pl-inst = żetonami Bohatera
    .pl-loc = żetonach Bohatera
-noun-ranger = Łowca
    .of = piece kind
    .gender = m1
    .gen = Łowcy
    .dat = Łowcy
    .acc = Łowcę
    .inst = Łowcą
    .loc = Łowcy
    .pl = Łowcy
    .pl-gen = Łowców
    .pl-dat = Łowcom
    .pl-acc = Łowców
    .pl-inst = Łowcami
    .pl-loc = Łowcach
-noun-builder = Budowniczy
    .of = piece kind
    .gender = m1
    .gen = Budowniczego
    .dat = Budowniczemu
    .acc = Budowniczego
    .inst = Budowniczym
    .loc = Budowniczym
    .pl = Budowniczowie
    .pl-gen = Budowniczych
    .pl-dat = Budowniczym
    .pl-acc = Budowniczych
    .pl-inst = Budowniczymi
    .pl-loc = Budowniczych
-noun-scholar = Naukowiec
    .of = piece kind
    .gender = m1
    .gen = Naukowca
    .dat = Naukowcowi
    .acc = Naukowca
    .inst = Naukowcem
    .loc = Naukowcu
    .pl = Naukowcy
    .pl-gen = Naukowców
    .pl-dat = Naukowcom
    .pl-acc = Naukowców
    .pl-inst = Naukowcami
    .pl-loc = Naukowcach
-noun-specialist = Specjalista
    .of = piece kind
    .gender = m1
    .gen = Specjalisty
    .dat = Specjaliście
    .acc = Specjalistę
    .inst = Specjalistą
    .loc = Specjaliście
    .pl = Specjaliści
    .pl-gen = Specjalistów
    .pl-dat = Specjalistom
    .pl-acc = Specjalistów
    .pl-inst = Specjalistami
    .pl-loc = Specjalistach
-noun-mutant = Mutant
    .of = piece seat
    .gender = m1
    .gen = Mutanta
    .dat = Mutantowi
    .acc = Mutanta
    .inst = Mutantem
    .loc = Mutancie
    .pl = Mutanci
    .pl-gen = Mutantów
    .pl-dat = Mutantom
    .pl-acc = Mutantów
    .pl-inst = Mutantami
    .pl-loc = Mutantach

## Rodzaje kart i miejsc

-noun-survivor = Ocalały
    .of = piece thing
    .gender = m1
    .gen = Ocalałego
    .dat = Ocalałemu
    .acc = Ocalałego
    .inst = Ocalałym
    .loc = Ocalałym
    .pl = Ocalali
    .pl-gen = Ocalałych
    .pl-dat = Ocalałym
    .pl-acc = Ocalałych
    .pl-inst = Ocalałymi
    .pl-loc = Ocalałych
-noun-hero = Bohater
    .of = kind thing
    .gender = m1
    .gen = Bohatera
    .dat = Bohaterowi
    .acc = Bohatera
    .inst = Bohaterem
    .loc = Bohaterze
    .pl = Bohaterowie
    .pl-gen = Bohaterów
    .pl-dat = Bohaterom
    .pl-acc = Bohaterów
    .pl-inst = Bohaterami
    .pl-loc = Bohaterach
-noun-mission = Misja
    .of = thing
    .gender = f
    .gen = Misji
    .dat = Misji
    .acc = Misję
    .inst = Misją
    .loc = Misji
    .pl = Misje
    .pl-gen = Misji
    .pl-dat = Misjom
    .pl-acc = Misje
    .pl-inst = Misjami
    .pl-loc = Misjach
-noun-directive = karta Zadania
    .of = thing
    .gender = f
    .gen = karty Zadania
    .dat = karcie Zadania
    .acc = kartę Zadania
    .inst = kartą Zadania
    .loc = karcie Zadania
    .pl = karty Zadania
    .pl-gen = kart Zadania
    .pl-dat = kartom Zadania
    .pl-acc = karty Zadania
    .pl-inst = kartami Zadania
    .pl-loc = kartach Zadania
-noun-zone = Strefa
    .of = thing
    .gender = f
    .gen = Strefy
    .dat = Strefie
    .acc = Strefę
    .inst = Strefą
    .loc = Strefie
    .pl = Strefy
    .pl-gen = Stref
    .pl-dat = Strefom
    .pl-acc = Strefy
    .pl-inst = Strefami
    .pl-loc = Strefach
-noun-room = pomieszczenie
    .of = thing
    .gender = n
    .gen = pomieszczenia
    .dat = pomieszczeniu
    .acc = pomieszczenie
    .inst = pomieszczeniem
    .loc = pomieszczeniu
    .pl = pomieszczenia
    .pl-gen = pomieszczeń
    .pl-dat = pomieszczeniom
    .pl-acc = pomieszczenia
    .pl-inst = pomieszczeniami
    .pl-loc = pomieszczeniach
-noun-district = Dzielnica
    .of = thing
    .gender = f
    .gen = Dzielnicy
    .dat = Dzielnicy
    .acc = Dzielnicę
    .inst = Dzielnicą
    .loc = Dzielnicy
    .pl = Dzielnice
    .pl-gen = Dzielnic
    .pl-dat = Dzielnicom
    .pl-acc = Dzielnice
    .pl-inst = Dzielnicami
    .pl-loc = Dzielnicach

## Dostępy

-noun-metro = Metro
    .of = access
    .gender = n
    .gen = Metra
    .dat = Metru
    .acc = Metro
    .inst = Metrem
    .loc = Metrze
    .pl = Metra
    .pl-gen = Metr
    .pl-dat = Metrom
    .pl-acc = Metra
    .pl-inst = Metrami
    .pl-loc = Metrach
-noun-harbor = Port
    .of = access
    .gender = m3
    .gen = Portu
    .dat = Portowi
    .acc = Port
    .inst = Portem
    .loc = Porcie
    .pl = Porty
    .pl-gen = Portów
    .pl-dat = Portom
    .pl-acc = Porty
    .pl-inst = Portami
    .pl-loc = Portach
-noun-compound = Kryjówka
    .of = access
    .gender = f
    .gen = Kryjówki
    .dat = Kryjówce
    .acc = Kryjówkę
    .inst = Kryjówką
    .loc = Kryjówce
    .pl = Kryjówki
    .pl-gen = Kryjówek
    .pl-dat = Kryjówkom
    .pl-acc = Kryjówki
    .pl-inst = Kryjówkami
    .pl-loc = Kryjówkach

## Imiona ocalałych i bohaterów, nazwy zadań

-noun-farmer = Rolnik
    .of = card
-noun-brewer = Piwowar
    .of = card
-noun-lab-tech = Laborant
    .of = card
-noun-hunter = Myśliwa
    .of = card
-noun-electrician = Elektryk
    .of = card
-noun-firefighter = Monterka
    .of = card
-noun-scout = Zwiadowczyni
    .v2 = Zwiadowczyń
    .of = card
-noun-chef = Kucharka
    .of = card
-noun-security-guard = Żołnierz
    .of = card
-noun-mechanic = Mechaniczka
    .of = card
-noun-smuggler = Przemytniczka
    .of = card
-noun-pharmacist = Farmaceutka
    .of = card
-noun-olympian = Tropicielka
    .of = card
-noun-librarian = Bibliotekarka
    .of = card
-noun-polar-vortex = Wir Polarny
    .of = card
-noun-food-rations = Racje Żywnościowe
    .of = card
-noun-power-grab = Przejęcie Władzy
    .of = card
-noun-defenders = Obrońcy
    .of = card

## Nazwy miejsc. Druga nazwa strefy to jej dzielnica i położenie, jak w nagłówkach instrukcji

-noun-arbat = Arbat
    .of = place
-noun-museum = Muzea
    .of = place
-noun-revolution = Plac Rewolucji
    .of = place
-noun-barbarian = Brama Barbarzyńców
    .of = place
-noun-kremlin = Kreml
    .of = place
-noun-hope = Wyspa Nadziei
    .of = place
-noun-arbat-upper = Arbat, górna strefa
    .v2 = Arbat górna
    .of = place
-noun-arbat-lower = Arbat, dolna strefa
    .v2 = Arbat dolna
    .of = place
-noun-museum-upper = Muzea, górna strefa
    .v2 = Muzeów górna
    .of = place
-noun-museum-lower = Muzea, dolna strefa
    .v2 = Muzeów dolna
    .of = place
-noun-revolution-left = Plac Rewolucji, lewa strefa
    .v2 = Placu Rewolucji lewa
    .of = place
-noun-revolution-right = Plac Rewolucji, prawa strefa
    .v2 = Placu Rewolucji prawa
    .of = place
-noun-barbarian-left = Brama Barbarzyńców, lewa strefa
    .v2 = Bramy Barbarzyńców lewa
    .of = place
-noun-barbarian-right = Brama Barbarzyńców, prawa strefa
    .v2 = Bramy Barbarzyńców prawa
    .of = place
-noun-kremlin-upper = Kreml, górna strefa
    .v2 = Kremla górna
    .of = place
-noun-kremlin-lower = Kreml, dolna strefa
    .v2 = Kremla dolna
    .of = place
-noun-hope-left = Wyspa Nadziei, lewa strefa
    .v2 = Wyspy Nadziei lewa
    .of = place
-noun-hope-right = Wyspa Nadziei, prawa strefa
    .v2 = Wyspy Nadziei prawa
    .of = place
-noun-checkpoint = Punkt Kontrolny
    .of = place
-noun-armory = Zbrojownia
    .of = place
-noun-clinic = Klinika
    .of = place
-noun-market-stall = Stragan
    .of = place
-noun-kitchen = Kuchnia
    .of = place
-noun-garage = Garaż
    .of = place
-noun-scout-post = Posterunek Zwiadowcy
    .of = place
-noun-workshop = Warsztat
    .of = place
-noun-propaganda = Rozgłośnia
    .v2 = Rozgłównia
    .of = place
-noun-headquarters = Kwatera Główna
    .of = place

## Premie na torach i to, co kryje rumowisko

-noun-metro-3 = Metro, trzecie pole
    .of = place
-noun-metro-6 = Metro, szóste pole
    .of = place
-noun-metro-8 = Metro, ósme pole
    .of = place
-noun-harbor-2 = Port, drugie pole
    .of = place
-noun-harbor-5 = Port, piąte pole
    .of = place
-noun-harbor-8 = Port, ósme pole
    .of = place
-noun-compound-3 = Kryjówka, trzecie pole
    .of = place
-noun-compound-5 = Kryjówka, piąte pole
    .of = place
-noun-compound-8 = Kryjówka, ósme pole
    .of = place
-noun-fuel-rubble = Kanistry
    .of = card
-noun-food-rubble = Konserwy
    .of = card
-noun-ammo-rubble = Naboje
    .of = card
-noun-meds-rubble = Bandaże
    .of = card
-noun-point-rubble = Pamiątka
    .of = card
-noun-fuel-point-rubble = Kanistry i pamiątka
    .of = card
-noun-food-point-rubble = Konserwy i pamiątka
    .of = card
-noun-double-point-rubble = Dwie pamiątki
    .of = card
-noun-supply-rubble = Szafka z zapasami
    .of = card

## Jak się co nazywa przy stole: stosy, znaczniki, fazy, czynności. W zdaniach na kartach to nie występuje

-noun-resurgence = Resurgence
    .of = label
-noun-spot = żetony na planszy
    .of = label
-noun-lair = obecni Mutanci
    .of = label
-noun-survivor-deck = talia Ocalałych
    .of = label
-noun-row = rząd Ocalałych
    .of = label
-noun-row-space = miejsce w rzędzie
    .of = label
    .pl = miejsca w rzędzie
-noun-row-1 = pierwsze z prawej
    .of = label
-noun-row-2 = drugie z prawej
    .of = label
-noun-row-3 = środkowe
    .of = label
-noun-row-4 = drugie z lewej
    .of = label
-noun-row-5 = pierwsze z lewej
    .of = label
-noun-cost = koszt
    .of = label
-noun-survivor-discard = odrzuceni Ocalali
    .of = label
-noun-crew = drużyna
    .of = label
-noun-mission-column = kolumna Misji
    .of = label
-noun-planned = Misje zaplanowane
    .of = label
-noun-completed = Misje ukończone
    .of = label
-noun-directive-deck = talia Zadań
    .of = label
-noun-directive-space = karty Zadania w grze
    .of = label
-noun-bag = Woreczek
    .of = label
-noun-reserve = pula
    .of = label
-noun-drawn = dobrane żetony
    .of = label
-noun-area = plansza Przydziału
    .of = label
-noun-rest-area = Obszar Odpoczynku
    .of = label
-noun-compound-level = poziom Kryjówki
    .of = label
-noun-cleared = oczyszczone
    .of = label
-noun-resting = odpoczynek
    .of = label
-noun-placed-in = umieszczony żeton
    .of = label
-noun-first-player = pierwszy gracz
    .of = label
-noun-heap = rumowisko w zapasie
    .of = label
-noun-rubble-on = rumowisko
    .of = label
-noun-hero-offer = Bohaterowie do wyboru
    .of = label
-noun-spaces = tory Przywództwa
    .of = label
-noun-used = akcja wykonana
    .of = label
-noun-mutant-pool = Mutanci w zapasie
    .of = label
-noun-mutant-deck = talia Mutantów
    .of = label
-noun-mutant-discard = odrzucone karty Mutantów
    .of = label
-noun-mutant-shown = odkryte karty Mutantów
    .of = label
-noun-set-up = przygotowanie gry
    .of = label
-noun-set-up-player = przygotowanie gracza
    .of = label
-noun-draw-lots = losowanie pierwszego gracza
    .of = label
-noun-lots = losy
    .of = label
-noun-begin-with-heroes = wybór Bohaterów
    .of = label
-noun-begin-with = na początek
    .of = label
-noun-play-six-rounds = sześć rund
    .of = label
-noun-play = gra
    .of = label
-noun-draw-and-assign = dobór i przydział
    .of = label
-noun-assign = przydział
    .of = label
-noun-determine-leadership = Przywództwo
    .of = label
-noun-judge = porównanie sił
    .of = label
-noun-advance = awans
    .of = label
-noun-act-in-turn = akcje po kolei
    .of = label
-noun-take-turn = tura
    .of = label
-noun-use-place = akcja pola
    .of = label
-noun-place = umieszczenie żetonu
    .of = label
-noun-rest = odpoczynek
    .of = label
-noun-rescue = ratunek
    .of = label
-noun-enlist = nowy żeton
    .of = label
-noun-retire = wycofanie
    .of = label
-noun-build = budowa
    .of = label
-noun-take-a-token = dobranie żetonu
    .of = label
-noun-switch = zamiana obszarów
    .of = label
-noun-plan = planowanie Misji
    .of = label
-noun-complete = ukończenie Misji
    .of = label
-noun-keep-up = Utrzymanie
    .of = label
-noun-move-row-on = przesunięcie rzędu
    .of = label
-noun-rise = wyższy poziom
    .of = label
-noun-gain-levels = poziomy Kryjówki
    .of = label
-noun-level = poziom
    .of = label
    .pl = poziomy
-noun-level-2 = Poziom 2
    .of = label
-noun-level-3 = Poziom 3
    .of = label
-noun-level-4 = Poziom 4
    .of = label
-noun-bring-mutants = nowi Mutanci
    .of = label
-noun-send-mutants-away = odejście Mutantów
    .of = label
-noun-final-scoring = punktacja końcowa
    .of = label
-noun-score-leadership = punkty za Przywództwo
    .of = label
-noun-name-winner = zwycięzca
    .of = label
-noun-abilities = zdolności kart
    .of = label
-noun-finish = koniec tury
    .of = label
-noun-stay = bez awansu poziomu
    .of = label
-noun-leadership = Przywództwo
    .of = label
-noun-round = runda
    .of = label
-noun-turn = tura
    .of = label
-noun-upkeep = Utrzymanie
    .of = label
-noun-worker-actions = Akcje Pracownika
    .of = label
-noun-deck-a = Talia A
    .of = label
-noun-deck-b = Talia B
    .of = label
-noun-mutants-in-arbat = Mutanci w Arbacie
    .of = label
-noun-mutants-in-museum = Mutanci w Muzeach
    .of = label
-noun-mutants-in-revolution = Mutanci na Placu Rewolucji
    .of = label
-noun-mutants-in-barbarian = Mutanci przy Bramie Barbarzyńców
    .of = label
-noun-mutants-in-kremlin = Mutanci na Kremlu
    .of = label
-noun-mutants-in-hope = Mutanci na Wyspie Nadziei
    .of = label
-noun-quiet-night = Spokojna noc
    .of = label
-noun-long-quiet-night = Długa spokojna noc
    .of = label
-noun-creature = stworzenie
    .of = label
    .pl = stworzenia
-noun-access = Dostęp
    .of = label
    .pl = Dostępy
-noun-location = miejsce
    .of = label
-noun-card = karta
    .of = label
-noun-deck = talia
    .of = label
    .pl = talie
-noun-rubble = Rumowisko
    .of = label
    .pl = Rumowiska
-noun-bonus = premia
    .of = label
    .pl = premie
-noun-mutant-card = karta Mutanta
    .of = label
    .pl = karty Mutanta

## Karty dodane z całą grą

-noun-dock-worker = Techniczka
    .of = card
-noun-fisherman = Rybak
    .of = card
-noun-foreman = Brygadzista
    .v2 = Brygadzysta
    .of = card
-noun-gunsmith = Rusznikarka
    .of = card
-noun-miner = Górnik
    .of = card
-noun-plumber = Hydrauliczka
    .of = card
-noun-truck-driver = Kierowca Ciężarówki
    .of = card
-noun-archeologist = Pirotechniczka
    .of = card
-noun-architect = Architekt
    .of = card
-noun-biologist = Biolog
    .of = card
-noun-botanist = Botanik
    .of = card
-noun-chemist = Chemiczka
    .of = card
-noun-doctor = Lekarz
    .of = card
-noun-engineer = Inżynierka
    .of = card
-noun-psychologist = Psycholożka
    .of = card
-noun-veterinarian = Weterynarka
    .of = card
-noun-armorer = Zabójca Maszyn
    .of = card
-noun-bodyguard = Ochroniarka
    .of = card
-noun-inspector = Ranger
    .of = card
-noun-paratrooper = Strażnik
    .of = card
-noun-pilot = Pilotka
    .of = card
-noun-sailor = Najemnik
    .of = card
-noun-sapper = Saper
    .v2 = Skoper
    .of = card
-noun-sniper = Snajperka
    .of = card
-noun-cosmonaut = Kosmonauta
    .of = card
-noun-mystic = Kaznodzieja
    .of = card
-noun-traffic-cop = Gliniarz
    .of = card
-noun-surgeon = Medyczka
    .of = card
-noun-domination = Dominacja
    .of = card
-noun-leadership-directive = Przywództwo
    .of = card
-noun-construction = Budowa
    .of = card
-noun-militarism = Militaryzm
    .v2 = Militarizm
    .of = card
-noun-proletariat = Proletariat
    .of = card
-noun-academia = Akademia
    .of = card
-noun-commune = Komuna
    .of = card
-noun-researchers = Badacze
    .of = card
-noun-builders-directive = Budowniczowie (B8)
    .v2 = Budowniczości
    .of = card
-noun-the-beginning = Początek
    .of = card
-noun-supply-drop = Zrzut zaopatrzenia
    .of = card
-noun-cold-snap = Fala mrozów
    .of = card
-noun-wanderers = Wędrowcy u bram
    .of = card
-noun-clear-signal = Czysty sygnał
    .of = card
-noun-black-market = Czarny rynek
    .of = card
-noun-field-hospital = Szpital polowy
    .of = card
-noun-fuel-convoy = Konwój z paliwem
    .of = card
-noun-lookout = Punkt obserwacyjny
    .of = card
-noun-late-harvest = Późne zbiory
    .of = card
-noun-mending-day = Dzień napraw
    .of = card
-noun-quiet-evening = Spokojny wieczór
    .of = card
-noun-canned-goods = Puszki
    .of = card
-noun-jerrycans = Bańki z paliwem
    .of = card
-noun-scrap-metal = Złom
    .of = card
-noun-ammo-belt = Taśma z nabojami
    .of = card
-noun-first-aid-kits = Apteczki
    .of = card
-noun-camp-stove = Kuchenka turystyczna
    .of = card
-noun-tool-bag = Torba z narzędziami
    .of = card
-noun-medics-satchel = Torba sanitariusza
    .of = card
-noun-signal-flares = Race sygnałowe
    .of = card
-noun-barter-crate = Skrzynia na wymianę
    .of = card
-noun-stray-hunter = Zbłąkany łowca
    .of = card
-noun-night-watchman = Nocny stróż
    .of = card
-noun-lost-student = Zagubiony student
    .of = card
-noun-distant-cousin = Daleki kuzyn
    .of = card
-noun-first-lantern = Latarnia na Arbacie
    .of = card
-noun-dry-archive = Suche archiwum
    .of = card
-noun-soup-line = Kolejka po zupę
    .of = card
-noun-oil-the-gate = Naoliwić bramę
    .of = card
-noun-kremlin-watch = Warta na murze
    .of = card
-noun-patched-boat = Połatana łódź
    .of = card
-noun-street-lights = Światła na ulicy
    .of = card
-noun-painters-cellar = Piwnica malarza
    .of = card
-noun-closed-theatre = Zamknięty teatr
    .of = card
-noun-swap-meet = Giełda wymiany
    .of = card
-noun-dinosaur-hall = Sala dinozaurów
    .of = card
-noun-sealed-depot = Zaplombowany magazyn
    .of = card
-noun-school-again = Znowu szkoła
    .of = card
-noun-old-maps = Stare mapy
    .of = card
-noun-bread-riot = Bunt o chleb
    .of = card
-noun-loudspeakers = Głośniki
    .of = card
-noun-field-kitchens = Kuchnie polowe
    .of = card
-noun-barricade = Rozebrać barykadę
    .of = card
-noun-toll-booth = Budka z mytem
    .of = card
-noun-caravan = Karawana
    .of = card
-noun-night-crossing = Nocna przeprawa
    .of = card
-noun-scrap-dealer = Handlarz złomem
    .of = card
-noun-bell-tower = Dzwonnica
    .of = card
-noun-armory-keys = Klucze do zbrojowni
    .of = card
-noun-honour-guard = Warta honorowa
    .of = card
-noun-lost-orders = Zgubione rozkazy
    .of = card
-noun-lighthouse = Latarnia morska
    .of = card
-noun-fishing-nets = Sieci rybackie
    .of = card
-noun-ferry = Podnieść prom
    .of = card
-noun-island-clinic = Klinika na wyspie
    .of = card
-noun-tunnel-mail = Poczta tunelowa
    .of = card
-noun-victory-parade = Parada
    .of = card
-noun-cull = Przerzedzić stada
    .of = card
-noun-bait = Przynęta i pułapka
    .of = card
-noun-nest = Spalić gniazdo
    .of = card
-noun-samples = Próbki dla laboratorium
    .of = card
-noun-grand-bazaar = Wielki bazar
    .of = card
-noun-opera = Otwarcie opery
    .of = card
-noun-great-library = Wielka biblioteka
    .of = card
-noun-seed-bank = Bank nasion
    .of = card
-noun-council = Rada miasta
    .of = card
-noun-radio-city = Radio dla miasta
    .of = card
-noun-trade-treaty = Traktat handlowy
    .of = card
-noun-iron-gate = Żelazna brama
    .of = card
-noun-star-fort = Gwiezdny fort
    .of = card
-noun-crown-room = Sala koronacyjna
    .of = card
-noun-harbour-wall = Falochron
    .of = card
-noun-new-shores = Nowe brzegi
    .of = card
-noun-brood-mother = Matka stada
    .of = card
-noun-cure = Lekarstwo
    .of = card
-noun-mission-chance = Ukończenie Misji w Dzielnicy
    .of = card
-noun-event-chance = Wydarzenie w Dzielnicy
    .of = card

## Jak się co jeszcze nazywa przy stole

-noun-grade = rodzaj Misji
    .of = label
-noun-starter = Misja Początkowa
    .of = label
-noun-basic = Misja Podstawowa
    .of = label
-noun-advanced = Misja Zaawansowana
    .of = label
-noun-column = kolumna
    .of = label
-noun-mission-space = miejsce na Misję
    .of = label
-noun-mission-deck = talia Misji
    .of = label
-noun-posted = wyłożone Misje
    .of = label
-noun-mission-offer = Misje Początkowe do wyboru
    .of = label
-noun-left-column = lewa kolumna
    .of = label
-noun-middle-column = środkowa kolumna
    .of = label
-noun-right-column = prawa kolumna
    .of = label
-noun-timing = kiedy działa
    .of = label
-noun-on-arrival = zaraz po odkryciu
    .of = label
-noun-on-the-spot = w Dzielnicy
    .of = label
-noun-in-upkeep = w kroku Utrzymania
    .of = label
-noun-event-deck = talia Wydarzeń
    .of = label
-noun-event-shown = odkryte Wydarzenie
    .of = label
-noun-event-token = żeton Wydarzenia
    .of = label
-noun-salvage-deck = talia Łupu
    .of = label
-noun-salvage-hand = karty Łupu na ręce
    .of = label
-noun-salvage-kept = zatrzymane karty Łupu
    .of = label
-noun-lay-out-survivors = wyłożenie Ocalałych
    .of = label
-noun-lay-out-directives = wyłożenie Zadań
    .of = label
-noun-event-box = Wydarzenia w pudełku
    .of = label
-noun-lay-out-events = przygotowanie Wydarzeń
    .of = label
-noun-fill-mutant-pool = żetony Mutantów
    .of = label
-noun-lay-out-mutants = pierwsi Mutanci
    .of = label
-noun-lay-out-missions = wyłożenie Misji
    .of = label
-noun-fill-heap = przygotowanie Rumowisk
    .of = label
-noun-hero-deck = talia Bohaterów
    .of = label
-noun-choose-heroes = wybór Bohaterów
    .of = label
-noun-take-on = Misja Początkowa na start
    .of = label
-noun-gather-supplies = początkowe zapasy
    .of = label
-noun-draft = dobieranie kart Łupu
    .of = label
-noun-first-game = zapasy na pierwszą grę
    .of = label
-noun-draft-salvage = dobieranie Łupu
    .of = label
-noun-collect-salvage = zebranie Łupu
    .of = label
-noun-share-out-supplies = zapasy dla wszystkich
    .of = label
-noun-take-supplies = pierwsze zapasy
    .of = label
-noun-hand-size = liczba dobieranych żetonów
    .of = label
-noun-open-round = początek rundy
    .of = label
-noun-event-discard = odrzucone Wydarzenia
    .of = label
-noun-next-event = następne Wydarzenie
    .of = label
-noun-turn-up = odkrycie Wydarzenia
    .of = label
-noun-use-event = skorzystanie z Wydarzenia
    .of = label
-noun-advance-on-metro = awans na torze Metra
    .of = label
-noun-advance-on-harbor = awans na torze Portu
    .of = label
-noun-advance-on-compound = awans na torze Kryjówki
    .of = label
-noun-chance = możliwość
    .of = label
-noun-enter = wejście do Strefy
    .of = label
-noun-free-rescue = Darmowy Ratunek
    .of = label
-noun-row-6 = szóste z prawej
    .of = label
-noun-switch-anywhere = zamiana dowolnych obszarów
    .of = label
-noun-fresh = zaplanowana w tej turze
    .of = label
-noun-plan-one = jedna nowa Misja
    .of = label
-noun-rewarded = Darmowy Ratunek wykorzystany
    .of = label
-noun-last-completed = ostatnio ukończona Misja
    .of = label
-noun-complete-here = Misja tej Dzielnicy
    .of = label
-noun-complete-next = kolejna Misja
    .of = label
-noun-rescue-freely = ratunek za darmo
    .of = label
-noun-come-home = powrót żetonów
    .of = label
-noun-ration = racja
    .of = label
-noun-collect-income = nagrody kolumn
    .of = label
-noun-hold-event = Wydarzenie w kroku Utrzymania
    .of = label
-noun-fill-row = uzupełnienie rzędu
    .of = label
-noun-post-missions = uzupełnienie Misji
    .of = label
-noun-mutant-cards-a-round = karty Mutanta na rundę
    .of = label
-noun-move-mutants-on = ruch Mutantów
    .of = label
-noun-show-mutant-card = nowa karta Mutanta
    .of = label
-noun-fill-district = Mutanci w Dzielnicy
    .of = label
-noun-level-points = punkty za poziom
    .of = label
-noun-leadership-points = punkty za miejsce na torze
    .of = label
-noun-reason = powód
    .of = label
-noun-during-play = zdobyte podczas gry
    .of = label
-noun-level-reached = poziom Kryjówki na koniec
    .of = label
-noun-supplies-left = pozostałe Zasoby
    .of = label
-noun-resources-left = pozostałe Surowce
    .of = label
-noun-leadership-held = miejsca na torach
    .of = label
-noun-directives-met = wykonane Zadania
    .of = label
-noun-points = punkty
    .of = label
-noun-earn = punkty z powodu
    .of = label
-noun-supply-points = punkty za Zasoby
    .of = label
-noun-room-level = poziom pomieszczenia
    .of = label
-noun-basic-1 = Misje Podstawowe, górne miejsce
    .of = label
-noun-basic-2 = Misje Podstawowe, drugie miejsce
    .of = label
-noun-basic-3 = Misje Podstawowe, trzecie miejsce
    .of = label
-noun-basic-4 = Misje Podstawowe, czwarte miejsce
    .of = label
-noun-basic-5 = Misje Podstawowe, dolne miejsce
    .of = label
-noun-advanced-1 = Misje Zaawansowane, górne miejsce
    .of = label
-noun-advanced-2 = Misje Zaawansowane, drugie miejsce
    .of = label
-noun-advanced-3 = Misje Zaawansowane, trzecie miejsce
    .of = label
-noun-advanced-4 = Misje Zaawansowane, czwarte miejsce
    .of = label
-noun-advanced-5 = Misje Zaawansowane, dolne miejsce
    .of = label
-noun-errand = sprawunek Misji
    .of = good
    .gender = m3
    .gen = sprawunku Misji
    .dat = sprawunkowi Misji
    .acc = sprawunek Misji
    .inst = sprawunkiem Misji
    .loc = sprawunku Misji
    .pl = sprawunki Misji
    .pl-gen = sprawunków Misji
    .pl-dat = sprawunkom Misji
    .pl-acc = sprawunki Misji
    .pl-inst = sprawunkami Misji
    .pl-loc = sprawunkach Misji
-noun-event = Wydarzenie
    .of = label
    .pl = Wydarzenia
-noun-salvage = karta Łupu
    .of = label
    .pl = karty Łupu

## Części zdań, których może nie być

-part-like-board = { "" }
    .v2 = (tak samo, jak przy użyciu akcji na planszy Głównej)
-part-in-compound = { "" }
    .v2 = w swojej Kryjówce
    .v3 = w swojej Kryjówce (więcej szczegółów na stronie 15)
-part-not-this-turn = { "" }
    .v2 = Pamiętaj, że nie możesz ukończyć Misji w tej samej turze, w której ją zdobędziesz.
-part-keep-missions = Nie odświeżaj Misji.
-part-no-card = { "" }
    .v2 = . Podczas wykonywania tej akcji nie otrzymujesz karty Ocalałego, a jedynie sam żeton
-part-how-to-rescue =
    Zapłać koszt Żywności wskazany pod wybraną kartą i dodaj ją do swojego toru kart Ocalałego.
    Pamiętaj, że nie możesz użyć zdolności karty Ocalałego w tej samej turze, w której ją zdobędziesz.
    Umieść w Woreczku nowy, odpowiadający Ocalałemu na karcie żeton ze swojej puli.
    Nie przesuwaj ani nie odświeżaj kart Ocalałego
-part-assign-now = { "" }
    .v2 = Musisz go przydzielić natychmiast, zanim następny gracz rozpocznie swoją turę.
-part-still-pay = { "" }
    .v2 = Nadal musisz opłacić wymagania dla wybranej Misji.
-part-value-is = { "" }
    .v2 =
    Aby obliczyć swoją całkowitą wartość Przywództwa, zsumuj łączną liczbę pól,
    o które awansowały twoje żetony na wszystkich 3 torach Przywództwa.
    .v3 =
    Aby obliczyć swoją całkowitą wartość Przywództwa, zsumuj łączną liczbę pól,
    o które awansował twoje żetony na wszystkich 3 torach Przywództwa.

## Gdzie umieszcza się żeton

-target-zone = w Strefie
-target-zone-access = w Strefie Dostępu do { NOUN($access, case: "gen") }
-target-zone-holding = w Strefie z obecnym { NOUN($holding, of: "piece", case: "inst") }
-target-room = w jednym ze swoich pomieszczeń Kryjówki
    .v2 = w jednym z pomieszczeń Kryjówki

## Zdarzenia

-event-rescue = { "" }
    .noun = uratowaniu Ocalałego
    .fin = uratujesz Ocalałego
-event-build = { "" }
    .noun = zbudowaniu nowego projektu
    .fin = zbudujesz nowy projekt
-event-complete = { "" }
    .noun = ukończeniu Misji
    .noun-v2 = wykonaniu Misji
    .fin = ukończysz Misję
-event-plan = { "" }
    .noun = zaplanowaniu nowej Misji
    .noun-v2 = zdobyciu nowej Misji
    .fin = zaplanujesz nową Misję

## Czynności

-act-rescue = ratujesz Ocalałego
    .inf = uratować Ocalałego
    .inf-v2 = otrzymać jedną nową kartę Ocalałego
    .inf-v3 = otrzymać jedną nową kartę Ocalałego. { -part-how-to-rescue }
-act-build = budujesz nowy projekt
    .inf = zbudować nowy projekt { -part-in-compound }
-act-plan = planujesz nową Misję
    .inf = zaplanować nową Misję
    .inf-v2 = zyskać nową Misję
-act-plan-one = planujesz 1 kartę Misji
    .inf = zaplanować 1 kartę Misji
    .inf-v2 = otrzymać nową dostępną Misję { -part-like-board }
-act-complete = od razu kończysz posiadaną Misję bez umieszczania żetonu na planszy Głównej
    .inf = od razu ukończyć posiadaną Misję bez umieszczania żetonu na planszy Głównej
    .inf-v2 =
    od razu ukończyć Misję, którą posiadasz, ignorując konieczność umieszczania żetonu na planszy Głównej.
    { -part-still-pay }
-act-complete-here = kończysz Misję Dzielnicy albo Strefy, w której umieszczasz żeton
    .inf = ukończyć Misję Dzielnicy albo Strefy, w której umieszczasz żeton
-act-complete-next = kończysz kolejną Misję w tej samej Dzielnicy, jeśli opłacisz jej wymagania
    .inf = ukończyć kolejną Misję w tej samej Dzielnicy, jeśli opłacisz jej wymagania
    .inf-v2 = od razu ukończyć kolejną Misję w tej samej Dzielnicy, jeśli opłacisz jej wymagania
-act-use-event = korzystasz z Wydarzenia tej Dzielnicy
    .inf = skorzystać z Wydarzenia tej Dzielnicy
-act-advance-on-metro = awansujesz o 1 pole na torze Przywództwa Metra
    .inf = awansować o 1 pole na torze Przywództwa Metra
-act-advance-on-harbor = awansujesz o 1 pole na torze Przywództwa Portu
    .inf = awansować o 1 pole na torze Przywództwa Portu
-act-advance-on-compound = awansujesz o 1 pole na torze Przywództwa Kryjówki
    .inf = awansować o 1 pole na torze Przywództwa Kryjówki
-act-advance = awansujesz o { NUMBER($n) ->
        [one] { NUMBER($n) } pole
        [few] { NUMBER($n) } pola
       *[many] { NUMBER($n) } pól
    } na dowolnym torze Przywództwa
    .inf = awansować o { NUMBER($n) ->
        [one] { NUMBER($n) } pole
        [few] { NUMBER($n) } pola
       *[many] { NUMBER($n) } pól
    } na dowolnym torze Przywództwa
-act-retire = wycofujesz jeden ze swoich żetonów
    .inf = wycofać jeden ze swoich żetonów
    .inf-v2 = wycofać Ocalałego
-act-enlist = natychmiast dodajesz do Woreczka nowy żeton { NOUN($what, of: "kind", case: "gen") } ze swojej puli
    .inf = natychmiast dodać do Woreczka nowy żeton { NOUN($what, of: "kind", case: "gen") } ze swojej puli { -part-no-card }
-act-take-a-token = natychmiast dobierasz losowy żeton ze swojego Woreczka i przydzielasz go do dowolnego obszaru Dostępu
    .inf = natychmiast dobrać losowy żeton ze swojego Woreczka i przydzielić go do dowolnego obszaru Dostępu
    .inf-v2 =
    natychmiast dobrać nowy losowy żeton ze swojego Woreczka. Przydziel ten żeton do dowolnego obszaru Dostępu
    na swojej Planszy Przydziałów, aby mógł zostać wykorzystany później w tej rundzie. { -part-assign-now }
-act-switch = zamieniasz { NUMBER($n) ->
        [one] { NUMBER($n) } żeton
        [few] { NUMBER($n) } żetony
       *[many] { NUMBER($n) } żetonów
    } między swoimi obszarami z { LIST($between, of: "area", sep: "and", least: 2) } na swojej planszy Przydziału
    .inf = zamienić { NUMBER($n) ->
        [one] { NUMBER($n) } żeton
        [few] { NUMBER($n) } żetony
       *[many] { NUMBER($n) } żetonów
    } między swoimi obszarami z { LIST($between, of: "area", sep: "and", least: 2) } na swojej planszy Przydziału
-act-switch-anywhere = przenosisz { NUMBER($n) ->
        [1] jeden ze swoich żetonów
       *[other] { NUMBER($n) } ze swoich żetonów
    } pomiędzy dowolnymi obszarami na swojej planszy Przydziału
    .inf = przenieść { NUMBER($n) ->
        [1] jeden ze swoich żetonów
       *[other] { NUMBER($n) } ze swoich żetonów
    } pomiędzy dowolnymi obszarami na swojej planszy Przydziału
-act-exhaust = wyczerpujesz { NUMBER($n) ->
        [1] jedną ze swoich dostępnych kart Ocalałych
       *[other] { NUMBER($n) } z dostępnych kart Ocalałych
    }
    .inf = wyczerpać { NUMBER($n) ->
        [1] jedną ze swoich dostępnych kart Ocalałych
       *[other] { NUMBER($n) } z dostępnych kart Ocalałych
    }
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

## Obszary planszy przydziału

-area-access = dostępem do { NOUN($access, case: "gen") }

## Strefy i pomieszczenia

-text-location = Umieść dowolny żeton, aby { PHRASE($effect, form: "inf") }
-text-location-goods = Umieść dowolny żeton i wydaj { $goods }, aby { PHRASE($effect, form: "inf") }
-text-location-open-to = Umieść { NOUN($open-to, of: "kind", case: "acc") } albo Bohatera, aby { PHRASE($effect, form: "inf") }
-text-location-open-to-goods =
    Umieść { NOUN($open-to, of: "kind", case: "acc") } albo Bohatera i wydaj { $goods },
    aby { PHRASE($effect, form: "inf") }

## Wydrukowane zdania stref i pomieszczeń, które są tylko czytane

-text-location-planning = Umieść dowolny żeton, aby { PHRASE($effect, form: "inf") }. { -part-keep-missions } { -part-not-this-turn }
    .as = text-location
-text-location-open-to-planning =
    Umieść { NOUN($open-to, of: "kind", case: "acc") } albo Bohatera, aby { PHRASE($effect, form: "inf") }.
    { -part-keep-missions } { -part-not-this-turn }
    .as = text-location-open-to
-text-location-price =
    Umieść dowolny żeton i wydaj { $goods } plus koszt Żywności dostępnej karty Ocalałego,
    aby otrzymać tę kartę { -part-like-board }{ IMPLY($effect, is: "(effect-do act=[(act-rescue)])") }
    .as = text-location-goods

## Zdolności

-ability-complete-cheaper = Podczas ukończenia Misji możesz wydać { LIST($amount, form: "less", sep: "or") } mniej niż jest to wymagane
-ability-must-able = Jeśli to możliwe, musisz { LIST($act, form: "inf", sep: "or") }

## Punkty

-score-ranger-cards =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za swoje karty Łowcy (nie żetony):
    za { COLUMN($step, pick: "at") }{ -part-plus } Łowców
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-builder-cards =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za swoje karty Budowniczego (nie żetony):
    za { COLUMN($step, pick: "at") }{ -part-plus } Budowniczych
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-scholar-cards =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za swoje karty Naukowca (nie żetony):
    za { COLUMN($step, pick: "at") }{ -part-plus } Naukowców
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-total-spaces =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za swoją całkowitą wartość Przywództwa. { -part-value-is }
    Jeśli twoja całkowita wartość Przywództwa wynosi { COLUMN($step, pick: "at") }{ -part-plus },
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-largest-set =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za swój największy zestaw Misji w tej samej kolumnie:
    za { COLUMN($step, pick: "at") }{ -part-plus } Misje
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-each-track =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za awanse na wszystkich 3 torach Przywództwa:
    jeśli awansujesz o co najmniej { COLUMN($step, pick: "at") }{ -part-plus } pola na każdym torze,
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-cleared-rooms =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za oczyszczone pomieszczenia, w tym za Punkt Kontrolny.
    Jeśli masz { COLUMN($step, pick: "at") }{ -part-plus } oczyszczonych pomieszczeń,
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-all-cards =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za wszystkie karty Ocalałego (nie żetony),
    w tym za twojego Bohatera. Za { COLUMN($step, pick: "at") }{ -part-plus } kart
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }

## Co się liczy

-count-rangers = posiadanych na koniec gry żetonów Łowcy (nie kart)
-count-scholars = posiadanych na koniec gry żetonów Naukowca (nie kart)
-count-builders = posiadanych na koniec gry żetonów Budowniczego (nie kart)
-count-cleared-rooms = oczyszczonych pomieszczeń, które posiadasz, wliczając Punkt Kontrolny
-count-missions-done = ukończonych Misji
-count-all-cards = wszystkich posiadanych kart Ocalałego, wliczając twojego Bohatera
