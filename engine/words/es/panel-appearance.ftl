# The appearance sheet: how the cards and the cloth look.

appearance-title = Aspecto

## The cloth

setting-theme = Tapete
theme-felt = Fieltro
theme-night = Noche
theme-day = Día
theme-claret = Burdeos
theme-ocean = Océano
theme-walnut = Nogal
# Day or night, as the device says.
theme-auto = Según el dispositivo

## The backs of the cards

setting-back = Dorsos
back-lattice = Celosía
back-spine = Espina dorsal
back-fans = Abanicos
back-rose = Rosa
back-pips = Palos
back-night = Noche

## The faces of the cards

setting-face = Caras
face-emblems = Emblemas
face-courts = Clásicas
face-large = Grandes
face-jumbo = Gigantes

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Colores
four-colours-off = Dos
four-colours-on = Cuatro
setting-patterned = Palos
patterned-off = Lisos
patterned-on = Con trama
look-own-colours = Color de cada palo
# As the choice of two or four colours above says.
ink-usual = Como arriba
ink-black = Negro
ink-red = Rojo
ink-blue = Azul
ink-green = Verde
ink-purple = Morado
ink-brown = Marrón
