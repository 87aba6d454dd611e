### features/settings, panels: Die Einstellungen.

settings-title = Einstellungen
settings-appearance = Karten, Tuch und Farben
sound-is-on = Der Ton ist an. In den Einstellungen kannst du ihn ausschalten.
cards-not-fetched = Diese Karten konnten nicht geladen werden. Versuche es noch einmal, wenn du online bist.
language-not-fetched = Diese Sprache konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.

## Die Überschriften der Gruppen

settings-sound = Ton
settings-help = Hilfe beim Spielen
settings-above-table = Über dem Tisch
settings-motion = Bewegung
settings-keyboard-and-start = Tastatur und Start
settings-other-presses = Andere Eingabearten

## Einstellungen, die an oder aus sind

setting-lists = Überlappende Karten auflisten
note-lists = Tippst du auf Karten, die sich überlappen, erscheinen sie als große Knöpfe.
setting-left-handed = Für Linkshänder
setting-sound = Ton
setting-vibration = Vibration, falls verfügbar
setting-safe-home = Sichere Karten automatisch ins Ziel
note-safe-home = Sicher ist eine Karte, wenn keine andere mehr auf sie gelegt werden muss.
setting-show-time = Zeit anzeigen
setting-show-score = Punktestand anzeigen
setting-calm = Bewegung reduzieren
setting-letters = Buchstabentasten
note-letters = H für einen Tipp, U zum Zurücknehmen und weitere. Alle stehen im Menü unter „{ menu-keys }“.
setting-gallery-first = Mit „{ games-title }“ starten

## Einstellungen mit mehreren Werten

setting-tap = Tippen auf eine Karte
tap-moves = Bewegt sie
tap-chooses = Wählt sie aus
setting-card-size = Größe der Karten
note-card-size = Passt der Tisch nicht ins Fenster, ziehe am Tuch oder nutze die Pfeile.
card-size-times = ×{ $size }
setting-stock = Talon
stock-thumb = Beim Daumen
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
pace-steady = Normal
pace-fast = Schnell
setting-verdict = Anzeigen, ob ein Sieg möglich ist
verdict-always = Immer
verdict-lost = Nur wenn verloren
verdict-never = Nie
setting-advice = Karten für Tipps
advice-all = Alle
advice-seen = Nur gesehene
note-advice = Mit „{ advice-seen }“ werden die Karten, die du nicht gesehen hast, viele Male zufällig neu verteilt. Ein Tipp sagt dir dann, in wie vielen dieser Partien sein Zug gewinnt. In Bridge Solitaire ist das immer so.
setting-scanning = Mit einem Schalter spielen
note-scanning = Eine Markierung wandert von selbst. Tippe irgendwohin oder drücke eine beliebige Taste, um zu wählen, worauf sie steht.
scanning-off = Aus
scanning-slow = Langsam
scanning-steady = Normal
scanning-quick = Zügig
scanning-fast = Schnell
setting-dwell = Tippen durch Verweilen
note-dwell = Lass den Mauszeiger auf etwas ruhen: Ist die Linie voll, gilt es als angetippt.
dwell-off = Aus
dwell-long = Lang
dwell-medium = Mittel
dwell-short = Kurz

## Die Sprache

setting-language = Sprache
language-auto = Sprache des Browsers
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } und { $jack } auf den Karten

### features/appearance, panels: Das Aussehen der Karten und des Tuchs.

appearance-title = Aussehen
looks-not-fetched = Die anderen Rück- und Bildseiten konnten nicht geladen werden. Versuche es noch einmal, wenn du online bist.

## Das Tuch

setting-theme = Tuch
theme-felt = Filz
theme-night = Nacht
theme-day = Tag
theme-claret = Bordeaux
theme-ocean = Meer
theme-walnut = Nussbaum
theme-auto = Wie das Gerät

## Die Rückseiten der Karten

setting-back = Rückseiten
back-lattice = Gitter
back-spine = Rückgrat
back-fans = Fächer
back-rose = Rose
back-pips = Symbole
back-night = Nacht

## Die Bildseiten der Karten

setting-face = Bildseiten
face-emblems = Embleme
face-courts = Klassisch
face-large = Groß
face-jumbo = Riesig

## Die Farben der Karten

setting-four-colours = Farben der Symbole
four-colours-off = Zwei
four-colours-on = Vier
setting-patterned = Symbole
patterned-off = Schlicht
patterned-on = Gemustert
look-own-colours = Farbe jedes Symbols
ink-usual = Wie oben
ink-black = Schwarz
ink-red = Rot
ink-blue = Blau
ink-green = Grün
ink-purple = Lila
ink-brown = Braun
