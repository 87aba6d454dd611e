### Nazwy kart i miejsc. Formy: nazwa sama w mianowniku; ".gen" kogo czego, ".acc" kogo co, ".instr" kim czym;
### ".gender" to rodzaj: "masculine", "feminine", "neuter" albo "plural", a "card" przy miejscu, które nazywa się kartą.
### Miejsca mają też ".to" (dokąd) i ".from" (skąd), oba z przyimkiem; bazy także ".open", od czego zaczyna się wyliczenie
### kart, które leżą na wierzchu wszystkich baz.

# Stosy z kolejnymi numerami.
columns-from-to = kolumny od { $first } do { $last }
    .to = do kolumn od { $first } do { $last }
    .from = z kolumn od { $first } do { $last }
fans-from-to = wachlarze od { $first } do { $last }
    .to = do wachlarzy od { $first } do { $last }
    .from = z wachlarzy od { $first } do { $last }
cells-from-to = komórki od { $first } do { $last }
    .to = do komórek od { $first } do { $last }
    .from = z komórek od { $first } do { $last }
towers-from-to = wieże od { $first } do { $last }
    .to = do wież od { $first } do { $last }
    .from = z wież od { $first } do { $last }

## Karty

rank = { $rank ->
    [1] as
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
    [11] walet
    [12] dama
   *[13] król
}
    .gen = { $rank ->
        [1] asa
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
        [11] waleta
        [12] damy
       *[13] króla
    }
    .acc = { $rank ->
        [1] asa
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
        [10] dziesiątkę
        [11] waleta
        [12] damę
       *[13] króla
    }
    .instr = { $rank ->
        [1] asem
        [2] dwójką
        [3] trójką
        [4] czwórką
        [5] piątką
        [6] szóstką
        [7] siódemką
        [8] ósemką
        [9] dziewiątką
        [10] dziesiątką
        [11] waletem
        [12] damą
       *[13] królem
    }
    .gender = { $rank ->
        [1] masculine
        [11] masculine
        [13] masculine
       *[other] feminine
    }
# Sama nazwa koloru stoi w liczbie pojedynczej, jak w „as kier”; ".plural" to „kiery”, ".many" i ".in" to „kierów”, „w kierach”.
# Przymiotników nie używa żaden komunikat, ale gracz może tak wpisać szukaną kartę: „dama pikowa”.
suit = { $suit ->
    [clubs] trefl
    [diamonds] karo
    [hearts] kier
   *[spades] pik
}
    .plural = { $suit ->
        [clubs] trefle
        [diamonds] kara
        [hearts] kiery
       *[spades] piki
    }
    .many = { $suit ->
        [clubs] trefli
        [diamonds] kar
        [hearts] kierów
       *[spades] pików
    }
    .in = { $suit ->
        [clubs] treflach
        [diamonds] karach
        [hearts] kierach
       *[spades] pikach
    }
    .adjective = { $suit ->
        [clubs] treflowy
        [diamonds] karowy
        [hearts] kierowy
       *[spades] pikowy
    }
    .adjective-feminine = { $suit ->
        [clubs] treflowa
        [diamonds] karowa
        [hearts] kierowa
       *[spades] pikowa
    }
card = { rank } { suit }
    .gen = { rank.gen } { suit }
    .acc = { rank.acc } { suit }
    .instr = { rank.instr } { suit }
    .gender = { rank.gender }
    .sign = { rank-sign }{ suit-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# Litery na polskich kartach, zapisane jak w "rank-sign". Gracz może wybrać jedne albo drugie.
rank-sign-national = { $rank ->
    [1] A
    [11] W
    [12] D
    [13] K
   *[other] { $rank }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = joker
    .gen = jokera
    .acc = jokera
    .instr = jokerem
    .gender = masculine
    .sign = joker
face-down-card = zakryta karta
    .gen = zakrytej karty
    .acc = zakrytą kartę
    .instr = zakrytą kartą
    .gender = feminine
    .sign = zakryta karta

## Zbiory kart, jak w „Tu można położyć tylko czerwoną ósemkę”

any-card = dowolna karta
    .acc = dowolną kartę
no-card = żadna karta
    .acc = żadną kartę
card-of-rank = { rank }
    .acc = { rank.acc }
# $colour is "red" or "black".
card-of-colour = { $colour ->
    [red] { $rank ->
        [1] czerwony as
        [11] czerwony walet
        [13] czerwony król
       *[other] czerwona { rank }
    }
   *[black] { $rank ->
        [1] czarny as
        [11] czarny walet
        [13] czarny król
       *[other] czarna { rank }
    }
}
    .acc = { $colour ->
        [red] { $rank ->
            [1] czerwonego asa
            [11] czerwonego waleta
            [13] czerwonego króla
           *[other] czerwoną { rank.acc }
        }
       *[black] { $rank ->
            [1] czarnego asa
            [11] czarnego waleta
            [13] czarnego króla
           *[other] czarną { rank.acc }
        }
    }
# $suits are one suit or three, in words.
card-of-suits = { rank } { LIST($suits, "or") }
    .acc = { rank.acc } { LIST($suits, "or") }
one-of = { LIST($cards, "or") }
    .acc = { LIST($cards, "or", "acc") }

## Miejsca, które są w wielu grach

stock = talia
    .to = do talii
    .from = z talii
    .acc = talię
    .gender = feminine
waste = stos odkryty
    .to = na stos odkryty
    .from = ze stosu odkrytego
    .acc = stos odkryty
    .gender = masculine
reserve = rezerwa
    .to = do rezerwy
    .from = z rezerwy
    .acc = rezerwę
    .gender = feminine
reserve-number = { reserve } { $number }
    .to = { reserve.to } { $number }
    .from = { reserve.from } { $number }
    .acc = { reserve.acc } { $number }
    .gender = feminine
foundation-of = baza { suit.many }
    .open = w bazach
    .to = do bazy { suit.many }
    .from = z bazy { suit.many }
    .acc = bazę { suit.many }
    .gender = feminine
column-number = kolumna { $number }
    .to = do kolumny { $number }
    .from = z kolumny { $number }
    .acc = kolumnę { $number }
    .gender = feminine
cell-number = komórka { $number }
    .to = do komórki { $number }
    .from = z komórki { $number }
    .acc = komórkę { $number }
    .gender = feminine
redeals = pozostałe przejścia
    .to = do pozostałych przejść
    .from = z pozostałych przejść
    .acc = pozostałe przejścia
    .gender = plural

## Miejsca pojedynczych gier

first-foundation-of = pierwsza baza { suit.many }
    .open = w bazach
    .to = do pierwszej bazy { suit.many }
    .from = z pierwszej bazy { suit.many }
    .acc = pierwszą bazę { suit.many }
    .gender = feminine
second-foundation-of = druga baza { suit.many }
    .open = w bazach
    .to = do drugiej bazy { suit.many }
    .from = z drugiej bazy { suit.many }
    .acc = drugą bazę { suit.many }
    .gender = feminine
left-spine = lewa kolumna kręgosłupa
    .to = na lewą kolumnę kręgosłupa
    .from = z lewej kolumny kręgosłupa
    .acc = lewą kolumnę kręgosłupa
    .gender = feminine
right-spine = prawa kolumna kręgosłupa
    .to = na prawą kolumnę kręgosłupa
    .from = z prawej kolumny kręgosłupa
    .acc = prawą kolumnę kręgosłupa
    .gender = feminine
coccyx = kość ogonowa
    .to = na kość ogonową
    .from = z kości ogonowej
    .acc = kość ogonową
    .gender = card
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = { rib-height } lewe żebro
    .to = na { rib-height } lewe żebro
    .from = z { rib-height.gen } lewego żebra
    .acc = { rib-height } lewe żebro
    .gender = neuter
right-rib = { rib-height } prawe żebro
    .to = na { rib-height } prawe żebro
    .from = z { rib-height.gen } prawego żebra
    .acc = { rib-height } prawe żebro
    .gender = neuter
rib-height = { $number ->
    [1] górne
    [2] drugie
    [3] trzecie
   *[4] dolne
}
    .gen = { $number ->
        [1] górnego
        [2] drugiego
        [3] trzeciego
       *[4] dolnego
    }
black-hole = czarna dziura
    .to = do czarnej dziury
    .from = z czarnej dziury
    .acc = czarną dziurę
    .gender = feminine
fan-number = wachlarz { $number }
    .to = do wachlarza { $number }
    .from = z wachlarza { $number }
    .acc = wachlarz { $number }
    .gender = masculine
run-number = miejsce sekwencji { $number }
    .open = ułożone
    .to = na miejsce sekwencji { $number }
    .from = z miejsca sekwencji { $number }
    .acc = miejsce sekwencji { $number }
    .gender = neuter
tower-number = wieża { $number }
    .to = do wieży { $number }
    .from = z wieży { $number }
    .acc = wieżę { $number }
    .gender = feminine
pyramid-place = karta { $number } w rzędzie { $row }
    .to = na kartę { $number } w rzędzie { $row }
    .from = z miejsca { $number } w rzędzie { $row }
    .acc = kartę { $number } w rzędzie { $row }
    .gender = card
taken-away = zdjęte karty
    .to = do zdjętych kart
    .from = ze zdjętych kart
    .acc = zdjęte karty
    .gender = plural
hour = godzina { hour.ordinal }
    .to = na godzinę { hour.ordinal-acc }
    .from = z godziny { hour.ordinal-gen }
    .acc = godzinę { hour.ordinal-acc }
    .gender = feminine
    .ordinal = { $number ->
        [1] pierwsza
        [2] druga
        [3] trzecia
        [4] czwarta
        [5] piąta
        [6] szósta
        [7] siódma
        [8] ósma
        [9] dziewiąta
        [10] dziesiąta
        [11] jedenasta
       *[12] dwunasta
    }
    .ordinal-acc = { $number ->
        [1] pierwszą
        [2] drugą
        [3] trzecią
        [4] czwartą
        [5] piątą
        [6] szóstą
        [7] siódmą
        [8] ósmą
        [9] dziewiątą
        [10] dziesiątą
        [11] jedenastą
       *[12] dwunastą
    }
    .ordinal-gen = { $number ->
        [1] pierwszej
        [2] drugiej
        [3] trzeciej
        [4] czwartej
        [5] piątej
        [6] szóstej
        [7] siódmej
        [8] ósmej
        [9] dziewiątej
        [10] dziesiątej
        [11] jedenastej
       *[12] dwunastej
    }
middle = środek
    .to = na środek
    .from = ze środka
    .acc = środek
    .gender = masculine
# In The Clock: where the card lies that was turned up, and has to go to its hour.
hand-of-clock = karta w ręku
    .to = do ręki
    .from = z ręki
    .acc = kartę w ręku
    .gender = card

## Pasjans brydżowy

# The cards of the player.
hand = ręka
    .to = do ręki
    .from = z ręki
    .acc = rękę
    .gender = feminine
blind = talon
    .to = do talonu
    .from = z talonu
    .acc = talon
    .gender = masculine
discard = stos odrzuconych
    .to = na stos odrzuconych
    .from = ze stosu odrzuconych
    .acc = stos odrzuconych
    .gender = masculine
house-card = karta banku
    .to = na kartę banku
    .from = z karty banku
    .acc = kartę banku
    .gender = card
your-card = twoja karta
    .to = na twoją kartę
    .from = z twojej karty
    .acc = twoją kartę
    .gender = card
turned-aside = karty odłożone na bok
    .to = do kart odłożonych na bok
    .from = z kart odłożonych na bok
    .acc = karty odłożone na bok
    .gender = plural
house-tricks = lewy banku
    .to = do lew banku
    .from = z lew banku
    .acc = lewy banku
    .gender = plural
your-tricks = twoje lewy
    .to = do twoich lew
    .from = z twoich lew
    .acc = twoje lewy
    .gender = plural

## Liczniki, które pokazuje tylko wiersz poleceń

cards-kept = zatrzymane karty
    .to = do zatrzymanych kart
    .from = z zatrzymanych kart
    .acc = zatrzymane karty
    .gender = plural
house-call = odzywka banku
    .to = do odzywki banku
    .from = z odzywki banku
    .acc = odzywkę banku
    .gender = feminine
contract = kontrakt
    .to = do kontraktu
    .from = z kontraktu
    .acc = kontrakt
    .gender = masculine
side-on-lead = strona wychodząca
    .to = do strony wychodzącej
    .from = ze strony wychodzącej
    .acc = stronę wychodzącą
    .gender = feminine
tricks-played = rozegrane lewy
    .to = do rozegranych lew
    .from = z rozegranych lew
    .acc = rozegrane lewy
    .gender = plural
deals-of-rubber = rozdania robra
    .to = do rozdań robra
    .from = z rozdań robra
    .acc = rozdania robra
    .gender = plural
rubber-number = numer robra
    .to = do numeru robra
    .from = z numeru robra
    .acc = numer robra
    .gender = masculine
deal-of-round = rozdanie tej rundy
    .to = do rozdania tej rundy
    .from = z rozdania tej rundy
    .acc = rozdanie tej rundy
    .gender = neuter
cards-left-before = karty z wcześniejszych rozdań
    .to = do kart z wcześniejszych rozdań
    .from = z kart z wcześniejszych rozdań
    .acc = karty z wcześniejszych rozdań
    .gender = plural
round-number = numer rundy
    .to = do numeru rundy
    .from = z numeru rundy
    .acc = numer rundy
    .gender = masculine

### Co leży na stole i co się tam dzieje, słowami: opisy stosów i to, co mówią klawisze.

moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .with = { $count ->
        [one] z jedną kartą
       *[other] z { SPELLED($count, "feminine-instr") } kartami
    }
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, rober { $number }
   *[deal] { $title }, rozdanie { $number }
}
score-standard-counts = Dostajesz 10 punktów za kartę odłożoną do bazy, 5 za kartę przeniesioną ze stosu odkrytego do kolumny i 5 za odkrycie karty. Tracisz 15 za kartę zabraną z bazy, a przy odkrywaniu po jednej karcie także 100 za każde ponowne przejrzenie talii.
score-vegas-counts = Płacisz 52 za talię i odzyskujesz 5 za każdą kartę w bazie. Ile razy możesz przejrzeć talię, zależy od odmiany.
score-500-counts = Zaczynasz z 500 punktami. Dostajesz 100 za każdą pełną sekwencję, a tracisz 1 za każdy ruch i każde cofnięcie.

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: brak
pile-tricks = { UPPER($place) }: { $count }
# $place is the pile that is empty.
empty = { FORM($place, "gender") ->
    [masculine] pusty
    [neuter] puste
    [plural] brak
    [card] brak
   *[feminine] pusta
}
face-down-count = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
run-of = sekwencja { $length } kart
locked = karta zablokowana
covered = pod { LIST($cards, "and", "instr") }
pairs-with-cover = razem tworzą parę
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] potem jeszcze { $count } rozdanie
        [few] potem jeszcze { $count } rozdania
       *[many] potem jeszcze { $count } rozdań
    }
   *[pass] { $count ->
        [one] potem jeszcze { $count } przejście
        [few] potem jeszcze { $count } przejścia
       *[many] potem jeszcze { $count } przejść
    }
}
card-kept = { FORM($card, "gender") ->
    [masculine] { $card }, zatrzymany
   *[feminine] { $card }, zatrzymana
}

## All the cards of a pile

pile-is-empty = { FORM($place, "gender") ->
    [card] { UPPER($place) }: brak.
    [plural] { UPPER($place) }: brak.
   *[other] { UPPER($place) }: brak kart.
}
pile-is-none = { UPPER($place) }: brak.
pile-face-down = { UPPER($place) }: { cards-face-down }.
pile-from-open-end = { UPPER($place) }, od wierzchu: { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Zatrzymane: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

# $pile is what the game calls these piles: "column", "rib", "fan" or "place" for those of the tableau, "cell" or "tower"
# for those that hold one card, "foundation", or "reserve" for those of the backbone; but "one" for a single pile, which
# $place names. $cards are names of cards, and at the end "some-empty". In Spider the foundations are places of runs.
open-cards = { $pile ->
    [foundation] { FORM($place, "open") }: { LIST($cards, "comma") }
    [cell] komórki: { LIST($cards, "comma") }
    [tower] wieże: { LIST($cards, "comma") }
    [backbone] kręgosłup: { LIST($cards, "comma") }
    [reserve] rezerwa: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] na wierzchu: { LIST($cards, "comma") }
}
# $pile is what the game calls these piles: "column", "rib", "fan", "place", "cell" or "tower". Cells and towers are named
# by "open-cards" already.
some-empty = { $pile ->
    [rib] { $count ->
        [one] { $count } puste żebro
        [few] { $count } puste żebra
       *[many] { $count } pustych żeber
    }
    [fan] { $count ->
        [one] { $count } pusty wachlarz
        [few] { $count } puste wachlarze
       *[many] { $count } pustych wachlarzy
    }
    [place] { $count ->
        [one] { $count } puste miejsce
        [few] { $count } puste miejsca
       *[many] { $count } pustych miejsc
    }
    [cell] { $count ->
        [one] { $count } pusta
        [few] { $count } puste
       *[many] { $count } pustych
    }
    [tower] { $count ->
        [one] { $count } pusta
        [few] { $count } puste
       *[many] { $count } pustych
    }
   *[column] { $count ->
        [one] { $count } pusta kolumna
        [few] { $count } puste kolumny
       *[many] { $count } pustych kolumn
    }
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] można przenieść { $count } kartę
    [few] można przenieść { $count } karty
   *[many] można przenieść { $count } kart
}
stock-can-be-turned = można odkryć kartę z talii
next-deal-can-begin = można zacząć następne rozdanie
call-can-be-made = można licytować
no-move-left = Nie ma już możliwych ruchów.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "spades ace, nine; no hearts; a joker"

suit-of-hand = w { suit.in } { LIST($ranks, "comma") }
no-suit-in-hand = bez { suit.many }
jokers-in-hand = { $count ->
    [one] joker
   *[other] oba jokery
}

## What a move does, to follow the name of a card

card-home = { $card } do bazy
card-with-others = { $card } { cards.with }
    .acc = { FORM($card, "acc") } { cards.with }
    .gender = { FORM($card, "gender") }
cards-to = { $cards } { FORM($place, "to") }
uncovered = odsłonięto { FORM($card, "acc") }
freed = uwolniono { FORM($card, "acc") }
place-now-empty = { FORM($place, "gender") ->
    [masculine] { $place } jest teraz pusty
    [neuter] { $place } jest teraz puste
    [plural] { $place } są teraz puste
   *[feminine] { $place } jest teraz pusta
}
turn-a-card = odkrycie karty
stock-to = z talii { FORM($place, "to") }
# What was done. $count is the number of the cards.
waste-turned-over = odwrócono stos odkryty, w talii znowu { cards }
waste-turned-over-last = odwrócono stos odkryty po raz ostatni, w talii znowu { cards }
# The same as a move that can be made, or that was taken back.
turn-waste-over = odwrócenie stosu odkrytego, w talii znowu { cards }
turn-waste-over-last = odwrócenie stosu odkrytego po raz ostatni, w talii znowu { cards }
turned = odkryto { FORM($card, "acc") }
turned-on = odkryto { FORM($card, "acc") }, pod spodem { LIST($cards, "and-only") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points ->
        [one] została { $points }
        [few] zostały { $points }
       *[many] zostało { $points }
    }
    [shown] { $points ->
        [one] { $points } odkryta
        [few] { $points } odkryte
       *[many] { $points } odkrytych
    }
    [ahead] przewaga { $points }
    [runs] { $points ->
        [one] { $points } sekwencja
        [few] { $points } sekwencje
       *[many] { $points } sekwencji
    }
   *[home] { $points } w bazach
}
behind = strata { $points }

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, na wierzchu
    [one] { $place }, pod jedną kartą
   *[other] { $place }, pod { SPELLED($count, "feminine-instr") } kartami
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER(FORM($card, "gen")) } nie widać.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### Co zrobił ruch i co widać na stole: części zdania.

card-to = { $card } { FORM($place, "to") }
turned-up = odkryto { FORM($card, "acc") }
# What was done. $count is the number of the cards: 1 or 2.
cards-taken-away = zdjęto { LIST($cards, "and", "acc") }
# The same as a move that can be made, or that was taken back. $count is the number of the cards.
take-cards-away = zdjęcie { LIST($cards, "and", "gen") }
on-waste-now = na stosie odkrytym leży teraz { $card }
# A deal of a rubber of Bridge Solitaire.
next-deal = następne rozdanie
# A deal of a round of Golf.
next-deal-of-round = następne rozdanie
deal-begins = rozdanie { $deal }; dotąd { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
card-to-every-column = po karcie na każdą kolumnę
dealt-to-columns = na każdą kolumnę po karcie: { LIST($cards, "comma") }
run-complete = pełna sekwencja { suit.many }

# Obok stosów

begins-with = od { rank.gen }
in-reserve = { $count } w rezerwie
run-and-next = Seria: { $length } · dalej: { LIST($ranks, "or") }
run-ends = Seria: { $length } · nic nie pasuje
# Which deal of a round of Golf it is; it stands after „Rozdanie 4711”.
standing-of-round = { $number } z { $count }
deals-left = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}

### Co łączy części wyliczenia; "last" łączy dwie ostatnie.

list-and = { ", " }
    .last = { " i " }
# Nazwy kilku rzeczy, bez przecinka.
list-and-only = { " i " }
    .last = { " i " }
# Kilka zdań składowych, jak w „karta idzie do bazy i zwalnia się kolumna”.
list-clauses = { ", " }
    .last = { " i " }
list-or = { ", " }
    .last = { " lub " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Części zdania i całe zdania, jedno po drugim.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# Liczba w zdaniu: rodzaj męski nieosobowy i nijaki, w mianowniku lub bierniku. Formy są dla rzeczowników żeńskich, takich
# jak „karta” i „lewa”: mianownik, dopełniacz („bez dwóch”) i narzędnik („z dwiema”).
spelled = { $number ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
   *[other] { $number }
}
    .feminine = { $number ->
        [1] jedna
        [2] dwie
       *[other] { spelled }
    }
    .feminine-gen = { $number ->
        [1] jednej
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
        [11] jedenastu
        [12] dwunastu
        [13] trzynastu
       *[other] { $number }
    }
    .feminine-instr = { $number ->
        [1] jedną
        [2] dwiema
        [3] trzema
        [4] czterema
        [5] pięcioma
        [6] sześcioma
        [7] siedmioma
        [8] ośmioma
        [9] dziewięcioma
        [10] dziesięcioma
        [11] jedenastoma
        [12] dwunastoma
        [13] trzynastoma
       *[other] { $number }
    }
