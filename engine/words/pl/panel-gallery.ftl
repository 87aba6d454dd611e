# Galeria: kafelek dla każdej gry.

tile-go-on = Kontynuuj
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = { $share } do wygrania
favourite-game = Ulubiona: { $game }
rule-sets-of = Odmiany gry { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , w toku
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = na stole
tile-in-progress = w toku
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] grano dzisiaj
    [yesterday] grano wczoraj
    [days] grano { $count } dni temu
    [weeks] { $count ->
        [few] grano { $count } tygodnie temu
       *[many] grano { $count } tygodni temu
    }
   *[months] { $count ->
        [few] grano { $count } miesiące temu
       *[many] grano { $count } miesięcy temu
    }
}

## Filters and search

filter-all = Wszystkie
filter-begun = W toku
filter-favourites = Ulubione
filter-short = Do 10 min
filter-sure = Prawie zawsze do wygrania
games-found = { $count ->
    [0] Nie znaleziono żadnej gry.
    [one] Znaleziono jedną grę.
    [few] Znaleziono { SPELLED($count, "feminine") } gry.
   *[many] Znaleziono { SPELLED($count) } gier.
}
