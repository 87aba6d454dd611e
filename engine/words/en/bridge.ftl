### Bridge Solitaire. A form ".sign" is for reading with the eyes: it has "3♠" in place of "three spades".

bid = { $strain ->
    [clubs] { $level ->
        [one] one club
       *[other] { SPELLED($level) } clubs
    }
    [diamonds] { $level ->
        [one] one diamond
       *[other] { SPELLED($level) } diamonds
    }
    [hearts] { $level ->
        [one] one heart
       *[other] { SPELLED($level) } hearts
    }
    [spades] { $level ->
        [one] one spade
       *[other] { SPELLED($level) } spades
    }
   *[no-trump] { $level ->
        [one] one no-trump
       *[other] { SPELLED($level) } no-trumps
    }
}
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] NT
}
# $doubled is 0, 1 for doubled or 2 for redoubled.
contract-bid = { $doubled ->
    [1] { bid } doubled
    [2] { bid } redoubled
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } doubled
        [2] { bid.sign } redoubled
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Refusals

not-in-hand = That card isn’t in your hand.
bid-first = Bid or pass first.
follow-suit = You have to follow suit: { suit } were led.
play-to-trick = Play a card from your hand to this trick.
press-to-keep = Press a card to keep it or put it back.
joker-is-kept = You have to keep jokers.
six-kept-already = You’ve kept six cards already. Put one back first.
keep-six-first = Keep six cards first: { SPELLED($count) } to go.
kept-not-discarded = You can’t discard a card you’re keeping.
next-deal-after-tricks = The next deal starts after 13 tricks.
rubber-is-over = The rubber is over.
bidding-begins-later = Bidding starts once you’ve chosen your hand.
bidding-is-over = The bidding is over.
no-such-bid = There’s no such bid.
house-passed-so-bid = The house has passed, so you have to bid.
bid-higher = Bid higher than { $bid }.
not-balanced = You can bid no-trumps only with 4-3-3-3, with 3-3-3-3 and a joker, or with 3-3-3-2 and both jokers.
house-turn = It’s the house’s turn.
no-such-move = That card can’t go there.
house-turns-cards = The house plays its own cards.
blind-comes-later = You pick up the blind after you’ve kept six cards.
aside-stays = Cards set aside stay where they are.
trick-stays = Won tricks stay where they are.
discard-stays = Discarded cards stay where they are.
more-to-keep = { UPPER(SPELLED($count)) } more to keep.

## Moves

bid-move = bid { $bid }
pass-move = pass
house-goes-on = the house plays on
put-back = put back { FORM($card, "the") }
keep = keep { FORM($card, "the") }
discard-with = discard the rest, with { FORM($card, "the") } on top
play-card = play { FORM($card, "the") }
was-put-back = { $card } put back
was-kept = { $card } kept
you-play = you play { FORM($card, "the") }
house-plays = the house plays { FORM($card, "the") }
house-leads = the house leads { FORM($card, "the") }
deal-to-choose = deal { $number }; cards to choose from: { $hand }
your-hand-and-call = your hand: { $hand }; { $call }
house-bids = the house bids { $bid }
house-passes = the house passes
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] the contract is { $contract }; you declare and need { tricks-needed }
   *[house] the contract is { $contract }; the house declares and needs { tricks-needed }
}
tricks-needed = { $needed ->
    [one] one trick
   *[other] { SPELLED($needed) } tricks
}
trick-won = { $side ->
    [you] you win the trick: you { $yours }, the house { $theirs }
   *[house] the house wins the trick: you { $yours }, the house { $theirs }
}
turned-aside-cards = set aside: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] the stock is empty, so your last card wins a trick: { LIST($cards, "comma") }
   *[other] the stock is empty, so each card left in your hand wins a trick: { LIST($cards, "comma") }
}

## Scores

# What points were scored for: alone as on the score sheet, and after "for".
honours = honours
    .sheet = honours
    .for = for honours
overtricks = { $count ->
    [one] one overtrick
   *[other] { SPELLED($count) } overtricks
}
    .sheet = { overtricks }
    .for = for { overtricks }
undertricks = { $count ->
    [one] one undertrick
   *[other] { SPELLED($count) } undertricks
}
    .sheet = { undertricks }
    .for = for { undertricks }
insult = insult
    .sheet = insult
    .for = for the insult
small-slam = small slam
    .sheet = small slam
    .for = for a small slam
grand-slam = grand slam
    .sheet = grand slam
    .for = for a grand slam
rubber-bonus = rubber
    .sheet = rubber
    .for = for the rubber
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } below the line
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] you { LIST($entries, "comma") }
   *[house] the house { LIST($entries, "comma") }
}
# $margin is the number of tricks more than needed; $missing the number of those that are missing.
outcome = { $missing ->
    [0] { $margin ->
        [0] made
       *[other] made with { overtricks-made }
    }
   *[other] { SPELLED($missing) } down
}
overtricks-made = { $margin ->
    [one] one overtrick
   *[other] { SPELLED($margin) } overtricks
}
deal-scored = { $side ->
    [you] your { $contract }, { outcome }: { LIST($scored, "semicolon") }
   *[house] the house’s { $contract }, { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. Total: you { $yours }, the house { $theirs }. The side with more points wins the rubber.
vulnerable = { $who ->
    [nobody] Neither vulnerable
    [you] You’re vulnerable
    [house] House vulnerable
   *[both] Both vulnerable
}
    .sign = { vulnerable }

## Beside the cards

caption-discard = discard
caption-house = house
caption-aside = set aside
caption-you = you
caption-your-card = your card
caption-your-lead = your lead
kept-of-six = { $count } of 6 kept
    .sign = { kept-of-six }
deal-number = Deal { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Yours: { $contract }
   *[house] House’s: { $contract }
}
    .sign = { $side ->
        [you] Yours: { FORM($contract, "sign") }
       *[house] House’s: { FORM($contract, "sign") }
    }
house-has-bid = House bids { $bid }
    .sign = House bids { FORM($bid, "sign") }
house-has-passed = House passes
    .sign = House passes
tricks-of-needed = { $side ->
    [you] You { $count } of { $needed }
   *[house] House { $count } of { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] You { $count }
   *[house] House { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] { UPPER($card) } wins for you: { $reason }.
   *[house] { UPPER($card) } wins for the house: { $reason }.
}
    .sign = { $side ->
        [you] { UPPER(FORM($card, "sign")) } wins for you: { $reason }.
       *[house] { UPPER(FORM($card, "sign")) } wins for the house: { $reason }.
    }
win-stock-used-up = You win the trick: the stock is empty.
    .sign = You win the trick: the stock is empty.
win-unanswered = You win the trick: the house couldn’t play a card.
    .sign = You win the trick: the house couldn’t play a card.
on-joker-led = you played it on the house’s joker
two-jokers = both cards are jokers
house-takes-jokers = a trick with a joker goes to the house
higher-card = the higher card
a-trump = a trump
other-suit = the other card doesn’t follow suit

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = Keep six cards: { SPELLED($count) } to go
    .sign = { keep-six-cards }
then-the-blind = Then you pick up the seven cards of the blind.
take-up-blind = Pick up the blind
    .sign = Pick up the blind
take-up-blind-with = pick up the blind, with { FORM($card, "the") } on top of the discard pile
six-are-kept = Six cards kept
    .sign = Six cards kept
will-lie-on-discard = The { FORM($card, "sign") } will be on top of the discard pile, where you can still see it. To put another card there, press it, then the discard pile.
next-deal-button = Next deal
    .sign = Next deal
deal-result = { $side ->
    [you] Your { $contract }: { $outcome }
   *[house] The house’s { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] Your { FORM($contract, "sign") }: { $outcome }
       *[house] The house’s { FORM($contract, "sign") }: { $outcome }
    }
deal-in-table = { $side ->
    [you] Yours: { FORM($contract, "sign") }, { $outcome }
   *[house] House’s: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## The bidding box

house-bids-title = The house bids { $bid }
    .sign = The house bids { FORM($bid, "sign") }
house-passes-title = The house passes
    .sign = The house passes
pass-button = Pass
    .sign = Pass
pass-words = pass: the house declares
bid-higher-or-pass = Bid higher, or pass.
so-you-bid = So you have to bid.
joker-doubles = { $count ->
    [one] One joker: doubled
   *[other] Two jokers: redoubled
}
makes-game = makes game
points-legend = { $doubled ->
    [1] points below the line, doubled
    [2] points below the line, redoubled
   *[0] points below the line
}
# $gain is "rubber", "game" or "none": what the contract completes if it is made.
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } below the line, makes game and rubber
    [game] { $contract }: { $points } below the line, makes game
   *[none] { $contract }: { $points } below the line
}
worth-made = { $gain ->
    [rubber] Made: { points-made }; makes game and rubber.
    [game] Made: { points-made }; makes game.
   *[none] Made: { points-made }.
}
points-made = { $above ->
    [0] { $below } below the line
   *[other] { $below } below, { $above } above
}
worth-short = One down: { $one } to the house; two down: { $two }.
worth-honours = Honours: { $points } either way.
contract-needs = { $contract }: { $needed } of 13 tricks
    .sign = { FORM($contract, "sign") }: { $needed } of { $all } tricks

## The score sheet and how the house counts

score-sheet = Score sheet
# $lead is "ahead", "behind" or "even".
score-lead = { $lead ->
    [ahead] Score +{ $points }
    [behind] Score −{ $points }
   *[even] Score
}
    .sign = { score-lead }
games-won = Games won: you { games-of-yours }, the house { games-of-theirs }.
games-of-yours = { $yours ->
    [0] none
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] none
   *[other] { SPELLED($theirs) }
}
part-scores = Part-score towards the next game: you { $yours }, the house { $theirs }.
above-the-line = Above the line
below-the-line = Below the line
total = { $points }
column-you = You
column-house = House
column-the-house = The house
column-deal = Deal
column-contract = Contract
column-suit = Suit
column-rounds = Round by round
column-tricks = Tricks
call-of-the-house = The house’s call
why-bid = Why { $bid }?
    .sign = Why { FORM($bid, "sign") }?
why-pass = Why pass?
    .sign = Why pass?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] Your hand has no winning tricks. Six minus zero is six, so { $call }.
    [one] Your hand has one winning trick. Six minus one is five, so { $call }.
   *[other] { $level ->
        [0] Your hand has { SPELLED($count) } winning tricks. That’s six or more, so { $call }.
       *[other] Your hand has { SPELLED($count) } winning tricks. Six minus { SPELLED($count) } is { SPELLED($level) }, so { $call }.
    }
}
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] Its suit is { suit }, your shortest: { held-of-suit }.
   *[passes] Its suit would be { suit }, your shortest: { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] Its suit is { suit }. Your shortest suits are { LIST($suits, "and") }, { held-of-each }; { suit } rank lowest.
   *[passes] Its suit would be { suit }. Your shortest suits are { LIST($suits, "and") }, { held-of-each }; { suit } rank lowest.
}
held-of-suit = { $held ->
    [0] you’re void
    [one] one card
   *[other] { SPELLED($held) } cards
}
held-of-each = { $held ->
    [0] each a void
    [one] one card each
   *[other] { SPELLED($held) } cards each
}
how-counted = Each suit is counted as if the house held all the other cards of the suit. While your highest card beats the house’s highest, it wins a trick. When it doesn’t, you lose your lowest card to the house’s highest.
rounds = { LIST($rounds, "comma") }
you-hold-none = you hold none
rank-wins = your { $mine } wins
rank-beats = your { $mine } beats { $theirs }
rank-loses = the house’s { $theirs } beats your { $mine }

## What was possible in a deal, with every card known

study-button = Analysis
    .sign = Analysis
study-title = What was possible in this deal
study-known = With all cards visible, the most tricks you could have taken:
column-trumps = Trumps
column-you-declare = You declare
column-house-declares = House declares
no-trump-name = No-trumps
column-call = Call
column-points = Points
study-best-call = Best call
study-your-call = Your call
study-no-cost = None of your cards cost a trick.
column-trick = Trick
column-your-card = Your card
column-better-card = Better
study-costs = { $count ->
    [one] You gave away one trick:
   *[other] You gave away { SPELLED($count) } tricks:
}
card-cost = { $count ->
    [one] This card cost a trick; { FORM($card, "the") } was better.
   *[other] This card cost { SPELLED($count) } tricks; { FORM($card, "the") } was better.
}
