# What is done: acts, and the things and piles that they are done with.

## Acts with goods

-act-gain = gain { $goods }
-act-lose = lose { $goods }
-act-pay = pay { $goods }
-act-gain-theirs = the { NOUN($seat, number: "pl") } gain { $goods }
    .v2 = the { NOUN($seat, number: "pl") } score { $goods }
-act-gain-for = have { $seat } gain { $goods }
-act-lose-for = have { $seat } lose { $goods }
-act-pay-printed = pay the { NOUN($trait) } of { $ref }
-act-pay-for = pay { $goods } for { $seat }
-act-pay-accepting = pay { $goods } in { LIST($good, sep: "or") }
-act-draw = draw { NUMBER($n) } { NOUN($what, $n, of: "thing") }
-act-discard = discard { NUMBER($n) } { NOUN($what, $n, of: "thing") }
-act-place = place { NOUN($what, of: "piece", article: "a") } { PHRASE($in, of: "target") }

## Acts with what is counted and marked

-act-raise = increase { $stock } by { NUMBER($n) }
-act-lower = reduce { $stock } by { NUMBER($n) }
-act-raise-value = increase { $stock } by { $value }
-act-lower-value = reduce { $stock } by { $value }
-act-set = set { $stock } to { NUMBER($n) }
-act-set-value = set { $stock } to { $value }
-act-become = become { NOUN($flag) }
-act-stop-being = stop being { NOUN($flag) }
-act-become-for = make { $ref } { NOUN($flag) }
-act-stop-being-for = make { $ref } no longer { NOUN($flag) }
-act-begin = make it { NOUN($state) }
    .v2 = begin the { NOUN($state) }
-act-end = make it no longer { NOUN($state) }
    .v2 = make it { NOUN($state) } no longer
    .v3 = put an end to the { NOUN($state) }
-act-mark = mark { $ref } as { NOUN($mark) }
-act-unmark = mark { $ref } as not { NOUN($mark) }
-act-take = become the { NOUN($marker) }
-act-give = make { $ref } the { NOUN($marker) }
-act-give-nobody = make nobody the { NOUN($marker) }
-act-let = let { $letter } be { $value }
-act-let-n = let { $letter } be { NUMBER($n) }
-act-let-ref = let { PHRASE($thing, of: "ref") } be { $ref }
-act-let-set = let { $several } be { PHRASE($set, of: "several") }
-act-now-ref = let { PHRASE($thing, of: "ref") } now be { $ref }
-act-now-set = let { $several } now be { PHRASE($set, of: "several") }
-act-note = note that { $truth }
-act-note-not = note that { PHRASE($truth, form: "not") }
-act-make-so = make it so that { $test } exactly if { $cond }
-act-set-ref = set { $marked } to { $ref }
-act-clear = clear { $marked }
-act-set-pile = set { $pile } to { $several }
-act-mark-yours = mark { $ref } as { NOUN($mark) } for yourself
    .v2 = mark { $ref } as your { NOUN($mark) }
-act-unmark-yours = mark { $ref } as not { NOUN($mark) } for yourself
    .v2 = mark { $ref } as not your { NOUN($mark) }
-act-mark-at = mark { $ref } as { NOUN($mark) } for { PHRASE($other, of: "ref") }
-act-unmark-at = mark { $ref } as not { NOUN($mark) } for { PHRASE($other, of: "ref") }
-act-roll-dice = roll { NUMBER($n) } dice ({ NOUN($die) })
-act-roll = roll the { NOUN($die) } (the result is { $letter })
-act-roll-face = roll the { NOUN($die) } (the result is { PHRASE($thing, of: "ref") })
-act-roll-of = roll { $ref } (the result is { PHRASE($thing, of: "ref") })
-act-roll-several = roll { $ref } (the results are { $several })
-act-choose = choose { $some }
-act-choose-number = choose a number from { NUMBER($n) } to { NUMBER($most) } ({ $letter })
-act-choose-number-value = choose a number from { NUMBER($n) } up to { $value } ({ $letter })
-act-choose-chance = choose { $some } at random
-act-choose-by = have { $seat } choose { $some }
-act-choose-as = choose { $some } as { PHRASE($thing, of: "ref") }
-act-choose-seat = choose an opponent
-act-choose-goods = choose { $portion }
-act-choose-goods-yours = choose { $portion } out of what you have
-act-choose-goods-of = choose { $portion } out of what { $ref } has
-act-replace = use { $ref } instead of the { NOUN($thing) }
    .v2 = use { $ref } instead of that { NOUN($thing) }
-act-cancel = prevent that
    .v2 = cancel it
    .v3 = cancel that
-act-stop = stop here
-act-win = win the game
-act-win-for = have { $seat } win the game
-act-win-other = the game is won by { $ref }
-act-end-game = end the game
-act-end-game-now = end the game at once
    .v2 = end the game immediately

-act-carry-out = carry out “{ NOUN($rule) }”
-act-carry-out-with = carry out “{ NOUN($rule) }” { LIST($given, sep: "and") }
-given-some = with { $some }
-given-goods = with the goods { $goods }
-given-pool = with { $pool }
-given-number = with the number { NUMBER($n) }
-given-pile = with the pile { $pile }
-given-value = with the result { $value }

## Acts on piles and things

-act-draw-from = draw { PHRASE($what, of: "some") } from { PHRASE($from, of: "pile") } to { PHRASE($to, of: "pile") }
-act-move = move { PHRASE($what, of: "some") } to { PHRASE($to, of: "pile") }
-act-put = put { PHRASE($what, of: "some") } in { PHRASE($in, of: "pile") }
    .v2 = put { PHRASE($what, of: "some") } into { PHRASE($in, of: "pile") }
-act-put-on = put { PHRASE($what, of: "some") } on { PHRASE($on, of: "pile") }
    .v2 = put { PHRASE($what, of: "some") } on top of { PHRASE($on, of: "pile") }
-act-put-under = put { PHRASE($what, of: "some") } under { PHRASE($under, of: "pile") }
-act-create = add { PHRASE($what, of: "some") } from the box to { PHRASE($in, of: "pile") }
-act-remove = remove { $some } from the game
-act-remove-players = take each player out of { $pile }
-act-exhaust-some = exhaust { $some }
-act-ready = ready { $some }
-act-shuffle = shuffle { $pile }
-act-reveal = reveal { $pile }
-act-reveal-to = reveal { $pile } to { $seat }
-act-conceal = conceal { $pile }
-act-follow = do what { $ref } says
-act-follow-some = choose { $some } and do what it says
-act-treat = treat { $ref } as { PHRASE($as, of: "ref") }

## Some things: so many, a choice, or those that are given; and from where

-some-n = { NUMBER($n) } { NOUN($thing, $n) }
-some-n-which = { NUMBER($n) } { NOUN($thing, $n) } { LIST($which, sep: "space") }
-some-a = { NOUN($thing, article: "a") }
-some-a-which = { NOUN($thing, article: "a") } { LIST($which, sep: "space") }
-some-other = another { NOUN($thing) }
-some-other-which = another { NOUN($thing) } { LIST($which, sep: "space") }
-some-any = any { NUMBER($n) } { NOUN($thing, $n) }
-some-any-which = any { NUMBER($n) } { NOUN($thing, $n) } { LIST($which, sep: "space") }
-some-up-to = up to { NUMBER($n) } { NOUN($thing, $n) }
-some-up-to-which = up to { NUMBER($n) } { NOUN($thing, $n) } { LIST($which, sep: "space") }
-some-any-number = any number of { NOUN($thing, number: "pl") }
-some-any-number-which = any number of { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-some-each = each { NOUN($thing) }
-some-each-which = each { NOUN($thing) } { LIST($which, sep: "space") }
-some-value = a number of { NOUN($thing, number: "pl") } equal to { $value }
-some-value-which = a number of { NOUN($thing, number: "pl") } { LIST($which, sep: "space") } equal to { $value }
-some-named = { NUMBER($n) } × { NAME($name) }
-some-lots = { LIST($lot, sep: "and", least: 2) }
-lot-named = { NUMBER($n) } × { NAME($name) }
-lot-n = { NUMBER($n) } { NOUN($thing, $n) }
-content-named = { NUMBER($n) } × { NAME($name) }
-content-n = { NUMBER($n) } { NOUN($thing, $n) }
-content-ref = “{ $ref }”
-some-all = everything in { $pile }
-some-ref = { $ref }

## Which: what narrows a noun

-which-from = from { $pile }
-which-in = in { $pile }
-which-holding = with { NOUN($piece, article: "a") }
-which-whose = whose { NOUN($measure) } is { $limit }
-which-whose-value = (whose { NOUN($measure) } is { $against })
-which-goods = whose number of { NOUN($good, number: "pl") } is { $limit }
-which-goods-value = (whose number of { NOUN($good, number: "pl") } is { $against })
-which-true = (for which “{ NOUN($truth) }” is true)
-which-false = (for which “{ NOUN($truth) }” is not true)
-which-trait = ({ NOUN($trait) }: { NAME($name) })
-which-marked = ({ NOUN($mark) })
-which-unmarked = (not { NOUN($mark) })
-which-are-not = (not { NOUN($flag) })
-which-are = ({ NOUN($flag) })
-which-kind = ({ NOUN($kind, article: "a") })
-which-of = of { PHRASE($several, form: "of") }
-which-where = (where { $cond })
-which-called = (called { PHRASE($letter, of: "ref") } below)
-several-s = S
    .of = S
-several-t = T
    .of = T
-several-u = U
    .of = U
-several-those = those { NOUN($thing, number: "pl") }
    .of = those { NOUN($thing, number: "pl") }
-several-chosen = the chosen { NOUN($thing, number: "pl") }
    .of = the set of chosen { NOUN($thing, number: "pl") }
-several-all = all { NOUN($thing, number: "pl") }
    .of = all { NOUN($thing, number: "pl") }
-several-all-which = all { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
    .of = the set (all { NOUN($thing, number: "pl") } { LIST($which, sep: "space") })
-several-players = all players
    .of = all players
-several-players-which = all players { LIST($which, sep: "space") }
    .of = the set (all players { LIST($which, sep: "space") })
-several-these = the set of { LIST($ref, sep: "and") }
    .of = the set ({ LIST($ref, sep: "and") })
-several-called = the set “{ $ref }”
    .of = the set “{ $ref }”
-several-kept = the { NOUN($set) }
    .of = the { NOUN($set) }
-several-kept-yours = your { NOUN($set) }
    .of = your { NOUN($set) }
-several-kept-of = the { NOUN($set) } of { $ref }
    .of = the { NOUN($set) } of { $ref }
-several-kept-for = the { NOUN($set) } for { $value }
    .of = the { NOUN($set) } for { $value }
-several-kept-yours-at = your { NOUN($set) } { $at }
    .of = your { NOUN($set) } { $at }
-several-kept-whose-at = the { NOUN($set) } { $owner } { $at }
    .of = the { NOUN($set) } { $owner } { $at }
-several-kept-of-at = the { NOUN($set) } (of { $ref } for { PHRASE($other, of: "ref") })
    .of = the { NOUN($set) } (of { $ref } for { PHRASE($other, of: "ref") })
-several-players-in = the players in { $pile }
    .of = the players in { $pile }
-several-groups = the groups among { PHRASE($several, form: "of") } with { $same }, highest first
    .of = the groups among { PHRASE($several, form: "of") } with { $same }, highest first
-several-first-group = the first group of { PHRASE($several, form: "of") }
    .of = the first group of { PHRASE($several, form: "of") }
-several-last-group = the last group of { PHRASE($several, form: "of") }
    .of = the last group of { PHRASE($several, form: "of") }
-several-winners = the winners
    .of = the winners
-several-opponents = your opponents
    .of = your opponents
-several-different = the different ones (among { PHRASE($several, form: "of") })
    .of = the different ones (among { PHRASE($several, form: "of") })
-several-ranked = those of { PHRASE($several, form: "of") } with { $peak }
    .of = those of { PHRASE($several, form: "of") } with { $peak }
-which-peak = with { $peak }
-which-ray = on the line from { $ref } toward { PHRASE($other, of: "ref") }
-which-beside = next to { $ref }
-which-leading = without a gap
-which-linked = connected without a gap
-which-named = called { NAME($name) }
-which-other-than = other than { NAME($name) }
-which-not-kind = (not { NOUN($kind, article: "a") })
-which-same = of the same { NOUN($trait) }

## By what things are ranked, and go together

-same-result = the same result ({ $value })
-same-measure = the same { NOUN($measure) }
-same-goods = the same number of { NOUN($good, number: "pl") }
-peak-highest-result = the highest result ({ $value })
-peak-highest = the highest { NOUN($measure) }
-peak-highest-goods = the most { NOUN($good, number: "pl") }
-peak-lowest-result = the lowest result ({ $value })
-peak-lowest = the lowest { NOUN($measure) }
-peak-lowest-goods = the fewest { NOUN($good, number: "pl") }

## Piles: everybody's, one for each player, or of somebody or something

-pile-shared = the { NOUN($pile) }
-pile-yours = your { NOUN($pile) }
-pile-of = the { NOUN($pile) } { PHRASE($ref, form: "whose") }
-pile-any = the { NOUN($pile) } of any { NOUN($thing) }

-pile-yours-at = your { NOUN($pile) } { $at }
-pile-whose-at = the { NOUN($pile) } { $owner } { $at }
-pile-of-at = the { NOUN($pile) } (of { $ref } for { PHRASE($other, of: "ref") })

## What somebody has one of for each of some things is for: your pile for the room, your pile (Armory)

-at-that = for the { NOUN($thing) }
-at-one = for that { NOUN($thing) }
-at-chosen = for the { NOUN($thing, adj: "chosen") }
-at-named = ({ NAME($name) })
-at-ref = (for { $ref })
-at-any = for any { NOUN($thing) }
-owner-that = of that player
-owner-one = of the player
-owner-chosen = of the chosen player
-owner-next = of the next player
-owner-previous = of the previous player
-owner-any = of any player
-owner-player = of player { NUMBER($n) }

## Things that have been spoken of

-ref-named = { NAME($name) }
    .whose = ({ NAME($name) })
-ref-that = the { NOUN($thing) }
    .whose = of the { NOUN($thing) }
-ref-given-first = the first given { NOUN($thing) }
    .whose = of the first given { NOUN($thing) }
-ref-given-second = the second given { NOUN($thing) }
    .whose = of the second given { NOUN($thing) }
-ref-given-third = the third given { NOUN($thing) }
    .whose = of the third given { NOUN($thing) }
-ref-chosen = the { NOUN($thing, adj: "chosen") }
    .whose = of the { NOUN($thing, adj: "chosen") }
-ref-this = { NOUN($thing, adj: "this") }
    .whose = of { NOUN($thing, adj: "this") }
-ref-chosen-several = all the { NOUN($thing, number: "pl", adj: "chosen") }
    .whose = of all the { NOUN($thing, number: "pl", adj: "chosen") }
-ref-first = the first { NOUN($thing) } of { $pile }
    .whose = of the first { NOUN($thing) } of { $pile }
-ref-last = the last { NOUN($thing) } of { $pile }
    .whose = of the last { NOUN($thing) } of { $pile }
-ref-top = the top { NOUN($thing) } of { $pile }
    .whose = of the top { NOUN($thing) } of { $pile }
-ref-first-which = the first of the { NOUN($thing, number: "pl") } ({ LIST($which, sep: "space") })
    .whose = of the first of the { NOUN($thing, number: "pl") } ({ LIST($which, sep: "space") })
-ref-first-where = the first of the { NOUN($thing, number: "pl") } (where { $cond })
    .whose = of the first of the { NOUN($thing, number: "pl") } (where { $cond })
-ref-last-which = the last of the { NOUN($thing, number: "pl") } ({ LIST($which, sep: "space") })
    .whose = of the last of the { NOUN($thing, number: "pl") } ({ LIST($which, sep: "space") })
-ref-last-where = the last of the { NOUN($thing, number: "pl") } (where { $cond })
    .whose = of the last of the { NOUN($thing, number: "pl") } (where { $cond })
-ref-top-which = the top of the { NOUN($thing, number: "pl") } ({ LIST($which, sep: "space") })
    .whose = of the top of the { NOUN($thing, number: "pl") } ({ LIST($which, sep: "space") })
-ref-top-where = the top of the { NOUN($thing, number: "pl") } (where { $cond })
    .whose = of the top of the { NOUN($thing, number: "pl") } (where { $cond })
-ref-several = the whole of { PHRASE($several, form: "of") }
    .whose = of the whole of { PHRASE($several, form: "of") }
-ref-trait = the { NOUN($trait) } of { $ref }
    .whose = of the { NOUN($trait) } of { $ref }
-ref-marker = the { NOUN($marker, of: "landmark") }
    .whose = of the { NOUN($marker, of: "landmark") }
-ref-marker-yours = your { NOUN($marker, of: "pointer") }
    .whose = of your { NOUN($marker, of: "pointer") }
-ref-marker-of = the { NOUN($marker, of: "pointer") } of { $ref }
    .whose = of the { NOUN($marker, of: "pointer") } of { $ref }
-ref-marker-yours-at = your { NOUN($marker, of: "pointer") } { $at }
    .whose = of your { NOUN($marker, of: "pointer") } { $at }
-ref-marker-whose-at = the { NOUN($marker, of: "pointer") } { $owner } { $at }
    .whose = of the { NOUN($marker, of: "pointer") } { $owner } { $at }
-ref-marker-of-at = the { NOUN($marker, of: "pointer") } (of { $ref } for { PHRASE($other, of: "ref") })
    .whose = of the { NOUN($marker, of: "pointer") } (of { $ref } for { PHRASE($other, of: "ref") })
-ref-you = you
    .whose = of you
-ref-definition = the printed form of { $ref }
    .whose = of the printed form of { $ref }
-ref-first-of = the first of { PHRASE($several, form: "of") }
    .whose = of the first of { PHRASE($several, form: "of") }
-ref-last-of = the last of { PHRASE($several, form: "of") }
    .whose = of the last of { PHRASE($several, form: "of") }
-ref-top-of = the top of { PHRASE($several, form: "of") }
    .whose = of the top of { PHRASE($several, form: "of") }
-ref-way = { NOUN($way) }
    .whose = of { NOUN($way) }
-ref-opposite = the opposite of { $ref }
    .whose = of the opposite of { $ref }
-ref-beside = the place next to { $ref } toward { PHRASE($other, of: "ref") }
    .whose = of the place next to { $ref } toward { PHRASE($other, of: "ref") }
-ref-one = that { NOUN($thing) }
    .whose = of that { NOUN($thing) }
-ref-a = A
    .whose = of A
-ref-b = B
    .whose = of B
-ref-c = C
    .whose = of C
-ref-d = D
    .whose = of D
-ref-seat = { $seat }
    .whose = of { $seat }

## Players

-seat-next = the next player
-seat-previous = the previous player
-seat-that = that player
-seat-chosen = the chosen player
-seat-given-first = the first given player
-seat-given-second = the second given player
-seat-opponent = each opponent
    .v2 = each other player
-seat-everyone = each player
-seat-first = the player in the first seat
-seat-first-in = the first player in { $pile }
-seat-last-in = the last player in { $pile }
-seat-one = the player
-seat-next-to = the player after { $ref }
-seat-previous-to = the player before { $ref }
-seat-around = each player, starting with { $seat },
-seat-each-where = each player (provided that { $cond })
-seat-each-whose = each player (if their { NOUN($measure) } is { $against })
-seat-each-goods = each player (if their number of { NOUN($good, number: "pl") } is { $against })
-seat-each-true = each player (if “{ NOUN($truth) }” is true of them)
-seat-each-false = each player (if “{ NOUN($truth) }” is not true of them)
-seat-each-are = each player (if they are { NOUN($flag) })
-seat-each-are-not = each player (if they are not { NOUN($flag) })
-seat-each-which = each player ({ LIST($which, sep: "space") })
-seat-opponent-with = each opponent { $had }
-seat-everyone-with = each player { $had }
-had-least = with at least { NUMBER($n) } { NOUN($good, $n) }
-had-most = with at most { NUMBER($n) } { NOUN($good, $n) }
-had-more = with more than { NUMBER($n) } { NOUN($good, $n) }
-had-fewer = with fewer than { NUMBER($n) } { NOUN($good, $n) }
-had-exactly = { NUMBER($n) ->
        [0] with no { NOUN($good, number: "pl") }
       *[other] with exactly { NUMBER($n) } { NOUN($good, $n) }
    }
-seat-each-of = each of { PHRASE($several, form: "of") }
-seat-each-these = each of these players ({ LIST($ref, sep: "and", least: 2) })
-seat-any = any player
-seat-any-other = any other player
-seat-any-where = any player (provided that { $cond })
-seat-last = the player in the last seat
-seat-p = P
-seat-q = Q
-seat-marker = the { NOUN($marker) }
-seat-owner = the owner of { $ref }

## Targets: a place, with its preposition

-target-named = on { NAME($name) }
