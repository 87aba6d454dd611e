# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = Ahora no puedes tomar ninguna carta de aquí.
cards-below-face-down = { $count ->
    [one] Una carta boca abajo
   *[other] { UPPER(SPELLED($count)) } cartas boca abajo
}
# Beside the name of a card that cannot be taken now.
card-stays = no se puede mover

# The sheet with everything that was said on this visit.
said-title = Avisos
nothing-said = Aún no hay avisos.
