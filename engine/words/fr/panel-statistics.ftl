# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistiques
# $game is the name of a rule set.
statistics-of = Statistiques : { $game }
statistics-of-all = Toutes les statistiques
all-rule-sets-together = Tous jeux confondus

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
       *[game] en points, sur toutes les parties
    }
games-won-title = { $noun ->
    [rubber] Robres gagnés
   *[game] Parties gagnées
}
figure-best-time = Meilleur temps
    .meaning = votre victoire la plus rapide
figure-median-time = Temps médian
    .meaning = la moitié de vos victoires n’ont pas demandé plus de temps
figure-fewest-moves = Le moins de coups
    .meaning = votre victoire la plus courte
figure-median-moves = Médiane des coups
    .meaning = la moitié de vos victoires n’ont pas demandé plus de coups
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

## Backups, on several sheets

backup-title = Sauvegarde
backup-explained = Toutes vos parties en cours, vos résultats, favoris et réglages dans un seul fichier, à garder ou à emporter sur un autre appareil. Quand vous ajoutez une sauvegarde, vous récupérez ce qui manque ici, et rien n’est supprimé.
backup-save = Sauvegarder
backup-add = Ajouter une sauvegarde
