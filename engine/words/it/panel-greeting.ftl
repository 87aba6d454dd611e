# The sheet that greets a newcomer.

greeting-title = A che cosa vuoi giocare?
greeting-words = Niente account, niente pubblicità. Le tue partite restano su questo dispositivo.
greeting-learn = Impara { FORM($game, "the") }
# $count is five or so.
greeting-steps = in { $count } brevi passi
greeting-known = Oppure un gioco che conosci
# What these games are like, below their names.
known-klondike = il classico
known-freecell = carte tutte scoperte
known-spider = lungo, due mazzi
known-golf = pochi minuti
greeting-just-play = Gioca subito
greeting-games = Tutti i solitari
