# What is done: acts, and the things and piles that they are done with.

## Acts with goods

-act-gain = otrzymujesz { $goods }
    .inf = otrzymać { $goods }
    .inf-v2 = zdobyć { $goods }
-act-lose = tracisz { $goods }
    .inf = stracić { $goods }
-act-pay = wydajesz { $goods }
    .inf = wydać { $goods }
-act-gain-theirs = { NOUN($seat, number: "pl") } otrzymują { $goods }
    .v2 = { NOUN($seat, number: "pl") } zdobywają { $goods }
    .inf = { NOUN($seat, number: "pl") } otrzymują { $goods }
    .inf-v2 = { NOUN($seat, number: "pl") } zdobywają { $goods }
-act-gain-for = sprawiasz, że { $seat } otrzymuje { $goods }
    .inf = sprawić, że { $seat } otrzyma { $goods }
-act-lose-for = sprawiasz, że { $seat } traci { $goods }
    .inf = sprawić, że { $seat } straci { $goods }
-act-pay-for = wydajesz { $goods } za { PHRASE($seat, form: "gen") }
    .inf = wydać { $goods } za { PHRASE($seat, form: "gen") }
-act-draw = dobierasz { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
    .inf = dobrać { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
-act-discard = odrzucasz { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
    .inf = odrzucić { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
-act-place = umieszczasz { NOUN($what, of: "piece", case: "acc") } { PHRASE($in, of: "target") }
    .inf = umieścić { NOUN($what, of: "piece", case: "acc") } { PHRASE($in, of: "target") }

## Acts with what is counted and marked

-act-raise = zwiększasz { $stock } o { NUMBER($n) }
    .inf = zwiększyć { $stock } o { NUMBER($n) }
-act-lower = zmniejszasz { $stock } o { NUMBER($n) }
    .inf = zmniejszyć { $stock } o { NUMBER($n) }
-act-raise-value = zwiększasz { $stock } o tyle, ile wynosi { $value }
    .inf = zwiększyć { $stock } o tyle, ile wynosi { $value }
-act-lower-value = zmniejszasz { $stock } o tyle, ile wynosi { $value }
    .inf = zmniejszyć { $stock } o tyle, ile wynosi { $value }
-act-set = ustawiasz { $stock } na { NUMBER($n) }
    .inf = ustawić { $stock } na { NUMBER($n) }
-act-set-value = ustawiasz { $stock } na tyle, ile wynosi { $value }
    .inf = ustawić { $stock } na tyle, ile wynosi { $value }
-act-become = zaczynasz { NOUN($flag, case: "acc") }
    .inf = zacząć { NOUN($flag, case: "acc") }
-act-stop-being = kończysz { NOUN($flag, case: "acc") }
    .inf = zakończyć { NOUN($flag, case: "acc") }
-act-begin = rozpoczynasz { NOUN($state, case: "acc") }
    .inf = rozpocząć { NOUN($state, case: "acc") }
-act-end = przerywasz { NOUN($state, case: "acc") }
    .inf = przerwać { NOUN($state, case: "acc") }
-act-mark = oznaczasz { PHRASE($ref, form: "acc") } jako: { NOUN($mark) }
    .inf = oznaczyć { PHRASE($ref, form: "acc") } jako: { NOUN($mark) }
-act-unmark = usuwasz oznaczenie: { NOUN($mark) }, które ma { $ref }
    .inf = usunąć oznaczenie: { NOUN($mark) }, które ma { $ref }
-act-take = zostajesz { NOUN($marker, case: "inst") }
    .inf = zostać { NOUN($marker, case: "inst") }
-act-give = sprawiasz, że { NOUN($marker, case: "inst") } zostaje { $ref }
    .inf = sprawić, że { NOUN($marker, case: "inst") } zostanie { $ref }
-act-let = przyjmujesz, że { $letter } to { $value }
    .inf = przyjąć, że { $letter } to { $value }
-act-roll = rzucasz { NOUN($die, case: "inst") } (wynik to { $letter })
    .inf = rzucić { NOUN($die, case: "inst") } (wynik to { $letter })
-act-choose = wybierasz { $some }
    .inf = wybrać { $some }
-act-choose-seat = wybierasz przeciwnika
    .inf = wybrać przeciwnika
-act-replace = wybierasz { PHRASE($ref, form: "acc") } zamiast { NOUN($thing, case: "gen", adj: "that") }
    .inf = wybrać { PHRASE($ref, form: "acc") } zamiast { NOUN($thing, case: "gen", adj: "that") }
-act-cancel = anulujesz to
    .inf = anulować to
-act-stop = kończysz w tym miejscu
    .inf = zakończyć w tym miejscu
-act-win = wygrywasz grę
    .inf = wygrać grę
-act-win-for = sprawiasz, że { $seat } wygrywa grę
    .inf = sprawić, że { $seat } wygra grę
-act-win-other = grę wygrywa { $ref }
    .inf = sprawić, że grę wygra { $ref }
-act-end-game = kończysz grę
    .inf = zakończyć grę

## Acts on piles and things

-act-draw-from =
    dobierasz { PHRASE($what, of: "some") } { PHRASE($from, of: "pile", form: "from") }
    do { PHRASE($to, of: "pile", form: "gen") }
    .inf =
    dobrać { PHRASE($what, of: "some") } { PHRASE($from, of: "pile", form: "from") }
    do { PHRASE($to, of: "pile", form: "gen") }
-act-move = przenosisz { PHRASE($what, of: "some") } do { PHRASE($to, of: "pile", form: "gen") }
    .inf = przenieść { PHRASE($what, of: "some") } do { PHRASE($to, of: "pile", form: "gen") }
-act-put = wkładasz { PHRASE($what, of: "some") } do { PHRASE($in, of: "pile", form: "gen") }
    .inf = włożyć { PHRASE($what, of: "some") } do { PHRASE($in, of: "pile", form: "gen") }
-act-put-on = kładziesz { PHRASE($what, of: "some") } na wierzch { PHRASE($on, of: "pile", form: "gen") }
    .inf = położyć { PHRASE($what, of: "some") } na wierzch { PHRASE($on, of: "pile", form: "gen") }
-act-put-under = kładziesz { PHRASE($what, of: "some") } na spód { PHRASE($under, of: "pile", form: "gen") }
    .inf = położyć { PHRASE($what, of: "some") } na spód { PHRASE($under, of: "pile", form: "gen") }
-act-create = dodajesz { PHRASE($what, of: "some") } z pudełka do { PHRASE($in, of: "pile", form: "gen") }
    .inf = dodać { PHRASE($what, of: "some") } z pudełka do { PHRASE($in, of: "pile", form: "gen") }
-act-remove = usuwasz { $some } z gry
    .inf = usunąć { $some } z gry
-act-exhaust-some = wyczerpujesz { $some }
    .inf = wyczerpać { $some }
-act-ready = odświeżasz { $some }
    .inf = odświeżyć { $some }
-act-shuffle = tasujesz { PHRASE($pile, form: "acc") }
    .inf = potasować { PHRASE($pile, form: "acc") }
-act-reveal = odkrywasz { PHRASE($pile, form: "acc") }
    .inf = odkryć { PHRASE($pile, form: "acc") }
-act-reveal-to = odkrywasz { PHRASE($pile, form: "acc") } dla { PHRASE($seat, form: "gen") }
    .inf = odkryć { PHRASE($pile, form: "acc") } dla { PHRASE($seat, form: "gen") }
-act-conceal = zakrywasz { PHRASE($pile, form: "acc") }
    .inf = zakryć { PHRASE($pile, form: "acc") }
-act-follow = wykonujesz polecenia { PHRASE($ref, form: "gen") }
    .inf = wykonać polecenia { PHRASE($ref, form: "gen") }
-act-treat = traktujesz { PHRASE($ref, form: "acc") } jak { PHRASE($as, of: "ref", form: "acc") }
    .inf = traktować { PHRASE($ref, form: "acc") } jak { PHRASE($as, of: "ref", form: "acc") }

## Some things, in the accusative: so many, a choice, or those that are given; and from where

-some-n = { NUMBER($n) } { NOUN($thing, $n, case: "acc") }
    .gen = { NUMBER($n) } { NOUN($thing, $n, case: "gen") }
-some-n-which = { NUMBER($n) } { NOUN($thing, $n, case: "acc") } { LIST($which, sep: "space") }
    .gen = { NUMBER($n) } { NOUN($thing, $n, case: "gen") } { LIST($which, sep: "space") }
-some-a = { NOUN($thing, case: "acc") }
    .gen = { NOUN($thing, case: "gen") }
-some-a-which = { NOUN($thing, case: "acc") } { LIST($which, sep: "space") }
    .gen = { NOUN($thing, case: "gen") } { LIST($which, sep: "space") }
-some-other = { NOUN($thing, case: "acc", adj: "other") }
    .gen = { NOUN($thing, case: "gen", adj: "other") }
-some-other-which = { NOUN($thing, case: "acc", adj: "other") } { LIST($which, sep: "space") }
    .gen = { NOUN($thing, case: "gen", adj: "other") } { LIST($which, sep: "space") }
-some-any = { NUMBER($n) } { NOUN($thing, $n, case: "acc", adj: "any") }
    .gen = { NUMBER($n) } { NOUN($thing, $n, case: "gen", adj: "any") }
-some-any-which = { NUMBER($n) } { NOUN($thing, $n, case: "acc", adj: "any") } { LIST($which, sep: "space") }
    .gen = { NUMBER($n) } { NOUN($thing, $n, case: "gen", adj: "any") } { LIST($which, sep: "space") }
-some-up-to = co najwyżej { NUMBER($n) } { NOUN($thing, $n, case: "acc") }
    .gen = co najwyżej { NUMBER($n) } { NOUN($thing, $n, case: "gen") }
-some-up-to-which = co najwyżej { NUMBER($n) } { NOUN($thing, $n, case: "acc") } { LIST($which, sep: "space") }
    .gen = co najwyżej { NUMBER($n) } { NOUN($thing, $n, case: "gen") } { LIST($which, sep: "space") }
-some-any-number = dowolną liczbę { NOUN($thing, number: "pl", case: "gen") }
    .gen = dowolnej liczby { NOUN($thing, number: "pl", case: "gen") }
-some-any-number-which = dowolną liczbę { NOUN($thing, number: "pl", case: "gen") } { LIST($which, sep: "space") }
    .gen = dowolnej liczby { NOUN($thing, number: "pl", case: "gen") } { LIST($which, sep: "space") }
-some-each = { NOUN($thing, case: "acc", adj: "each") }
    .gen = { NOUN($thing, case: "gen", adj: "each") }
-some-each-which = { NOUN($thing, case: "acc", adj: "each") } { LIST($which, sep: "space") }
    .gen = { NOUN($thing, case: "gen", adj: "each") } { LIST($which, sep: "space") }
-some-all = wszystko { PHRASE($pile, form: "from") }
    .gen = wszystkiego { PHRASE($pile, form: "from") }
-some-ref = { PHRASE($ref, form: "acc") }
    .gen = { PHRASE($ref, form: "gen") }

## Which: what narrows a noun. `your` is said of what no player does: karty w twojej ręce

-which-from = { PHRASE($pile, form: "from") }
    .your = { PHRASE($pile, form: "your-from") }
-which-in = { PHRASE($pile, form: "in") }
    .your = { PHRASE($pile, form: "your-in") }
-which-holding = z { NOUN($piece, case: "inst") }
    .v2 = ze { NOUN($piece, case: "inst") }
    .your = z { NOUN($piece, case: "inst") }
    .your-v2 = ze { NOUN($piece, case: "inst") }
-which-whose = o { NOUN($measure, case: "loc") } { $limit }
    .your = o { NOUN($measure, case: "loc") } { $limit }
-which-trait = ({ NOUN($trait) }: { NAME($name) })
    .your = ({ NOUN($trait) }: { NAME($name) })
-which-marked = ({ NOUN($mark) })
    .your = ({ NOUN($mark) })
-which-unmarked = (nie: { NOUN($mark) })
    .your = (nie: { NOUN($mark) })
-which-kind = ({ NOUN($kind) })
    .your = ({ NOUN($kind) })
-which-named = o nazwie „{ NAME($name) }”
    .your = o nazwie „{ NAME($name) }”

## Piles: everybody's, one for each player, or of somebody or something

-pile-shared = { "" }
    .gen = { NOUN($pile, case: "gen") }
    .gen-v2 = { NOUN($pile, case: "gen", adj: "shared") }
    .acc = { NOUN($pile, case: "acc") }
    .acc-v2 = { NOUN($pile, case: "acc", adj: "shared") }
    .from = z { NOUN($pile, case: "gen") }
    .from-v2 = ze { NOUN($pile, case: "gen") }
    .from-v3 = ze { NOUN($pile, case: "gen", adj: "shared") }
    .in = w { NOUN($pile, case: "loc") }
    .in-v2 = we { NOUN($pile, case: "loc") }
    .in-v3 = we { NOUN($pile, case: "loc", adj: "shared") }
    .your-from = z { NOUN($pile, case: "gen") }
    .your-from-v2 = ze { NOUN($pile, case: "gen") }
    .your-in = w { NOUN($pile, case: "loc") }
    .your-in-v2 = we { NOUN($pile, case: "loc") }
-pile-yours = { "" }
    .gen = { NOUN($pile, case: "gen", adj: "own") }
    .acc = { NOUN($pile, case: "acc", adj: "own") }
    .from = ze { NOUN($pile, case: "gen", adj: "own") }
    .in = w { NOUN($pile, case: "loc", adj: "own") }
    .your-from = z { NOUN($pile, case: "gen", adj: "yours") }
    .your-in = w { NOUN($pile, case: "loc", adj: "yours") }
-pile-of = { "" }
    .gen = { NOUN($pile, case: "gen") } { PHRASE($ref, form: "gen") }
    .acc = { NOUN($pile, case: "acc") } { PHRASE($ref, form: "gen") }
    .from = z { NOUN($pile, case: "gen") } { PHRASE($ref, form: "gen") }
    .from-v2 = ze { NOUN($pile, case: "gen") } { PHRASE($ref, form: "gen") }
    .in = w { NOUN($pile, case: "loc") } { PHRASE($ref, form: "gen") }
    .in-v2 = we { NOUN($pile, case: "loc") } { PHRASE($ref, form: "gen") }
    .your-from = z { NOUN($pile, case: "gen") } { PHRASE($ref, form: "gen") }
    .your-from-v2 = ze { NOUN($pile, case: "gen") } { PHRASE($ref, form: "gen") }
    .your-in = w { NOUN($pile, case: "loc") } { PHRASE($ref, form: "gen") }
    .your-in-v2 = we { NOUN($pile, case: "loc") } { PHRASE($ref, form: "gen") }

## Things that have been spoken of

-ref-named = „{ NAME($name) }”
    .gen = „{ NAME($name) }”
    .acc = „{ NAME($name) }”
-ref-that = { NOUN($thing, adj: "that") }
    .gen = { NOUN($thing, case: "gen", adj: "that") }
    .acc = { NOUN($thing, case: "acc", adj: "that") }
-ref-chosen = { NOUN($thing, adj: "picked") }
    .gen = { NOUN($thing, case: "gen", adj: "picked") }
    .acc = { NOUN($thing, case: "acc", adj: "picked") }
-ref-chosen-several = { NOUN($thing, number: "pl", adj: "all picked") }
    .gen = { NOUN($thing, number: "pl", case: "gen", adj: "all picked") }
    .acc = { NOUN($thing, number: "pl", case: "acc", adj: "all picked") }
-ref-this = { NOUN($thing, adj: "this") }
    .gen = { NOUN($thing, case: "gen", adj: "this") }
    .acc = { NOUN($thing, case: "acc", adj: "this") }
-ref-first = { NOUN($thing, adj: "first") } { PHRASE($pile, form: "from") }
    .gen = { NOUN($thing, case: "gen", adj: "first") } { PHRASE($pile, form: "from") }
    .acc = { NOUN($thing, case: "acc", adj: "first") } { PHRASE($pile, form: "from") }
-ref-last = { NOUN($thing, adj: "last") } { PHRASE($pile, form: "from") }
    .gen = { NOUN($thing, case: "gen", adj: "last") } { PHRASE($pile, form: "from") }
    .acc = { NOUN($thing, case: "acc", adj: "last") } { PHRASE($pile, form: "from") }
-ref-top = { NOUN($thing) } z wierzchu { PHRASE($pile, form: "gen") }
    .gen = { NOUN($thing, case: "gen") } z wierzchu { PHRASE($pile, form: "gen") }
    .acc = { NOUN($thing, case: "acc") } z wierzchu { PHRASE($pile, form: "gen") }
-ref-seat = { $seat }
    .gen = { PHRASE($seat, form: "gen") }
    .acc = { PHRASE($seat, form: "gen") }

## Players

-seat-next = następny gracz
    .gen = następnego gracza
-seat-previous = poprzedni gracz
    .gen = poprzedniego gracza
-seat-that = ten gracz
    .gen = tego gracza
-seat-chosen = wybrany gracz
    .gen = wybranego gracza
-seat-opponent = każdy przeciwnik
    .v2 = każdy inny gracz
    .gen = każdego przeciwnika
-seat-everyone = każdy gracz
    .gen = każdego gracza
-seat-marker = { NOUN($marker) }
    .gen = { NOUN($marker, case: "gen") }
-seat-owner = właściciel { PHRASE($ref, form: "gen") }
    .gen = właściciela { PHRASE($ref, form: "gen") }

## Targets: a place, with its preposition

-target-named = na polu „{ NAME($name) }”
