# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = Descripción de la mesa
no-card-to-pick = De aquí no se puede tomar ahora ninguna carta.
cards-below-face-down = { $count ->
    [one] Una carta boca abajo
   *[other] { UPPER(SPELLED($count)) } cartas boca abajo
}
# Beside the name of a card that cannot be taken now.
card-stays = no se mueve

# The sheet with everything that was said on this visit.
said-title = Lo que se ha dicho
nothing-said = Aún no se ha dicho nada.
