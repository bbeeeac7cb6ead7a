# Connect four: what its things are called.

-noun-cell = cell
    .of = thing
    .pl = cells
-noun-disc = disc
    .of = thing
    .pl = discs
-noun-drop-disc = drop a disc
    .of = label
