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
    .of = piece kind
    .pl = Laborers
-noun-hero-token = Hero token
    .of = piece
    .article = a
    .pl = Hero tokens
-noun-ranger = Ranger
    .of = piece kind
    .pl = Rangers
-noun-builder = Builder
    .of = piece kind
    .pl = Builders
-noun-scholar = Scholar
    .of = piece kind
    .pl = Scholars
-noun-specialist = Specialist
    .of = piece kind
    .pl = Specialists
-noun-mutant = Mutant
    .of = piece seat
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

## Names of survivors, heroes and directives

-noun-farmer = Farmer
    .of = card
-noun-brewer = Brewer
    .of = card
-noun-lab-tech = Lab Tech
    .of = card
-noun-hunter = Hunter
    .of = card
-noun-electrician = Electrician
    .of = card
-noun-firefighter = Firefighter
    .of = card
-noun-scout = Scout
    .of = card
-noun-chef = Chef
    .of = card
-noun-security-guard = Security Guard
    .of = card
-noun-mechanic = Mechanic
    .of = card
-noun-smuggler = Smuggler
    .of = card
-noun-pharmacist = Pharmacist
    .of = card
-noun-olympian = Olympian
    .of = card
-noun-librarian = Librarian
    .of = card
-noun-a1 = Polar Vortex
    .of = card
-noun-a5 = Food Rations
    .of = card
-noun-b5 = Power Grab
    .of = card
-noun-b6 = Defenders
    .of = card

## Names of places

-noun-arbat = Arbat
    .of = place
-noun-museum = Museum Row
    .of = place
-noun-revolution = Revolution Square
    .of = place
-noun-barbarian = Barbarian Gate
    .of = place
-noun-kremlin = Kremlin
    .of = place
-noun-hope = Hope Island
    .of = place
-noun-arbat-upper = Arbat, upper
    .of = place
-noun-arbat-lower = Arbat, lower
    .of = place
-noun-museum-upper = Museum Row, upper
    .of = place
-noun-museum-lower = Museum Row, lower
    .of = place
-noun-revolution-left = Revolution Square, left
    .of = place
-noun-revolution-right = Revolution Square, right
    .of = place
-noun-barbarian-left = Barbarian Gate, left
    .of = place
-noun-barbarian-right = Barbarian Gate, right
    .of = place
-noun-kremlin-upper = Kremlin, upper
    .of = place
-noun-kremlin-lower = Kremlin, lower
    .of = place
-noun-hope-left = Hope Island, left
    .of = place
-noun-hope-right = Hope Island, right
    .of = place
-noun-checkpoint = Checkpoint
    .of = place
-noun-armory = Armory
    .of = place
-noun-clinic = Clinic
    .of = place
-noun-market-stall = Market Stall
    .of = place
-noun-kitchen = Kitchen
    .of = place
-noun-garage = Garage
    .of = place
-noun-scout-post = Scout Post
    .of = place
-noun-workshop = Workshop
    .of = place
-noun-propaganda = Propaganda
    .of = place
-noun-headquarters = Headquarters
    .of = place

## Parts that may be left out

-part-in-compound = { "" }
    .v2 = in your Compound
    .v3 = in your Compound (more details on page 15)
-part-like-board = { "" }
    .v2 = (same as if you were using the Main board action)
-part-keep-missions = Do not refresh the Missions.
-part-not-this-turn = { "" }
    .v2 = Remember that you may not complete the Mission on the same turn that you gain it.
    .v3 = Remember that you may not complete a Mission on the same turn that you gain it.
-part-assign-now = { "" }
    .v2 = You must assign it immediately, before the next player takes their turn.
-part-still-pay = { "" }
    .v2 = You must still pay the items required by your chosen Mission.
-part-value-is = { "" }
    .v2 =
    To find your total Leadership value, add the number of the spaces you have advanced on all 3 Leadership tracks.

## Where a token is placed

-target-access = into { NOUN($access, article: "a") } Access Zone
-target-rooms = on one of your Compound rooms
-target-holding = into a Zone with { NOUN($piece, article: "a") } present

## Events

-event-rescue = you rescue a Survivor
-event-build = you build a new project
-event-complete = you complete a Mission
-event-plan = you plan a new Mission

## Acts

-act-rescue = rescue a Survivor
    .v2 = gain one new Survivor card
    .v3 = take any available Survivor card for free
-act-build = build a new project { -part-in-compound }
-act-plan = plan a new Mission
    .v2 = plan 1 Mission card
    .v3 = plan a new available Mission { -part-like-board }
-act-complete = complete a Mission
-act-advance = advance { NUMBER($n) ->
        [1] 1 space
       *[other] { NUMBER($n) } spaces
    } on any Leadership track
    .v2 = advance one of your Leadership tokens { NUMBER($n) ->
        [1] 1 space
       *[other] { NUMBER($n) } spaces
    } on any track
-act-retire = retire a Survivor
-act-recruit = immediately add a new { NOUN($kind) } token from your supply to your Draw Bag
    .v2 =
    immediately add a new { NOUN($kind) } token from your supply to your draw bag.
    You do not gain a Survivor card when you do this action, only the token itself
-act-take-token = immediately take a new random token from your Draw Bag and assign it to any Access area
    .v2 =
    immediately take a new random token from your Draw Bag. Assign this token to any Access area
    on your Assignment board to be used later this round. { -part-assign-now }
-act-complete-from-hand = immediately complete a Mission you have without placing a token on the Main board
    .v2 =
    immediately complete a Mission you have, ignoring the need to place a token on the main board.
    { -part-still-pay }
-act-exhaust = { NUMBER($n) ->
        [1] exhaust one of your available Survivor cards
       *[other] exhaust { NUMBER($n) } of your available Survivor cards
    }
-act-discard-last = discard the { NUMBER($n) } rightmost Survivor cards from the Survivor row

## Abilities

-ability-switch =
    You may switch { NUMBER($n) } { NOUN($piece, $n) } between your { NOUN($from, of: "access") }
    and { NOUN($to, of: "access") } Access areas on your Assignment board
-ability-switch-any =
    You may switch { NUMBER($n) ->
        [1] one of your { NOUN($piece, number: "pl") }
       *[other] { NUMBER($n) } of your { NOUN($piece, number: "pl") }
    } between any of the areas on your Assignment board
-ability-complete-next =
    When you complete a Mission, you may complete the next Mission.
    It has to be in the same district and you must still pay the required items
-ability-complete-next-at-once =
    When you complete a Mission, you may at once complete the next Mission.
    It has to be in the same district and you must still pay the required items
-ability-complete-cheaper = When you complete a Mission you may pay { LIST($amount, sep: "or") } less than what is required
-ability-space-rescue =
    Place { $who } and pay { $goods } plus the Food cost of an available Survivor card
    to gain that card { -part-like-board }
-ability-must-able = You must { LIST($act, sep: "or") } if able
    .v2 = You must { LIST($act, sep: "or-must", least: 2) } (if able)
-list-or-must = { " or " }
    .pair = { " or you must " }

## Printed wordings that are only read

-ability-space-planning = Place { $who } to { $effect }. { -part-keep-missions } { -part-not-this-turn }
    .as = ability-space

## Scores

-score-cards =
    Gain { NOUN($reward, of: "good", number: "pl") } for your { NOUN($kind) } cards (not tokens):
    for { COLUMN($step, pick: "at") }{ -part-plus } { NOUN($kind, number: "pl") },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-leadership =
    Gain { NOUN($reward, of: "good", number: "pl") } for your total Leadership value. { -part-value-is }
    If your total Leadership value is { COLUMN($step, pick: "at") }{ -part-plus },
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-largest-set =
    Gain { NOUN($reward, of: "good", number: "pl") } for your single largest set of Missions in the same column.
    For { COLUMN($step, pick: "at") }{ -part-plus } Missions,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-each-track =
    Gain { NOUN($reward, of: "good", number: "pl") } for advancing on all { NUMBER($n) } Leadership tracks:
    if you advanced at least { COLUMN($step, pick: "at") }{ -part-plus } spaces on each track,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-rooms =
    Gain { NOUN($reward, of: "good", number: "pl") } for your cleared out rooms, including your Checkpoint.
    If you have { COLUMN($step, pick: "at") }{ -part-plus } cleared rooms,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }
-score-all-cards =
    Gain { NOUN($reward, of: "good", number: "pl") } for your total Survivor cards (not tokens), including your Hero.
    For { COLUMN($step, pick: "at") }{ -part-plus } cards,
    gain { COLUMN($step, pick: "gain") } { NOUN($reward, of: "good", number: "pl") }

## What is counted

-count-tokens = { NOUN($kind) } tokens (not cards) you have at the end of the game
-count-rooms = cleared out rooms you have, counting the Checkpoint
-count-missions = completed Missions you have
-count-cards = total Survivor cards you have, counting your Hero
