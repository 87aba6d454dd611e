### Die Regeln eines Spiels, zu dem es keine von Hand geschriebenen gibt. Sie haben drei Teile, unter den Überschriften
### der ersten Gruppe; jeder wird aus den Sätzen einer der anderen Gruppen zusammengesetzt, in dieser Reihenfolge. Also
### muss jeder Satz nach jedem anderen seiner Gruppe stehen können, und auch allein. Mit "er", "sie" und "das" ist nur
### gemeint, wovon der Satz davor in dieser Datei spricht. Wörter und Ton wie im Ordner "rules".

## Die drei Teile

rules-table = Der Tisch
rules-aim = Das Ziel
rules-play = So wird gespielt

## Die Namen der Stapel im Bild des Tischs

rules-piles = { $kind ->
    [pyramid] Pyramide
    [peaks] Gipfel
    [foundation] Zielstapel
    [tableau] { $count ->
        [one] Spalte
       *[other] Spalten
    }
    [cell] { $count ->
        [one] Zelle
       *[other] Zellen
    }
    [reserve] Reserve
    [waste] Ablage
   *[stock] Talon
}

## Der Tisch: wie viele Kartenspiele und Stapel es gibt, und wie viele Karten sie bekommen

rules-packs = { $count ->
    [one] Ein Kartenspiel mit 52 Karten.
   *[other] { UPPER(SPELLED($count)) } Kartenspiele mit je 52 Karten.
}
rules-packs-apart = Die Kartenspiele werden getrennt gemischt und nacheinander gegeben.
rules-only-suits = Alle Karten sind { LIST($suits, "or") }.
rules-columns = { $columns ->
    [one] { $cards ->
        [0] Eine leere Spalte.
        [one] Eine Spalte mit einer Karte.
       *[other] Eine Spalte mit { SPELLED($cards) } Karten.
    }
   *[other] { $cards ->
        [0] { UPPER(SPELLED($columns, "anfang")) } leere Spalten.
        [one] { UPPER(SPELLED($columns, "anfang")) } Spalten mit je einer Karte.
       *[other] { UPPER(SPELLED($columns, "anfang")) } Spalten mit je { SPELLED($cards) } Karten.
    }
}
# Zum Beispiel 1, 2, 3, 4.
rules-columns-rising = { UPPER(SPELLED($columns, "anfang")) } Spalten mit { $fewest ->
    [one] einer
   *[other] { SPELLED($fewest) }
} bis { SPELLED($most) } Karten.
# Zum Beispiel 7, 7, 7, 7, 6, 6, 6.
rules-columns-two = { UPPER(SPELLED($columns, "anfang")) } Spalten: { $count ->
    [one] { $first ->
        [0] keine Karte
        [one] eine Karte
       *[other] { SPELLED($first) } Karten
    } in der ersten
   *[other] { $first ->
        [0] keine Karte
        [one] je eine Karte
       *[other] je { SPELLED($first) } Karten
    } in den ersten { $count ->
        [2] beiden
       *[other] { SPELLED($count) }
    }
}, { $others ->
    [one] { $rest ->
        [0] keine
        [one] eine
       *[other] { SPELLED($rest) }
    } in der letzten.
   *[other] { $rest ->
        [0] keine
        [one] je eine
       *[other] je { SPELLED($rest) }
    } in den anderen { $others ->
        [2] beiden
       *[other] { SPELLED($others) }
    }.
}
# Zum Beispiel 1, 6, 7, 8.
rules-columns-counted = { UPPER(SPELLED($columns, "anfang")) } Spalten, der Reihe nach mit so vielen Karten: { $numbers }.
rules-peaks = { $peaks ->
    [one] Eine Pyramide aus { $rows ->
        [one] einer Reihe
       *[other] { SPELLED($rows) } Reihen
    }, insgesamt { $cards } Karten. Außer in der untersten Reihe ist jede Karte von zwei Karten der Reihe darunter bedeckt.
   *[other] { UPPER(SPELLED($peaks)) } Gipfel aus je { $rows ->
        [one] einer Reihe
       *[other] { SPELLED($rows) } Reihen
    }, die unterste allen gemeinsam; insgesamt { $cards } Karten. Außer in der untersten Reihe ist jede Karte von zwei Karten der Reihe darunter bedeckt.
}
rules-kings-below = Vor dem ersten Zug kommen die Könige unter die anderen Karten ihrer Spalte.
rules-all-face-up = Alle diese Karten liegen offen.
rules-last-face-up = { $count ->
    [one] Nur die letzte Karte jeder Spalte liegt offen.
   *[other] Nur die letzten { $count ->
        [2] beiden
       *[other] { SPELLED($count) }
    } Karten jeder Spalte liegen offen.
}
rules-last-row-face-up = Nur die Karten der untersten Reihe liegen offen.
rules-first-face-down = { $columns ->
    [one] { $cards ->
        [one] In der ersten Spalte liegt eine Karte verdeckt.
       *[other] In der ersten Spalte liegen { SPELLED($cards) } Karten verdeckt.
    }
   *[other] In den ersten { $columns ->
        [2] beiden
       *[other] { SPELLED($columns) }
    } Spalten { $cards ->
        [one] liegt je eine Karte verdeckt.
       *[other] liegen je { SPELLED($cards) } Karten verdeckt.
    }
}
rules-face-down-counted = In den Spalten liegen der Reihe nach so viele Karten verdeckt: { $numbers }.
# Zwischen je zwei Sternen steht fette Schrift.
rules-no-cells = Es gibt keine Zellen.
rules-empty-cells = { $count ->
    [one] Es gibt eine leere **Zelle**.
   *[other] Es gibt { SPELLED($count) } leere **Zellen**.
}
rules-filled-cells = { $count ->
    [one] Es gibt eine **Zelle**.
   *[other] Es gibt { SPELLED($count) } **Zellen**.
} { $filled ->
    [one] Eine Karte liegt zu Beginn schon darin.
   *[other] { UPPER(SPELLED($filled)) } Karten liegen zu Beginn schon darin.
}
rules-reserve = { $piles ->
    [one] { $cards ->
        [one] Eine einzelne Karte bildet die **Reserve**.
       *[other] Ein Stapel aus { SPELLED($cards) } Karten bildet die **Reserve**.
    }
   *[other] { $cards ->
        [one] { UPPER(SPELLED($piles)) } einzelne Karten bilden die **Reserve**.
       *[other] { UPPER(SPELLED($piles)) } Stapel aus je { SPELLED($cards) } Karten bilden die **Reserve**.
    }
}
rules-reserve-counted = Stapel mit so vielen Karten bilden die **Reserve**: { $numbers }.
rules-reserve-top-up = { $piles ->
    [one] Nur ihre oberste Karte liegt offen.
   *[other] Nur die oberste Karte jedes Stapels liegt offen.
}
rules-lock = Eine weitere Karte liegt quer über der Reserve.
rules-lock-no-king = Ein König kann das nicht sein: Er kommt unter den Talon, und die nächste Karte nimmt seinen Platz ein.
rules-foundations = { $count ->
    [one] Es gibt einen Zielstapel.
   *[other] Es gibt { SPELLED($count) } Zielstapel.
}
rules-aces-in-deal = Die Asse werden wie alle anderen Karten gegeben.
rules-aces-laid-out = Die Asse liegen von Anfang an im Ziel.
rules-first-rank = Eine Karte kommt auf einen Zielstapel; mit ihrem Wert beginnen alle.
rules-aces-dealt = Kommt beim Geben ein Ass, geht es gleich ins Ziel, und die nächste Karte nimmt seinen Platz ein.
rules-heap-starts = { $kind ->
    [waste] Eine Karte eröffnet die Ablage.
   *[foundation] Eine Karte eröffnet den Zielstapel.
}
rules-heap-starts-with = { $kind ->
    [waste] Die Ablage beginnt mit { FORM($card, "dat") }.
   *[foundation] Der Zielstapel beginnt mit { FORM($card, "dat") }.
}
rules-stock = { $count ->
    [0] Die übrigen Karten bilden den Talon.
    [one] Die letzte Karte bildet den Talon.
   *[other] Die übrigen { SPELLED($count) } Karten bilden den Talon.
}

## Das Ziel

rules-home = Bringe alle { $count } Karten ins Ziel: Jeder Zielstapel wächst in seiner Farbe vom Ass bis zum König.
rules-home-from-first = Bringe alle { $count } Karten ins Ziel: Jeder Zielstapel wächst in seiner Farbe vom Anfangswert an, bis er dreizehn Karten hat; auf einen König folgt ein Ass.
rules-comes-back = Die oberste Karte eines Zielstapels darf in eine Spalte zurück.
rules-to-heap = { $place ->
    [pyramid] Spiele alle { $count } Karten der Pyramide
    [peaks] Spiele alle { $count } Karten der Gipfel
   *[columns] Spiele alle { $count } Karten der Spalten
} { $kind ->
    [waste] auf die Ablage.
   *[foundation] auf den Zielstapel.
}
rules-runs = { $runs ->
    [one] Sortiere alle { $count } Karten zu einer Folge vom König bis zum Ass, in einer einzigen Farbe.
   *[other] Sortiere alle { $count } Karten zu { SPELLED($runs) } Folgen, jede vom König bis zum Ass in einer Farbe.
} Eine vollständige Folge wird von selbst vom Tisch genommen.
rules-pairs = { $place ->
    [pyramid] Nimm alle { $count } Karten der Pyramide weg, und zwar in Paaren, die zusammen dreizehn ergeben.
    [peaks] Nimm alle { $count } Karten der Gipfel weg, und zwar in Paaren, die zusammen dreizehn ergeben.
   *[columns] Nimm alle { $count } Karten der Spalten weg, und zwar in Paaren, die zusammen dreizehn ergeben.
}
rules-values = Ein Ass zählt eins, ein Bube elf, eine Dame zwölf. Ein König zählt dreizehn; du nimmst ihn einzeln weg.

## So wird gespielt: eine Liste

# Jeder Teil steht in der Einzahl, von "rules-free-in-columns" bis "rules-free-on-waste".
rules-free = { $count ->
    [one] { UPPER(LIST($places, "and")) } ist frei.
   *[other] { UPPER(LIST($places, "and")) } sind frei.
}
rules-free-in-columns = die letzte Karte jeder Spalte
rules-free-in-peaks = jede unbedeckte Karte
rules-free-in-cells = jede Karte in einer Zelle
rules-free-in-reserve = { $piles ->
    [one] die oberste Karte der Reserve
   *[other] { $cards ->
        [one] jede Karte der Reserve
       *[other] die oberste Karte jedes Stapels der Reserve
    }
}
rules-free-on-waste = die oberste Karte der Ablage
rules-locked = Solange die Karte quer über der Reserve liegt, ist keine andere Karte der Reserve frei.
# Wie in den Spalten gelegt wird.
rules-built-down = { $suits ->
    [same] In den Spalten legst du abwärts in derselben Farbe: auf die Herz-Neun die Herz-Acht.
    [alternate] In den Spalten legst du abwärts und abwechselnd rot und schwarz: auf eine schwarze Neun eine rote Acht.
   *[any] In den Spalten legst du abwärts, egal in welcher Farbe: auf eine Neun eine Acht.
}
rules-built-up = { $suits ->
    [same] In den Spalten legst du aufwärts in derselben Farbe: auf die Herz-Neun die Herz-Zehn.
    [alternate] In den Spalten legst du aufwärts und abwechselnd rot und schwarz: auf eine schwarze Neun eine rote Zehn.
   *[any] In den Spalten legst du aufwärts, egal in welcher Farbe: auf eine Neun eine Zehn.
}
rules-built-both-ways = { $suits ->
    [same] In den Spalten legst du aufwärts oder abwärts in derselben Farbe: auf die Herz-Neun die Herz-Zehn oder die Herz-Acht.
    [alternate] In den Spalten legst du aufwärts oder abwärts, dabei abwechselnd rot und schwarz: auf eine schwarze Neun eine rote Zehn oder eine rote Acht.
   *[any] In den Spalten legst du aufwärts oder abwärts, egal in welcher Farbe: auf eine Neun eine Zehn oder eine Acht.
}
rules-nothing-built = Auf die Karten in den Spalten passt nichts.
rules-ring = { $ranks ->
    [lower] Auf ein Ass passt ein König.
    [higher] Auf einen König passt ein Ass.
   *[next] König und Ass sind Nachbarn.
}
# $card steht im Nominativ: "ein König".
rules-closed = Liegt { $card } obenauf, passt nichts darauf.
# Wie viele Karten auf einmal bewegt werden dürfen.
rules-one-at-a-time = Karten werden einzeln bewegt.
rules-as-if-singly = Eine Folge darfst du trotzdem als Ganzes bewegen, wenn ihre Karten auch einzeln dorthin kämen: höchstens eine Karte mehr, als Zellen frei sind, bei zwei freien Zellen also drei.
rules-spaces-double = Jede leere Spalte verdoppelt diese Zahl; die Spalte, in die die Folge kommt, zählt dabei nicht.
rules-runs-move = Eine Folge darfst du ganz oder von einer beliebigen Karte an bewegen.
# Was eine Folge ist, wenn nicht alles, was aufeinander passt.
rules-run = { $ranks ->
    [lower] Als Folge gelten nur Karten, die abwärts
    [higher] Als Folge gelten nur Karten, die aufwärts
   *[next] Als Folge gelten nur Karten, die aufwärts oder abwärts
}{ $suits ->
    [same] {" "}in derselben Farbe liegen.
    [alternate] {" "}und dabei abwechselnd rot und schwarz liegen.
   *[any] {" "}liegen, egal in welcher Farbe.
}
rules-any-moves = Jede offene Karte darf mit allen, die auf ihr liegen, in eine andere Spalte, auch wenn sie keine Folge bilden.
rules-turns-up = Liegt am Ende einer Spalte eine verdeckte Karte, wird sie aufgedeckt.
rules-peaks-turn-up = Eine verdeckte Karte, auf der nichts mehr liegt, wird aufgedeckt.
# Was in eine leere Spalte darf.
rules-any-fills = { $moves ->
    [one] In eine leere Spalte darf jede Karte.
   *[more] In eine leere Spalte darf jede Karte, allein oder mit den Karten, die auf ihr liegen.
}
rules-king-fills = { $moves ->
    [one] In eine leere Spalte darf nur ein König.
   *[more] In eine leere Spalte darf nur ein König, allein oder mit den Karten, die auf ihm liegen.
}
rules-nothing-fills = Eine leere Spalte bleibt leer.
rules-reserve-fills = Eine leere Spalte wird sofort aus der Reserve gefüllt. Ist die Reserve leer, darf jede freie Karte hinein.
rules-fills-from = Füllen kannst du sie nur { LIST($piles, "or") }.
# Teile dieses Satzes.
rules-from = { $kind ->
    [tableau] aus einer anderen Spalte
    [cell] aus einer Zelle
    [reserve] aus der Reserve
    [foundation] von einem Zielstapel
    [waste] von der Ablage
   *[stock] vom Talon
}
rules-fill-first = Solange es Karten dafür gibt, musst du eine leere Spalte vor jedem anderen Zug füllen.
# Der Talon.
rules-turned = { $count ->
    [one] Vom Talon deckst du jeweils eine Karte auf.
   *[other] Vom Talon deckst du jeweils { SPELLED($count) } Karten auf, und nur die letzte davon ist frei.
}
rules-passes = { $count ->
    [0] Du darfst den Talon beliebig oft durchspielen.
    [one] Du darfst den Talon nur einmal durchspielen.
    [2] Du darfst den Talon zweimal durchspielen.
    [3] Du darfst den Talon dreimal durchspielen.
   *[other] Für den Talon hast du { SPELLED($count) } Durchgänge.
}
rules-ace-turned = Ein Ass, das du vom Talon aufdeckst, geht gleich ins Ziel.
rules-rounds = Tippst du auf den Talon, kommt von dort auf jede Spalte eine weitere Karte, solange er reicht.
rules-full-columns = Das geht nur, wenn keine Spalte leer ist.
# Alle Karten kommen auf einen einzigen Stapel.
rules-heap = { $kind ->
    [waste] Eine freie Karte darf auf die Ablage
   *[foundation] Eine freie Karte darf auf den Zielstapel
}, wenn sie { $ranks ->
    [lower] eins tiefer ist
    [higher] eins höher ist
   *[next] eins höher oder eins tiefer ist
} als die oberste Karte dort.
rules-heap-suits = { $suits ->
    [same] Sie muss dieselbe Farbe haben.
    [alternate] Rot und Schwarz müssen sich dabei abwechseln.
   *[any] Die Farbe spielt keine Rolle.
}
rules-pairs-go = Zwei freie Karten, die zusammen dreizehn ergeben, nimmst du gemeinsam weg: Tippe auf die eine, dann auf die andere.
rules-cover-goes = Liegt auf einer Karte nur die, mit der sie ein Paar bildet, darfst du beide zusammen wegnehmen.
rules-numbered = Die Nummern der Partien sind die von Microsoft FreeCell.
