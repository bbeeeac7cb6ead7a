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

## Adjectives

-adj-extra = dodatkowy
-adj-any = dowolny
-adj-chosen = wybrany przez siebie
-adj-remaining = pozostały ci
-adj-left = pozostały
-adj-each = każdy
-adj-held = posiadany
-adj-shared = wspólny
-adj-own = swój
    .m1-gen = swojego
    .m1-pl-gen = swoich
    .m2-gen = swojego
    .m2-pl-gen = swoich
    .m3-gen = swojego
    .m3-pl-gen = swoich
    .f-gen = swojej
    .f-pl-gen = swoich
    .n-gen = swojego
    .n-pl-gen = swoich
-adj-that = ten
    .m1-acc = tego
    .m1-pl-acc = tych
    .m2-acc = tego
    .m2-pl-acc = te
    .m3-acc = ten
    .m3-pl-acc = te
    .f-acc = tę
    .f-pl-acc = te
    .n-acc = to
    .n-pl-acc = te
-adj-one = jeden
    .like = jedny
    .m1-nom = jeden
    .m2-nom = jeden
    .m3-nom = jeden
    .m3-acc = jeden
    .n-nom = jedno
    .n-acc = jedno

## Parts: words that may be left out

-part-plus = +
    .v2 = { "" }
-part-any-mix = { "" }
    .v2 = w dowolnej kombinacji

## Texts: all that stands on a thing

-text-alone = { $ability }
-text-several = { LIST($ability, sep: "next", least: 2) }
-text-scores = { $score }

## Abilities: whole sentences

-ability-plain = { $effect }
-ability-after = Po { PHRASE($event, form: "noun") } { $effect }
    .v2 = Kiedy { PHRASE($event, form: "fin") }, { $effect }
-ability-before = Zanim { PHRASE($event, form: "fin") }, { $effect }
-ability-if = Jeśli { $cond }, { $effect }
-ability-must = Musisz { LIST($act, form: "inf", sep: "or") }
-ability-must-all = Musisz { LIST($act, form: "inf", sep: "and", least: 2) }
    .v2 = Musisz { LIST($act, form: "inf", sep: "a", least: 2) }
-ability-swap =
    Płacąc dowolny koszt, możesz zastąpić { NUMBER($n) } { LIST($good, form: "acc", sep: "lub") }
    { NOUN($group, case: "inst", adj: "chosen") } ({ LIST($member, of: "good", sep: "slash") })
-ability-counts-as = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($as, of: "kind", case: "gen") }
-ability-counts-both = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($as, of: "kind", case: "gen") } lub odwrotnie
-ability-counts-any = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($group, of: "kind", case: "gen", adj: "any chosen") }

## Effects: what is done, and who decides

-effect-do = { LIST($act, sep: "and") }
    .inf = { LIST($act, form: "inf", sep: "and") }
-effect-or = { LIST($act, sep: "or", least: 2) }
    .inf = { LIST($act, form: "inf", sep: "or", least: 2) }
-effect-may = możesz { LIST($act, form: "inf", sep: "and") }
    .inf = móc { LIST($act, form: "inf", sep: "and") }
-effect-may-or = możesz { LIST($act, form: "inf", sep: "or", least: 2) }
    .inf = móc { LIST($act, form: "inf", sep: "or", least: 2) }

## Events

-event-gain = { "" }
    .noun = zdobyciu { NOUN($good, case: "gen") }
    .fin = zdobędziesz { NOUN($good, case: "acc") }
-event-gain-any = { "" }
    .noun = zdobyciu { NOUN($group, case: "gen", adj: "any") }
    .fin = zdobędziesz { NOUN($group, case: "acc", adj: "any") }
-event-place = { "" }
    .noun = umieszczeniu { NOUN($what, of: "piece", case: "gen") } { PHRASE($in, of: "target") }
    .fin = umieścisz { NOUN($what, of: "piece", case: "acc") } { PHRASE($in, of: "target") }
    .fin-v2 = umieścisz jeden ze swoich { NOUN($what, of: "piece", number: "pl", case: "gen") } { PHRASE($in, of: "target") }
    .fin-v3 = umieszczasz jeden ze swoich { NOUN($what, of: "piece", number: "pl", case: "gen") } { PHRASE($in, of: "target") }

## Acts

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
-act-draw = dobierasz { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
    .inf = dobrać { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
-act-discard = odrzucasz { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
    .inf = odrzucić { NUMBER($n) } { NOUN($what, $n, of: "thing", case: "acc") }
-act-place = umieszczasz { NOUN($what, of: "piece", case: "acc") } { PHRASE($in, of: "target") }
    .inf = umieścić { NOUN($what, of: "piece", case: "acc") } { PHRASE($in, of: "target") }

## Acts on piles: a pile has one form, the genitive, and an adjective before it that always takes `ze`

-act-draw-from =
    dobierasz { PHRASE($what, of: "some") } ze { PHRASE($from, of: "pile", form: "gen") }
    do { PHRASE($to, of: "pile", form: "gen") }
    .inf =
    dobrać { PHRASE($what, of: "some") } ze { PHRASE($from, of: "pile", form: "gen") }
    do { PHRASE($to, of: "pile", form: "gen") }
-act-move = przenosisz { PHRASE($what, of: "some") } do { PHRASE($to, of: "pile", form: "gen") }
    .inf = przenieść { PHRASE($what, of: "some") } do { PHRASE($to, of: "pile", form: "gen") }
-act-put = wkładasz { PHRASE($what, of: "some") } do { PHRASE($in, of: "pile", form: "gen") }
    .inf = włożyć { PHRASE($what, of: "some") } do { PHRASE($in, of: "pile", form: "gen") }
-act-put-on = kładziesz { PHRASE($what, of: "some") } na wierzch { PHRASE($on, of: "pile", form: "gen") }
    .inf = położyć { PHRASE($what, of: "some") } na wierzch { PHRASE($on, of: "pile", form: "gen") }
-act-put-under = kładziesz { PHRASE($what, of: "some") } na spód { PHRASE($under, of: "pile", form: "gen") }
    .inf = położyć { PHRASE($what, of: "some") } na spód { PHRASE($under, of: "pile", form: "gen") }

## Some things: so many, a choice, or those that are given; and from where

-some-n = { NUMBER($n) } { NOUN($thing, $n, case: "acc") }
-some-n-from = { NUMBER($n) } { NOUN($thing, $n, case: "acc") } ze { PHRASE($from, of: "pile", form: "gen") }
-some-a = { NOUN($thing, case: "acc") }
-some-a-from = { NOUN($thing, case: "acc") } ze { PHRASE($from, of: "pile", form: "gen") }
-some-up-to = co najwyżej { NUMBER($n) } { NOUN($thing, $n, case: "acc") }
-some-up-to-from =
    co najwyżej { NUMBER($n) } { NOUN($thing, $n, case: "acc") } ze { PHRASE($from, of: "pile", form: "gen") }
-some-that = { NOUN($thing, case: "acc", adj: "that") }

## Piles: everybody's, or one for each player

-pile-shared = { "" }
    .gen = { NOUN($pile, case: "gen", adj: "shared") }
-pile-yours = { "" }
    .gen = { NOUN($pile, case: "gen", adj: "own") }

## Targets: a place, with its preposition

-target-named = na polu „{ NAME($name) }”

## Goods and amounts

-goods-all = { LIST($amount, sep: "and") }
-goods-or = { LIST($amount, sep: "or", least: 2) }
-amount-of = { NUMBER($n) } { NOUN($good, $n, case: "acc") }
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-amount-extra = { NUMBER($n) } { NOUN($good, $n, case: "acc", adj: "extra") }
    .less = o { NUMBER($n) } { NOUN($good, $n, case: "acc", adj: "extra") }
-amount-any = { NUMBER($n) ->
        [1] 1 { NOUN($group, $n, case: "acc", adj: "chosen") }
       *[other] { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "any") }
    }
    .v2 = { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "any") } { -part-any-mix }
    .v3 = { NOUN($group, case: "acc", adj: "any") }{ IMPLY($n, is: 1) }
    .v4 = { NUMBER($n) } { NOUN($group, $n, case: "acc") }
    .v5 = { NOUN($group, case: "acc", adj: "one any") }{ IMPLY($n, is: 1) }
    .v6 = { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "chosen") }
    .less = o { NUMBER($n) } { NOUN($group, $n, case: "acc", adj: "any") }
-good-named = { NOUN($good) }
    .acc = { NOUN($good, case: "acc") }

## Conditions

-cond-least = masz co najmniej { NUMBER($n) } { NOUN($good, $n, case: "acc") }
-cond-most = masz co najwyżej { NUMBER($n) } { NOUN($good, $n, case: "acc") }

## Scores

-score-held =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za { NOUN($good, case: "acc", adj: "remaining") }:
    za { COLUMN($step, pick: "at") }{ -part-plus } otrzymujesz { COLUMN($step, pick: "gain") }
    { NOUN($reward, of: "good", number: "pl", case: "gen") }
    .v2 =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } za { NOUN($good, case: "acc", adj: "left") } na koniec gry.
    Jeśli masz { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl", case: "gen") },
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-product =
    Otrzymujesz { NOUN($reward, of: "good", case: "acc") } równe liczbie { PHRASE($left, of: "count") }
    pomnożonej przez liczbę { PHRASE($right, of: "count") }.
    Podziel wynik przez { NUMBER($by) } i zaokrąglaj w dół
-score-each = Otrzymujesz { NUMBER($n) } { NOUN($reward, $n, of: "good", case: "acc") } za { NOUN($thing, case: "acc", adj: "each held") }

## Counts: things to be counted, in the genitive plural

-count-things = twoich { NOUN($thing, number: "pl", case: "gen") }
