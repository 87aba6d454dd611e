# Hints and verdicts.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] Le robre est gagné.
   *[deal] La partie est gagnée.
}
nothing-to-choose = Il n’y a rien à choisir : touchez n’importe où pour continuer.
nothing-is-certain = Dans { $game }, rien n’est sûr : beaucoup dépend des cartes à venir.

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
# $noun is what the game calls a deal: "deal" or "rubber".
answer = { $answer ->
    [winnable] gagnable
    [lost] n’est plus gagnable
    [never] n’a jamais été gagnable
    [impossible] n’est pas gagnable
    [pending] pas encore connu
   *[unknown] issue inconnue
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = { $noun ->
    [rubber] Le robre est gagnable.
   *[deal] La partie est gagnable.
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won-in = { $noun ->
    [rubber] { $count ->
        [one] Le robre est gagnable : une solution en { $count } coup est connue.
       *[other] Le robre est gagnable : une solution en { $count } coups est connue.
    }
   *[deal] { $count ->
        [one] La partie est gagnable : une solution en { $count } coup est connue.
       *[other] La partie est gagnable : une solution en { $count } coups est connue.
    }
}
takes-hidden-cards = Ce verdict tient compte des cartes cachées.
not-known-after = { $count ->
    [one] Issue inconnue : sur { NUMBER($count) } position examinée, ni solution, ni preuve qu’il n’y en a pas.
   *[other] Issue inconnue : sur { NUMBER($count) } positions examinées, ni solution, ni preuve qu’il n’y en a pas.
}
not-known-so-far = Issue inconnue : jusqu’ici, ni solution, ni preuve qu’il n’y en a pas.
there-is-a-way = On peut encore gagner à partir d’ici.
# $noun is what the game calls a deal: "deal" or "rubber".
this-is-lost = { $noun ->
    [rubber] { $answer ->
        [never] Ce robre n’a jamais été gagnable.
        [impossible] Le robre n’est pas gagnable.
       *[lost] Le robre n’est plus gagnable.
    }
   *[deal] { $answer ->
        [never] Cette donne n’a jamais été gagnable.
        [impossible] La partie n’est pas gagnable.
       *[lost] La partie n’est plus gagnable.
    }
}
# $noun is what the game calls a deal: "deal" or "rubber".
lost-by-search = { this-is-lost } La recherche a tout parcouru sans trouver de solution.
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-moves = { $noun ->
    [rubber] On ignore si le robre est gagnable. Il reste des coups à jouer.
   *[deal] On ignore si la partie est gagnable. Il reste des coups à jouer.
}
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-stock = { $noun ->
    [rubber] On ignore si le robre est gagnable. Il n’y a plus qu’à retourner le talon.
   *[deal] On ignore si la partie est gagnable. Il n’y a plus qu’à retourner le talon.
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
guess = À tout hasard : { $move }.
best-move = Meilleur coup : { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] Au mieux, il reste { $count } carte.
       *[other] Au mieux, il reste { $count } cartes.
    }
   *[home] { $count ->
        [one] Au mieux, { $count } carte en place.
       *[other] Au mieux, { $count } cartes en place.
    }
}
nothing-useful-left = Plus aucun coup n’apporte quoi que ce soit.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) } : { $reason }. Victoire dans { $count } coup.
   *[other] { UPPER($move) } : { $reason }. Victoire dans { $count } coups.
}
why-hint-far = { UPPER($move) } : { $reason }. La victoire est encore loin.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] À tout hasard (la partie est gagnable, mais aucune solution n’est connue) : { $move }.
   *[nothing] À tout hasard, rien n’est prouvé : { $move }.
}
# $parts are those below.
gains = { LIST($parts, "and-only") }
gain-home = une carte de plus est en place
gain-one-less = il reste une carte de moins
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
    [1] puis { $gain }
   *[other] { SPELLED($count) } coups plus tard, { $gain }
}
leads-to-win = cela mène à la victoire

## Indices qui ne connaissent que les cartes déjà vues

fair-hint = { $won ->
    [0] { UPPER($move) } : aucune victoire trouvée sur { $count } donnes.
   *[other] { $count ->
        [one] { UPPER($move) } : gagne { $won } donne sur { $count }.
       *[other] { UPPER($move) } : gagne { $won } donnes sur { $count }.
    }
}
points-hint = { $goal ->
    [make] { UPPER($move) } : contrat réussi { $won } fois sur { $count }, { $points } points en moyenne.
    [set] { UPPER($move) } : la banque chute { $won } fois sur { $count }, { $points } points en moyenne.
   *[points] { UPPER($move) } : { $points } points en moyenne.
}
so-far = Jusqu’ici : { $hint }
won-of = { $won } sur { $count }
move-from-place = { $move } ({ $place })
only-ways-back = Chaque coup ramène à une position déjà vue.
