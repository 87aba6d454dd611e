# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = Vous ne pouvez prendre aucune carte ici pour l’instant.
cards-below-face-down = { $count ->
    [1] Une carte cachée
   *[other] { UPPER(SPELLED($count)) } cartes cachées
}
# Beside the name of a card that cannot be taken now.
card-stays = non jouable

# The sheet with everything that was said on this visit.
said-title = Historique des messages
nothing-said = Aucun message pour l’instant.
