# What `why` says: how the abilities of a card stand in a game, and what comes before an act.

## Whether an ability can be used

-now-open = { $seat } can use this now
-now-closed = { $seat } cannot use this now
-now-yes = yes
-now-no = no

## What it waits for

-now-after = after { $event }
-now-before = before { $event }
-now-when = when { $event }

## What stands in the way of a law

-now-in = it is in { $pile }
-now-nowhere = the card is not in the game now
-now-exhausted = it is exhausted
-now-used = it has been used already
-now-fresh = it has only just come
-now-fails = this condition is not met now
-now-asleep = nothing has triggered it
-now-at-once = it is used when this happens

## Whether what it does can be begun

-now-can-begin = What this does can be begun
-now-unpaid = a price cannot be paid, or there is nothing to choose

## What comes before an act

-now-cancels = “{ NAME($name) }” cancels it
-now-may-cancel = “{ NAME($name) }” can cancel it
-now-comes = “{ NAME($name) }” comes before it
-now-rule-cancels = a rule of the game cancels it
-now-rule-may-cancel = a rule of the game can cancel it
-now-rule-comes = a rule of the game comes before it
-now-nothing-before = Nothing comes before it now

## What has no ability that is offered

-now-absent = There is no such card in the game now
-now-none = It has no ability that could be used
-now-has = It works all the time and is never offered: it { LIST($does, sep: "and") }
-does-value = changes a value
-does-price = changes a price
-does-counts = counts as something else
-does-score = has a score
-now-never = This can never happen; `check` says why
