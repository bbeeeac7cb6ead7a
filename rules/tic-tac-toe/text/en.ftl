# Tic-tac-toe: what its things are called.

-noun-cell = cell
    .of = thing
    .pl = cells
-noun-mark = mark
    .of = thing
    .pl = marks
-noun-mark-cell = mark a cell
    .of = label

-log-mark-cell = mark { NAME($what, of: "name") }
-act-mark-cell = mark { PHRASE($what, of: "some") }
-noun-in-a-row = length of the row
    .of = label
-test-free = { PHRASE($cell, of: "ref") } is free
-test-not-free = { PHRASE($cell, of: "ref") } is not free
