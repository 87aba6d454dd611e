# Małe arkusze i przyciski.

## To find a card

find-title = Znajdź kartę
# What the player may type: short signs and names of cards.
find-such-as = Na przykład 7 pik, as kier albo D karo
find-button = Znajdź

## While the player plays in another tab

other-tab-title = Otwarte gdzie indziej
other-tab-words = Grasz w innej karcie przeglądarki lub w innym oknie. Nic nie przepadło.
other-tab-here = Graj tutaj

link-damaged-title = Link jest uszkodzony
link-damaged-play = Graj od początku

## While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Stop

## The button that lets the frame of one-switch play wait

wait-button = Wstrzymaj
wait-words = Wstrzymaj ramkę
