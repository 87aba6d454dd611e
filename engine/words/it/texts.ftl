# Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = «{ $text }» non è una carta.
wrong-piles = Le pile { FORM($game, "of") } sono { $wanted }, ma questa posizione ne ha { $found }.
card-twice = La carta { $text } compare due volte.
no-counter-text = «{ $text }» non è un numero valido per: { $counter }.
no-list-of-cards = «{ $text }» non è un elenco di carte.
no-move-text = «{ $text }» non è una mossa { FORM($game, "of") }.
no-link = Questo link non indica nessun gioco.
other-version = Questo link è della versione { $found }, ma qui si può aprire solo la { $known }.
no-such-game = Qui non c’è nessun gioco di nome «{ $text }».
no-deal-number = Il numero di una partita dev’essere un numero intero da { $first } a { $last }.
closing-bracket = In questa partita c’è una parentesi chiusa mai aperta.
opening-bracket = In questa partita c’è una parentesi aperta mai chiusa.
move-unread = La mossa { $number } non si può leggere: { $reason }
move-refused = La mossa { $number }, { $text }, non si può giocare: { $reason }
no-picture = «{ $text }» non è un’immagine.
names-no-piles = «{ $text }» non indica pile { FORM($game, "of") }.
no-such-game-listed = Non c’è nessun gioco di nome «{ $text }»; `games` li elenca.
number-or-position = Indica un numero di partita oppure --position.
number-after = Dopo { $option } ci vuole un numero intero da 0 a 1000000000.
no-depth = La profondità dev’essere un numero intero da 0 a 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = Questa posizione ha un numero troppo alto per il Solitario Bridge.
bridge-contract = Questa posizione ha un contratto impossibile.
bridge-tricks = Questa posizione ha prese impossibili.
bridge-unscored = Questa posizione ha una smazzata giocata ma senza punti.
bridge-trick = Questa posizione ha una presa impossibile.
