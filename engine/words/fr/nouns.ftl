# The names of cards and places. Messages about moves and piles name them, so every noun has the same forms:
# in English the noun alone, and ".the" for one that was spoken of before.

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
pyramid-place = rangée { $row } carte { $number }
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
