# La feuille qui dit combien de fois gagne chaque coup, si l’on ne connaît que les cartes vues.

chances-title = Chances
chances-meaning = { $count ->
    [one] Les cartes que vous n’avez pas vues ont été redistribuées { $count } fois. Après chaque coup, voici combien de ces donnes restent gagnables :
   *[other] Les cartes que vous n’avez pas vues ont été redistribuées { $count } fois. Après chaque coup, voici combien de ces donnes restent gagnables :
}
chances-won = Donnes
chances-interval = Chance (sûre à 95 %)
chances-from-to = { $low } à { $high }
chances-unknown = Quand une donne n’a pu être jugée à temps, la chance admet la victoire comme la défaite.
chances-fewer = Un coup nettement moins bon a été essayé dans moins de donnes.
chances-later = Ces donnes ont été jugées cartes sur table. Vous ne voyez pas ces cartes : comptez sur moins.
chances-played = Les cartes que vous n’avez pas vues ont été redistribuées { $count } fois. Après chaque coup, voici combien de ces donnes un joueur simple a gagnées :
chances-player = Ce joueur connaît l’ordre du talon, mais aucune autre carte que vous n’avez pas vue. En jouant mieux, comptez sur plus.
chances-player-sees-no-more = Ce joueur ne voit aucune carte que vous n’avez pas vue. En jouant mieux, comptez sur plus.
chances-plan = Le premier coup suit le plan de ce joueur. Un autre ne passe devant que s’il est nettement meilleur.
chances-points = Les cartes que vous n’avez pas vues ont été redistribuées { $count } fois. Voici combien de fois le contrat finit bien pour vous, et les points gagnés en moyenne :
chances-well = Finit bien
chances-gain = Points (sûrs à 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Un joueur simple termine chacune de ces donnes, sans voir les cartes non plus. En jouant mieux, comptez sur plus.
