# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = Ora da qui non puoi prendere nessuna carta.
cards-below-face-down = { $count ->
    [one] Una carta coperta
   *[other] { UPPER(SPELLED($count)) } carte coperte
}
# Beside the name of a card that cannot be taken now.
card-stays = non si può muovere

# The sheet with everything that was said on this visit.
said-title = Messaggi
nothing-said = Ancora nessun messaggio.
