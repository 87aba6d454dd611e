# Das Blatt mit den Tasten und dem, was sie tun.

keys-title = Tasten
key-arrows = Pfeiltasten
key-arrows-do = zum nächsten Stapel in dieser Richtung gehen
key-space = Leertaste
keyboard-enter = Eingabe
keyboard-escape = Esc
keyboard-page-up = Bild auf
keyboard-page-down = Bild ab
key-digits = 1–9, 0
key-digits-do = zur Spalte mit dieser Nummer gehen; 0 ist Spalte 10
letter-keys-off = Die Buchstabentasten sind aus. In den Einstellungen kannst du sie einschalten.
keys-mouse = Mit der Maus: Ein Rechtsklick bringt die oberste Karte eines Stapels ins Ziel.
record-explained = Ist etwas schiefgegangen? Du kannst deine letzten Züge und Einstellungen kopieren und einer Fehlermeldung beilegen. Von selbst wird nichts gesendet.
record-copy = Kopieren, was ich getan habe
record-copied = Kopiert, was du getan hast.
