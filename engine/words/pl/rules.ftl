# Co strona z zasadami mówi poza zasadami wspólnymi dla wszystkich odmian gry.

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
