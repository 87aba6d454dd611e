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
move-from-place = { $move } ({ $place })
