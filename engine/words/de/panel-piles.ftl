# Die Blätter, die den ganzen Tisch in Worten zeigen oder die Karten eines Stapels zur Auswahl.

table-in-words = { menu-words }
no-card-to-pick = Von hier kannst du jetzt keine Karte nehmen.
cards-below-face-down = { $count ->
    [one] Eine verdeckte Karte
   *[other] { UPPER(SPELLED($count)) } verdeckte Karten
}
card-stays = liegt fest

# Das Blatt mit allem, was bei diesem Besuch gesagt wurde.
said-title = Meldungen
nothing-said = Noch keine Meldungen.
