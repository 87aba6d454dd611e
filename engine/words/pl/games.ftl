### Nazwy gier i to, co się o każdej mówi przed pierwszą próbą.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most. ".also" has other
## names by which players of the language look for it, in their language or another; the search in the gallery finds
## them, and the rules page shows them.

family-backbone = Kręgosłup
    .kind = Rozplątywanie
    .sentence = Rozbierz kręgosłup od dołu, z pomocą żeber.
    .also = Backbone
family-bridge = Pasjans brydżowy
    .kind = Ocena ręki
    .sentence = Cały rober brydża: ty sam na sam z talią.
    .also = Bridge Solitaire
family-black-hole = Czarna dziura
    .kind = Przewidywanie
    .sentence = Wszystkie karty na jeden stos, o jeden w górę lub w dół.
    .also = Black Hole
family-freecell = FreeCell
    .kind = Planowanie
    .sentence = Nic nie jest zakryte: cztery wolne komórki i dobry plan.
    .also = Free Cell
family-klondike = Klondike
    .kind = Odkrywanie
    .sentence = Klasyka: czerwone na czarne, króle do pustych kolumn.
    .also = Pasjans, Mały fortepian, Solitaire, Patience, Triangle, Fascination, American Patience
family-clock = Zegar
    .kind = Ślepy los
    .sentence = Bez żadnych decyzji: odkrywaj karty i patrz.
    .also = The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = Pająk
    .kind = Porządkowanie
    .sentence = Ułóż z dwóch talii osiem sekwencji od króla do asa.
    .also = Spider
family-seahaven = Wieże Seahaven
    .kind = Kombinowanie
    .sentence = Wszystko odkryte, cztery wieże, układanie do koloru.
    .also = Seahaven Towers, Sea Haven, Sea Towers
family-pyramid = Piramida
    .kind = Liczenie
    .sentence = Zdejmuj pary o sumie 13, od podstawy po szczyt.
    .also = Pyramid, Pile of 28
family-golf = Golf
    .kind = Układanie serii
    .sentence = O jeden wyżej lub niżej, w jednej długiej serii.
    .also = One Foundation
family-canfield = Canfield
    .kind = Improwizacja
    .sentence = Trzynaście kart w rezerwie; pierwszą wartość wyznacza los.
    .also = Demon, Thirteen, Fascination

## Games that have only one rule set and no rules written by hand: in the same forms

family-yukon = Jukon
    .kind = Przekopywanie
    .sentence = Każdą odkrytą kartę przenosisz z tymi, które na niej leżą.
    .also = Yukon
family-russian = Pasjans rosyjski
    .kind = Przekopywanie
    .sentence = Jak Jukon, ale układany do koloru i o wiele trudniejszy.
    .also = Russian Solitaire
family-tripeaks = TriPeaks
    .kind = Układanie serii
    .sentence = Trzy szczyty i jedna długa seria, o jeden wyżej lub niżej.
    .also = Trzy szczyty, Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Czterdziestu rozbójników
    .kind = Powściągliwość
    .sentence = Dwie talie, jedno przejście, karty tylko pojedynczo.
    .also = Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = Skorpion
    .kind = Rozplątywanie
    .sentence = Przenoś dowolne odkryte karty i ułóż cztery sekwencje.
    .also = Scorpion
family-simple-simon = Prosty Szymon
    .kind = Porządkowanie
    .sentence = Pająk z jednej talii, od razu rozdanej w całości i odkrytej.
    .also = Simple Simon
family-spiderette = Pajęczyca
    .kind = Porządkowanie
    .sentence = Pająk z jednej talii, rozdanej jak w Klondike.
    .also = Spiderette
family-mrs-mop = Mrs Mop
    .kind = Porządkowanie
    .sentence = Pająk, w którym wszystkie karty od początku są odkryte.
family-easthaven = Easthaven
    .kind = Odkrywanie
    .sentence = Klondike, w którym talię rozdaje się na kolumny.
    .also = East Haven
family-gypsy = Cyganka
    .kind = Odkrywanie
    .sentence = Kolumny jak w Klondike, rozdawanie jak w Pająku, dwie talie.
    .also = Gypsy
family-bakers-game = Gra Bakera
    .kind = Planowanie
    .sentence = Przodek FreeCell: wszystko układa się do koloru.
    .also = Baker’s Game
family-eight-off = Eight Off
    .kind = Planowanie
    .sentence = Osiem komórek, połowa zajęta, i wszystko do koloru.
family-king-albert = Król Albert
    .kind = Planowanie
    .sentence = Dziewięć kolumn, siedem kart w rezerwie i nic zakrytego.
    .also = King Albert, Idiot’s Delight
family-beleaguered-castle = Oblężony zamek
    .kind = Kombinowanie
    .sentence = Asy są już w bazach, reszta leży odkryta, ale głęboko.
    .also = Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = Ulice i aleje
    .kind = Kombinowanie
    .sentence = Oblężony zamek, w którym asy trzeba najpierw odkopać.
    .also = Streets and Alleys
family-fan = Wachlarz
    .kind = Kombinowanie
    .sentence = Osiemnaście małych kolumn, wszystko odkryte i do koloru.
    .also = Fan
family-alaska = Alaska
    .kind = Przekopywanie
    .sentence = Jak Jukon, ale układany do koloru, w górę lub w dół.
family-westcliff = Westcliff
    .kind = Odkrywanie
    .sentence = Klondike: 10 kolumn, jedno przejście; pustą zajmie każda karta.
family-double-klondike = Podwójny Klondike
    .kind = Odkrywanie
    .sentence = Klondike z dwóch talii, w dziewięciu kolumnach.
    .also = Double Klondike
family-lucas = Lucas
    .kind = Powściągliwość
    .sentence = Łatwiejszy niż Czterdziestu rozbójników: asy w bazach, 13 kolumn.
family-will-o-the-wisp = Błędny ognik
    .kind = Porządkowanie
    .sentence = Pajęczyca z siedmioma kolumnami po trzy karty.
    .also = Will o’ the Wisp
family-fore-cell = Fore Cell
    .kind = Planowanie
    .sentence = FreeCell z zajętymi komórkami; puste kolumny tylko dla króli.
family-siegecraft = Siegecraft
    .kind = Kombinowanie
    .sentence = Oblężony zamek z jedną komórką na odłożoną kartę.
family-stronghold = Stronghold
    .kind = Kombinowanie
    .sentence = Ulice i aleje z jedną komórką na odłożoną kartę.
family-fortress = Forteca
    .kind = Kombinowanie
    .sentence = Dziesięć kolumn do koloru, w górę lub w dół, karty pojedynczo.
    .also = Fortress
family-spanish-patience = Pasjans hiszpański
    .kind = Planowanie
    .sentence = Trzynaście krótkich kolumn, układanie w dół bez względu na kolor.
    .also = Spanish Patience
family-bakers-dozen = Piekarski tuzin
    .kind = Planowanie
    .sentence = Trzynaście kolumn, króle na spodzie; puste kolumny zostają puste.
    .also = Baker’s Dozen
family-portuguese-solitaire = Pasjans portugalski
    .kind = Planowanie
    .sentence = Łagodniejszy Piekarski tuzin: pustą kolumnę może zająć król.
    .also = Portuguese Solitaire
family-castles-in-spain = Zamki na lodzie
    .kind = Planowanie
    .sentence = Trzynaście krótkich kolumn: w dół, na przemian czerwone i czarne.
    .also = Zamki w Hiszpanii, Castles in Spain
family-alpha-star = Alpha Star
    .kind = Kombinowanie
    .sentence = Dwanaście kolumn po cztery karty, do koloru; sekwencje w całości.
family-delta-star = Delta Star
    .kind = Kombinowanie
    .sentence = Dwanaście kolumn po cztery karty, do koloru, karty pojedynczo.
family-raglan = Raglan
    .kind = Planowanie
    .sentence = Łagodniejszy Król Albert: asy leżą już w bazach.
family-somerset = Somerset
    .kind = Kombinowanie
    .sentence = Król Albert bez rezerwy: wszystkie karty w dziesięciu kolumnach.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, zasady domowe
    .kind = Zasady domowe
    .sentence = { $changes }
named-rules = { $given }
    .kind = Zasady domowe
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } według zasad domowych.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
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
# For several games.
source-common-form = Gra w najpopularniejszej odmianie, jaką podaje większość zbiorów pasjansów.
source-blake-gent = Zasady według pracy „The Winnability of Klondike Solitaire and Many Other Patience Games”, której autorami są Charlie Blake i Ian P. Gent.
source-own = Zasady domowe: zmieniono zasady gry { $name }.
source-tripeaks = Gra Roberta Hogue’a z 1989 roku, według zasad TriPeaks Microsoftu.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Po jedenaście kart w kolumnie. As rozdany na kręgosłup lub żebra od razu idzie do bazy, a jego miejsce zajmuje następna karta; król nie zostaje kością ogonową, lecz idzie na spód talii. Puste żebro można zapełnić dowolną dostępną kartą: z kręgosłupa, ze stosu odkrytego, z innego żebra albo prosto z talii.
note-backbone-traditional = Po dziesięć kart w kolumnie. Talie tasuje się osobno, drugą rozdaje się po pierwszej. Asy od razu idą do bazy, zarówno przy rozdawaniu, jak i po odkryciu z talii; król nie zostaje kością ogonową, lecz idzie na spód talii. Puste żebro trzeba natychmiast zapełnić kartą ze stosu odkrytego albo z talii, do wyboru, ale nigdy z kręgosłupa ani z żeber; gdy i stos odkryty, i talia się skończą, żebro zostaje puste.
note-backbone-aisleriot = Po dziewięć kart w kolumnie, rozdanych tak, jak idą: żaden as nie trafia sam do bazy, a kością ogonową może być król. Puste żebro można zapełnić kartą ze stosu odkrytego albo z innego żebra, nigdy z kręgosłupa, więc król z kręgosłupa może zejść tylko na damę w bazie.
note-klondike = Z talii odkrywasz po jednej karcie; talię możesz przejrzeć tyle razy, ile chcesz.
note-klondike-3 = Z talii odkrywasz po trzy karty, dostępna jest tylko ostatnia z nich; talię możesz przejrzeć tyle razy, ile chcesz.
note-klondike-1x3 = Z talii odkrywasz po jednej karcie; talię możesz przejrzeć trzy razy.
note-klondike-3x3 = Z talii odkrywasz po trzy karty, dostępna jest tylko ostatnia z nich; talię możesz przejrzeć trzy razy.
note-spider = W grze są wszystkie cztery kolory.
note-spider-2 = Są tylko piki i kiery, po 52 karty.
note-spider-1 = Wszystkie karty to piki, więc każdą sekwencję możesz przenieść w całości.
note-pyramid = Karta jest dostępna tylko wtedy, gdy nic na niej nie leży.
note-pyramid-tut = Jeśli kartę przykrywa tylko ta, z którą tworzy parę, możesz zdjąć obie razem.
note-golf = Jedno rozdanie; wygrywasz, gdy w kolumnach nie zostanie żadna karta.
note-golf-9 = Runda ma dziewięć rozdań; w każdym talię przeglądasz tylko raz. Karty, które zostają w kolumnach, sumują się z rozdania na rozdanie. Gdy nic już nie pasuje, naciśnij talię, żeby zacząć następne rozdanie. Rundę wygrywasz wynikiem nie gorszym niż par: razem najwyżej 45 kart, po pięć na rozdanie.
note-canfield = Z talii odkrywasz po jednej karcie.
note-canfield-3 = Z talii odkrywasz po trzy karty, dostępna jest tylko ostatnia z nich.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = Układ: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }

### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored. Above the messages of each game stands what is done in its steps when the
### cards named are pressed; a step that is not listed is only read.

# The title of every last step.
lesson-now-it-is-yours = Teraz twoja kolej
run-button = Auto
undo-button = Cofnij

## Backbone
##
## 2: eight of spades to the bottom right rib
## 3: jack of hearts to the top right rib
## 4: two of spades to the first foundation of spades
## 5: turn a card; ten of hearts to the top right rib

lesson-backbone-1 = Dwie kolumny blokuje karta leżąca w poprzek: kość ogonowa. Ułóż w bazach wszystkie 104 karty.
    .title = Rozbierz kręgosłup
lesson-backbone-2 = Naciśnij ósemkę pik: pasuje na dziewiątkę pik i zostawi puste żebro.
    .title = Żebra: w dół, do koloru
lesson-backbone-3 = Naciśnij waleta kier, kość ogonową: puste żebro przyjmie każdą kartę, a obie kolumny będą wolne.
    .title = Uwolnij kręgosłup
lesson-backbone-4 = Naciśnij dwójkę pik: pójdzie na swojego asa. W bazie układasz kolor od asa do króla.
    .title = Do bazy od asa w górę
lesson-backbone-5 = Naciśnij talię, żeby odkryć kartę. Potem naciśnij dziesiątkę kier: pasuje na waleta kier.
    .title = Odkrywaj karty z talii
lesson-backbone-6 = Najwięcej pomagają puste żebra, więc nie zapełniaj ich za szybko. Każdy ruch możesz cofnąć.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: keep the queen of hearts; keep the jack of hearts; keep the nine of hearts;
##    keep the four of hearts; keep the two of hearts; keep the ace of clubs
## 3: discard, with the king of diamonds on top
## 4: bid one heart
## 5: play the two of hearts

lesson-bridge-1 = Twój przeciwnik to talia, czyli bank. Licytujesz, ile z trzynastu lew weźmie twoja ręka.
    .title = Rober brydża
lesson-bridge-2 = Naciśnij pięć kierów i asa trefl, żeby je zatrzymać: długi kolor i as biorą lewy.
    .title = Zatrzymaj sześć kart
lesson-bridge-3 = Naciśnij „{ take-up-blind.sign }”: odrzucisz pozostałe siedem i weźmiesz do ręki siedem kart talonu.
    .title = Weź talon
lesson-bridge-4 = Bank spasował. Dziewięć kierów to świetne atuty: zalicytuj 1♥, czyli siedem lew.
    .title = Zalicytuj
lesson-bridge-5 = Bank wychodzi czwórką pik. Nie masz pików, więc naciśnij atut: dwójkę kier.
    .title = Przebij atutem
lesson-bridge-6 = Lewa jest twoja, więc teraz ty wychodzisz. Jeśli możesz, dokładaj do koloru; reszta jest w zasadach.
    .title = { lesson-now-it-is-yours }

## Black Hole
##
## 2: two of spades to the black hole
## 3: three of hearts to the black hole; four of hearts to the black hole
## 4: five of clubs to the black hole; four of spades to the black hole

lesson-black-hole-1 = As pik pośrodku to czarna dziura. Połóż na nim wszystkie pozostałe karty.
    .title = Wszystko do dziury
lesson-black-hole-2 = Naciśnij dwójkę pik: jest o jeden wyższa niż as. Kolory nie mają tu znaczenia.
    .title = O jeden w górę lub w dół
lesson-black-hole-3 = Naciśnij trójkę kier, a potem czwórkę kier. Dostępna jest tylko ostatnia karta wachlarza.
    .title = Dalej w górę
lesson-black-hole-4 = Naciśnij piątkę trefl, a potem czwórkę pik: raz w górę, raz w dół.
    .title = Zmieniaj kierunek
lesson-black-hole-5 = Król i as też ze sobą sąsiadują. Zanim wybierzesz, spójrz na karty pod spodem.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: ace of diamonds to the foundation of diamonds
## 2: two of clubs to column 8
## 3: jack of clubs to cell 1
## 4: ace of hearts to the foundation of hearts
## 5: three of hearts with one card to column 5

lesson-freecell-1 = Naciśnij asa karo: w bazie układasz kolor od asa do króla. Wszystkie karty są odkryte.
    .title = Każdy kolor ma bazę
lesson-freecell-2 = Naciśnij dwójkę trefl: pasuje na trójkę kier, bo jest o jeden niższa i innej barwy.
    .title = Czarne na czerwone w dół
lesson-freecell-3 = Naciśnij waleta trefl: pójdzie do komórki i odsłoni asa. W komórce mieści się jedna karta.
    .title = Cztery wolne komórki
lesson-freecell-4 = Naciśnij asa kier. Zwalniaj komórki jak najszybciej.
    .title = Po co była komórka
lesson-freecell-5 = Naciśnij trójkę kier: pójdzie na czwórkę trefl. Wolne komórki pozwalają przenieść całą sekwencję.
    .title = Kilka kart naraz
lesson-freecell-6 = Szukaj niskich kart i patrz, co na nich leży. Prawie każde rozdanie da się wygrać.
    .title = { lesson-now-it-is-yours }

## Klondike
##
## 1: eight of clubs to column 4
## 2: ace of diamonds to the foundation of diamonds
## 3: nine of diamonds with one card to column 1
## 4: king of spades to column 2
## 5: turn a card; seven of diamonds to column 1

lesson-klondike-1 = Naciśnij ósemkę trefl: pasuje na dziewiątkę karo. Karta pod nią się odkryje.
    .title = Czarne na czerwone w dół
lesson-klondike-2 = Naciśnij asa karo: od niego zaczyna się baza. Ułóż w niej kolor aż do króla.
    .title = Najpierw do baz idą asy
lesson-klondike-3 = Naciśnij dziewiątkę karo: razem z ósemką, która na niej leży, pójdzie na dziesiątkę trefl.
    .title = Cała sekwencja naraz
lesson-klondike-4 = Naciśnij króla pik: pójdzie do pustej kolumny i odkryje się kolejna karta.
    .title = Puste kolumny dla króli
lesson-klondike-5 = Naciśnij talię, żeby odkryć kartę. Potem naciśnij siódemkę karo: pasuje na ósemkę trefl.
    .title = Reszta jest w talii
lesson-klondike-6 = Najpierw odkrywaj zakryte karty. Talię możesz przejrzeć tyle razy, ile chcesz.
    .title = { lesson-now-it-is-yours }

## The Clock
##
## 2: queen of diamonds to 12 o'clock
## 3: nine of hearts to 9 o'clock

lesson-clock-1 = Dwanaście stosów to godziny, a pośrodku są króle. Każda karta idzie na stos swojej wartości.
    .title = Bez żadnych decyzji
lesson-clock-2 = Naciśnij gdziekolwiek: dama karo pójdzie na dwunastą i tam odkryje się następna karta.
    .title = Dama idzie na dwunastą
lesson-clock-3 = Naciśnij gdziekolwiek: dziewiątka kier pójdzie na dziewiątą.
    .title = I tak dalej
lesson-clock-4 = Wygrasz, jeśli czwarty król przyjdzie ostatni. Włącz „{ run-button }”; naciśnij gdziekolwiek, by zatrzymać.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: nine of diamonds to column 3
## 3: ten of diamonds with one card to column 1
## 4: two of diamonds to column 4
## 5: a card to every column

lesson-spider-1 = Pełna sekwencja, od króla do asa w jednym kolorze, sama schodzi ze stołu. Ułóż osiem, a wygrasz.
    .title = Osiem sekwencji
lesson-spider-2 = Naciśnij dziewiątkę karo: pasuje na dziesiątkę karo. Najlepszy jest ten sam kolor.
    .title = Kolor jest dowolny
lesson-spider-3 = Naciśnij dziesiątkę karo: razem ze swoją dziewiątką pójdzie na waleta trefl.
    .title = Jeden kolor, jeden ruch
lesson-spider-4 = Naciśnij dwójkę karo: pasuje na trójkę trefl, bo kolory mogą być różne. Odkryje się karta.
    .title = Odkrywaj karty
lesson-spider-5 = Gdy nic innego nie pomaga, naciśnij talię: rozdasz po jednej karcie na każdą kolumnę.
    .title = Rozdaj rząd
lesson-spider-6 = Spróbuj opróżnić kolumnę: przyjmie każdą kartę. Przed rozdaniem trzeba zapełnić puste kolumny.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: eight of clubs to column 2
## 3: ten of clubs to tower 1
## 4: ace of spades to the foundation of spades
## 5: jack of spades to column 5

lesson-seahaven-1 = W bazach układasz kolory od asa do króla. W wieży mieści się jedna karta; dwie wieże są zajęte.
    .title = Cztery wieże
lesson-seahaven-2 = Naciśnij ósemkę trefl: pasuje na dziewiątkę trefl.
    .title = W dół, do koloru
lesson-seahaven-3 = Naciśnij dziesiątkę trefl: pójdzie do pustej wieży i odsłoni asa.
    .title = Użyj wieży
lesson-seahaven-4 = Naciśnij asa pik: od niego zaczyna się baza jego koloru.
    .title = Asy idą do baz
lesson-seahaven-5 = Naciśnij waleta pik: pasuje na damę pik, a jego wieża znów będzie wolna.
    .title = Zwalniaj wieże
lesson-seahaven-6 = Pustą kolumnę może zająć tylko król. Im więcej wolnych wież, tym dłuższą sekwencję przeniesiesz.
    .title = { lesson-now-it-is-yours }

## Pyramid
##
## 2: ten of spades and three of spades taken away
## 3: king of clubs taken away
## 4: turn a card; ace of clubs and queen of spades taken away

lesson-pyramid-1 = Zdejmuj pary dostępnych kart, które razem dają 13. As to 1, walet 11, dama 12.
    .title = Pary o sumie 13
lesson-pyramid-2 = Naciśnij dziesiątkę pik: zejdzie razem z trójką pik, bo obie są dostępne.
    .title = Dziesięć i trzy
lesson-pyramid-3 = Naciśnij króla trefl: nic go już nie przykrywa, a sam liczy się za 13.
    .title = Król schodzi sam
lesson-pyramid-4 = Naciśnij talię. Potem naciśnij asa trefl: z damą pik daje 13.
    .title = Talia pomaga
lesson-pyramid-5 = Zdejmij całą piramidę. Talię możesz przejrzeć tyle razy, ile chcesz.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: eight of spades to the waste
## 3: seven of diamonds to the waste; six of clubs to the waste
## 4: turn a card
## 5: queen of spades to the waste; jack of clubs to the waste

lesson-golf-1 = Przenoś z kolumn na stos odkryty karty o jeden wyższe lub niższe od tej na wierzchu, w dowolnym kolorze.
    .title = O jeden w górę lub w dół
lesson-golf-2 = Naciśnij ósemkę pik: pasuje na siódemkę trefl.
    .title = Ósemka na siódemkę
lesson-golf-3 = Naciśnij siódemkę karo, a potem szóstkę trefl: teraz idziesz w dół.
    .title = Zmieniaj kierunek
lesson-golf-4 = Naciśnij talię, żeby odkryć następną kartę: na szóstkę trefl nic nie pasuje.
    .title = Nowy początek
lesson-golf-5 = Naciśnij damę pik, a potem waleta trefl: dama pasuje na waleta pik, a walet na damę.
    .title = Dalej od waleta
lesson-golf-6 = Na króla nie kładzie się nic, a talię przejrzysz tylko raz. Zostaw jak najmniej kart.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: ten of clubs to column 2
## 3: queen of spades to the foundation of spades
## 4: turn a card; seven of hearts to column 4

lesson-canfield-1 = Bazy zaczynają się od wartości pierwszej karty: tu od dam. Po królu następuje as.
    .title = Do bazy od damy w górę
lesson-canfield-2 = Naciśnij dziesiątkę trefl: pasuje na waleta kier. Pustą kolumnę od razu zapełni rezerwa.
    .title = Czarne na czerwone w dół
lesson-canfield-3 = Naciśnij damę pik, górną kartę rezerwy: zacznie nową bazę.
    .title = Rezerwa
lesson-canfield-4 = Naciśnij talię, żeby odkryć kartę. Potem naciśnij siódemkę kier: pasuje na ósemkę trefl.
    .title = Talia i stos odkryty
lesson-canfield-5 = Najpierw rozegraj rezerwę: to ona decyduje o wygranej.
    .title = { lesson-now-it-is-yours }

### Jak skończyła się gra. Każdy komunikat to zdanie.

won-in = { $count ->
    [one] Wygrana w { $count } ruchu.
   *[other] Wygrana w { $count } ruchach.
}
all-home = Wszystkie karty są w bazach.
no-more-home = Do baz nie trafi już żadna karta.
klondike-stuck = Nie da się odkryć żadnej zakrytej karty ani zagrać karty z talii czy ze stosu odkrytego.
all-runs-complete = Ułożono wszystkie sekwencje.
no-run-possible = Nie da się odkryć żadnej zakrytej karty ani ułożyć żadnej pełnej sekwencji.
no-run-left = Nie da się ułożyć już żadnej pełnej sekwencji.
too-few-to-deal = Zostało za mało kart, żeby zapełnić wszystkie kolumny, więc nie można rozdać.
stock-used-up = Talia jest pusta.
clock-won = Wszystkie karty są odkryte, a czwarty król przyszedł ostatni.
clock-stopped = Czwarty król zatrzymał zegar.
clock-odds = Nic tu nie zależy od ciebie: wygrywa się 1 rozdanie na 13.
pyramid-gone = Cała piramida jest zdjęta.
peaks-gone = Wszystkie szczyty są zdjęte.
nothing-to-take-away = Nie można zdjąć już żadnej karty.
all-in-hole = Wszystkie karty są w czarnej dziurze.
no-free-card-fits = Żadna dostępna karta nie pasuje.
columns-cleared = Kolumny są puste.
golf-stuck = Talia jest pusta i żadna karta nie pasuje.
round-won = Rozegrano wszystkie dziewięć rozdań; zostało najwyżej 45 kart.
round-lost = Rozegrano wszystkie dziewięć rozdań; zostało więcej niż 45 kart.
