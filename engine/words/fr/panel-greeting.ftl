# The sheet that greets a newcomer.

greeting-title = À quoi voulez-vous jouer ?
greeting-words = Sans compte ni publicité. Vos parties restent sur cet appareil.
greeting-learn = Leçon : { $game }
# $count is five or so.
greeting-steps = en { $count } courtes étapes
greeting-known = Ou un jeu que vous connaissez
# What these games are like, below their names.
known-klondike = le classique
known-freecell = toutes les cartes visibles
known-spider = long, avec deux jeux de cartes
known-golf = quelques minutes
greeting-just-play = Jouer tout de suite
greeting-games = Tous les jeux
