# Het venster over het uiterlijk: hoe de kaarten en het laken eruitzien.

appearance-title = Uiterlijk

## Het laken

look-theme = Laken
theme-felt = Vilt
theme-night = Nacht
theme-day = Dag
theme-claret = Bordeaux
theme-ocean = Oceaan
theme-walnut = Walnoot
# Dag of nacht, zoals het apparaat zegt.
theme-auto = Automatisch

## De achterkant van de kaarten

look-back = Achterkant
back-lattice = Raster
back-spine = Wervels
back-fans = Waaiers
back-rose = Roos
back-pips = Symbolen
back-night = Nacht

## De voorkant van de kaarten

look-face = Voorkant
face-emblems = Emblemen
face-courts = Klassiek
face-large = Groot
face-jumbo = Jumbo

## Klaveren, ruiten, harten en schoppen heten hier "symbolen", want "kleur" is hier rood, zwart enzovoort: twee of vier
## kleuren, effen of met patronen, of elk symbool een eigen kleur

look-colours = Kleuren
colours-two = Twee
colours-four = Vier
look-suits = Symbolen
suits-plain = Effen
suits-patterned = Met patroon
look-own-colours = Kleur per symbool
# Zoals de keuze van twee of vier kleuren hierboven zegt.
ink-usual = Zoals hierboven
ink-black = Zwart
ink-red = Rood
ink-blue = Blauw
ink-green = Groen
ink-purple = Paars
ink-brown = Bruin
