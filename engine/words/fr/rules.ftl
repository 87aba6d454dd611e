# What the rules page says besides the rules that all rule sets of a game share. Those of English stand in the modules
# of the games; another language has them in its folder "rules" (see `engine/words/README.md`).

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
