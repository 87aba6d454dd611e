### features/statistics: The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistiques
# $game is the name of a rule set.
statistics-of = Statistiques : { $game }
statistics-of-all = Toutes les statistiques
all-rule-sets-together = Tous jeux confondus
result = résultat

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] Joués
   *[game] Jouées
}
    .meaning = { $noun ->
        [rubber] robres que vous avez terminés ou abandonnés
       *[game] parties que vous avez terminées ou abandonnées
    }
figure-won = Victoires
    .meaning = { $noun ->
        [rubber] sur les robres joués
       *[game] sur les parties jouées
    }
figure-win-rate = Taux de victoire
    .meaning = { $noun ->
        [rubber] sur les robres joués
       *[game] sur les parties jouées
    }
figure-streak = Série
    .meaning = victoires de suite en ce moment
figure-best-streak = Meilleure série
    .meaning = le plus de victoires de suite
figure-average = Score moyen
    .meaning = { $noun ->
        [rubber] en points, sur tous les robres
       *[game] sur toutes les parties
    }
games-won-title = { $noun ->
    [rubber] Robres gagnés
   *[game] Parties gagnées
}
figure-best-time = Meilleur temps
    .meaning = votre victoire la plus rapide
figure-median-time = Temps médian
    .meaning = la moitié de vos victoires ont demandé ce temps ou moins
figure-fewest-moves = Le moins de coups
    .meaning = votre victoire la plus courte
figure-median-moves = Médiane des coups
    .meaning = la moitié de vos victoires ont demandé ce nombre de coups ou moins
wins-after-peeking = { $count ->
    [1] Une victoire a suivi l’annulation d’un coup qui avait révélé une nouvelle carte.
   *[other] { UPPER(SPELLED($count)) } victoires ont suivi l’annulation d’un coup qui avait révélé une nouvelle carte.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [1] Les graphiques s’affichent après { SPELLED($count) } robres : encore un robre.
       *[other] Les graphiques s’affichent après { SPELLED($count) } robres : encore { SPELLED($left) } robres.
    }
   *[game] { $left ->
        [1] Les graphiques s’affichent après { SPELLED($count) } parties : encore une partie.
       *[other] Les graphiques s’affichent après { SPELLED($count) } parties : encore { SPELLED($left) } parties.
    }
}

## The results one by one, such as "won · 120 moves · 4:05"

latest-games = { $noun ->
    [rubber] Derniers robres
   *[game] Dernières parties
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-won = victoire
# $noun is what the game calls what is won or lost: "game" or "rubber".
result-lost = défaite
# $line is the result, $day a day such as "21 November 2026".
delete-result = Supprimer : { $day }, { $line }

## Which games count

none-counted = Aucune partie comptée pour l’instant.
none-of-rule-set-counted = { $noun ->
    [rubber] Aucun robre compté pour l’instant.
   *[game] Aucune partie comptée pour l’instant.
}
statistics-invite = Victoires, meilleurs temps et séries s’afficheront ici.
statistics-play = Jouer
what-counts-title = Ce qui compte
what-counts = { $noun ->
    [rubber] Un robre compte quand il est terminé. Si vous le quittez, vous le retrouverez tel quel. Il compte comme non gagné dès que vous jouez un coup dans un autre robre de la même variante, y compris après « { new-button } » ou « { restart-button } ». Si vous revenez ensuite au premier en annulant, il n’est plus compté ainsi. S’il ne restait qu’à toucher « { finish-button } », il compte comme gagné. Le robre du jour et un autre robre peuvent être en cours en même temps, et une victoire au robre du jour compte pour le jour où vous l’avez commencé. Un robre ouvert depuis un lien qui contient déjà des coups ne compte jamais.
   *[game] Une partie compte quand elle est terminée. Si vous la quittez, vous la retrouverez telle quelle. Elle compte comme non gagnée dès que vous jouez un coup dans une autre partie de la même variante, y compris après « { new-button } » ou « { restart-button } ». Si vous revenez ensuite à la première en annulant, elle n’est plus comptée ainsi. S’il ne restait qu’à toucher « { finish-button } », elle compte comme gagnée. La donne du jour et une autre partie peuvent être en cours en même temps, et une victoire à la donne du jour compte pour le jour où vous l’avez commencée. Une partie ouverte depuis un lien qui contient déjà des coups ne compte jamais.
}

### features/statistics: The charts and tables of the statistics. $noun is what the game calls what is won or lost: a
### game or a rubber.

# Opens the numbers of a chart as a table.
as-table = Voir le tableau

## The chart of the last games: a bar for each

last-games = { $noun ->
    [rubber] { $count ->
        [1] Le dernier robre
       *[other] Les { $count } derniers robres
    }
   *[game] { $count ->
        [1] La dernière partie
       *[other] Les { $count } dernières parties
    }
}
# For those who do not see the chart.
last-games-in-words = { $noun ->
    [rubber] { last-games }, du plus ancien au plus récent : { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    }, { $lost ->
        [one] { $lost } non gagné.
       *[other] { $lost } non gagnés.
    }
   *[game] { last-games }, de la plus ancienne à la plus récente : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } non gagnée.
       *[other] { $lost } non gagnées.
    }
}
# Beside the title. $streak is how many games in a row were won up to the last one.
streak-and-longest = Série en cours : { $streak }, record : { $longest }
# The legend of the chart.
# $noun is what the game calls what is won or lost: "game" or "rubber".
count-won = { $noun ->
    [rubber] { $count ->
        [one] { $count } gagné
       *[other] { $count } gagnés
    }
   *[game] { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
count-not-won = { $noun ->
    [rubber] { $count ->
        [one] { $count } non gagné
       *[other] { $count } non gagnés
    }
   *[game] { $count ->
        [one] { $count } non gagnée
       *[other] { $count } non gagnées
    }
}
oldest-first = ordre chronologique
# The titles of the columns of its table, and the results.
number-of-game = { $noun ->
    [rubber] Robre
   *[game] Partie
}
result-of-game = Résultat
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-won = { $noun ->
    [rubber] gagné
   *[game] gagnée
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
game-was-not-won = { $noun ->
    [rubber] non gagné
   *[game] non gagnée
}

## The chart of the win rate, each point for some games in a row

win-rates = Taux de victoire au fil du temps
games-at-a-time = { $noun ->
    [rubber] moyenne mobile sur { $span } robres
   *[game] moyenne mobile sur { $span } parties
}
# For those who do not see the chart. All but $span and $played are shares, such as "33%".
win-rates-in-words = { $noun ->
    [rubber] Taux de victoire, moyenne mobile sur { $span } robres, pour { $played } robres en tout : { win-rates-between }.
   *[game] Taux de victoire, moyenne mobile sur { $span } parties, pour { $played } parties en tout : { win-rates-between }.
}
win-rates-between = { $first } au début, { $last } à la fin, minimum { $lowest }, maximum { $highest }
# $start and $end are ordinal numbers.
win-rates-caption = { $noun ->
    [rubber] Moyenne mobile, du { $start } au { $end } robre : maintenant { $last }, maximum { $highest }.
   *[game] Moyenne mobile, de la { $start } à la { $end } partie : maintenant { $last }, maximum { $highest }.
}
# The titles of the columns of its table. In the first column stand ordinal numbers.
games-up-to = { $noun ->
    [rubber] Robres jusqu’au
   *[game] Parties jusqu’à la
}
rate-of-wins = Taux de victoire

## The table of the scores

# $scored is what the score counts: cards that are home, left or shown, or points ahead of the house.
scores-title = { $scored ->
    [left] Score : cartes restantes à la fin de chaque partie
    [shown] Score : cartes visibles à la fin de chaque partie
    [ahead] Score : points d’avance à la fin de chaque robre
   *[home] Score : cartes en place à la fin de chaque partie
}
scores-in-words = { $noun ->
    [rubber] Scores de { $lowest } à { $highest } ; { $half } ou moins pour la moitié des robres.
   *[game] Scores de { $lowest } à { $highest } ; { $half } ou moins pour la moitié des parties.
}
score-of-game = Score
games-with-score = { $noun ->
    [rubber] Robres
   *[game] Parties
}
# $between is "words" where a dash would stand beside the minus of a score below 0.
score-band = { $between ->
    [words] { $first } à { $last }
   *[dash] { $first }–{ $last }
}
# $noun is what the game calls what is won or lost: "game" or "rubber".
games-and-won = { $noun ->
    [rubber] { $won ->
        [one] { $count }, dont { $won } gagné
       *[other] { $count }, dont { $won } gagnés
    }
   *[game] { $won ->
        [one] { $count }, dont { $won } gagnée
       *[other] { $count }, dont { $won } gagnées
    }
}

## The tables of win rates

rates-by-rule-set = Par jeu
rates-by-difficulty = Par difficulté
rate-easy = Facile
rate-middling = Moyenne
rate-hard = Difficile
rate-unknown = Inconnue
how-hard = La difficulté se mesure au temps mis par le solveur : plus c’est long, plus c’est difficile.
rate-games = { $noun ->
    [rubber] Robres
   *[game] Parties
}
# What the mark in a bar means: how many of the deals can be won.
rate-mark = gagnables
rate-mark-meaning = Le repère indique à peu près la part des donnes gagnables.
rate-possible = gagnables : environ { $share }

## The charts of how long the wins took. $count wins, always five or more; times are such as "4:05".

time-of-win = Temps pour gagner
moves-of-win = Coups pour gagner
time-of-wins-in-words = Temps pour gagner : { $count } victoires, de { $least } à { $most } ; { $half } ou moins pour la moitié.
moves-of-wins-in-words = Coups pour gagner : { $count } victoires, de { $least } à { $most } coups ; { $half } ou moins pour la moitié.
median-of-wins = médiane { $half }, { $count } victoires
wins-of-band = Victoires
band-or-more = { $first } ou plus
band-from-to = { $first } à { $last }
band-to-under = { $first } à moins de { $end }

### features/statistics, features/report, panels: The bidding box of Bridge Solitaire, and the table of its contracts in
### the statistics.

# The button that makes the call, before and after one is chosen.
bid-button = Annoncer
# $bid is a sign, such as "3♠".
bid-button-with = Annoncer { $bid }
nothing-to-study = Vous pourrez étudier la donne quand elle sera terminée.
no-score-sheet = Ce jeu n’a pas de feuille de marque.
house-is-not-bidding = La banque n’annonce pas en ce moment.

## The table of contracts. $side is "you" or "house".

contracts-title = Contrats
contracts-all = Tous
contracts-level = Palier
bid-by = { $side ->
    [you] Vos contrats
   *[house] Contrats de la banque
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Joués
contracts-made = Réussis
contracts-set = Chutés
no-contract-bid = { $side ->
    [you] Vous n’avez encore joué aucun contrat.
   *[house] La banque n’a encore joué aucun contrat.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] { $made ->
        [one] Vous avez réussi { $made } contrat sur { $count } : { $share }.
       *[other] Vous avez réussi { $made } contrats sur { $count } : { $share }.
    }
   *[house] { $made ->
        [one] La banque a réussi { $made } contrat sur { $count } : { $share }.
       *[other] La banque a réussi { $made } contrats sur { $count } : { $share }.
    }
}
contracts-of = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
contracts-doubling = Contre
contracts-small-slams = Vos petits chelems : { $made ->
    [one] { $made } réussi sur { $bid }.
   *[other] { $made } réussis sur { $bid }.
}
contracts-grand-slams = Vos grands chelems : { $made ->
    [one] { $made } réussi sur { $bid }.
   *[other] { $made } réussis sur { $bid }.
}
contracts-honours = Vos honneurs : { $four } fois 100 points, { $five } fois 150 points.

### features/ending, panels: The sheets for a game that is over, or that cannot be won any more.

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

### features/share: The result of a won game to share. "Backbone Patience" is the name of this collection.

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
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] robre du { $date }
   *[deal] donne du { $date }
}
deal-by-number = { $noun ->
    [rubber] robre { $number }
   *[deal] donne { $number }
}
text-copied = Texte copié.
text-not-copied = Copie impossible. Le texte est sélectionné : copiez-le vous-même.
picture-saved = Image enregistrée dans un fichier.

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
