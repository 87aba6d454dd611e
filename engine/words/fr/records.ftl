### The rules page of a game whose rules are not written by hand. The page has three parts, below the headings of the
### first group. Each part is put together from the sentences of one of the other groups, one for each rule of the game,
### in the order in which they stand here. So each sentence must make sense after any other of its group, and alone.
### "It" is only what the sentence before it in this file speaks of.
### Write as in the rules of the other games (see the folder "rules"): the same terms, addressed to the player.

## The three parts

rules-table = La table
rules-aim = Le but
rules-play = Le jeu

## The names of piles in the picture of the table

# $kind is the kind of pile, $count how many there are; it begins with a small letter.
rules-piles = { $kind ->
    [pyramid] pyramide
    [peaks] pyramides
    [foundation] { $count ->
        [1] fondation
       *[other] fondations
    }
    [tableau] { $count ->
        [1] colonne
       *[other] colonnes
    }
    [cell] { $count ->
        [1] cellule
       *[other] cellules
    }
    [reserve] réserve
    [waste] défausse
   *[stock] talon
}

## The table: how many packs and piles there are, and how many cards are dealt to them

rules-packs = { $count ->
    [1] Un jeu de 52 cartes.
    [2] Deux jeux de 52 cartes, soit 104 cartes.
   *[other] { UPPER(SPELLED($count)) } jeux de 52 cartes.
}
rules-packs-apart = Chaque jeu est battu séparément, et le second distribué après le premier.
rules-only-suits = Il n’y a que des cartes { LIST($suits, "and", "of") }.
# The columns have the same number of cards. A sentence does not begin with digits: 17 and 18 are those of games.
rules-columns = { $columns ->
    [1] Une colonne
    [17] Dix-sept colonnes
    [18] Dix-huit colonnes
   *[other] { UPPER(SPELLED($columns)) } colonnes
} { $cards ->
    [0] sans carte.
    [1] d’une carte.
   *[other] de { SPELLED($cards) } cartes.
}
# Such as 1, 2, 3, 4: each column has one card more than the one before. There are at least three columns.
rules-columns-rising = { UPPER(SPELLED($columns)) } colonnes { $fewest ->
    [0] de zéro à { SPELLED($most) } cartes.
    [1] d’une à { SPELLED($most) } cartes.
   *[other] de { SPELLED($fewest) } à { SPELLED($most) } cartes.
}
# Such as 7, 7, 7, 7, 6, 6, 6. There are at least three columns.
rules-columns-two = { $columns ->
    [17] Dix-sept colonnes
    [18] Dix-huit colonnes
   *[other] { UPPER(SPELLED($columns)) } colonnes
} : { $count ->
    [1] { $first ->
        [0] aucune carte dans la première
        [1] une carte dans la première
       *[other] { SPELLED($first) } cartes dans la première
    }
   *[other] { $first ->
        [0] aucune carte dans les { SPELLED($count) } premières
        [1] une carte dans chacune des { SPELLED($count) } premières
       *[other] { SPELLED($first) } cartes dans chacune des { SPELLED($count) } premières
    }
}, { $others ->
    [1] { SPELLED($rest) } dans la dernière.
   *[other] { $rest ->
        [0] aucune dans les { SPELLED($others) } autres.
       *[other] { SPELLED($rest) } dans chacune des { SPELLED($others) } autres.
    }
}
# Any other numbers of cards, such as "1, 6, 7, 8".
rules-columns-counted = { $columns ->
    [17] Dix-sept colonnes.
    [18] Dix-huit colonnes.
   *[other] { UPPER(SPELLED($columns)) } colonnes.
} Nombre de cartes, colonne par colonne : { $numbers }.
# One pyramid, or several that stand side by side and share their last row.
rules-peaks = { $peaks ->
    [1] { $rows ->
        [1] Une pyramide d’une rangée, soit une seule carte.
       *[other] Une pyramide de { SPELLED($rows) } rangées, soit { $cards } cartes.
    }
   *[other] { $rows ->
        [1] { UPPER(SPELLED($peaks)) } pyramides d’une rangée, côte à côte ; { $cards } cartes en tout.
       *[other] { UPPER(SPELLED($peaks)) } pyramides de { SPELLED($rows) } rangées, côte à côte, qui partagent la rangée du bas ; { $cards } cartes en tout.
    }
} Chaque carte, sauf dans la rangée du bas, est couverte par deux cartes de la rangée suivante.
rules-kings-below = Avant le premier coup, les rois passent sous les autres cartes de leur colonne.
# The cards of the columns or of the peaks, of which the sentences before speak.
rules-all-face-up = Toutes ces cartes sont visibles.
# Of each column that has more cards than these, the last ones are face up.
rules-last-face-up = { $count ->
    [1] Seule la dernière carte de chaque colonne est visible.
   *[other] Seules les { SPELLED($count) } dernières cartes de chaque colonne sont visibles.
}
rules-last-row-face-up = Seules les cartes de la rangée du bas sont visibles.
rules-first-face-down = { $columns ->
    [1] Dans la première colonne,
   *[other] Dans chacune des { SPELLED($columns) } premières colonnes,
} { $cards ->
    [1] une carte est cachée.
   *[other] { SPELLED($cards) } cartes sont cachées.
}
rules-face-down-counted = Nombre de cartes cachées, colonne par colonne : { $numbers }.
# The two stars before and after a word make it bold.
rules-no-cells = Il n’y a pas de cellules.
rules-empty-cells = { $count ->
    [1] Une **cellule** vide.
   *[other] { UPPER(SPELLED($count)) } **cellules** vides.
}
rules-filled-cells = { $count ->
    [1] Une **cellule**.
   *[other] { UPPER(SPELLED($count)) } **cellules**.
} { $filled ->
    [1] Une carte y est distribuée.
   *[other] { UPPER(SPELLED($filled)) } cartes y sont distribuées, une par cellule.
}
# Piles from which cards are played, but to which no card goes.
rules-reserve = { $piles ->
    [1] { $cards ->
        [1] Une seule carte forme la **réserve**.
       *[other] La **réserve** est une pile de { SPELLED($cards) } cartes.
    }
   *[other] { $cards ->
        [1] La **réserve** est faite de { SPELLED($piles) } cartes, posées côte à côte.
       *[other] La **réserve** est faite de { SPELLED($piles) } piles de { SPELLED($cards) } cartes.
    }
}
rules-reserve-counted = La **réserve** est faite de plusieurs piles. Nombre de cartes, pile par pile : { $numbers }.
# Only the top card, of one pile or of each.
rules-reserve-top-up = { $piles ->
    [1] Seule sa carte du dessus est visible.
   *[other] Seule la carte du dessus de chaque pile est visible.
}
rules-lock = Une carte de plus est posée en travers de la réserve.
rules-lock-no-king = Ce ne peut pas être un roi : un roi va sous le talon, et la carte suivante prend sa place.
rules-foundations = { $count ->
    [1] Il y a une fondation.
   *[other] Il y a { SPELLED($count) } fondations.
}
rules-aces-in-deal = Les as sont distribués comme les autres cartes.
rules-aces-laid-out = Les as sont sur les fondations dès le début.
rules-first-rank = Une carte va sur une fondation : toutes les fondations commencent par son rang.
rules-aces-dealt = Pendant la donne, un as monte aussitôt sur sa fondation, et la carte suivante prend sa place.
rules-heap-starts = { $kind ->
    [waste] Une carte commence la défausse.
   *[foundation] Une carte commence la fondation.
}
rules-heap-starts-with = { $kind ->
    [waste] La défausse commence par { FORM($card, "the") }.
   *[foundation] La fondation commence par { FORM($card, "the") }.
}
rules-stock = { $count ->
    [0] Les autres cartes forment le talon.
    [1] La dernière carte forme le talon.
   *[other] Les { SPELLED($count) } autres cartes forment le talon.
}

## The aim

rules-home = Monter les { $count } cartes sur les fondations. Chaque fondation monte dans sa couleur, de l’as au roi.
# The rank of a card that is dealt to a foundation is the first of all.
rules-home-from-first = Monter les { $count } cartes sur les fondations. Chaque fondation monte dans sa couleur à partir du premier rang, jusqu’à treize cartes. L’as suit le roi.
rules-comes-back = La carte du dessus d’une fondation peut redescendre sur une colonne.
# $place is "pyramid", "peaks" or "columns", $kind the pile to which all cards go.
rules-to-heap = { $kind ->
    [waste] Jouer sur la défausse
   *[foundation] Jouer sur la fondation
} { $place ->
    [pyramid] les { $count } cartes de la pyramide.
    [peaks] les { $count } cartes des pyramides.
   *[columns] les { $count } cartes des colonnes.
}
# $runs is how many runs of thirteen cards there are.
rules-runs = Trier les { $count } cartes en { SPELLED($runs) } suites, chacune du roi à l’as dans une seule couleur. Une suite complète est retirée aussitôt.
rules-pairs = { $place ->
    [pyramid] Retirer les { $count } cartes de la pyramide, par paires qui font treize.
    [peaks] Retirer les { $count } cartes des pyramides, par paires qui font treize.
   *[columns] Retirer les { $count } cartes des colonnes, par paires qui font treize.
}
rules-values = L’as vaut un, le valet onze, la dame douze. Le roi vaut treize et se retire seul.

## Play: a list of points

# $count is the number of the parts, from "rules-free-in-columns" to "rules-free-on-waste". Each is in the singular.
rules-free = { $count ->
    [1] { UPPER(LIST($places, "and")) } est libre.
   *[other] { UPPER(LIST($places, "and")) } sont libres.
}
rules-free-in-columns = la dernière carte de chaque colonne
rules-free-in-peaks = toute carte que rien ne couvre
rules-free-in-cells = toute carte placée dans une cellule
rules-free-in-reserve = { $piles ->
    [1] la carte du dessus de la réserve
   *[other] { $cards ->
        [1] toute carte de la réserve
       *[other] la carte du dessus de chaque pile de la réserve
    }
}
rules-free-on-waste = la carte du dessus de la défausse
rules-locked = Tant que vous n’avez pas joué la carte posée en travers de la réserve, aucune autre carte de la réserve n’est libre.
# How cards are laid on each other in the columns: down, up, or both.
rules-built-down = { $suits ->
    [same] Sur une colonne, on descend dans la couleur : le huit de cœur va sur le neuf de cœur.
    [alternate] Sur une colonne, on descend en alternant rouge et noir : un huit rouge va sur un neuf noir.
   *[any] Sur une colonne, on descend sans tenir compte de la couleur : un huit va sur un neuf.
}
rules-built-up = { $suits ->
    [same] Sur une colonne, on monte dans la couleur : le dix de cœur va sur le neuf de cœur.
    [alternate] Sur une colonne, on monte en alternant rouge et noir : un dix rouge va sur un neuf noir.
   *[any] Sur une colonne, on monte sans tenir compte de la couleur : un dix va sur un neuf.
}
rules-built-both-ways = { $suits ->
    [same] Sur une colonne, on monte ou on descend dans la couleur : le dix ou le huit de cœur va sur le neuf de cœur.
    [alternate] Sur une colonne, on monte ou on descend en alternant rouge et noir : un dix rouge ou un huit rouge va sur un neuf noir.
   *[any] Sur une colonne, on monte ou on descend sans tenir compte de la couleur : un dix ou un huit va sur un neuf.
}
rules-nothing-built = Rien ne va sur les cartes d’une colonne.
# $ranks is "lower" or "higher", the card that goes on another one, or "next" for both.
rules-ring = { $ranks ->
    [lower] Un roi va sur un as.
    [higher] Un as va sur un roi.
   *[next] Rois et as se suivent.
}
# $card is a rank.
rules-closed = Rien ne va sur { $card }.
# How many cards may be moved at once.
rules-one-at-a-time = Les cartes se déplacent une à une.
rules-as-if-singly = Vous pouvez quand même déplacer une suite d’un bloc, s’il y a assez de place pour déplacer ses cartes une à une. Elle peut avoir une carte de plus qu’il n’y a de cellules libres : trois cartes pour deux cellules libres.
rules-spaces-double = Chaque colonne vide double ce nombre, sauf celle où vont les cartes.
rules-runs-move = Vous pouvez déplacer d’un bloc la suite qui termine une colonne, en entier ou à partir de n’importe laquelle de ses cartes.
# Which cards are a run, if not all that may be laid on each other.
rules-run = { $ranks ->
    [lower] Une suite descend
    [higher] Une suite monte
   *[next] Une suite monte ou descend
} { $suits ->
    [same] dans une seule couleur.
    [alternate] en alternant rouge et noir.
   *[any] sans tenir compte de la couleur.
}
rules-any-moves = Vous pouvez déplacer toute carte visible, avec toutes celles qui la couvrent, même si elles ne se suivent pas.
rules-turns-up = Une carte cachée qui arrive au bout d’une colonne se retourne.
rules-peaks-turn-up = Une carte cachée que rien ne couvre plus se retourne.
# What fills an empty column. $moves is "one" if cards move one at a time, else "more".
rules-any-fills = { $moves ->
    [one] Toute carte peut remplir une colonne vide.
   *[more] Toute carte, seule ou avec celles qui la couvrent, peut remplir une colonne vide.
}
rules-king-fills = { $moves ->
    [one] Seul un roi peut remplir une colonne vide.
   *[more] Seul un roi, avec les cartes qui le couvrent s’il y en a, peut remplir une colonne vide.
}
rules-nothing-fills = Une colonne vide reste vide.
rules-reserve-fills = La carte du dessus de la réserve remplit aussitôt une colonne vide. Quand la réserve est épuisée, toute carte peut remplir une colonne vide.
rules-fills-from = La carte qui la remplit doit venir { LIST($piles, "or") }.
# Where it has to come from, as parts of this sentence.
rules-from = { $kind ->
    [tableau] d’une autre colonne
    [cell] d’une cellule
    [reserve] de la réserve
    [foundation] d’une fondation
    [waste] de la défausse
   *[stock] du talon
}
rules-fill-first = Vous devez remplir la colonne avant tout autre coup, s’il y a une carte qui convient.
# The stock.
rules-turned = { $count ->
    [1] Retournez le talon carte par carte sur la défausse.
   *[other] Retournez le talon sur la défausse, { SPELLED($count) } cartes à la fois. Seule la dernière est libre.
}
rules-passes = { $count ->
    [0] Vous pouvez parcourir le talon autant de fois que vous voulez.
    [1] Vous ne pouvez parcourir le talon qu’une fois.
   *[other] Vous pouvez parcourir le talon { SPELLED($count) } fois.
}
rules-ace-turned = Un as retourné du talon monte aussitôt sur sa fondation.
rules-rounds = Touchez le talon pour distribuer une carte de plus sur chaque colonne, tant qu’il reste des cartes.
rules-full-columns = Vous ne pouvez le faire que si aucune colonne n’est vide.
# A heap is one pile to which all cards are played.
rules-heap = { $kind ->
    [waste] Une carte libre va sur la défausse
   *[foundation] Une carte libre va sur la fondation
} { $ranks ->
    [lower] si elle est d’un rang plus bas que la carte du dessus.
    [higher] si elle est d’un rang plus haut que la carte du dessus.
   *[next] si elle est d’un rang plus haut ou plus bas que la carte du dessus.
}
rules-heap-suits = { $suits ->
    [same] Les deux cartes doivent être de même couleur.
    [alternate] L’une doit être rouge, l’autre noire.
   *[any] La couleur ne compte pas.
}
rules-pairs-go = Retirez deux cartes libres qui font treize à elles deux : touchez l’une, puis l’autre.
rules-cover-goes = Si une carte n’est couverte que par celle avec laquelle elle fait treize, vous pouvez retirer les deux ensemble.
rules-numbered = Les donnes ont les numéros du FreeCell de Microsoft.
