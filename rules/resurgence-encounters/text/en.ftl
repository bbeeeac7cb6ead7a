# Resurgence, Encounters: those who are met.

-noun-beast = Beast
    .of = piece thing
    .pl = Beasts
-noun-stalker = Stalker
    .of = piece thing
    .pl = Stalkers
-act-trade-one-item = trade any one Resource or Supply for any other Resource or Supply
-noun-other-than-food = good other than Food
    .of = group
    .pl = goods other than Food
-noun-other-than-fuel = good other than Fuel
    .of = group
    .pl = goods other than Fuel
-noun-other-than-part = good other than Parts
    .of = group
    .pl = goods other than Parts
-noun-other-than-ammo = good other than Ammo
    .of = group
    .pl = goods other than Ammo
-noun-other-than-meds = good other than Meds
    .of = group
    .pl = goods other than Meds
