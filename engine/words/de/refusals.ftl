### Warum ein Zug nicht geht. Jede Meldung ist ein Satz, den man liest.

## In jedem Spiel

no-such-place = Diesen Platz gibt es auf diesem Tisch nicht.
already-there = Die Karte liegt schon dort.
no-card-to-take = Hier liegt keine Karte, die du nehmen kannst.
not-so-many-cards = So viele Karten liegen hier nicht.
one-at-a-time = Du kannst immer nur eine Karte bewegen.
home-one-by-one = Ins Ziel kommen die Karten einzeln.
stays-home = Eine Karte im Ziel bleibt dort.
face-down-stays = Eine verdeckte Karte kannst du nicht bewegen.
no-run = Diese Karten bilden keine Folge.
no-redeal-left = Du kannst den Talon nicht noch einmal durchspielen.
one-pass = Du kannst den Talon nur einmal durchspielen.
stock-not-used-up = Der Talon ist noch nicht leer.
nothing-to-stock = Karten können nicht zurück auf den Talon.
turn-to-waste-first = Decke die Karte zuerst auf: Sie kommt dann auf die Ablage.
waste-only-from-stock = Auf die Ablage kommen nur Karten vom Talon.
nothing-on-place = { UPPER(FORM($place, "zu")) } kannst du keine Karte legen.
foundation-complete = Dieser Zielstapel ist vollständig.
nothing-there = Dorthin passt nichts.
nothing-on-card = Auf { FORM($card, "akk") } passt nichts.
only-on-card = Auf { FORM($card, "akk") } passt nur { $wanted }.
only-starts = { $kind ->
    [cell] In diese Zelle passt nur { $wanted }.
   *[foundation] Als erste Karte passt hier nur { $wanted }.
}

only-fills-space = { $pile ->
    [rib] Auf eine leere Rippe darf nur { $wanted }.
    [fan] Auf einen leeren Fächer darf nur { $wanted }.
   *[column] In eine leere Spalte darf nur { $wanted }.
}
space-stays-empty = { $pile ->
    [rib] Eine leere Rippe bleibt leer.
    [fan] Ein leerer Fächer bleibt leer.
    [place] Dieser Platz bleibt leer.
   *[column] Eine leere Spalte bleibt leer.
}
space-not-from = { $kind ->
    [foundation] Eine leere Spalte kannst du nicht von einem Zielstapel füllen.
    [waste] Eine leere Spalte kannst du nicht von der Ablage füllen.
    [reserve] Eine leere Spalte kannst du nicht aus der Reserve füllen.
    [cell] Eine leere Spalte kannst du nicht aus einer Zelle füllen.
   *[tableau] Eine leere Spalte kannst du nicht aus einer anderen Spalte füllen.
}
back-only-to-column = { $pile ->
    [rib] Vom Zielstapel darf eine Karte nur auf eine Rippe zurück.
   *[column] Vom Zielstapel darf eine Karte nur in eine Spalte zurück.
}
cell-holds-one = { $cell ->
    [tower] Ein Turm fasst nur eine Karte.
   *[cell] Eine Zelle fasst nur eine Karte.
}

# Wie viele Karten auf einmal bewegt werden dürfen.
as-many-at-most = { $spaces ->
    [0] { most-cards }: { free-cells }.
   *[other] { most-cards }: { free-cells } und { spaces-too }.
}
most-cards = { $count ->
    [one] Höchstens eine Karte
   *[other] Höchstens { SPELLED($count) } Karten
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] kein freier Turm
        [one] ein freier Turm
       *[other] { SPELLED($free) } freie Türme
    }
   *[cell] { $free ->
        [0] keine freie Zelle
        [one] eine freie Zelle
       *[other] { SPELLED($free) } freie Zellen
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [one] eine weitere leere Spalte
       *[other] { SPELLED($spaces) } weitere leere Spalten
    }
   *[card] { $spaces ->
        [one] eine leere Spalte
       *[other] { SPELLED($spaces) } leere Spalten
    }
}

## Was ein Tippen bedeutet

game-is-over = { $noun ->
    [rubber] Der Rubber ist zu Ende.
   *[deal] Die Partie ist zu Ende.
}
card-not-now = Diese Karte kannst du jetzt nicht spielen.
stock-and-waste-used-up = Talon und Ablage sind leer.
no-turn-now = Du kannst jetzt keine Karte aufdecken.
waste-is-empty = Die Ablage ist leer. Tippe auf den Talon, um eine Karte aufzudecken.
nothing-goes-there-now = { UPPER(FORM($place, "zu")) } passt jetzt keine Karte.
card-is-covered = { UPPER(FORM($card, "nom")) } ist bedeckt.
run-fits-nowhere = { UPPER(FORM($card, "nom")) } und die Karten darauf passen jetzt nirgends.
not-together = { UPPER(FORM($card, "akk")) } kannst du nicht zusammen mit den Karten darauf bewegen.
no-legal-move = { UPPER(FORM($card, "nom")) } kann jetzt nirgendwohin.

## Einzelne Spiele

coccyx-first = Bewege zuerst das Steißbein: Es sperrt beide Spalten.
fill-ribs-first = { $count ->
    [one] Fülle zuerst die leere Rippe, { LIST($places, "or", "aus") }.
   *[other] Fülle zuerst die leeren Rippen, { LIST($places, "or", "aus") }.
}
rib-only-from = Eine leere Rippe kannst du nur { LIST($places, "or", "aus") } füllen.
another-rib = eine andere Rippe
    .aus = von einer anderen Rippe
space-from-reserve = Eine leere Spalte wird nur aus der Reserve gefüllt.
covered-by = { UPPER(FORM($card, "nom")) } ist { LIST($cards, "and", "von") } bedeckt.
out-of-the-game = Eine weggenommene Karte ist aus dem Spiel.
no-card-to-pair = Hier liegt keine Karte für ein Paar.
card-there-is-gone = Die Karte dort ist schon weggenommen.
only-with-cover = { UPPER(FORM($card, "nom")) } bildet nur mit { FORM($upon, "dat") } darauf ein Paar.
only-king-alone = Einzeln kannst du nur einen König wegnehmen.
king-goes-alone = Einen König nimmst du einzeln weg.
only-with = { UPPER(FORM($card, "zu")) } passt nur { $wanted }.
stays-on-waste = Eine Karte auf der Ablage bleibt dort.
only-to-waste = Karten können nur auf die Ablage.
last-deal-of-round = Das ist das letzte Spiel der Runde.
next-deal-later = Spiele erst dieses Spiel zu Ende: Es passt noch etwas.
press-for-next-deal = Tippe für das nächste Spiel auf den Talon.
clock-has-stopped = Die Uhr ist stehen geblieben.
only-card-in-hand = Du kannst nur die Karte in der Hand bewegen.
rank-goes-to = { UPPER(rank.nom) } kommt { FORM($place, "zu") }.
nothing-out-of-hole = Aus dem schwarzen Loch kommt keine Karte mehr heraus.
only-into-hole = Karten können nur ins schwarze Loch.
run-leaves-by-itself = Eine vollständige Folge, vom König bis zum Ass in einer Farbe, wird von selbst vom Tisch genommen.
fill-columns-first = { $count ->
    [one] Fülle die leere Spalte, bevor du gibst.
   *[other] Fülle die leeren Spalten, bevor du gibst.
}
stock-deals-to-all = Vom Talon kommt auf jede Spalte eine Karte.

### Warum ein Text nicht zu lesen ist: ein Link, ein Zug, eine Stellung oder eine Eingabe auf der Kommandozeile.

no-card-text = „{ $text }“ ist keine Karte.
wrong-piles = { $game } hat { $wanted } Stapel, diese Stellung aber { $found }.
card-twice = Die Karte „{ $text }“ kommt zweimal vor.
no-counter-text = „{ $text }“ ist keine gültige Zahl für „{ $counter }“.
no-list-of-cards = „{ $text }“ ist keine Liste von Karten.
no-move-text = „{ $text }“ ist kein Zug in { $game }.
no-link = In diesem Link ist kein Spiel angegeben.
other-version = Dieser Link hat die Version { $found }, hier können aber nur Links der Version { $known } geöffnet werden.
no-such-game = Ein Spiel namens „{ $text }“ gibt es hier nicht.
no-such-rules = Nach den Regeln in diesem Link kann man nicht spielen.
no-deal-number = Die Nummer einer Partie ist eine ganze Zahl von { $first } bis { $last }.
closing-bracket = In dieser Zugliste steht eine schließende Klammer ohne öffnende.
opening-bracket = In dieser Zugliste steht eine öffnende Klammer ohne schließende.
move-unread = Zug { $number } ist nicht lesbar: { $reason }
move-refused = Zug { $number }, „{ $text }“, geht nicht: { $reason }
no-picture = „{ $text }“ ist kein Bild.
names-no-piles = „{ $text }“ bezeichnet keine Stapel von { $game }.
no-such-game-listed = Ein Spiel namens „{ $text }“ gibt es nicht; `games` zeigt alle.
number-or-position = Gib entweder die Nummer einer Partie an oder --position.
number-after = Nach { $option } kommt eine ganze Zahl von 0 bis 1000000000.
no-depth = Die Tiefe ist eine ganze Zahl von 0 bis 99.

# Eine Stellung, die es in Bridge Solitaire nicht geben kann.
bridge-number-too-high = Diese Stellung hat eine Zahl, die für Bridge Solitaire zu hoch ist.
bridge-contract = Diese Stellung hat einen unmöglichen Kontrakt.
bridge-tricks = Diese Stellung hat unmögliche Stichzahlen.
bridge-unscored = Diese Stellung hat ein gespieltes, aber nicht angeschriebenes Spiel.
bridge-trick = Diese Stellung hat einen unmöglichen Stich.
