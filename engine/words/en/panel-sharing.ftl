# The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience: { $game }, { $deal }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-with = Won in { moves }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-in = Won in { $time } and { moves }
# In the middle of the picture, if it shows no time.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-won = Won
# For those who do not see the picture.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-label = { $game }, { $deal }: won, { moves }

## The sheet for sharing

share-title = Share
share-picture = Share picture
save-picture = Save picture
share-shows-no-card = None of the cards are shown. The link opens the same deal from the start.
share-as-text = Share as text
copy-as-text = Copy as text
# Above the links.
share-game-so-far = The game so far
share-deal = This deal from the start
copy-link = Copy
