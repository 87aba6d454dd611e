# Hints, the way back, and demonstrations.

thinking = calculating…
advice-still-loading = Hints are still loading. Your hint will appear when they’re ready.
advice-not-loaded = Couldn’t load hints. Reload the page to try again.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = finding where you could still win…
# $noun is what the game calls a deal: "deal" or "rubber".
no-way-back = no earlier winnable position is known
review-closed = review closed
showing-way = { $count ->
    [one] showing a win in { $count } move
   *[other] showing a win in { $count } moves
}
# The same, if the moves are very many.
showing-long-way = showing a long way to win
no-way-found = no way to win from here is known

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Start of the rubber.
   *[deal] Start of the deal.
}
review-at-move = Move { $number } of { $count }: { $move }.
review-no-choices = This game has no choices to make.
review-not-judged = Moves aren’t rated here: nobody could see the cards to come.
# $noun is what the game calls a deal: "deal" or "rubber".
review-nothing-lost = Every position was winnable.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Finding where you lost…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = It’s not known where you lost.
# $noun is what the game calls a deal: "deal" or "rubber".
review-still-unknown = It’s not known whether you could still win.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = This deal could never be won.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Lost at move { $number } or earlier.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Lost at move { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Lost between moves { $first } and { $last }.
