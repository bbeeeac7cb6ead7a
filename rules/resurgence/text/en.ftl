# Resurgence: its nouns, and the phrases of its own verbs.

## Goods

-noun-food = Food
    .of = good
    .forms = same
-noun-fuel = Fuel
    .of = good
    .forms = same
-noun-part = Part
    .of = good
    .pl = Parts
-noun-ammo = Ammo
    .of = good
    .forms = same
-noun-meds = Meds
    .of = good
    .forms = same
-noun-vp = VP
    .of = good
    .forms = same
    .v2 = Victory Point
    .pl-v2 = Victory Points

## Groups of goods

-noun-resource = Resource
    .of = group
    .pl = Resources
-noun-supply = Critical Supply
    .of = group
    .pl = Critical Supplies
    .v2 = Supply
    .pl-v2 = Supplies
-noun-item = Resource or Supply
    .of = group
    .pl = Resources or Supplies

## Tokens

-noun-token = token
    .of = piece thing
    .pl = tokens
-noun-laborer = Laborer
    .of = piece kind thing
    .pl = Laborers
-noun-hero-token = Hero token
    .of = piece kind thing
    .article = a
    .pl = Hero tokens
-noun-ranger = Ranger
    .of = piece kind thing
    .pl = Rangers
-noun-builder = Builder
    .of = piece kind thing
    .pl = Builders
-noun-scholar = Scholar
    .of = piece kind thing
    .pl = Scholars
-noun-specialist = Specialist
    .of = piece kind thing
    .pl = Specialists
-noun-mutant = Mutant
    .of = piece thing
    .pl = Mutants

## Kinds of cards and places

-noun-survivor = Survivor
    .of = piece thing
    .pl = Survivors
-noun-hero = Hero
    .of = kind thing
    .article = a
    .pl = Heroes
-noun-mission = Mission
    .of = thing
    .pl = Missions
-noun-directive = Directive
    .of = thing
    .pl = Directives
-noun-zone = Zone
    .of = thing
    .pl = Zones
-noun-room = room
    .of = thing
    .pl = rooms
-noun-district = District
    .of = thing
    .pl = Districts

## Accesses

-noun-metro = Metro
    .of = access
-noun-harbor = Harbor
    .of = access
    .article = a
-noun-compound = Compound
    .of = access

## What things are called at a table; none of it stands on a card

-noun-spot = token space
    .of = label
    .key = place
-noun-lair = Mutant space
    .of = label
    .key = place
-noun-row = Survivor row
    .of = label
    .key = space
-noun-area = Assignment area
    .of = label
    .key = of
-noun-placed-in = token's place
    .of = label
-noun-left-over = points for what is left over
    .of = label
-noun-strength = strength
    .of = label
    .key = place
-noun-subtotal = subtotal
    .of = label
    .key = of
-noun-lies-among = lies in one of the areas
    .of = label
-noun-compound-level = Compound level
    .of = label
-noun-spaces = Leadership
    .of = label
    .key = track
-noun-rubble-on = Rubble pile
    .of = label
    .key = place
-noun-heap = Rubble supply
    .of = label
-noun-directive-space = Directive display
    .of = label
-noun-mutant-shown = Mutant card area
    .of = label
-noun-mutant-pool = supply of Mutants
    .of = label
-noun-drawn = hand
    .of = label
-noun-planned = Planning area
    .of = label
-noun-completed = completed Missions
    .of = label
    .key = column
-noun-access = Access area
    .of = thing kind
    .pl = Access areas
-noun-event = Event
    .of = thing
    .pl = Events
-noun-event-token = Event token
    .of = label
-noun-mutant-card = Mutant card
    .of = thing kind
    .pl = Mutant cards
-noun-missions-done = number of completed Missions
    .of = label
-noun-assigned = number of assigned tokens
    .of = label
-noun-rivals = number of rival tokens
    .of = label
-noun-total-spaces = total Leadership
    .of = label
-noun-lateness = place in turn order
    .of = label
-noun-open-to = required token
    .of = trait
-noun-weight = Leadership value
    .of = measure
-noun-mutant-cards-a-round = number of Mutant cards each round
    .of = label
-noun-hand-size = hand size
    .of = label
-noun-toll = entry cost
    .of = label
-noun-round = round
    .of = label
-noun-leadership = Leadership
    .of = label
-noun-worker-actions = Worker Actions
    .of = label
-noun-upkeep = Upkeep
    .of = label
-noun-draw-and-assign = Draw and Assign
    .of = label
-noun-rubble = Rubble token
    .of = label thing
    .pl = Rubble tokens
-noun-opening = turn option
    .of = label
    .pl = turn options
-noun-keep = keep
    .of = label
-noun-salvage = Salvage card
    .of = label
    .pl = Salvage cards
-noun-take-on = take on
    .of = label
-noun-fields = place
    .of = trait
-noun-free-rescue = number of free rescues
    .of = label
-noun-supply-points = Supply points
    .of = table
-noun-leadership-points = Leadership points
    .of = table
-noun-level-points = level points
    .of = table
-noun-upkeep-price = Upkeep price
    .of = trait
-noun-quarters = Districts of the column
    .of = trait
-noun-for-four = for four players
    .of = mark
-noun-need = requirement
    .of = measure
-noun-fresh = planned this turn
    .of = mark
-noun-last-completed = last completed Mission
    .of = label
-noun-with-more = further reward
    .of = mark
-noun-hunt = Mutant in the Zone
    .of = mark
-noun-use-place = use the Zone or room
    .of = label
-noun-finish = end the turn
    .of = label
-noun-stay = stay at this level
    .of = label
-noun-draft = draft Salvage cards
    .of = label
-noun-first-game = take the supplies for a first game
    .of = label
-noun-posted = Mission column
    .of = label
    .key = space
-noun-event-shown = Event space
    .of = label
-noun-salvage-hand = Salvage hand
    .of = label
-noun-salvage-kept = kept Salvage
    .of = label
-noun-bag = Draw Bag
    .of = label
-noun-reserve = supply
    .of = label
-noun-rest-area = Rest Area
    .of = label
-noun-cleared = cleared rooms
    .of = label
-noun-place = place a token
    .of = label
-noun-rest = rest a token
    .of = label
-noun-rise = raise the Compound level
    .of = label
-noun-enter = entering the Zone
    .of = label
-noun-calling = calling
    .of = label
-noun-mission-deck = Mission deck
    .of = label
-noun-mission-offer = Starting Mission offer
    .of = label
-noun-hero-offer = Hero offer
    .of = label
-noun-hero-deck = Hero deck
    .of = label
-noun-survivor-deck = Survivor deck
    .of = label
-noun-mutant-deck = Mutant deck
    .of = label
-noun-event-deck = Event deck
    .of = label
-noun-event-box = Event box
    .of = label
-noun-directive-deck = Directive deck
    .of = label
-noun-salvage-deck = Salvage deck
    .of = label
-noun-survivor-discard = Survivor discard pile
    .of = label
-noun-event-discard = Event discard pile
    .of = label
-noun-mutant-discard = Mutant discard pile
    .of = label
-noun-lots = drawing pool
    .of = label
-noun-judge = comparing strengths
    .of = label
-noun-switch = switch a token
    .of = label
-noun-earn = gain VP for a reason
    .of = label
-noun-go-up = one step on a Leadership track
    .of = label

## For which thing something is kept

-key-of = for { NAME($name) }
-key-place = in { NAME($name) }
-key-track = on the { NAME($name) } track
-key-column = in the { NAME($name) }
-key-space = , { NAME($name) }

## Parts that may be left out

-part-in-compound = { "" }
    .v2 = in your Compound
    .v3 = in your Compound (more details on page 15)
-part-like-board = { "" }
    .v2 = (same as if you were using the Main board action)
-part-three = { "" }
    .v2 = { "3 " }
-part-keep-missions = Do not refresh the Missions.
-part-not-this-turn = { "" }
    .v2 = Remember that you may not complete the Mission on the same turn that you gain it.
    .v3 = Remember that you may not complete a Mission on the same turn that you gain it.
-part-no-card = { "" }
    .v2 = . You do not gain a Survivor card when you do this action, only the token itself
-part-how-to-rescue =
    Pay the Food cost indicated below your chosen card and add it to your Survivor card row.
    Remember that you may not use a Survivor card power on the same turn that you gain it.
    Place a new corresponding Survivor token from your supply into your draw bag.
    Do not slide or refresh Survivor cards
-part-assign-now = { "" }
    .v2 = You must assign it immediately, before the next player takes their turn.
-part-same-district =
    It has to be in the same District, and you must still pay the required items
-part-still-pay = { "" }
    .v2 = You must still pay the items required by your chosen Mission.
-part-value-is = { "" }
    .v2 =
    To find your total Leadership value, add the number of the spaces you have advanced on all 3 Leadership tracks.

## Where a token is placed

-target-zone = into a Zone
-target-zone-access = into { NOUN($access, article: "a") } Access Zone
    .v2 = into a Zone with { NOUN($access) } Access
    .v3 = into { NOUN($access, article: "a") } Zone
-target-zone-holding = into a Zone with { NOUN($holding, of: "piece", article: "a") } present
    .v2 = into a Zone with { NOUN($holding, of: "piece", article: "a") }
-target-room = on one of your Compound rooms
    .v2 = on a room of your Compound
    .v3 = in a room
    .v4 = in one of your rooms

## Events

-event-rescue = you rescue a Survivor
-event-build = you build a new project
    .v2 = you build
    .v3 = you build a project
-event-complete = you complete a Mission
-event-plan = you plan a new Mission
    .v2 = you plan a Mission

## Acts

-act-rescue = rescue a Survivor
    .v2 = gain one new Survivor card
    .v3 = gain one new Survivor card. { -part-how-to-rescue }
-act-build = build a new project { -part-in-compound }
-act-plan = plan a new Mission
    .v2 = plan a Mission
    .v3 = plan another Mission
-act-plan-ahead = plan { NUMBER($n) ->
        [1] 1 Mission card
       *[other] { NUMBER($n) } Mission cards
    }
    .v3 = plan { NUMBER($n) } Mission card
    .v2 = plan a new available Mission{ IMPLY($n, is: 1) } { -part-like-board }
-act-complete = immediately complete a Mission you have without placing a token on the Main board
    .v2 =
    immediately complete a Mission you have, ignoring the need to place a token on the main board.
    { -part-still-pay }
-act-complete-here = complete a Mission of the District or Zone where you have placed your token
-act-complete-next = complete the next Mission. { -part-same-district }
    .v2 = at once complete the next Mission. { -part-same-district }
-act-use-event = use the Event of this District
-act-go-up = advance 1 space on the { NOUN($what, of: "access") } Leadership track
    .v2 = advance one space on the { NOUN($what, of: "access") } Leadership track
-act-advance = advance { NUMBER($n) ->
        [1] 1 space
       *[other] { NUMBER($n) } spaces
    } on any Leadership track
    .v3 = advance { NUMBER($n) } space on any Leadership track
    .v2 = advance one of your Leadership tokens { NUMBER($n) ->
        [1] 1 space
       *[other] { NUMBER($n) } spaces
    } on any track
-act-retire = retire one of your tokens
    .v2 = retire a Survivor
-act-enlist = immediately add a new { NOUN($what, of: "kind") } token from your supply to your Draw Bag { -part-no-card }
-act-take-a-token = immediately take a new random token from your Draw Bag and assign it to any Access area
    .v2 =
    immediately take a new random token from your Draw Bag. Assign this token to any Access area
    on your Assignment board to be used later this round. { -part-assign-now }
-act-switch = switch { NUMBER($n) ->
        [1] 1 token
       *[other] { NUMBER($n) } tokens
    } between your { LIST($between, of: "area", sep: "and", least: 2) } Access areas on your Assignment board
    .v2 =
    switch { NUMBER($n) } token between your { LIST($between, of: "area", sep: "and", least: 2) } Access areas
    on your Assignment board
-act-switch-anywhere = switch { NUMBER($n) ->
        [1] one of your tokens
       *[other] { NUMBER($n) } of your tokens
    } between any of the areas on your Assignment board

## Acts that only rules speak of

-act-advance-whole = advance 1 space on the Leadership track of { PHRASE($on, of: "some") }
-test-used = the place of your token has been used
-test-not-used = the place of your token has not been used
-act-set-used = note that the place of your token has been used
-act-set-resting = begin to rest
-test-rewarded = you have had the rescue for a Mission in each column
-test-not-rewarded = you have not had the rescue for a Mission in each column
-test-may-be-built = you may build in { PHRASE($room, of: "ref") }
-test-not-may-be-built = you may not build in { PHRASE($room, of: "ref") }
-test-fits = { PHRASE($mission, of: "ref") } fits the place of your token
-test-in-use = { PHRASE($space, of: "ref") } is used with this many players
-test-in-play = { PHRASE($space, of: "ref") } is in play with this many players
-test-lies-among = { PHRASE($lying, of: "ref") } lies in one of { PHRASE($within, of: "several", form: "of") }
-test-goes-with-last = { PHRASE($mission, of: "ref") } names a District of your last completed Mission
-test-suits = { PHRASE($column, of: "ref") } suits { PHRASE($mission, of: "ref") }
-test-leads-alone = { PHRASE($leader, of: "ref") } leads alone in { PHRASE($there, of: "ref") }
-test-reached = { PHRASE($where, of: "ref") } lies within reach of { PHRASE($what, of: "ref") }
-test-open-to-you = the level of your Compound allows { PHRASE($what, of: "ref") }
-test-free = { PHRASE($where, of: "ref") } holds no token of yours
-test-not-free = { PHRASE($where, of: "ref") } holds a token of yours already
-test-not-open-to-you = the level of your Compound does not allow { PHRASE($what, of: "ref") }
-test-not-reached = { PHRASE($where, of: "ref") } does not lie within reach of { PHRASE($what, of: "ref") }
-test-cleared = you have { LIST($ref, sep: "and") } cleared
-test-not-cleared = you do not have { LIST($ref, sep: "or") } cleared
-test-cleared-of = { $seat } has { LIST($ref, sep: "and") } cleared
-test-not-cleared-of = { $seat } does not have { LIST($ref, sep: "or") } cleared
-act-set-rewarded = note that you have had the rescue for a Mission in each column
-target-location = in any location
-target-named = in { NAME($name) }
    .replace = yes
-act-place-whole = place { PHRASE($what, of: "some") } in { PHRASE($in, of: "some") }
-act-earn-whole = earn { PHRASE($what, of: "figure") } for “{ PHRASE($for, of: "some") }”
-act-complete-whole = complete { PHRASE($what, of: "some") }
-act-plan-whole = plan { PHRASE($what, of: "some") }
-act-set-up = set up the game
-act-play = play the game
-act-draw-and-assign = draw and assign tokens
-act-switch-whole = switch a token between the areas of { PHRASE($between, of: "several", form: "of") }
-act-lay-out-survivors = lay out the Survivors
-act-lay-out-directives = lay out the Directives
-act-lay-out-events = lay out the Events
-act-lay-out-missions = lay out the Missions
-act-lay-out-mutants = lay out the Mutants
-act-draw-lots = draw lots for the first player
-act-fill-mutant-pool = fill the supply of Mutants
-act-fill-heap = fill the supply of Rubble
-act-set-up-player = set up your boards
-act-choose-heroes = choose the Heroes
-act-gather-supplies = gather the first supplies
-act-draft-salvage = draft the Salvage cards
-act-collect-salvage = collect your Salvage
-act-share-out-supplies = share out the first supplies
-act-take-supplies = take the first supplies
-act-play-six-rounds = play the six rounds
-act-final-scoring = carry out the final scoring
-act-open-round = open the round
-act-lead-off = take over as the first player
-act-next-event = go on to the next Event
-act-turn-up = turn up { PHRASE($what, of: "some") }
-act-set-event-token = move the Event token to { PHRASE($to, of: "ref") }
-act-clear-event-token = take the Event token off the board
-test-event-token = the Event token is in { PHRASE($at, of: "ref") }
-test-not-event-token = the Event token is not in { PHRASE($at, of: "ref") }
-act-lay-event-token = lay the Event token in { PHRASE($what, of: "some") }
-act-take-on = take { PHRASE($what, of: "some") } as your Starting Mission
-act-determine-leadership = determine Leadership
-act-judge = compare the strengths in { PHRASE($what, of: "some") }
-act-act-in-turn = take turns
-act-take-turn = make your move
-act-use-place = use the place of your token
-act-rise = reach { PHRASE($to, of: "some") }
-act-rescue-freely = carry out the free rescue
-act-keep-up = carry out the Upkeep
-act-come-home = gather your tokens
-act-collect-income = collect the rewards of your completed Missions
-act-hold-event = carry out the Event of the Upkeep
-act-move-row-on = move the Survivor row on
-act-fill-row = fill the Survivor row
-act-post-missions = fill the Mission columns
-act-gain-levels = raise the level of your Compound
-act-move-mutants-on = move the Mutants on
-act-bring-mutants = bring new Mutants
-act-send-mutants-away = send the Mutants away
-act-show-mutant-card = reveal a Mutant card
-act-fill-district = fill { PHRASE($what, of: "some") } with Mutants
-act-score-leadership = score the Leadership track of { PHRASE($on, of: "some") }
-act-name-winner = name the winner
-act-three-more-rounds = play three more rounds
-act-keep-up-and-eat = carry out the Upkeep and eat
-act-act-and-help = take turns and help one another
-act-rescue-and-place = rescue a Survivor and place a Laborer
-act-finish-a-mission = complete one of your Missions

## Areas of the assignment board

-area-access = { NOUN($access) }

## Zones and rooms

-text-location = Place any token { PHRASE($effect, form: "to") }
    .v2 = Place any of your tokens { PHRASE($effect, form: "to") }
-text-location-goods = Place any token and pay { $goods } { PHRASE($effect, form: "to") }
    .v2 = Place any of your tokens and pay { $goods } { PHRASE($effect, form: "to") }
-text-location-open-to = Place { NOUN($open-to, of: "kind", article: "a") } or a Hero { PHRASE($effect, form: "to") }
    .v2 = Place a Hero or { NOUN($open-to, of: "kind", article: "a") } { PHRASE($effect, form: "to") }
-text-location-open-to-goods =
    Place { NOUN($open-to, of: "kind", article: "a") } or a Hero and pay { $goods } { PHRASE($effect, form: "to") }

## Printed wordings of zones and rooms that are only read

-text-location-planning = Place any token { PHRASE($effect, form: "to") }. { -part-keep-missions } { -part-not-this-turn }
    .as = text-location
-text-location-open-to-planning =
    Place { NOUN($open-to, of: "kind", article: "a") } or a Hero { PHRASE($effect, form: "to") }.
    { -part-keep-missions } { -part-not-this-turn }
    .as = text-location-open-to
-text-location-price =
    Place any token and pay { $goods } plus the Food cost of an available Survivor card
    to gain that card { -part-like-board }{ IMPLY($effect, is: "(effect-do act=[(act-rescue)])") }
    .as = text-location-goods

## Abilities


## Scores

-score-ranger-cards =
    Gain { NOUN($reward, of: "good", number: "pl") } for your Ranger cards (not tokens):
    for { COLUMN($step, pick: "at") }{ -part-plus } Rangers,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-builder-cards =
    Gain { NOUN($reward, of: "good", number: "pl") } for your Builder cards (not tokens):
    for { COLUMN($step, pick: "at") }{ -part-plus } Builders,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-scholar-cards =
    Gain { NOUN($reward, of: "good", number: "pl") } for your Scholar cards (not tokens):
    for { COLUMN($step, pick: "at") }{ -part-plus } Scholars,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-total-spaces =
    Gain { NOUN($reward, of: "good", number: "pl") } for your total Leadership value. { -part-value-is }
    If your total Leadership value is { COLUMN($step, pick: "at") }{ -part-plus },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-largest-set =
    Gain { NOUN($reward, of: "good", number: "pl") } for your single largest set of Missions in the same column.
    For { COLUMN($step, pick: "at") }{ -part-plus } Missions,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-each-track =
    Gain { NOUN($reward, of: "good", number: "pl") } for advancing on all { -part-three }Leadership tracks:
    if you advanced at least { COLUMN($step, pick: "at") }{ -part-plus } spaces on each track,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-cleared-rooms =
    Gain { NOUN($reward, of: "good", number: "pl") } for your cleared-out rooms, including your Checkpoint.
    If you have { COLUMN($step, pick: "at") }{ -part-plus } cleared rooms,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
    .v2 =
    Gain { NOUN($reward, of: "good", number: "pl") } for your cleared out rooms, including your Checkpoint.
    If you have { COLUMN($step, pick: "at") }{ -part-plus } cleared rooms,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-all-cards =
    Gain { NOUN($reward, of: "good", number: "pl") } for your total Survivor cards (not tokens), including your Hero.
    For { COLUMN($step, pick: "at") }{ -part-plus } cards,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }

## What is counted

-count-rangers = Ranger tokens (not cards) you have at the end of the game
-count-scholars = Scholar tokens (not cards) you have at the end of the game
-count-builders = Builder tokens (not cards) you have at the end of the game
-count-cleared-rooms = cleared-out rooms you have, counting the Checkpoint
    .v2 = cleared out rooms you have, counting the Checkpoint
-count-missions-done = completed Missions you have
-count-all-cards = total Survivor cards you have, counting your Hero

## What is told at a table of what has happened

-bit-card = “{ NAME($name) }”
    .the = “{ NAME($name) }”
-bit-rubble = “{ NAME($name) }”
    .the = “{ NAME($name) }”
-bit-opening = “{ NAME($name) }”
    .the = “{ NAME($name) }”
-log-to-row-draw = deal { LIST($what, of: "bit", sep: "and") } to the Survivor row, { NAME($at, of: "name") }
-log-to-row-move = move { LIST($what, of: "bit", sep: "and") } to the Survivor row, { NAME($at, of: "name") }
-log-to-survivor-discard = discard { LIST($what, of: "bit", sep: "and") }
-log-to-directive-space-draw = deal { LIST($what, of: "bit", sep: "and") } to the Directive display
-log-to-mission-deck-put = put { LIST($what, of: "bit", sep: "and") } into the { NAME($at, of: "name") } deck
-log-of-mission-deck-shuffle = shuffle the { NAME($at, of: "name") } deck
-log-to-posted-draw = deal { LIST($what, of: "bit", sep: "and") } to { NAME($at, of: "name") }
-log-to-posted-move = move { LIST($what, of: "bit", sep: "and") } to { NAME($at, of: "name") }
-log-to-mission-offer-draw = deal { LIST($what, of: "bit", sep: "and") } to the Starting Mission offer
-log-to-hero-offer-draw = deal { LIST($what, of: "bit", sep: "and") } to the Hero offer
-log-to-event-deck-draw = put { LIST($what, of: "bit", sep: "and") } into the Event deck
-log-to-event-shown = place { LIST($what, of: "bit", sep: "and") } in the Event space
-log-to-event-discard = discard { LIST($what, of: "bit", sep: "and") }
-log-to-salvage-hand-draw = draw { LIST($what, of: "bit", sep: "and") }
-log-to-salvage-kept-move = keep { LIST($what, of: "bit", sep: "and") }
-log-to-rubble-on = place { LIST($what, of: "bit", sep: "and") } face down on your rooms
-log-of-rubble-on-reveal = turn up the Rubble token of the room “{ NAME($at, of: "name") }”
-log-to-drawn-draw = draw { LIST($what, of: "bit", sep: "and") } from your Draw Bag
-log-to-bag-move = add { LIST($what, of: "bit", sep: "and") } to your Draw Bag
-log-to-rest-area-move = put { LIST($what, of: "bit", sep: "and") } in your Rest Area
-log-of-area-reveal = reveal your { NOUN($at, of: "access") } area
-log-to-mutant-shown = reveal { LIST($what, of: "bit", sep: "and") }
-log-to-mutant-discard = discard { LIST($what, of: "bit", sep: "and") }
-log-to-mutant-pool-move = return { LIST($what, of: "bit", sep: "and") } to the supply
-log-to-lair = put { LIST($what, of: "bit", sep: "and") } in “{ NAME($at, of: "name") }”
-log-take-on = take “{ NAME($what, of: "name") }” as your Starting Mission
-log-begin-with = take “{ NAME($what, of: "name") }” as your Hero
-log-lead-off = become the first player
-log-turn-up = turn up a new Event
-log-lay-event-token = lay the Event token in the { NAME($what, of: "name") } District
-log-resolve = the Event “{ NAME($what, of: "name") }” takes effect
-log-collect-income = collect the rewards for your completed Missions
-log-final-scoring = the points are counted
-log-assign = assign { LIST($what, of: "bit", sep: "and") } to the { NOUN($to, of: "access") } area
-log-judge = the strengths in the { NOUN($what, of: "access") } areas are compared
-log-enlist = add a new { NOUN($what, of: "kind") } token from your supply to your Draw Bag
-log-advance = advance on the { NOUN($on, of: "access") } Leadership track
-log-retire = retire { LIST($what, of: "bit", sep: "and") }
-log-place = place { LIST($what, of: "bit", sep: "and") } in “{ NAME($in, of: "name") }”
-log-rest = rest { LIST($what, of: "bit", sep: "and") }
-log-rescue = rescue “{ NAME($what, of: "name") }”
-log-plan = plan { LIST($what, of: "bit", sep: "and") }
-log-complete = complete “{ NAME($what, of: "name") }”
-log-build = build a new project
-log-rise = reach { NAME($to, of: "name") }
-log-fill-district = the Mutants appear in the { NAME($what, of: "name") } District
-log-earn = gain { NUMBER($what) } VP for “{ NAME($for, of: "name") }”
-log-score-leadership = the { NOUN($on, of: "access") } Leadership track is scored

## What the table asks who has to choose

-ask-assign-to = to which area do you assign { LIST($what, of: "bit", form: "the", sep: "and") }?
-ask-place-what = which token do you place?
-ask-place-in = where do you place { LIST($what, of: "bit", form: "the", sep: "and") }?
-ask-rest-what = which token do you rest?
-ask-rescue-what = which Survivor do you rescue?
-ask-plan-what = which Mission do you plan?
-ask-complete-what = which Mission do you complete?
-ask-enlist-what = which Specialist do you add?
-ask-retire-what = which token do you retire?
-ask-advance-on = on which Leadership track do you advance?
-ask-keep-what = which Salvage card do you keep?
-ask-begin-with-what = which Hero do you take?
-ask-take-on-what = which Starting Mission do you take?
-ask-choose-ration = which do you gain?
-ask-choose-access = which area do you choose?

## Why something is not allowed

-why-in-hand-of-it = it is not one of your assigned tokens
-why-reached-of-the-token-at-it = the token is assigned to another Access area
-why-free-of-it = you already have a token there
-why-ours-of-it = this room has not been cleared yet
-why-treat-the-token-as-open-to-of-the-location = only the calling shown there, or a Hero, may go there
-why-pay-any-toll-of-the-zone-item = you cannot pay one item for each other player's token and each Mutant there
-why-lies-open-of-it = this Survivor is not in the row
-why-may-be-built-of-it = the room is already cleared, or above your Compound level
-why-posted-up-of-it = this Mission is not in a column
-why-open-to-you-of-it = Advanced Missions need a Compound of level 3 or 4
-why-count-planned-of-you-less-than-3 = you already have three planned Missions
-why-not-fresh-of-it = you planned this Mission this turn
-why-fits-of-it = your token is neither in a District of this Mission nor in a Zone with the Mutant it requires
-why-spaces-of-you-at-it-less-than-10 = you have reached the end of this Leadership track
-why-it-is-in-bag-of-you-or-it-is-in-rest-area-of-you = the token is neither in your Draw Bag nor in your Rest Area
-why-rank-of-it-is-compound-level-of-you-1 = you gain levels one at a time
-why-ammo-of-you-at-least-need-of-it = you do not have enough Ammo
-why-meds-of-you-at-least-need-of-it = you do not have enough Meds

## What lies where, as a scenario lays it out

-test-holds-area = you have { LIST($content, sep: "and") } assigned to { NAME($place, of: "name") }
-test-holds-area-of = { $seat } has { LIST($content, sep: "and") } assigned to { NAME($place, of: "name") }
-test-holds-lair = { NAME($place, of: "name") } holds { LIST($content, sep: "and") }
-test-holds-spot = you have { LIST($content, sep: "and") } in { NAME($place, of: "name") }
-test-holds-spot-of = { $seat } has { LIST($content, sep: "and") } in { NAME($place, of: "name") }
-test-holds-reserve = you have { LIST($content, sep: "and") } in your supply
-test-holds-reserve-of = { $seat } has { LIST($content, sep: "and") } in their supply
-test-holds-bag-of = { $seat } has { LIST($content, sep: "and") } in their Draw Bag
-test-holds-bag = you have { LIST($content, sep: "and") } in your Draw Bag
-test-holds-rest-area = you have { LIST($content, sep: "and") } in your Rest Area
-test-holds-crew = you have { LIST($content, sep: "and") } in your crew
-test-holds-planned = you have planned { LIST($content, sep: "and") }
-test-in-row = { $ref } lies { NAME($place, of: "name") } in the Survivor row
-test-in-posted = { $ref } lies among the { NAME($place, of: "name") }
-noun-set-up = setting up
    .of = label
-noun-lay-out-mutants = the first Mutants
    .of = label
-noun-gather-supplies = first supplies
    .of = label
-noun-play = the game
    .of = label
-noun-open-round = opening the round
    .of = label
-noun-act-in-turn = taking turns
    .of = label
-noun-move-mutants-on = moving the Mutants on
    .of = label
-noun-score-leadership = points for Leadership
    .of = label
-noun-name-winner = naming the winner
    .of = label
-noun-fill-mutant-pool = filling the supply of Mutants
    .of = label
-noun-fill-district = filling a District
    .of = label
-noun-send-mutants-away = sending the Mutants away
    .of = label
-noun-lay-out-events = laying out the Events
    .of = label
