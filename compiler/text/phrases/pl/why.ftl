# Co mówi `why`: jak się mają w grze zdolności karty i co poprzedza czynność.

## Czy zdolności można użyć

-now-open = { $seat } może teraz tego użyć
-now-closed = { $seat } nie może teraz tego użyć
-now-yes = tak
-now-no = nie

## Na co czeka

-now-after = po { PHRASE($event, form: "noun") }
-now-before = zanim { PHRASE($event, form: "fin") }
-now-when = gdy { PHRASE($event, form: "fin") }

## Co stoi na przeszkodzie

-now-in = teraz ta karta leży { PHRASE($pile, form: "your-in") }
-now-nowhere = tej karty nie ma teraz w grze
-now-exhausted = ta karta jest wyczerpana
-now-used = już tego użyto
-now-fresh = ta karta dopiero co się pojawiła
-now-fails = ten warunek nie jest teraz spełniony
-now-asleep = nic tego nie uruchomiło
-now-at-once = używa się tego w chwili, gdy to się dzieje

## Czy można zacząć to, co się wtedy robi

-now-can-begin = Można zacząć to, co się wtedy robi
-now-unpaid = nie ma z czego zapłacić albo nie ma z czego wybrać

## Co poprzedza czynność

-now-cancels = anuluje to „{ NAME($name) }”
-now-may-cancel = może to anulować „{ NAME($name) }”
-now-comes = poprzedza to „{ NAME($name) }”
-now-rule-cancels = anuluje to zasada gry
-now-rule-may-cancel = może to anulować zasada gry
-now-rule-comes = poprzedza to zasada gry
-now-nothing-before = Nic tego teraz nie poprzedza

## Co nie ma zdolności do wyboru

-now-absent = Takiej karty nie ma teraz w grze
-now-none = Nie ma zdolności, której można by użyć
-now-has = Ta karta działa stale i nie trzeba jej używać: { LIST($does, sep: "and") }
-does-value = zmienia wartość
-does-price = zmienia cenę
-does-counts = liczy się jako coś innego
-does-score = ma punktację
-now-never = To nigdy nie może się stać; `check` mówi dlaczego
