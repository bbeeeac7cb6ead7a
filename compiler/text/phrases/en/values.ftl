# Goods, numbers, tests, and what is heard.

## Goods and amounts

-goods-all = { LIST($amount, sep: "and") }
-goods-or = { LIST($amount, sep: "or", least: 2) }
-amount-of = { NUMBER($n) } { NOUN($good, $n) }
    .counted = { NUMBER($n) } { NOUN($good, $n) }
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
-amount-each = { NUMBER($n) } { NOUN($good, $n) } for each { NOUN($thing) }
-amount-each-which = { NUMBER($n) } { NOUN($good, $n) } for each { NOUN($thing) } { LIST($which, sep: "space") }
    .v2 = { NUMBER($n) } { NOUN($good, $n) } per { NOUN($thing) } { LIST($which, sep: "space") }
-amount-each-other = { NUMBER($n) } { NOUN($good, $n) } for each other { NOUN($thing) }
-amount-each-other-which = { NUMBER($n) } { NOUN($good, $n) } for each other { NOUN($thing) } { LIST($which, sep: "space") }
-amount-each-player = { NUMBER($n) } { NOUN($good, $n) } per player
    .v2 = { NUMBER($n) } { NOUN($good, $n) } for each player
-amount-each-opponent = { NUMBER($n) } { NOUN($good, $n) } per opponent
    .v2 = { NUMBER($n) } { NOUN($good, $n) } for each opponent
-amount-letter = { $letter } { NOUN($good, number: "pl") }
-amount-equal = { NOUN($good, number: "pl") } equal to { $value }
-amount-printed = the printed { NOUN($trait) } of { $ref }
-amount-any-value = a number of { NOUN($group, number: "pl") } of your choice equal to { $value }
-good-named = { NOUN($good) }
    .pl = { NOUN($good, number: "pl") }
## Goods of which somebody chooses some

-portion-one = one { NOUN($group) }
-portion-n = { NUMBER($n) } { NOUN($good, $n) }
-portion-n-any = any { NUMBER($n) } { NOUN($group, $n) }
-portion-up-to = up to { NUMBER($n) } { NOUN($good, $n) }
-portion-up-to-any = up to { NUMBER($n) } { NOUN($group, $n) }
-portion-several = any number of { NOUN($good, number: "pl") }
-portion-several-any = any number of { NOUN($group, number: "pl") }
-portion-value = as many { NOUN($good, number: "pl") } as { $value }
-portion-value-any = as many { NOUN($group, number: "pl") } as { $value }
-portion-up-to-value = at most as many { NOUN($good, number: "pl") } as { $value }
-portion-up-to-value-any = at most as many { NOUN($group, number: "pl") } as { $value }

## Goods that have been chosen, or that a rule is done with

-pool-chosen = the chosen { NOUN($good, number: "pl") }
-pool-chosen-any = the chosen { NOUN($group, number: "pl") }
-pool-first = the { NOUN($group, number: "pl") } chosen first
-pool-second = the { NOUN($group, number: "pl") } chosen second
-pool-given = the given goods
-pool-given-first = the goods given first
-pool-given-second = the goods given second
-amount-pool = { $pool }
-amount-pool-times = { $pool } as many times as { $value }

## Letters: numbers that have been given a name on the card

-letter-x = X
    .value = X
-letter-y = Y
    .value = Y
-letter-z = Z
    .value = Z
-letter-amount = that many
    .value = that amount

-letter-number = that number of
    .value = that number

## Truths that a rule has given a name

-truth-named = “{ NOUN($truth) }” is true
    .not = “{ NOUN($truth) }” is not true

## Numbers that a rule of the pack is given

-figure-n = { NUMBER($n) }
-figure-value = { $value }

## Where a number is kept

-stock-yours = your { NOUN($measure) }
-stock-held = your number of { NOUN($good, number: "pl") }
-stock-of = the { NOUN($measure) } of { $ref }
-stock-held-by = the number of { NOUN($good, number: "pl") } of { $ref }
-stock-shared = the { NOUN($measure) }
-stock-letter = { PHRASE($letter, form: "value") }

-stock-yours-at = your { NOUN($measure) } { $at }
-stock-whose-at = the { NOUN($measure) } { $owner } { $at }
-stock-of-at = the { NOUN($measure) } (of { $ref } for { PHRASE($other, of: "ref") })
## Markers that are set

-marked-shared = the { NOUN($marker, of: "landmark") }
-marked-yours = your { NOUN($marker, of: "pointer") }
-marked-of = the { NOUN($marker, of: "pointer") } of { $ref }
-marked-yours-at = your { NOUN($marker, of: "pointer") } { $at }
-marked-whose-at = the { NOUN($marker, of: "pointer") } { $owner } { $at }
-marked-of-at = the { NOUN($marker, of: "pointer") } (of { $ref } for { PHRASE($other, of: "ref") })

## Counters, and what is kept elsewhere

-counter-yours = your { NOUN($measure) }
-counter-of = the { NOUN($measure) } of { $ref }
-counter-each = the { NOUN($measure) } of each { NOUN($thing) }
-counter-any = the { NOUN($measure) } of any { NOUN($thing) }
-counter-shared = the { NOUN($measure) }

-counter-yours-at = your { NOUN($measure) } { $at }
-counter-whose-at = the { NOUN($measure) } { $owner } { $at }
-counter-of-at = the { NOUN($measure) } (of { $ref } for { PHRASE($other, of: "ref") })

## Values: numbers that are not there in digits

-value-counter = { $counter }
-value-letter = { PHRASE($letter, form: "value") }
-value-held = the number of { NOUN($good, number: "pl") } you have
-value-held-by = the number of { NOUN($good, number: "pl") } of { $ref }
-value-pool = the number of { $pool }
-value-stock = the number of { $pool } held by { $ref }
-value-stock-yours = the number of { $pool } that you have
-value-count = the number of { NOUN($thing, number: "pl") } in the game
-value-count-which = the number of { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-count-other = the number of other { NOUN($thing, number: "pl") } in the game
-value-count-other-which = the number of other { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-count-different = the number of different { NOUN($thing, number: "pl") } in the game
-value-count-different-which = the number of different { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-count-set = the size of { PHRASE($several, form: "of") }
-value-number = the number { NUMBER($n) }
-value-minus = minus { NUMBER($n) }
-value-players-in = the number of players in { $pile }
-value-all = the number of things in { $pile }
-value-players = the number of players
-value-opponents = the number of your opponents
-value-total = the total { NOUN($measure) } of the { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-highest = the highest { NOUN($measure) } among the { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-lowest = the lowest { NOUN($measure) } among the { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-total-table = the total { NOUN($table) } of the { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-highest-table = the highest { NOUN($table) } among the { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-lowest-table = the lowest { NOUN($table) } among the { NOUN($thing, number: "pl") } { LIST($which, sep: "space") }
-value-highest-players = the highest { NOUN($measure) } among all players
-value-highest-players-goods = the highest number of { NOUN($good, number: "pl") } among all players
-value-lowest-players = the lowest { NOUN($measure) } among all players
-value-lowest-players-goods = the lowest number of { NOUN($good, number: "pl") } among all players
-value-total-of = the total of the results ({ $value }) of { PHRASE($several, form: "of") }
-value-highest-of = the highest of the results ({ $value }) of { PHRASE($several, form: "of") }
-value-lowest-of = the lowest of the results ({ $value }) of { PHRASE($several, form: "of") }
-value-more = { NUMBER($n) } more than { $value }
-value-less = { NUMBER($n) } less than { $value }
-value-times = { NUMBER($n) ->
        [2] twice { $value }
       *[other] { NUMBER($n) } times { $value }
    }
-value-part = { NUMBER($n) ->
        [2] half { $value }, rounded down
       *[other] 1/{ NUMBER($n) } of { $value }, rounded down
    }
-value-part-up = { NUMBER($n) ->
        [2] half { $value }, rounded up
       *[other] 1/{ NUMBER($n) } of { $value }, rounded up
    }
-value-bracketed = ({ $value })
-value-sum = the sum of { PHRASE($left, of: "value") } and { PHRASE($right, of: "value") }
-value-difference = the difference between { PHRASE($left, of: "value") } and { PHRASE($right, of: "value") }
-value-product = the product of { PHRASE($left, of: "value") } and { PHRASE($right, of: "value") }
-value-larger = the larger of { PHRASE($left, of: "value") } and { PHRASE($right, of: "value") }
-value-smaller = the smaller of { PHRASE($left, of: "value") } and { PHRASE($right, of: "value") }
-value-larger-n = the larger of { NUMBER($n) } and { $value }
-value-smaller-n = the smaller of { NUMBER($n) } and { $value }
-value-if = either { $value } if { $cond }, or otherwise { PHRASE($other, of: "value") }
-value-if-n = { NUMBER($n) } if { $cond }, otherwise { NUMBER($m) }
-value-from = { NUMBER($n) } minus { $value }
-value-quotient = the quotient of { PHRASE($left, of: "value") } and { PHRASE($right, of: "value") }, rounded down
-value-quotient-up = the quotient of { PHRASE($left, of: "value") } and { PHRASE($right, of: "value") }, rounded up
-value-look = the { NOUN($table) } for { $value }
-value-look-n = the { NOUN($table) } for { NUMBER($n) }
-value-look-of = the { NOUN($table) } of { $ref }
-value-dice = the sum of the dice
-value-dice-highest = the highest of the dice
-value-dice-lowest = the lowest of the dice
-value-score = the score of { $ref }
-value-row = the row of { $ref }
-value-column = the column of { $ref }

-value-tally = the number of times the { NOUN($phase) } began
    .v2 = the number of times the { NOUN($phase) } has begun

-value-look-of-at = the { NOUN($table) } (of { $ref } for { PHRASE($other, of: "ref") })
-value-chart = the { NOUN($chart) } of { $ref } for { $value }

## Limits: how much a number has to be

-limit-least = at least { NUMBER($n) }
    .v2 = { NUMBER($n) } or more
    .v3 = { NUMBER($n) } or higher
    .v4 = { NUMBER($n) } or greater
-limit-most = at most { NUMBER($n) }
    .v2 = { NUMBER($n) } or less
    .v3 = { NUMBER($n) } or lower
    .v4 = { NUMBER($n) } or fewer
-limit-exactly = { NUMBER($n) }
    .v2 = exactly { NUMBER($n) }
-limit-more = more than { NUMBER($n) }
-limit-less = less than { NUMBER($n) }
-limit-not = not { NUMBER($n) }

## Limits that are reckoned

-against-least = at least { $value }
-against-most = at most { $value }
-against-exactly = equal to { $value }
-against-more = more than { $value }
-against-less = less than { $value }
-against-not = not equal to { $value }

## Conditions: one test, or several

-cond-one = { $test }
-cond-all = { LIST($test, sep: "and", least: 2) }
-cond-any = { LIST($test, sep: "or", least: 2) }

## Tests

-test-least = you have at least { NUMBER($n) } { NOUN($good, $n) }
    .v2 = you have { NUMBER($n) } or more { NOUN($good, $n) }
-test-most = you have at most { NUMBER($n) } { NOUN($good, $n) }
    .v2 = you have { NUMBER($n) } or fewer { NOUN($good, $n) }
-test-exactly = { NUMBER($n) ->
        [0] you have no { NOUN($good, $n) }
       *[other] you have exactly { NUMBER($n) } { NOUN($good, $n) }
    }
-test-more = { NUMBER($n) ->
        [0] you have any { NOUN($good, number: "pl") }
       *[other] you have more than { NUMBER($n) } { NOUN($good, $n) }
    }
-test-fewer = you have fewer than { NUMBER($n) } { NOUN($good, $n) }
-test-not = you do not have exactly { NUMBER($n) } { NOUN($good, $n) }
-test-seat-least = { $ref } has at least { NUMBER($n) } { NOUN($good, $n) }
-test-seat-most = { $ref } has at most { NUMBER($n) } { NOUN($good, $n) }
-test-seat-exactly = { NUMBER($n) ->
        [0] { $ref } has no { NOUN($good, $n) }
       *[other] { $ref } has exactly { NUMBER($n) } { NOUN($good, $n) }
    }
-test-seat-more = { NUMBER($n) ->
        [0] { $ref } has any { NOUN($good, number: "pl") }
       *[other] { $ref } has more than { NUMBER($n) } { NOUN($good, $n) }
    }
-test-seat-fewer = { $ref } has fewer than { NUMBER($n) } { NOUN($good, $n) }
-test-seat-not = { $ref } does not have exactly { NUMBER($n) } { NOUN($good, $n) }
# What a player has, as a step of a scenario says it.
-test-have = you have { LIST($amount, sep: "and") }
-test-has = { $ref } has { LIST($amount, sep: "and") }
-test-unbeaten = no player has more { NOUN($good, number: "pl") } than you
    .v2 = you have the most { NOUN($good, number: "pl") }
-test-ahead = you have more { NOUN($good, number: "pl") } than every other player
    .v2 = you have more { NOUN($good, number: "pl") } than each other player
    .v3 = you have more { NOUN($good, number: "pl") } than all other players
-test-undercut = no player has fewer { NOUN($good, number: "pl") } than you
    .v2 = you have the fewest { NOUN($good, number: "pl") }
-test-behind = you have fewer { NOUN($good, number: "pl") } than every other player
-test-doubles = both dice show the same
-test-no-doubles = the two dice differ
-test-value = { $value } is { $limit }
-test-tally-least = the { NOUN($phase) } began at least { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }
-test-tally-most = the { NOUN($phase) } began at most { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }
-test-tally-exactly = the { NOUN($phase) } began { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }
-test-tally-more = the { NOUN($phase) } began more than { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }
-test-tally-less = the { NOUN($phase) } began fewer than { NUMBER($n) ->
        [1] one time
       *[other] { NUMBER($n) } times
    }
-test-against = { $value } is { $against }
-test-are = you are { NOUN($flag) }
-test-are-not = you are not { NOUN($flag) }
-test-seat-is = { $ref } is { NOUN($flag) }
-test-seat-is-not = { $ref } is not { NOUN($flag) }
-test-state = it is { NOUN($state) }
-test-state-not = it is not { NOUN($state) }
-test-marked = { $ref } is marked as { NOUN($mark) }
-test-unmarked = { $ref } is not marked as { NOUN($mark) }
-test-marked-yours = { $ref } is marked as { NOUN($mark) } for you
    .v2 = { $ref } is marked as your { NOUN($mark) }
-test-unmarked-yours = { $ref } is not marked as { NOUN($mark) } for you
    .v2 = { $ref } is not marked as your { NOUN($mark) }
-test-marked-all = { LIST($ref, sep: "and", least: 2) } are marked as { NOUN($mark) } for you
-test-marked-at = { PHRASE($other, of: "ref") } has { $ref } marked as { NOUN($mark) }
-test-unmarked-at = { PHRASE($other, of: "ref") } does not have { $ref } marked as { NOUN($mark) }
-test-exhausted = { $ref } is exhausted
-test-ready = { $ref } is not exhausted
-test-some = there is { NOUN($thing, article: "a") }
-test-none = there is no { NOUN($thing) }
-test-some-which = there is { NOUN($thing, article: "a") } { LIST($which, sep: "space") }
-test-none-which = there is no { NOUN($thing) } { LIST($which, sep: "space") }
-test-some-other = there is another { NOUN($thing) } in the game
-test-some-other-which = there is another { NOUN($thing) } { LIST($which, sep: "space") }
-test-none-other = there is no other { NOUN($thing) } in the game
-test-none-other-which = there is no other { NOUN($thing) } { LIST($which, sep: "space") }
-test-some-copy = there is a copy of { NAME($name) } { LIST($which, sep: "space") }
-test-no-copy = there is no copy of { NAME($name) } { LIST($which, sep: "space") }
-test-among-any = there is something among { PHRASE($several, form: "of") }
-test-among-none = there is nothing among { PHRASE($several, form: "of") }
-test-true-alike = “{ NOUN($truth) }” is true of both { $ref } and { PHRASE($other, of: "ref") } or of neither
-test-true-unlike = “{ NOUN($truth) }” is true of only one of { $ref } and { PHRASE($other, of: "ref") }
-test-somebody = there is a player { LIST($which, sep: "space") }
-test-nobody = there is no player { LIST($which, sep: "space") }
-test-can = you can { PHRASE($act) }
-test-cannot = you cannot { PHRASE($act) }
-test-during = this happens during the { NOUN($phase) }
-test-not-during = this does not happen during the { NOUN($phase) }
# The phase in which a scenario begins.
-test-during-one = it is the { NOUN($phase) }
-test-during-all = it is the { NOUN($phase) } { LIST($stage, sep: "space") }
-stage-in = in the { NOUN($phase) }
-test-kind = { $ref } is { NOUN($kind, article: "a") }
-test-not-kind = { $ref } is not { NOUN($kind, article: "a") }
-test-trait-kind = { $ref } has the { NOUN($trait) } { NOUN($kind) }
-test-trait-not-kind = { $ref } does not have the { NOUN($trait) } { NOUN($kind) }
-test-passes = { $ref } counts as { NOUN($kind, article: "a") }
-test-not-passes = { $ref } does not count as { NOUN($kind, article: "a") }
-test-passes-ref = { $ref } counts as { PHRASE($other, of: "ref") }
-test-not-passes-ref = { $ref } does not count as { PHRASE($other, of: "ref") }
-test-in = { $ref } is in { $pile }
-test-in-all = { LIST($ref, sep: "and", least: 2) } are in { $pile }
-test-not-in = { $ref } is not in { $pile }
-test-holds = { LIST($content, sep: "and") } can be found in { $pile }
-test-not-holds = { LIST($content, sep: "and") } cannot be found in { $pile }
-test-among-you = you are among { PHRASE($several, form: "of") }
-test-not-among-you = you are not among { PHRASE($several, form: "of") }
-test-among = { $ref } is among { PHRASE($several, form: "of") }
-test-not-among = { $ref } is not among { PHRASE($several, form: "of") }
-test-just = { $several } include only { LIST($ref, sep: "and") }
-test-not-just = { $several } do not include only { LIST($ref, sep: "and") }
-test-draws = chance brings, in turn, { LIST($drawn, sep: "and", least: 2) }
-test-draw = chance brings { $drawn }
-test-roll = the die shows { $drawn }
-test-rolls = the dice show, in turn, { LIST($drawn, sep: "and", least: 2) }
-drawn-ref = { $ref }
-drawn-number = { NUMBER($n) }
-test-belongs = { $ref } belongs to { PHRASE($other, of: "ref") }
-test-not-belongs = { $ref } does not belong to { PHRASE($other, of: "ref") }
-test-copy = { $ref } is a copy of { PHRASE($other, of: "ref") }
-test-not-copy = { $ref } is not a copy of { PHRASE($other, of: "ref") }
-test-same = { $ref } is { PHRASE($other, of: "ref") }
-test-other = { $ref } is not { PHRASE($other, of: "ref") }
-test-true = “{ NOUN($truth) }” is true
-test-false = “{ NOUN($truth) }” is not true
-test-true-of = “{ NOUN($truth) }” is true of { $ref }
-test-false-of = “{ NOUN($truth) }” is not true of { $ref }
-test-true-of-at = “{ NOUN($truth) }” is true of { $ref } with { PHRASE($other, of: "ref") }
-test-false-of-at = “{ NOUN($truth) }” is not true of { $ref } with { PHRASE($other, of: "ref") }
-test-all-of = ({ LIST($test, sep: "and", least: 2) })
-test-any-of = ({ LIST($test, sep: "or", least: 2) })
-test-nothing = { $ref } does not exist
-test-something = { $ref } exists
-test-have-marker = you have { NOUN($marker, of: "pointer", article: "a") }
-test-have-no-marker = you have no { NOUN($marker, of: "pointer") }
-test-has-marker = { $ref } has { NOUN($marker, of: "pointer", article: "a") }
-test-has-no-marker = { $ref } has no { NOUN($marker, of: "pointer") }
-test-landmark = there is { NOUN($marker, of: "landmark", article: "a") }
-test-no-landmark = there is no { NOUN($marker, of: "landmark") }
-test-has-trait = { $ref } has { NOUN($trait, article: "a") }
-test-has-no-trait = { $ref } has no { NOUN($trait) }
-test-yours = you are the { NOUN($marker) }
-test-not-yours = you are not the { NOUN($marker) }
-test-marker-free = nobody is the { NOUN($marker) }
-test-marker-held = somebody is the { NOUN($marker) }

## Events

-event-gain = you gain any { NOUN($good, number: "pl") }
    .v2 = you gain { NOUN($good, number: "pl") }
    .v3 = you gain { NOUN($good, article: "a") }
-event-gain-any = you gain any { NOUN($group) }
-event-gain-anyone = any player gains any { NOUN($good, number: "pl") }
    .v2 = any player gains { NOUN($good, number: "pl") }
    .v3 = any player gains { NOUN($good, article: "a") }
-event-gain-any-anyone = any player gains any { NOUN($group) }
-event-lose = you lose any { NOUN($good, number: "pl") }
    .v2 = you lose { NOUN($good, number: "pl") }
    .v3 = you lose { NOUN($good, article: "a") }
-event-lose-any = you lose any { NOUN($group) }
-event-lose-anyone = any player loses any { NOUN($good, number: "pl") }
    .v2 = any player loses { NOUN($good, number: "pl") }
    .v3 = any player loses { NOUN($good, article: "a") }
-event-lose-any-anyone = any player loses any { NOUN($group) }
-event-gain-from = you gain any { NOUN($good, number: "pl") } from { PHRASE($from, of: "some") }
    .v2 = you gain { NOUN($good, number: "pl") } from { PHRASE($from, of: "some") }
-event-gain-from-anyone = any player gains any { NOUN($good, number: "pl") } from { PHRASE($from, of: "some") }
-event-gain-from-any = you gain any { NOUN($group) } from { PHRASE($from, of: "some") }
-event-gain-from-any-anyone = any player gains any { NOUN($group) } from { PHRASE($from, of: "some") }
-event-lose-from = you lose any { NOUN($good, number: "pl") } from { PHRASE($from, of: "some") }
    .v2 = you lose { NOUN($good, number: "pl") } from { PHRASE($from, of: "some") }
-event-lose-from-anyone = any player loses any { NOUN($good, number: "pl") } from { PHRASE($from, of: "some") }
-event-lose-from-any = you lose any { NOUN($group) } from { PHRASE($from, of: "some") }
-event-lose-from-any-anyone = any player loses any { NOUN($group) } from { PHRASE($from, of: "some") }
-event-pay = you pay any { NOUN($good, number: "pl") }
    .v2 = you pay { NOUN($good, number: "pl") }
    .v3 = you pay { NOUN($good, article: "a") }
-event-pay-any = you pay any { NOUN($group) }
-event-pay-anyone = any player pays any { NOUN($good, number: "pl") }
    .v2 = any player pays { NOUN($good, number: "pl") }
    .v3 = any player pays { NOUN($good, article: "a") }
-event-pay-any-anyone = any player pays any { NOUN($group) }
-event-place = you place { NOUN($what, of: "piece", article: "a") } { PHRASE($in, of: "target") }
    .v2 = you place one of your { NOUN($what, of: "piece", number: "pl") } { PHRASE($in, of: "target") }
    .v3 = you place any of your { NOUN($what, of: "piece", number: "pl") } { PHRASE($in, of: "target") }
-event-phase-begins = the { NOUN($phase) } begins
    .at = start of the { NOUN($phase) }
    .at-v2 = start of each { NOUN($phase) }
-event-phase-ends = the { NOUN($phase) } ends
    .at = end of the { NOUN($phase) }
    .at-v2 = end of each { NOUN($phase) }
-event-phase-begins-yours = your { NOUN($phase) } begins
    .at = start of your { NOUN($phase) }
-event-phase-ends-yours = your { NOUN($phase) } ends
    .at = end of your { NOUN($phase) }
-event-phase-begins-other = another player's { NOUN($phase) } begins
    .v2 = the { NOUN($phase) } of another player begins
    .at = start of another player's { NOUN($phase) }
-event-phase-ends-other = another player's { NOUN($phase) } ends
    .v2 = the { NOUN($phase) } of another player ends
    .at = end of another player's { NOUN($phase) }
-event-reaches = you come to have { NUMBER($n) } { NOUN($good, $n) }
    .v2 = you reach { NUMBER($n) } { NOUN($good, $n) }
-event-reaches-anyone = any player comes to have { NUMBER($n) } { NOUN($good, $n) }
    .v2 = any player reaches { NUMBER($n) } { NOUN($good, $n) }
-event-becomes = { $counter } becomes { NUMBER($n) }
    .v2 = { $counter } reaches { NUMBER($n) }
-event-rises = { $value } increases
    .v2 = { $value } rises
-event-falls = { $value } decreases
    .v2 = { $value } falls
-event-flag = you become { NOUN($flag) }
-event-flag-anyone = any player becomes { NOUN($flag) }
-event-flag-ends = you stop being { NOUN($flag) }
-event-flag-ends-anyone = any player stops being { NOUN($flag) }
-event-state = it becomes { NOUN($state) }
-event-state-ends = it stops being { NOUN($state) }
-event-marked = { $ref } becomes marked as { NOUN($mark) }
-event-marked-any = any { NOUN($thing) } becomes marked as { NOUN($mark) }
-event-unmarked = { $ref } stops being marked as { NOUN($mark) }
-event-unmarked-any = any { NOUN($thing) } stops being marked as { NOUN($mark) }
-event-leads = you become the { NOUN($marker) }
-event-led-by-nobody = nobody is the { NOUN($marker) } any more
-event-comes = { NOUN($thing, article: "a") } comes to { $pile }
    .v2 = { NOUN($thing, article: "a") } enters { $pile }
-event-comes-another = another { NOUN($thing) } comes to { $pile }
-event-comes-which = { NOUN($thing, article: "a") } { LIST($which, sep: "space") } comes to { $pile }
-event-comes-ref = { $ref } comes to { $pile }
    .v2 = { $ref } enters { $pile }
    .v3 = { $ref } comes into { $pile }
    .v4 = { $ref } is put into { $pile }
-event-leaves = { NOUN($thing, article: "a") } leaves { $pile }
-event-leaves-another = another { NOUN($thing) } leaves { $pile }
-event-leaves-which = { NOUN($thing, article: "a") } { LIST($which, sep: "space") } leaves { $pile }
-event-leaves-ref = { $ref } leaves { $pile }
-event-draw = you draw { NOUN($thing, article: "a") }
-event-move = you move { NOUN($thing, article: "a") }
-event-move-to = you move { NOUN($thing, article: "a") } to { PHRASE($to, of: "pile") }
-event-put-in = you put { NOUN($thing, article: "a") } in { PHRASE($in, of: "pile") }
-event-put-on = you put { NOUN($thing, article: "a") } on { PHRASE($on, of: "pile") }
-event-put-under = you put { NOUN($thing, article: "a") } under { PHRASE($under, of: "pile") }
-event-draw-anyone = any player draws { NOUN($thing, article: "a") }
-event-move-anyone = any player moves { NOUN($thing, article: "a") }
-event-exhaust = you exhaust { NOUN($thing, article: "a") }
-event-exhaust-another = you exhaust another { NOUN($thing) }
-event-ready = you ready { NOUN($thing, article: "a") }
-event-remove = you remove { NOUN($thing, article: "a") } from the game
-event-shuffle = you shuffle { $pile }
-event-reveal = you reveal { $pile }
-event-roll = you roll the { NOUN($die) }
-event-roll-any = you roll any die
-event-roll-n = you roll { NUMBER($n) }
-event-roll-n-with = you roll { NUMBER($n) } with the { NOUN($die) }
-event-roll-face = you roll { NOUN($face, of: "thing", article: "a") }
-event-roll-face-with = you roll { NOUN($face, of: "thing", article: "a") } with the { NOUN($die) }
-event-roll-anyone = any player rolls the { NOUN($die) }
-event-roll-any-anyone = any player rolls any die
-event-roll-n-anyone = any player rolls { NUMBER($n) }
-event-roll-n-with-anyone = any player rolls { NUMBER($n) } with the { NOUN($die) }
-event-roll-face-anyone = any player rolls { NOUN($face, of: "thing", article: "a") }
-event-roll-face-with-anyone = any player rolls { NOUN($face, of: "thing", article: "a") } with the { NOUN($die) }
-event-win = you win the game
-event-win-anyone = any player wins the game

## Counts: things to be counted, in the plural

-count-things = your { NOUN($thing, number: "pl") }
