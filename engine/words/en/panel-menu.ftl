# The menu.

menu-title = Menu

## The headings of its groups

menu-play = Play
menu-look-back = Look back
menu-help = Help

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] New rubber
   *[deal] New deal
}
menu-restart = Restart
menu-daily = Daily deals
menu-games = All games
menu-review = Review
menu-statistics = Statistics
menu-share = Share
# $game is the name of a game.
menu-learn = Learn { $game }
menu-moves = What can I do?
menu-rules = Rules
# Opens the sheet of the same name, with the whole table in words.
menu-words = Describe table
menu-keys = Keys

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Rubber number
   *[deal] Deal number
}
menu-deal = Deal

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] New rubbers
   *[deal] New deals
}
deals-any = Any
deals-winnable = Winnable
deals-easy = Easy
deals-middling = Medium
deals-hard = Hard
