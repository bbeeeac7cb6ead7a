# The phrases that every game has. What a call means: docs/pages/phrases.md.

## Words between the items of a list

-list-or = { " or " }
    .rest = { ", " }
-list-and = { " and " }
    .rest = { ", " }
-list-and-or = { " and/or " }
    .rest = { ", " }
-list-slash = /
-list-next = { ". " }
-list-then = { ". Then " }
-list-lines = { "; then " }
-list-chain = { ", then " }
-list-choices = { "; or " }
-list-space = { " " }

## Nouns of every game

-noun-thing = element
    .of = thing
    .pl = elements

-noun-direction = direction
    .of = thing kind
    .pl = directions
-noun-north = north
    .of = way
-noun-south = south
    .of = way
-noun-east = east
    .of = way
-noun-west = west
    .of = way
-noun-north-east = north-east
    .of = way
-noun-north-west = north-west
    .of = way
-noun-south-east = south-east
    .of = way
-noun-south-west = south-west
    .of = way

## Adjectives

-adj-extra = extra
-adj-any = any
-adj-one = one
-adj-chosen = chosen
-adj-that = that
-adj-this = this
-adj-new = new

## Parts: words that may be left out

-part-plus = +
    .v2 = { "" }
-part-any-mix = { "" }
    .v2 = in any combination
    .v3 = of your choice
    .v4 = of your choice in any combination
