# What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Eliminato: { $what }.
back-again = Recuperato: { $what }.
result = risultato
move-of-several = { $move }, { $number } di { $count }
card-not-home-now = Ora { FORM($card, "the") } non può andare alla base.
no-finish-yet = La partita non può ancora finire da sola: restano scelte da fare.
no-such-column = La colonna { $number } non c’è.
# $text is what the player has typed.
not-a-card = «{ $text }» non è una carta. Scrivi un valore e un seme, per esempio 7p.
nothing-to-call = Ora non è il momento di dichiarare.
no-trick-yet = Non è ancora stata giocata nessuna presa.
no-score-sheet = Questo gioco non ha un segnapunti.
house-is-not-bidding = Ora il banco non dichiara.
frame-waits = Scansione in pausa. Premi per continuare.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Ultima presa
# On the card that wins a trick.
wins-tag = vince
# For screen readers: what kind of thing the table is.
card-table = tavolo da gioco
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = Le carte non possono diventare più grandi.
cards-smallest = Le carte non possono diventare più piccole.
table-ends = Il tavolo finisce qui.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Dimensioni delle carte: ×{ $size }.
