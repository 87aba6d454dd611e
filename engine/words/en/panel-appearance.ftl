# The appearance sheet: how the cards and the cloth look.

appearance-title = Appearance

## The cloth

setting-theme = Cloth
theme-felt = Felt
theme-night = Night
theme-day = Day
theme-claret = Claret
theme-ocean = Ocean
theme-walnut = Walnut
# Day or night, as the device says.
theme-auto = Match device

## The backs of the cards

setting-back = Backs
back-lattice = Lattice
back-spine = Spine
back-fans = Fans
back-rose = Rose
back-pips = Pips
back-night = Night

## The faces of the cards

setting-face = Faces
face-emblems = Emblems
face-courts = Classic
face-large = Large
face-jumbo = Jumbo

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Colours
four-colours-off = Two
four-colours-on = Four
setting-patterned = Suits
patterned-off = Plain
patterned-on = Patterned
look-own-colours = Colour of each suit
# As the choice of two or four colours above says.
ink-usual = As above
ink-black = Black
ink-red = Red
ink-blue = Blue
ink-green = Green
ink-purple = Purple
ink-brown = Brown
