### Why a move cannot be made. Each message is a sentence that the player reads.

## Any game

no-such-place = Cet emplacement n’existe pas sur cette table.
already-there = La carte est déjà là.
no-card-to-take = Il n’y a aucune carte à prendre.
not-so-many-cards = Il n’y a pas autant de cartes.
one-at-a-time = Vous ne pouvez déplacer qu’une carte à la fois.
home-one-by-one = Les cartes montent une à une sur les fondations.
stays-home = Une carte posée sur une fondation y reste.
face-down-stays = Une carte cachée ne peut pas être déplacée.
no-run = Ces cartes ne forment pas une suite.
no-redeal-left = Vous ne pouvez plus parcourir le talon.
one-pass = Vous ne pouvez parcourir le talon qu’une fois.
stock-not-used-up = Le talon n’est pas encore épuisé.
nothing-to-stock = Une carte ne peut pas retourner au talon.
turn-to-waste-first = Retournez d’abord la carte sur la défausse.
waste-only-from-stock = Seules les cartes retournées du talon vont sur la défausse.
nothing-on-place = Vous ne pouvez pas poser de carte { FORM($place, "to") }.
foundation-complete = Cette fondation est complète.
nothing-there = Aucune carte ne peut aller là.
nothing-on-card = Rien ne va sur { FORM($card, "the") }.
only-on-card = Sur { FORM($card, "the") }, il faut { $wanted }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Il faut { $wanted } pour commencer la défausse.
    [cell] Il faut { $wanted } pour occuper cette cellule.
   *[foundation] Il faut { $wanted } pour commencer cette fondation.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] Il faut { $wanted } pour remplir une côte vide.
    [fan] Il faut { $wanted } pour remplir un éventail vide.
   *[column] Il faut { $wanted } pour remplir une colonne vide.
}
space-stays-empty = { $pile ->
    [rib] Une côte vide reste vide.
    [fan] Un éventail vide reste vide.
   *[column] Une colonne vide reste vide.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] Une colonne vide ne se remplit pas avec une carte des fondations.
    [waste] Une colonne vide ne se remplit pas avec une carte de la défausse.
    [reserve] Une colonne vide ne se remplit pas avec une carte de la réserve.
    [cell] Une colonne vide ne se remplit pas avec une carte d’une cellule.
   *[tableau] Une colonne vide ne se remplit pas avec une carte d’une autre colonne.
}
back-only-to-column = { $pile ->
    [rib] Une carte ne redescend de sa fondation que sur une côte.
   *[column] Une carte ne redescend de sa fondation que sur une colonne.
}
cell-holds-one = { $cell ->
    [tower] Une tour ne contient qu’une carte.
   *[cell] Une cellule ne contient qu’une carte.
}

# How many cards may move at once. $to is "space" if the cards would go to a space, which then does not count.
as-many-at-most = { $spaces ->
    [0] { most-cards } : { free-cells }.
   *[other] { most-cards } : { free-cells } et { spaces-too }.
}
most-cards = { $count ->
    [1] Une carte au plus
   *[other] { UPPER(SPELLED($count)) } cartes au plus
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] aucune tour libre
        [1] une tour libre
       *[other] { SPELLED($free) } tours libres
    }
   *[cell] { $free ->
        [0] aucune cellule libre
        [1] une cellule libre
       *[other] { SPELLED($free) } cellules libres
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [1] une autre colonne vide
       *[other] { SPELLED($spaces) } autres colonnes vides
    }
   *[card] { $spaces ->
        [1] une colonne vide
       *[other] { SPELLED($spaces) } colonnes vides
    }
}

## What a press means

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-over = { $noun ->
    [rubber] Le robre est terminé.
   *[deal] La partie est terminée.
}
card-not-now = Vous ne pouvez pas jouer cette carte pour l’instant.
stock-and-waste-used-up = Le talon et la défausse sont épuisés.
no-turn-now = Vous ne pouvez pas retourner de carte pour l’instant.
waste-is-empty = La défausse est vide. Touchez le talon pour retourner une carte.
nothing-goes-there-now = Aucune carte ne peut aller { FORM($place, "to") } pour l’instant.
card-is-covered = { FORM($card, "gender") ->
    [feminine] { UPPER(FORM($card, "the")) } est couverte.
   *[masculine] { UPPER(FORM($card, "the")) } est couvert.
}
run-fits-nowhere = { UPPER(FORM($card, "the")) } et les cartes posées dessus ne peuvent aller nulle part pour l’instant.
not-together = { UPPER(FORM($card, "the")) } ne peut pas se déplacer avec les cartes posées dessus.
no-legal-move = { UPPER(FORM($card, "the")) } ne peut aller nulle part pour l’instant.

## Single games

coccyx-first = Déplacez d’abord le coccyx : il bloque les deux colonnes.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Remplissez d’abord la côte vide avec une carte { LIST($places, "or", "from") }.
   *[other] Remplissez d’abord les côtes vides avec une carte { LIST($places, "or", "from") }.
}
rib-only-from = Une côte vide ne se remplit qu’avec une carte { LIST($places, "or", "from") }.
another-rib = autre côte
    .the = une autre côte
    .to = sur une autre côte
    .from = d’une autre côte
space-from-reserve = Seule une carte de la réserve peut remplir une colonne vide.
# $count is how many cards cover it: 1 or 2.
covered-by = { FORM($card, "gender") ->
    [feminine] { UPPER(FORM($card, "the")) } est couverte par { LIST($cards, "and", "the") }.
   *[masculine] { UPPER(FORM($card, "the")) } est couvert par { LIST($cards, "and", "the") }.
}
out-of-the-game = Une carte retirée n’est plus en jeu.
no-card-to-pair = Aucune carte ne peut former de paire avec celle-ci.
card-there-is-gone = La carte qui était là a été retirée.
only-with-cover = { UPPER(FORM($card, "the")) } ne forme une paire qu’avec la carte posée dessus, { FORM($upon, "the") }.
only-king-alone = Sauf les rois, les cartes se retirent par deux.
king-goes-alone = Un roi se retire seul.
only-with = { UPPER(FORM($card, "the")) } ne forme une paire qu’avec { $wanted }.
stays-on-waste = Une carte posée sur la défausse y reste.
only-to-waste = Les cartes ne peuvent aller que sur la défausse.
last-deal-of-round = C’est la dernière donne du parcours.
next-deal-later = Finissez d’abord cette donne : vous pouvez encore jouer une carte.
press-for-next-deal = Touchez le talon pour la donne suivante.
clock-has-stopped = L’horloge s’est arrêtée.
only-card-in-hand = Seule la carte en main se déplace.
rank-goes-to = { UPPER(rank.the) } va { FORM($place, "to") }.
nothing-out-of-hole = Aucune carte ne peut sortir du trou noir.
only-into-hole = Les cartes ne peuvent aller que dans le trou noir.
run-leaves-by-itself = Une suite complète, du roi à l’as dans une même couleur, est retirée automatiquement.
fill-columns-first = { $count ->
    [one] Remplissez la colonne vide avant de distribuer.
   *[other] Remplissez les colonnes vides avant de distribuer.
}
stock-deals-to-all = Le talon donne une carte à chaque colonne.

### Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = « { $text } » n’est pas une carte.
wrong-piles = { $game } a { $wanted } piles, mais cette position en a { $found }.
card-twice = La carte { $text } apparaît deux fois.
no-counter-text = « { $text } » n’est pas un nombre valable pour : { $counter }.
no-list-of-cards = « { $text } » n’est pas une liste de cartes.
no-move-text = « { $text } » n’est pas un coup dans { $game }.
no-link = Ce lien n’indique aucun jeu.
other-version = Ce lien est au format { $found }, mais seuls les liens { $known } s’ouvrent ici.
no-such-game = Aucun jeu ne s’appelle « { $text } » ici.
no-such-rules = Aucune partie n’est possible avec les règles de ce lien.
no-deal-number = Un numéro de donne est un nombre entier de { $first } à { $last }.
closing-bracket = Cette liste de coups a une parenthèse fermante sans parenthèse ouvrante.
opening-bracket = Cette liste de coups a une parenthèse ouvrante sans parenthèse fermante.
move-unread = Le coup { $number } est illisible : { $reason }
move-refused = Le coup { $number }, { $text }, ne peut pas être joué : { $reason }
no-picture = « { $text } » n’est pas une image.
names-no-piles = « { $text } » ne désigne aucune pile dans { $game }.
no-such-game-listed = Aucun jeu ne s’appelle « { $text } » ; `games` donne la liste.
number-or-position = Donnez soit un numéro de donne, soit --position.
number-after = Après { $option } vient un nombre entier de 0 à 1000000000.
no-depth = La profondeur est un nombre entier de 0 à 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = Cette position contient un nombre trop grand pour Bridge Solitaire.
bridge-contract = Cette position contient un contrat impossible.
bridge-tricks = Cette position contient des levées impossibles.
bridge-unscored = Cette position contient une donne jouée dont la marque manque.
bridge-trick = Cette position contient une levée impossible.
