# Das Blatt mit den Aussichten jedes Zuges, wenn nur die gesehenen Karten bekannt sind.

chances-title = Aussichten
chances-meaning = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden { $count } Mal neu verteilt. So viele dieser Partien sind nach jedem Zug zu gewinnen:
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count } Mal neu verteilt. So viele dieser Partien sind nach jedem Zug zu gewinnen:
}
chances-won = Partien
chances-interval = Aussicht (zu 95 %)
chances-from-to = { $low } bis { $high }
chances-unknown = Wo sich eine Partie in der Zeit nicht beurteilen ließ, lässt die Aussicht Sieg und Niederlage zu.
chances-fewer = Ein deutlich schlechterer Zug wurde in weniger Partien probiert.
chances-later = Diese Partien wurden mit offenen Karten beurteilt. Du siehst sie nicht, rechne also mit weniger.
chances-played = Die Karten, die du nicht gesehen hast, wurden { $count } Mal neu verteilt. So viele dieser Partien hat ein einfacher Spieler nach jedem Zug gewonnen:
chances-player = Dieser Spieler kennt die Reihenfolge des Talons, aber sonst keine Karte, die du nicht gesehen hast. Wer besser spielt, darf mehr erwarten.
chances-player-sees-no-more = Dieser Spieler sieht keine Karte, die du nicht gesehen hast. Wer besser spielt, darf mehr erwarten.
chances-plan = Der erste Zug bleibt beim Plan dieses Spielers. Ein anderer steht nur voran, wenn er deutlich besser ist.
chances-points = Die Karten, die du nicht gesehen hast, wurden { $count } Mal neu verteilt. So oft geht der Kontrakt gut für dich aus, und so viele Punkte gewinnst du im Schnitt:
chances-well = Geht gut aus
chances-gain = Punkte (zu 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Ein einfacher Spieler spielt jede dieser Partien zu Ende; auch er sieht die Karten nicht. Wer besser spielt, darf mehr erwarten.
