# Resurgence, solo: what the mutants do.

-act-mutants-gain = the Mutants gain { NUMBER($n) } VP
    .v2 = the Mutants score { NUMBER($n) } VP
    .clause = the Mutants gain { NUMBER($n) } VP
-act-mutants-gain-whole = the Mutants gain VP equal to { PHRASE($what, of: "figure") }
-act-mutants-earn-whole = the Mutants earn { PHRASE($what, of: "figure") } for “{ PHRASE($for, of: "some") }”
-act-mutants-advance = the Mutants advance 1 space on the Leadership track of { PHRASE($on, of: "some") }
    .clause = the Mutants advance 1 space on the Leadership track of { PHRASE($on, of: "some") }
-act-mutants-take = the Mutants complete { PHRASE($what, of: "some") }
    .clause = the Mutants complete { PHRASE($what, of: "some") }
-act-mutants-act = let the Mutants carry out { PHRASE($what, of: "some") }
    .clause = the Mutants carry out { PHRASE($what, of: "some") }
-act-stir-mutants = let the Mutants act
    .clause = the Mutants act
-act-use-a-token = use one of your tokens
-act-three-openings = open three rounds
-act-turn-the-board = flip the Mutant Action board
-act-choose-difficulty = choose the difficulty
-act-lay-out-mutant-leadership = lay out the Mutant Leadership deck
-act-set-mutants-have-won = note that the Mutants have won
-test-mutants-have-won = the Mutants have won
-test-not-mutants-have-won = the Mutants have not won
-noun-mutant-vp = Mutants’ VP
    .of = label
-noun-mutant-score = Mutants’ score
    .of = label
-noun-mutant-spaces = Mutants’ Leadership
    .of = label
    .key = track
-noun-asked-for = required strength
    .of = label
-act-mutants-complete-mission =
    the Mutants complete the Mission that gives them the most VP. In rounds 1–3, it is a Basic Mission, in rounds 4–6
    an Advanced Mission. In case of a tie, it is the one that is closest to the bottom of the column. The Mutants only
    gain the VP, and 1 additional VP if the Mission gives any other rewards. Then flip the board over to the other side
    .clause = the Mutants complete the Mission that gives them the most VP
-act-tire-out-one = exhaust one of your available Survivor cards
-act-tire-out-two = exhaust 2 of your available Survivor cards
-act-discard-last = discard the { NUMBER($n) ->
        [1] rightmost Survivor card
       *[other] { NUMBER($n) } rightmost Survivor cards
    } from the Survivor row
-act-lose-a-room =
    flip one of your Rubble tokens face up. The Mutants gain the VP shown on it. Leave it in place: you cannot build
    that room during the game

-ability-must-able = You must { LIST($act, sep: "or") } if able
    .v2 = You must { LIST($act, sep: "or-must", least: 2) } (if able)
    .as = ability-must
-list-or-must = { " or " }
    .pair = { " or you must " }

-log-turn-over = turn over { LIST($what, of: "bit", sep: "and") }
-log-mutants-advance = the Mutants advance on the { NOUN($on, of: "access") } Leadership track
-log-mutants-earn = the Mutants gain { NUMBER($what) } VP for “{ NAME($for, of: "name") }”
-log-mutants-take = the Mutants complete “{ NAME($what, of: "name") }”
-log-mutants-act = the Mutants carry out “{ NAME($what, of: "name") }”
-log-to-nuclear-box = set aside { LIST($what, of: "bit", sep: "and") } with a Nuclear Hazard
-log-to-plain-box = set aside { LIST($what, of: "bit", sep: "and") } without a Nuclear Hazard
-log-to-mutant-leadership-deck = put { LIST($what, of: "bit", sep: "and") } into the Mutant Leadership deck
-log-to-mutant-leadership-shown = reveal { LIST($what, of: "bit", sep: "and") }
-log-to-mutant-leadership-discard = discard { LIST($what, of: "bit", sep: "and") }
-log-turn-the-board = the Mutant Action board is flipped
-log-discard-last = the { NUMBER($what) ->
        [1] Survivor at the right end leaves
       *[other] { NUMBER($what) } Survivors at the right end leave
    } the row
-log-lose-a-room = lose the chance to build a room
-ask-choose-difficulty = how hard should the game be?

## What things are called

-noun-mutants-earn = VP for the Mutants, for a reason
    .of = label
-noun-mutant-points-side = Mutants
    .of = label
-noun-mutant-points = Mutants’ subtotal
    .of = label
-noun-side-up = Mutant Action board
    .of = label
-noun-mutant-action = Mutant Action
    .of = thing
    .pl = Mutant Actions
-noun-side-a = side A
    .of = label
-noun-side-b = side B
    .of = label
-noun-mutants-have-won = the Mutants have won
    .of = label
-noun-lost = lost rooms
    .of = label
-noun-ready-cards = number of ready cards
    .of = label
-noun-mutant-leadership-card = Mutant Leadership card
    .of = thing
    .pl = Mutant Leadership cards
-noun-mutant-leadership-deck = Mutant Leadership deck
    .of = label
-noun-mutant-leadership-shown = revealed Mutant Leadership cards
    .of = label
-noun-mutant-leadership-discard = Mutant Leadership discard pile
    .of = label
-noun-demand = required strength in all areas
    .of = label
-noun-guarded = more strength required
    .of = label
-noun-neglected = less strength required
    .of = label
-noun-head-start = head start
    .of = label
-noun-nuclear-box = cards with a Nuclear Hazard
    .of = label
-noun-plain-box = cards without a Nuclear Hazard
    .of = label
-noun-mutants-gain = points for the Mutants
    .of = label
-noun-choose-difficulty = choosing the difficulty
    .of = label
-noun-lay-out-mutant-leadership = laying out the Mutant Leadership cards
    .of = label
-noun-mutants-advance = the Mutants on a Leadership track
    .of = label
-noun-use-a-token = using one more token
    .of = label
-noun-stir-mutants = the Mutants act
    .of = label
-noun-mutants-act = a Mutant Action
    .of = label
-noun-mutants-complete-mission = a Mission for the Mutants
    .of = label
-noun-mutants-take = the Mutants complete a Mission
    .of = label
-noun-turn-the-board = flipping the board
    .of = label
-noun-tire-out-one = exhausting a card
    .of = label
-noun-tire-out-two = exhausting two cards
    .of = label
-noun-discard-last = discarding from the row
    .of = label
-noun-lose-a-room = losing a room
    .of = label
-noun-turn-over = turning over a Mutant Leadership card
    .of = label
-noun-three-openings = three rounds opened
    .of = label
