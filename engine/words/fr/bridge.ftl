### Bridge Solitaire. A form ".sign" is for reading with the eyes: it has "3♠" in place of "three spades".

bid = { $strain ->
    [clubs] { $level ->
        [1] un trèfle
       *[other] { SPELLED($level) } trèfles
    }
    [diamonds] { $level ->
        [1] un carreau
       *[other] { SPELLED($level) } carreaux
    }
    [hearts] { $level ->
        [1] un cœur
       *[other] { SPELLED($level) } cœurs
    }
    [spades] { $level ->
        [1] un pique
       *[other] { SPELLED($level) } piques
    }
   *[no-trump] { $level ->
        [1] un sans-atout
       *[other] { SPELLED($level) } sans-atout
    }
}
    .than = { $level ->
        [1] qu’{ bid }
       *[other] que { bid }
    }
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] { " " }SA
}
# $doubled is 0, 1 for doubled or 2 for redoubled.
contract-bid = { $doubled ->
    [1] { $level ->
        [1] { bid } contré
       *[other] { bid } contrés
    }
    [2] { $level ->
        [1] { bid } surcontré
       *[other] { bid } surcontrés
    }
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } contré
        [2] { bid.sign } surcontré
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Refusals

not-in-hand = Cette carte n’est pas dans votre main.
bid-first = Annoncez ou passez d’abord.
follow-suit = Vous devez fournir à { suit }.
play-to-trick = Jouez une carte de votre main pour cette levée.
press-to-keep = Touchez une carte pour la garder ou la reposer.
joker-is-kept = Vous devez garder les jokers.
six-kept-already = Vous gardez déjà six cartes. Reposez-en d’abord une.
keep-six-first = Gardez d’abord six cartes : il en manque { SPELLED($count) }.
kept-not-discarded = Vous ne pouvez pas écarter une carte que vous gardez.
next-deal-after-tricks = La donne suivante commence après la treizième levée.
rubber-is-over = Le robre est terminé.
bidding-begins-later = Les enchères commencent une fois votre main choisie.
bidding-is-over = Les enchères sont terminées.
no-such-bid = Cette annonce n’existe pas.
house-passed-so-bid = La banque a passé : vous devez annoncer.
bid-higher = Annoncez plus haut { FORM($bid, "than") }.
not-balanced = Vous ne pouvez annoncer sans-atout qu’avec 4‑3‑3‑3, 3‑3‑3‑3 et un joker, ou 3‑3‑3‑2 et les deux jokers.
house-turn = C’est à la banque de jouer.
no-such-move = Cette carte ne peut pas aller là.
house-turns-cards = La banque joue ses cartes elle-même.
blind-comes-later = Vous prendrez le chien après avoir gardé six cartes.
aside-stays = Une carte brûlée reste où elle est.
trick-stays = Une levée gagnée reste où elle est.
discard-stays = Une carte écartée reste où elle est.
more-to-keep = Encore { SPELLED($count) } à garder.

## Moves

bid-move = annoncer { $bid }
pass-move = passer
house-goes-on = la banque continue
put-back = reposer { FORM($card, "the") }
keep = garder { FORM($card, "the") }
discard-with = écarter le reste, avec { FORM($card, "the") } sur le dessus
play-card = jouer { FORM($card, "the") }
was-put-back = { FORM($card, "gender") ->
    [feminine] { $card } reposée
   *[masculine] { $card } reposé
}
was-kept = { FORM($card, "gender") ->
    [feminine] { $card } gardée
   *[masculine] { $card } gardé
}
you-play = vous jouez { FORM($card, "the") }
house-plays = la banque joue { FORM($card, "the") }
house-leads = la banque attaque { FORM($card, "of") }
deal-to-choose = donne { $number } ; à choisir parmi : { $hand }
your-hand-and-call = votre main : { $hand } ; { $call }
house-bids = la banque annonce { $bid }
house-passes = la banque passe
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] le contrat est { $contract }, et vous le jouez ; { tricks-needed }
   *[house] le contrat est { $contract }, et la banque le joue ; { tricks-needed }
}
tricks-needed = { $needed ->
    [1] il faut une levée
   *[other] il faut { SPELLED($needed) } levées
}
trick-won = { $side ->
    [you] vous faites la levée : vous { $yours }, la banque { $theirs }
   *[house] la banque fait la levée : vous { $yours }, la banque { $theirs }
}
turned-aside-cards = brûlées : { LIST($cards, "comma") }
last-cards-win = { $count ->
    [1] le talon est épuisé, et votre dernière carte fait donc une levée : { LIST($cards, "comma") }
   *[other] le talon est épuisé, et chaque carte restée dans votre main fait donc une levée : { LIST($cards, "comma") }
}

## Scores

# What points were scored for: alone as on the score sheet, and after "for".
honours = honneurs
    .sheet = honneurs
    .for = d’honneurs
overtricks = { $count ->
    [1] une levée de mieux
   *[other] { SPELLED($count) } levées de mieux
}
    .sheet = { overtricks }
    .for = pour { overtricks }
undertricks = { $count ->
    [1] une levée de chute
   *[other] { SPELLED($count) } levées de chute
}
    .sheet = { undertricks }
    .for = pour { undertricks }
insult = prime de contre
    .sheet = prime de contre
    .for = de prime de contre
small-slam = petit chelem
    .sheet = petit chelem
    .for = pour un petit chelem
grand-slam = grand chelem
    .sheet = grand chelem
    .for = pour un grand chelem
rubber-bonus = robre
    .sheet = robre
    .for = pour le robre
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } sous la ligne
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] vous marquez { LIST($entries, "comma") }
   *[house] la banque marque { LIST($entries, "comma") }
}
# $margin is the number of tricks more than needed; $missing the number of those that are missing.
outcome = { $missing ->
    [0] { $margin ->
        [0] réussi
       *[other] réussi avec { overtricks-made }
    }
    [1] chuté d’une
   *[other] chuté de { SPELLED($missing) }
}
overtricks-made = { $margin ->
    [1] une levée de mieux
   *[other] { SPELLED($margin) } levées de mieux
}
deal-scored = { $side ->
    [you] votre contrat, { $contract }, est { outcome } : { LIST($scored, "semicolon") }
   *[house] le contrat de la banque, { $contract }, est { outcome } : { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. Total : vous { $yours }, la banque { $theirs }. Le camp qui a le plus de points gagne le robre.
vulnerable = { $who ->
    [nobody] Personne vulnérable
    [you] Vous êtes vulnérable
    [house] Banque vulnérable
   *[both] Tous vulnérables
}
    .sign = { vulnerable }

## Beside the cards

caption-discard = écart
caption-house = banque
caption-aside = brûlées
caption-you = vous
caption-your-card = votre carte
caption-your-lead = votre attaque
kept-of-six = { $count ->
    [one] { $count } gardée sur 6
   *[other] { $count } gardées sur 6
}
    .sign = { kept-of-six }
deal-number = Donne { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Vous : { $contract }
   *[house] Banque : { $contract }
}
    .sign = { $side ->
        [you] Vous : { FORM($contract, "sign") }
       *[house] Banque : { FORM($contract, "sign") }
    }
house-has-bid = La banque annonce { $bid }
    .sign = Banque : { FORM($bid, "sign") }
house-has-passed = La banque passe
    .sign = Banque : passe
tricks-of-needed = { $side ->
    [you] Vous { $count } sur { $needed }
   *[house] Banque { $count } sur { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] Vous { $count }
   *[house] Banque { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] { UPPER(FORM($card, "the")) } fait la levée pour vous : { $reason }.
   *[house] { UPPER(FORM($card, "the")) } fait la levée pour la banque : { $reason }.
}
    .sign = { $side ->
        [you] { UPPER(FORM($card, "sign")) } fait la levée pour vous : { $reason }.
       *[house] { UPPER(FORM($card, "sign")) } fait la levée pour la banque : { $reason }.
    }
win-stock-used-up = La levée est à vous : le talon est épuisé.
    .sign = La levée est à vous : le talon est épuisé.
win-unanswered = La levée est à vous : la banque n’a pas pu jouer de carte.
    .sign = La levée est à vous : la banque n’a pas pu jouer de carte.
on-joker-led = vous l’avez joué sur le joker de la banque
two-jokers = les deux cartes sont des jokers
house-takes-jokers = une levée où il y a un joker va à la banque
higher-card = c’est la carte la plus forte
a-trump = c’est un atout
other-suit = l’autre carte n’est pas de la couleur demandée

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = { $count ->
    [6] Gardez six cartes
    [1] Encore une carte à garder
   *[other] Encore { SPELLED($count) } cartes à garder
}
    .sign = { keep-six-cards }
then-the-blind = Ensuite, vous prenez les sept cartes du chien.
take-up-blind = Prendre le chien
    .sign = Prendre le chien
take-up-blind-with = prendre le chien, avec { FORM($card, "the") } sur le dessus de l’écart
six-are-kept = Six cartes gardées
    .sign = Six cartes gardées
will-lie-on-discard = Carte du dessus de l’écart, que vous pourrez revoir : { FORM($card, "sign") }. Pour en mettre une autre, touchez-la, puis touchez l’écart.
next-deal-button = Donne suivante
    .sign = Donne suivante
deal-result = { $side ->
    [you] Vous, { $contract } : { $outcome }
   *[house] La banque, { $contract } : { $outcome }
}
    .sign = { $side ->
        [you] Vous, { FORM($contract, "sign") } : { $outcome }
       *[house] La banque, { FORM($contract, "sign") } : { $outcome }
    }
deal-in-table = { $side ->
    [you] Vous : { FORM($contract, "sign") }, { $outcome }
   *[house] Banque : { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## The bidding box

house-bids-title = La banque annonce { $bid }
    .sign = La banque annonce { FORM($bid, "sign") }
house-passes-title = La banque passe
    .sign = La banque passe
pass-button = Passer
    .sign = Passer
pass-words = passer : la banque joue le contrat
bid-higher-or-pass = Annoncez plus haut, ou passez.
so-you-bid = Vous devez donc annoncer.
joker-doubles = { $count ->
    [1] Un joker : contre
   *[other] Deux jokers : surcontre
}
makes-game = donne la manche
points-legend = { $doubled ->
    [1] points sous la ligne, contre compris
    [2] points sous la ligne, surcontre compris
   *[0] points sous la ligne
}
# $gain is "rubber", "game" or "none": what the contract completes if it is made.
worth-in-short = { $gain ->
    [rubber] { $contract } : { $points } sous la ligne, donne la manche et le robre
    [game] { $contract } : { $points } sous la ligne, donne la manche
   *[none] { $contract } : { $points } sous la ligne
}
worth-made = { $gain ->
    [rubber] Réussi : { points-made }, la manche et le robre.
    [game] Réussi : { points-made }, et la manche.
   *[none] Réussi : { points-made }.
}
points-made = { $above ->
    [0] { $below } sous la ligne
   *[other] { $below } sous la ligne, { $above } au-dessus
}
worth-short = Une de chute : { $one } à la banque ; deux de chute : { $two }.
worth-honours = Honneurs : { $points } dans tous les cas.
contract-needs = { $contract } : { SPELLED($needed) } levées sur treize
    .sign = { FORM($contract, "sign") } : { $needed } levées sur { $all }

## The score sheet and how the house counts

score-sheet = Feuille de marque
# $lead is "ahead", "behind" or "even".
score-lead = { $lead ->
    [ahead] Marque +{ $points }
    [behind] Marque −{ $points }
   *[even] Marque
}
    .sign = { score-lead }
games-won = Manches gagnées : { games-of-yours } pour vous, { games-of-theirs } pour la banque.
games-of-yours = { $yours ->
    [0] aucune
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] aucune
   *[other] { SPELLED($theirs) }
}
part-scores = Marque partielle de la manche en cours : vous { $yours }, la banque { $theirs }.
above-the-line = Au-dessus de la ligne
below-the-line = Sous la ligne
total = { $points }
column-you = Vous
column-house = Banque
column-the-house = La banque
column-deal = Donne
column-contract = Contrat
column-suit = Couleur
column-rounds = Tour par tour
column-tricks = Levées
call-of-the-house = L’annonce de la banque
why-bid = Pourquoi { $bid } ?
    .sign = Pourquoi { FORM($bid, "sign") } ?
why-pass = Pourquoi passe ?
    .sign = Pourquoi passe ?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] Votre main ne compte aucune levée gagnante. Six moins zéro égale six, donc { $call }.
    [1] Votre main compte une levée gagnante. Six moins un égale cinq, donc { $call }.
   *[other] { $level ->
        [0] Votre main compte { SPELLED($count) } levées gagnantes. C’est au moins six, donc { $call }.
        [1] Votre main compte { SPELLED($count) } levées gagnantes. Six moins { SPELLED($count) } égale un, donc { $call }.
       *[other] Votre main compte { SPELLED($count) } levées gagnantes. Six moins { SPELLED($count) } égale { SPELLED($level) }, donc { $call }.
    }
}
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] La banque choisit { suit.the }, votre couleur la plus courte : { held-of-suit }.
   *[passes] La banque aurait choisi { suit.the }, votre couleur la plus courte : { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] La banque choisit { suit.the }. Vos couleurs les plus courtes sont { LIST($suits, "and", "the") }, { held-of-each } ; la moins chère est { suit.the }.
   *[passes] La banque aurait choisi { suit.the }. Vos couleurs les plus courtes sont { LIST($suits, "and", "the") }, { held-of-each } ; la moins chère est { suit.the }.
}
held-of-suit = { $held ->
    [0] aucune carte
    [1] une carte
   *[other] { SPELLED($held) } cartes
}
held-of-each = { $held ->
    [0] sans aucune carte
    [1] une carte chacune
   *[other] { SPELLED($held) } cartes chacune
}
how-counted = Chaque couleur est comptée comme si la banque avait toutes les autres cartes de la couleur. Tant que votre plus forte carte bat la plus forte de la banque, elle fait une levée. Sinon, votre plus petite perd contre la plus forte de la banque.
rounds = { LIST($rounds, "comma") }
you-hold-none = vous n’en avez pas
rank-wins = votre { $mine } gagne
rank-beats = votre { $mine } bat { $theirs }
rank-loses = votre { $mine } perd contre { $theirs }

## Ce qui était possible dans une donne, toutes les cartes étant connues

study-button = Étude de la donne
    .sign = Étude de la donne
study-title = Ce qui était possible dans cette donne
study-known = Nombre maximal de levées que vous pouviez faire, à cartes ouvertes :
column-trumps = Atout
column-you-declare = Vous jouez
column-house-declares = La banque joue
no-trump-name = Sans-atout
column-call = Annonce
column-points = Points
study-best-call = Meilleure annonce
study-your-call = Votre annonce
study-no-cost = Aucune de vos cartes n’a coûté de levée.
column-trick = Levée
column-your-card = Votre carte
column-better-card = Mieux
study-costs = { $count ->
    [1] Vous avez laissé filer une levée :
   *[other] Vous avez laissé filer { SPELLED($count) } levées :
}
card-cost = { $count ->
    [1] Cette carte a coûté une levée ; mieux valait { FORM($card, "the") }.
   *[other] Cette carte a coûté { SPELLED($count) } levées ; mieux valait { FORM($card, "the") }.
}
