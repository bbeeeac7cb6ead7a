# What a table tells of a game: what was done with which things, and where they lie.

## Things that something is done with: pieces by what they are, others by name, and what nobody there can see

-bit-piece = { NUMBER($n) ->
        [1] { NOUN($piece, article: "a") }
       *[other] { NUMBER($n) } { NOUN($piece, $n) }
    }
    .the = { NUMBER($n) ->
        [1] the { NOUN($piece) }
       *[other] the { NUMBER($n) } { NOUN($piece, $n) }
    }
-bit-only = the { NOUN($piece) }
    .the = the { NOUN($piece) }
-bit-one = { NAME($name) }
    .the = { NAME($name) }
-bit-several = { NUMBER($n) } × { NAME($name) }
    .the = { NUMBER($n) } × { NAME($name) }
-bit-titles = the { NOUN($kind, of: "thing", number: "pl") } { LIST($title, sep: "and") }
    .the = the { NOUN($kind, of: "thing", number: "pl") } { LIST($title, sep: "and") }
-title-named = “{ NAME($name) }”
-bit-hidden = { NUMBER($n) ->
        [1] something hidden
       *[other] { NUMBER($n) } hidden things
    }
    .the = { NUMBER($n) ->
        [1] what is hidden
       *[other] the { NUMBER($n) } hidden things
    }
-bit-hidden-thing = { NUMBER($n) ->
        [1] { NOUN($thing, article: "a") }
       *[other] { NUMBER($n) } { NOUN($thing, $n) }
    }
    .the = { NUMBER($n) ->
        [1] the { NOUN($thing) }
       *[other] the { NUMBER($n) } { NOUN($thing, $n) }
    }

## Where they lie

-where-shared = the { NOUN($pile) }
-where-yours = your { NOUN($pile) }
-where-of = the { NOUN($pile) } of { $seat }
-where-shared-at = the { NOUN($pile) } ({ LIST($site, sep: "comma") })
-where-yours-at = your { NOUN($pile) } ({ LIST($site, sep: "comma") })
-where-of-at = the { NOUN($pile) } of { $seat } ({ LIST($site, sep: "comma") })
-where-shared-key = the { NOUN($pile) } { $key }
-where-yours-key = your { NOUN($pile) } { $key }
-where-of-key = the { NOUN($pile) } of { $seat } { $key }
-site-named = { NAME($name) }
-seat-player = player { NUMBER($n) }
-list-comma = { ", " }

## What is done

-log-draw-from-to =
    draw { LIST($what, of: "bit", sep: "and") } from { PHRASE($from, of: "where") } to { PHRASE($to, of: "where") }
-log-move-to = move { LIST($what, of: "bit", sep: "and") } to { PHRASE($to, of: "where") }
-log-put-in = put { LIST($what, of: "bit", sep: "and") } into { PHRASE($in, of: "where") }
-log-put-on = put { LIST($what, of: "bit", sep: "and") } on top of { PHRASE($on, of: "where") }
-log-put-under = put { LIST($what, of: "bit", sep: "and") } under { PHRASE($under, of: "where") }
-log-create-in = add { LIST($what, of: "bit", sep: "and") } from the box to { PHRASE($in, of: "where") }
-log-remove = return { LIST($what, of: "bit", sep: "and") } to the box
-log-exhaust = exhaust { LIST($what, of: "bit", sep: "and") }
-log-ready = ready { LIST($what, of: "bit", sep: "and") }
-log-reveal = reveal { PHRASE($what, of: "where") }
-log-reveal-to = show { PHRASE($what, of: "where") } to { PHRASE($to, of: "seat") }
-log-reveal-self = look at { PHRASE($what, of: "where") }
-log-conceal = turn { PHRASE($what, of: "where") } face down
-log-shuffle = shuffle { PHRASE($what, of: "where") }
-log-refill = refill { PHRASE($what, of: "where") }
-log-roll = the { NOUN($what, of: "die") } shows
-log-use = use { LIST($what, of: "bit", sep: "and") }
-entry-log = { $log }
    .they = { PHRASE($log, form: "they") }
-entry-act = { $act }
    .they = { PHRASE($act, form: "they") }

## What is asked of who has to choose

-ask-choose-one = which { NOUN($thing) }?
-ask-choose-one-group = which { NOUN($group) }?
-ask-move-what = what do you move?
-ask-put-what = what do you put there?
-ask-remove-what = what do you remove?
-ask-exhaust-what = what do you exhaust?
-ask-ready-what = what do you ready?
