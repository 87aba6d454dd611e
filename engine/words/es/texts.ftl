# Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = «{ $text }» no es una carta.
wrong-piles = { $game } tiene { $wanted } pilas, pero esta posición tiene { $found }.
card-twice = La carta { $text } aparece dos veces.
no-counter-text = «{ $text }» no es un número válido para { $counter }.
no-list-of-cards = «{ $text }» no es una lista de cartas.
no-move-text = «{ $text }» no es una jugada de { $game }.
no-link = Este enlace no indica ningún juego.
other-version = Este enlace es de la versión { $found }, pero aquí solo se puede abrir la { $known }.
no-such-game = Aquí no hay ningún juego llamado «{ $text }».
no-deal-number = El número de partida es un número entero entre { $first } y { $last }.
closing-bracket = En esta partida sobra un paréntesis de cierre.
opening-bracket = En esta partida falta un paréntesis de cierre.
move-unread = La jugada { $number } no se puede leer: { $reason }
move-refused = La jugada { $number }, { $text }, no se puede hacer: { $reason }
no-picture = «{ $text }» no es una imagen.
names-no-piles = «{ $text }» no corresponde a ninguna pila de { $game }.
no-such-game-listed = No hay ningún juego llamado «{ $text }»; con `games` se ve la lista.
number-or-position = Indica un número de partida o bien --position.
number-after = Después de { $option } va un número entero de 0 a 1000000000.
no-depth = La profundidad es un número entero de 0 a 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = Esta posición tiene un número demasiado alto para Bridge solitario.
bridge-contract = Esta posición tiene un contrato imposible.
bridge-tricks = Esta posición tiene bazas imposibles.
bridge-unscored = Esta posición tiene una mano jugada pero sin puntuar.
bridge-trick = Esta posición tiene una baza imposible.
