# The names of the games, and what is said of each before the first try. Use the names under which players of your
# language know a game and its rule sets; where it has no name of its own there, keep the English one.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Backbone
    .kind = Démêler
    .sentence = Démontez une épine dorsale par le bas ; les côtes vous aident.
family-bridge = { "Bridge Solitaire" }
    .kind = Évaluer
    .sentence = Tout un robre de bridge, seul contre le jeu de cartes.
family-black-hole = Trou noir
    .kind = Anticiper
    .sentence = Tout va sur une seule pile, un rang plus haut ou plus bas.
family-freecell = FreeCell
    .kind = Planifier
    .sentence = Rien n’est caché : quatre cellules libres, et à vous de prévoir.
family-klondike = Klondike
    .kind = Découvrir
    .sentence = Le classique : rouge sur noir, les rois dans les colonnes vides.
family-clock = L’Horloge
    .kind = Pur hasard
    .sentence = Rien à décider : retournez les cartes et regardez.
family-spider = Spider
    .kind = Trier
    .sentence = Rangez deux jeux de cartes en huit suites, du roi à l’as.
family-seahaven = { "Seahaven Towers" }
    .kind = Calculer
    .sentence = Tout est visible : quatre tours, et l’on descend par couleur.
family-pyramid = Pyramide
    .kind = Compter
    .sentence = Retirez les paires qui font treize, de la base au sommet.
family-golf = Golf
    .kind = Enchaîner
    .sentence = Un rang de plus ou de moins, en une longue chaîne.
family-canfield = Canfield
    .kind = S’adapter
    .sentence = Treize cartes en réserve ; le hasard fixe le premier rang.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, traditionnel
    .variant = traditionnel
    .short = Traditionnel
game-backbone-aisleriot = Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = { "Bridge Solitaire" }
    .variant = { "" }
    .short = { "Bridge Solitaire" }
game-black-hole = Trou noir
    .variant = { "" }
    .short = Trou noir
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .variant = { "" }
    .short = Une carte
game-klondike-3 = Klondike, trois cartes
    .variant = trois cartes
    .short = Trois cartes
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, trois passages
    .variant = trois passages
    .short = 3 passages
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, trois cartes, trois passages
    .variant = trois cartes, trois passages
    .short = 3 × 3
game-clock = L’Horloge
    .variant = { "" }
    .short = L’Horloge
game-spider = Spider
    .variant = { "" }
    .short = 4 couleurs
game-spider-2 = Spider, deux couleurs
    .variant = deux couleurs
    .short = 2 couleurs
game-spider-1 = Spider, une couleur
    .variant = une couleur
    .short = 1 couleur
game-seahaven = { "Seahaven Towers" }
    .variant = { "" }
    .short = { "Seahaven Towers" }
game-pyramid = Pyramide
    .variant = { "" }
    .short = Pyramide
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = Tut’s Tomb
    .variant = { "" }
    .short = Tut’s Tomb
game-golf = Golf
    .variant = { "" }
    .short = Une donne
game-golf-9 = Golf, neuf donnes
    .variant = neuf donnes
    .short = Neuf donnes
game-canfield = Canfield
    .variant = { "" }
    .short = Une carte
game-canfield-3 = Canfield, trois cartes
    .variant = trois cartes
    .short = Trois cartes
