# Arkusz o wyglądzie kart i sukna.

appearance-title = Wygląd

## The cloth

setting-theme = Sukno
theme-felt = Filc
theme-night = Noc
theme-day = Dzień
theme-claret = Bordo
theme-ocean = Ocean
theme-walnut = Orzech
# Day or night, as the device says.
theme-auto = Jak w urządzeniu

## The backs of the cards

setting-back = Rewersy
back-lattice = Kratka
back-spine = Kręgosłup
back-fans = Wachlarze
back-rose = Róża
back-pips = Symbole
back-night = Noc

## The faces of the cards

setting-face = Awersy
face-emblems = Emblematy
face-courts = Klasyczne
face-large = Duże
face-jumbo = Ogromne

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Barwy kart
four-colours-off = Dwie
four-colours-on = Cztery
setting-patterned = Symbole kolorów
patterned-off = Gładkie
patterned-on = Ze wzorem
look-own-colours = Barwa każdego koloru
# As the choice of two or four colours above says.
ink-usual = Jak wyżej
ink-black = Czarna
ink-red = Czerwona
ink-blue = Niebieska
ink-green = Zielona
ink-purple = Fioletowa
ink-brown = Brązowa
