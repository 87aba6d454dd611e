# De galerij: een tegel voor elk spel.

tile-go-on = Doorgaan
# $share is in woorden, zoals "6 op de 7" of "bijna alle".
share-winnable = { $share } te winnen
favourite-game = Favoriet: { $game }
rule-sets-of = Varianten van { $game }
# Volgt op de naam van een variant, voor wie de stip ernaast niet ziet.
rule-set-in-progress = , begonnen
# Volgt op de korte naam van een variant met de hele naam, zoals "Drie kaarten (Klondike, drie kaarten)".
rule-set-in-full = { " " }({ $game })

## Hoe het spel van een tegel ervoor staat

tile-on-table = op tafel
tile-in-progress = begonnen
# $count is een aantal dagen, weken of maanden: twee of meer, maar 0 voor vandaag en 1 voor gisteren.
played = { $unit ->
    [today] vandaag gespeeld
    [yesterday] gisteren gespeeld
    [days] { $count } dagen geleden gespeeld
    [weeks] { $count } weken geleden gespeeld
   *[months] { $count } maanden geleden gespeeld
}

## Filters en zoeken

filter-all = Alle
filter-begun = Begonnen
filter-favourites = Favorieten
filter-short = Binnen 10 min
filter-sure = Bijna altijd te winnen
games-found = { $count ->
    [0] Geen spellen gevonden.
    [one] Eén spel gevonden.
   *[other] { UPPER(SPELLED($count)) } spellen gevonden.
}
