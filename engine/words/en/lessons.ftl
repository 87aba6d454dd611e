### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored. Above the messages of each game stands what is done in its steps when the
### cards named are pressed; a step that is not listed is only read.

# The title of every last step.
lesson-now-it-is-yours = Your turn

## Backbone
##
## 2: eight of spades to the bottom right rib
## 3: jack of hearts to the top right rib
## 4: two of spades to the first spade foundation
## 5: turn a card; ten of hearts to the top right rib

lesson-backbone-1 = Two columns, locked by one card across their ends: the coccyx. Bring all 104 cards home.
    .title = Take the backbone apart
lesson-backbone-2 = Press the eight of spades: it fits on the nine of spades and leaves an empty rib behind.
    .title = Ribs go down in suit
lesson-backbone-3 = Any card can fill an empty rib. Press the jack of hearts, the coccyx: it unlocks both columns.
    .title = Unlock the backbone
lesson-backbone-4 = Foundations go up in suit, ace to king. Press the two of spades: it goes on its ace.
    .title = Home from the ace up
lesson-backbone-5 = Press the stock to turn a card. Then press the ten of hearts: it fits on the jack of hearts.
    .title = Turn the stock
lesson-backbone-6 = Empty ribs help most, so don’t fill them too soon. You can undo any move.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: keep the queen of hearts; keep the jack of hearts; keep the nine of hearts;
##    keep the four of hearts; keep the two of hearts; keep the ace of clubs
## 3: discard the rest, with the king of diamonds on top
## 4: bid one heart
## 5: play the two of hearts

lesson-bridge-1 = The stock is your opponent, the house. You bid how many of the thirteen tricks your hand will win.
    .title = A rubber of bridge
lesson-bridge-2 = A long suit and an ace win tricks. Press your five hearts and the ace of clubs to keep them.
    .title = Keep six cards
lesson-bridge-3 = You discard the other seven. Press “{ take-up-blind.sign }”: its seven cards join your hand.
    .title = { take-up-blind.sign }
lesson-bridge-4 = The house has passed. Nine hearts make good trumps: bid 1♥, a promise of seven tricks.
    .title = Bid
lesson-bridge-5 = The house leads the four of spades. You have no spades, so press a trump: the two of hearts.
    .title = Win with a trump
lesson-bridge-6 = You won the trick, so you lead to the next one. Follow suit if you can; the rules say more.
    .title = { lesson-now-it-is-yours }

## Black Hole
##
## 2: two of spades to the black hole
## 3: three of hearts to the black hole; four of hearts to the black hole
## 4: five of clubs to the black hole; four of spades to the black hole

lesson-black-hole-1 = The ace of spades in the middle is the black hole. Play all the other cards onto it.
    .title = Everything into the hole
lesson-black-hole-2 = The two of spades is one rank above the ace. Press it. Suits don’t matter here.
    .title = One up or one down
lesson-black-hole-3 = Only the last card of each fan is free. Press the three of hearts, then the four of hearts.
    .title = Keep going up
lesson-black-hole-4 = Up to the five of clubs, then back down to the four of spades: press one, then the other.
    .title = Change direction
lesson-black-hole-5 = Kings and aces fit on each other, too. Look at the cards beneath before you choose.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: ace of diamonds to the diamond foundation
## 2: two of clubs to column 8
## 3: jack of clubs to cell 1
## 4: ace of hearts to the heart foundation
## 5: three of hearts and one more to column 5

lesson-freecell-1 = All cards are face up. Each suit goes home from ace to king. Press the ace of diamonds.
    .title = Every suit goes home
lesson-freecell-2 = Press the two of clubs: it fits on the three of hearts, one higher and of the other colour.
    .title = Black on red, going down
lesson-freecell-3 = A cell holds one card. Press the jack of clubs: it goes to a cell and uncovers an ace.
    .title = Four cells to help
lesson-freecell-4 = Press the ace of hearts. Empty your cells again as soon as you can.
    .title = What the cell was for
lesson-freecell-5 = Free cells let you move several cards at once. Press the three of hearts: it fits on the four of clubs.
    .title = Several cards at once
lesson-freecell-6 = Look for the low cards and what covers them. Nearly every deal can be won.
    .title = { lesson-now-it-is-yours }

## Klondike
##
## 1: eight of clubs to column 4
## 2: ace of diamonds to the diamond foundation
## 3: nine of diamonds and one more to column 1
## 4: king of spades to column 2
## 5: turn a card; seven of diamonds to column 1

lesson-klondike-1 = Press the eight of clubs: it fits on the nine of diamonds. The card under it turns up.
    .title = Black on red, going down
lesson-klondike-2 = Bring every suit home, from ace to king. Press the ace of diamonds.
    .title = Aces go home first
lesson-klondike-3 = Press the nine of diamonds: it goes on the ten of clubs and takes the eight with it.
    .title = A run moves as one
lesson-klondike-4 = Press the king of spades: it goes to the empty column, and another card turns up.
    .title = Kings fill empty columns
lesson-klondike-5 = Press the stock to turn a card. Then press the seven of diamonds: it fits on the eight of clubs.
    .title = The stock has the rest
lesson-klondike-6 = Turn up face-down cards first. You can go through the stock as often as you like.
    .title = { lesson-now-it-is-yours }

## The Clock
##
## 2: queen of diamonds to 12 o’clock
## 3: nine of hearts to 9 o’clock

lesson-clock-1 = Twelve piles for the hours, with the kings in the middle. Each card goes to the pile of its rank.
    .title = Nothing to decide
lesson-clock-2 = Press anywhere: the queen of diamonds goes to twelve o’clock, and the next card turns up there.
    .title = The queen goes to twelve
lesson-clock-3 = The nine of hearts goes to nine o’clock. Press anywhere.
    .title = And so on
lesson-clock-4 = You win if the fourth king comes last. Press “{ run-button }” to play automatically; press anywhere to stop.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: nine of diamonds to column 3
## 3: ten of diamonds and one more to column 1
## 4: two of diamonds to column 4
## 5: a card to every column

lesson-spider-1 = A complete run goes from king to ace in one suit. It’s removed automatically. Complete eight to win.
    .title = Eight runs to build
lesson-spider-2 = Press the nine of diamonds: it fits on the ten of diamonds. The same suit is best.
    .title = One lower, on any suit
lesson-spider-3 = Press the ten of diamonds: it goes on the jack of clubs and takes its nine with it.
    .title = One suit moves as one
lesson-spider-4 = Suits can differ: press the two of diamonds. It fits on the three of clubs, and a card turns up.
    .title = Turn cards up
lesson-spider-5 = When nothing else helps, press the stock: it deals one card to every column.
    .title = Deal a row
lesson-spider-6 = Try to empty a column: any card can go there. Fill every empty column before you deal.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: eight of clubs to column 2
## 3: ten of clubs to tower 1
## 4: ace of spades to the spade foundation
## 5: jack of spades to column 5

lesson-seahaven-1 = Each suit goes home from ace to king. A tower holds one card; two are in use.
    .title = Four towers
lesson-seahaven-2 = Press the eight of clubs: it fits on the nine of clubs.
    .title = Columns go down in suit
lesson-seahaven-3 = The ten of clubs covers an ace. Press the ten: it goes to an empty tower.
    .title = Use a tower
lesson-seahaven-4 = Press the ace of spades: it starts the foundation of its suit.
    .title = Aces go home
lesson-seahaven-5 = Press the jack of spades: it fits on the queen of spades, and its tower is free again.
    .title = Empty the towers again
lesson-seahaven-6 = Only a king can fill an empty column. More free towers let you move longer runs.
    .title = { lesson-now-it-is-yours }

## Pyramid
##
## 2: remove ten of spades and three of spades
## 3: remove king of clubs
## 4: turn a card; remove ace of clubs and queen of spades

lesson-pyramid-1 = Remove pairs of free cards that add up to 13. An ace is 1, a jack 11, a queen 12.
    .title = Pairs that make thirteen
lesson-pyramid-2 = The ten and three of spades are free. Press the ten of spades: it’s removed with the three.
    .title = Ten and three
lesson-pyramid-3 = Nothing covers the king of clubs any more, and it makes 13 on its own. Press it.
    .title = A king needs no partner
lesson-pyramid-4 = Press the stock. The ace of clubs makes 13 with the queen of spades: press the ace.
    .title = The stock helps
lesson-pyramid-5 = Clear the whole pyramid. You can go through the stock as often as you like.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: eight of spades to the waste
## 3: seven of diamonds to the waste; six of clubs to the waste
## 4: turn a card
## 5: queen of spades to the waste; jack of clubs to the waste

lesson-golf-1 = Play cards from the columns to the waste, one rank above or below its top card, in any suit.
    .title = One up or one down
lesson-golf-2 = Press the eight of spades: it fits on the seven of clubs.
    .title = Eight on seven
lesson-golf-3 = Press the seven of diamonds, then the six of clubs: now you’re going down.
    .title = Change direction
lesson-golf-4 = Nothing fits on the six of clubs. Press the stock to turn the next card.
    .title = A new start
lesson-golf-5 = The queen of spades fits on the jack of spades, and the jack of clubs on the queen. Press both.
    .title = Continue from there
lesson-golf-6 = Nothing goes on a king, and you go through the stock only once. Leave as few cards as you can.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: ten of clubs to column 2
## 3: queen of spades to the spade foundation
## 4: turn a card; seven of hearts to column 4

lesson-canfield-1 = Foundations start with the rank of the first card: here, queens. An ace follows a king.
    .title = Home from the queen up
lesson-canfield-2 = Press the ten of clubs: it fits on the jack of hearts. The reserve fills the empty column at once.
    .title = Black on red, going down
lesson-canfield-3 = The top card of the reserve is free. Press the queen of spades: it starts a foundation.
    .title = The reserve
lesson-canfield-4 = Press the stock to turn a card. Then press the seven of hearts: it fits on the eight of clubs.
    .title = Stock and waste
lesson-canfield-5 = Play the reserve first: it decides the game.
    .title = { lesson-now-it-is-yours }
