### 動かせない理由。どれも一つの文。

## どのゲームにも

no-such-place = この場にそのような場所はありません。
already-there = カードはもうそこにあります。
no-card-to-take = 取れるカードがありません。
not-so-many-cards = その枚数のカードはありません。
one-at-a-time = 動かせるのは1枚ずつです。
home-one-by-one = 組札には1枚ずつ上げます。
stays-home = 組札に上げたカードは戻せません。
face-down-stays = 裏向きのカードは動かせません。
no-run = 順に並んでいないので、まとめて動かせません。
no-redeal-left = 捨て札はもう山札に戻せません。
one-pass = 山札をめくれるのは1周だけです。
stock-not-used-up = 山札がまだ残っています。
nothing-to-stock = 山札にカードは戻せません。
turn-to-waste-first = 先に山札から捨て札へめくってください。
waste-only-from-stock = 捨て札に置けるのは、山札からめくったカードだけです。
nothing-on-place = { $place }にカードは置けません。
foundation-complete = この組札は完成しています。
nothing-there = そこには置けません。
nothing-on-card = { $card }の上には何も置けません。
only-on-card = { $card }の上に置けるのは{ $wanted }だけです。
only-starts = { $kind ->
    [waste] この捨て札に最初に置けるのは{ $wanted }だけです。
    [cell] このセルに置けるのは{ $wanted }だけです。
   *[foundation] この組札に最初に置けるのは{ $wanted }だけです。
}

only-fills-space = { $pile ->
    [rib] 空いた肋骨に置けるのは{ $wanted }だけです。
    [fan] 空いた扇に置けるのは{ $wanted }だけです。
   *[column] 空き列に置けるのは{ $wanted }だけです。
}
space-stays-empty = { $pile ->
    [rib] 空いた肋骨にカードは置けません。
    [fan] 空いた扇にカードは置けません。
   *[column] 空き列にカードは置けません。
}
space-not-from = { $kind ->
    [foundation] 組札のカードは空き列に置けません。
    [waste] 捨て札のカードは空き列に置けません。
    [reserve] 予備札のカードは空き列に置けません。
    [cell] セルのカードは空き列に置けません。
   *[tableau] ほかの列のカードは空き列に置けません。
}
back-only-to-column = { $pile ->
    [rib] 組札のカードを戻せるのは、肋骨だけです。
   *[column] 組札のカードを戻せるのは、場札の列だけです。
}
cell-holds-one = { $cell ->
    [tower] タワーに置けるのは1枚だけです。
   *[cell] セルに置けるのは1枚だけです。
}

# 一度に動かせる枚数。
as-many-at-most = { $spaces ->
    [0] { most-cards }（{ free-cells }）。
   *[other] { most-cards }（{ free-cells }、{ spaces-too }）。
}
most-cards = 一度に動かせるのは{ $count }枚までです
free-cells = { $cell ->
    [tower] { $free ->
        [0] 空きタワーなし
       *[other] 空きタワー{ $free }つ
    }
   *[cell] { $free ->
        [0] 空きセルなし
       *[other] 空きセル{ $free }つ
    }
}
spaces-too = { $to ->
    [space] ほかの空き列{ $spaces }本
   *[card] 空き列{ $spaces }本
}

## 押したときの返事

game-is-over = { $noun ->
    [rubber] ラバーは終わっています。
   *[deal] ゲームは終わっています。
}
card-not-now = このカードはいま出せません。
stock-and-waste-used-up = 山札も捨て札もなくなりました。
no-turn-now = いまはめくれません。
waste-is-empty = 捨て札がありません。山札を押してめくってください。
nothing-goes-there-now = いま{ $place }に置けるカードはありません。
card-is-covered = { $card }の上にカードがあります。
run-fits-nowhere = { $card }と、その上に重なったカードは、いまどこにも置けません。
not-together = { $card }は、上に重なったカードといっしょには動かせません。
no-legal-move = { $card }はいま動かせません。

## 一部のゲームだけ

coccyx-first = 尾骨が両方の列をふさいでいます。先に尾骨を動かしてください。
fill-ribs-first = 先に、空いた肋骨を埋めてください。使えるのは{ LIST($places, "or") }のカードです。
rib-only-from = 空いた肋骨に置けるのは{ LIST($places, "or") }のカードだけです。
another-rib = ほかの肋骨
space-from-reserve = 空き列に置けるのは予備札のカードだけです。
covered-by = { $card }の上に、{ LIST($cards, "and") }が重なっています。
out-of-the-game = 取り除いたカードはもう使えません。
no-card-to-pair = ペアになるカードがありません。
card-there-is-gone = そのカードはもう取り除かれています。
only-with-cover = { $card }とペアになるのは、その上にある{ $upon }だけです。
only-king-alone = 1枚だけで取り除けるのはキングだけです。
king-goes-alone = キングは1枚だけで取り除きます。
only-with = { $card }とペアになるのは{ $wanted }だけです。
stays-on-waste = 捨て札のカードは動かせません。
only-to-waste = カードを置けるのは捨て札だけです。
last-deal-of-round = これがラウンド最後のホールです。
next-deal-later = まだ出せるカードがあります。先にこのホールを終えてください。
press-for-next-deal = 山札を押すと、次のホールへ進みます。
clock-has-stopped = 時計は止まっています。
only-card-in-hand = 動かせるのは手元のカードだけです。
rank-goes-to = { rank }の行き先は{ $place }です。
nothing-out-of-hole = ブラックホールのカードは取り出せません。
only-into-hole = カードを置けるのはブラックホールだけです。
run-leaves-by-itself = 同じスートでキングからエースまでそろうと、自動で取り除かれます。
fill-columns-first = 配る前に、空き列を埋めてください。
stock-deals-to-all = 山札からは各列に1枚ずつ配ります。

### 文字を読めない理由：リンク、手、局面、コマンドラインの入力。

no-card-text = 「{ $text }」はカードではありません。
wrong-piles = { $game }の山は{ $wanted }個ですが、この局面には{ $found }個あります。
card-twice = カード「{ $text }」が2回出てきます。
no-counter-text = 「{ $text }」は「{ $counter }」には使えない値です。
no-list-of-cards = 「{ $text }」はカードの一覧ではありません。
no-move-text = 「{ $text }」は{ $game }の手ではありません。
no-link = このリンクにはゲームが指定されていません。
other-version = このリンクはバージョン{ $found }です。ここで開けるのはバージョン{ $known }だけです。
no-such-game = 「{ $text }」というゲームはありません。
no-such-rules = このリンクのルールでは遊べません。
no-deal-number = ゲーム番号は{ $first }～{ $last }の整数です。
closing-bracket = 閉じかっこに対応する、開きかっこがありません。
opening-bracket = 開きかっこに対応する、閉じかっこがありません。
move-unread = { $number }手目を読めません：{ $reason }
move-refused = { $number }手目の{ $text }は打てません：{ $reason }
no-picture = 「{ $text }」は図ではありません。
names-no-piles = 「{ $text }」は{ $game }の山の名前ではありません。
no-such-game-listed = 「{ $text }」というゲームはありません。`games`で一覧を表示できます。
number-or-position = ゲーム番号か--positionのどちらか一方を指定してください。
number-after = { $option }のあとには0～1000000000の整数が必要です。
no-depth = 深さは0～99の整数です。

# ブリッジソリティアではありえない局面。
bridge-number-too-high = ブリッジソリティアには大きすぎる数が、この局面にあります。
bridge-contract = この局面のコントラクトはありえません。
bridge-tricks = この局面のトリック数はありえません。
bridge-unscored = この局面には、終わったのに得点がついていないディールがあります。
bridge-trick = この局面のトリックはありえません。
