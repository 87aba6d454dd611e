### Strona z zasadami gry, których nikt nie spisał ręcznie. Ma trzy części, pod nagłówkami z pierwszej grupy. Każdą część
### składa się ze zdań jednej z pozostałych grup, po jednym na każdą regułę gry, w tej kolejności, w której tu stoją.
### Każde zdanie musi więc mieć sens po każdym innym ze swojej grupy, a także samo. Zaimek odnosi się tylko do tego, o czym
### mówi zdanie, które w tym pliku stoi tuż przedtem.
### Te same terminy i ten sam styl, co w zasadach pozostałych gier (zob. katalog "rules").

## The three parts

rules-table = Układ
rules-aim = Cel
rules-play = Przebieg gry

## The names of piles in the picture of the table

# $kind is the kind of pile, $count how many there are; it begins with a small letter.
rules-piles = { $kind ->
    [pyramid] piramida
    [peaks] szczyty
    [foundation] { $count ->
        [one] baza
       *[other] bazy
    }
    [tableau] { $count ->
        [one] kolumna
       *[other] kolumny
    }
    [cell] { $count ->
        [one] komórka
       *[other] komórki
    }
    [reserve] rezerwa
    [waste] stos odkryty
   *[stock] talia
}

## The table: how many packs and piles there are, and how many cards are dealt to them

rules-packs = { $count ->
    [one] Jedna talia.
    [few] { UPPER(SPELLED($count, "feminine")) } talie.
   *[many] { UPPER(SPELLED($count, "feminine")) } talii.
}
rules-packs-apart = Talie tasuje się osobno, drugą rozdaje się po pierwszej.
rules-only-suits = W grze są tylko { LIST($suits, "and", "plural") }.
# The columns have the same number of cards. „Po” mówi się tylko o kilku kolumnach.
rules-columns = { $columns ->
    [one] { $cards ->
        [0] Jedna kolumna bez kart.
        [one] Jedna kolumna z jedną kartą.
       *[other] Jedna kolumna z { SPELLED($cards, "feminine-instr") } kartami.
    }
   *[other] { UPPER(SPELLED($columns, "feminine")) } { $columns ->
        [few] kolumny
       *[many] kolumn
    } { $cards ->
        [0] bez kart.
        [one] po jednej karcie.
        [few] po { SPELLED($cards, "feminine") } karty.
       *[many] po { SPELLED($cards, "feminine") } kart.
    }
}
# Such as 1, 2, 3, 4: each column has one card more than the one before. There are at least three columns.
rules-columns-rising = { $columns ->
    [few] { UPPER(SPELLED($columns, "feminine")) } kolumny mają kolejno
   *[many] { UPPER(SPELLED($columns, "feminine")) } kolumn ma kolejno
} od { $fewest ->
    [0] zera
   *[other] { SPELLED($fewest, "feminine-gen") }
} do { SPELLED($most, "feminine-gen") } kart.
# Such as 7, 7, 7, 7, 6, 6, 6. There are at least three columns.
rules-columns-two = { $columns ->
    [few] { UPPER(SPELLED($columns, "feminine")) } kolumny
   *[many] { UPPER(SPELLED($columns, "feminine")) } kolumn
}: { $count ->
    [one] { $first ->
        [0] ani jednej karty
        [one] jedna karta
        [few] { SPELLED($first, "feminine") } karty
       *[many] { SPELLED($first, "feminine") } kart
    } w pierwszej
   *[other] { $first ->
        [0] ani jednej karty
        [one] po jednej karcie
        [few] po { SPELLED($first, "feminine") } karty
       *[many] po { SPELLED($first, "feminine") } kart
    } w pierwszych { SPELLED($count, "feminine-gen") }
}, { $others ->
    [one] { $rest ->
        [0] ani jednej
       *[other] { SPELLED($rest, "feminine") }
    } w ostatniej.
   *[other] { $rest ->
        [0] ani jednej
        [one] po jednej
       *[other] po { SPELLED($rest, "feminine") }
    } w pozostałych { SPELLED($others, "feminine-gen") }.
}
# Any other numbers of cards, such as "1, 6, 7, 8".
rules-columns-counted = { $columns ->
    [few] { UPPER(SPELLED($columns, "feminine")) } kolumny
   *[many] { UPPER(SPELLED($columns, "feminine")) } kolumn
} o różnej liczbie kart, kolejno: { $numbers }.
# One pyramid, or several that stand side by side and share their last row.
rules-peaks = { $peaks ->
    [one] Piramida o { $rows ->
        [one] jednym rzędzie
       *[other] { SPELLED($rows, "feminine-gen") } rzędach
    }, razem { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }. Każdą kartę spoza dolnego rzędu przykrywają dwie karty z rzędu poniżej.
   *[other] { $peaks ->
        [few] { UPPER(SPELLED($peaks)) } szczyty
       *[many] { UPPER(SPELLED($peaks)) } szczytów
    } o { $rows ->
        [one] jednym rzędzie
       *[other] { SPELLED($rows, "feminine-gen") } rzędach, ze wspólnym dolnym rzędem
    }, razem { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }. Każdą kartę spoza dolnego rzędu przykrywają dwie karty z rzędu poniżej.
}
rules-kings-below = Przed pierwszym ruchem króle trafiają pod pozostałe karty swoich kolumn.
# The cards of the columns or of the peaks, of which the sentences before speak.
rules-all-face-up = Wszystkie te karty są odkryte.
# Of each column that has more cards than these, the last ones are face up.
rules-last-face-up = { $count ->
    [one] Odkryta jest tylko ostatnia karta każdej kolumny.
    [few] Odkryte są tylko { SPELLED($count, "feminine") } ostatnie karty każdej kolumny.
   *[many] Odkrytych jest tylko { SPELLED($count, "feminine") } ostatnich kart każdej kolumny.
}
rules-last-row-face-up = Odkryte są tylko karty dolnego rzędu.
rules-first-face-down = { $columns ->
    [one] W pierwszej kolumnie
   *[other] W każdej z pierwszych { SPELLED($columns, "feminine-gen") } kolumn
} { $cards ->
    [one] jedna karta jest zakryta.
    [few] { SPELLED($cards, "feminine") } karty są zakryte.
   *[many] { SPELLED($cards, "feminine") } kart jest zakrytych.
}
rules-face-down-counted = Liczba zakrytych kart w kolejnych kolumnach: { $numbers }.
# The two stars before and after a word make it bold.
rules-no-cells = Nie ma komórek.
rules-empty-cells = { $count ->
    [one] Jest jedna pusta **komórka**.
    [few] Są { SPELLED($count, "feminine") } puste **komórki**.
   *[many] Jest { SPELLED($count, "feminine") } pustych **komórek**.
}
rules-filled-cells = { $count ->
    [one] Jest jedna **komórka**.
    [few] Są { SPELLED($count, "feminine") } **komórki**.
   *[many] Jest { SPELLED($count, "feminine") } **komórek**.
} { $filled ->
    [one] Na początku leży w komórce jedna karta.
    [few] Na początku leżą w komórkach { SPELLED($filled, "feminine") } karty.
   *[many] Na początku leży w komórkach { SPELLED($filled, "feminine") } kart.
}
# Piles from which cards are played, but to which no card goes.
rules-reserve = { $piles ->
    [one] { $cards ->
        [one] Jedna karta tworzy
        [few] { UPPER(SPELLED($cards, "feminine")) } karty tworzą
       *[many] { UPPER(SPELLED($cards, "feminine")) } kart tworzy
    }
   *[other] { $cards ->
        [one] { $piles ->
            [few] { UPPER(SPELLED($piles, "feminine")) } pojedyncze karty tworzą
           *[many] { UPPER(SPELLED($piles, "feminine")) } pojedynczych kart tworzy
        }
       *[other] { UPPER(SPELLED($piles)) } { $piles ->
            [few] stosy
           *[many] stosów
        } po { $cards ->
            [few] { SPELLED($cards, "feminine") } karty
           *[many] { SPELLED($cards, "feminine") } kart
        } { $piles ->
            [few] tworzą
           *[many] tworzy
        }
    }
} **rezerwę**.
rules-reserve-counted = **Rezerwę** tworzą stosy o różnej liczbie kart, kolejno: { $numbers }.
# Only the top card, of one pile or of each.
rules-reserve-top-up = { $piles ->
    [one] Odkryta jest tylko jej górna karta.
   *[other] Odkryta jest tylko górna karta każdego jej stosu.
}
rules-lock = Jeszcze jedna karta leży w poprzek rezerwy.
rules-lock-no-king = Nie może to być król: król idzie na spód talii, a jego miejsce zajmuje następna karta.
rules-foundations = { $count ->
    [one] Jest jedna baza.
    [few] Są { SPELLED($count, "feminine") } bazy.
   *[many] Jest { SPELLED($count, "feminine") } baz.
}
rules-aces-in-deal = Asy rozdaje się tak samo jak pozostałe karty.
rules-aces-laid-out = Asy od początku leżą w bazach.
rules-first-rank = Jedna karta idzie do bazy; od jej wartości zaczynają się wszystkie bazy.
rules-aces-dealt = As, który trafi się przy rozdawaniu, od razu idzie do bazy, a jego miejsce zajmuje następna karta.
rules-heap-starts = { $kind ->
    [waste] Jedna karta zaczyna stos odkryty.
   *[foundation] Jedna karta zaczyna bazę.
}
rules-heap-starts-with = { $kind ->
    [waste] Stos odkryty zaczyna { $card }.
   *[foundation] Bazę zaczyna { $card }.
}
rules-stock = { $count ->
    [0] Pozostałe karty to zakryta talia.
    [one] Ostatnia karta to zakryta talia.
    [few] Pozostałe { SPELLED($count, "feminine") } karty to zakryta talia.
   *[many] Pozostałe { SPELLED($count, "feminine") } kart to zakryta talia.
}

## The aim

rules-home = { $count ->
    [few] Ułóż w bazach wszystkie { $count } karty: każda baza rośnie w swoim kolorze od asa do króla.
   *[many] Ułóż w bazach wszystkie { $count } kart: każda baza rośnie w swoim kolorze od asa do króla.
}
# The rank of a card that is dealt to a foundation is the first of all.
rules-home-from-first = { $count ->
    [few] Ułóż w bazach wszystkie { $count } karty
   *[many] Ułóż w bazach wszystkie { $count } kart
}: każda baza rośnie w swoim kolorze od wartości początkowej aż do trzynastu kart; po królu następuje as.
rules-comes-back = Górna karta bazy może wrócić do kolumny.
# $place is "pyramid", "peaks" or "columns", $kind the pile to which all cards go.
rules-to-heap = Przenieś { $kind ->
    [waste] na stos odkryty
   *[foundation] do bazy
} { $count ->
    [one] jedyną kartę
    [few] wszystkie { $count } karty
   *[many] wszystkie { $count } kart
} { $place ->
    [pyramid] z piramidy.
    [peaks] ze szczytów.
   *[columns] z kolumn.
}
# $runs is how many runs of thirteen cards there are.
rules-runs = Ułóż ze wszystkich { $count } kart { $runs ->
    [one] jedną sekwencję
    [few] { SPELLED($runs, "feminine") } sekwencje, każdą
   *[many] { SPELLED($runs, "feminine") } sekwencji, każdą
} od króla w dół do asa w jednym kolorze. Pełna sekwencja od razu schodzi ze stołu.
rules-pairs = Zdejmij { $count ->
    [one] jedyną kartę
    [few] wszystkie { $count } karty
   *[many] wszystkie { $count } kart
} { $place ->
    [pyramid] piramidy
    [peaks] ze szczytów
   *[columns] z kolumn
}, parami o sumie 13.
rules-values = As liczy się za jeden, walet za jedenaście, dama za dwanaście. Król liczy się za trzynaście i schodzi sam.

## Play: a list of points

# $count is the number of the parts, from "rules-free-in-columns" to "rules-free-on-waste". Pierwsza z nich zawsze jest w
# liczbie mnogiej, więc orzeczenie też.
rules-free = Dostępne są { LIST($places, "and") }.
rules-free-in-columns = ostatnie karty kolumn
rules-free-in-peaks = nieprzykryte karty
rules-free-in-cells = karty w komórkach
rules-free-in-reserve = { $piles ->
    [one] górna karta rezerwy
   *[other] { $cards ->
        [one] karty rezerwy
       *[other] górne karty stosów rezerwy
    }
}
rules-free-on-waste = górna karta stosu odkrytego
rules-locked = Dopóki w poprzek rezerwy leży karta, żadna inna karta rezerwy nie jest dostępna.
# How cards are laid on each other in the columns: down, up, or both.
rules-built-down = { $suits ->
    [same] W kolumnie układasz w dół, do koloru: na dziewiątkę kier idzie ósemka kier.
    [alternate] W kolumnie układasz w dół, na przemian czerwone i czarne: na czarną dziewiątkę idzie czerwona ósemka.
   *[any] W kolumnie układasz w dół, bez względu na kolor: na dziewiątkę idzie ósemka.
}
rules-built-up = { $suits ->
    [same] W kolumnie układasz w górę, do koloru: na dziewiątkę kier idzie dziesiątka kier.
    [alternate] W kolumnie układasz w górę, na przemian czerwone i czarne: na czarną dziewiątkę idzie czerwona dziesiątka.
   *[any] W kolumnie układasz w górę, bez względu na kolor: na dziewiątkę idzie dziesiątka.
}
rules-built-both-ways = { $suits ->
    [same] W kolumnie układasz w górę lub w dół, do koloru: na dziewiątkę kier idzie dziesiątka kier lub ósemka kier.
    [alternate] W kolumnie układasz w górę lub w dół, na przemian czerwone i czarne: na czarną dziewiątkę idzie czerwona dziesiątka lub czerwona ósemka.
   *[any] W kolumnie układasz w górę lub w dół, bez względu na kolor: na dziewiątkę idzie dziesiątka lub ósemka.
}
rules-nothing-built = Na karty w kolumnach nie idzie nic.
# $ranks is "lower" or "higher", the card that goes on another one, or "next" for both.
rules-ring = { $ranks ->
    [lower] Na asa idzie król.
    [higher] Na króla idzie as.
   *[next] Król i as sąsiadują ze sobą.
}
# $card is a rank.
rules-closed = Na { FORM($card, "acc") } nie idzie nic.
# How many cards may be moved at once.
rules-one-at-a-time = Karty przenosisz pojedynczo.
rules-as-if-singly = Sekwencję możesz jednak przenieść w całości, jeśli jej karty dałoby się przenieść po jednej. Może mieć o jedną kartę więcej, niż jest wolnych komórek: trzy karty przy dwóch wolnych komórkach.
rules-spaces-double = Każda pusta kolumna, poza tą, do której idą karty, podwaja tę liczbę.
rules-runs-move = Sekwencję na końcu kolumny możesz przenieść naraz, w całości albo od dowolnej jej karty.
# Which cards are a run, if not all that may be laid on each other.
rules-run = { $ranks ->
    [lower] Karty sekwencji idą w dół
    [higher] Karty sekwencji idą w górę
   *[next] Karty sekwencji idą w górę lub w dół
}{ $suits ->
    [same] , w jednym kolorze.
    [alternate] , na przemian czerwone i czarne.
   *[any] , bez względu na kolor.
}
rules-any-moves = Każdą odkrytą kartę możesz przenieść razem ze wszystkimi, które na niej leżą, nawet jeśli nie leżą po kolei.
rules-turns-up = Zakryta karta na końcu kolumny odkrywa się sama.
rules-peaks-turn-up = Zakryta karta, której nic już nie przykrywa, odkrywa się sama.
# What fills an empty column. $moves is "one" if cards move one at a time, else "more".
rules-any-fills = { $moves ->
    [one] Pustą kolumnę może zająć każda karta.
   *[more] Pustą kolumnę może zająć każda karta, sama lub z kartami, które na niej leżą.
}
rules-king-fills = { $moves ->
    [one] Pustą kolumnę może zająć tylko król.
   *[more] Pustą kolumnę może zająć tylko król, sam lub z kartami, które na nim leżą.
}
rules-nothing-fills = Pusta kolumna zostaje pusta.
rules-reserve-fills = Pustą kolumnę od razu zapełnia górna karta rezerwy. Gdy rezerwa się skończy, możesz położyć tam każdą dostępną kartę.
rules-fills-from = Kartę na to miejsce bierzesz { LIST($piles, "or") }.
# Where it has to come from, as parts of this sentence.
rules-from = { $kind ->
    [tableau] z innej kolumny
    [cell] z komórki
    [reserve] z rezerwy
    [foundation] z bazy
    [waste] ze stosu odkrytego
   *[stock] z talii
}
rules-fill-first = Pustą kolumnę musisz zapełnić przed każdym innym ruchem, o ile jest odpowiednia karta.
# The stock.
rules-turned = { $count ->
    [one] Z talii odkrywasz po jednej karcie na stos odkryty.
    [few] Z talii odkrywasz po { SPELLED($count, "feminine") } karty na stos odkryty. Dostępna jest tylko ostatnia z nich.
   *[many] Z talii odkrywasz po { SPELLED($count, "feminine") } kart na stos odkryty. Dostępna jest tylko ostatnia z nich.
}
rules-passes = { $count ->
    [0] Talię możesz przejrzeć tyle razy, ile chcesz.
    [one] Talię możesz przejrzeć tylko raz.
   *[other] Talię możesz przejrzeć { SPELLED($count) } razy.
}
rules-ace-turned = As odkryty z talii od razu idzie do bazy.
rules-rounds = Naciśnij talię, żeby rozdać po jednej karcie na każdą kolumnę, dopóki starczy kart.
rules-full-columns = Możesz to zrobić tylko wtedy, gdy żadna kolumna nie jest pusta.
# A heap is one pile to which all cards are played.
rules-heap = Dostępna karta idzie { $kind ->
    [waste] na stos odkryty
   *[foundation] do bazy
}, jeśli jest o jeden { $ranks ->
    [lower] niższa
    [higher] wyższa
   *[next] wyższa lub niższa
} niż karta, która leży tam na wierzchu.
rules-heap-suits = { $suits ->
    [same] Musi być w tym samym kolorze.
    [alternate] Musi być innej barwy.
   *[any] Kolor nie ma znaczenia.
}
rules-pairs-go = Zdejmujesz po dwie dostępne karty, które razem dają trzynaście: naciśnij jedną, a potem drugą.
rules-cover-goes = Jeśli kartę przykrywa tylko ta, z którą tworzy parę, możesz zdjąć obie razem.
rules-numbered = Numery rozdań są takie jak w Microsoft FreeCell.
