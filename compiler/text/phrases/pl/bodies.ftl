# Treść reguł: wiersze oraz nagłówki, pod którymi stoją dalsze wiersze. Dwukropek nie należy do nagłówka.

## Wiersze

-line-effect = { $effect }

## Nagłówki

-head-if = jeśli { $cond }
-head-otherwise = w przeciwnym razie
-head-otherwise-if = w przeciwnym razie, jeśli { $cond }
-head-seat = { $seat } wykonuje następujące kroki
-head-seat-may = { $seat } może wykonać następujące kroki
-head-secretly = każdy gracz w tajemnicy wykonuje następujące kroki
-head-for = dla { NOUN($thing, case: "gen", adj: "each") }
-head-for-which = dla { NOUN($thing, case: "gen", adj: "each") } { LIST($which, form: "your", sep: "space") }
-head-for-other = dla { NOUN($thing, case: "gen", adj: "each other") }
-head-for-other-which = dla { NOUN($thing, case: "gen", adj: "each other") } { LIST($which, form: "your", sep: "space") }
-head-for-chosen = dla { NOUN($thing, case: "gen", adj: "each picked") }
-head-for-these = kolejno dla { LIST($ref, form: "gen", sep: "and") }
-head-for-groups = dla każdej grupy { $several } spośród { PHRASE($set, of: "several", form: "among") } o { $same }, od najwyższego wyniku
-head-for-seat = dla { PHRASE($seat, form: "gen") }
-head-for-seat-called = dla { PHRASE($seat, form: "gen") } (dalej: { PHRASE($letter, of: "ref") })
-head-repeat = { NUMBER($n) ->
        [1] raz
        [2] dwa razy
       *[other] { NUMBER($n) } razy
    } wykonujesz następujące kroki
-head-repeat-value = wykonujesz następujące kroki tyle razy, ile wynosi { $value }
-head-until = powtarzasz następujące kroki do chwili, gdy { $cond }
-head-together = jednocześnie wykonujesz następujące kroki
-head-instead = zamiast tego wykonujesz następujące kroki
-head-may = możesz wykonać następujące kroki
-head-phase = { NOUN($phase) }
-head-phase-yours = { NOUN($phase, adj: "yours") }
-head-phase-of = { NOUN($phase) } { PHRASE($seat, form: "gen") }
-head-choose = wybierasz jedno
-head-seat-chooses = { $seat } wybiera jedno

## Możliwości do wyboru

-option-free = { NOUN($name, of: "option") }
-option-if = { NOUN($name, of: "option") } (tylko jeśli { $cond })
-option-abilities = używasz zdolności, która na ciebie czeka

## Kroki scenariusza

-scene-given = załóżmy, że { $cond }
    .v2 = zakładając, że { $cond }
# Co jest w przykładzie na początku, mówi się bez `załóżmy, że`.
-scene-is = { $cond }
-scene-when = teraz { $act }
    .v2 = gdy { $act }
-scene-when-phase = teraz, podczas { NOUN($phase, case: "gen") }, { $act }
    .v2 = gdy podczas { NOUN($phase, case: "gen") } { $act }
-scene-then = wtedy { $cond }
-scene-then-because = wtedy { $cond }, bo nie jest spełniony warunek: { PHRASE($reason, of: "cond") }
-scene-then-as = wtedy { $cond }, bo { PHRASE($reason, of: "cond") }
-scene-refused-as = wtedy nie możesz wybrać { LIST($answer, form: "gen", sep: "ani") }, bo { PHRASE($reason, of: "cond") }
-scene-refused-by-as =
    wtedy { $seat } nie może wybrać { LIST($answer, form: "gen", sep: "ani") }, bo { PHRASE($reason, of: "cond") }
-scene-choosing = wybierasz { LIST($answer, sep: "and") }
-scene-choosing-by = { $seat } wybiera { LIST($answer, sep: "and") }
-scene-offered = wtedy masz do wyboru { LIST($answer, sep: "lub") }
-scene-offered-by = wtedy { $seat } ma do wyboru { LIST($answer, sep: "lub") }
-scene-refused = wtedy nie możesz wybrać { LIST($answer, form: "gen", sep: "ani") }
-scene-refused-by = wtedy { $seat } nie może wybrać { LIST($answer, form: "gen", sep: "ani") }
-scene-refused-because =
    wtedy nie możesz wybrać { LIST($answer, form: "gen", sep: "ani") }, bo nie jest spełniony warunek: { PHRASE($reason, of: "cond") }
-scene-refused-by-because =
    wtedy { $seat } nie może wybrać { LIST($answer, form: "gen", sep: "ani") },
    bo nie jest spełniony warunek: { PHRASE($reason, of: "cond") }
-scene-sole = wtedy możesz wybrać tylko { $answer }
-scene-sole-by = wtedy { $seat } może wybrać tylko { $answer }
-scene-only = wtedy możesz wybrać tylko { LIST($answer, sep: "lub", least: 2) }
-scene-only-by = wtedy { $seat } może wybrać tylko { LIST($answer, sep: "lub", least: 2) }
-answer-yes = „tak”
    .gen = „tak”
-answer-no = „nie”
    .gen = „nie”
-answer-done = „koniec wyboru”
    .gen = „koniec wyboru”
-answer-option = możliwość „{ NOUN($option) }”
    .v2 = „{ NOUN($option) }”
    .gen = możliwości „{ NOUN($option) }”
    .gen-v2 = „{ NOUN($option) }”
-answer-act = możliwość „{ PHRASE($act, form: "inf") }”
    .v2 = „{ PHRASE($act, form: "inf") }”
    .gen = możliwości „{ PHRASE($act, form: "inf") }”
    .gen-v2 = „{ PHRASE($act, form: "inf") }”
-answer-number = „{ NUMBER($n) }”
    .gen = „{ NUMBER($n) }”
-answer-goods = „{ $goods }”
    .gen = „{ $goods }”
-answer-goods-by = „{ $goods }” (dzięki { LIST($by, sep: "and") })
    .gen = „{ $goods }” (dzięki { LIST($by, sep: "and") })
-by-named = { NAME($name, case: "dat") }
-answer-ref = { PHRASE($ref, form: "acc") }
    .gen = { PHRASE($ref, form: "gen") }
