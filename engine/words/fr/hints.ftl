### Hints and verdicts.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] Vous avez déjà gagné ce robre.
   *[deal] Vous avez déjà gagné cette partie.
}
nothing-to-choose = Aucun choix à faire : touchez n’importe où pour continuer.
nothing-is-certain = Dans ce jeu, rien n’est sûr : beaucoup dépend des cartes à venir.
showing-way = { $count ->
    [one] démonstration : victoire en { $count } coup
   *[other] démonstration : victoire en { $count } coups
}
showing-long-way = démonstration : la victoire est encore loin

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
# $noun is what the game calls a deal: "deal" or "rubber".
answer = { $answer ->
    [winnable] gagnable
    [lost] sans issue
    [never] { $noun ->
        [rubber] perdu d’avance
       *[deal] perdue d’avance
    }
    [impossible] non gagnable
    [pending] recherche en cours
   *[unknown] peut-être gagnable
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = { $noun ->
    [rubber] Le robre est gagnable.
   *[deal] La partie est gagnable.
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won-in = { $noun ->
    [rubber] { $count ->
        [one] Le robre est gagnable : on connaît une solution en { $count } coup.
       *[other] Le robre est gagnable : on connaît une solution en { $count } coups.
    }
   *[deal] { $count ->
        [one] La partie est gagnable : on connaît une solution en { $count } coup.
       *[other] La partie est gagnable : on connaît une solution en { $count } coups.
    }
}
takes-hidden-cards = Cela tient compte des cartes cachées.
not-known-after = { $count ->
    [one] On ne sait pas : { NUMBER($count) } position examinée, aucune solution trouvée, mais il peut y en avoir une.
   *[other] On ne sait pas : { NUMBER($count) } positions examinées, aucune solution trouvée, mais il peut y en avoir une.
}
not-known-so-far = On ne sait pas encore : aucune solution trouvée, mais il peut y en avoir une.
there-is-a-way = La victoire est encore possible.
# $noun is what the game calls a deal: "deal" or "rubber".
this-is-lost = { $noun ->
    [rubber] { $answer ->
        [never] Ce robre était perdu d’avance.
        [impossible] Le robre n’est pas gagnable.
       *[lost] Le robre n’est plus gagnable.
    }
   *[deal] { $answer ->
        [never] Cette donne était perdue d’avance.
        [impossible] La partie n’est pas gagnable.
       *[lost] La partie n’est plus gagnable.
    }
}
# $noun is what the game calls a deal: "deal" or "rubber".
lost-by-search = { this-is-lost } Une recherche complète n’a trouvé aucune solution.
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-moves = { $noun ->
    [rubber] Le robre est peut-être gagnable. Il reste des coups à jouer.
   *[deal] La partie est peut-être gagnable. Il reste des coups à jouer.
}
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-stock = { $noun ->
    [rubber] Le robre est peut-être gagnable. Il ne vous reste qu’à retourner le talon.
   *[deal] La partie est peut-être gagnable. Il ne vous reste qu’à retourner le talon.
}

## A hint, such as "Ace of hearts home, turns a card."

in-short = { LIST($parts, "comma") }
turns-a-card = retourne une carte
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = { $pile ->
    [rib] vide une côte
    [fan] vide un éventail
    [place] libère une place
   *[column] vide une colonne
}
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = { $cell ->
    [tower] libère une tour
   *[cell] libère une cellule
}
frees-card = libère { FORM($card, "the") }
guess = Au jugé : { $move }.
best-move = Meilleur coup : { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [0] Au mieux, il ne restera aucune carte.
        [1] Au mieux, il restera une carte.
       *[other] Au mieux, il restera { SPELLED($count) } cartes.
    }
   *[home] { $count ->
        [0] Au mieux, aucune carte ne montera plus sur sa fondation.
        [1] Au mieux, une carte montera encore sur sa fondation.
       *[other] Au mieux, { SPELLED($count) } cartes monteront encore sur leur fondation.
    }
}
nothing-useful-left = Il ne reste aucun coup utile.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) } : { $reason }. { $count } coup pour gagner.
   *[other] { UPPER($move) } : { $reason }. { $count } coups pour gagner.
}
why-hint-far = { UPPER($move) } : { $reason }. La victoire est encore loin.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Au jugé : { $move }. La partie est gagnable, mais aucune solution n’est connue.
   *[nothing] Au jugé : { $move }. Aucune solution n’est connue.
}
# $parts are those below.
gains = { LIST($parts, "and-only") }
gain-home = une carte de plus est en place
gain-run = une suite est complète
gain-one-less = il reste moins de cartes
gain-turned = une carte cachée se retourne
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [rib] une côte se vide
    [fan] un éventail se vide
    [place] une place se libère
   *[column] une colonne se vide
}
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = { $cell ->
    [tower] une tour se libère
   *[cell] une cellule se libère
}
gain-card = { FORM($card, "the") } se libère
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] au coup suivant, { $gain }
   *[other] { SPELLED($count) } coups plus tard, { $gain }
}
leads-to-win = cela mène à la victoire

## Indices qui ne connaissent que les cartes déjà vues

fair-hint = { $won ->
    [0] { UPPER($move) } : { $count ->
        [one] aucune victoire trouvée sur { $count } donne.
       *[other] aucune victoire trouvée sur { $count } donnes.
    }
    [one] { UPPER($move) } : gagne { $won } donne sur { $count }.
   *[other] { UPPER($move) } : gagne { $won } donnes sur { $count }.
}
points-hint = { $goal ->
    [make] { UPPER($move) } : contrat réussi { $won } fois sur { $count }, { $points } points en moyenne.
    [set] { UPPER($move) } : la banque chute { $won } fois sur { $count }, { $points } points en moyenne.
   *[points] { UPPER($move) } : { $points } points en moyenne.
}
so-far = Calcul en cours… { $hint }
won-of = { $won } sur { $count }
move-from-place = { $move } ({ FORM($place, "from") })
only-ways-back = Tous les coups ramènent à une position déjà vue.
