# The deals of the day: the page of all games, and the calendar of one game.

daily-title = Donnes du jour
daily-today = Aujourd’hui
daily-today-count = Aujourd’hui : { $count }
deals-won-of = { $won ->
    [one] { $won } gagnée sur { $all }
   *[other] { $won } gagnées sur { $all }
}
share-day = Partager cette journée
calendar-of = Calendrier : { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, donnes du { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, médaille de bronze
    [silver] { $squares } { deals-won-of }, médaille d’argent
    [gold] { $squares } { deals-won-of }, médaille d’or
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
longest-row-of-days = record { $count }
medals = Médailles
days-with-medal = { $medal ->
    [bronze] { $count ->
        [1] Un jour avec médaille de bronze
       *[other] { UPPER(SPELLED($count)) } jours avec médaille de bronze
    }
    [silver] { $count ->
        [1] Un jour avec médaille d’argent
       *[other] { UPPER(SPELLED($count)) } jours avec médaille d’argent
    }
   *[gold] { $count ->
        [1] Un jour avec médaille d’or
       *[other] { UPPER(SPELLED($count)) } jours avec médaille d’or
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Mois précédent
month-after = Mois suivant
is-today = aujourd’hui
deals-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
has-medal = { $medal ->
    [bronze] médaille de bronze
    [silver] médaille d’argent
   *[gold] médaille d’or
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } ou plus
medal-from-all = { $count ->
    [one] { $count } gagnée sur { $all }
   *[other] { $count } gagnées sur { $all }
}
legend-today = aujourd’hui
legend-explained = Le disque montre combien de donnes ont été gagnées le jour même. L’anneau compte aussi celles qui l’ont été plus tard.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = { $noun ->
    [rubber] gagné
   *[deal] gagnée
}
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = { $noun ->
    [rubber] gagné en { $time }
   *[deal] gagnée en { $time }
}
daily-play = Jouer
    .of = Jouer : { $game }
daily-go-on = Reprendre
    .of = Reprendre : { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Donnes du jour : { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game } : un robre gagnable par jour, le même pour tous.
       *[any] { $game } : un robre par jour, le même pour tous.
    }
   *[deal] { $kind ->
        [winnable] { $game } : une donne gagnable par jour, la même pour tous.
       *[any] { $game } : une donne par jour, la même pour tous.
    }
}
current-streak = { $count ->
    [0] Série en cours : aucun jour.
    [1] Série en cours : un jour.
   *[other] Série en cours : { SPELLED($count) } jours.
}
deal-of-today = { $noun ->
    [rubber] Le robre du jour
   *[deal] La donne du jour
}
deal-of-today-won = { $noun ->
    [rubber] Vous avez gagné le robre du jour.
   *[deal] Vous avez gagné la donne du jour.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = { $noun ->
    [rubber] gagné
   *[deal] gagnée
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = { $noun ->
    [rubber] gagné plus tard
   *[deal] gagnée plus tard
}
month-key = Plein : victoire le jour même. Contour avec une coche : victoire plus tard.
daily-of-all-games = Toutes les donnes du jour
