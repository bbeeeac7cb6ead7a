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
