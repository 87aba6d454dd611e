# What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Borrado: { $what }.
back-again = Recuperado: { $what }.
result = resultado
move-of-several = { $move }, { $number } de { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } no puede ir ahora a su base.
no-finish-yet = La partida aún no puede terminarse sola: quedan decisiones por tomar.
no-such-column = No hay ninguna columna { $number }.
# $text is what the player has typed.
not-a-card = «{ $text }» no es una carta. Escribe un valor y un palo; por ejemplo, 7p.
nothing-to-call = Ahora no hay nada que subastar.
no-trick-yet = Aún no se ha jugado ninguna baza.
no-score-sheet = Este juego no tiene hoja de tanteo.
house-is-not-bidding = La casa no está subastando.
frame-waits = Barrido en pausa. Pulsa para continuar.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Última baza
# On the card that wins a trick.
wins-tag = gana
# For screen readers: what kind of thing the table is.
card-table = mesa de juego
# $progress is such as "Paso 1 de 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = Las cartas ya no pueden ser más grandes.
cards-smallest = Las cartas ya no pueden ser más pequeñas.
table-ends = La mesa termina aquí.
# $size is "number-with-tenths", such as "1,5", or a whole number.
cards-times = Cartas ×{ $size }.
