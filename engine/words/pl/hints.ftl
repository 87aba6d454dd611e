### Podpowiedzi i oceny.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] Ten rober jest już wygrany.
   *[deal] Ta gra jest już wygrana.
}
nothing-to-choose = Tu nie ma nic do wyboru: naciśnij gdziekolwiek, żeby grać dalej.
nothing-is-certain = { $game }: tu nic nie jest pewne, bo dużo zależy od kart, które dopiero przyjdą.
showing-way = { $count ->
    [one] pokaz wygranej: { $count } ruch
    [few] pokaz wygranej: { $count } ruchy
   *[many] pokaz wygranej: { $count } ruchów
}
showing-long-way = pokaz długiej drogi do wygranej

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] do wygrania
    [lost] już nie do wygrania
    [never] od początku nie do wygrania
    [impossible] nie do wygrania
    [pending] jeszcze nie wiadomo
   *[unknown] nie wiadomo, czy da się wygrać
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = { can-be-won.begun }.
    .begun = { $noun ->
        [rubber] Tego robra da się wygrać
       *[deal] Tę grę da się wygrać
    }
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won-in = { $count ->
    [one] { can-be-won.begun }: znaleziono wygraną w { $count } ruchu.
   *[other] { can-be-won.begun }: znaleziono wygraną w { $count } ruchach.
}
takes-hidden-cards = Uwzględniono także zakryte karty.
not-known-after = { $count ->
    [one] Nie wiadomo: zbadano { NUMBER($count) } pozycję, wygranej nie znaleziono ani nie wykluczono.
    [few] Nie wiadomo: zbadano { NUMBER($count) } pozycje, wygranej nie znaleziono ani nie wykluczono.
   *[many] Nie wiadomo: zbadano { NUMBER($count) } pozycji, wygranej nie znaleziono ani nie wykluczono.
}
not-known-so-far = Na razie nie wiadomo: wygranej nie znaleziono ani nie wykluczono.
there-is-a-way = Stąd da się wygrać.
# $noun is what the game calls a deal: "deal" or "rubber".
this-is-lost = { this-is-lost.begun }.
    .begun = { $noun ->
        [rubber] { $answer ->
            [never] Tego robra od początku nie dało się wygrać
            [impossible] Tego robra nie da się wygrać
           *[lost] Tego robra nie da się już wygrać
        }
       *[deal] { $answer ->
            [never] Tego rozdania od początku nie dało się wygrać
            [impossible] Tej gry nie da się wygrać
           *[lost] Tej gry nie da się już wygrać
        }
    }
# $noun is what the game calls a deal: "deal" or "rubber".
lost-by-search = { this-is-lost.begun }: sprawdzono wszystkie możliwości.
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-moves = { $noun ->
    [rubber] Nie wiadomo, czy tego robra da się wygrać. Są jeszcze możliwe ruchy.
   *[deal] Nie wiadomo, czy tę grę da się wygrać. Są jeszcze możliwe ruchy.
}
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-stock = { $noun ->
    [rubber] Nie wiadomo, czy tego robra da się wygrać. Można już tylko odkrywać karty z talii.
   *[deal] Nie wiadomo, czy tę grę da się wygrać. Można już tylko odkrywać karty z talii.
}

## A hint, such as "Ace of hearts home, turns a card."

in-short = { LIST($parts, "comma") }
turns-a-card = odkrywa kartę
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
frees-a-space = { $pile ->
    [column] opróżnia kolumnę
    [rib] opróżnia żebro
    [fan] opróżnia wachlarz
   *[place] opróżnia miejsce
}
# $cell is what the game calls a place for one card: "cell" or "tower".
frees-a-place = { $cell ->
    [tower] zwalnia wieżę
   *[cell] zwalnia komórkę
}
frees-card = uwalnia { FORM($card, "acc") }
guess = Na wyczucie: { $move }.
best-move = Najlepszy ruch: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] W najlepszym razie zostanie jedna karta.
        [few] W najlepszym razie zostaną { SPELLED($count, "feminine") } karty.
       *[many] W najlepszym razie zostanie { SPELLED($count) } kart.
    }
   *[home] { $count ->
        [one] W najlepszym razie do baz trafi jeszcze jedna karta.
        [few] W najlepszym razie do baz trafią jeszcze { SPELLED($count, "feminine") } karty.
       *[many] W najlepszym razie do baz trafi jeszcze { SPELLED($count) } kart.
    }
}
nothing-useful-left = Żaden ruch już nie pomoże.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. Do wygranej { $count } ruch.
    [few] { UPPER($move) }: { $reason }. Do wygranej { $count } ruchy.
   *[many] { UPPER($move) }: { $reason }. Do wygranej { $count } ruchów.
}
why-hint-far = { UPPER($move) }: { $reason }. Do wygranej jeszcze daleko.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Na wyczucie: { $move }. Da się wygrać, ale nie wiadomo jak.
   *[nothing] Na wyczucie: { $move }. Nie znaleziono wygranej.
}
# $parts are those below.
gains = { LIST($parts, "clauses") }
gain-home = karta idzie do bazy
gain-run = powstaje pełna sekwencja
gain-one-less = zostaje mniej kart
gain-turned = odkrywa się zakryta karta
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [column] opróżnia się kolumna
    [rib] opróżnia się żebro
    [fan] opróżnia się wachlarz
   *[place] opróżnia się miejsce
}
# $cell is what the game calls a place for one card: "cell" or "tower".
gain-place = { $cell ->
    [tower] zwalnia się wieża
   *[cell] zwalnia się komórka
}
gain-card = uwalnia się { $card }
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] potem { $gain }
    [few] { SPELLED($count) } ruchy później { $gain }
   *[many] { SPELLED($count) } ruchów później { $gain }
}
leads-to-win = to prowadzi do wygranej

## Podpowiedzi, które znają tylko karty już widziane

fair-hint = { $won ->
    [0] { $count ->
        [one] { UPPER($move) }: brak wygranej w { $count } rozdaniu.
       *[other] { UPPER($move) }: ani jednej wygranej w { $count } rozdaniach.
    }
   *[other] { $count ->
        [one] { UPPER($move) }: wygrana w { $won } z { $count } rozdania.
       *[other] { UPPER($move) }: wygrana w { $won } z { $count } rozdań.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: kontrakt ugrany w { $won } z { $count } rozdania, średnio { $points } pkt.
       *[other] { UPPER($move) }: kontrakt ugrany w { $won } z { $count } rozdań, średnio { $points } pkt.
    }
    [set] { $count ->
        [one] { UPPER($move) }: kontrakt banku położony w { $won } z { $count } rozdania, średnio { $points } pkt.
       *[other] { UPPER($move) }: kontrakt banku położony w { $won } z { $count } rozdań, średnio { $points } pkt.
    }
   *[points] { UPPER($move) }: średnio { $points } pkt.
}
so-far = { $hint } Obliczanie trwa…
won-of = { $won } z { $count }
move-from-place = { $move } ({ FORM($place, "from") })
only-ways-back = Każdy ruch prowadzi tylko do pozycji, która już była.
