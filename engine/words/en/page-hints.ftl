# Hints, the way back, and demonstrations.

thinking = thinking
advice-still-loading = Advice is still loading. It'll come by itself.
advice-not-loaded = Advice could not be loaded. Load the page again to have it.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = looking for where it could still be won
# $noun is what the game calls a deal: "deal" or "rubber".
no-way-back = no earlier position is known from which it could be won
review-closed = review closed
showing-way = { $count ->
    [one] showing a way to win in { $count } move
   *[other] showing a way to win in { $count } moves
}
# The same, if the moves are very many.
showing-long-way = showing a long way to win
no-way-found = no way to win was found from here

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] The rubber at its start.
   *[deal] The deal at its start.
}
review-at-move = Move { $number } of { $count }: { $move }.
review-no-choices = In this game there is nothing to decide.
review-not-judged = Which move was best is not judged in this game: nobody could see the cards to come.
# $noun is what the game calls a deal: "deal" or "rubber".
review-nothing-lost = It can be won from every position.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Looking for where it was lost.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = Where it was lost is not known.
# $noun is what the game calls a deal: "deal" or "rubber".
review-still-unknown = Whether it can still be won is not known.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = This deal could not be won.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Lost by move { $number } at the latest.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Move { $number } lost it.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = It was lost between moves { $first } and { $last }.
