# The sheet that greets a newcomer.

greeting-title = ¿A qué quieres jugar?
greeting-words = Sin cuenta, sin anuncios. Tus partidas se quedan en este dispositivo.
greeting-learn = Aprender { $game }
# $count is five or so.
greeting-steps = en { $count } pasos cortos
greeting-known = O un juego que ya conozcas
# What these games are like, below their names.
known-klondike = el clásico
known-freecell = todas las cartas a la vista
known-spider = largo, dos barajas
known-golf = unos minutos
greeting-just-play = Jugar sin más
greeting-games = Todos los juegos
