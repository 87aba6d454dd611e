# What the rules page says besides the rules that all rule sets of a game share. Those of English stand in the modules
# of the games; another language has them in its folder "rules" (see `engine/words/README.md`).

## Where the rules come from: the end of the page

source-heading = Source
source-backbone = Un guide actuel des règles de « Backbone Solitaire », avec onze cartes par colonne ; Solitaire Forever II attribue cette forme à David Parlett.
source-backbone-traditional = Le chapitre « Backbone Patience (with two whist packs) » d’un recueil victorien de patiences ; Solitaire Forever II cite Mary Whitmore Jones et Basil Dalton pour cette forme.
source-backbone-aisleriot = La page du manuel de Backbone dans AisleRiot de GNOME, par Vincent Povirk (2005).
source-bridge = Le jeu de Stephen Rogers (2016), tel que le décrit Denexa Games ; la marque est celle du bridge en robre (partie libre).
source-black-hole = Le jeu de David Parlett (1979), tiré de « The Penguin Book of Patience ».
source-freecell = Le jeu de Paul Alfille, avec les donnes du FreeCell de Microsoft.
source-klondike = Le jeu tel qu’on le pratique d’ordinaire ; une carte peut redescendre de sa fondation.
source-klondike-3 = Le jeu tel qu’on le pratique d’ordinaire, trois cartes à la fois ; une carte peut redescendre de sa fondation.
source-klondike-1x3 = Une règle maison répandue : une carte à la fois, trois passages.
source-klondike-3x3 = Une règle maison répandue : trois cartes à la fois, trois passages.
source-clock = Le jeu traditionnel, appelé aussi « réussite de l’horloge ».
source-spider = Le jeu sous sa forme courante ; à une et deux couleurs comme dans le Spider de Microsoft.
source-seahaven = Le jeu d’Art Cabral (1988).
source-pyramid = Le jeu sous sa forme courante, avec autant de passages que l’on veut.
source-pyramid-tut = La variante connue sous le nom de King Tut ou Tut’s Tomb.
source-golf = Le jeu sous sa forme stricte : rien sur un roi, un deux seulement sur un as.
source-golf-9 = Le jeu strict, neuf donnes par parcours ; le par de cinq cartes par donne est celui que l’on indique d’ordinaire.
source-canfield = Le jeu du casino de Richard Canfield, sous sa forme courante : toute carte visible se déplace avec celles qui la couvrent.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Onze cartes par colonne. Un as distribué sur l’épine dorsale ou sur une côte monte aussitôt sur sa fondation et la carte suivante prend sa place ; un roi ne reste pas coccyx : il va sous le talon. Toute carte libre peut remplir une côte vide : de l’épine dorsale, de la défausse, d’une autre côte, ou directement du talon.
note-backbone-traditional = Dix paires et le coccyx. Les deux jeux sont battus séparément, le second distribué après le premier. Les as rencontrés pendant la donne montent aussitôt sur leur fondation, et plus tard un as retourné du talon y monte de lui-même ; un roi ne reste pas coccyx : il va sous le talon. Une côte vide se remplit aussitôt avec une carte de la défausse ou du talon, à votre choix, jamais de l’épine dorsale ni d’une côte ; quand les deux sont épuisés, elle reste vide.
note-backbone-aisleriot = Neuf cartes par colonne, distribuées comme elles viennent : aucun as ne monte de lui-même et le coccyx peut être un roi. Une côte vide se remplit avec une carte de la défausse ou d’une autre côte, jamais de l’épine dorsale ; un roi ne peut donc en partir que sur une dame déjà en place.
note-klondike = Les cartes du talon se retournent une à une, avec autant de passages que l’on veut.
note-klondike-3 = Les cartes du talon se retournent trois par trois ; la dernière des trois est libre. On fait autant de passages que l’on veut.
note-klondike-1x3 = Les cartes du talon se retournent une à une, en trois passages au plus.
note-klondike-3x3 = Les cartes du talon se retournent trois par trois, en trois passages au plus ; la dernière des trois est libre.
note-spider = Les quatre couleurs comptent.
note-spider-2 = Il n’y a que des piques et des cœurs, 52 de chaque.
note-spider-1 = Toutes les cartes sont des piques : chaque suite se déplace d’un bloc.
note-pyramid = Une carte n’est libre que si rien ne la couvre.
note-pyramid-tut = Une carte que ne couvre que celle avec laquelle elle fait treize est libre pour cette paire.
note-golf = Une donne, gagnée quand il ne reste aucune carte.
note-golf-9 = Un parcours de neuf donnes, chacune avec son propre passage du talon. Les cartes restées dans les colonnes s’additionnent de donne en donne. Quand plus rien ne convient, touchez le talon pour la donne suivante. Le parcours est gagné au par ou mieux : 45 cartes restantes en tout, cinq par donne.
note-canfield = Les cartes du talon se retournent une à une.
note-canfield-3 = Les cartes du talon se retournent trois par trois ; la dernière des trois est libre.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = La table : { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
