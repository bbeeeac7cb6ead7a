# Only what the rules do not say themselves.

-noun-asleep = asleep
    .of = label
-noun-peg = peg
    .of = piece thing kind
    .pl = pegs
