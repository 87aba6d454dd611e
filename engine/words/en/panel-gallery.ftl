# The gallery: a tile for every game.

tile-go-on = Continue
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = { $share } winnable
favourite-game = Favourite: { $game }
rule-sets-of = Variants of { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , in progress
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

# $noun is what the game calls a deal: "deal" or "rubber".
tile-on-table = on the table
# $noun is what the game calls a deal: "deal" or "rubber".
tile-in-progress = in progress
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
# $noun is what the game calls a deal: "deal" or "rubber".
played = { $unit ->
    [today] played today
    [yesterday] played yesterday
    [days] played { $count } days ago
    [weeks] played { $count } weeks ago
   *[months] played { $count } months ago
}

## Filters and search

filter-all = All
filter-begun = In progress
filter-favourites = Favourites
filter-short = Under 10 min
filter-sure = Nearly always winnable
games-found = { $count ->
    [0] No games found.
    [one] One game found.
   *[other] { UPPER(SPELLED($count)) } games found.
}
