# Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = “{ $text }” isn’t a card.
wrong-piles = { $game } has { $wanted } piles, but this position has { $found }.
card-twice = The card { $text } appears twice.
no-counter-text = “{ $text }” isn’t a valid number for { $counter }.
no-list-of-cards = “{ $text }” isn’t a list of cards.
no-move-text = “{ $text }” isn’t a move in { $game }.
no-link = This link doesn’t name a game.
other-version = This is a { $found } link, but only { $known } links can be opened here.
no-such-game = There’s no game called “{ $text }” here.
no-deal-number = A deal number is a whole number from { $first } to { $last }.
closing-bracket = This game has a closing bracket without an opening one.
opening-bracket = This game has an opening bracket without a closing one.
move-unread = Move { $number } can’t be read: { $reason }
move-refused = Move { $number }, { $text }, can’t be played: { $reason }
no-picture = “{ $text }” isn’t a picture.
names-no-piles = “{ $text }” doesn’t name any piles in { $game }.
no-such-game-listed = There’s no game called “{ $text }”; `games` lists them.
number-or-position = Give either a deal number or --position.
number-after = { $option } takes a whole number from 0 to 1000000000.
no-depth = The depth is a whole number from 0 to 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = This position has a number that is too high for Bridge Solitaire.
bridge-contract = This position has an impossible contract.
bridge-tricks = This position has impossible tricks.
bridge-unscored = This position has a deal that was played but not scored.
bridge-trick = This position has an impossible trick.
