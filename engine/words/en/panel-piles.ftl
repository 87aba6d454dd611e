# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = You can’t take a card from here now.
cards-below-face-down = { $count ->
    [one] One card face down
   *[other] { UPPER(SPELLED($count)) } cards face down
}
# Beside the name of a card that cannot be taken now.
card-stays = can’t move

# The sheet with everything that was said on this visit.
said-title = Announcements
nothing-said = No announcements yet.
