# The gallery: a tile for every game.

tile-go-on = המשך
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = פתירות: { $share }
favourite-game = מועדף: { $game }
rule-sets-of = גרסאות של { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , באמצע משחק
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = על השולחן
tile-in-progress = באמצע משחק
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] שוחק היום
    [yesterday] שוחק אתמול
    [days] { $count ->
        [two] שוחק לפני יומיים
       *[other] שוחק לפני { $count } ימים
    }
    [weeks] { $count ->
        [two] שוחק לפני שבועיים
       *[other] שוחק לפני { $count } שבועות
    }
   *[months] { $count ->
        [two] שוחק לפני חודשיים
       *[other] שוחק לפני { $count } חודשים
    }
}

## Filters and search

filter-all = הכול
filter-begun = באמצע משחק
filter-favourites = מועדפים
filter-short = פחות מ־10 דק׳
filter-sure = כמעט תמיד פתירים
games-found = { $count ->
    [0] לא נמצאו משחקים.
    [one] נמצא משחק אחד.
    [two] נמצאו שני משחקים.
   *[other] נמצאו { SPELLED($count) } משחקים.
}
