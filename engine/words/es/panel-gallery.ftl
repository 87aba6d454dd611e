# The gallery: a tile for every game.

tile-go-on = Continuar
# $share is in words, such as "6 de cada 7" or "casi todas".
share-winnable = { $share } ganables
favourite-game = Favorito: { $game }
rule-sets-of = Variantes de { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , en curso
# Follows the short name of a rule set with its whole name, such as "De tres en tres (Klondike, de tres en tres)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = en la mesa
tile-in-progress = en curso
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] se jugó hoy
    [yesterday] se jugó ayer
    [days] se jugó hace { $count } días
    [weeks] se jugó hace { $count } semanas
   *[months] se jugó hace { $count } meses
}

## Filters and search

filter-all = Todos
filter-begun = En curso
filter-favourites = Favoritos
filter-short = Menos de 10 min
filter-sure = Casi siempre ganables
games-found = { $count ->
    [0] No se ha encontrado ningún juego.
    [one] Se ha encontrado un juego.
   *[other] Se han encontrado { SPELLED($count) } juegos.
}
