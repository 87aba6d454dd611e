# The names of the games, and what is said of each before the first try.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Backbone
    .kind = Desenredar
    .sentence = Desmonta una espina dorsal desde abajo con ayuda de las costillas.
family-bridge = Bridge solitario
    .kind = Valorar
    .sentence = Un rubber entero de bridge, tú contra la baraja.
family-black-hole = Agujero negro
    .kind = Prever
    .sentence = Todas las cartas a una sola pila, uno más o uno menos.
family-freecell = FreeCell
    .kind = Planificar
    .sentence = También llamado Carta blanca: todo a la vista y cuatro celdas.
family-klondike = Klondike
    .kind = Descubrir
    .sentence = El clásico: rojo sobre negro, y reyes en las columnas vacías.
family-clock = El reloj
    .kind = Puro azar
    .sentence = Nada que decidir: descubre las cartas y mira.
family-spider = Spider
    .kind = Ordenar
    .sentence = Ordena dos barajas en ocho secuencias, del rey al as.
# It has no Spanish name.
-seahaven = Seahaven Towers
family-seahaven = { -seahaven }
    .kind = Calcular
    .sentence = Todo a la vista, cuatro torres y siempre el mismo palo.
family-pyramid = Pirámide
    .kind = Sumar
    .sentence = Retira parejas que sumen trece, de la base a la cima.
family-golf = Golf
    .kind = Encadenar
    .sentence = Uno más o uno menos, en una larga cadena.
family-canfield = Canfield
    .kind = Adaptarse
    .sentence = Trece cartas en reserva; el azar decide con qué valor se empieza.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, tradicional
    .variant = tradicional
    .short = Tradicional
game-backbone-aisleriot = Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Bridge solitario
    .variant = { "" }
    .short = Bridge solitario
game-black-hole = Agujero negro
    .variant = { "" }
    .short = Agujero negro
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .variant = { "" }
    .short = De una en una
game-klondike-3 = Klondike, de tres en tres
    .variant = de tres en tres
    .short = De tres en tres
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, tres pasadas
    .variant = tres pasadas
    .short = 3 pasadas
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, de tres en tres, tres pasadas
    .variant = de tres en tres, tres pasadas
    .short = 3 × 3
game-clock = El reloj
    .variant = { "" }
    .short = El reloj
game-spider = Spider
    .variant = { "" }
    .short = Cuatro palos
game-spider-2 = Spider, dos palos
    .variant = dos palos
    .short = Dos palos
game-spider-1 = Spider, un palo
    .variant = un palo
    .short = Un palo
game-seahaven = { -seahaven }
    .variant = { "" }
    .short = { -seahaven }
game-pyramid = Pirámide
    .variant = { "" }
    .short = Pirámide
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = La tumba de Tut
    .variant = { "" }
    .short = La tumba de Tut
game-golf = Golf
    .variant = { "" }
    .short = Una mano
game-golf-9 = Golf, nueve manos
    .variant = nueve manos
    .short = Nueve manos
game-canfield = Canfield
    .variant = { "" }
    .short = De una en una
game-canfield-3 = Canfield, de tres en tres
    .variant = de tres en tres
    .short = De tres en tres
