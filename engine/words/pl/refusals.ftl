### Dlaczego ruchu nie można zrobić. Każdy komunikat to zdanie, które czyta gracz.

## Any game

no-such-place = Na tym stole nie ma takiego miejsca.
already-there = Ta karta już tu leży.
no-card-to-take = Nie ma tu karty do wzięcia.
not-so-many-cards = Nie ma tu aż tylu kart.
one-at-a-time = Karty przenosi się pojedynczo.
home-one-by-one = Do bazy karty przenosi się pojedynczo.
stays-home = Karta, która trafiła do bazy, już tam zostaje.
face-down-stays = Zakrytej karty nie można przenieść.
no-run = Te karty nie tworzą sekwencji.
no-redeal-left = Talii nie można już przejrzeć ponownie.
one-pass = Talię można przejrzeć tylko raz.
stock-not-used-up = Talia nie jest jeszcze pusta.
nothing-to-stock = Do talii nie wraca żadna karta.
turn-to-waste-first = Najpierw odkryj tę kartę na stos odkryty.
waste-only-from-stock = Na stos odkryty trafiają tylko karty z talii.
nothing-on-place = { UPPER(FORM($place, "to")) } nie można dokładać kart.
foundation-complete = Ta baza jest już pełna.
nothing-there = Tu nie można nic położyć.
nothing-on-card = Na { FORM($card, "acc") } nie można nic położyć.
only-on-card = Na { FORM($card, "acc") } można położyć tylko { FORM($wanted, "acc") }.
# $kind is the kind of the empty pile.
only-starts = { $kind ->
    [waste] Ten stos może zacząć tylko { $wanted }.
    [cell] Do tej komórki może trafić tylko { $wanted }.
   *[foundation] Tę bazę może zacząć tylko { $wanted }.
}

# $pile is what the game calls a pile of its table.
only-fills-space = { $pile ->
    [rib] Na puste żebro można położyć tylko { FORM($wanted, "acc") }.
    [fan] Pusty wachlarz może zająć tylko { $wanted }.
   *[column] Pustą kolumnę może zająć tylko { $wanted }.
}
space-stays-empty = { $pile ->
    [rib] Puste żebro zostaje puste.
    [fan] Pusty wachlarz zostaje pusty.
   *[column] Pusta kolumna zostaje pusta.
}
# $kind is the kind of pile from which the card would come.
space-not-from = { $kind ->
    [foundation] Pustej kolumny nie zapełnia się kartą z bazy.
    [waste] Pustej kolumny nie zapełnia się kartą ze stosu odkrytego.
    [reserve] Pustej kolumny nie zapełnia się kartą z rezerwy.
    [cell] Pustej kolumny nie zapełnia się kartą z komórki.
   *[tableau] Pustej kolumny nie zapełnia się kartą z innej kolumny.
}
back-only-to-column = { $pile ->
    [rib] Z bazy karta wraca tylko na żebro.
   *[column] Z bazy karta wraca tylko do kolumny.
}
cell-holds-one = { $cell ->
    [tower] W wieży mieści się jedna karta.
   *[cell] W komórce mieści się jedna karta.
}

# How many cards may move at once. $to is "space" if the cards would go to a space, which then does not count.
as-many-at-most = { $spaces ->
    [0] { most-cards }: { free-cells }.
   *[other] { most-cards }: { free-cells } i { spaces-too }.
}
most-cards = { $count ->
    [one] Najwyżej jedna karta naraz
    [few] Najwyżej { SPELLED($count, "feminine") } karty naraz
   *[many] Najwyżej { SPELLED($count) } kart naraz
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] brak wolnych wież
        [one] jedna wolna wieża
        [few] { SPELLED($free, "feminine") } wolne wieże
       *[many] { SPELLED($free) } wolnych wież
    }
   *[cell] { $free ->
        [0] brak wolnych komórek
        [one] jedna wolna komórka
        [few] { SPELLED($free, "feminine") } wolne komórki
       *[many] { SPELLED($free) } wolnych komórek
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [one] jedna inna pusta kolumna
        [few] { SPELLED($spaces, "feminine") } inne puste kolumny
       *[many] { SPELLED($spaces) } innych pustych kolumn
    }
   *[card] { $spaces ->
        [one] jedna pusta kolumna
        [few] { SPELLED($spaces, "feminine") } puste kolumny
       *[many] { SPELLED($spaces) } pustych kolumn
    }
}

## What a press means

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-over = { $noun ->
    [rubber] Rober jest zakończony.
   *[deal] Gra jest zakończona.
}
card-not-now = Teraz nie można zagrać tej karty.
stock-and-waste-used-up = Talia i stos odkryty są puste.
no-turn-now = Teraz nie można odkryć karty.
waste-is-empty = Stos odkryty jest pusty. Naciśnij talię, żeby odkryć kartę.
nothing-goes-there-now = { UPPER(FORM($place, "to")) } nic teraz nie pasuje.
card-is-covered = { UPPER($card) } leży pod innymi kartami.
run-fits-nowhere = { FORM($card, "gender") ->
    [feminine] { UPPER($card) } z kartami, które na niej leżą, nigdzie teraz nie pasuje.
   *[masculine] { UPPER($card) } z kartami, które na nim leżą, nigdzie teraz nie pasuje.
}
not-together = { FORM($card, "gender") ->
    [feminine] { UPPER(FORM($card, "gen")) } nie można przenieść razem z kartami, które na niej leżą.
   *[masculine] { UPPER(FORM($card, "gen")) } nie można przenieść razem z kartami, które na nim leżą.
}
no-legal-move = { UPPER(FORM($card, "gen")) } nie można teraz nigdzie przenieść.

## Single games

coccyx-first = Najpierw przenieś kość ogonową: blokuje obie kolumny.
# $places are the waste, the stock or both.
fill-ribs-first = { $count ->
    [one] Najpierw zapełnij puste żebro kartą { LIST($places, "or", "from") }.
   *[other] Najpierw zapełnij puste żebra kartami { LIST($places, "or", "from") }.
}
rib-only-from = Puste żebro zapełnia się tylko kartą { LIST($places, "or", "from") }.
another-rib = inne żebro
    .from = z innego żebra
space-from-reserve = Pustą kolumnę zapełnia się tylko kartą z rezerwy.
covered-by = { UPPER($card) } leży pod { LIST($cards, "and", "instr") }.
out-of-the-game = Zdjęta karta jest już poza grą.
no-card-to-pair = Nie ma karty do pary.
card-there-is-gone = Tej karty już nie ma, została zdjęta.
only-with-cover = { FORM($card, "gender") ->
    [feminine] Do { FORM($card, "gen") } pasuje tylko karta, która ją przykrywa: { $upon }.
   *[masculine] Do { FORM($card, "gen") } pasuje tylko karta, która go przykrywa: { $upon }.
}
only-king-alone = Tylko król schodzi ze stołu sam.
king-goes-alone = Król schodzi ze stołu sam.
only-with = Do { FORM($card, "gen") } pasuje tylko { $wanted }.
stays-on-waste = Karta na stosie odkrytym już tam zostaje.
only-to-waste = Karty można przenosić tylko na stos odkryty.
last-deal-of-round = To ostatnie rozdanie rundy.
next-deal-later = Najpierw dokończ to rozdanie: coś jeszcze pasuje.
press-for-next-deal = Naciśnij talię, żeby zacząć następne rozdanie.
clock-has-stopped = Zegar stanął.
only-card-in-hand = Zagrać można tylko kartę z ręki.
rank-goes-to = { UPPER(rank) } idzie { FORM($place, "to") }.
nothing-out-of-hole = Z czarnej dziury nie wychodzi żadna karta.
only-into-hole = Karty można przenosić tylko do czarnej dziury.
run-leaves-by-itself = Pełna sekwencja, od króla do asa w jednym kolorze, schodzi sama.
fill-columns-first = { $count ->
    [one] Zanim rozdasz, zapełnij pustą kolumnę.
   *[other] Zanim rozdasz, zapełnij puste kolumny.
}
stock-deals-to-all = Z talii rozdaje się po karcie na każdą kolumnę.

### Dlaczego tekstu nie da się odczytać: linku, ruchu, pozycji albo tego, co wpisano w wierszu poleceń.

no-card-text = „{ $text }” to nie jest karta.
wrong-piles = Liczba stosów się nie zgadza: { $game } ma ich { $wanted }, a ta pozycja { $found }.
card-twice = Karta { $text } występuje dwa razy.
no-counter-text = { UPPER($counter) }: „{ $text }” to nie jest poprawna liczba.
no-list-of-cards = „{ $text }” to nie jest lista kart.
no-move-text = „{ $text }” to nie jest ruch z gry { $game }.
no-link = Ten link nie wskazuje żadnej gry.
other-version = Ten link ma wersję { $found }, a tutaj można otworzyć tylko wersję { $known }.
no-such-game = Nie ma tu gry o nazwie „{ $text }”.
no-such-rules = Według zasad z tego linku nie da się grać.
no-deal-number = Numer rozdania to liczba całkowita od { $first } do { $last }.
closing-bracket = Na tej liście ruchów jest nawias zamykający bez otwierającego.
opening-bracket = Na tej liście ruchów jest nawias otwierający bez zamykającego.
move-unread = Ruchu { $number } nie da się odczytać: { $reason }
move-refused = Ruchu { $number }, { $text }, nie można wykonać: { $reason }
no-picture = „{ $text }” to nie jest obrazek.
names-no-piles = „{ $text }” nie wskazuje stosów gry { $game }.
no-such-game-listed = Nie ma gry o nazwie „{ $text }”; listę gier wyświetla `games`.
number-or-position = Podaj albo numer rozdania, albo --position.
number-after = Po { $option } podaj liczbę całkowitą od 0 do 1000000000.
no-depth = Głębokość to liczba całkowita od 0 do 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = W tej pozycji jest liczba za duża dla pasjansa brydżowego.
bridge-contract = W tej pozycji jest niemożliwy kontrakt.
bridge-tricks = W tej pozycji są niemożliwe lewy.
bridge-unscored = W tej pozycji jest rozdanie rozegrane, ale bez zapisu.
bridge-trick = W tej pozycji jest niemożliwa lewa.
