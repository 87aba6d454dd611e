# Hints, the way back, and demonstrations.

thinking = réflexion
advice-still-loading = Les conseils se chargent encore. Ils s’afficheront d’eux-mêmes.
advice-not-loaded = Les conseils n’ont pas pu être chargés. Rechargez la page pour en recevoir.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = recherche d’une position encore gagnable
# $noun is what the game calls a deal: "deal" or "rubber".
no-way-back = { $noun ->
    [rubber] aucune position gagnable n’est connue plus tôt dans le robre
   *[deal] aucune position gagnable n’est connue plus tôt dans la partie
}
review-closed = analyse fermée
showing-way = { $count ->
    [one] démonstration : victoire en { $count } coup
   *[other] démonstration : victoire en { $count } coups
}
showing-long-way = démonstration : un long chemin vers la victoire
no-way-found = aucun chemin vers la victoire n’a été trouvé d’ici

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Le robre au départ.
   *[deal] La donne au départ.
}
review-at-move = Coup { $number } sur { $count } : { $move }.
review-no-choices = Dans ce jeu, il n’y a rien à décider.
review-not-judged = Dans ce jeu, les coups ne sont pas jugés : nul ne pouvait voir les cartes à venir.
# $noun is what the game calls a deal: "deal" or "rubber".
review-nothing-lost = Toutes les positions sont gagnables.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Recherche du coup perdant.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = { $noun ->
    [rubber] On ignore à quel moment le robre a été perdu.
   *[deal] On ignore à quel moment la partie a été perdue.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-still-unknown = { $noun ->
    [rubber] On ignore si le robre est encore gagnable.
   *[deal] On ignore si la partie est encore gagnable.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Ce robre n’était pas gagnable.
   *[deal] Cette donne n’était pas gagnable.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = { $noun ->
    [rubber] Robre perdu au plus tard au coup { $number }.
   *[deal] Partie perdue au plus tard au coup { $number }.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = { $noun ->
    [rubber] Robre perdu au coup { $number }.
   *[deal] Partie perdue au coup { $number }.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = { $noun ->
    [rubber] Robre perdu entre les coups { $first } et { $last }.
   *[deal] Partie perdue entre les coups { $first } et { $last }.
}
