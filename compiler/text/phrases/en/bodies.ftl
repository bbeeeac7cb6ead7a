# The bodies of rules: lines, and the heads of lines that stand below them. The colon behind a head is no part of it.

## Lines

-line-effect = { $effect }

## Heads

-head-if = if { $cond }
-head-otherwise = otherwise
-head-otherwise-if = otherwise, if { $cond }
-head-seat = { $seat } does the following
-head-seat-may = { $seat } may do the following
-head-secretly = each player secretly does the following
-head-for = for each { NOUN($thing) }
-head-for-which = for each { NOUN($thing) } { LIST($which, sep: "space") }
-head-for-other = for each other { NOUN($thing) }
-head-for-other-which = for each other { NOUN($thing) } { LIST($which, sep: "space") }
-head-for-chosen = for each { NOUN($thing, adj: "chosen") }
-head-for-these = for each of these in turn ({ LIST($ref, sep: "and") })
-head-for-groups = for each group { $several } among { PHRASE($set, of: "several", form: "of") } with { $same }, highest first
-head-for-seat = for { $seat }
-head-for-seat-called = for { $seat }, called { PHRASE($letter, of: "ref") } below
-head-repeat = do the following { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }
    .v2 = do the following { NUMBER($n) } times
-head-repeat-value = do the following a number of times equal to { $value }
-head-until = repeat the following until { $cond }
-head-together = do the following all at once
-head-instead = do the following instead
-head-may = you may do the following
-head-phase = { NOUN($phase) }
-head-phase-yours = your { NOUN($phase) }
-head-phase-of = { NOUN($phase) } of { $seat }
-head-choose = choose one
-head-seat-chooses = { $seat } chooses one

## Options of a choice

-option-free = { NOUN($name, of: "option") }
-option-if = { NOUN($name, of: "option") } (only if { $cond })
-option-abilities = use an ability that is open to you

## Steps of a scenario

# A step that ends with a comma is completed by the next one.
-scene-given = given that { $cond },
# What an example lays out is told without `given that`.
-scene-is = { $cond }
-scene-when = when you { $act },
-scene-when-phase = when, during the { NOUN($phase) }, you { $act },
-scene-then = then { $cond }
-scene-then-because = then { $cond }, because this condition is not met: { PHRASE($reason, of: "cond") }
-scene-then-as = then { $cond }, because { PHRASE($reason, of: "cond") }
-scene-refused-as = then the options do not include { LIST($answer, sep: "and") }, because { PHRASE($reason, of: "cond") }
-scene-refused-by-as =
    then the options of { $seat } do not include { LIST($answer, sep: "and") }, because { PHRASE($reason, of: "cond") }
-scene-choosing = you choose { LIST($answer, sep: "and") }
-scene-choosing-by = { $seat } chooses { LIST($answer, sep: "and") }
-scene-offered = then the options include { LIST($answer, sep: "and") }
-scene-offered-by = then the options of { $seat } include { LIST($answer, sep: "and") }
-scene-refused = then the options do not include { LIST($answer, sep: "and") }
-scene-refused-by = then the options of { $seat } do not include { LIST($answer, sep: "and") }
-scene-refused-because =
    then the options do not include { LIST($answer, sep: "and") }, because this condition is not met: { PHRASE($reason, of: "cond") }
-scene-refused-by-because =
    then the options of { $seat } do not include { LIST($answer, sep: "and") },
    because this condition is not met: { PHRASE($reason, of: "cond") }
-scene-sole = then the only option is { $answer }
-scene-sole-by = then the only option of { $seat } is { $answer }
-scene-only = then the only options are { LIST($answer, sep: "and", least: 2) }
-scene-only-by = then the only options of { $seat } are { LIST($answer, sep: "and", least: 2) }
-answer-yes = “yes”
-answer-no = “no”
-answer-done = “finish choosing”
-answer-option = “{ NOUN($option) }”
-answer-act = “to { $act }”
-answer-number = “{ NUMBER($n) }”
-answer-goods = “{ $goods }”
-answer-goods-by = “{ $goods }” (with { LIST($by, sep: "and") })
-by-named = { NAME($name) }
-answer-ref = “{ $ref }”
