# Arkusz, który wita nowego gracza.

greeting-title = W co chcesz zagrać?
greeting-words = Bez konta i bez reklam. Twoje gry zostają na tym urządzeniu.
greeting-learn = Naucz się gry { $game }
# $count is five or so.
greeting-steps = w { $count } krótkich krokach
greeting-known = Albo gra, którą już znasz
# What these games are like, below their names.
known-klondike = klasyka
known-freecell = wszystko odkryte
known-spider = długi, dwie talie
known-golf = kilka minut
greeting-just-play = Po prostu graj
greeting-games = Wszystkie gry
