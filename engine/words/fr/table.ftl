### The names of cards and places. Messages about moves and piles name them, so every noun has the same forms:
### in English the noun alone, and ".the" for one that was spoken of before.

# Piles with numbers in a row.
columns-from-to = colonnes { $first } à { $last }
    .the = les colonnes { $first } à { $last }
    .to = sur les colonnes { $first } à { $last }
    .from = des colonnes { $first } à { $last }
fans-from-to = éventails { $first } à { $last }
    .the = les éventails { $first } à { $last }
    .to = sur les éventails { $first } à { $last }
    .from = des éventails { $first } à { $last }
cells-from-to = cellules { $first } à { $last }
    .the = les cellules { $first } à { $last }
    .to = dans les cellules { $first } à { $last }
    .from = des cellules { $first } à { $last }
towers-from-to = tours { $first } à { $last }
    .the = les tours { $first } à { $last }
    .to = dans les tours { $first } à { $last }
    .from = des tours { $first } à { $last }

## Cards

# $rank is 1 for the ace to 13 for the king.
rank = { $rank ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] valet
    [12] dame
   *[13] roi
}
    .the = { $rank ->
        [1] l’{ rank }
        [12] la { rank }
       *[other] le { rank }
    }
    .of = { $rank ->
        [1] de l’{ rank }
        [12] de la { rank }
       *[other] du { rank }
    }
suit = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
    .the = le { suit }
    .of = de { suit }
card = { rank } de { suit }
    .the = { rank.the } de { suit }
    .of = { rank.of } de { suit }
    .gender = { $rank ->
        [12] feminine
       *[other] masculine
    }
    .sign = { rank-sign }{ suit-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# The letters that stand on the cards of the country, written as in "rank-sign". Players may choose between the two.
rank-sign-national = { $rank ->
    [1] A
    [11] V
    [12] D
    [13] R
   *[other] { $rank }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = joker
    .the = le joker
    .of = du joker
    .gender = masculine
    .sign = joker
face-down-card = carte cachée
    .the = la carte cachée
    .of = de la carte cachée
    .gender = feminine
    .sign = carte cachée

## Sets of cards, as in "Only a red eight goes there"

any-card = n’importe quelle carte
no-card = aucune carte
card-of-rank = { $rank ->
    [12] une { rank }
   *[other] un { rank }
}
# $colour is "red" or "black".
card-of-colour = { $colour ->
    [red] { $rank ->
        [12] une { rank } rouge
       *[other] un { rank } rouge
    }
   *[black] { $rank ->
        [12] une { rank } noire
       *[other] un { rank } noir
    }
}
# $suits are one suit or three, in words.
card-of-suits = { rank.the } { LIST($suits, "or", "of") }
one-of = { LIST($cards, "or") }

## Places that many games have

stock = talon
    .the = le talon
    .to = sur le talon
    .from = du talon
    .vide = vide
waste = défausse
    .the = la défausse
    .to = sur la défausse
    .from = de la défausse
    .vide = vide
reserve = réserve
    .the = la réserve
    .to = sur la réserve
    .from = de la réserve
    .vide = vide
reserve-number = { reserve } { $number }
    .the = { reserve.the } { $number }
    .to = { reserve.to } { $number }
    .from = { reserve.from } { $number }
    .vide = vide
foundation-of = fondation de { suit }
    .the = la fondation de { suit }
    .to = sur la fondation de { suit }
    .from = de la fondation de { suit }
    .vide = vide
column-number = colonne { $number }
    .the = la colonne { $number }
    .to = sur la colonne { $number }
    .from = de la colonne { $number }
    .vide = vide
cell-number = cellule { $number }
    .the = la cellule { $number }
    .to = dans la cellule { $number }
    .from = de la cellule { $number }
    .vide = vide
redeals = passages restants
    .the = les passages restants
    .to = sur les passages restants
    .from = des passages restants

## Places of single games

first-foundation-of = première fondation de { suit }
    .the = la première fondation de { suit }
    .to = sur la première fondation de { suit }
    .from = de la première fondation de { suit }
    .vide = vide
second-foundation-of = deuxième fondation de { suit }
    .the = la deuxième fondation de { suit }
    .to = sur la deuxième fondation de { suit }
    .from = de la deuxième fondation de { suit }
    .vide = vide
left-spine = colonne gauche de l’épine dorsale
    .the = la colonne gauche de l’épine dorsale
    .to = sur la colonne gauche de l’épine dorsale
    .from = de la colonne gauche de l’épine dorsale
    .vide = vide
right-spine = colonne droite de l’épine dorsale
    .the = la colonne droite de l’épine dorsale
    .to = sur la colonne droite de l’épine dorsale
    .from = de la colonne droite de l’épine dorsale
    .vide = vide
coccyx = coccyx
    .the = le coccyx
    .to = sur le coccyx
    .from = du coccyx
    .vide = déplacé
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = { rib-height } côte gauche
    .the = la { rib-height } côte gauche
    .to = sur la { rib-height } côte gauche
    .from = de la { rib-height } côte gauche
    .vide = vide
right-rib = { rib-height } côte droite
    .the = la { rib-height } côte droite
    .to = sur la { rib-height } côte droite
    .from = de la { rib-height } côte droite
    .vide = vide
rib-height = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
   *[4] quatrième
}
black-hole = trou noir
    .the = le trou noir
    .to = dans le trou noir
    .from = du trou noir
    .vide = vide
fan-number = éventail { $number }
    .the = l’éventail { $number }
    .to = sur l’éventail { $number }
    .from = de l’éventail { $number }
    .vide = vide
run-number = emplacement de la suite { $number }
    .the = l’emplacement de la suite { $number }
    .to = sur l’emplacement de la suite { $number }
    .from = de l’emplacement de la suite { $number }
    .vide = vide
tower-number = tour { $number }
    .the = la tour { $number }
    .to = dans la tour { $number }
    .from = de la tour { $number }
    .vide = vide
pyramid-place = carte { $number } de la rangée { $row }
    .the = la carte { $number } de la rangée { $row }
    .to = sur la carte { $number } de la rangée { $row }
    .from = de la carte { $number } de la rangée { $row }
    .vide = retirée
taken-away = cartes retirées
    .the = les cartes retirées
    .to = parmi les cartes retirées
    .from = des cartes retirées
    .vide = aucune
hour = { $number ->
    [1] { $number } heure
   *[other] { $number } heures
}
    .the = la pile de { hour }
    .to = à { hour }
    .from = de la pile de { hour }
    .vide = vide
middle = centre
    .the = le centre
    .to = au centre
    .from = du centre
    .vide = vide
# In The Clock: where the card lies that was turned up, and has to go to its hour.
hand-of-clock = main
    .the = la main
    .to = en main
    .from = de la main
    .vide = vide
# The cards of the player.
hand = main
    .the = votre main
    .to = dans votre main
    .from = de votre main
    .vide = vide

## Bridge Solitaire

blind = chien
    .the = le chien
    .to = au chien
    .from = du chien
    .vide = vide
discard = écart
    .the = l’écart
    .to = à l’écart
    .from = de l’écart
    .vide = vide
house-card = carte de la banque
    .the = la carte de la banque
    .to = devant la banque
    .from = de la carte de la banque
    .vide = aucune
your-card = votre carte
    .the = votre carte
    .to = devant vous
    .from = de votre carte
    .vide = aucune
turned-aside = cartes brûlées
    .the = les cartes brûlées
    .to = parmi les cartes brûlées
    .from = des cartes brûlées
    .vide = aucune
house-tricks = levées de la banque
    .the = les levées de la banque
    .to = parmi les levées de la banque
    .from = des levées de la banque
    .vide = aucune
your-tricks = vos levées
    .the = vos levées
    .to = parmi vos levées
    .from = de vos levées
    .vide = aucune

## Counts, which only the command line shows

cards-kept = cartes gardées
house-call = annonce de la banque
contract = contrat
side-on-lead = camp qui a la main
tricks-played = levées jouées
deals-of-rubber = donnes du robre
rubber-number = numéro du robre
deal-of-round = donne en cours du parcours
cards-left-before = cartes restantes des donnes précédentes
round-number = numéro du parcours

### What is on the table and what is done there, in words: labels of piles, and what the keys say.

moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, robre { $number }
   *[deal] { $title }, donne { $number }
}
score-standard-counts = Vous marquez 10 points par carte mise en place, 5 par carte passée de la défausse à une colonne et 5 par carte retournée. Vous en perdez 15 par carte redescendue de sa fondation, et 100 à chaque nouveau passage si le talon se retourne carte par carte.
score-vegas-counts = Vous payez 52 pour le jeu de cartes et récupérez 5 par carte mise en place. Vous pouvez parcourir le talon autant de fois que la variante le permet.
score-500-counts = Vous commencez avec 500. Chaque suite complète rapporte 100 ; chaque coup ou annulation coûte 1.

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) } : aucune
pile-tricks = { UPPER($place) } : { $count }
# $place is the pile that is empty.
empty = { FORM($place, "vide") }
face-down-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
run-of = suite de { $length }
# $place is the pile whose last card is locked.
locked = pas libre
# $place is the pile whose card is covered.
covered = sous { LIST($cards, "and", "the") }
pairs-with-cover = les deux se retirent ensemble
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [1] encore une donne après celle-ci
       *[other] encore { $count } donnes après celle-ci
    }
   *[pass] { $count ->
        [1] encore un passage après celui-ci
       *[other] encore { $count } passages après celui-ci
    }
}
card-kept = { FORM($card, "gender") ->
    [feminine] { $card }, gardée
   *[masculine] { $card }, gardé
}

## All the cards of a pile

pile-is-empty = { UPPER($place) } : { empty }.
pile-is-none = { UPPER($place) } : aucune.
pile-face-down = { $count ->
    [one] { UPPER($place) } : { $count } carte cachée.
   *[other] { UPPER($place) } : { $count } cartes cachées.
}
pile-from-open-end = { UPPER($place) }, à partir du dessus : { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
hand-holds = { UPPER($place) } : { $hand }.
kept-cards = Gardées : { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

# $pile is what the game calls these piles: "column", "rib", "fan" or "place" for those of the tableau, "cell" or "tower"
# for those that hold one card, "foundation", or "reserve" for those of the backbone; but "one" for a single pile, which
# $place names. $cards are names of cards, and at the end "some-empty".
open-cards = { $pile ->
    [foundation] en place : { LIST($cards, "comma") }
    [cell] cellules : { LIST($cards, "comma") }
    [tower] tours : { LIST($cards, "comma") }
    [backbone] épine dorsale : { LIST($cards, "comma") }
    [reserve] réserve : { LIST($cards, "comma") }
    [one] { $place } : { LIST($cards, "comma") }
    [place] cartes libres : { LIST($cards, "comma") }
   *[column] cartes du dessus : { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower".
some-empty = { $pile ->
    [cell] { $count ->
        [one] { $count } vide
       *[other] { $count } vides
    }
    [tower] { $count ->
        [one] { $count } vide
       *[other] { $count } vides
    }
    [rib] { $count ->
        [one] { $count } côte vide
       *[other] { $count } côtes vides
    }
    [fan] { $count ->
        [one] { $count } éventail vide
       *[other] { $count } éventails vides
    }
    [place] { $count ->
        [one] { $count } place vide
       *[other] { $count } places vides
    }
   *[column] { $count ->
        [one] { $count } colonne vide
       *[other] { $count } colonnes vides
    }
}
hand-by-suit = { $place } : { $hand }
cards-can-move = { $count ->
    [one] { $count } carte jouable
   *[other] { $count } cartes jouables
}
stock-can-be-turned = vous pouvez retourner le talon
next-deal-can-begin = vous pouvez commencer la donne suivante
call-can-be-made = vous pouvez annoncer
no-move-left = Il ne reste aucun coup.
possible-moves = { moves } : { LIST($moves, "semicolon") }.

## A hand, such as "as et neuf de pique ; pas de cœur ; un joker"

suit-of-hand = { LIST($ranks, "and") } de { suit }
no-suit-in-hand = pas de { suit }
jokers-in-hand = { $count ->
    [1] un joker
   *[other] les deux jokers
}

## What a move does, to follow the name of a card

card-home = { $card } sur sa fondation
card-with-others = { $card } et { $count ->
    [1] une autre carte
   *[other] { SPELLED($count) } autres cartes
}
cards-to = { $cards } { FORM($place, "to") }
uncovered = { FORM($card, "gender") ->
    [feminine] { $card } découverte
   *[masculine] { $card } découvert
}
freed = { FORM($card, "gender") ->
    [feminine] { $card } libérée
   *[masculine] { $card } libéré
}
place-now-empty = { FORM($place, "the") } est maintenant { FORM($place, "vide") }
turn-a-card = retourner une carte
stock-to = une carte du talon { FORM($place, "to") }
# What was done. $count is the number of the cards.
waste-turned-over = défausse retournée, { cards } de nouveau au talon
waste-turned-over-last = défausse retournée pour la dernière fois, { cards } de nouveau au talon
# The same as a move that can be made, or that was taken back.
turn-waste-over = retourner la défausse pour remettre { cards } au talon
turn-waste-over-last = retourner la défausse pour la dernière fois et remettre { cards } au talon
turned = { FORM($card, "gender") ->
    [feminine] { $card } retournée
   *[masculine] { $card } retourné
}
turned-on = { FORM($card, "gender") ->
    [feminine] { $card } retournée, sur { LIST($cards, "and-only", "the") }
   *[masculine] { $card } retourné, sur { LIST($cards, "and-only", "the") }
}

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points ->
        [one] { $points } restante
       *[other] { $points } restantes
    }
    [shown] { $points ->
        [one] { $points } visible
       *[other] { $points } visibles
    }
    [ahead] { $points } d’avance
    [runs] { $points ->
        [one] { $points } suite
       *[other] { $points } suites
    }
   *[home] { $points } en place
}
behind = { $points } de retard

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, sur le dessus
    [1] { $place }, sous une carte
   *[other] { $place }, sous { SPELLED($count) } cartes
}
card-found = { UPPER($card) } : { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) } : pas visible.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } { FORM($place, "to") }
turned-up = { FORM($card, "gender") ->
    [feminine] { $card } retournée
   *[masculine] { $card } retourné
}
# What was done. $count is the number of the cards: 1 or 2.
cards-taken-away = { $count ->
    [1] { LIST($cards, "and") } retiré
   *[other] { LIST($cards, "and") } retirés
}
# The same as a move that can be made, or that was taken back. $count is the number of the cards.
take-cards-away = retirer { LIST($cards, "and", "the") }
on-waste-now = { $card } sur le dessus de la défausse
# A deal of a rubber of Bridge Solitaire.
next-deal = donne suivante
# A deal of a round of Golf.
next-deal-of-round = donne suivante
deal-begins = donne { $deal } ; total provisoire : { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}
card-to-every-column = une carte sur chaque colonne
dealt-to-columns = une carte distribuée sur chaque colonne : { LIST($cards, "comma") }
run-complete = suite de { suit } complète

# Beside the piles

begins-with = dès { rank.the }
in-reserve = { $count } en réserve
run-and-next = Suite de { $length } · ensuite : { LIST($ranks, "or") }
run-ends = Suite de { $length } · rien ne convient
# Which deal of a round of Golf it is; it stands after "Deal 4711".
standing-of-round = { $number } sur { $count }
deals-left = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}

### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " et " }
# Names of a few things, without a comma.
list-and-only = { " et " }
    .last = { " et " }
# A few clauses, such as "a card goes home and a space comes free".
list-clauses = { " et " }
    .last = { " et " }
list-or = { ", " }
    .last = { " ou " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { " ; " }
    .last = { " ; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence.
spelled = { $number ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $number }
}
