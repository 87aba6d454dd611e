# Bridge Solitaire. A form ".sign" is for reading with the eyes: it has "3♠" in place of "three spades".

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
   *[no-trump] { SPELLED($level) } no trump
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

not-in-hand = This card is not in your hand.
bid-first = Bid or pass first.
follow-suit = You have to follow suit: { suit } were led.
play-to-trick = Play a card of your hand to the trick.
press-to-keep = Press a card to keep it or to put it back.
joker-is-kept = A joker has to be kept.
six-kept-already = Six cards are kept already. Put one of them back first.
keep-six-first = Keep six cards first: { SPELLED($count) } more.
kept-not-discarded = A kept card cannot go on the discard.
next-deal-after-tricks = The next deal begins after thirteen tricks.
rubber-is-over = The rubber is over.
bidding-begins-later = The bidding begins when you have chosen your hand.
bidding-is-over = The bidding is over.
no-such-bid = There is no such bid.
house-passed-so-bid = The house has passed, so you have to bid.
bid-higher = Your bid has to be higher than { $bid }.
not-balanced = Bid no trump only on 4-3-3-3, on 3-3-3-3 with a joker, or on 3-3-3-2 with both.
house-turn = It is the turn of the house.
no-such-move = A card cannot move from there to there.
house-turns-cards = The house turns its cards by itself.
blind-comes-later = The blind comes into your hand when you have chosen six cards.
aside-stays = A card that was turned aside stays there.
trick-stays = A trick that was won stays where it is.
discard-stays = A discarded card stays there.
more-to-keep = { UPPER(SPELLED($count)) } more to keep.

## Moves

bid-move = bid { $bid }
pass-move = pass
house-goes-on = the house goes on
put-back = put back { FORM($card, "the") }
keep = keep { FORM($card, "the") }
discard-with = discard, with { FORM($card, "the") } on top
play-card = play { FORM($card, "the") }
was-put-back = { $card } put back
was-kept = { $card } kept
you-play = you play { FORM($card, "the") }
house-plays = the house plays { FORM($card, "the") }
house-leads = the house leads { FORM($card, "the") }
deal-to-choose = deal { $number }; to choose from: { $hand }
your-hand-and-call = your hand: { $hand }; { $call }
house-bids = the house bids { $bid }
house-passes = the house passes
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] the contract is { $contract }, you declare; { tricks-needed }
   *[house] the contract is { $contract }, the house declares; { tricks-needed }
}
tricks-needed = { $needed ->
    [one] one trick are needed
   *[other] { SPELLED($needed) } tricks are needed
}
trick-won = { $side ->
    [you] you win the trick, { $yours } to { $theirs }
   *[house] the house wins the trick, { $yours } to { $theirs }
}
turned-aside-cards = turned aside: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] the stock is used up, so your last card wins a trick: { LIST($cards, "comma") }
   *[other] the stock is used up, so each card left in your hand wins a trick: { LIST($cards, "comma") }
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
   *[other] set by { SPELLED($missing) }
}
overtricks-made = { $margin ->
    [one] one overtrick
   *[other] { SPELLED($margin) } overtricks
}
deal-scored = { $side ->
    [you] your { $contract } { outcome }: { LIST($scored, "semicolon") }
   *[house] the house's { $contract } { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. In all: you { $yours }, the house { $theirs }. The side with more points wins the rubber.
vulnerable = { $who ->
    [nobody] Nobody vulnerable
    [you] You vulnerable
    [house] House vulnerable
   *[both] Both vulnerable
}
    .sign = { vulnerable }

## Beside the cards

caption-discard = discard
caption-house = house
caption-aside = aside
caption-you = you
caption-your-card = your card
caption-your-lead = your lead
kept-of-six = { $count } of 6 kept
    .sign = { kept-of-six }
deal-number = Deal { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Yours: { $contract }
   *[house] House's: { $contract }
}
    .sign = { $side ->
        [you] Yours: { FORM($contract, "sign") }
       *[house] House's: { FORM($contract, "sign") }
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
win-stock-used-up = You win: the stock is used up.
    .sign = You win: the stock is used up.
win-unanswered = You win: no card of the house may be played.
    .sign = You win: no card of the house may be played.
on-joker-led = on a joker that was led
two-jokers = two jokers
house-takes-jokers = the house takes every joker
higher-card = the higher card
a-trump = a trump
other-suit = the other is of another suit

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = Keep six cards: { SPELLED($count) } more
    .sign = { keep-six-cards }
then-the-blind = Then you pick up the seven cards of the blind.
take-up-blind = Take up the blind
    .sign = Take up the blind
take-up-blind-with = take up the blind, with { FORM($card, "the") } on top
six-are-kept = Six cards are kept
    .sign = Six cards are kept
will-lie-on-discard = The { FORM($card, "sign") } will lie on top of the discard, the only card there that you can see again. For another, press that card and then the discard.
next-deal-button = Next deal
    .sign = Next deal
deal-result = { $side ->
    [you] Your { $contract }: { $outcome }
   *[house] The house's { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] Your { FORM($contract, "sign") }: { $outcome }
       *[house] The house's { FORM($contract, "sign") }: { $outcome }
    }
deal-in-table = { $side ->
    [you] Yours: { FORM($contract, "sign") }, { $outcome }
   *[house] House: { FORM($contract, "sign") }, { $outcome }
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
bid-higher-or-pass = Choose a higher bid, or pass.
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
    [rubber] Made: { points-made }: game and rubber.
    [game] Made: { points-made }: game.
   *[none] Made: { points-made }.
}
points-made = { $above ->
    [0] { $below } below the line
   *[other] { $below } below, { $above } above
}
worth-short = One short: { $one } to the house, two: { $two }.
worth-honours = Honours: { $points } either way.
contract-needs = { $contract }: { SPELLED($needed) } of thirteen tricks
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
games-won = Games: you { games-of-yours }, the house { games-of-theirs }.
games-of-yours = { $yours ->
    [0] none
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] none
   *[other] { SPELLED($theirs) }
}
part-scores = Below the line towards the next: you { $yours }, the house { $theirs }.
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
call-of-the-house = The call of the house
why-bid = Why { $bid }?
    .sign = Why { FORM($bid, "sign") }?
why-pass = Why?
    .sign = Why?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] Your hand has no winning tricks. Six less none is six; so { $call }.
    [one] Your hand has one winning trick. Six less one is five; so { $call }.
   *[other] { $level ->
        [0] Your hand has { SPELLED($count) } winning tricks. That leaves nothing of six; so { $call }.
       *[other] Your hand has { SPELLED($count) } winning tricks. Six less { SPELLED($count) } is { SPELLED($level) }; so { $call }.
    }
}
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] Its suit is { suit }: you hold fewest of it, { held-of-suit }.
   *[passes] Its suit would be { suit }: you hold fewest of it, { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] Its suit is { suit }: you hold fewest of { LIST($suits, "and") }, { held-of-each }, and { suit } rank lowest of these.
   *[passes] Its suit would be { suit }: you hold fewest of { LIST($suits, "and") }, { held-of-each }, and { suit } rank lowest of these.
}
held-of-suit = { $held ->
    [0] none
   *[other] { SPELLED($held) }
}
held-of-each = { $held ->
    [0] none
   *[other] { SPELLED($held) } each
}
rounds = { LIST($rounds, "comma") }
you-hold-none = you hold none
rank-wins = { $mine } wins
rank-beats = { $mine } beats { $theirs }
rank-loses = { $mine } loses to { $theirs }

## What was possible in a deal, with every card known

study-button = Analysis
    .sign = Analysis
nothing-to-study = There is nothing to look back on before a deal of Bridge Solitaire is over.
study-title = What was possible in this deal
study-known = With every card known, so many tricks were yours at most:
column-trumps = Trumps
column-you-declare = You declare
column-house-declares = House declares
no-trump-name = No trump
column-call = Call
column-points = Points
study-best-call = Best call
study-your-call = Your call
study-no-cost = No card that you played cost a trick.
column-trick = Trick
column-your-card = Your card
column-better-card = Better
study-costs = { $count ->
    [one] Cards that cost a trick:
   *[other] Cards that cost { SPELLED($count) } tricks in all:
}
card-cost = { $count ->
    [one] It cost a trick; better was { FORM($card, "the") }.
   *[other] It cost { SPELLED($count) } tricks; better was { FORM($card, "the") }.
}
