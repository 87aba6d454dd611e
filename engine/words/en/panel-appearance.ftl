# The appearance sheet: how the cards and the cloth look.

appearance-title = Appearance

## The cloth

look-theme = Cloth
theme-felt = Felt
theme-night = Night
theme-day = Day
theme-claret = Claret
theme-ocean = Ocean
theme-walnut = Walnut
# Day or night, as the device says.
theme-auto = Match device

## The backs of the cards

look-back = Backs
back-lattice = Lattice
back-spine = Spine
back-fans = Fans
back-rose = Rose
back-pips = Pips
back-night = Night

## The faces of the cards

look-face = Faces
face-emblems = Emblems
face-courts = Classic
face-large = Large
face-jumbo = Jumbo

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

look-colours = Colours
colours-two = Two
colours-four = Four
look-suits = Suits
suits-plain = Plain
suits-patterned = Patterned
look-own-colours = Colour of each suit
# As the choice of two or four colours above says.
ink-usual = As above
ink-black = Black
ink-red = Red
ink-blue = Blue
ink-green = Green
ink-purple = Purple
ink-brown = Brown
