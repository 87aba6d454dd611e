### features/settings, panels: The settings sheet.

settings-title = Settings
# The button that opens the sheet "Appearance".
settings-appearance = Cards, cloth and colours
sound-is-on = Sound is on. You can turn it off in the settings.
cards-not-fetched = Couldn’t load these cards. Try again when you’re online.
language-not-fetched = Couldn’t load this language. Try again when you’re online.

## The headings of its groups

settings-sound = Sound
settings-help = Help while you play
settings-above-table = Above the table
settings-motion = Motion
settings-keyboard-and-start = Keyboard and start
settings-other-presses = Other ways to press

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = List overlapping cards
note-lists = Press overlapping cards to list them as large buttons.
setting-left-handed = Left-handed
setting-sound = Sound
setting-vibration = Vibration, if available
setting-safe-home = Move safe cards home automatically
note-safe-home = A card is safe when no other card needs it any more.
setting-show-time = Show the time
setting-show-score = Show the score
setting-calm = Reduce motion
setting-letters = Letter keys
note-letters = H for a hint, U for undo, and more. They’re listed in the menu under “{ menu-keys }”.
setting-gallery-first = Start with “{ games-title }”

## Settings with several values. Each value has a small button.

setting-tap = Pressing a card
tap-moves = Moves it
tap-chooses = Selects it
setting-card-size = Card size
note-card-size = If the table doesn’t fit, drag the cloth or use the arrows.
# $size is "number-with-tenths", such as "1.5", or a whole number.
card-size-times = ×{ $size }
setting-stock = Stock
stock-thumb = Near thumb
stock-left = Left
stock-right = Right
stock-top = Top
setting-klondike-score = Klondike score
klondike-score-home = Cards home
klondike-score-standard = Standard
klondike-score-vegas = Vegas
setting-spider-score = Spider score
spider-score-home = Runs
spider-score-500 = 500
setting-volume = Sound volume
volume-quiet = Quiet
volume-medium = Medium
volume-loud = Loud
setting-motion = Card speed
motion-slow = Slow
motion-normal = Normal
motion-quick = Fast
setting-pace = Speed of automatic play
pace-slow = Slow
pace-steady = Normal
pace-fast = Fast
setting-verdict = Show whether you can win
verdict-always = Always
# Only if the game can no longer be won.
verdict-lost = Only when lost
verdict-never = Never
setting-advice = Hints use
advice-all = All cards
advice-seen = Only cards you’ve seen
note-advice = With “{ advice-seen }”, the cards you haven’t seen are dealt again at random many times, and a hint tells you how many of these deals its move wins. Bridge Solitaire always works this way.
setting-scanning = Play with one switch
note-scanning = A highlight steps through the controls. Press anywhere, or press any key, to use the highlighted one.
scanning-off = Off
scanning-slow = Slow
scanning-steady = Normal
scanning-quick = Fast
scanning-fast = Fastest
setting-dwell = Press by resting the pointer
note-dwell = Rest the pointer on an item; when the line fills up, the item is pressed.
# How long the pointer rests.
dwell-off = Off
dwell-long = Long
dwell-medium = Medium
dwell-short = Short

## The language

setting-language = Language
language-auto = Browser language
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
# Offered where the letters of the country differ from A, K, Q and J.
setting-national-index = { $ace }, { $king }, { $queen } and { $jack } on the cards

### features/appearance, panels: The appearance sheet: how the cards and the cloth look.

appearance-title = Appearance
looks-not-fetched = Couldn’t load the other backs and faces. Try again when you’re online.

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
