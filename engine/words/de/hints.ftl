### Tipps und Urteile.

game-is-won = { $noun ->
    [rubber] Diesen Rubber hast du schon gewonnen.
   *[deal] Diese Partie hast du schon gewonnen.
}
nothing-to-choose = Hier gibt es nichts zu entscheiden: Tippe irgendwohin, dann geht es weiter.
nothing-is-certain = Hier ist nichts sicher: Vieles hängt von den Karten ab, die noch kommen.
showing-way = { $count ->
    [one] ein Weg zum Sieg in { $count } Zug
   *[other] ein Weg zum Sieg in { $count } Zügen
}
showing-long-way = ein langer Weg zum Sieg

## Ob sich das Spiel gewinnen lässt

answer = { $answer ->
    [winnable] gewinnbar
    [lost] nicht mehr gewinnbar
    [never] war nie gewinnbar
    [impossible] nicht gewinnbar
    [pending] noch ungewiss
   *[unknown] vielleicht gewinnbar
}
can-be-won = { $noun ->
    [rubber] Der Rubber ist zu gewinnen.
   *[deal] Die Partie ist zu gewinnen.
}
    .kurz = { $noun ->
        [rubber] Der Rubber ist zu gewinnen
       *[deal] Die Partie ist zu gewinnen
    }
can-be-won-in = { $count ->
    [one] { can-be-won.kurz }: Ein Sieg in { $count } Zug ist bekannt.
   *[other] { can-be-won.kurz }: Ein Sieg in { $count } Zügen ist bekannt.
}
takes-hidden-cards = Die verdeckten Karten sind dabei berücksichtigt.
not-known-after = { $count ->
    [one] Ungewiss: { NUMBER($count) } Stellung geprüft, ein Sieg wurde weder gefunden noch ausgeschlossen.
   *[other] Ungewiss: { NUMBER($count) } Stellungen geprüft, ein Sieg wurde weder gefunden noch ausgeschlossen.
}
not-known-so-far = Noch ungewiss: Ein Sieg wurde bisher weder gefunden noch ausgeschlossen.
there-is-a-way = Von hier aus gibt es einen Weg zum Sieg.
this-is-lost = { this-is-lost.kurz }.
    .kurz = { $noun ->
        [rubber] { $answer ->
            [never] Der Rubber war von Anfang an nicht zu gewinnen
            [impossible] Der Rubber ist nicht zu gewinnen
           *[lost] Der Rubber ist nicht mehr zu gewinnen
        }
       *[deal] { $answer ->
            [never] Die Partie war von Anfang an nicht zu gewinnen
            [impossible] Die Partie ist nicht zu gewinnen
           *[lost] Die Partie ist nicht mehr zu gewinnen
        }
    }
lost-by-search = { this-is-lost.kurz }: Eine vollständige Suche hat keinen Sieg gefunden.
not-known-moves = { $noun ->
    [rubber] Der Rubber ist vielleicht zu gewinnen. Es gibt noch Züge.
   *[deal] Die Partie ist vielleicht zu gewinnen. Es gibt noch Züge.
}
not-known-stock = { $noun ->
    [rubber] Der Rubber ist vielleicht zu gewinnen. Du kannst nur noch vom Talon aufdecken.
   *[deal] Die Partie ist vielleicht zu gewinnen. Du kannst nur noch vom Talon aufdecken.
}

## Ein Tipp, wie "Herz-Ass ins Ziel, deckt eine Karte auf."

in-short = { LIST($parts, "comma") }
turns-a-card = deckt eine Karte auf
frees-a-space = { $pile ->
    [rib] macht eine Rippe frei
    [fan] macht einen Fächer frei
    [place] macht einen Platz frei
   *[column] macht eine Spalte frei
}
frees-a-place = { $cell ->
    [tower] macht einen Turm frei
   *[cell] macht eine Zelle frei
}
frees-card = gibt { FORM($card, "akk") } frei
guess = Am ehesten: { $move }.
best-move = Bester Zug: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] Bestenfalls bleibt eine Karte übrig.
       *[other] Bestenfalls bleiben { SPELLED($count) } Karten übrig.
    }
   *[home] { $count ->
        [one] Bestenfalls kommt noch eine Karte ins Ziel.
       *[other] Bestenfalls kommen noch { SPELLED($count) } Karten ins Ziel.
    }
}
nothing-useful-left = Kein Zug bringt jetzt noch etwas.

## Warum ein Tipp gut ist. Die Form ".dann" folgt einem Wort wie "dann", deshalb steht das Verb vorn.

why-hint = { $count ->
    [one] { UPPER($move) }: { UPPER($reason) }. Noch { $count } Zug bis zum Sieg.
   *[other] { UPPER($move) }: { UPPER($reason) }. Noch { $count } Züge bis zum Sieg.
}
why-hint-far = { UPPER($move) }: { UPPER($reason) }. Bis zum Sieg ist es noch weit.
why-guess = { $known ->
    [winnable] Am ehesten: { $move }. Ein Sieg ist möglich, aber kein Weg dorthin bekannt.
   *[nothing] Am ehesten: { $move }. Ein Weg zum Sieg ist nicht bekannt.
}
gains = { LIST($parts, "clauses") }
    .dann = { LIST($parts, "clauses", "dann") }
gain-home = eine Karte kommt ins Ziel
    .dann = kommt eine Karte ins Ziel
gain-run = eine Folge ist vollständig
    .dann = ist eine Folge vollständig
gain-one-less = weniger Karten bleiben übrig
    .dann = bleiben weniger Karten übrig
gain-turned = eine verdeckte Karte wird aufgedeckt
    .dann = wird eine verdeckte Karte aufgedeckt
gain-space = { $pile ->
    [rib] eine Rippe wird frei
    [fan] ein Fächer wird frei
    [place] ein Platz wird frei
   *[column] eine Spalte wird frei
}
    .dann = { $pile ->
        [rib] wird eine Rippe frei
        [fan] wird ein Fächer frei
        [place] wird ein Platz frei
       *[column] wird eine Spalte frei
    }
gain-place = { $cell ->
    [tower] ein Turm wird frei
   *[cell] eine Zelle wird frei
}
    .dann = { $cell ->
        [tower] wird ein Turm frei
       *[cell] wird eine Zelle frei
    }
gain-card = { FORM($card, "nom") } wird frei
    .dann = wird { FORM($card, "nom") } frei
gain-later = { $count ->
    [1] danach { FORM($gain, "dann") }
   *[other] { SPELLED($count) } Züge später { FORM($gain, "dann") }
}
leads-to-win = das führt zum Sieg

## Tipps, die nur die schon gesehenen Karten kennen

fair-hint = { $won ->
    [0] { $count ->
        [one] { UPPER($move) }: kein Sieg in { $count } Partie.
       *[other] { UPPER($move) }: kein Sieg in { $count } Partien.
    }
   *[other] { $count ->
        [one] { UPPER($move) }: gewinnt { $won } von { $count } Partie.
       *[other] { UPPER($move) }: gewinnt { $won } von { $count } Partien.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: Kontrakt in { $won } von { $count } Spiel erfüllt, im Schnitt { $points } Punkte.
       *[other] { UPPER($move) }: Kontrakt in { $won } von { $count } Spielen erfüllt, im Schnitt { $points } Punkte.
    }
    [set] { $count ->
        [one] { UPPER($move) }: Die Bank fällt in { $won } von { $count } Spiel, im Schnitt { $points } Punkte.
       *[other] { UPPER($move) }: Die Bank fällt in { $won } von { $count } Spielen, im Schnitt { $points } Punkte.
    }
   *[points] { UPPER($move) }: im Schnitt { $points } Punkte.
}
so-far = Wird berechnet … { $hint }
won-of = { $won } von { $count }
move-from-place = { $move } ({ FORM($place, "aus") })
only-ways-back = Jeder Zug führt nur in eine frühere Stellung zurück.
