# Die Einstellungen.

settings-title = Einstellungen
settings-appearance = Karten, Tuch und Farben

## Die Überschriften der Gruppen

settings-sound = Ton
settings-help = Hilfe beim Spielen
settings-above-table = Über dem Tisch
settings-motion = Bewegung
settings-keyboard-and-start = Tastatur und Start
settings-other-presses = Andere Arten zu tippen

## Einstellungen, die an oder aus sind

setting-lists = Fächer als Listen öffnen
note-lists = Tippst du auf Karten in einem Fächer, erscheinen sie als große Knöpfe.
setting-left-handed = Für Linkshänder
setting-sound = Ton
setting-vibration = Vibration, wo das Gerät es kann
setting-safe-home = Sichere Karten von selbst ins Ziel
note-safe-home = Sicher ist eine Karte, die keine andere mehr braucht.
setting-show-time = Zeit zeigen
setting-show-score = Punktestand zeigen
setting-calm = Weniger Bewegung
setting-letters = Buchstabentasten
note-letters = H für einen Tipp, U für zurück und mehr. Das Menü zeigt sie unter Tasten.
setting-gallery-first = Start mit „Alle Spiele“

## Einstellungen mit mehreren Werten

setting-tap = Tippen auf eine Karte
tap-moves = Bewegt sie
tap-chooses = Wählt sie
setting-card-size = Größe der Karten
note-card-size = Ist der Tisch größer als sein Platz, verschiebst du ihn mit einem Finger auf dem Tuch oder mit den Pfeilen daneben.
card-size-times = ×{ $size }
setting-stock = Talon
stock-thumb = Am Daumen
stock-left = Links
stock-right = Rechts
stock-top = Oben
setting-klondike-score = Zählung bei Klondike
klondike-score-home = Karten im Ziel
klondike-score-standard = Standard
klondike-score-vegas = Vegas
setting-spider-score = Zählung bei Spider
spider-score-home = Folgen
spider-score-500 = 500
score-standard-counts = 10 für jede Karte, die ins Ziel kommt, 5 für jede Karte von der Ablage in eine Spalte und für jede aufgedeckte Karte. 15 weniger für jede Karte, die aus dem Ziel zurückkommt, und 100 weniger für jeden neuen Durchgang, wenn der Talon einzeln aufgedeckt wird.
score-vegas-counts = 52 kostet das Spiel Karten, 5 gibt es für jede Karte im Ziel zurück. Den Talon darfst du so oft durchgehen, wie das Spiel es erlaubt.
score-500-counts = 500 zu Beginn, 100 mehr für jede vollständige Farbe, 1 weniger für jeden Zug und jedes Zurücknehmen.
setting-volume = Lautstärke
volume-quiet = Leise
volume-medium = Mittel
volume-loud = Laut
setting-motion = Tempo der Karten
motion-slow = Langsam
motion-normal = Normal
motion-quick = Schnell
setting-pace = Tempo automatischer Züge
pace-slow = Langsam
pace-steady = Ruhig
pace-fast = Schnell
setting-verdict = Sagen, ob ein Sieg noch möglich ist
verdict-always = Immer
verdict-lost = Nur wenn nicht
verdict-never = Nie
setting-advice = Tipps und Urteile kennen
advice-all = Alle Karten
advice-seen = Was ich gesehen habe
note-advice = Ohne die nie gesehenen Karten sagt ein Tipp, in wie vielen möglichen Partien sein Zug gewinnt. In Bridge Solitaire ist es immer so.
setting-scanning = Mit einem Schalter spielen
note-scanning = Ein Rahmen geht von selbst von Platz zu Platz. Ein Druck irgendwo oder jede Taste nimmt, was er umrahmt.
scanning-off = Aus
scanning-slow = Langsam
scanning-steady = Ruhig
scanning-quick = Flott
scanning-fast = Schnell
setting-dwell = Tippen durch Verweilen
note-dwell = Wo der Mauszeiger ruht, wächst eine Linie. Ist sie voll, gilt der Platz als angetippt.
dwell-off = Aus
dwell-long = Lang
dwell-medium = Mittel
dwell-short = Kurz

## Die Sprache

setting-language = Sprache
language-auto = Wie der Browser
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } und { $jack } auf den Karten
