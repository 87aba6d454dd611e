# Nazwy gier i to, co się o każdej mówi przed pierwszą próbą.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Kręgosłup
    .kind = Rozplątywanie
    .sentence = Rozbierz kręgosłup od dołu, z pomocą żeber.
family-bridge = Pasjans brydżowy
    .kind = Ocena ręki
    .sentence = Cały rober brydża: ty sam na sam z talią.
family-black-hole = Czarna dziura
    .kind = Przewidywanie
    .sentence = Wszystkie karty na jeden stos, o jeden w górę lub w dół.
family-freecell = FreeCell
    .kind = Planowanie
    .sentence = Nic nie jest zakryte: cztery wolne komórki i dobry plan.
family-klondike = Klondike
    .kind = Odkrywanie
    .sentence = Klasyka: czerwone na czarne, króle do pustych kolumn.
family-clock = Zegar
    .kind = Ślepy los
    .sentence = Bez żadnych decyzji: odkrywaj karty i patrz.
family-spider = Pająk
    .kind = Porządkowanie
    .sentence = Ułóż z dwóch talii osiem sekwencji od króla do asa.
family-seahaven = Wieże Seahaven
    .kind = Kombinowanie
    .sentence = Wszystko odkryte, cztery wieże, układanie do koloru.
family-pyramid = Piramida
    .kind = Liczenie
    .sentence = Zdejmuj pary o sumie 13, od podstawy po szczyt.
family-golf = Golf
    .kind = Układanie serii
    .sentence = O jeden wyżej lub niżej, w jednej długiej serii.
family-canfield = Canfield
    .kind = Improwizacja
    .sentence = Trzynaście kart w rezerwie; pierwszą wartość wyznacza los.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Kręgosłup
    .variant = { "" }
    .short = Kręgosłup
game-backbone-traditional = Kręgosłup, tradycyjny
    .variant = tradycyjny
    .short = Tradycyjny
game-backbone-aisleriot = Kręgosłup, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Pasjans brydżowy
    .variant = { "" }
    .short = Pasjans brydżowy
game-black-hole = Czarna dziura
    .variant = { "" }
    .short = Czarna dziura
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .variant = { "" }
    .short = Po jednej
game-klondike-3 = Klondike, po trzy karty
    .variant = po trzy karty
    .short = Po trzy
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, trzy przejścia
    .variant = trzy przejścia
    .short = 3 przejścia
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, po trzy karty, trzy przejścia
    .variant = po trzy karty, trzy przejścia
    .short = 3 × 3
game-clock = Zegar
    .variant = { "" }
    .short = Zegar
game-spider = Pająk
    .variant = { "" }
    .short = Cztery kolory
game-spider-2 = Pająk, dwa kolory
    .variant = dwa kolory
    .short = Dwa kolory
game-spider-1 = Pająk, jeden kolor
    .variant = jeden kolor
    .short = Jeden kolor
game-seahaven = Wieże Seahaven
    .variant = { "" }
    .short = Wieże Seahaven
game-pyramid = Piramida
    .variant = { "" }
    .short = Piramida
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = Grób Tutanchamona
    .variant = { "" }
    .short = Tutanchamon
game-golf = Golf
    .variant = { "" }
    .short = 1 rozdanie
game-golf-9 = Golf, dziewięć rozdań
    .variant = dziewięć rozdań
    .short = 9 rozdań
game-canfield = Canfield
    .variant = { "" }
    .short = Po jednej
game-canfield-3 = Canfield, po trzy karty
    .variant = po trzy karty
    .short = Po trzy
