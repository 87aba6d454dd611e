# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistiques
# $game is the name of a rule set.
statistics-of = Statistiques : { $game }
statistics-of-all = Toutes les variantes
all-rule-sets-together = Toutes les variantes ensemble.

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] Joués
   *[game] Jouées
}
    .meaning = { $noun ->
        [rubber] robres terminés ou abandonnés
       *[game] parties terminées ou abandonnées
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
    .meaning = { $noun ->
        [rubber] victoires de suite jusqu’au dernier robre
       *[game] victoires de suite jusqu’à la dernière partie
    }
figure-best-streak = Meilleure série
    .meaning = record de victoires de suite
figure-average = Résultat moyen
    .meaning = { $noun ->
        [rubber] points, sur tous les robres
       *[game] points, sur toutes les parties
    }
games-won-title = { $noun ->
    [rubber] Robres gagnés
   *[game] Parties gagnées
}
figure-best-time = Meilleur temps
    .meaning = la victoire la plus rapide
figure-median-time = Temps médian
    .meaning = pas plus, pour la moitié des victoires
figure-fewest-moves = Le moins de coups
    .meaning = la victoire la plus courte
figure-median-moves = Médiane des coups
    .meaning = pas plus, pour la moitié des victoires
wins-after-peeking = { $count ->
    [1] Une victoire a suivi l’annulation d’un coup qui avait montré une nouvelle carte.
   *[other] { UPPER(SPELLED($count)) } victoires ont suivi l’annulation d’un coup qui avait montré une nouvelle carte.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [1] Il faut { SPELLED($count) } robres pour un graphique : encore un robre.
       *[other] Il faut { SPELLED($count) } robres pour un graphique : encore { SPELLED($left) } robres.
    }
   *[game] { $left ->
        [1] Il faut { SPELLED($count) } parties pour un graphique : encore une partie.
       *[other] Il faut { SPELLED($count) } parties pour un graphique : encore { SPELLED($left) } parties.
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

none-counted = Aucune partie n’a encore été comptée.
none-of-rule-set-counted = { $noun ->
    [rubber] Aucun robre de cette variante n’a encore été compté.
   *[game] Aucune partie de cette variante n’a encore été comptée.
}
statistics-invite = Victoires, meilleurs temps et séries s’afficheront ici.
statistics-play = Jouer
what-counts-title = Ce qui compte
what-counts = { $noun ->
    [rubber] Un robre compte dès que vous y avez joué un coup et qu’il est terminé. Celui que vous quittez attend ; il compte comme non gagné si vous y touchez « Nouveau robre » ou « Recommencer », ou si vous jouez un coup dans une autre donne de la même variante. Le robre du jour et un autre robre s’attendent l’un l’autre. Un robre ouvert depuis un lien qui contient déjà des coups ne compte jamais.
   *[game] Une partie compte dès que vous y avez joué un coup et qu’elle est terminée. Celle que vous quittez attend ; elle compte comme non gagnée si vous y touchez « Nouvelle donne » ou « Recommencer », ou si vous jouez un coup dans une autre donne de la même variante. La donne du jour et une autre partie s’attendent l’une l’autre. Une partie ouverte depuis un lien qui contient déjà des coups ne compte jamais.
}

## Backups, on several sheets

backup-title = Sauvegarde
backup-explained = Toutes les parties en cours, les résultats, les favoris et les réglages dans un seul fichier, à garder ou à emporter sur un autre appareil. Ajouter une sauvegarde apporte ce qui manque ici et n’enlève rien.
backup-save = Sauvegarder
backup-add = Ajouter une sauvegarde
