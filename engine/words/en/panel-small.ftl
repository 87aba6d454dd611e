# Small sheets and buttons.

## To find a card

find-title = Find a card
# What the player may type: short signs and names of cards.
find-such-as = Such as 7s, 10h or queen of clubs
find-button = Find

## While the player plays in another tab

other-tab-title = Already open in another tab
other-tab-words = You’re playing in another tab or window. Nothing is lost.
other-tab-here = Play here

## A link that cannot be read to its end: the sheet says why and names its deal, which can be played

link-damaged-title = This link is damaged
link-damaged-play = Play from the start

## While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Stop

## The button that lets the frame of one-switch play wait

wait-button = Pause
wait-words = Pause scanning
