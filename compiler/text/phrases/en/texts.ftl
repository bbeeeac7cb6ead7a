# A text holds abilities, an ability an effect, an effect acts or clauses, a clause deeds, a deed acts.
# Who asks for `they` or `they-inf` gets them from a phrase's own words, where they are not written.

## Texts: all that stands on a thing

-text-alone = { $ability }
-text-several = { LIST($ability, sep: "next", least: 2) }

## Abilities: whole sentences

-ability-plain = { $effect }
-ability-after = After { $event }, { $effect }
    .v2 = When { $event }, { $effect }
    .v3 = At the { PHRASE($event, form: "at") }, { $effect }
-ability-before = Before { $event }, { $effect }
-ability-must = You must { LIST($act, sep: "or") }
-ability-must-all = You must { LIST($act, sep: "and", least: 2) }
-ability-swap =
    When { $paid }, you may replace { NUMBER($n) } { LIST($good, sep: "or") }
    with { NOUN($group, article: "a") } of your choice ({ LIST($member, of: "good", form: "pl", sep: "slash") })
-ability-swap-portion =
    When { $paid }, you may replace { $portion } with { NOUN($other, of: "good", number: "pl") }, one for one
-ability-exchange = When { $paid }, you may { LIST($exchange, sep: "and-or") }
-ability-spare = When paying any cost, pay { $goods } less
    .v2 = Pay { $goods } less for any cost
-ability-spare-of = When you pay any { NOUN($good, number: "pl") }, pay { $goods } less
    .v2 = When you pay { NOUN($good, number: "pl") }, pay { $goods } less
-ability-spare-for = When { $event }, you may pay { $goods } less than what is required
-ability-spare-paid = When { $paid }, you may pay { $goods } less
-ability-spare-portion = When { $paid }, you may leave out { $portion }
-ability-counts-as = You may use { NOUN($kind, article: "a") } as { NOUN($as, of: "kind", article: "a") }
-ability-counts-both =
    You may use { NOUN($kind, article: "a") } as { NOUN($as, of: "kind", article: "a") } or vice versa
-ability-counts-any = You may use { NOUN($kind, article: "a") } as { NOUN($group, of: "kind", adj: "any") } of your choice
    .v2 = You may use { NOUN($kind, article: "a") } as { NOUN($group, of: "kind", adj: "any") }
-ability-counts-any-both =
    You may use { NOUN($kind, article: "a") } as { NOUN($group, of: "kind", adj: "any") } of your choice or vice versa
-ability-while = While { $cond }, { $shift }
-ability-shift = { $shift }
-ability-scores = { $score }
-ability-chart =
    { NOUN($name, of: "measure") }: for { COLUMN($step, pick: "at") }{ -part-plus }, { COLUMN($step, pick: "gain") }
-ability-law = { $law }

## Payments, and what is paid in the place of what

-paid-cost = paying any cost
-paid-good = paying any { NOUN($good, number: "pl") }
-paid-group = paying any { NOUN($group) }
-paid-for = { $event }
-paid-good-for = { $event } and pay any { NOUN($good, number: "pl") } for it
-paid-group-for = { $event } and pay any { NOUN($group) } for it
-exchange-goods = pay { $goods } instead of { PHRASE($gone, of: "goods") }

## Laws: where a card says otherwise than its kind

-law-forced = You cannot decline this
-law-optional = You may decline this
-law-once = Use this only once per { NOUN($phase) }
    .v2 = Limit once per { NOUN($phase) }
-law-times = Use this only { NUMBER($n) ->
        [2] twice
       *[other] { NUMBER($n) } times
    } per { NOUN($phase) }
    .v2 = Use this only { NUMBER($n) } times per { NOUN($phase) }
    .v3 = Limit { NUMBER($n) ->
        [2] twice
       *[other] { NUMBER($n) } times
    } per { NOUN($phase) }
-law-once-game = Use this only once per game
-law-times-game = Use this only { NUMBER($n) ->
        [2] twice
       *[other] { NUMBER($n) } times
    } per game
    .v2 = Use this only { NUMBER($n) } times per game
-law-at-once = Resolve this at once
-law-anywhere = This works wherever the card is
-law-always = This works at any time
-law-exhausts = Exhaust this card when you use it
-law-not-exhausts = Do not exhaust this card when you use it
-law-no-limit = You may use this any number of times
-law-fresh = You may use this at once, even when it has just come to you
-law-works = Use this only while it is in { $pile }
-law-open = You may still use this until the end of the { NOUN($phase) }
-law-while = Use this only while { $cond }
-law-during = Use this only during the { NOUN($phase) }
-law-not-during = You cannot use this during the { NOUN($phase) }
-law-waits = You cannot use this in the { NOUN($phase) } in which it came to you

## Effects: what is done, and who decides. `to` follows what is done for it: place a piece to gain 1 coin

-effect-do = { LIST($act, sep: "and") }
    .to = to { LIST($act, sep: "and") }
-effect-or = { LIST($act, sep: "or", least: 2) }
    .to = to { LIST($act, sep: "or", least: 2) }
-effect-may = you may { LIST($act, sep: "and") }
    .to = and you may { LIST($act, sep: "and") }
-effect-may-or = you may { LIST($act, sep: "or", least: 2) }
    .to = and you may { LIST($act, sep: "or", least: 2) }
-effect-steps = { LIST($step, sep: "then", least: 2) }
    .to = to do the following: { LIST($step, sep: "then", least: 2) }
-effect-may-steps = you may do the following: { LIST($step, sep: "then") }
    .to = and you may do the following: { LIST($step, sep: "then") }
-effect-clause = { $clause }
    .to = to do the following: { $clause }

## Steps: sentences that follow one another

-step-deed = { $deed }
-step-clause = { $clause }

## Deeds: what is done inside a clause

-deed-do = { LIST($act, sep: "and") }
-deed-or = { LIST($act, sep: "or", least: 2) }
-deed-may = you may { LIST($act, sep: "and") }
    .they = may { LIST($act, form: "they-inf", sep: "and") }
-deed-may-lines = you may do the following: { LIST($link, sep: "lines", least: 2) }
    .they = may do the following: { LIST($link, form: "they-inf", sep: "lines", least: 2) }
-deed-may-or = you may { LIST($act, sep: "or", least: 2) }
    .they = may { LIST($act, form: "they-inf", sep: "or", least: 2) }

## What a player may do line by line, inside of something else

-link-do = { LIST($act, sep: "and") }
    .they-inf = { LIST($act, form: "they-inf", sep: "and") }
-link-or = { LIST($act, sep: "or", least: 2) }
    .they-inf = { LIST($act, form: "they-inf", sep: "or", least: 2) }
-link-may = you may { LIST($act, sep: "and") }
    .they-inf = may { LIST($act, form: "they-inf", sep: "and") }
-link-if = if { $cond }, { LIST($act, sep: "and") }
    .they-inf = if { PHRASE($cond, form: "they") }, { LIST($act, form: "they-inf", sep: "and") }

## What is done inside a clause: deeds, and at the end one that only comes about if something holds

-inner-deed = { $deed }
-inner-if = if { $cond }, { LIST($act, sep: "and") }
    .they = , if { PHRASE($cond, form: "they") }, { LIST($act, form: "they", sep: "and") }

## Clauses: if, by whom, how often, of what

-clause-if = if { $cond }, { LIST($deed, sep: "chain") }
-clause-if-seat = if { $cond }, { $seat } { LIST($deed, of: "inner", form: "they", sep: "chain") }
-clause-if-for = if { $cond }, for each { NOUN($thing) }, { LIST($deed, of: "inner", sep: "chain") }
-clause-if-for-which =
    if { $cond }, for each { NOUN($thing) } { LIST($which, sep: "space") }, { LIST($deed, of: "inner", sep: "chain") }
-clause-otherwise = if { $cond }, { LIST($deed, sep: "chain") }. Otherwise, { LIST($other, of: "deed", sep: "chain") }
-clause-otherwise-if = if { $cond }, { LIST($deed, sep: "chain") }. Otherwise, { $clause }
-clause-seat = { $seat } { LIST($deed, of: "inner", form: "they", sep: "chain") }
    .v2 = all players { LIST($deed, of: "inner", sep: "chain") }{ IMPLY($seat, is: "(seat-everyone)") }
    .v3 = all opponents { LIST($deed, of: "inner", sep: "chain") }{ IMPLY($seat, is: "(seat-opponent)") }
    .v4 = all other players { LIST($deed, of: "inner", sep: "chain") }{ IMPLY($seat, is: "(seat-opponent)") }
-clause-for-seat = for { $seat }, { LIST($deed, of: "inner", sep: "chain") }
-clause-secretly = each player secretly { LIST($deed, of: "inner", form: "they", sep: "chain") }
-clause-for = for each { NOUN($thing) }, { LIST($deed, of: "inner", sep: "chain") }
-clause-for-which = for each { NOUN($thing) } { LIST($which, sep: "space") }, { LIST($deed, of: "inner", sep: "chain") }
-clause-for-other = for each other { NOUN($thing) }, { LIST($deed, of: "inner", sep: "chain") }
-clause-for-other-which = for each other { NOUN($thing) } { LIST($which, sep: "space") }, { LIST($deed, of: "inner", sep: "chain") }
-clause-repeat = do this { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }: { LIST($deed, of: "inner", sep: "chain") }
    .v2 = do this { NUMBER($n) } times: { LIST($deed, of: "inner", sep: "chain") }
-clause-often = any number of times, { LIST($deed, of: "inner", sep: "chain") }
    .v2 = do this any number of times: { LIST($deed, of: "inner", sep: "chain") }
-clause-often-up-to = up to { NUMBER($n) } times, { LIST($deed, of: "inner", sep: "chain") }
    .v2 = do this up to { NUMBER($n) } times: { LIST($deed, of: "inner", sep: "chain") }
-clause-repeat-value = do this a number of times equal to { $value }: { LIST($deed, of: "inner", sep: "chain") }
-clause-until = do this until { $cond }: { LIST($deed, of: "inner", sep: "chain") }
-clause-repeat-lines = do the following { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }: { LIST($round, sep: "lines") }
    .v2 = do the following { NUMBER($n) } times: { LIST($round, sep: "lines") }
-clause-repeat-value-lines = do the following a number of times equal to { $value }: { LIST($round, sep: "lines") }
-clause-often-lines = any number of times, do the following: { LIST($round, sep: "lines") }
-clause-often-up-to-lines = up to { NUMBER($n) } times, do the following: { LIST($round, sep: "lines") }
-clause-until-lines = repeat the following until { $cond }: { LIST($round, sep: "lines") }
-clause-ever = repeat the following: { LIST($round, sep: "lines") }
-clause-together = all at once, { LIST($deed, of: "inner", sep: "chain") }
-clause-choose-one = choose one: { LIST($choice, sep: "choices", least: 2) }
-clause-until-end = until the end of the { NOUN($phase) }, { $shift }
-clause-phase = play { NOUN($phase, adj: "new", article: "a") }: { LIST($deed, of: "inner", sep: "chain") }
-clause-phase-yours = play { NOUN($phase, adj: "extra", article: "a") } of yours: { LIST($deed, of: "inner", sep: "chain") }
-clause-instead = { LIST($deed, of: "inner", sep: "chain") } instead
    .v2 = instead of that, { LIST($deed, of: "inner", sep: "chain") }
-choice-free = { LIST($deed, sep: "chain") }
-choice-if = if { $cond }, { LIST($deed, sep: "chain") }
-choice-stop = stop

## Lines that are repeated

-round-do = { LIST($act, sep: "and") }
-round-or = { LIST($act, sep: "or", least: 2) }
-round-may = you may { LIST($act, sep: "and") }
-round-may-or = you may { LIST($act, sep: "or", least: 2) }
-round-if = if { $cond }, { LIST($act, sep: "and") }
-round-stop = if { $cond }, stop
-round-choose = choose one: { LIST($choice, sep: "choices", least: 2) }
-shift-more = { $counter } is increased by { NUMBER($n) }
-shift-less = { $counter } is reduced by { NUMBER($n) }
-shift-more-value = { $counter } is increased by { $value }
-shift-less-value = { $counter } is reduced by { $value }

## Scores

-score-held =
    Gain { NOUN($reward, of: "good", number: "pl") } for your remaining { NOUN($good, number: "pl") }:
    for { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl") },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
    .v2 =
    Gain { NOUN($reward, of: "good", number: "pl") } for your remaining { NOUN($good, number: "pl") }.
    If you have { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl") },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
    .v3 =
    Gain { NOUN($reward, of: "good", number: "pl") } for remaining { NOUN($good, number: "pl") }:
    { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
    for { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl") }
    .v4 =
    For { COLUMN($step, pick: "at") }{ -part-plus } remaining { NOUN($good, number: "pl") },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
    .v5 =
    If you have { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl") } left,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
    .v6 =
    Gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
    for { COLUMN($step, pick: "at") }{ -part-plus } remaining { NOUN($good, number: "pl") }
-score-held-many =
    Gain { NOUN($reward, of: "good", number: "pl") } for the { NOUN($good, number: "pl") } you have left:
    for { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($good, number: "pl") },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-value-by =
    If { $value } is { COLUMN($step, pick: "at") }{ -part-plus },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-product =
    Gain { NOUN($reward, of: "good", number: "pl") } equal to the number of { PHRASE($left, of: "count") }
    multiplied by the number of { PHRASE($right, of: "count") }.
    Divide the result by { NUMBER($by) } and round down
-score-each = Gain { NUMBER($n) } { NOUN($reward, $n, of: "good") } for each { NOUN($thing) } you have
-score-for-each-which = Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } for each { NOUN($thing) } { LIST($which, sep: "space") }
    .v2 = This card is worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } for each { NOUN($thing) } { LIST($which, sep: "space") }
    .v3 =
    At the end of the game, gain { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    for each { NOUN($thing) } { LIST($which, sep: "space") }
    .v4 =
    At the end of the game, score { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    for each { NOUN($thing) } { LIST($which, sep: "space") }
    .v5 = Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } per { NOUN($thing) } { LIST($which, sep: "space") }
-score-for-each-other = Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } for each other { NOUN($thing) }
-score-for-each-other-which = Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } for each other { NOUN($thing) } { LIST($which, sep: "space") }
-score-per = Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } for every { NUMBER($by) } { NOUN($good, $by) } you have
    .v2 =
    This card is worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } for every { NUMBER($by) } { NOUN($good, $by) } you have
    .v3 = Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") } per { NUMBER($by) } { NOUN($good, $by) } you have
    .v4 =
    At the end of the game, gain { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    for every { NUMBER($by) } { NOUN($good, $by) } you have
    .v5 =
    At the end of the game, score { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    for every { NUMBER($by) } { NOUN($good, $by) } you have
    .v6 =
    At the end of the game, gain { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    per { NUMBER($by) } { NOUN($good, $by) } you have
-score-per-things =
    Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    for every { NUMBER($by) } { NOUN($thing, $by) } { LIST($which, sep: "space") }
    .v2 =
    At the end of the game, gain { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    for every { NUMBER($by) } { NOUN($thing, $by) } { LIST($which, sep: "space") }
-score-value = Worth { NOUN($reward, of: "good", number: "pl") } equal to { $value }
    .v2 = This card is worth { NOUN($reward, of: "good", number: "pl") } equal to { $value }
    .v3 = At the end of the game, gain { NOUN($reward, of: "good", number: "pl") } equal to { $value }
-score-number = Worth { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    .v2 = This card is worth { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    .v3 = At the end of the game, gain { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    .v4 = At the end of the game, score { NUMBER($n) } { NOUN($reward, $n, of: "good") }
    .v5 = At the end of the game, this card is worth { NUMBER($n) } { NOUN($reward, $n, of: "good") }
