# Het venster over het uiterlijk: hoe de kaarten en het laken eruitzien.

appearance-title = Uiterlijk

## Het laken

setting-theme = Laken
theme-felt = Vilt
theme-night = Nacht
theme-day = Dag
theme-claret = Bordeaux
theme-ocean = Oceaan
theme-walnut = Walnoot
# Dag of nacht, zoals het apparaat zegt.
theme-auto = Automatisch

## De achterkant van de kaarten

setting-back = Achterkant
back-lattice = Raster
back-spine = Wervels
back-fans = Waaiers
back-rose = Roos
back-pips = Symbolen
back-night = Nacht

## De voorkant van de kaarten

setting-face = Voorkant
face-emblems = Emblemen
face-courts = Klassiek
face-large = Groot
face-jumbo = Jumbo

## Klaveren, ruiten, harten en schoppen heten hier "symbolen", want "kleur" is hier rood, zwart enzovoort: twee of vier
## kleuren, effen of met patronen, of elk symbool een eigen kleur

setting-four-colours = Kleuren
four-colours-off = Twee
four-colours-on = Vier
setting-patterned = Symbolen
patterned-off = Effen
patterned-on = Met patroon
look-own-colours = Kleur per symbool
# Zoals de keuze van twee of vier kleuren hierboven zegt.
ink-usual = Zoals hierboven
ink-black = Zwart
ink-red = Rood
ink-blue = Blauw
ink-green = Groen
ink-purple = Paars
ink-brown = Bruin
