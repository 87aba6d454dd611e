# The settings sheet.

settings-title = Settings
# The button that opens the sheet "Appearance".
settings-appearance = Cards, cloth and colours

## The headings of its groups

settings-sound = Sound
settings-help = Help while you play
settings-above-table = Above the table
settings-motion = Motion
settings-keyboard-and-start = Keyboard and start
settings-other-presses = Other ways to press

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Open fans as lists
note-lists = A press on cards in a fan lists them as large buttons.
setting-left-handed = Left-handed
setting-sound = Sound
setting-vibration = Vibration, on devices that can
setting-safe-home = Move safe cards home automatically
note-safe-home = A card is safe when no other card needs it any more.
setting-show-time = Show the time
setting-show-score = Show the score
setting-calm = Reduce motion
setting-letters = Letter keys
note-letters = H for a hint, U for undo, and more. The menu lists them under Keys.
setting-gallery-first = Start with all games

## Settings with several values. Each value has a small button.

setting-tap = A tap on a card
tap-moves = Moves it
tap-chooses = Chooses it
setting-card-size = Size of the cards
note-card-size = A table larger than its place moves with a finger on the cloth, or with the arrows beside it.
# $size is "number-with-tenths", such as "1.5", or a whole number.
card-size-times = ×{ $size }
setting-stock = Stock
stock-thumb = At the thumb
stock-left = Left
stock-right = Right
stock-top = Top
setting-klondike-score = Score of Klondike
klondike-score-home = Cards home
klondike-score-standard = Standard
klondike-score-vegas = Vegas
setting-spider-score = Score of Spider
spider-score-home = Cards home
spider-score-500 = 500
# What each of these scores counts, in the settings, below the choice
score-standard-counts = 10 for a card brought home, 5 for a card from the waste to a column and for each card turned up. 15 less for a card taken back from home, and 100 less for each new pass if the stock turns one card at a time.
score-vegas-counts = 52 to pay for the pack, 5 back for each card home. The stock may be turned as often as the game allows.
score-500-counts = 500 to begin with, 100 more for each suit completed, 1 less for each move and for each undo.
setting-volume = Volume of the sounds
volume-quiet = Quiet
volume-medium = Medium
volume-loud = Loud
setting-motion = Speed of the cards
motion-slow = Slow
motion-normal = Normal
motion-quick = Quick
setting-pace = Speed of automatic moves
pace-slow = Slow
pace-steady = Steady
pace-fast = Fast
setting-verdict = Say whether the game can still be won
verdict-always = Always
# Only if the game can no longer be won.
verdict-lost = Only if not
verdict-never = Never
setting-advice = Hints and verdicts know
advice-all = All cards
advice-seen = Cards I have seen
note-advice = Without the cards that you have not seen, a hint says in how many possible deals its move wins. Bridge Solitaire always advises in this way.
setting-scanning = Play with one switch
note-scanning = A frame goes from place to place by itself. A press anywhere, or any key, takes what it frames.
scanning-off = Off
scanning-slow = Slow
scanning-steady = Steady
scanning-quick = Quick
scanning-fast = Fast
setting-dwell = Press by resting the pointer
note-dwell = Where the pointer of a mouse rests, a line grows. When it is full, that place is pressed.
# How long the pointer rests.
dwell-off = Off
dwell-long = Long
dwell-medium = Medium
dwell-short = Short

## The language

setting-language = Language
language-auto = That of the browser
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
# Offered where the letters of the country differ from A, K, Q and J.
setting-national-index = { $ace }, { $king }, { $queen } and { $jack } on the cards
