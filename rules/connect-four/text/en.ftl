# Connect four: what its things are called.

-noun-cell = cell
    .of = thing
    .pl = cells
-noun-disc = disc
    .of = thing
    .pl = discs
-noun-drop-disc = drop a disc
    .of = label

-log-drop-disc = drop a disc in { NAME($in, of: "name") }
-act-drop-disc = drop a disc in { PHRASE($in, of: "some") }
-noun-in-a-row = length of the row
    .of = label
-test-free = { PHRASE($cell, of: "ref") } is free
-test-not-free = { PHRASE($cell, of: "ref") } is not free
