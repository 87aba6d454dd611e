# The sheet that greets a newcomer.

greeting-title = What would you like to play?
greeting-words = No account, no advertising. What you play is kept on this device only.
greeting-learn = Learn { $game }
# $count is five or so.
greeting-steps = in { $count } short steps
greeting-known = Or a game that you know
# What these games are like, below their names.
known-klondike = the classic
known-freecell = all cards in sight
known-spider = long, two packs
known-golf = a few minutes
greeting-just-play = Just play
greeting-games = All games
