# Hints, the way back, and demonstrations.

thinking = calcul en cours…
advice-still-loading = Les indices sont en cours de chargement. Le vôtre s’affichera dès qu’ils seront prêts.
advice-not-loaded = Impossible de charger les indices. Rechargez la page pour réessayer.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = recherche d’une position où vous pouviez encore gagner…
# $noun is what the game calls a deal: "deal" or "rubber".
no-way-back = aucune position gagnable n’est connue avant celle-ci
review-closed = analyse fermée
showing-way = { $count ->
    [one] démonstration : victoire en { $count } coup
   *[other] démonstration : victoire en { $count } coups
}
showing-long-way = démonstration : la victoire est encore loin
no-way-found = aucune solution trouvée à partir d’ici

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Début du robre.
   *[deal] Début de la donne.
}
review-at-move = Coup { $number } sur { $count } : { $move }.
review-no-choices = Ce jeu ne laisse aucun choix.
review-not-judged = Ici, les coups ne sont pas évalués : personne ne pouvait voir les cartes à venir.
# $noun is what the game calls a deal: "deal" or "rubber".
review-nothing-lost = Toutes les positions étaient gagnables.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Recherche du coup perdant…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = On ne sait pas à quel coup vous avez perdu.
# $noun is what the game calls a deal: "deal" or "rubber".
review-still-unknown = On ne sait pas si vous pouviez encore gagner.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Ce robre était perdu d’avance.
   *[deal] Cette donne était perdue d’avance.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Perdu au coup { $number } ou avant.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Perdu au coup { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Perdu entre les coups { $first } et { $last }.
