# The phrases that every game has. What a call means: docs/pages/phrases.md.
# A text holds abilities, an ability an effect, an effect acts, an act goods, goods amounts: nothing holds itself.

## Words between the items of a list

-list-or = { " or " }
    .rest = { ", " }
-list-and = { " and " }
    .rest = { ", " }
-list-slash = /
-list-next = { ". " }

## Adjectives

-adj-extra = extra
-adj-any = any
-adj-one = one

## Parts: words that may be left out

-part-plus = +
    .v2 = { "" }
-part-any-mix = { "" }
    .v2 = in any combination
    .v3 = of your choice
    .v4 = of your choice in any combination

## Texts: all that stands on a thing

-text-alone = { $ability }
-text-several = { LIST($ability, sep: "next", least: 2) }
-text-scores = { $score }

## Abilities: whole sentences

-ability-plain = { $effect }
-ability-after = After { $event }, { $effect }
    .v2 = When { $event }, { $effect }
-ability-before = Before { $event }, { $effect }
-ability-if = If { $cond }, { $effect }
-ability-must = You must { LIST($act, sep: "or") }
-ability-must-all = You must { LIST($act, sep: "and", least: 2) }
-ability-swap =
    When paying any cost, you may replace { NUMBER($n) } { LIST($good, sep: "or") }
    with { NOUN($group, article: "a") } of your choice ({ LIST($member, of: "good", form: "pl", sep: "slash") })
-ability-counts-as = You may use { NOUN($kind, article: "a") } as { NOUN($as, of: "kind", article: "a") }
-ability-counts-both =
    You may use { NOUN($kind, article: "a") } as { NOUN($as, of: "kind", article: "a") } or vice versa
-ability-counts-any = You may use { NOUN($kind, article: "a") } as { NOUN($group, of: "kind", adj: "any") } of your choice

## Effects: what is done, and who decides. `to` follows what is done for it: place a piece to gain 1 coin

-effect-do = { LIST($act, sep: "and") }
    .to = to { LIST($act, sep: "and") }
-effect-or = { LIST($act, sep: "or", least: 2) }
    .to = to { LIST($act, sep: "or", least: 2) }
-effect-may = you may { LIST($act, sep: "and") }
    .to = and you may { LIST($act, sep: "and") }
-effect-may-or = you may { LIST($act, sep: "or", least: 2) }
    .to = and you may { LIST($act, sep: "or", least: 2) }

## Events

-event-gain = you gain any { NOUN($good, number: "pl") }
-event-gain-any = you gain any { NOUN($group) }
-event-place = you place { NOUN($what, of: "piece", article: "a") } { PHRASE($in, of: "target") }
    .v2 = you place one of your { NOUN($what, of: "piece", number: "pl") } { PHRASE($in, of: "target") }

## Acts

-act-gain = gain { $goods }
-act-lose = lose { $goods }
-act-pay = pay { $goods }
-act-gain-theirs = the { NOUN($seat, number: "pl") } gain { $goods }
    .v2 = the { NOUN($seat, number: "pl") } score { $goods }
-act-draw = draw { NUMBER($n) } { NOUN($what, $n, of: "thing") }
-act-discard = discard { NUMBER($n) } { NOUN($what, $n, of: "thing") }
-act-place = place { NOUN($what, of: "piece", article: "a") } { PHRASE($in, of: "target") }

## Acts on piles

-act-draw-from = draw { PHRASE($what, of: "some") } from { PHRASE($from, of: "pile") } to { PHRASE($to, of: "pile") }
-act-move = move { PHRASE($what, of: "some") } to { PHRASE($to, of: "pile") }
-act-put = put { PHRASE($what, of: "some") } in { PHRASE($in, of: "pile") }
    .v2 = put { PHRASE($what, of: "some") } into { PHRASE($in, of: "pile") }
-act-put-on = put { PHRASE($what, of: "some") } on { PHRASE($on, of: "pile") }
    .v2 = put { PHRASE($what, of: "some") } on top of { PHRASE($on, of: "pile") }
-act-put-under = put { PHRASE($what, of: "some") } under { PHRASE($under, of: "pile") }

## Some things: so many, a choice, or those that are given; and from where

-some-n = { NUMBER($n) } { NOUN($thing, $n) }
-some-n-from = { NUMBER($n) } { NOUN($thing, $n) } from { PHRASE($from, of: "pile") }
-some-a = { NOUN($thing, article: "a") }
-some-a-from = { NOUN($thing, article: "a") } from { PHRASE($from, of: "pile") }
-some-up-to = up to { NUMBER($n) } { NOUN($thing, $n) }
-some-up-to-from = up to { NUMBER($n) } { NOUN($thing, $n) } from { PHRASE($from, of: "pile") }
-some-that = the { NOUN($thing) }
    .v2 = that { NOUN($thing) }

## Piles: everybody's, or one for each player

-pile-shared = the { NOUN($pile) }
-pile-yours = your { NOUN($pile) }

## Targets: a place, with its preposition

-target-named = on { NAME($name) }

## Goods and amounts

-goods-all = { LIST($amount, sep: "and") }
-goods-or = { LIST($amount, sep: "or", least: 2) }
-amount-of = { NUMBER($n) } { NOUN($good, $n) }
-amount-extra = { NUMBER($n) } { NOUN($good, $n, adj: "extra") }
-amount-any = { NUMBER($n) ->
        [1] 1 { NOUN($group, $n) } of your choice
       *[other] any { NUMBER($n) } { NOUN($group, $n) }
    }
    .v2 = any { NUMBER($n) } { NOUN($group, $n) } { -part-any-mix }
    .v3 = any { NOUN($group, adj: "one") }{ IMPLY($n, is: 1) }
    .v4 = any { NOUN($group) }{ IMPLY($n, is: 1) }
    .v5 = { NUMBER($n) } { NOUN($group, $n) }
    .v6 = { NUMBER($n) } { NOUN($group, $n) } of your choice
-good-named = { NOUN($good) }
    .pl = { NOUN($good, number: "pl") }

## Conditions

-cond-least = you have at least { NUMBER($n) } { NOUN($good, $n) }
-cond-most = you have at most { NUMBER($n) } { NOUN($good, $n) }

## Scores

-score-held =
    Gain { NOUN($reward, of: "good", number: "pl") } for your remaining { NOUN($good, number: "pl") }:
    for { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl") },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-product =
    Gain { NOUN($reward, of: "good", number: "pl") } equal to the number of { PHRASE($left, of: "count") }
    multiplied by the number of { PHRASE($right, of: "count") }.
    Divide the result by { NUMBER($by) } and round down
-score-each = Gain { NUMBER($n) } { NOUN($reward, $n, of: "good") } for each { NOUN($thing) } you have

## Counts: things to be counted, in the plural

-count-things = your { NOUN($thing, number: "pl") }
