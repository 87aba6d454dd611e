### How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $count ->
    [one] Victoire en { $count } coup.
   *[other] Victoire en { $count } coups.
}
all-home = Toutes les cartes sont en place.
no-more-home = Plus aucune carte ne peut monter sur sa fondation.
klondike-stuck = Vous ne pouvez plus retourner de carte cachée, ni jouer de carte du talon ou de la défausse.
all-runs-complete = Les huit suites sont complètes.
no-run-possible = Vous ne pouvez plus retourner de carte cachée ni compléter de suite.
too-few-to-deal = Il reste trop peu de cartes pour occuper toutes les colonnes : vous ne pouvez plus distribuer.
stock-used-up = Le talon est épuisé.
clock-won = Toutes les cartes sont visibles, et le quatrième roi est sorti en dernier.
clock-stopped = Le quatrième roi a arrêté l’horloge.
clock-odds = Il n’y a rien à décider : une donne sur treize est gagnante.
pyramid-gone = Vous avez démonté la pyramide.
nothing-to-take-away = Vous ne pouvez plus retirer de carte.
all-in-hole = Toutes les cartes sont dans le trou noir.
no-free-card-fits = Aucune carte libre ne convient.
columns-cleared = Vous avez vidé les colonnes.
golf-stuck = Le talon est épuisé, et plus aucune carte ne convient.
round-won = Les neuf donnes sont jouées : il reste 45 cartes ou moins.
round-lost = Les neuf donnes sont jouées : il reste plus de 45 cartes.

### The sheets for a game that is over, or that cannot be won any more.

# $noun is what the game calls a deal: "deal" or "rubber".
end-won = Gagné !
# $noun is what the game calls a deal: "deal" or "rubber".
end-lost = Perdu
# Follows the sentence that says how the game ended.
# $noun is what the game calls a deal: "deal" or "rubber".
move-that-lost = Perdu au coup { $number }.
first-win-in = Votre première victoire : { $game }
end-peeked = Vous avez annulé un coup qui avait révélé une nouvelle carte.
# $noun is what the game calls a deal: "deal" or "rubber".
end-from-link = { $noun ->
    [rubber] Ouvert depuis un lien qui contenait déjà des coups : ce robre ne compte pas.
   *[deal] Ouverte depuis un lien qui contenait déjà des coups : cette partie ne compte pas.
}
# $noun is what the game calls a deal: "deal" or "rubber".
end-was-lesson = { $noun ->
    [rubber] Ce robre a commencé par une leçon : il ne compte pas.
   *[deal] Cette donne a commencé par une leçon : elle ne compte pas.
}

## Buttons

end-new = { $noun ->
    [rubber] Nouveau robre
   *[deal] Nouvelle donne
}
end-undo = Annuler
end-share = Partager
end-restart = Recommencer
end-review = Analyse
# $noun is what the game calls a deal: "deal" or "rubber".
end-losing-move = Le coup perdant
end-statistics = Statistiques
end-games = Tous les jeux
end-sound = Activer le son

## In the figure that the cards of a won game form

# $noun is what the game calls a deal: "deal" or "rubber".
figure-of-win = Gagné
# One of these stands below, if it is true.
your-first-win = Première victoire
your-best-time = Meilleur temps
your-fewest-moves = Le moins de coups
your-longest-streak = { $count ->
    [one] { $count } victoire de suite
   *[other] { $count } victoires de suite
}

## Figures: time, moves, score and streak, each with a note beside it

end-time = Temps
end-moves = Coups
end-score = Score
end-streak = Victoires de suite
# This is the best so far, it equals the best, or what the best is.
end-best = Record
end-equals-best = record égalé
end-best-time = record { $time }
end-fewest-moves = record { $count }
end-longest = Record
end-longest-streak = record { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] { $count ->
        [one] restante
       *[other] restantes
    }
    [shown] { $count ->
        [one] visible
       *[other] visibles
    }
    [ahead] d’avance
    [behind] de retard
    [runs] { $count ->
        [one] suite
       *[other] suites
    }
   *[home] en place
}
end-points = { $count ->
    [one] point
   *[other] points
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] { $count ->
        [one] Taux de victoire, { $count } robre
       *[other] Taux de victoire, { $count } robres
    }
   *[game] { $count ->
        [one] Taux de victoire, { $count } partie
       *[other] Taux de victoire, { $count } parties
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Taux de victoire après chacun des { $count } derniers robres : de { $first } à { $last }.
   *[game] Taux de victoire après chacune des { $count } dernières parties : de { $first } à { $last }.
}

## The daily deals of this week

week-title = Donne du jour
# $ordinal is an ordinal number, such as "3rd", $count the same as a whole number.
week-streak = { $ordinal } jour de suite
# $noun is what the game calls a deal: "deal" or "rubber".
week-won = { $noun ->
    [rubber] { $count ->
        [0] aucun gagné cette semaine
        [1] un gagné cette semaine
       *[other] { SPELLED($count) } gagnés cette semaine
    }
   *[deal] { $count ->
        [0] aucune gagnée cette semaine
        [1] une gagnée cette semaine
       *[other] { SPELLED($count) } gagnées cette semaine
    }
}
# $day is the name of a day of the week.
# $noun is what the game calls a deal: "deal" or "rubber".
week-day = { $noun ->
    [rubber] { $won ->
        [won] { UPPER($day) } : gagné
        [later] { UPPER($day) } : gagné plus tard
       *[not] { UPPER($day) } : non gagné
    }
   *[deal] { $won ->
        [won] { UPPER($day) } : gagnée
        [later] { UPPER($day) } : gagnée plus tard
       *[not] { UPPER($day) } : non gagnée
    }
}

## A game that goes on but cannot be won

no-way-title = Sans issue
# $noun is what the game calls a deal: "deal" or "rubber".
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Ce robre était perdu d’avance.
        [impossible] Ce robre n’est pas gagnable à partir d’ici.
       *[lost] Ce robre n’est plus gagnable.
    }
   *[deal] { $answer ->
        [never] Cette donne était perdue d’avance.
        [impossible] Cette partie n’est pas gagnable à partir d’ici.
       *[lost] Cette partie n’est plus gagnable.
    }
}
solver-sees-no-way = Le solveur a tout exploré : aucune solution.
solver-sees-no-way-hidden = Le solveur, qui voit aussi les cartes cachées, a tout exploré : aucune solution.
# $noun is what the game calls a deal: "deal" or "rubber".
back-to-winnable = Revenir à une position gagnable
no-way-play-on = Continuer

### The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience : { $game }, { $deal }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-with = Victoire en { moves }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-in = Victoire en { $time } et { moves }
# In the middle of the picture, if it shows no time.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-won = Gagné
# For those who do not see the picture.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-label = { $game }, { $deal } : victoire, { moves }

## The sheet for sharing

share-title = Partager
share-picture = Partager l’image
save-picture = Enregistrer l’image
share-shows-no-card = Aucune carte n’y figure. Le lien ouvre la même donne, depuis le début.
share-as-text = Partager le texte
copy-as-text = Copier le texte
# Above the links.
share-game-so-far = La partie jusqu’ici
share-deal = Cette donne, depuis le début
copy-link = Copier
