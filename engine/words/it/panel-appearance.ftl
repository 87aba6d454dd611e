# The appearance sheet: how the cards and the cloth look.

appearance-title = Aspetto

## The cloth

setting-theme = Panno
theme-felt = Feltro
theme-night = Notte
theme-day = Giorno
theme-claret = Bordeaux
theme-ocean = Oceano
theme-walnut = Noce
# Day or night, as the device says.
theme-auto = Automatico

## The backs of the cards

setting-back = Dorsi
back-lattice = Reticolo
back-spine = Vertebre
back-fans = Ventagli
back-rose = Rosone
back-pips = Semi
back-night = Notte

## The faces of the cards

setting-face = Facce
face-emblems = Emblemi
face-courts = Classiche
face-large = Grandi
face-jumbo = Jumbo

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Colori
four-colours-off = Due
four-colours-on = Quattro
setting-patterned = Semi
patterned-off = Tinta unita
patterned-on = A motivi
look-own-colours = Colore di ogni seme
# As the choice of two or four colours above says.
ink-usual = Come sopra
ink-black = Nero
ink-red = Rosso
ink-blue = Blu
ink-green = Verde
ink-purple = Viola
ink-brown = Marrone
