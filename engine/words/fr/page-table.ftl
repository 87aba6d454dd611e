# What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Supprimé : { $what }.
back-again = Rétabli : { $what }.
result = résultat
move-of-several = { $move }, { $number } sur { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } ne peut pas encore monter sur sa fondation.
no-finish-yet = La partie ne peut pas encore se terminer seule : il reste des choix à faire.
no-such-column = Il n’y a pas de colonne { $number }.
# $text is what the player has typed.
not-a-card = « { $text } » n’est pas une carte. Tapez un rang et une couleur, par exemple 7p ou dame de trèfle.
nothing-to-call = Il n’y a rien à annoncer pour l’instant.
no-trick-yet = Aucune levée n’a encore été jouée.
no-score-sheet = Ce jeu n’a pas de feuille de marque.
house-is-not-bidding = La banque n’annonce pas en ce moment.
frame-waits = Défilement en pause. Appuyez pour reprendre.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Dernière levée
# On the card that wins a trick.
wins-tag = gagne
# For screen readers: what kind of thing the table is.
card-table = table de jeu
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress } : { $title }. { $text }

## The size of the cards

cards-largest = Les cartes ne peuvent pas être plus grandes.
cards-smallest = Les cartes ne peuvent pas être plus petites.
table-ends = La table s’arrête ici.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = Taille des cartes : ×{ $size }.
