# Goods, numbers, tests, and what is heard.

## Goods and amounts

-goods-all = { LIST($amount, sep: "and") }
    .less = { LIST($amount, form: "less", sep: "and") }
    .gen = { LIST($amount, form: "gen", sep: "and") }
-goods-or = { LIST($amount, sep: "or", least: 2) }
    .less = { LIST($amount, form: "less", sep: "or", least: 2) }
    .gen = { LIST($amount, form: "gen", sep: "or", least: 2) }
-amount-of = { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    .counted = { NUMBER($n) } { NOUN($good, $n) }
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    .gen = { NUMBER($n) } { NOUN($good, $n, case: "gen") }
-amount-extra = { NUMBER($n) } { NOUN($good, $n, case: "acc", adj: "extra") }
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc", adj: "extra") }
    .gen = { NUMBER($n) } { NOUN($good, $n, case: "gen", adj: "extra") }
-amount-any = { NUMBER($n) ->
        [1] 1 { NOUN($group, $n, case: "acc", adj: "chosen") }
       *[other] { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "any") }
    }
    .v2 = { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "any") } { -part-any-mix }
    .v3 = { NOUN($group, case: "acc", adj: "any") }{ IMPLY($n, is: 1) }
    .v4 = { NUMBER($n) } { NOUN($group, $n, case: "acc") }
    .v5 = { NOUN($group, case: "acc", adj: "one any") }{ IMPLY($n, is: 1) }
    .v6 = { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "chosen") }
    .v7 = { NOUN($group, case: "acc", adj: "chosen") }{ IMPLY($n, is: 1) }
    .v8 = { NOUN($group, case: "acc", adj: "picked") }{ IMPLY($n, is: 1) }
    .less = o { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "any") }
    .gen = { NUMBER($n) ->
        [1] 1 { NOUN($group, $n, case: "gen", adj: "chosen") }
       *[other] { NUMBER($n) } { NOUN($group, $n, case: "gen", adj: "any") }
    }
-amount-each =
    { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each") }
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each") }
    .gen = { NUMBER($n) } { NOUN($good, $n, case: "gen") } za { NOUN($thing, case: "acc", adj: "each") }
-amount-each-which =
    { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each") }
    { LIST($which, sep: "space") }
    .less =
    o { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each") }
    { LIST($which, sep: "space") }
    .gen =
    { NUMBER($n) } { NOUN($good, $n, case: "gen") } za { NOUN($thing, case: "acc", adj: "each") }
    { LIST($which, sep: "space") }
-amount-each-other = { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each other") }
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each other") }
    .gen = { NUMBER($n) } { NOUN($good, $n, case: "gen") } za { NOUN($thing, case: "acc", adj: "each other") }
-amount-each-other-which = { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each other") } { LIST($which, sep: "space") }
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc") } za { NOUN($thing, case: "acc", adj: "each other") } { LIST($which, sep: "space") }
    .gen = { NUMBER($n) } { NOUN($good, $n, case: "gen") } za { NOUN($thing, case: "acc", adj: "each other") } { LIST($which, sep: "space") }
-amount-each-player = { NUMBER($n) } { NOUN($good, $n, case: "acc") } na każdego gracza
    .v2 = { NUMBER($n) } { NOUN($good, $n, case: "acc") } za każdego gracza
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc") } na każdego gracza
    .gen = { NUMBER($n) } { NOUN($good, $n, case: "gen") } na każdego gracza
-amount-each-opponent = { NUMBER($n) } { NOUN($good, $n, case: "acc") } na każdego przeciwnika
    .v2 = { NUMBER($n) } { NOUN($good, $n, case: "acc") } za każdego przeciwnika
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc") } na każdego przeciwnika
    .gen = { NUMBER($n) } { NOUN($good, $n, case: "gen") } na każdego przeciwnika
-amount-letter = { $letter } { NOUN($good, number: "pl", case: "gen") }
    .less = o { $letter } { NOUN($good, number: "pl", case: "gen") }
    .gen = { PHRASE($letter, form: "of") } { NOUN($good, number: "pl", case: "gen") }
-amount-equal = tyle { NOUN($good, number: "pl", case: "gen") }, ile wynosi { $value },
    .less = o tyle { NOUN($good, number: "pl", case: "gen") }, ile wynosi { $value },
    .gen = tylu { NOUN($good, number: "pl", case: "gen") }, ile wynosi { $value },
-amount-printed = to, co podaje { NOUN($trait) } { PHRASE($ref, form: "gen") },
    .less = o to, co podaje { NOUN($trait) } { PHRASE($ref, form: "gen") },
    .gen = tego, co podaje { NOUN($trait) } { PHRASE($ref, form: "gen") },
-amount-any-value = tyle { NOUN($group, number: "pl", case: "gen", adj: "any") }, ile wynosi { $value },
    .less = o tyle { NOUN($group, number: "pl", case: "gen", adj: "any") }, ile wynosi { $value },
    .gen = tylu { NOUN($group, number: "pl", case: "gen", adj: "any") }, ile wynosi { $value },
-good-named = { NOUN($good) }
    .acc = { NOUN($good, case: "acc") }
## Goods of which somebody chooses some, in the accusative

-portion-one = 1 { NOUN($group, case: "acc") }
-portion-n = { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-portion-n-any = dokładnie { NUMBER($n) } { NOUN($group, $n, case: "acc") }
-portion-up-to = co najwyżej { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-portion-up-to-any = co najwyżej { NUMBER($n) } { NOUN($group, $n, case: "acc") }
-portion-several = dowolną liczbę { NOUN($good, number: "pl", case: "gen") }
-portion-several-any = dowolną liczbę { NOUN($group, number: "pl", case: "gen") }
-portion-value = tyle { NOUN($good, number: "pl", case: "gen") }, ile wynosi { $value },
-portion-value-any = tyle { NOUN($group, number: "pl", case: "gen") }, ile wynosi { $value },
-portion-up-to-value = co najwyżej tyle { NOUN($good, number: "pl", case: "gen") }, ile wynosi { $value },
-portion-up-to-value-any = co najwyżej tyle { NOUN($group, number: "pl", case: "gen") }, ile wynosi { $value },

## Goods that have been chosen, or that a rule is done with

-pool-chosen = { NOUN($good, number: "pl", case: "acc", adj: "picked") }
    .gen = { NOUN($good, number: "pl", case: "gen", adj: "picked") }
-pool-chosen-any = { NOUN($group, number: "pl", case: "acc", adj: "picked") }
    .gen = { NOUN($group, number: "pl", case: "gen", adj: "picked") }
-pool-first = { NOUN($group, number: "pl", case: "acc", adj: "first picked") }
    .gen = { NOUN($group, number: "pl", case: "gen", adj: "first picked") }
-pool-second = { NOUN($group, number: "pl", case: "acc", adj: "second picked") }
    .gen = { NOUN($group, number: "pl", case: "gen", adj: "second picked") }
-pool-given = podane dobra
    .gen = podanych dóbr
-pool-given-first = dobra podane jako pierwsze
    .gen = dóbr podanych jako pierwsze
-pool-given-second = dobra podane jako drugie
    .gen = dóbr podanych jako drugie
-amount-pool = { $pool }
    .less = o { $pool }
    .gen = { PHRASE($pool, form: "gen") }
-amount-pool-times = { $pool } tyle razy, ile wynosi { $value },
    .less = o { $pool } tyle razy, ile wynosi { $value },
    .gen = { PHRASE($pool, form: "gen") } tyle razy, ile wynosi { $value },

## Letters: numbers that have been given a name on the card

-letter-x = X
    .value = X
    .acc = wartość X
    .gen = wartości X
    .of = X
-letter-y = Y
    .value = Y
    .acc = wartość Y
    .gen = wartości Y
    .of = Y
-letter-z = Z
    .value = Z
    .acc = wartość Z
    .gen = wartości Z
    .of = Z
-letter-amount = tyle samo
    .value = ta liczba
    .acc = tę liczbę
    .gen = tej liczby
    .of = tylu samo

-letter-number = podaną liczbę
    .value = podana liczba
    .acc = podaną liczbę
    .gen = podanej liczby
    .of = podanej liczby

## Truths that a rule has given a name

-truth-named = zachodzi „{ NOUN($truth) }”
    .not = nie zachodzi „{ NOUN($truth) }”

## Numbers that a rule of the pack is given

-figure-n = { NUMBER($n) }
-figure-value = tyle, ile wynosi { $value },

## Where a number is kept, in the accusative

-stock-yours = { NOUN($measure, case: "acc", adj: "own") }
-stock-held = liczbę { NOUN($good, number: "pl", case: "gen", adj: "own") }
-stock-of = { NOUN($measure, case: "acc") } { PHRASE($ref, form: "gen") }
-stock-held-by = liczbę { NOUN($good, number: "pl", case: "gen") } należących do { PHRASE($ref, form: "gen") }
-stock-shared = { NOUN($measure, case: "acc") }
-stock-letter = { PHRASE($letter, form: "acc") }

-stock-yours-at = { NOUN($measure, case: "acc", adj: "own") } { $at }
-stock-whose-at = { NOUN($measure, case: "acc") } { $owner } { $at }
-stock-of-at = { NOUN($measure, case: "acc") } ({ $ref } / { PHRASE($other, of: "ref") })
## Markers that are set

-marked-shared = { NOUN($marker, of: "landmark") }
    .acc = { NOUN($marker, of: "landmark", case: "acc") }
-marked-yours = { NOUN($marker, of: "pointer", adj: "yours") }
    .acc = { NOUN($marker, of: "pointer", case: "acc", adj: "own") }
-marked-of = { NOUN($marker, of: "pointer") } { PHRASE($ref, form: "gen") }
    .acc = { NOUN($marker, of: "pointer", case: "acc") } { PHRASE($ref, form: "gen") }
-marked-yours-at = { NOUN($marker, of: "pointer", adj: "yours") } { $at }
    .acc = { NOUN($marker, of: "pointer", case: "acc", adj: "own") } { $at }
-marked-whose-at = { NOUN($marker, of: "pointer") } { $owner } { $at }
    .acc = { NOUN($marker, of: "pointer", case: "acc") } { $owner } { $at }
-marked-of-at = { NOUN($marker, of: "pointer") } ({ $ref } / { PHRASE($other, of: "ref") })
    .acc = { NOUN($marker, of: "pointer", case: "acc") } ({ $ref } / { PHRASE($other, of: "ref") })

## Counters, and what is kept elsewhere

-counter-yours = { NOUN($measure, adj: "yours") }
    .gen = { NOUN($measure, case: "gen", adj: "yours") }
-counter-of = { NOUN($measure) } { PHRASE($ref, form: "gen") }
    .gen = { NOUN($measure, case: "gen") } { PHRASE($ref, form: "gen") }
-counter-each = { NOUN($measure) } { NOUN($thing, case: "gen", adj: "each") }
    .gen = { NOUN($measure, case: "gen") } { NOUN($thing, case: "gen", adj: "each") }
-counter-any = { NOUN($measure) } { NOUN($thing, case: "gen", adj: "any") }
    .gen = { NOUN($measure, case: "gen") } { NOUN($thing, case: "gen", adj: "any") }
-counter-shared = { NOUN($measure) }
    .gen = { NOUN($measure, case: "gen") }

-counter-yours-at = { NOUN($measure, adj: "yours") } { $at }
    .gen = { NOUN($measure, case: "gen", adj: "yours") } { $at }
-counter-whose-at = { NOUN($measure) } { $owner } { $at }
    .gen = { NOUN($measure, case: "gen") } { $owner } { $at }
-counter-of-at = { NOUN($measure) } ({ $ref } / { PHRASE($other, of: "ref") })
    .gen = { NOUN($measure, case: "gen") } ({ $ref } / { PHRASE($other, of: "ref") })

## Values: numbers that are not there in digits

-value-counter = { $counter }
    .gen = { PHRASE($counter, form: "gen") }
-value-letter = { PHRASE($letter, form: "value") }
    .gen = { PHRASE($letter, form: "gen") }
-value-held = liczba { NOUN($good, number: "pl", case: "gen", adj: "yours") }
    .gen = liczby { NOUN($good, number: "pl", case: "gen", adj: "yours") }
-value-held-by = liczba { NOUN($good, number: "pl", case: "gen") } należących do { PHRASE($ref, form: "gen") }
    .gen = liczby { NOUN($good, number: "pl", case: "gen") } należących do { PHRASE($ref, form: "gen") }
-value-pool = liczba { PHRASE($pool, form: "gen") }
    .gen = liczby { PHRASE($pool, form: "gen") }
-value-stock = liczba { PHRASE($pool, form: "gen") }, które ma { $ref },
    .gen = liczby { PHRASE($pool, form: "gen") }, które ma { $ref },
-value-stock-yours = liczba { PHRASE($pool, form: "gen") }, które masz,
    .gen = liczby { PHRASE($pool, form: "gen") }, które masz,
-value-count = liczba { NOUN($thing, number: "pl", case: "gen") } w grze
    .gen = liczby { NOUN($thing, number: "pl", case: "gen") } w grze
-value-count-which = liczba { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen = liczby { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
-value-count-other = liczba { NOUN($thing, number: "pl", case: "gen", adj: "other") } w grze
    .gen = liczby { NOUN($thing, number: "pl", case: "gen", adj: "other") } w grze
-value-count-other-which = liczba { NOUN($thing, number: "pl", case: "gen", adj: "other") } { LIST($which, form: "your", sep: "space") }
    .gen = liczby { NOUN($thing, number: "pl", case: "gen", adj: "other") } { LIST($which, form: "your", sep: "space") }
-value-count-different = liczba różnych { NOUN($thing, number: "pl", case: "gen") } w grze
    .gen = liczby różnych { NOUN($thing, number: "pl", case: "gen") } w grze
-value-count-different-which = liczba różnych { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen = liczby różnych { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
-value-count-set = liczba elementów { PHRASE($several, form: "of") }
    .gen = liczby elementów { PHRASE($several, form: "of") }
-value-number = liczba { NUMBER($n) }
    .gen = liczby { NUMBER($n) }
-value-minus = minus { NUMBER($n) }
    .gen = minus { NUMBER($n) }
-value-players-in = liczba graczy { PHRASE($pile, form: "your-in") }
    .gen = liczby graczy { PHRASE($pile, form: "your-in") }
-value-all = liczba rzeczy { PHRASE($pile, form: "your-in") }
    .gen = liczby rzeczy { PHRASE($pile, form: "your-in") }
-value-players = liczba graczy
    .gen = liczby graczy
-value-opponents = liczba twoich przeciwników
    .gen = liczby twoich przeciwników
-value-total =
    { NOUN($measure, adj: "total") } { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen =
    { NOUN($measure, case: "gen", adj: "total") } { NOUN($thing, number: "pl", case: "gen") }
    { LIST($which, form: "your", sep: "space") }
-value-highest =
    { NOUN($measure, adj: "highest") } wśród { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen =
    { NOUN($measure, case: "gen", adj: "highest") } wśród { NOUN($thing, number: "pl", case: "gen") }
    { LIST($which, form: "your", sep: "space") }
-value-lowest =
    { NOUN($measure, adj: "lowest") } wśród { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen =
    { NOUN($measure, case: "gen", adj: "lowest") } wśród { NOUN($thing, number: "pl", case: "gen") }
    { LIST($which, form: "your", sep: "space") }
-value-total-table =
    { NOUN($table, adj: "total") } { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen =
    { NOUN($table, case: "gen", adj: "total") } { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
-value-highest-table =
    { NOUN($table, adj: "highest") } wśród { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen =
    { NOUN($table, case: "gen", adj: "highest") } wśród { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
-value-lowest-table =
    { NOUN($table, adj: "lowest") } wśród { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
    .gen =
    { NOUN($table, case: "gen", adj: "lowest") } wśród { NOUN($thing, number: "pl", case: "gen") } { LIST($which, form: "your", sep: "space") }
-value-highest-players = { NOUN($measure, adj: "highest") } wśród wszystkich graczy
    .gen = { NOUN($measure, case: "gen", adj: "highest") } wśród wszystkich graczy
-value-highest-players-goods = największa liczba { NOUN($good, number: "pl", case: "gen") } wśród wszystkich graczy
    .gen = największej liczby { NOUN($good, number: "pl", case: "gen") } wśród wszystkich graczy
-value-lowest-players = { NOUN($measure, adj: "lowest") } wśród wszystkich graczy
    .gen = { NOUN($measure, case: "gen", adj: "lowest") } wśród wszystkich graczy
-value-lowest-players-goods = najmniejsza liczba { NOUN($good, number: "pl", case: "gen") } wśród wszystkich graczy
    .gen = najmniejszej liczby { NOUN($good, number: "pl", case: "gen") } wśród wszystkich graczy
-value-total-of = suma wyników ({ $value }) { PHRASE($several, form: "among") }
    .gen = sumy wyników ({ $value }) { PHRASE($several, form: "among") }
-value-highest-of = najwyższy z wyników ({ $value }) wśród { PHRASE($several, form: "among") }
    .gen = najwyższego z wyników ({ $value }) wśród { PHRASE($several, form: "among") }
-value-lowest-of = najniższy z wyników ({ $value }) wśród { PHRASE($several, form: "among") }
    .gen = najniższego z wyników ({ $value }) wśród { PHRASE($several, form: "among") }
-value-more = liczba o { NUMBER($n) } większa niż { $value }
    .gen = liczby o { NUMBER($n) } większej niż { $value }
-value-less = liczba o { NUMBER($n) } mniejsza niż { $value }
    .gen = liczby o { NUMBER($n) } mniejszej niż { $value }
-value-times = { NUMBER($n) ->
        [2] dwukrotność
        [3] trzykrotność
       *[other] { NUMBER($n) }-krotność
    } { PHRASE($value, form: "gen") }
    .gen = { NUMBER($n) ->
        [2] dwukrotności
        [3] trzykrotności
       *[other] { NUMBER($n) }-krotności
    } { PHRASE($value, form: "gen") }
-value-part = { NUMBER($n) ->
        [2] połowa
       *[other] 1/{ NUMBER($n) }
    } { PHRASE($value, form: "gen") }, zaokrąglona w dół
    .gen = { NUMBER($n) ->
        [2] połowy
       *[other] 1/{ NUMBER($n) }
    } { PHRASE($value, form: "gen") }, zaokrąglonej w dół
-value-part-up = { NUMBER($n) ->
        [2] połowa
       *[other] 1/{ NUMBER($n) }
    } { PHRASE($value, form: "gen") }, zaokrąglona w górę
    .gen = { NUMBER($n) ->
        [2] połowy
       *[other] 1/{ NUMBER($n) }
    } { PHRASE($value, form: "gen") }, zaokrąglonej w górę
-value-bracketed = ({ $value })
    .gen = ({ PHRASE($value, form: "gen") })
-value-sum = suma { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }
    .gen = sumy { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }
-value-difference = różnica { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }
    .gen = różnicy { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }
-value-product = iloczyn { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }
    .gen = iloczynu { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }
-value-larger = większa z wartości: { PHRASE($left, of: "value") } i { PHRASE($right, of: "value") }
    .gen = większej z wartości: { PHRASE($left, of: "value") } i { PHRASE($right, of: "value") }
-value-smaller = mniejsza z wartości: { PHRASE($left, of: "value") } i { PHRASE($right, of: "value") }
    .gen = mniejszej z wartości: { PHRASE($left, of: "value") } i { PHRASE($right, of: "value") }
-value-larger-n = większa z wartości: { NUMBER($n) } i { $value }
    .gen = większej z wartości: { NUMBER($n) } i { $value }
-value-smaller-n = mniejsza z wartości: { NUMBER($n) } i { $value }
    .gen = mniejszej z wartości: { NUMBER($n) } i { $value }
-value-if = albo { $value }, jeśli { $cond }, albo w przeciwnym razie { PHRASE($other, of: "value") }
    .gen = albo { PHRASE($value, form: "gen") }, jeśli { $cond }, albo w przeciwnym razie { PHRASE($other, of: "value", form: "gen") }
-value-if-n = { NUMBER($n) }, jeśli { $cond }, a w przeciwnym razie { NUMBER($m) }
    .gen = { NUMBER($n) }, jeśli { $cond }, a w przeciwnym razie { NUMBER($m) }
-value-from = różnica { NUMBER($n) } i { PHRASE($value, form: "gen") }
    .gen = różnicy { NUMBER($n) } i { PHRASE($value, form: "gen") }
-value-quotient =
    iloraz { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }, zaokrąglony w dół
    .gen =
    ilorazu { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }, zaokrąglonego w dół
-value-quotient-up =
    iloraz { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }, zaokrąglony w górę
    .gen =
    ilorazu { PHRASE($left, of: "value", form: "gen") } i { PHRASE($right, of: "value", form: "gen") }, zaokrąglonego w górę
-value-look = { NOUN($table) } dla { PHRASE($value, form: "gen") }
    .gen = { NOUN($table, case: "gen") } dla { PHRASE($value, form: "gen") }
-value-look-n = { NOUN($table) } dla { NUMBER($n) }
    .gen = { NOUN($table, case: "gen") } dla { NUMBER($n) }
-value-look-of = { NOUN($table) } według { PHRASE($ref, form: "gen") }
    .gen = { NOUN($table, case: "gen") } według { PHRASE($ref, form: "gen") }
-value-dice = suma wyników na kościach
    .gen = sumy wyników na kościach
-value-dice-highest = najwyższy wynik na kościach
    .gen = najwyższego wyniku na kościach
-value-dice-lowest = najniższy wynik na kościach
    .gen = najniższego wyniku na kościach
-value-score = punktacja { PHRASE($ref, form: "gen") }
    .gen = punktacji { PHRASE($ref, form: "gen") }
-value-row = rząd { PHRASE($ref, form: "gen") }
    .gen = rzędu { PHRASE($ref, form: "gen") }
-value-column = kolumna { PHRASE($ref, form: "gen") }
    .gen = kolumny { PHRASE($ref, form: "gen") }

-value-tally = liczba rozpoczętych dotąd { NOUN($phase, number: "pl", case: "gen") }
    .gen = liczby rozpoczętych dotąd { NOUN($phase, number: "pl", case: "gen") }

-value-look-of-at = { NOUN($table) } ({ $ref } / { PHRASE($other, of: "ref") })
    .gen = { NOUN($table, case: "gen") } ({ $ref } / { PHRASE($other, of: "ref") })
-value-chart = { NOUN($chart) } { PHRASE($ref, form: "gen") } dla { PHRASE($value, form: "gen") }
    .gen = { NOUN($chart, case: "gen") } { PHRASE($ref, form: "gen") } dla { PHRASE($value, form: "gen") }

## Limits: how much a number has to be

-limit-least = co najmniej { NUMBER($n) }
    .than = co najmniej { NUMBER($n) }
-limit-most = co najwyżej { NUMBER($n) }
    .than = co najwyżej { NUMBER($n) }
-limit-exactly = { NUMBER($n) }
    .v2 = dokładnie { NUMBER($n) }
    .than = { NUMBER($n) }
    .than-v2 = dokładnie { NUMBER($n) }
-limit-more = powyżej { NUMBER($n) }
    .than = więcej niż { NUMBER($n) }
-limit-less = poniżej { NUMBER($n) }
    .than = mniej niż { NUMBER($n) }
-limit-not = mniej albo więcej niż { NUMBER($n) }
    .than = mniej albo więcej niż { NUMBER($n) }

## Limits that are reckoned

-against-least = co najmniej tyle co { $value }
-against-most = co najwyżej tyle co { $value }
-against-exactly = tyle samo co { $value }
-against-more = więcej niż { $value }
-against-less = mniej niż { $value }
-against-not = mniej albo więcej niż { $value }

## Conditions: one test, or several

-cond-one = { $test }
-cond-all = { LIST($test, sep: "and", least: 2) }
-cond-any = { LIST($test, sep: "lub", least: 2) }

## Tests

-test-least = masz co najmniej { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-test-most = masz co najwyżej { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-test-exactly = { NUMBER($n) ->
        [0] nie masz { NOUN($good, case: "gen", adj: "no") }
       *[other] masz dokładnie { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    }
-test-more = { NUMBER($n) ->
        [0] masz { NOUN($good, case: "acc", adj: "some") }
       *[other] masz więcej niż { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    }
-test-fewer = masz mniej niż { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-test-not = nie masz dokładnie { NUMBER($n) } { NOUN($good, $n, case: "gen") }
-test-seat-least = { $ref } ma co najmniej { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-test-seat-most = { $ref } ma co najwyżej { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-test-seat-exactly = { NUMBER($n) ->
        [0] { $ref } nie ma { NOUN($good, case: "gen", adj: "no") }
       *[other] { $ref } ma dokładnie { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    }
-test-seat-more = { NUMBER($n) ->
        [0] { $ref } ma { NOUN($good, case: "acc", adj: "some") }
       *[other] { $ref } ma więcej niż { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    }
-test-seat-fewer = { $ref } ma mniej niż { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-test-seat-not = { $ref } nie ma dokładnie { NUMBER($n) } { NOUN($good, $n, case: "gen") }
# Co kto ma, w kroku scenariusza.
-test-have = masz { LIST($amount, sep: "and") }
-test-has = { $ref } ma { LIST($amount, sep: "and") }
-test-unbeaten = żaden gracz nie ma więcej { NOUN($good, number: "pl", case: "gen") } niż ty
-test-ahead = masz więcej { NOUN($good, number: "pl", case: "gen") } niż każdy inny gracz
-test-undercut = żaden gracz nie ma mniej { NOUN($good, number: "pl", case: "gen") } niż ty
-test-behind = masz mniej { NOUN($good, number: "pl", case: "gen") } niż każdy inny gracz
-test-doubles = obie kości pokazują to samo
-test-no-doubles = kości pokazują co innego
-test-value = { $value } wynosi { PHRASE($limit, form: "than") }
-test-tally-least = rozpoczęto co najmniej { NUMBER($n) } { NOUN($phase, $n, case: "acc") }
-test-tally-most = rozpoczęto co najwyżej { NUMBER($n) } { NOUN($phase, $n, case: "acc") }
-test-tally-exactly = rozpoczęto { NUMBER($n) } { NOUN($phase, $n, case: "acc") }
-test-tally-more = rozpoczęto więcej niż { NUMBER($n) } { NOUN($phase, $n, case: "acc") }
-test-tally-less = rozpoczęto mniej niż { NUMBER($n) } { NOUN($phase, $n, case: "acc") }
-test-against = { $value } wynosi { $against }
-test-are = trwa { NOUN($flag, adj: "yours") }
-test-are-not = nie trwa { NOUN($flag, adj: "yours") }
-test-seat-is = trwa { NOUN($flag) } { PHRASE($ref, form: "gen") }
-test-seat-is-not = nie trwa { NOUN($flag) } { PHRASE($ref, form: "gen") }
-test-state = trwa { NOUN($state) }
-test-state-not = nie trwa { NOUN($state) }
-test-marked = { $ref } ma oznaczenie „{ NOUN($mark) }”
-test-unmarked = { $ref } nie ma oznaczenia „{ NOUN($mark) }”
-test-marked-yours = { $ref } ma twoje oznaczenie „{ NOUN($mark) }”
-test-unmarked-yours = { $ref } nie ma twojego oznaczenia „{ NOUN($mark) }”
-test-marked-all = { LIST($ref, sep: "and", least: 2) } mają twoje oznaczenie „{ NOUN($mark) }”
-test-marked-at = { $ref } ma oznaczenie „{ NOUN($mark) }” (dla { PHRASE($other, of: "ref", form: "gen") })
-test-unmarked-at = { $ref } nie ma oznaczenia „{ NOUN($mark) }” (dla { PHRASE($other, of: "ref", form: "gen") })
-test-exhausted = wyczerpano już { PHRASE($ref, form: "acc") }
    .v2 = użyto już { PHRASE($ref, form: "gen") }
-test-ready = nie wyczerpano jeszcze { PHRASE($ref, form: "gen") }
    .v2 = nie użyto jeszcze { PHRASE($ref, form: "gen") }
-test-some = w grze jest { NOUN($thing) }
-test-none = w grze nie ma { NOUN($thing, case: "gen", adj: "no") }
-test-some-which = jest { NOUN($thing, adj: "some") } { LIST($which, form: "your", sep: "space") }
-test-some-other = jest { NOUN($thing, adj: "some other") } w grze
-test-some-other-which = jest { NOUN($thing, adj: "some other") } { LIST($which, form: "your", sep: "space") }
-test-none-which = nie ma { NOUN($thing, case: "gen", adj: "no") } { LIST($which, form: "your", sep: "space") }
-test-none-other = nie ma { NOUN($thing, case: "gen", adj: "no other") } w grze
-test-none-other-which = nie ma { NOUN($thing, case: "gen", adj: "no other") } { LIST($which, form: "your", sep: "space") }
-test-some-copy = jest egzemplarz „{ NAME($name) }” { LIST($which, form: "your", sep: "space") }
-test-no-copy = nie ma egzemplarza „{ NAME($name) }” { LIST($which, form: "your", sep: "space") }
-test-among-any = coś należy do { PHRASE($several, form: "of") }
-test-among-none = nic nie należy do { PHRASE($several, form: "of") }
-test-true-alike = „{ NOUN($truth) }” zachodzi zarówno dla { PHRASE($ref, form: "gen") }, jak i dla { PHRASE($other, of: "ref", form: "gen") } albo dla żadnego z nich
-test-true-unlike = „{ NOUN($truth) }” zachodzi tylko w jednym z przypadków: { $ref } i { PHRASE($other, of: "ref") }
-test-somebody = jest jakiś gracz { LIST($which, form: "your", sep: "space") }
-test-nobody = nie ma żadnego gracza { LIST($which, form: "your", sep: "space") }
-test-can = możesz { PHRASE($act, form: "inf") }
-test-cannot = nie masz możliwości, aby { PHRASE($act, form: "inf") }
-test-during = dzieje się to podczas { NOUN($phase, case: "gen") }
-test-not-during = nie dzieje się to podczas { NOUN($phase, case: "gen") }
# Faza, w której zaczyna się scenariusz.
-test-during-one = { NOUN($phase, adj: "lasts") }
-test-during-all = { NOUN($phase, adj: "lasts") } { LIST($stage, sep: "space") }
-stage-in = w czasie { NOUN($phase, case: "gen") }
-test-kind = { $ref } jest { NOUN($kind, case: "inst") }
-test-not-kind = { $ref } nie jest { NOUN($kind, case: "inst") }
-test-trait-kind = { $ref } ma { NOUN($trait, case: "acc") }: { NOUN($kind) }
-test-trait-not-kind = { $ref } nie ma { NOUN($trait, case: "gen") }: { NOUN($kind) }
-test-passes = { $ref } liczy się jako { NOUN($kind) }
-test-not-passes = { $ref } nie liczy się jako { NOUN($kind) }
-test-passes-ref = { $ref } liczy się tak jak { PHRASE($other, of: "ref") }
-test-not-passes-ref = { $ref } nie liczy się tak jak { PHRASE($other, of: "ref") }
-test-in = { $ref } jest { PHRASE($pile, form: "your-in") }
-test-in-all = { LIST($ref, sep: "and", least: 2) } są { PHRASE($pile, form: "your-in") }
-test-not-in = { PHRASE($ref, form: "gen") } nie ma { PHRASE($pile, form: "your-in") }
-test-holds = { PHRASE($pile, form: "your-in") } można znaleźć { LIST($content, sep: "and") }
-test-not-holds = { PHRASE($pile, form: "your-in") } nie można znaleźć { LIST($content, form: "gen", sep: "and") }
-test-among-you = należysz do { PHRASE($several, form: "of") }
-test-not-among-you = nie należysz do { PHRASE($several, form: "of") }
-test-among = { $ref } należy do { PHRASE($several, form: "of") }
-test-not-among = { $ref } nie należy do { PHRASE($several, form: "of") }
-test-just = { PHRASE($several, form: "acc") } obejmuje wyłącznie { LIST($ref, form: "acc", sep: "and") }
-test-not-just = { PHRASE($several, form: "acc") } nie obejmuje wyłącznie { LIST($ref, form: "gen", sep: "and") }
-test-draws = los przynosi kolejno: { LIST($drawn, sep: "and", least: 2) }
-test-draw = los przynosi: { $drawn }
-test-roll = kość pokazuje: { $drawn }
-test-rolls = kości pokazują kolejno: { LIST($drawn, sep: "and", least: 2) }
-drawn-ref = { PHRASE($ref, form: "acc") }
-drawn-number = { NUMBER($n) }
-test-belongs = { $ref } należy do { PHRASE($other, of: "ref", form: "gen") }
-test-not-belongs = { $ref } nie należy do { PHRASE($other, of: "ref", form: "gen") }
-test-copy = { $ref } jest egzemplarzem { PHRASE($other, of: "ref", form: "gen") }
-test-not-copy = { $ref } nie jest egzemplarzem { PHRASE($other, of: "ref", form: "gen") }
-test-same = { $ref } to { PHRASE($other, of: "ref") }
-test-other = { $ref } to nie { PHRASE($other, of: "ref") }
-test-true = zachodzi „{ NOUN($truth) }”
-test-false = nie zachodzi „{ NOUN($truth) }”
-test-true-of = dla { PHRASE($ref, form: "gen") } zachodzi „{ NOUN($truth) }”
-test-false-of = dla { PHRASE($ref, form: "gen") } nie zachodzi „{ NOUN($truth) }”
-test-true-of-at = dla { PHRASE($ref, form: "gen") } i { PHRASE($other, of: "ref", form: "gen") } zachodzi „{ NOUN($truth) }”
-test-false-of-at = dla { PHRASE($ref, form: "gen") } i { PHRASE($other, of: "ref", form: "gen") } nie zachodzi „{ NOUN($truth) }”
-test-all-of = ({ LIST($test, sep: "and", least: 2) })
-test-any-of = ({ LIST($test, sep: "lub", least: 2) })
-test-nothing = nie istnieje { $ref }
-test-something = istnieje { $ref }
-test-have-marker = masz { NOUN($marker, of: "pointer", case: "acc") }
-test-have-no-marker = nie masz { NOUN($marker, of: "pointer", case: "gen", adj: "no") }
-test-has-marker = { $ref } ma { NOUN($marker, of: "pointer", case: "acc") }
-test-has-no-marker = { $ref } nie ma { NOUN($marker, of: "pointer", case: "gen", adj: "no") }
-test-landmark = jest { NOUN($marker, of: "landmark") }
-test-no-landmark = nie ma { NOUN($marker, of: "landmark", case: "gen") }
-test-has-trait = { $ref } ma { NOUN($trait, case: "acc") }
-test-has-no-trait = { $ref } nie ma { NOUN($trait, case: "gen") }
-test-yours = jesteś { NOUN($marker, case: "inst") }
    .they = jest { NOUN($marker, case: "inst") }
-test-not-yours = nie jesteś { NOUN($marker, case: "inst") }
    .they = nie jest { NOUN($marker, case: "inst") }
-test-marker-free = nikt nie jest { NOUN($marker, case: "inst") }
-test-marker-held = ktoś jest { NOUN($marker, case: "inst") }

## Events: `noun` follows Po, `fin` follows Kiedy and Zanim

-event-gain = { "" }
    .noun = zdobyciu { NOUN($good, case: "gen") }
    .fin = zdobędziesz { NOUN($good, case: "acc") }
-event-gain-any = { "" }
    .noun = zdobyciu { NOUN($group, case: "gen", adj: "any") }
    .fin = zdobędziesz { NOUN($group, case: "acc", adj: "any") }
-event-gain-anyone = { "" }
    .noun = zdobyciu { NOUN($good, case: "gen") } przez dowolnego gracza
    .fin = dowolny gracz zdobędzie { NOUN($good, case: "acc") }
-event-gain-any-anyone = { "" }
    .noun = zdobyciu { NOUN($group, case: "gen", adj: "any") } przez dowolnego gracza
    .fin = dowolny gracz zdobędzie { NOUN($group, case: "acc", adj: "any") }
-event-lose = { "" }
    .noun = utracie { NOUN($good, case: "gen") }
    .fin = stracisz { NOUN($good, case: "acc") }
-event-lose-any = { "" }
    .noun = utracie { NOUN($group, case: "gen", adj: "any") }
    .fin = stracisz { NOUN($group, case: "acc", adj: "any") }
-event-lose-anyone = { "" }
    .noun = utracie { NOUN($good, case: "gen") } przez dowolnego gracza
    .fin = dowolny gracz straci { NOUN($good, case: "acc") }
-event-lose-any-anyone = { "" }
    .noun = utracie { NOUN($group, case: "gen", adj: "any") } przez dowolnego gracza
    .fin = dowolny gracz straci { NOUN($group, case: "acc", adj: "any") }
-event-gain-from = { "" }
    .noun = zdobyciu { NOUN($good, case: "gen") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = zdobędziesz { NOUN($good, case: "acc") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-gain-from-anyone = { "" }
    .noun = zdobyciu { NOUN($good, case: "gen") } przez dowolnego gracza w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = dowolny gracz zdobędzie { NOUN($good, case: "acc") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-gain-from-any = { "" }
    .noun = zdobyciu { NOUN($group, case: "gen", adj: "any") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = zdobędziesz { NOUN($group, case: "acc", adj: "any") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-gain-from-any-anyone = { "" }
    .noun = zdobyciu { NOUN($group, case: "gen", adj: "any") } przez dowolnego gracza w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = dowolny gracz zdobędzie { NOUN($group, case: "acc", adj: "any") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-lose-from = { "" }
    .noun = utracie { NOUN($good, case: "gen") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = stracisz { NOUN($good, case: "acc") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-lose-from-anyone = { "" }
    .noun = utracie { NOUN($good, case: "gen") } przez dowolnego gracza w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = dowolny gracz straci { NOUN($good, case: "acc") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-lose-from-any = { "" }
    .noun = utracie { NOUN($group, case: "gen", adj: "any") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = stracisz { NOUN($group, case: "acc", adj: "any") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-lose-from-any-anyone = { "" }
    .noun = utracie { NOUN($group, case: "gen", adj: "any") } przez dowolnego gracza w wyniku działania { PHRASE($from, of: "some", form: "gen") }
    .fin = dowolny gracz straci { NOUN($group, case: "acc", adj: "any") } w wyniku działania { PHRASE($from, of: "some", form: "gen") }
-event-pay = { "" }
    .noun = wydaniu { NOUN($good, case: "gen") }
    .fin = wydasz { NOUN($good, case: "acc") }
-event-pay-any = { "" }
    .noun = wydaniu { NOUN($group, case: "gen", adj: "any") }
    .fin = wydasz { NOUN($group, case: "acc", adj: "any") }
-event-pay-anyone = { "" }
    .noun = wydaniu { NOUN($good, case: "gen") } przez dowolnego gracza
    .fin = dowolny gracz wyda { NOUN($good, case: "acc") }
-event-pay-any-anyone = { "" }
    .noun = wydaniu { NOUN($group, case: "gen", adj: "any") } przez dowolnego gracza
    .fin = dowolny gracz wyda { NOUN($group, case: "acc", adj: "any") }
-event-place = { "" }
    .noun = umieszczeniu { NOUN($what, of: "piece", case: "gen") } { PHRASE($in, of: "target") }
    .noun-v2 = umieszczeniu { NOUN($what, of: "piece", case: "gen", adj: "own") } { PHRASE($in, of: "target") }
    .fin = umieścisz { NOUN($what, of: "piece", case: "acc") } { PHRASE($in, of: "target") }
    .fin-v2 = umieścisz jeden ze swoich { NOUN($what, of: "piece", number: "pl", case: "gen") } { PHRASE($in, of: "target") }
    .fin-v4 = umieszczasz { NOUN($what, of: "piece", case: "acc") } { PHRASE($in, of: "target") }
    .fin-v3 = umieszczasz jeden ze swoich { NOUN($what, of: "piece", number: "pl", case: "gen") } { PHRASE($in, of: "target") }
-event-phase-begins = { "" }
    .noun = rozpoczęciu { NOUN($phase, case: "gen") }
    .fin = nastąpi początek { NOUN($phase, case: "gen") }
    .at = początku { NOUN($phase, case: "gen") }
-event-phase-ends = { "" }
    .noun = zakończeniu { NOUN($phase, case: "gen") }
    .fin = nastąpi koniec { NOUN($phase, case: "gen") }
    .at = koniec { NOUN($phase, case: "gen") }
-event-phase-begins-yours = { "" }
    .noun = rozpoczęciu { NOUN($phase, case: "gen", adj: "yours") }
    .fin = nastąpi początek { NOUN($phase, case: "gen", adj: "yours") }
    .at = początku { NOUN($phase, case: "gen", adj: "yours") }
    .at-v2 = początku { NOUN($phase, case: "gen", adj: "own") }
-event-phase-ends-yours = { "" }
    .noun = zakończeniu { NOUN($phase, case: "gen", adj: "yours") }
    .fin = nastąpi koniec { NOUN($phase, case: "gen", adj: "yours") }
    .at = koniec { NOUN($phase, case: "gen", adj: "yours") }
    .at-v2 = koniec { NOUN($phase, case: "gen", adj: "own") }
-event-phase-begins-other = { "" }
    .noun = rozpoczęciu { NOUN($phase, case: "gen") } innego gracza
    .fin = nastąpi początek { NOUN($phase, case: "gen") } innego gracza
    .at = początku { NOUN($phase, case: "gen") } innego gracza
-event-phase-ends-other = { "" }
    .noun = zakończeniu { NOUN($phase, case: "gen") } innego gracza
    .fin = nastąpi koniec { NOUN($phase, case: "gen") } innego gracza
    .at = koniec { NOUN($phase, case: "gen") } innego gracza
-event-reaches = { "" }
    .noun = osiągnięciu { NUMBER($n) } { NOUN($good, $n, case: "gen") }
    .noun-v2 = tym, jak liczba { NOUN($good, number: "pl", case: "gen", adj: "yours") } wyniesie { NUMBER($n) },
    .fin = osiągniesz { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    .fin-v2 = liczba { NOUN($good, number: "pl", case: "gen", adj: "yours") } wyniesie { NUMBER($n) }
-event-reaches-anyone = { "" }
    .noun = osiągnięciu { NUMBER($n) } { NOUN($good, $n, case: "gen") } przez dowolnego gracza
    .noun-v2 = tym, jak liczba { NOUN($good, number: "pl", case: "gen") } dowolnego gracza wyniesie { NUMBER($n) },
    .fin = dowolny gracz osiągnie { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    .fin-v2 = liczba { NOUN($good, number: "pl", case: "gen") } dowolnego gracza wyniesie { NUMBER($n) }
-event-becomes = { "" }
    .noun = tym, jak { $counter } wyniesie { NUMBER($n) },
    .noun-v2 = tym, jak { $counter } osiągnie { NUMBER($n) },
    .fin = { $counter } wyniesie { NUMBER($n) }
    .fin-v2 = { $counter } osiągnie { NUMBER($n) }
-event-rises = { "" }
    .noun = wzroście { PHRASE($value, form: "gen") }
    .fin = nastąpi wzrost { PHRASE($value, form: "gen") }
-event-falls = { "" }
    .noun = spadku { PHRASE($value, form: "gen") }
    .fin = nastąpi spadek { PHRASE($value, form: "gen") }
-event-flag = { "" }
    .noun = tym, jak zacznie się { NOUN($flag, adj: "yours") },
    .fin = zacznie się { NOUN($flag, adj: "yours") }
-event-flag-anyone = { "" }
    .noun = tym, jak zacznie się { NOUN($flag) } dowolnego gracza,
    .fin = zacznie się { NOUN($flag) } dowolnego gracza
-event-flag-ends = { "" }
    .noun = tym, jak skończy się { NOUN($flag, adj: "yours") },
    .fin = skończy się { NOUN($flag, adj: "yours") }
-event-flag-ends-anyone = { "" }
    .noun = tym, jak skończy się { NOUN($flag) } dowolnego gracza,
    .fin = skończy się { NOUN($flag) } dowolnego gracza
-event-state = { "" }
    .noun = tym, jak zacznie się { NOUN($state) },
    .fin = zacznie się { NOUN($state) }
-event-state-ends = { "" }
    .noun = tym, jak skończy się { NOUN($state) },
    .fin = skończy się { NOUN($state) }
-event-marked = { "" }
    .noun = tym, jak { $ref } otrzyma oznaczenie „{ NOUN($mark) }”,
    .fin = { $ref } otrzyma oznaczenie „{ NOUN($mark) }”
-event-marked-any = { "" }
    .noun = tym, jak { NOUN($thing, adj: "any") } otrzyma oznaczenie „{ NOUN($mark) }”,
    .fin = { NOUN($thing, adj: "any") } otrzyma oznaczenie „{ NOUN($mark) }”
-event-unmarked = { "" }
    .noun = tym, jak { $ref } utraci oznaczenie „{ NOUN($mark) }”,
    .fin = { $ref } utraci oznaczenie „{ NOUN($mark) }”
-event-unmarked-any = { "" }
    .noun = tym, jak { NOUN($thing, adj: "any") } utraci oznaczenie „{ NOUN($mark) }”,
    .fin = { NOUN($thing, adj: "any") } utraci oznaczenie „{ NOUN($mark) }”
-event-leads = { "" }
    .noun = tym, jak zostaniesz { NOUN($marker, case: "inst") },
    .fin = zostaniesz { NOUN($marker, case: "inst") }
-event-led-by-nobody = { "" }
    .noun = tym, jak nikt już nie będzie { NOUN($marker, case: "inst") },
    .fin = nikt już nie będzie { NOUN($marker, case: "inst") }
-event-comes = { "" }
    .noun = tym, jak { NOUN($thing) } trafi do { PHRASE($pile, form: "your-gen") },
    .fin = { NOUN($thing) } trafi do { PHRASE($pile, form: "your-gen") }
-event-comes-another = { "" }
    .noun = tym, jak { NOUN($thing, adj: "other") } trafi do { PHRASE($pile, form: "your-gen") },
    .fin = { NOUN($thing, adj: "other") } trafi do { PHRASE($pile, form: "your-gen") }
-event-comes-which = { "" }
    .noun = tym, jak { NOUN($thing) } { LIST($which, form: "your", sep: "space") } trafi do { PHRASE($pile, form: "your-gen") },
    .fin = { NOUN($thing) } { LIST($which, form: "your", sep: "space") } trafi do { PHRASE($pile, form: "your-gen") }
-event-comes-ref = { "" }
    .noun = tym, jak { $ref } trafi do { PHRASE($pile, form: "your-gen") },
    .fin = { $ref } trafi do { PHRASE($pile, form: "your-gen") }
-event-leaves = { "" }
    .noun = tym, jak { NOUN($thing) } opuści { PHRASE($pile, form: "your-acc") },
    .fin = { NOUN($thing) } opuści { PHRASE($pile, form: "your-acc") }
-event-leaves-another = { "" }
    .noun = tym, jak { NOUN($thing, adj: "other") } opuści { PHRASE($pile, form: "your-acc") },
    .fin = { NOUN($thing, adj: "other") } opuści { PHRASE($pile, form: "your-acc") }
-event-leaves-which = { "" }
    .noun = tym, jak { NOUN($thing) } { LIST($which, form: "your", sep: "space") } opuści { PHRASE($pile, form: "your-acc") },
    .fin = { NOUN($thing) } { LIST($which, form: "your", sep: "space") } opuści { PHRASE($pile, form: "your-acc") }
-event-leaves-ref = { "" }
    .noun = tym, jak { $ref } opuści { PHRASE($pile, form: "your-acc") },
    .fin = { $ref } opuści { PHRASE($pile, form: "your-acc") }
-event-draw = { "" }
    .noun = dobraniu { NOUN($thing, case: "gen") }
    .fin = dobierzesz { NOUN($thing, case: "acc") }
-event-move = { "" }
    .noun = przeniesieniu { NOUN($thing, case: "gen") }
    .fin = przeniesiesz { NOUN($thing, case: "acc") }
-event-move-to = { "" }
    .noun = przeniesieniu { NOUN($thing, case: "gen") } do { PHRASE($to, of: "pile", form: "gen") }
    .fin = przeniesiesz { NOUN($thing, case: "acc") } do { PHRASE($to, of: "pile", form: "gen") }
-event-put-in = { "" }
    .noun = włożeniu { NOUN($thing, case: "gen") } do { PHRASE($in, of: "pile", form: "gen") }
    .fin = włożysz { NOUN($thing, case: "acc") } do { PHRASE($in, of: "pile", form: "gen") }
-event-put-on = { "" }
    .noun = położeniu { NOUN($thing, case: "gen") } na wierzch { PHRASE($on, of: "pile", form: "gen") }
    .fin = położysz { NOUN($thing, case: "acc") } na wierzch { PHRASE($on, of: "pile", form: "gen") }
-event-put-under = { "" }
    .noun = położeniu { NOUN($thing, case: "gen") } na spód { PHRASE($under, of: "pile", form: "gen") }
    .fin = położysz { NOUN($thing, case: "acc") } na spód { PHRASE($under, of: "pile", form: "gen") }
-event-draw-anyone = { "" }
    .noun = dobraniu { NOUN($thing, case: "gen") } przez dowolnego gracza
    .fin = dowolny gracz dobierze { NOUN($thing, case: "acc") }
-event-move-anyone = { "" }
    .noun = przeniesieniu { NOUN($thing, case: "gen") } przez dowolnego gracza
    .fin = dowolny gracz przeniesie { NOUN($thing, case: "acc") }
-event-exhaust = { "" }
    .noun = wyczerpaniu { NOUN($thing, case: "gen") }
    .fin = wyczerpiesz { NOUN($thing, case: "acc") }
-event-exhaust-another = { "" }
    .noun = wyczerpaniu { NOUN($thing, case: "gen", adj: "other") }
    .fin = wyczerpiesz { NOUN($thing, case: "acc", adj: "other") }
-event-ready = { "" }
    .noun = odświeżeniu { NOUN($thing, case: "gen") }
    .fin = odświeżysz { NOUN($thing, case: "acc") }
-event-remove = { "" }
    .noun = usunięciu { NOUN($thing, case: "gen") } z gry
    .fin = usuniesz { NOUN($thing, case: "acc") } z gry
-event-shuffle = { "" }
    .noun = potasowaniu { PHRASE($pile, form: "gen") }
    .fin = potasujesz { PHRASE($pile, form: "acc") }
-event-reveal = { "" }
    .noun = odkryciu { PHRASE($pile, form: "gen") }
    .fin = odkryjesz { PHRASE($pile, form: "acc") }
-event-roll = { "" }
    .noun = rzucie { NOUN($die, case: "inst") }
    .fin = rzucisz { NOUN($die, case: "inst") }
-event-roll-any = { "" }
    .noun = rzucie dowolną kością
    .fin = rzucisz dowolną kością
-event-roll-n = { "" }
    .noun = wyrzuceniu { NUMBER($n) }
    .fin = wyrzucisz { NUMBER($n) }
-event-roll-n-with = { "" }
    .noun = wyrzuceniu { NUMBER($n) } { NOUN($die, case: "inst") }
    .fin = wyrzucisz { NUMBER($n) } { NOUN($die, case: "inst") }
-event-roll-face = { "" }
    .noun = wyrzuceniu { NOUN($face, of: "thing", case: "gen") }
    .fin = wyrzucisz { NOUN($face, of: "thing", case: "acc") }
-event-roll-face-with = { "" }
    .noun = wyrzuceniu { NOUN($face, of: "thing", case: "gen") } { NOUN($die, case: "inst") }
    .fin = wyrzucisz { NOUN($face, of: "thing", case: "acc") } { NOUN($die, case: "inst") }
-event-roll-anyone = { "" }
    .noun = rzucie { NOUN($die, case: "inst") } przez dowolnego gracza
    .fin = dowolny gracz rzuci { NOUN($die, case: "inst") }
-event-roll-any-anyone = { "" }
    .noun = rzucie dowolną kością przez dowolnego gracza
    .fin = dowolny gracz rzuci dowolną kością
-event-roll-n-anyone = { "" }
    .noun = wyrzuceniu { NUMBER($n) } przez dowolnego gracza
    .fin = dowolny gracz wyrzuci { NUMBER($n) }
-event-roll-n-with-anyone = { "" }
    .noun = wyrzuceniu { NUMBER($n) } { NOUN($die, case: "inst") } przez dowolnego gracza
    .fin = dowolny gracz wyrzuci { NUMBER($n) } { NOUN($die, case: "inst") }
-event-roll-face-anyone = { "" }
    .noun = wyrzuceniu { NOUN($face, of: "thing", case: "gen") } przez dowolnego gracza
    .fin = dowolny gracz wyrzuci { NOUN($face, of: "thing", case: "acc") }
-event-roll-face-with-anyone = { "" }
    .noun = wyrzuceniu { NOUN($face, of: "thing", case: "gen") } { NOUN($die, case: "inst") } przez dowolnego gracza
    .fin = dowolny gracz wyrzuci { NOUN($face, of: "thing", case: "acc") } { NOUN($die, case: "inst") }
-event-win = { "" }
    .noun = wygraniu gry
    .fin = wygrasz grę
-event-win-anyone = { "" }
    .noun = wygraniu gry przez dowolnego gracza
    .fin = dowolny gracz wygra grę

## Counts: things to be counted, in the genitive plural

-count-things = twoich { NOUN($thing, number: "pl", case: "gen") }
