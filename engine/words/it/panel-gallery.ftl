# The gallery: a tile for every game.

tile-go-on = Continua
# $share is in words, such as "6 su 7" or "quasi tutte".
share-winnable = { $share } risolvibili
favourite-game = Preferito: { $game }
rule-sets-of = Varianti { FORM($game, "of") }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , in corso
# Follows the short name of a rule set with its whole name, such as "Tre carte (Klondike, tre carte)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = sul tavolo
tile-in-progress = in corso
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $noun ->
    [rubber] { $unit ->
        [today] giocato oggi
        [yesterday] giocato ieri
        [days] giocato { $count } giorni fa
        [weeks] giocato { $count } settimane fa
       *[months] giocato { $count } mesi fa
    }
   *[deal] { $unit ->
        [today] giocata oggi
        [yesterday] giocata ieri
        [days] giocata { $count } giorni fa
        [weeks] giocata { $count } settimane fa
       *[months] giocata { $count } mesi fa
    }
}

## Filters and search

filter-all = Tutti
filter-begun = In corso
filter-favourites = Preferiti
filter-short = Meno di 10 min
filter-sure = Quasi sempre risolvibili
games-found = { $count ->
    [0] Nessun solitario trovato.
    [one] Un solitario trovato.
   *[other] { UPPER(SPELLED($count)) } solitari trovati.
}
