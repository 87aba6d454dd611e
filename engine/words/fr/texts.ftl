# Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = « { $text } » n’est pas une carte.
wrong-piles = { $game } a { $wanted } piles, mais cette position en a { $found }.
card-twice = La carte { $text } apparaît deux fois.
no-counter-text = « { $text } » n’est pas un nombre valable pour : { $counter }.
no-list-of-cards = « { $text } » n’est pas une liste de cartes.
no-move-text = « { $text } » n’est pas un coup dans { $game }.
no-link = Ce lien n’indique aucun jeu.
other-version = Ce lien est au format { $found }, mais seuls les liens { $known } s’ouvrent ici.
no-such-game = Aucun jeu ne s’appelle « { $text } » ici.
no-deal-number = Un numéro de donne est un nombre entier de { $first } à { $last }.
closing-bracket = Cette partie a une parenthèse fermante sans parenthèse ouvrante.
opening-bracket = Cette partie a une parenthèse ouvrante sans parenthèse fermante.
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
