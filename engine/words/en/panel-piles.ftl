# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = The table in words
no-card-to-pick = No card can be taken from here now.
cards-below-face-down = { $count ->
    [one] One card face down
   *[other] { UPPER(SPELLED($count)) } cards face down
}
# Beside the name of a card that cannot be taken now.
card-stays = stays

# The sheet with everything that was said on this visit.
said-title = What was said
nothing-said = Nothing has been said yet.
