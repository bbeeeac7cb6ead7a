# The same phrases in Polish. An act has two forms: its own, said to a player (otrzymujesz), and `inf` (otrzymać).
# An event has two forms and is never said by itself: `noun` (zdobyciu) and `fin` (zdobędziesz).

## Words between the items of a list

-list-or = { " albo " }
    .rest = { ", " }
-list-lub = { " lub " }
    .rest = { ", " }
-list-and = { " i " }
    .rest = { ", " }
-list-a = { ", a " }
    .rest = { ", " }
-list-slash = /
-list-next = { ". " }
-list-then = { ". Następnie " }
-list-chain = { ", a następnie " }
-list-choices = { "; albo " }
-list-space = { " " }

## Rzeczowniki każdej gry

-noun-thing = element
    .of = thing
    .gender = m3
    .gen = elementu
    .dat = elementowi
    .acc = element
    .inst = elementem
    .loc = elemencie
    .pl = elementy
    .pl-gen = elementów
    .pl-dat = elementom
    .pl-acc = elementy
    .pl-inst = elementami
    .pl-loc = elementach

-noun-direction = kierunek
    .of = thing kind
    .gender = m3
    .gen = kierunku
    .dat = kierunkowi
    .acc = kierunek
    .inst = kierunkiem
    .loc = kierunku
    .pl = kierunki
    .pl-gen = kierunków
    .pl-dat = kierunkom
    .pl-acc = kierunki
    .pl-inst = kierunkami
    .pl-loc = kierunkach
-noun-north = północ
    .of = way
    .gender = f
    .gen = północy
    .acc = północ
-noun-south = południe
    .of = way
    .gender = n
    .gen = południa
    .acc = południe
-noun-east = wschód
    .of = way
    .gender = m3
    .gen = wschodu
    .acc = wschód
-noun-west = zachód
    .of = way
    .gender = m3
    .gen = zachodu
    .acc = zachód
-noun-north-east = północny wschód
    .of = way
    .gender = m3
    .gen = północnego wschodu
    .acc = północny wschód
-noun-north-west = północny zachód
    .of = way
    .gender = m3
    .gen = północnego zachodu
    .acc = północny zachód
-noun-south-east = południowy wschód
    .of = way
    .gender = m3
    .gen = południowego wschodu
    .acc = południowy wschód
-noun-south-west = południowy zachód
    .of = way
    .gender = m3
    .gen = południowego zachodu
    .acc = południowy zachód

## Adjectives

-adj-extra = dodatkowy
-adj-any = dowolny
-adj-chosen = wybrany przez siebie
-adj-picked = wybrany
-adj-given = dany
-adj-remaining = pozostały ci
-adj-left = pozostały
-adj-each = każdy
-adj-held = posiadany
-adj-unseen = ukryty
-adj-shared = wspólny
-adj-new = nowy
-adj-total = łączny
-adj-highest = najwyższy
-adj-lowest = najniższy
-adj-other = inny
-adj-first = pierwszy
-adj-last = ostatni
-adj-top = wierzchni
-adj-own = swój
-adj-yours = twój
-adj-theirs = jego
    .forms = same
-adj-that = ten
    .like = ty
    .m1-nom = ten
    .m1-pl = ci
    .m2-nom = ten
    .m3-nom = ten
    .m3-acc = ten
    .f-acc = tę
    .n-nom = to
    .n-acc = to
-adj-this = niniejszy
-adj-one = jeden
    .like = jedny
    .m1-nom = jeden
    .m2-nom = jeden
    .m3-nom = jeden
    .m3-acc = jeden
    .n-nom = jedno
    .n-acc = jedno
-adj-all = wszystek
    .like = wszystki
    .m1-pl = wszyscy
-adj-no = żaden
    .like = żadny
    .m1-nom = żaden
    .m2-nom = żaden
    .m3-nom = żaden
    .m3-acc = żaden

## Parts: words that may be left out

-part-plus = +
    .v2 = { "" }
-part-any-mix = { "" }
    .v2 = w dowolnej kombinacji
