# Which share of the deals of a game can be won, such as "6 in 7", to be followed by "winnable".

nearly-all-deals = nearly all
deals-in = { $part } in { $whole }
deals-in-at-least = at least { $part } in { $whole }
# A note below the games.
winnable-means = “Winnable” is the share of deals you could win if you saw every card. It doesn’t say how often you’ll win.
