# La feuille qui dit combien de fois gagne chaque coup, si l’on ne connaît que les cartes vues.

chances-title = Chances
chances-meaning = { $count ->
    [1] Les cartes que vous n’avez pas vues ont été redistribuées au hasard une fois. Le tableau montre après quels coups cette donne reste gagnable.
   *[other] Les cartes que vous n’avez pas vues ont été redistribuées au hasard { $count } fois. Le tableau montre dans combien de ces donnes la partie reste gagnable après chaque coup.
}
chances-won = Gagnées
chances-interval = Chances (confiance à 95 %)
chances-from-to = { $low } à { $high }
chances-unknown = Les donnes non résolues à temps élargissent la fourchette : chacune peut être gagnée ou perdue.
chances-fewer = Les coups nettement moins bons ont été essayés dans moins de donnes.
chances-later = Dans ces donnes, le solveur voyait toutes les cartes. Pas vous : vous gagnerez donc moins souvent.
chances-played = Les cartes que vous n’avez pas vues ont été redistribuées au hasard { $count } fois. Le tableau montre combien de fois un joueur virtuel élémentaire a gagné après chaque coup.
chances-player = Ce joueur virtuel connaît l’ordre du talon, mais aucune autre carte que vous n’avez pas vue. Vous ferez peut-être mieux.
chances-player-sees-no-more = Ce joueur virtuel ne voit que les cartes que vous avez vues. Vous ferez peut-être mieux.
chances-plan = Le premier coup est celui que jouerait ce joueur virtuel. Un autre ne passe devant que s’il est nettement meilleur.
chances-points = Les cartes que vous n’avez pas vues ont été redistribuées au hasard { $count } fois. Le tableau montre combien de fois le contrat tourne à votre avantage après chaque choix, et les points que vous gagnez en moyenne.
chances-well = Issue favorable
chances-gain = Points (confiance à 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Un joueur virtuel élémentaire a terminé chacune de ces donnes sans voir les cartes cachées. Vous ferez peut-être mieux.
