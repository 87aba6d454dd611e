# Small sheets and buttons.

## To find a card

find-title = Trova una carta
# What the player may type: short signs and names of cards.
find-such-as = Per esempio 7p, 10c o donna di fiori
find-button = Trova

## While the player plays in another tab

other-tab-title = Già aperto in un’altra scheda
other-tab-words = Stai giocando in un’altra scheda o finestra. Non va perso nulla.
other-tab-here = Gioca qui

link-damaged-title = Questo link è danneggiato
link-damaged-play = Gioca dall’inizio

## While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Interrompi

## The button that lets the frame of one-switch play wait

wait-button = Pausa
wait-words = Metti in pausa la scansione
