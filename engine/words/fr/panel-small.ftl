# Small sheets and buttons.

## To find a card

find-title = Trouver une carte
# What the player may type: short signs and names of cards.
find-such-as = Par exemple 7p, 10 cœur ou dame de trèfle
find-button = Trouver

## While the player plays in another tab

other-tab-title = Ouvert dans un autre onglet
other-tab-words = Vous jouez dans un autre onglet ou une autre fenêtre. Rien n’est perdu.
other-tab-here = Jouer ici

link-damaged-title = Ce lien est endommagé
link-damaged-play = Jouer depuis le début

## While the page does something that takes long

slow-work-done = { $percent } %
slow-work-stop = Arrêter

## The button that lets the frame of one-switch play wait

wait-button = Pause
wait-words = Mettre le défilement en pause
