# Die Blätter, die den ganzen Tisch in Worten zeigen oder die Karten eines Stapels zur Auswahl.

table-in-words = Der Tisch in Worten
no-card-to-pick = Von hier lässt sich jetzt keine Karte nehmen.
cards-below-face-down = { $count ->
    [one] Eine verdeckte Karte
   *[other] { UPPER(SPELLED($count)) } verdeckte Karten
}
card-stays = bleibt

# Das Blatt mit allem, was bei diesem Besuch gesagt wurde.
said-title = Was gesagt wurde
nothing-said = Noch wurde nichts gesagt.
