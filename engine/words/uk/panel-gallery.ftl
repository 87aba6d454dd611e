# Галерея: плитка для кожної гри.

tile-go-on = Продовжити
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = можна виграти { $share }
favourite-game = Улюблена гра: { $game }
rule-sets-of = Варіанти гри: { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , розпочато
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

tile-on-table = на столі
tile-in-progress = розпочато
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
played = { $unit ->
    [today] грали сьогодні
    [yesterday] грали вчора
    [days] { $count ->
        [one] грали { $count } день тому
        [few] грали { $count } дні тому
       *[many] грали { $count } днів тому
    }
    [weeks] { $count ->
        [one] грали { $count } тиждень тому
        [few] грали { $count } тижні тому
       *[many] грали { $count } тижнів тому
    }
   *[months] { $count ->
        [one] грали { $count } місяць тому
        [few] грали { $count } місяці тому
       *[many] грали { $count } місяців тому
    }
}

## Filters and search

filter-all = Усі
filter-begun = Розпочаті
filter-favourites = Улюблені
filter-short = До 10 хв
filter-sure = Майже завжди виграшні
games-found = { $count ->
    [0] Жодної гри не знайдено.
    [1] Знайдено одну гру.
    [one] Знайдено { $count } гру.
    [few] Знайдено { SPELLED($count) } гри.
   *[many] Знайдено { SPELLED($count) } ігор.
}
