# Nazwy kart i miejsc. Formy: nazwa sama w mianowniku; ".gen" kogo czego, ".acc" kogo co, ".instr" kim czym;
# ".gender" to rodzaj: "masculine", "feminine", "neuter" albo "plural", a "card" przy miejscu, które nazywa się kartą.
# Miejsca mają też ".to" (dokąd) i ".from" (skąd), oba z przyimkiem; bazy także ".open", od czego zaczyna się wyliczenie
# kart, które leżą na wierzchu wszystkich baz.

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
