# The sheet that greets a newcomer.

greeting-title = À quoi voulez-vous jouer ?
greeting-words = Sans compte ni publicité. Ce que vous jouez reste sur cet appareil.
greeting-learn = Apprendre { $game }
# $count is five or so.
greeting-steps = en { $count } courtes étapes
greeting-known = Ou un jeu que vous connaissez déjà
# What these games are like, below their names.
known-klondike = le classique
known-freecell = tout est visible
known-spider = long, à deux jeux
known-golf = quelques minutes
greeting-just-play = Jouer tout de suite
greeting-games = Tous les jeux
