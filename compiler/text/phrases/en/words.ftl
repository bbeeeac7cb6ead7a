# The phrases that every game has. What a call means: docs/pages/phrases.md.

## Words between the items of a list

-list-or = { " or " }
    .rest = { ", " }
-list-and = { " and " }
    .rest = { ", " }
-list-slash = /
-list-next = { ". " }
-list-then = { ". Then " }
-list-chain = { ", then " }
-list-choices = { "; or " }
-list-space = { " " }

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
