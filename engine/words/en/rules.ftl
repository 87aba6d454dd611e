# What the rules page says besides the rules that all rule sets of a game share. Those of English stand in the modules
# of the games; another language has them in its folder "rules" (see `engine/words/README.md`).

## Where the rules come from: the end of the page

source-heading = Source
source-backbone = A present-day rules guide to Backbone Solitaire, with eleven cards in each column. Solitaire Forever II credits this form to David Parlett.
source-backbone-traditional = The chapter “Backbone Patience (with two whist packs)” of a Victorian book of patience games. Solitaire Forever II names Mary Whitmore Jones and Basil Dalton for this form.
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

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Eleven cards in each column. During the deal, an ace goes home at once and the next card takes its place. A king can’t be the coccyx: it goes to the bottom of the stock. Any free card can fill an empty rib: from the backbone, the waste or another rib, or straight from the stock.
note-backbone-traditional = Ten pairs and the coccyx. Each pack is shuffled separately, and the second is dealt after the first. Aces go home at once, both during the deal and when you turn them from the stock. A king can’t be the coccyx: it goes to the bottom of the stock. You have to fill an empty rib at once, from the waste or the stock, never from the backbone or another rib. When the waste and the stock are empty, the rib stays empty.
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
note-golf-9 = A round of nine deals, with one pass through the stock in each. When nothing more fits, press the stock for the next deal. The cards left in the columns are added up. You win the round at par or better: 45 cards left in all, five a deal.
note-canfield = You turn the stock one card at a time.
note-canfield-3 = You turn the stock three cards at a time, and only the last of them is free.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = The table: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
