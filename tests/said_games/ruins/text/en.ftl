# Only what the rules do not say themselves.

-noun-lost = lost
    .of = label
-noun-discard = discard pile
    .of = pile
