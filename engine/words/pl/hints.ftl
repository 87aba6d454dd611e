# Podpowiedzi i oceny.

# $noun is what the game calls a deal: "deal" or "rubber".
game-is-won = { $noun ->
    [rubber] Rober jest wygrany.
   *[deal] Gra jest wygrana.
}
nothing-to-choose = Nie ma czego wybierać: dowolne naciśnięcie prowadzi dalej.
nothing-is-certain = { $game }: nic tu nie jest pewne, wiele zależy od kart, które dopiero przyjdą.

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] do wygrania
    [lost] już nie do wygrania
    [never] od początku nie do wygrania
    [impossible] nie do wygrania
    [pending] jeszcze nie wiadomo
   *[unknown] nie wiadomo, czy do wygrania
}
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won = { can-be-won.begun }.
    .begun = { $noun ->
        [rubber] Tego robra da się wygrać
       *[deal] Tę grę da się wygrać
    }
# $noun is what the game calls a deal: "deal" or "rubber".
can-be-won-in = { $count ->
    [one] { can-be-won.begun }: znana jest droga w { $count } ruchu.
   *[other] { can-be-won.begun }: znana jest droga w { $count } ruchach.
}
takes-hidden-cards = Ta ocena uwzględnia zakryte karty.
not-known-after = Nie wiadomo: wśród zbadanych pozycji, a było ich { NUMBER($count) }, nie znaleziono ani wygranej, ani dowodu, że jej nie ma.
not-known-so-far = Nie wiadomo: dotąd nie znaleziono ani wygranej, ani dowodu, że jej nie ma.
there-is-a-way = Z tego miejsca da się wygrać.
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
lost-by-search = { this-is-lost.begun }: przeszukano wszystko i wygranej nie ma.
# $noun is what the game calls a deal: "deal" or "rubber".
not-known-moves = { $noun ->
    [rubber] Nie wiadomo, czy tego robra da się wygrać. Są jeszcze ruchy do zrobienia.
   *[deal] Nie wiadomo, czy tę grę da się wygrać. Są jeszcze ruchy do zrobienia.
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
    [column] zwalnia kolumnę
    [rib] zwalnia żebro
    [fan] opróżnia wachlarz
   *[place] zwalnia miejsce
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
        [one] W najlepszym razie zostanie { $count } karta.
        [few] W najlepszym razie zostaną { $count } karty.
       *[many] W najlepszym razie zostanie { $count } kart.
    }
   *[home] { $count ->
        [one] W najlepszym razie do baz trafi { $count } karta.
        [few] W najlepszym razie do baz trafią { $count } karty.
       *[many] W najlepszym razie do baz trafi { $count } kart.
    }
}
nothing-useful-left = Żaden ruch już nic nie daje.

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
    [winnable] Na wyczucie; wygrać się da, ale żadna droga do wygranej nie jest znana: { $move }.
   *[nothing] Na wyczucie, niczego nie dowiedziono: { $move }.
}
# $parts are those below.
gains = { LIST($parts, "clauses") }
gain-home = jedna karta idzie do bazy
gain-one-less = zostaje o jedną kartę mniej
gain-turned = odkrywa się zakryta karta
# $pile is what the game calls the pile: "column", "rib", "fan" or "place".
gain-space = { $pile ->
    [column] zwalnia się kolumna
    [rib] zwalnia się żebro
    [fan] opróżnia się wachlarz
   *[place] zwalnia się miejsce
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
    [0] { UPPER($move) }: nie znaleziono wygranej (rozdania: { $count }).
   *[other] { $count ->
        [one] { UPPER($move) }: wygrywa { $won } z { $count } rozdania.
       *[other] { UPPER($move) }: wygrywa { $won } z { $count } rozdań.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: ugrany w { $won } z { $count } rozdania, średnio { $points } pkt.
       *[other] { UPPER($move) }: ugrany w { $won } z { $count } rozdań, średnio { $points } pkt.
    }
    [set] { $count ->
        [one] { UPPER($move) }: bank przegrywa w { $won } z { $count } rozdania, średnio { $points } pkt.
       *[other] { UPPER($move) }: bank przegrywa w { $won } z { $count } rozdań, średnio { $points } pkt.
    }
   *[points] { UPPER($move) }: średnio { $points } pkt.
}
so-far = Na razie: { $hint }
won-of = { $won } z { $count }
move-from-place = { $move } ({ $place })
only-ways-back = Każdy ruch prowadzi tam, gdzie gra już była.
