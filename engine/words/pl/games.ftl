### Nazwy gier i to, co się o każdej mówi przed pierwszą próbą.

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

### Co strona z zasadami mówi poza zasadami wspólnymi dla wszystkich odmian gry.

## Where the rules come from: the end of the page

source-heading = Źródło
source-backbone = Współczesny przewodnik po zasadach pasjansa Backbone Solitaire, z jedenastoma kartami w każdej kolumnie; Solitaire Forever II przypisuje tę odmianę Davidowi Parlettowi.
source-backbone-traditional = Rozdział „Backbone Patience (with two whist packs)” z wiktoriańskiej książki o pasjansach; Solitaire Forever II wiąże tę odmianę z Mary Whitmore Jones i Basilem Daltonem.
source-backbone-aisleriot = Strona podręcznika o grze Backbone w programie AisleRiot z GNOME, autor: Vincent Povirk (2005).
source-bridge = Gra Stephena Rogersa z 2016 roku w opisie Denexa Games; zapis jak w brydżu robrowym.
source-black-hole = Gra Davida Parletta z 1979 roku, z książki „The Penguin Book of Patience”.
source-freecell = Gra Paula Alfille’a, z rozdaniami Microsoft FreeCell.
source-klondike = Gra w najpopularniejszej odmianie; karty z baz mogą wracać.
source-klondike-3 = Gra w najpopularniejszej odmianie, po trzy karty naraz; karty z baz mogą wracać.
source-klondike-1x3 = Popularne zasady domowe: po jednej karcie, trzy przejścia.
source-klondike-3x3 = Popularne zasady domowe: po trzy karty, trzy przejścia.
source-clock = Pasjans tradycyjny, po angielsku także Clock Patience.
source-spider = Gra w najpopularniejszej odmianie; jeden i dwa kolory jak w Pająku Microsoftu.
source-seahaven = Gra Arta Cabrala z 1988 roku.
source-pyramid = Gra w najpopularniejszej odmianie, z dowolną liczbą przejść.
source-pyramid-tut = Odmiana znana po angielsku jako King Tut albo Tut’s Tomb.
source-golf = Gra według ścisłych zasad: na króla nic, na asa tylko dwójka.
source-golf-9 = Gra według ścisłych zasad, dziewięć rozdań w rundzie; par to zwyczajowo pięć kart na rozdanie.
source-canfield = Gra z kasyna Richarda Canfielda, w najpopularniejszej odmianie: każdą odkrytą kartę przenosi się razem z tymi, które na niej leżą.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Po jedenaście kart w kolumnie. As rozdany na kręgosłup lub żebra od razu idzie do bazy, a jego miejsce zajmuje następna karta; król nie zostaje kością ogonową, lecz idzie na spód talii. Puste żebro można zapełnić dowolną dostępną kartą: z kręgosłupa, ze stosu odkrytego, z innego żebra albo prosto z talii.
note-backbone-traditional = Dziesięć par i kość ogonowa. Talie tasuje się osobno, drugą rozdaje się po pierwszej. Asy od razu idą do bazy, zarówno przy rozdawaniu, jak i po odkryciu z talii; król nie zostaje kością ogonową, lecz idzie na spód talii. Puste żebro trzeba natychmiast zapełnić kartą ze stosu odkrytego albo z talii, do wyboru, ale nigdy z kręgosłupa ani z żeber; gdy i stos odkryty, i talia się skończą, żebro zostaje puste.
note-backbone-aisleriot = Po dziewięć kart w kolumnie, rozdanych tak, jak idą: żaden as nie trafia sam do bazy, a kością ogonową może być król. Puste żebro można zapełnić kartą ze stosu odkrytego albo z innego żebra, nigdy z kręgosłupa, więc król z kręgosłupa może zejść tylko na damę w bazie.
note-klondike = Z talii odkrywasz po jednej karcie; talię możesz przejrzeć tyle razy, ile chcesz.
note-klondike-3 = Z talii odkrywasz po trzy karty, dostępna jest ostatnia z nich; talię możesz przejrzeć tyle razy, ile chcesz.
note-klondike-1x3 = Z talii odkrywasz po jednej karcie; talię możesz przejrzeć trzy razy.
note-klondike-3x3 = Z talii odkrywasz po trzy karty, dostępna jest ostatnia z nich; talię możesz przejrzeć trzy razy.
note-spider = W grze są wszystkie cztery kolory.
note-spider-2 = Są tylko piki i kiery, po 52 karty.
note-spider-1 = Wszystkie karty to piki, więc każdą sekwencję możesz przenieść w całości.
note-pyramid = Karta jest dostępna tylko wtedy, gdy nic na niej nie leży.
note-pyramid-tut = Jeśli kartę przykrywa tylko ta, z którą tworzy parę, możesz zdjąć obie razem.
note-golf = Jedno rozdanie; wygrywasz, gdy w kolumnach nie zostanie żadna karta.
note-golf-9 = Runda ma dziewięć rozdań; w każdym talię przeglądasz tylko raz. Karty, które zostają w kolumnach, sumują się z rozdania na rozdanie. Gdy nic już nie pasuje, naciśnij talię, żeby zacząć następne rozdanie. Rundę wygrywasz wynikiem nie gorszym niż par: razem najwyżej 45 kart, po pięć na rozdanie.
note-canfield = Z talii odkrywasz po jednej karcie.
note-canfield-3 = Z talii odkrywasz po trzy karty, dostępna jest ostatnia z nich.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = Układ: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
