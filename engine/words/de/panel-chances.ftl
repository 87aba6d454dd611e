# Das Blatt mit den Aussichten jedes Zuges, wenn nur die gesehenen Karten bekannt sind.

chances-title = Chancen
chances-meaning = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden einmal zufällig neu verteilt. Die Tabelle zeigt, nach welchen Zügen in dieser Partie noch ein Sieg möglich ist.
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count }-mal zufällig neu verteilt. Die Tabelle zeigt, in wie vielen dieser Partien nach jedem Zug noch ein Sieg möglich ist.
}
chances-won = Siege
chances-interval = Chance (Konfidenz 95 %)
chances-from-to = { $low } bis { $high }
chances-unknown = Partien, die nicht rechtzeitig gelöst wurden, machen den Bereich breiter: Jede kann ein Sieg oder eine Niederlage sein.
chances-fewer = Deutlich schlechtere Züge wurden seltener probiert.
chances-later = Der Rechner sah in diesen Partien alle Karten. Du siehst sie nicht und gewinnst deshalb seltener.
chances-played = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden einmal zufällig neu verteilt. Die Tabelle zeigt, nach welchen Zügen ein einfacher Computerspieler diese Partie gewonnen hat.
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count }-mal zufällig neu verteilt. Die Tabelle zeigt, wie viele dieser Partien ein einfacher Computerspieler nach jedem Zug gewonnen hat.
}
chances-player = Der Computerspieler kennt die Reihenfolge des Talons, aber sonst keine Karte, die du nicht gesehen hast. Vielleicht spielst du besser.
chances-player-sees-no-more = Der Computerspieler sieht nur die Karten, die du gesehen hast. Vielleicht spielst du besser.
chances-plan = Der erste Zug folgt dem Plan des Computerspielers. Ein anderer steht nur dann oben, wenn er deutlich besser ist.
chances-points = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden einmal zufällig neu verteilt. Die Tabelle zeigt, nach welcher Wahl der Kontrakt dann gut für dich ausgeht und wie viele Punkte du gewinnst.
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count }-mal zufällig neu verteilt. Die Tabelle zeigt, wie oft der Kontrakt nach jeder Wahl gut für dich ausgeht und wie viele Punkte du im Schnitt gewinnst.
}
chances-well = Geht gut aus
chances-gain = Punkte (Konfidenz 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Ein einfacher Computerspieler hat jedes dieser Spiele zu Ende gespielt, ohne die verdeckten Karten zu sehen. Vielleicht spielst du besser.
