# The names of the games, and what is said of each before the first try.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Backbone
    .kind = Districare
    .sentence = Smonta la spina dorsale dal basso, aiutandoti con le costole.
family-bridge = Solitario Bridge
    .kind = Valutare
    .sentence = Un intero rubber di bridge: tu contro il mazzo.
family-black-hole = Buco nero
    .kind = Guardare avanti
    .sentence = Tutte le carte su una sola pila, salendo o scendendo di uno.
family-freecell = FreeCell
    .kind = Pianificare
    .sentence = Niente è nascosto: quattro celle libere e il tuo piano.
family-klondike = Klondike
    .kind = Scoprire
    .sentence = Il classico: rosso su nero, e i re nelle colonne vuote.
family-clock = Orologio
    .kind = Pura fortuna
    .sentence = Niente da decidere: gira le carte e sta’ a guardare.
family-spider = Spider
    .kind = Ordinare
    .sentence = Due mazzi da ordinare in otto scale, dal re all’asso.
family-seahaven = Seahaven
    .kind = Calcolare
    .sentence = Carte tutte scoperte, quattro torri, sempre lo stesso seme.
family-pyramid = Piramide
    .kind = Contare
    .sentence = Togli le coppie che fanno tredici, dalla base alla cima.
family-golf = Golf
    .kind = Concatenare
    .sentence = Su o giù di uno, in una sola lunga catena.
family-canfield = Canfield
    .kind = Adattarsi
    .sentence = Tredici carte di riserva; il caso decide da dove si parte.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, tradizionale
    .variant = tradizionale
    .short = Tradizionale
game-backbone-aisleriot = Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Solitario Bridge
    .variant = { "" }
    .short = Solitario Bridge
game-black-hole = Buco nero
    .variant = { "" }
    .short = Buco nero
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .variant = { "" }
    .short = Una carta
game-klondike-3 = Klondike, tre carte
    .variant = tre carte
    .short = Tre carte
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, tre giri
    .variant = tre giri
    .short = Tre giri
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, tre carte, tre giri
    .variant = tre carte, tre giri
    .short = 3 × 3
game-clock = Orologio
    .variant = { "" }
    .short = Orologio
game-spider = Spider
    .variant = { "" }
    .short = Quattro semi
game-spider-2 = Spider, due semi
    .variant = due semi
    .short = Due semi
game-spider-1 = Spider, un seme
    .variant = un seme
    .short = Un seme
game-seahaven = Seahaven
    .variant = { "" }
    .short = Seahaven
game-pyramid = Piramide
    .variant = { "" }
    .short = Piramide
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = Tomba di Tut
    .variant = { "" }
    .short = Tomba di Tut
game-golf = Golf
    .variant = { "" }
    .short = Una smazzata
game-golf-9 = Golf, nove smazzate
    .variant = nove smazzate
    .short = Nove smazzate
game-canfield = Canfield
    .variant = { "" }
    .short = Una carta
game-canfield-3 = Canfield, tre carte
    .variant = tre carte
    .short = Tre carte
