# The sheet that greets a newcomer.

greeting-title = What would you like to play?
greeting-words = No account, no ads. Your games stay on this device.
greeting-learn = Learn { $game }
# $count is five or so.
greeting-steps = in { $count } short steps
greeting-known = Or a game you know
# What these games are like, below their names.
known-klondike = the classic
known-freecell = all cards face up
known-spider = long, two packs
known-golf = a few minutes
greeting-just-play = Just play
greeting-games = All games
