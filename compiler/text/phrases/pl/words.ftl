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

## Adjectives

-adj-extra = dodatkowy
-adj-any = dowolny
-adj-chosen = wybrany przez siebie
-adj-picked = wybrany
-adj-remaining = pozostały ci
-adj-left = pozostały
-adj-each = każdy
-adj-held = posiadany
-adj-shared = wspólny
-adj-new = nowy
-adj-total = łączny
-adj-highest = najwyższy
-adj-lowest = najniższy
-adj-other = inny
-adj-first = pierwszy
-adj-last = ostatni
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
