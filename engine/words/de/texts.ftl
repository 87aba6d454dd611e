# Warum ein Text nicht zu lesen ist: ein Link, ein Zug, eine Stellung oder eine Eingabe auf der Kommandozeile.

no-card-text = „{ $text }“ ist keine Karte.
wrong-piles = { $game } hat { $wanted } Stapel, diese Stellung aber { $found }.
card-twice = Die Karte „{ $text }“ kommt zweimal vor.
no-counter-text = „{ $text }“ ist keine gültige Zahl für „{ $counter }“.
no-list-of-cards = „{ $text }“ ist keine Liste von Karten.
no-move-text = „{ $text }“ ist kein Zug in { $game }.
no-link = In diesem Link ist kein Spiel angegeben.
other-version = Dieser Link hat die Version { $found }, hier können aber nur Links der Version { $known } geöffnet werden.
no-such-game = Ein Spiel namens „{ $text }“ gibt es hier nicht.
no-deal-number = Die Nummer einer Partie ist eine ganze Zahl von { $first } bis { $last }.
closing-bracket = In diesem Spiel steht eine schließende Klammer ohne öffnende.
opening-bracket = In diesem Spiel steht eine öffnende Klammer ohne schließende.
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
