# Co stół mówi o grze: co zrobiono, z jakimi rzeczami i gdzie one leżą.

## Rzeczy, z którymi coś się robi: pionki według tego, czym są, inne według nazwy, i to, czego nikt tu nie widzi

-bit-piece = { NUMBER($n) ->
        [1] { NOUN($piece, case: "acc") }
        [few] { NUMBER($n) } { NOUN($piece, $n, case: "acc") }
       *[many] { NUMBER($n) } { NOUN($piece, $n, case: "acc") }
    }
    .gen = { NUMBER($n) ->
        [1] { NOUN($piece, case: "gen") }
        [few] { NUMBER($n) } { NOUN($piece, $n, case: "gen") }
       *[many] { NUMBER($n) } { NOUN($piece, $n, case: "gen") }
    }
-bit-only = { NOUN($piece, case: "acc") }
    .gen = { NOUN($piece, case: "gen") }
-bit-one = { NAME($name, case: "acc") }
    .gen = { NAME($name, case: "gen") }
-bit-several = { NUMBER($n) } { NAME($name, $n, case: "acc") }
    .gen = { NUMBER($n) } { NAME($name, $n, case: "gen") }
-bit-titles = { NOUN($kind, of: "thing", number: "pl", case: "acc") } { LIST($title, sep: "and") }
    .gen = { NOUN($kind, of: "thing", number: "pl", case: "gen") } { LIST($title, sep: "and") }
-title-named = „{ NAME($name) }”
-bit-hidden = { NUMBER($n) ->
        [1] coś zakrytego
        [few] { NUMBER($n) } zakryte rzeczy
       *[many] { NUMBER($n) } zakrytych rzeczy
    }
    .gen = { NUMBER($n) ->
        [1] czegoś zakrytego
        [few] { NUMBER($n) } zakrytych rzeczy
       *[many] { NUMBER($n) } zakrytych rzeczy
    }
-bit-hidden-thing = { NUMBER($n) ->
        [1] { NOUN($thing, case: "acc") }
        [few] { NUMBER($n) } { NOUN($thing, $n, case: "acc") }
       *[many] { NUMBER($n) } { NOUN($thing, $n, case: "acc") }
    }
    .gen = { NUMBER($n) ->
        [1] { NOUN($thing, case: "gen") }
        [few] { NUMBER($n) } { NOUN($thing, $n, case: "gen") }
       *[many] { NUMBER($n) } { NOUN($thing, $n, case: "gen") }
    }

## Gdzie leżą

-where-shared = { NOUN($pile) }
    .gen = { NOUN($pile, case: "gen") }
    .acc = { NOUN($pile, case: "acc") }
-where-yours = { NOUN($pile, adj: "yours") }
    .gen = { NOUN($pile, case: "gen", adj: "own") }
    .acc = { NOUN($pile, case: "acc", adj: "own") }
-where-of = { NOUN($pile) } { PHRASE($seat, form: "gen") }
    .gen = { NOUN($pile, case: "gen") } { PHRASE($seat, form: "gen") }
    .acc = { NOUN($pile, case: "acc") } { PHRASE($seat, form: "gen") }
-where-shared-at = { NOUN($pile) } ({ LIST($site, sep: "comma") })
    .gen = { NOUN($pile, case: "gen") } ({ LIST($site, sep: "comma") })
    .acc = { NOUN($pile, case: "acc") } ({ LIST($site, sep: "comma") })
-where-yours-at = { NOUN($pile, adj: "yours") } ({ LIST($site, sep: "comma") })
    .gen = { NOUN($pile, case: "gen", adj: "own") } ({ LIST($site, sep: "comma") })
    .acc = { NOUN($pile, case: "acc", adj: "own") } ({ LIST($site, sep: "comma") })
-where-of-at = { NOUN($pile) } { PHRASE($seat, form: "gen") } ({ LIST($site, sep: "comma") })
    .gen = { NOUN($pile, case: "gen") } { PHRASE($seat, form: "gen") } ({ LIST($site, sep: "comma") })
    .acc = { NOUN($pile, case: "acc") } { PHRASE($seat, form: "gen") } ({ LIST($site, sep: "comma") })
-where-shared-key = { NOUN($pile) } { $key }
    .gen = { NOUN($pile, case: "gen") } { $key }
    .acc = { NOUN($pile, case: "acc") } { $key }
-where-yours-key = { NOUN($pile, adj: "yours") } { $key }
    .gen = { NOUN($pile, case: "gen", adj: "own") } { $key }
    .acc = { NOUN($pile, case: "acc", adj: "own") } { $key }
-where-of-key = { NOUN($pile) } { PHRASE($seat, form: "gen") } { $key }
    .gen = { NOUN($pile, case: "gen") } { PHRASE($seat, form: "gen") } { $key }
    .acc = { NOUN($pile, case: "acc") } { PHRASE($seat, form: "gen") } { $key }
-site-named = { NAME($name) }
-seat-player = gracz { NUMBER($n) }
    .gen = gracza { NUMBER($n) }
-list-comma = { ", " }

## Co się robi

-log-draw-from-to =
    dobierasz { LIST($what, of: "bit", sep: "and") } z { PHRASE($from, of: "where", form: "gen") }
    do { PHRASE($to, of: "where", form: "gen") }
-log-move-to = przenosisz { LIST($what, of: "bit", sep: "and") } do { PHRASE($to, of: "where", form: "gen") }
-log-put-in = wkładasz { LIST($what, of: "bit", sep: "and") } do { PHRASE($in, of: "where", form: "gen") }
-log-put-on = kładziesz { LIST($what, of: "bit", sep: "and") } na wierzch { PHRASE($on, of: "where", form: "gen") }
-log-put-under = kładziesz { LIST($what, of: "bit", sep: "and") } na spód { PHRASE($under, of: "where", form: "gen") }
-log-create-in = dodajesz { LIST($what, of: "bit", sep: "and") } z pudełka do { PHRASE($in, of: "where", form: "gen") }
-log-remove = odkładasz { LIST($what, of: "bit", sep: "and") } do pudełka
-log-exhaust = wyczerpujesz { LIST($what, of: "bit", sep: "and") }
-log-ready = odświeżasz { LIST($what, of: "bit", sep: "and") }
-log-reveal = odkrywasz { PHRASE($what, of: "where", form: "acc") }
-log-reveal-to = pokazujesz { PHRASE($what, of: "where", form: "acc") } – widzi { PHRASE($to, of: "seat") }
-log-reveal-self = oglądasz { PHRASE($what, of: "where", form: "acc") }
-log-conceal = zakrywasz { PHRASE($what, of: "where", form: "acc") }
-log-shuffle = tasujesz { PHRASE($what, of: "where", form: "acc") }
-log-refill = uzupełniasz { PHRASE($what, of: "where", form: "acc") }
-log-roll = { NOUN($what, of: "die") } pokazuje
-log-use = korzystasz z { LIST($what, of: "bit", form: "gen", sep: "and") }
-entry-log = { $log }
    .they = { PHRASE($log, form: "they") }
-entry-act = { $act }
    .they = { PHRASE($act, form: "they") }

## O co się pyta tego, kto wybiera

-ask-choose-one = wybierz { NOUN($thing, case: "acc") }
-ask-choose-one-group = wybierz { NOUN($group, case: "acc") }
-ask-move-what = co przenosisz?
-ask-put-what = co tam kładziesz?
-ask-remove-what = co usuwasz?
-ask-exhaust-what = co wyczerpujesz?
-ask-ready-what = co odświeżasz?
