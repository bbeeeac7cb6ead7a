# A text holds abilities, an ability an effect, an effect acts or clauses, a clause deeds, a deed acts.

## Texts: all that stands on a thing

-text-alone = { $ability }
-text-several = { LIST($ability, sep: "next", least: 2) }

## Abilities: whole sentences

-ability-plain = { $effect }
-ability-after = Po { PHRASE($event, form: "noun") } { $effect }
    .v2 = Kiedy { PHRASE($event, form: "fin") }, { $effect }
    .v3 = Na { PHRASE($event, form: "at") } { $effect }
-ability-before = Zanim { PHRASE($event, form: "fin") }, { $effect }
-ability-must = Musisz { LIST($act, form: "inf", sep: "or") }
-ability-must-all = Musisz { LIST($act, form: "inf", sep: "and", least: 2) }
-ability-swap =
    { $paid } możesz zastąpić { NUMBER($n) } { LIST($good, form: "acc", sep: "lub") }
    { NOUN($group, case: "inst", adj: "chosen") } ({ LIST($member, of: "good", sep: "slash") })
-ability-swap-portion =
    { $paid } możesz zastąpić { $portion } taką samą liczbą { NOUN($other, of: "good", number: "pl", case: "gen") }
    .v2 =
    { $paid } możesz zastąpić { $portion } { NOUN($other, of: "good", case: "inst") } w stosunku 1:1
-ability-exchange = { $paid } możesz { LIST($exchange, sep: "and-or") }
-ability-spare = Płacąc dowolny koszt, wydajesz o { $goods } mniej
    .v2 = Płacąc dowolny koszt, wydajesz { PHRASE($goods, form: "less") } mniej
-ability-spare-of = Ilekroć wydajesz { NOUN($good, number: "pl", case: "acc") }, wydajesz o { $goods } mniej
    .v2 = Ilekroć wydajesz { NOUN($good, number: "pl", case: "acc") }, wydajesz { PHRASE($goods, form: "less") } mniej
-ability-spare-for =
    Kiedy { PHRASE($event, form: "fin") }, możesz wydać o { $goods } mniej, niż jest to wymagane
    .v2 =
    Kiedy { PHRASE($event, form: "fin") }, możesz wydać { PHRASE($goods, form: "less") } mniej, niż jest to wymagane
    .v3 = Podczas { PHRASE($event, form: "during") } możesz wydać o { $goods } mniej, niż jest to wymagane
    .v4 =
    Podczas { PHRASE($event, form: "during") } możesz wydać { PHRASE($goods, form: "less") } mniej, niż jest to wymagane
    .v5 = Po { PHRASE($event, form: "noun") } możesz wydać o { $goods } mniej, niż jest to wymagane
    .v6 = Po { PHRASE($event, form: "noun") } możesz wydać { PHRASE($goods, form: "less") } mniej, niż jest to wymagane
-ability-spare-paid = { $paid } możesz wydać o { $goods } mniej
    .v2 = { $paid } możesz wydać { PHRASE($goods, form: "less") } mniej
-ability-spare-portion = { $paid } możesz pominąć { $portion }
-ability-counts-as = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($as, of: "kind", case: "gen") }
-ability-counts-both = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($as, of: "kind", case: "gen") } lub odwrotnie
-ability-counts-any = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($group, of: "kind", case: "gen", adj: "any chosen") }
    .v2 = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($group, of: "kind", case: "gen", adj: "any") }
    .v3 = Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($group, of: "kind", case: "gen", adj: "chosen") }
-ability-counts-any-both =
    Możesz użyć { NOUN($kind, case: "gen") } jako { NOUN($group, of: "kind", case: "gen", adj: "any chosen") } lub odwrotnie
-ability-while = Dopóki { $cond }, { $shift }
-ability-shift = { $shift }
-ability-scores = { $score }
-ability-chart =
    { NOUN($name, of: "measure") }: dla { COLUMN($step, pick: "at") }{ -part-plus } wynosi { COLUMN($step, pick: "gain") }
-ability-law = { $law }

## Payments, and what is paid in the place of what

-paid-cost = płacąc dowolny koszt,
-paid-good = wydając { NOUN($good, number: "pl", case: "acc") },
-paid-group = wydając { NOUN($group, case: "acc", adj: "any") },
-paid-for = kiedy { PHRASE($event, form: "fin") },
-paid-good-for = kiedy { PHRASE($event, form: "fin") } i wydasz na to { NOUN($good, number: "pl", case: "acc") },
-paid-group-for = kiedy { PHRASE($event, form: "fin") } i wydasz na to { NOUN($group, case: "acc", adj: "any") },
-exchange-goods = wydać { $goods } zamiast { PHRASE($gone, of: "goods", form: "gen") }
    .v2 = wydać { $goods } zamiast wydać { PHRASE($gone, of: "goods") }

## Laws: where a card says otherwise than its kind

-law-forced = Nie możesz z tego zrezygnować
-law-optional = Możesz z tego zrezygnować
-law-once = Możesz tego użyć tylko raz na { NOUN($phase, case: "acc") }
-law-times = Możesz tego użyć tylko { NUMBER($n) } razy na { NOUN($phase, case: "acc") }
-law-once-game = Możesz tego użyć tylko raz na grę
-law-times-game = Możesz tego użyć tylko { NUMBER($n) } razy na grę
-law-at-once = Wykonaj to natychmiast
-law-anywhere = Działa, gdziekolwiek jest ta karta
-law-always = Działa o każdej porze
-law-exhausts = Gdy tego użyjesz, wyczerp tę kartę
-law-not-exhausts = Nie wyczerpuj tej karty, gdy tego użyjesz
-law-no-limit = Możesz tego użyć dowolną liczbę razy
-law-fresh = Możesz tego użyć także zaraz po zdobyciu tej karty
-law-works = Działa tylko wtedy, gdy jest { PHRASE($pile, form: "your-in") }
-law-open = Możesz tego użyć jeszcze do końca { NOUN($phase, case: "gen") }
-law-while = Możesz tego użyć tylko wtedy, gdy { $cond }
-law-during = Możesz tego użyć tylko podczas { NOUN($phase, case: "gen") }
-law-not-during = Nie możesz tego użyć podczas { NOUN($phase, case: "gen") }
-law-waits = Po zdobyciu tej karty możesz jej użyć dopiero po zakończeniu { NOUN($phase, case: "gen") }

## Effects: what is done, and who decides

-effect-do = { LIST($act, sep: "and") }
    .inf = { LIST($act, form: "inf", sep: "and") }
-effect-or = { LIST($act, sep: "or", least: 2) }
    .inf = { LIST($act, form: "inf", sep: "or", least: 2) }
-effect-may = możesz { LIST($act, form: "inf", sep: "and") }
    .v2 = jeśli chcesz, { LIST($act, sep: "and") }
    .inf = móc { LIST($act, form: "inf", sep: "and") }
-effect-may-or = możesz { LIST($act, form: "inf", sep: "or", least: 2) }
    .v2 = jeśli chcesz, { LIST($act, sep: "or", least: 2) }
    .inf = móc { LIST($act, form: "inf", sep: "or", least: 2) }
-effect-steps = { LIST($step, sep: "then", least: 2) }
    .inf = wykonać następujące czynności: { LIST($step, sep: "then", least: 2) }
-effect-may-steps = możesz zrobić, co następuje: { LIST($step, sep: "then") }
    .inf = móc zrobić, co następuje: { LIST($step, sep: "then") }
-effect-clause = { $clause }
    .inf = wykonać następujące czynności: { $clause }

## Steps: sentences that follow one another

-step-deed = { $deed }
-step-clause = { $clause }

## Deeds: what is done inside a clause

-deed-do = { LIST($act, sep: "and") }
-deed-or = { LIST($act, sep: "or", least: 2) }
-deed-may = możesz { LIST($act, form: "inf", sep: "and") }
-deed-may-lines = możesz zrobić, co następuje: { LIST($link, sep: "lines", least: 2) }
-deed-may-or = możesz { LIST($act, form: "inf", sep: "or", least: 2) }

## What a player may do line by line, inside of something else

-link-do = { LIST($act, sep: "and") }
-link-or = { LIST($act, sep: "or", least: 2) }
-link-may = możesz { LIST($act, form: "inf", sep: "and") }
-link-if = jeśli { $cond }, { LIST($act, sep: "and") }

## What is done inside a clause: deeds, and at the end one that only comes about if something holds

-inner-deed = { $deed }
-inner-if = jeśli { $cond }, { LIST($act, sep: "and") }

## Clauses: if, by whom, how often, of what

-clause-if = jeśli { $cond }, { LIST($deed, sep: "chain") }
-clause-if-seat = jeśli { $cond }, { $seat } { LIST($deed, of: "inner", form: "they", sep: "chain") }
-clause-if-for = jeśli { $cond }, dla { NOUN($thing, case: "gen", adj: "each") } { LIST($deed, of: "inner", sep: "chain") }
-clause-if-for-which =
    jeśli { $cond }, dla { NOUN($thing, case: "gen", adj: "each") } { LIST($which, form: "your", sep: "space") }
    { LIST($deed, of: "inner", sep: "chain") }
-clause-otherwise =
    jeśli { $cond }, { LIST($deed, sep: "chain") }. W przeciwnym razie { LIST($other, of: "deed", sep: "chain") }
-clause-otherwise-if = jeśli { $cond }, { LIST($deed, sep: "chain") }. W przeciwnym razie, { $clause }
-clause-seat = { $seat } { LIST($deed, of: "inner", form: "they", sep: "chain") }
-clause-for-seat = dla { PHRASE($seat, form: "gen") }: { LIST($deed, of: "inner", sep: "chain") }
-clause-secretly = każdy gracz w tajemnicy { LIST($deed, of: "inner", form: "they", sep: "chain") }
-clause-for = dla { NOUN($thing, case: "gen", adj: "each") } { LIST($deed, of: "inner", sep: "chain") }
-clause-for-which =
    dla { NOUN($thing, case: "gen", adj: "each") } { LIST($which, form: "your", sep: "space") } { LIST($deed, of: "inner", sep: "chain") }
-clause-for-other = dla { NOUN($thing, case: "gen", adj: "each other") } { LIST($deed, of: "inner", sep: "chain") }
-clause-for-other-which = dla { NOUN($thing, case: "gen", adj: "each other") } { LIST($which, form: "your", sep: "space") } { LIST($deed, of: "inner", sep: "chain") }
-clause-repeat = { NUMBER($n) ->
        [1] raz
       *[other] { NUMBER($n) } razy
    } { LIST($deed, of: "inner", sep: "chain") }
    .v2 = { NUMBER($n) } raz { LIST($deed, of: "inner", sep: "chain") }
-clause-often = dowolną liczbę razy { LIST($deed, of: "inner", sep: "chain") }
-clause-often-up-to = do { NUMBER($n) } razy { LIST($deed, of: "inner", sep: "chain") }
-clause-repeat-value = tyle razy, ile wynosi { $value }, { LIST($deed, of: "inner", sep: "chain") }
-clause-until = do chwili, w której { $cond }, powtarzasz: { LIST($deed, of: "inner", sep: "chain") }
-clause-repeat-lines = { NUMBER($n) ->
        [1] raz
       *[other] { NUMBER($n) } razy
    } robisz, co następuje: { LIST($round, sep: "lines") }
    .v2 = { NUMBER($n) } raz robisz, co następuje: { LIST($round, sep: "lines") }
-clause-repeat-value-lines = tyle razy, ile wynosi { $value }, robisz, co następuje: { LIST($round, sep: "lines") }
-clause-often-lines = dowolną liczbę razy robisz, co następuje: { LIST($round, sep: "lines") }
-clause-often-up-to-lines = do { NUMBER($n) } razy robisz, co następuje: { LIST($round, sep: "lines") }
-clause-until-lines = do chwili, w której { $cond }, powtarzasz następujące czynności: { LIST($round, sep: "lines") }
-clause-ever = powtarzasz następujące czynności: { LIST($round, sep: "lines") }
-clause-together = jednocześnie { LIST($deed, of: "inner", sep: "chain") }
-clause-choose-one = wybierasz jedno: { LIST($choice, sep: "choices", least: 2) }
-clause-until-end = do końca { NOUN($phase, case: "gen") } { $shift }
-clause-phase = rozgrywasz { NOUN($phase, case: "acc", adj: "new") }: { LIST($deed, of: "inner", sep: "chain") }
-clause-phase-yours = rozgrywasz dla siebie { NOUN($phase, case: "acc", adj: "extra") }: { LIST($deed, of: "inner", sep: "chain") }
-clause-instead = zamiast tego { LIST($deed, of: "inner", sep: "chain") }
-choice-free = { LIST($deed, sep: "chain") }
-choice-if = jeśli { $cond }, { LIST($deed, sep: "chain") }
-choice-stop = przerywasz

## Lines that are repeated

-round-do = { LIST($act, sep: "and") }
-round-or = { LIST($act, sep: "or", least: 2) }
-round-may = możesz { LIST($act, form: "inf", sep: "and") }
-round-may-or = możesz { LIST($act, form: "inf", sep: "or", least: 2) }
-round-if = jeśli { $cond }, { LIST($act, sep: "and") }
-round-stop = jeśli { $cond }, przerywasz
-round-choose = wybierasz jedno: { LIST($choice, sep: "choices", least: 2) }
-shift-more = { $counter } zwiększa się o { NUMBER($n) }
-shift-less = { $counter } zmniejsza się o { NUMBER($n) }
-shift-more-value = { $counter } zwiększa się o tyle, ile wynosi { $value },
-shift-less-value = { $counter } zmniejsza się o tyle, ile wynosi { $value },

## Scores

-score-held =
    Otrzymujesz { NOUN($reward, of: "good", number: "pl", case: "acc") } za { NOUN($good, case: "acc", adj: "remaining") }:
    za { COLUMN($step, pick: "at") }{ -part-plus } otrzymujesz { COLUMN($step, pick: "gain") }
    { NOUN($reward, of: "good", number: "pl", case: "gen") }
    .v2 =
    Otrzymujesz { NOUN($reward, of: "good", number: "pl", case: "acc") } za { NOUN($good, case: "acc", adj: "left") } na koniec gry.
    Jeśli masz { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl", case: "gen") },
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
    .v3 =
    Za { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, case: "gen", adj: "remaining") }
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
    .v4 =
    Otrzymujesz { NOUN($reward, of: "good", number: "pl", case: "acc") } za { NOUN($good, case: "acc", adj: "left") }:
    { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
    za { COLUMN($step, pick: "at") }{ -part-plus }
    .v5 =
    Otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
    za { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, case: "gen", adj: "remaining") }
-score-held-many =
    Otrzymujesz { NOUN($reward, of: "good", number: "pl", case: "acc") }
    zależnie od liczby { NOUN($good, number: "pl", case: "gen", adj: "remaining") }:
    za { COLUMN($step, pick: "at") }{ -part-plus } otrzymujesz { COLUMN($step, pick: "gain") }
    { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-value-by =
    Jeśli { $value } wynosi { COLUMN($step, pick: "at") }{ -part-plus },
    otrzymujesz { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl", case: "gen") }
-score-product =
    Otrzymujesz { NOUN($reward, of: "good", number: "pl", case: "acc") } równe liczbie { PHRASE($left, of: "count") }
    pomnożonej przez liczbę { PHRASE($right, of: "count") }.
    Podziel wynik przez { NUMBER($by) } i zaokrąglij w dół
    .v2 =
    Otrzymujesz { NOUN($reward, of: "good", number: "pl", case: "acc") } równe liczbie { PHRASE($left, of: "count") }
    pomnożonej przez liczbę { PHRASE($right, of: "count") }.
    Podziel wynik przez { NUMBER($by) } i zaokrąglaj w dół
-score-each = Otrzymujesz { NUMBER($n) } { NOUN($reward, $n, of: "good", case: "acc") } za { NOUN($thing, case: "acc", adj: "each held") }
-score-for-each-which =
    Wartość: { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    za { NOUN($thing, case: "acc", adj: "each") } { LIST($which, form: "your", sep: "space") }
-score-for-each-other = Wartość: { NUMBER($n) } { NOUN($reward, $n, of: "good") } za { NOUN($thing, case: "acc", adj: "each other") }
-score-for-each-other-which = Wartość: { NUMBER($n) } { NOUN($reward, $n, of: "good") } za { NOUN($thing, case: "acc", adj: "each other") } { LIST($which, form: "your", sep: "space") }
-score-per =
    Wartość: { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    za każde { NUMBER($by) } { NOUN($good, $by, case: "acc") }, które masz
-score-per-things =
    Wartość: { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    za każde { NUMBER($by) } { NOUN($thing, $by, case: "acc") } { LIST($which, form: "your", sep: "space") }
-score-value = Wartość: tyle { NOUN($reward, of: "good", number: "pl", case: "gen") }, ile wynosi { $value },
-score-number = Wartość: { NUMBER($n) } { NOUN($reward, $n, of: "good") }
