### The names of the games, and what is said of each before the first try. Use the names under which players of your
### language know a game and its rule sets; where it has no name of its own there, keep the English one.

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

### What the rules page says besides the rules that all rule sets of a game share. Those of English stand in the modules
### of the games; another language has them in its folder "rules" (see `engine/words/README.md`).

## Where the rules come from: the end of the page

source-heading = Source
source-backbone = Un guide actuel des règles de « Backbone Solitaire », avec onze cartes par colonne ; Solitaire Forever II attribue cette forme à David Parlett.
source-backbone-traditional = Le chapitre « Backbone Patience (with two whist packs) » d’un recueil victorien de patiences ; Solitaire Forever II cite Mary Whitmore Jones et Basil Dalton pour cette forme.
source-backbone-aisleriot = La page sur Backbone du manuel d’AisleRiot (GNOME), par Vincent Povirk (2005).
source-bridge = Le jeu de Stephen Rogers (2016), tel que le décrit Denexa Games. La marque est celle du bridge en partie libre.
source-black-hole = Le jeu de David Parlett (1979), tiré de « The Penguin Book of Patience ».
source-freecell = Le jeu de Paul Alfille, avec les donnes du FreeCell de Microsoft.
source-klondike = Le jeu tel qu’on le pratique d’ordinaire ; une carte peut redescendre de sa fondation.
source-klondike-3 = Le jeu tel qu’on le pratique d’ordinaire, trois cartes à la fois ; une carte peut redescendre de sa fondation.
source-klondike-1x3 = Une règle maison répandue : une carte à la fois, trois passages.
source-klondike-3x3 = Une règle maison répandue : trois cartes à la fois, trois passages.
source-clock = Le jeu traditionnel, appelé aussi « réussite de l’horloge ».
source-spider = Le jeu sous sa forme courante ; à une ou deux couleurs, comme dans le Spider de Microsoft.
source-seahaven = Le jeu d’Art Cabral (1988).
source-pyramid = Le jeu sous sa forme courante, avec autant de passages que l’on veut.
source-pyramid-tut = La variante connue sous le nom de King Tut ou Tut’s Tomb.
source-golf = Le jeu sous sa forme stricte : rien sur un roi, un deux seulement sur un as.
source-golf-9 = Le jeu sous sa forme stricte, en parcours de neuf donnes, avec le par habituel de cinq cartes par donne.
source-canfield = Le jeu du casino de Richard Canfield, sous sa forme courante : toute carte visible se déplace avec celles qui la couvrent.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Onze cartes par colonne. Pendant la donne, un as monte aussitôt sur sa fondation et la carte suivante prend sa place. Un roi ne peut pas être le coccyx : il va sous le talon. Toute carte libre peut remplir une côte vide, qu’elle vienne de l’épine dorsale, de la défausse, d’une autre côte ou directement du talon.
note-backbone-traditional = Dix paires et le coccyx. Chaque jeu est battu séparément, et le second distribué après le premier. Un as monte aussitôt sur sa fondation, pendant la donne comme lorsque vous le retournez du talon. Un roi ne peut pas être le coccyx : il va sous le talon. Vous devez remplir aussitôt une côte vide, avec une carte de la défausse ou du talon, jamais de l’épine dorsale ni d’une autre côte. Quand la défausse et le talon sont épuisés, la côte reste vide.
note-backbone-aisleriot = Neuf cartes par colonne, distribuées comme elles viennent. Les as ne montent pas d’eux-mêmes, et le coccyx peut être un roi. Vous pouvez remplir une côte vide avec une carte de la défausse ou d’une autre côte, jamais de l’épine dorsale. Un roi ne peut donc en partir que pour monter sur sa dame.
note-klondike = Le talon se retourne carte par carte. Vous pouvez le parcourir autant de fois que vous voulez.
note-klondike-3 = Le talon se retourne trois cartes à la fois, et seule la dernière est libre. Vous pouvez le parcourir autant de fois que vous voulez.
note-klondike-1x3 = Le talon se retourne carte par carte. Vous pouvez le parcourir trois fois.
note-klondike-3x3 = Le talon se retourne trois cartes à la fois, et seule la dernière est libre. Vous pouvez le parcourir trois fois.
note-spider = Les quatre couleurs sont en jeu.
note-spider-2 = Il n’y a que des piques et des cœurs, 52 de chaque.
note-spider-1 = Toutes les cartes sont des piques : chaque suite se déplace d’un bloc.
note-pyramid = Une carte n’est libre que si rien ne la couvre.
note-pyramid-tut = Si une carte n’est couverte que par celle avec laquelle elle fait treize, vous pouvez retirer les deux ensemble.
note-golf = Une seule donne. Vous gagnez quand il ne reste aucune carte dans les colonnes.
note-golf-9 = Un parcours de neuf donnes, chacune avec un seul passage du talon. Quand plus aucune carte ne convient, touchez le talon pour la donne suivante. Les cartes restées dans les colonnes s’additionnent. Vous gagnez si vous jouez le parcours dans le par ou mieux : 45 cartes restantes au plus, soit cinq par donne.
note-canfield = Le talon se retourne carte par carte.
note-canfield-3 = Le talon se retourne trois cartes à la fois, et seule la dernière est libre.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = La table : { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
