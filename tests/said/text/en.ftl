# Only what the rules do not say themselves.

-noun-asleep = asleep
    .of = label
