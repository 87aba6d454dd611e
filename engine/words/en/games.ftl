### The names of the games, and what is said of each before the first try. Use the names under which players of your
### language know a game and its rule sets; where it has no name of its own there, keep the English one.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most. ".also" has other
## names by which players of the language look for it, in their language or another; the search in the gallery finds
## them, and the rules page shows them.

family-backbone = Backbone
    .kind = Untangling
    .sentence = Take the backbone apart from the bottom up, with ribs to help.
family-bridge = Bridge Solitaire
    .kind = Judgement
    .sentence = A full rubber of bridge: you against the house.
family-black-hole = Black Hole
    .kind = Thinking ahead
    .sentence = Every card goes on one pile, one rank up or down.
family-freecell = FreeCell
    .kind = Planning
    .sentence = Nothing is hidden: four free cells, and your plan.
    .also = Free Cell
family-klondike = Klondike
    .kind = Uncovering
    .sentence = The classic: red on black, and kings into empty columns.
    .also = Solitaire, Patience, Triangle, Fascination, American Patience
family-clock = The Clock
    .kind = Pure chance
    .sentence = Nothing to decide: turn the cards and watch.
    .also = Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = Spider
    .kind = Sorting
    .sentence = Sort two packs into eight runs, king to ace.
family-seahaven = Seahaven Towers
    .kind = Calculating
    .sentence = All cards face up, four towers, everything in suit.
    .also = Sea Haven, Sea Towers
family-pyramid = Pyramid
    .kind = Counting
    .sentence = Remove pairs that make 13, from the base to the tip.
    .also = Pile of 28
family-golf = Golf
    .kind = Making chains
    .sentence = One rank up or one down, in one long chain.
    .also = One Foundation
family-canfield = Canfield
    .kind = Adapting
    .sentence = Thirteen cards in reserve, and chance sets the first rank.
    .also = Demon, Thirteen, Fascination

## Games that have only one rule set and no rules written by hand: in the same forms

family-yukon = Yukon
    .kind = Digging
    .sentence = Move any face-up card, with all the cards on it.
family-russian = Russian Solitaire
    .kind = Digging
    .sentence = Like Yukon, but built down in suit, and far harder.
family-tripeaks = TriPeaks
    .kind = Making chains
    .sentence = Three peaks, one long chain: one rank up or one down.
    .also = Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Forty Thieves
    .kind = Holding back
    .sentence = Two packs, one card at a time, one pass through the stock.
    .also = Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = Scorpion
    .kind = Untangling
    .sentence = Move any face-up card, and build four runs, king to ace.
family-simple-simon = Simple Simon
    .kind = Sorting
    .sentence = Spider with one pack and no stock: all cards face up.
family-spiderette = Spiderette
    .kind = Sorting
    .sentence = Spider with one pack, dealt as in Klondike.
family-mrs-mop = Mrs Mop
    .kind = Sorting
    .sentence = Spider with all its cards face up from the start.
family-easthaven = Easthaven
    .kind = Uncovering
    .sentence = Klondike, but you deal the stock to the columns.
    .also = East Haven
family-gypsy = Gypsy
    .kind = Uncovering
    .sentence = Klondike’s columns, Spider’s stock and two packs.
family-bakers-game = Baker’s Game
    .kind = Planning
    .sentence = FreeCell’s ancestor: everything is built in suit.
family-eight-off = Eight Off
    .kind = Planning
    .sentence = Eight cells, half of them filled, and everything in suit.
family-king-albert = King Albert
    .kind = Planning
    .sentence = Nine columns, seven cards in reserve, nothing hidden.
    .also = Idiot’s Delight
family-beleaguered-castle = Beleaguered Castle
    .kind = Calculating
    .sentence = The aces are home. Nothing is hidden, but a lot is buried.
    .also = Laying Siege, Sham Battle
family-streets-and-alleys = Streets and Alleys
    .kind = Calculating
    .sentence = Beleaguered Castle, but you have to dig out the aces first.
family-fan = Fan
    .kind = Calculating
    .sentence = Eighteen short columns, built in suit, all face up.
family-alaska = Alaska
    .kind = Digging
    .sentence = Like Yukon, but built in suit, up as well as down.
family-westcliff = Westcliff
    .kind = Uncovering
    .sentence = Ten-column Klondike: one pass, any card in an empty column.
family-double-klondike = Double Klondike
    .kind = Uncovering
    .sentence = Klondike with two packs and nine columns.
family-lucas = Lucas
    .kind = Holding back
    .sentence = An easier Forty Thieves: aces home, 13 columns.
family-will-o-the-wisp = Will o’ the Wisp
    .kind = Sorting
    .sentence = Spiderette with seven columns of three cards each.
family-fore-cell = Fore Cell
    .kind = Planning
    .sentence = FreeCell with full cells to start; only kings fill empty columns.
family-siegecraft = Siegecraft
    .kind = Calculating
    .sentence = Beleaguered Castle, with one cell to hold a card.
family-stronghold = Stronghold
    .kind = Calculating
    .sentence = Streets and Alleys, with one cell to hold a card.
family-fortress = Fortress
    .kind = Calculating
    .sentence = Ten columns, built up or down in suit, one card at a time.
family-spanish-patience = Spanish Patience
    .kind = Planning
    .sentence = Thirteen short columns, built down regardless of suit.
family-bakers-dozen = Baker’s Dozen
    .kind = Planning
    .sentence = Thirteen columns, kings at the bottom; empty columns stay empty.
family-portuguese-solitaire = Portuguese Solitaire
    .kind = Planning
    .sentence = Baker’s Dozen with a way out: a king can fill an empty column.
family-castles-in-spain = Castles in Spain
    .kind = Planning
    .sentence = Thirteen short columns, built down in alternating colours.
family-alpha-star = Alpha Star
    .kind = Calculating
    .sentence = Twelve columns of four, built in suit; runs move as one.
family-delta-star = Delta Star
    .kind = Calculating
    .sentence = Twelve columns of four, built in suit, one card at a time.
family-raglan = Raglan
    .kind = Planning
    .sentence = An easier King Albert: the aces are home.
family-somerset = Somerset
    .kind = Calculating
    .sentence = King Albert without its reserve: all cards in ten columns.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, house rules
    .kind = House rules
    .sentence = { $changes }
# The same with a name that the player has given. $given is the name, $like what the game is called without it.
named-rules = { $given }
    .kind = House rules
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } by house rules.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
game-backbone = Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, traditional
    .variant = traditional
    .short = Traditional
game-backbone-aisleriot = Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Bridge Solitaire
    .variant = { "" }
    .short = Bridge Solitaire
game-black-hole = Black Hole
    .variant = { "" }
    .short = Black Hole
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .variant = { "" }
    .short = Turn one
game-klondike-3 = Klondike, turn three
    .variant = turn three
    .short = Turn three
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, three passes
    .variant = three passes
    .short = 3 passes
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, turn three, three passes
    .variant = turn three, three passes
    .short = 3 × 3
game-clock = The Clock
    .variant = { "" }
    .short = The Clock
game-spider = Spider
    .variant = { "" }
    .short = Four suits
game-spider-2 = Spider, two suits
    .variant = two suits
    .short = Two suits
game-spider-1 = Spider, one suit
    .variant = one suit
    .short = One suit
game-seahaven = Seahaven Towers
    .variant = { "" }
    .short = Seahaven Towers
game-pyramid = Pyramid
    .variant = { "" }
    .short = Pyramid
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = Tut’s Tomb
    .variant = { "" }
    .short = Tut’s Tomb
game-golf = Golf
    .variant = { "" }
    .short = One deal
game-golf-9 = Golf, nine deals
    .variant = nine deals
    .short = Nine deals
game-canfield = Canfield
    .variant = { "" }
    .short = Turn one
game-canfield-3 = Canfield, turn three
    .variant = turn three
    .short = Turn three

### What the rules page says besides the rules that all rule sets of a game share. Those of English stand in the modules
### of the games; another language has them in its folder "rules" (see `engine/words/README.md`).

## Where the rules come from: the end of the page

source-heading = Source
source-backbone = A present-day guide to the rules of Backbone Solitaire, with eleven cards in each column. Solitaire Forever II credits this form to David Parlett.
source-backbone-traditional = The chapter “Backbone Patience (with two whist packs)” of a Victorian book of patience games. Solitaire Forever II credits this form to Mary Whitmore Jones and Basil Dalton.
source-backbone-aisleriot = The manual page of Backbone in GNOME’s AisleRiot, by Vincent Povirk (2005).
source-bridge = Stephen Rogers’s game of 2016, as described by Denexa Games. The scoring is that of rubber bridge.
source-black-hole = David Parlett’s game of 1979, from “The Penguin Book of Patience”.
source-freecell = Paul Alfille’s game, with the deals of Microsoft FreeCell.
source-klondike = The game as it’s usually played; cards can come back from a foundation.
source-klondike-3 = The game as it’s usually played, three cards at a time; cards can come back from a foundation.
source-klondike-1x3 = A common house rule: one card at a time, three passes.
source-klondike-3x3 = A common house rule: three cards at a time, three passes.
source-clock = The traditional game, also called Clock Patience.
source-spider = The game in its common form; one and two suits as in Microsoft’s Spider.
source-seahaven = Art Cabral’s game of 1988.
source-pyramid = The game in its common form, with as many passes as you like.
source-pyramid-tut = The variant known as King Tut or Tut’s Tomb.
source-golf = The game in its strict form: nothing on a king, only a two on an ace.
source-golf-9 = The strict game, nine deals to a round, with the usual par of five cards a deal.
source-canfield = The game of Richard Canfield’s casino, in its common form: any face-up card moves with the cards on it.
# For several games.
source-common-form = The game in its common form, as in most collections.
source-blake-gent = The rules are those of “The Winnability of Klondike Solitaire and Many Other Patience Games” by Charlie Blake and Ian P. Gent.
source-own = House rules: the rules of { $name } were changed.
source-tripeaks = Robert Hogue’s game of 1989, with the rules of Microsoft’s TriPeaks.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Eleven cards in each column. During the deal, an ace goes home at once and the next card takes its place. A king can’t be the coccyx: it goes to the bottom of the stock. Any free card can fill an empty rib: from the backbone, the waste or another rib, or straight from the stock.
note-backbone-traditional = Ten cards in each column. Each pack is shuffled separately, and the second is dealt after the first. Aces go home at once, both during the deal and when you turn them from the stock. A king can’t be the coccyx: it goes to the bottom of the stock. You have to fill an empty rib at once, from the waste or the stock, never from the backbone or another rib. When the waste and the stock are empty, the rib stays empty.
note-backbone-aisleriot = Nine cards in each column, dealt as they come. Aces don’t go home by themselves, and the coccyx can be a king. You can fill an empty rib from the waste or another rib, but never from the backbone. So a king in the backbone can only go home, on its queen.
note-klondike = You turn the stock one card at a time. You can go through it as often as you like.
note-klondike-3 = You turn the stock three cards at a time, and only the last of them is free. You can go through it as often as you like.
note-klondike-1x3 = You turn the stock one card at a time. You can go through it three times.
note-klondike-3x3 = You turn the stock three cards at a time, and only the last of them is free. You can go through it three times.
note-spider = All four suits are in play.
note-spider-2 = There are only spades and hearts, 52 of each.
note-spider-1 = Every card is a spade, so every run moves as one.
note-pyramid = A card is free only when nothing lies on it.
note-pyramid-tut = If a card is covered only by the card it pairs with, you can remove both together.
note-golf = One deal. You win when no cards are left in the columns.
note-golf-9 = A round of nine deals, with one pass through the stock in each. When no more cards can be played, press the stock for the next deal. The cards left in the columns are added up. You win the round at par or better: 45 cards or fewer left in all, five a deal on average.
note-canfield = You turn the stock one card at a time.
note-canfield-3 = You turn the stock three cards at a time, and only the last of them is free.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = The table: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }

### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored. Above the messages of each game stands what is done in its steps when the
### cards named are pressed; a step that is not listed is only read.

# The title of every last step.
lesson-now-it-is-yours = Your turn
# Buttons of the page that lessons name.
run-button = Run
undo-button = Undo

## Backbone
##
## 2: eight of spades to the bottom right rib
## 3: jack of hearts to the top right rib
## 4: two of spades to the first spade foundation
## 5: turn a card; ten of hearts to the top right rib

lesson-backbone-1 = Two columns, locked by one card across their ends: the coccyx. Bring all 104 cards home.
    .title = Take the backbone apart
lesson-backbone-2 = Press the eight of spades: it goes on the nine of spades and leaves an empty rib behind.
    .title = Ribs go down in suit
lesson-backbone-3 = Any card can fill an empty rib. Press the jack of hearts, the coccyx: it unlocks both columns.
    .title = Unlock the backbone
lesson-backbone-4 = Foundations go up in suit, ace to king. Press the two of spades: it goes on its ace.
    .title = Home from the ace up
lesson-backbone-5 = Press the stock to turn a card. Then press the ten of hearts: it goes on the jack of hearts.
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

lesson-bridge-1 = The stock is your opponent, the house. You bid how many of the 13 tricks your hand will win.
    .title = A rubber of bridge
lesson-bridge-2 = Long suits and aces win tricks. Press each of your five hearts and the ace of clubs to keep them.
    .title = Keep six cards
lesson-bridge-3 = You discard the other seven. Press “{ take-up-blind.sign }”: its seven cards join your hand.
    .title = { take-up-blind.sign }
lesson-bridge-4 = The house has passed, so you have to bid. Hearts are your long suit: bid 1♥, which needs seven tricks.
    .title = Bid
lesson-bridge-5 = The house leads the four of spades. You have no spades, so press a trump: the two of hearts.
    .title = Win with a trump
lesson-bridge-6 = You won the trick, so you lead to the next one. Follow suit if you can; the rules explain the rest.
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
lesson-black-hole-3 = Only the top card of each fan is free. Press the three of hearts, then the four of hearts.
    .title = Keep going up
lesson-black-hole-4 = Up to the five of clubs, then back down to the four of spades: press one, then the other.
    .title = Change direction
lesson-black-hole-5 = Aces and kings go on each other, too. Look at the cards beneath before you choose.
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
lesson-freecell-2 = Press the two of clubs: it goes on the three of hearts, one higher and of the other colour.
    .title = Black on red, going down
lesson-freecell-3 = A cell holds one card. Press the jack of clubs: it goes to a cell and uncovers an ace.
    .title = Four cells to help
lesson-freecell-4 = Press the ace of hearts. Empty your cells again as soon as you can.
    .title = What the cell was for
lesson-freecell-5 = Free cells let you move several cards at once. Press the three of hearts: the two of clubs goes with it.
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

lesson-klondike-1 = Press the eight of clubs: it goes on the nine of diamonds. The card it covered turns up.
    .title = Black on red, going down
lesson-klondike-2 = Bring every suit home, from ace to king. Press the ace of diamonds.
    .title = Aces go home first
lesson-klondike-3 = Press the nine of diamonds: it goes on the ten of clubs and takes the eight with it.
    .title = A run moves as one
lesson-klondike-4 = Press the king of spades: it goes to the empty column, and another card turns up.
    .title = Kings fill empty columns
lesson-klondike-5 = Press the stock to turn a card. Then press the seven of diamonds: it goes on the eight of clubs.
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
lesson-spider-2 = Press the nine of diamonds: it goes on the ten of diamonds. The same suit is best.
    .title = One lower, on any suit
lesson-spider-3 = Press the ten of diamonds: it goes on the jack of clubs and takes the nine with it.
    .title = One suit moves as one
lesson-spider-4 = Suits can differ: press the two of diamonds. It goes on the three of clubs, and a card turns up.
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
lesson-seahaven-2 = Press the eight of clubs: it goes on the nine of clubs.
    .title = Columns go down in suit
lesson-seahaven-3 = The ten of clubs covers an ace. Press the ten: it goes to an empty tower.
    .title = Use a tower
lesson-seahaven-4 = Press the ace of spades: it starts the foundation of its suit.
    .title = Aces go home
lesson-seahaven-5 = Press the jack of spades: it goes on the queen of spades, and its tower is free again.
    .title = Empty the towers again
lesson-seahaven-6 = Only a king can fill an empty column. More free towers let you move longer runs.
    .title = { lesson-now-it-is-yours }

## Pyramid
##
## 2: remove ten of spades and three of spades
## 3: remove king of clubs
## 4: turn a card; remove ace of clubs and queen of spades

lesson-pyramid-1 = Remove pairs of free cards that add up to 13. An ace is 1, a jack 11, a queen 12.
    .title = Pairs that make 13
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
lesson-golf-2 = Press the eight of spades: it goes on the seven of clubs.
    .title = Eight on seven
lesson-golf-3 = Press the seven of diamonds, then the six of clubs: now you’re going down.
    .title = Change direction
lesson-golf-4 = Nothing can be played on the six of clubs. Press the stock to turn the next card.
    .title = A new start
lesson-golf-5 = Press the queen of spades: it goes on the jack of spades. Then press the jack of clubs.
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
lesson-canfield-2 = Press the ten of clubs: it goes on the jack of hearts. The reserve fills the empty column at once.
    .title = Black on red, going down
lesson-canfield-3 = The top card of the reserve is free. Press the queen of spades: it starts a foundation.
    .title = The reserve
lesson-canfield-4 = Press the stock to turn a card. Then press the seven of hearts: it goes on the eight of clubs.
    .title = Stock and waste
lesson-canfield-5 = Play the reserve first: it decides the game.
    .title = { lesson-now-it-is-yours }

### How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $count ->
    [one] Won in { $count } move.
   *[other] Won in { $count } moves.
}
all-home = All cards are home.
no-more-home = No more cards can go home.
klondike-stuck = No face-down card can be turned up, and no card from the stock or waste can be played.
all-runs-complete = All runs are complete.
no-run-possible = No face-down card can be turned up, and no run can be completed.
no-run-left = No more runs can be completed.
too-few-to-deal = Too few cards are left to fill every column, so you can’t deal.
stock-used-up = The stock is empty.
clock-won = All cards are face up, and the fourth king came last.
clock-stopped = The fourth king stopped the clock.
clock-odds = There’s nothing to decide: one deal in 13 comes out.
pyramid-gone = You’ve cleared the pyramid.
peaks-gone = You’ve cleared the peaks.
nothing-to-take-away = No more cards can be removed.
all-in-hole = All cards are in the black hole.
no-free-card-fits = No free card can be played.
columns-cleared = You’ve cleared the columns.
golf-stuck = The stock is empty and no card can be played.
round-won = You’ve played all nine deals, with 45 or fewer cards left.
round-lost = You’ve played all nine deals, with more than 45 cards left.
