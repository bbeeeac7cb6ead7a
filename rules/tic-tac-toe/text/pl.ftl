# Kółko i krzyżyk: jak nazywają się rzeczy w grze.

-noun-tic-tac-toe = Kółko i krzyżyk
    .of = label
-noun-cell = pole
    .of = thing
    .gender = n
    .gen = pola
    .dat = polu
    .acc = pole
    .inst = polem
    .loc = polu
    .pl = pola
    .pl-gen = pól
    .pl-dat = polom
    .pl-acc = pola
    .pl-inst = polami
    .pl-loc = polach
-noun-mark = znak
    .of = thing
    .gender = m3
    .gen = znaku
    .dat = znakowi
    .acc = znak
    .inst = znakiem
    .loc = znaku
    .pl = znaki
    .pl-gen = znaków
    .pl-dat = znakom
    .pl-acc = znaki
    .pl-inst = znakami
    .pl-loc = znakach
-noun-mark-cell = zaznacz pole
    .of = label

-log-mark-cell = zaznaczasz pole { NAME($what, of: "name") }
