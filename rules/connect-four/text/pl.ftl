# Czwórki: jak nazywają się rzeczy w grze.

-noun-connect-four = Czwórki
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
-noun-disc = krążek
    .of = thing
    .gender = m3
    .gen = krążka
    .dat = krążkowi
    .acc = krążek
    .inst = krążkiem
    .loc = krążku
    .pl = krążki
    .pl-gen = krążków
    .pl-dat = krążkom
    .pl-acc = krążki
    .pl-inst = krążkami
    .pl-loc = krążkach
-noun-drop-disc = wrzuć krążek
    .of = label

-log-drop-disc = wrzucasz krążek na pole { NAME($in, of: "name") }
