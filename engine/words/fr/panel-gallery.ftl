# The gallery: a tile for every game.

tile-go-on = Reprendre
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = { $share } gagnables
favourite-game = Favori : { $game }
rule-sets-of = Variantes : { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , en cours
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

# $noun is what the game calls a deal: "deal" or "rubber".
tile-on-table = sur la table
# $noun is what the game calls a deal: "deal" or "rubber".
tile-in-progress = en cours
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
# $noun is what the game calls a deal: "deal" or "rubber".
played = { $noun ->
    [rubber] { $unit ->
        [today] joué aujourd’hui
        [yesterday] joué hier
        [days] joué il y a { $count } jours
        [weeks] joué il y a { $count } semaines
       *[months] joué il y a { $count } mois
    }
   *[deal] { $unit ->
        [today] jouée aujourd’hui
        [yesterday] jouée hier
        [days] jouée il y a { $count } jours
        [weeks] jouée il y a { $count } semaines
       *[months] jouée il y a { $count } mois
    }
}

## Filters and search

filter-all = Tous
filter-begun = En cours
filter-favourites = Favoris
filter-short = Moins de 10 min
filter-sure = Presque toujours gagnables
games-found = { $count ->
    [0] Aucun jeu trouvé.
    [1] Un jeu trouvé.
   *[other] { UPPER(SPELLED($count)) } jeux trouvés.
}
