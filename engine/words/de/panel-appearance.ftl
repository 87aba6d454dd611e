# Das Aussehen der Karten und des Tuchs.

appearance-title = Aussehen

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

setting-four-colours = Farben
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
