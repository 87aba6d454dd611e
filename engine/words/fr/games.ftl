### The names of the games, and what is said of each before the first try. Use the names under which players of your
### language know a game and its rule sets; where it has no name of its own there, keep the English one.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most. ".also" has other
## names by which players of the language look for it, in their language or another; the search in the gallery finds
## them, and the rules page shows them.

family-backbone = Backbone
    .kind = Démêler
    .sentence = Démontez une épine dorsale par le bas ; les côtes vous aident.
family-bridge = { "Bridge Solitaire" }
    .kind = Évaluer
    .sentence = Tout un robre de bridge, seul contre le jeu de cartes.
family-black-hole = Trou noir
    .kind = Anticiper
    .sentence = Tout va sur une seule pile, un rang plus haut ou plus bas.
    .also = Black Hole
family-freecell = FreeCell
    .kind = Planifier
    .sentence = Rien n’est caché : quatre cellules libres, et à vous de prévoir.
    .also = Free Cell
family-klondike = Klondike
    .kind = Découvrir
    .sentence = Le classique : rouge sur noir, les rois dans les colonnes vides.
    .also = Solitaire, Réussite, Patience, Ruée vers l’or, Triangle, Fascination, American Patience
family-clock = L’Horloge
    .kind = Pur hasard
    .sentence = Rien à décider : retournez les cartes et regardez.
    .also = Réussite de l’horloge, The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = Spider
    .kind = Trier
    .sentence = Rangez deux jeux de cartes en huit suites, du roi à l’as.
family-seahaven = { "Seahaven Towers" }
    .kind = Calculer
    .sentence = Tout est visible : quatre tours, et l’on descend par couleur.
    .also = Tours de Seahaven, Sea Haven, Sea Towers
family-pyramid = Pyramide
    .kind = Compter
    .sentence = Retirez les paires qui font treize, de la base au sommet.
    .also = Pyramid, Pile of 28
family-golf = Golf
    .kind = Enchaîner
    .sentence = Un rang de plus ou de moins, en une longue chaîne.
    .also = One Foundation
family-canfield = Canfield
    .kind = S’adapter
    .sentence = Treize cartes en réserve ; le hasard fixe le premier rang.
    .also = Demon, Thirteen, Fascination

## Games that have only one rule set and no rules written by hand: in the same forms

family-yukon = Yukon
    .kind = Creuser
    .sentence = Toute carte visible se déplace, avec celles qui la couvrent.
family-russian = Solitaire russe
    .kind = Creuser
    .sentence = Yukon en bien plus dur : on descend dans la couleur.
    .also = Russian Solitaire
family-tripeaks = TriPeaks
    .kind = Enchaîner
    .sentence = Trois pyramides, une longue chaîne : un rang de plus ou de moins.
    .also = Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Quarante voleurs
    .kind = Temporiser
    .sentence = Deux jeux de cartes, une carte à la fois, un passage du talon.
    .also = Le Cadran, 40 voleurs, Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty
family-scorpion = Scorpion
    .kind = Démêler
    .sentence = Toute carte visible se déplace ; quatre suites, du roi à l’as.
family-simple-simon = Simple Simon
    .kind = Trier
    .sentence = Spider avec un seul jeu de cartes, toutes visibles, sans talon.
family-spiderette = Spiderette
    .kind = Trier
    .sentence = Spider avec un seul jeu, distribué comme dans Klondike.
family-mrs-mop = Mrs Mop
    .kind = Trier
    .sentence = Spider, avec toutes les cartes visibles dès le début.
family-easthaven = Easthaven
    .kind = Découvrir
    .sentence = Klondike, mais le talon se distribue sur les colonnes.
    .also = East Haven
family-gypsy = Gypsy
    .kind = Découvrir
    .sentence = Les colonnes de Klondike, le talon de Spider, et 104 cartes.
family-bakers-game = Baker’s Game
    .kind = Planifier
    .sentence = L’ancêtre de FreeCell : on descend toujours dans la couleur.
family-eight-off = Eight Off
    .kind = Planifier
    .sentence = Huit cellules, dont quatre occupées ; on descend par couleur.
family-king-albert = King Albert
    .kind = Planifier
    .sentence = Neuf colonnes, sept cartes en réserve, et rien de caché.
    .also = Roi Albert, Idiot’s Delight
family-beleaguered-castle = Château assiégé
    .kind = Calculer
    .sentence = Les as sont en place ; le reste est visible, mais bien enfoui.
    .also = Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = Streets and Alleys
    .kind = Calculer
    .sentence = Un château assiégé dont il faut d’abord déterrer les as.
family-fan = L’Éventail
    .kind = Calculer
    .sentence = Dix-huit petites colonnes visibles ; on descend par couleur.
    .also = Fan
family-alaska = Alaska
    .kind = Creuser
    .sentence = Comme Yukon, mais on monte ou on descend dans la couleur.
family-westcliff = Westcliff
    .kind = Découvrir
    .sentence = Klondike à dix colonnes, un passage ; toute carte en colonne vide.
family-double-klondike = Double Klondike
    .kind = Découvrir
    .sentence = Klondike à neuf colonnes, avec deux jeux de cartes.
family-lucas = Lucas
    .kind = Temporiser
    .sentence = Quarante voleurs en plus facile : as en place, treize colonnes.
family-will-o-the-wisp = Will o’ the Wisp
    .kind = Trier
    .sentence = Spiderette, avec sept colonnes de trois cartes.
family-fore-cell = Fore Cell
    .kind = Planifier
    .sentence = FreeCell, cellules déjà prises, colonnes vides réservées aux rois.
family-siegecraft = Siegecraft
    .kind = Calculer
    .sentence = Château assiégé, avec une cellule où garder une carte à part.
family-stronghold = Stronghold
    .kind = Calculer
    .sentence = Streets and Alleys, avec une cellule où garder une carte à part.
family-fortress = Forteresse
    .kind = Calculer
    .sentence = Dix colonnes ; on monte ou descend par couleur, carte par carte.
    .also = Fortress
family-spanish-patience = Patience espagnole
    .kind = Planifier
    .sentence = Treize petites colonnes ; on descend sans souci de la couleur.
    .also = Spanish Patience
family-bakers-dozen = Treize à la douzaine
    .kind = Planifier
    .sentence = Treize colonnes, les rois au fond ; une colonne vide reste vide.
    .also = Baker’s Dozen
family-portuguese-solitaire = Patience portugaise
    .kind = Planifier
    .sentence = Treize à la douzaine, mais un roi peut remplir une colonne vide.
    .also = Portuguese Solitaire
family-castles-in-spain = Châteaux en Espagne
    .kind = Planifier
    .sentence = Treize petites colonnes ; on descend en alternant rouge et noir.
    .also = Castles in Spain
family-alpha-star = Alpha Star
    .kind = Calculer
    .sentence = Douze colonnes ; les suites d’une couleur se déplacent d’un bloc.
family-delta-star = Delta Star
    .kind = Calculer
    .sentence = Douze colonnes ; on descend par couleur, une carte à la fois.
family-raglan = Raglan
    .kind = Planifier
    .sentence = King Albert en plus facile : les as sont déjà en place.
family-somerset = Somerset
    .kind = Calculer
    .sentence = King Albert sans réserve : toutes les cartes en dix colonnes.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, règles maison
    .kind = Règles maison
    .sentence = { $changes }
named-rules = { $given }
    .kind = Règles maison
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } avec des règles maison.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
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
# For several games.
source-common-form = Le jeu sous sa forme courante, celle de la plupart des recueils.
source-blake-gent = Les règles sont celles de « The Winnability of Klondike Solitaire and Many Other Patience Games », de Charlie Blake et Ian P. Gent.
source-own = Règles maison : les règles du jeu { $name } ont été modifiées.
source-tripeaks = Le jeu de Robert Hogue (1989), avec les règles du TriPeaks de Microsoft.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Onze cartes par colonne. Pendant la donne, un as monte aussitôt sur sa fondation et la carte suivante prend sa place. Un roi ne peut pas être le coccyx : il va sous le talon. Toute carte libre peut remplir une côte vide, qu’elle vienne de l’épine dorsale, de la défausse, d’une autre côte ou directement du talon.
note-backbone-traditional = Dix cartes par colonne. Chaque jeu est battu séparément, et le second distribué après le premier. Un as monte aussitôt sur sa fondation, pendant la donne comme lorsque vous le retournez du talon. Un roi ne peut pas être le coccyx : il va sous le talon. Vous devez remplir aussitôt une côte vide, avec une carte de la défausse ou du talon, jamais de l’épine dorsale ni d’une autre côte. Quand la défausse et le talon sont épuisés, la côte reste vide.
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

### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored. Above the messages of each game stands what is done in its steps when the
### cards named are pressed; a step that is not listed is only read.

# The title of every last step.
lesson-now-it-is-yours = À vous de jouer
run-button = Lancer
undo-button = Annuler

## Backbone
##
## 2: eight of spades to the bottom right rib
## 3: jack of hearts to the top right rib
## 4: two of spades to the first foundation of spades
## 5: turn a card; ten of hearts to the top right rib

lesson-backbone-1 = Deux colonnes, bloquées par une carte en travers, le coccyx. Montez les 104 cartes sur les fondations.
    .title = Démontez l’épine dorsale
lesson-backbone-2 = Touchez le huit de pique : il va sur le neuf de pique et laisse une côte vide.
    .title = Descendez par couleur
lesson-backbone-3 = Toute carte peut remplir une côte vide. Touchez le coccyx, le valet de cœur : il libère les deux colonnes.
    .title = Libérez l’épine dorsale
lesson-backbone-4 = Les fondations montent par couleur, jusqu’au roi. Touchez le deux de pique : il va sur son as.
    .title = De l’as au roi
lesson-backbone-5 = Touchez le talon pour retourner une carte. Puis touchez le dix de cœur : il va sur le valet de cœur.
    .title = Retournez le talon
lesson-backbone-6 = Les côtes vides sont précieuses : ne les remplissez pas trop tôt. Vous pouvez annuler tous les coups.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: keep the queen of hearts; keep the jack of hearts; keep the nine of hearts;
##    keep the four of hearts; keep the two of hearts; keep the ace of clubs
## 3: discard, with the king of diamonds on top
## 4: bid one heart
## 5: play the two of hearts

lesson-bridge-1 = Le talon est votre adversaire, « la banque ». Annoncez combien de levées sur treize fera votre main.
    .title = Un robre de bridge
lesson-bridge-2 = Une couleur longue et un as font des levées. Touchez vos cinq cœurs et l’as de trèfle.
    .title = Gardez six cartes
lesson-bridge-3 = Écartez les sept autres : touchez « { take-up-blind.sign } ». Ses sept cartes complètent votre main.
    .title = { take-up-blind.sign }
lesson-bridge-4 = La banque a passé : vous devez annoncer. Neuf cœurs font de bons atouts : annoncez 1♥, soit sept levées.
    .title = Annoncez
lesson-bridge-5 = La banque attaque du quatre de pique. Vous n’avez pas de pique : touchez un atout, le deux de cœur.
    .title = Coupez
lesson-bridge-6 = Vous avez fait la levée : à vous d’attaquer. Fournissez si vous pouvez ; le reste est dans les règles.
    .title = { lesson-now-it-is-yours }

## Black Hole
##
## 2: two of spades to the black hole
## 3: three of hearts to the black hole; four of hearts to the black hole
## 4: five of clubs to the black hole; four of spades to the black hole

lesson-black-hole-1 = L’as de pique, au centre, est le trou noir. Jouez-y toutes les autres cartes.
    .title = Tout dans le trou
lesson-black-hole-2 = Touchez le deux de pique : il est un rang au-dessus de l’as. La couleur ne compte pas.
    .title = Un de plus ou de moins
lesson-black-hole-3 = Seule la dernière carte d’un éventail est libre. Touchez le trois de cœur, puis le quatre de cœur.
    .title = Continuez à monter
lesson-black-hole-4 = Montez encore au cinq de trèfle, puis redescendez au quatre de pique : touchez l’un, puis l’autre.
    .title = Changez de sens
lesson-black-hole-5 = Rois et as se suivent aussi. Regardez les cartes du dessous avant de choisir.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: ace of diamonds to the foundation of diamonds
## 2: two of clubs to column 8
## 3: jack of clubs to cell 1
## 4: ace of hearts to the foundation of hearts
## 5: three of hearts with one card to column 5

lesson-freecell-1 = Tout est visible. Chaque couleur monte sur sa fondation, de l’as au roi. Touchez l’as de carreau.
    .title = De l’as au roi
lesson-freecell-2 = Touchez le deux de trèfle, noir : il va sur le trois de cœur, rouge et d’un rang au-dessus.
    .title = Rouge et noir alternés
lesson-freecell-3 = Une cellule reçoit une carte. Touchez le valet de trèfle : il va dans une cellule et découvre un as.
    .title = Quatre cellules libres
lesson-freecell-4 = Touchez l’as de cœur. Videz vos cellules dès que vous le pouvez.
    .title = À quoi sert une cellule
lesson-freecell-5 = Les cellules libres aident à déplacer une suite. Touchez le trois de cœur : il va sur le quatre de trèfle.
    .title = Déplacez une suite
lesson-freecell-6 = Repérez les petites cartes et ce qui les couvre. Presque toutes les donnes sont gagnables.
    .title = { lesson-now-it-is-yours }

## Klondike
##
## 1: eight of clubs to column 4
## 2: ace of diamonds to the foundation of diamonds
## 3: nine of diamonds with one card to column 1
## 4: king of spades to column 2
## 5: turn a card; seven of diamonds to column 1

lesson-klondike-1 = Touchez le huit de trèfle : il va sur le neuf de carreau. La carte du dessous se retourne.
    .title = Rouge et noir alternés
lesson-klondike-2 = Montez chaque couleur sur sa fondation, de l’as au roi. Touchez l’as de carreau.
    .title = Les as d’abord
lesson-klondike-3 = Touchez le neuf de carreau : il va sur le dix de trèfle et emmène le huit.
    .title = Une suite, un seul bloc
lesson-klondike-4 = Touchez le roi de pique : il va dans la colonne vide, et une autre carte se retourne.
    .title = Colonne vide : un roi
lesson-klondike-5 = Touchez le talon pour retourner une carte. Puis touchez le sept de carreau : il va sur le huit de trèfle.
    .title = Le reste est au talon
lesson-klondike-6 = Retournez d’abord les cartes cachées. Vous pouvez parcourir le talon autant de fois que vous voulez.
    .title = { lesson-now-it-is-yours }

## The Clock
##
## 2: queen of diamonds to 12 o'clock
## 3: nine of hearts to 9 o'clock

lesson-clock-1 = Douze piles pour les heures, les rois au centre. Chaque carte rejoint la pile de son rang.
    .title = Rien à décider
lesson-clock-2 = Touchez n’importe où : la dame de carreau va à douze heures, où la carte suivante se retourne.
    .title = La dame va à douze
lesson-clock-3 = Le neuf de cœur va à neuf heures. Touchez n’importe où.
    .title = Et ainsi de suite
lesson-clock-4 = Le quatrième roi doit sortir en dernier. « { run-button } » joue pour vous ; touchez n’importe où pour arrêter.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: nine of diamonds to column 3
## 3: ten of diamonds with one card to column 1
## 4: two of diamonds to column 4
## 5: a card to every column

lesson-spider-1 = Une suite complète va du roi à l’as dans une même couleur. Elle est retirée aussitôt. Il en faut huit.
    .title = Huit suites à former
lesson-spider-2 = Touchez le neuf de carreau : il va sur le dix de carreau. La même couleur, c’est le mieux.
    .title = Un rang de moins
lesson-spider-3 = Touchez le dix de carreau : avec son neuf, il va sur le valet de trèfle.
    .title = Une couleur, un bloc
lesson-spider-4 = Touchez le deux de carreau : il va sur le trois de trèfle, d’une autre couleur, et une carte se retourne.
    .title = Retournez des cartes
lesson-spider-5 = S’il n’y a rien de mieux à jouer, touchez le talon : il donne une carte à chaque colonne.
    .title = Distribuez une rangée
lesson-spider-6 = Essayez de vider une colonne : toute carte peut y aller. Remplissez les colonnes vides avant de distribuer.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: eight of clubs to column 2
## 3: ten of clubs to tower 1
## 4: ace of spades to the foundation of spades
## 5: jack of spades to column 5

lesson-seahaven-1 = Chaque couleur monte de l’as au roi. Une tour reçoit une carte ; deux sont déjà occupées.
    .title = Quatre tours
lesson-seahaven-2 = Touchez le huit de trèfle : il va sur le neuf de trèfle.
    .title = Descendez par couleur
lesson-seahaven-3 = Le dix de trèfle couvre un as. Touchez le dix : il va dans une tour vide.
    .title = Servez-vous d’une tour
lesson-seahaven-4 = Touchez l’as de pique : il commence la fondation de sa couleur.
    .title = Montez les as
lesson-seahaven-5 = Touchez le valet de pique : il va sur la dame de pique, et sa tour est libre.
    .title = Videz les tours
lesson-seahaven-6 = Seul un roi remplit une colonne vide. Plus il y a de tours libres, plus vous déplacez de cartes à la fois.
    .title = { lesson-now-it-is-yours }

## Pyramid
##
## 2: ten of spades and three of spades taken away
## 3: king of clubs taken away
## 4: turn a card; ace of clubs and queen of spades taken away

lesson-pyramid-1 = Retirez des paires de cartes libres qui font 13. L’as vaut 1, le valet 11, la dame 12.
    .title = Des paires qui font 13
lesson-pyramid-2 = Le dix et le trois de pique sont libres. Touchez le dix de pique : il part avec le trois.
    .title = Dix et trois
lesson-pyramid-3 = Touchez le roi de trèfle : plus rien ne le couvre, et il vaut 13 à lui seul.
    .title = Un roi part seul
lesson-pyramid-4 = Touchez le talon. L’as de trèfle fait 13 avec la dame de pique : touchez l’as.
    .title = Le talon vous aide
lesson-pyramid-5 = Démontez toute la pyramide. Vous pouvez parcourir le talon autant de fois que vous voulez.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: eight of spades to the waste
## 3: seven of diamonds to the waste; six of clubs to the waste
## 4: turn a card
## 5: queen of spades to the waste; jack of clubs to the waste

lesson-golf-1 = Jouez les cartes des colonnes sur la défausse, un rang plus haut ou plus bas, sans souci de couleur.
    .title = Un de plus ou de moins
lesson-golf-2 = Touchez le huit de pique : il va sur le sept de trèfle.
    .title = Huit sur sept
lesson-golf-3 = Touchez le sept de carreau, puis le six de trèfle : maintenant vous descendez.
    .title = Changez de sens
lesson-golf-4 = Rien ne va sur le six de trèfle. Touchez le talon pour retourner la carte suivante.
    .title = Un nouveau départ
lesson-golf-5 = Touchez la dame de pique, qui va sur le valet de pique, puis le valet de trèfle, qui va sur la dame.
    .title = Et l’on repart
lesson-golf-6 = Rien ne va sur un roi, et le talon ne se parcourt qu’une fois. Chaque carte restante compte un point.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: ten of clubs to column 2
## 3: queen of spades to the foundation of spades
## 4: turn a card; seven of hearts to column 4

lesson-canfield-1 = Les fondations commencent par le rang de la première carte : ici, la dame. L’as suit le roi.
    .title = On part de la dame
lesson-canfield-2 = Touchez le dix de trèfle : il va sur le valet de cœur. La réserve remplit aussitôt la colonne vide.
    .title = Rouge et noir alternés
lesson-canfield-3 = La carte du dessus de la réserve est libre. Touchez la dame de pique : elle commence une fondation.
    .title = La réserve
lesson-canfield-4 = Touchez le talon pour retourner une carte. Puis touchez le sept de cœur : il va sur le huit de trèfle.
    .title = Talon et défausse
lesson-canfield-5 = Jouez d’abord la réserve : c’est là que la partie se décide.
    .title = { lesson-now-it-is-yours }

### How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $count ->
    [one] Victoire en { $count } coup.
   *[other] Victoire en { $count } coups.
}
all-home = Toutes les cartes sont en place.
no-more-home = Plus aucune carte ne peut monter sur sa fondation.
klondike-stuck = Vous ne pouvez plus retourner de carte cachée, ni jouer de carte du talon ou de la défausse.
all-runs-complete = Toutes les suites sont complètes.
no-run-possible = Vous ne pouvez plus retourner de carte cachée ni compléter de suite.
no-run-left = Vous ne pouvez plus compléter de suite.
too-few-to-deal = Il reste trop peu de cartes pour occuper toutes les colonnes : vous ne pouvez plus distribuer.
stock-used-up = Le talon est épuisé.
clock-won = Toutes les cartes sont visibles, et le quatrième roi est sorti en dernier.
clock-stopped = Le quatrième roi a arrêté l’horloge.
clock-odds = Il n’y a rien à décider : une donne sur treize est gagnante.
pyramid-gone = Vous avez démonté la pyramide.
peaks-gone = Vous avez démonté toutes les pyramides.
nothing-to-take-away = Vous ne pouvez plus retirer de carte.
all-in-hole = Toutes les cartes sont dans le trou noir.
no-free-card-fits = Aucune carte libre ne convient.
columns-cleared = Vous avez vidé les colonnes.
golf-stuck = Le talon est épuisé, et plus aucune carte ne convient.
round-won = Les neuf donnes sont jouées : il reste 45 cartes ou moins.
round-lost = Les neuf donnes sont jouées : il reste plus de 45 cartes.
