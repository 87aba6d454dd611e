### カードと場所の名前。日本語では助詞を文のほうに書くので、形は少ない。場所の ".empty" は、カードが1枚もないときの言い方。
### ".order" は、山のカードを順に言うときの言葉：列や扇は手前から、重ねた山は上から、1枚だけの場所は何も言わない。

columns-from-to = { $first }～{ $last }列目
fans-from-to = 扇{ $first }～{ $last }
cells-from-to = セル{ $first }～{ $last }
towers-from-to = タワー{ $first }～{ $last }

## カード

# エースが1、キングが13。
rank = { $rank ->
    [1] エース
    [11] ジャック
    [12] クイーン
    [13] キング
   *[other] { $rank }
}
# ".typed" は、カードを探すときに入力される別の書き方。
suit = { $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
   *[spades] スペード
}
    .typed = { $suit ->
        [diamonds] ダイヤモンドの
       *[other] { suit }の
    }
card = { suit }の{ rank }
    .sign = { rank-sign }{ suit-sign }
    .typed = { suit }の{ rank-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# 日本のトランプも文字はA、K、Q、J。
rank-sign-national = { rank-sign }
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = ジョーカー
    .sign = ジョーカー
face-down-card = 裏向きのカード
    .sign = 裏向きのカード

## カードの種類（「ここに置けるのは…だけです。」に入る）

any-card = 好きなカード
no-card = 該当なし
card-of-rank = { rank }
card-of-colour = { $colour ->
    [red] 赤の{ rank }
   *[black] 黒の{ rank }
}
card-of-suits = { LIST($suits, "or") }の{ rank }
one-of = { LIST($cards, "or") }

## 多くのゲームにある場所

stock = 山札
    .empty = なし
    .order = 、上から
waste = 捨て札
    .empty = なし
    .order = 、上から
reserve = 予備札
    .empty = なし
    .order = 、上から
reserve-number = { reserve }{ $number }
    .empty = なし
    .order = 、上から
foundation-of = { suit }の組札
    .empty = 空き
    .order = 、上から
column-number = { $number }列目
    .empty = 空き
    .order = 、手前から
cell-number = セル{ $number }
    .empty = 空き
    .order = { "" }
redeals = 残りの周回数

## 一部のゲームだけの場所

first-foundation-of = { suit }の組札その1
    .empty = 空き
    .order = 、上から
second-foundation-of = { suit }の組札その2
    .empty = 空き
    .order = 、上から
left-spine = 背骨の左の列
    .empty = 空き
    .order = 、手前から
right-spine = 背骨の右の列
    .empty = 空き
    .order = 、手前から
coccyx = 尾骨
    .empty = なし
    .order = { "" }
left-rib = 左の{ rib-height }肋骨
    .empty = 空き
    .order = 、手前から
right-rib = 右の{ rib-height }肋骨
    .empty = 空き
    .order = 、手前から
rib-height = { $number ->
    [1] いちばん上の
    [2] 上から2本目の
    [3] 上から3本目の
   *[4] いちばん下の
}
black-hole = ブラックホール
    .empty = なし
    .order = 、上から
fan-number = 扇{ $number }
    .empty = 空き
    .order = 、手前から
run-number = 完成した組の置き場{ $number }
    .empty = 空き
    .order = 、上から
tower-number = タワー{ $number }
    .empty = 空き
    .order = { "" }
pyramid-place = { $row }段目の{ $number }枚目
    .empty = 取り除き済み
    .order = { "" }
taken-away = 取り除いたカード
    .empty = なし
    .order = 、上から
hour = { $number }時
    .empty = なし
    .order = 、上から
middle = 中央
    .empty = なし
    .order = 、上から
# 時計で、めくったカードがあるところ。
hand-of-clock = 手元
    .empty = なし
    .order = { "" }

## ブリッジソリティア

hand = 手札
    .empty = なし
blind = 伏せ札
    .empty = なし
    .order = 、上から
discard = 捨て札
    .empty = なし
    .order = 、上から
house-card = ハウスのカード
    .empty = なし
    .order = { "" }
your-card = あなたのカード
    .empty = なし
    .order = { "" }
turned-aside = 脇に置いたカード
    .empty = なし
    .order = 、上から
house-tricks = ハウスのトリック
    .empty = なし
your-tricks = あなたのトリック
    .empty = なし

## コマンドラインだけに出る数

cards-kept = 残したカード
house-call = ハウスのコール
contract = コントラクト
side-on-lead = リードする側
tricks-played = 済んだトリック
deals-of-rubber = ラバーのディール
rubber-number = ラバーの番号
deal-of-round = ラウンドの現在のホール
cards-left-before = 前のホールまでに残ったカード
round-number = ラウンドの番号

### 場にあるものと、そこでの動き。山の名札と、キーで読み上げる言葉。

moves = { $count }手
cards = { $count }枚
statement = { $what }。
statements = { LIST($parts, "full-stop") }。
told = { LIST($parts, "full-stop") }
deal-title = { $noun ->
    [rubber] { $title } ラバーNo.{ $number }
   *[deal] { $title } No.{ $number }
}
score-standard-counts = 組札に上げると10点、捨て札から列に移すと5点、カードを表にすると5点です。組札から戻すと15点減ります。1枚めくりでは、山札をめくり直すたびに100点減ります。
score-vegas-counts = −52点から始まり、組札に1枚上げるたびに5点増えます。山札を何周めくれるかは、ルールの種類で決まります。
score-500-counts = 500点から始まります。1組そろうと100点増え、1手打つか元に戻すたびに1点減ります。

## 山。「3列目、7枚、裏4枚、ハートの9、2枚の並び」など

pile = { $place }、{ LIST($facts, "comma") }
pile-none = { $place }：なし
pile-tricks = { $place }：{ $count }
empty = { FORM($place, "empty") }
face-down-count = 裏{ $count }枚
run-of = { $length }枚の並び
locked = 動かせない
covered = 上に{ LIST($cards, "and") }
pairs-with-cover = そのカードとペアになる
passes-left = { $noun ->
    [deal] このあと{ $count }ホール
   *[pass] このあと{ $count }周
}
card-kept = { $card }、残す

## 山のすべてのカード

pile-is-empty = { $place }：{ FORM($place, "empty") }。
pile-is-none = { $place }：なし。
pile-face-down = { $place }：裏向き{ cards }。
pile-from-open-end = { $place }{ FORM($place, "order") }：{ LIST($cards, "comma") }。
cards-face-down = 裏向き{ cards }
hand-holds = { $place }：{ $hand }。
kept-cards = 残すカード：{ LIST($cards, "comma") }。

## 場のあらまし

open-cards = { $pile ->
    [foundation] 組札：{ LIST($cards, "comma") }
    [cell] セル：{ LIST($cards, "comma") }
    [tower] タワー：{ LIST($cards, "comma") }
    [backbone] 背骨：{ LIST($cards, "comma") }
    [reserve] 予備札：{ LIST($cards, "comma") }
    [rib] 肋骨：{ LIST($cards, "comma") }
    [one] { $place }：{ LIST($cards, "comma") }
   *[column] 手前のカード：{ LIST($cards, "comma") }
}
some-empty = { $pile ->
    [column] 空き列{ $count }本
   *[other] 空き{ $count }か所
}
hand-by-suit = { $place }：{ $hand }
cards-can-move = 動かせるカードは{ $count }枚
stock-can-be-turned = 山札をめくれます
next-deal-can-begin = 次の回に進めます
call-can-be-made = コールできます
no-move-left = もう打つ手がありません。
possible-moves = 可能な手は{ moves }：{ LIST($moves, "semicolon") }。

## 手札

suit-of-hand = { suit }は{ LIST($ranks, "comma") }
no-suit-in-hand = { suit }なし
jokers-in-hand = { $count ->
    [1] ジョーカー1枚
   *[other] ジョーカー2枚
}

## 手の内容

card-home = { $card }を組札へ
card-with-others = { $card }ほか{ $count }枚
cards-to = { $cards }を{ $place }へ
uncovered = 下から{ $card }
freed = { $card }が使えるようになりました
place-now-empty = { $place }が空きました
turn-a-card = 山札をめくる
stock-to = 山札から{ $place }へ
waste-turned-over = 捨て札を山札に戻しました（{ cards }）
waste-turned-over-last = 捨て札を山札に戻しました（{ cards }、これが最後）
turn-waste-over = 捨て札を山札に戻す（{ cards }）
turn-waste-over-last = 捨て札を山札に戻す（{ cards }、これが最後）
turned = 山札から{ $card }
turned-on = 山札から{ $card }、その下に{ LIST($cards, "and-only") }

capital = { $what }
score = { $scored ->
    [left] 残り{ $points }枚
    [shown] 表{ $points }枚
    [ahead] { $points }点リード
    [runs] 完成{ $points }組
   *[home] 組札{ $points }枚
}
behind = { $points }点ビハインド

## カードのある場所

found-at = { $count ->
    [0] { $place }、上にカードなし
   *[other] { $place }、上に{ $count }枚
}
card-found = { $card }：{ LIST($places, "semicolon") }。
card-not-in-sight = { $card }：見えていません。
card-at = { $card }、{ $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### 手の内容と、場に見えるもの。

card-to = { $card }を{ $place }へ
turned-up = { $card }が表に
cards-taken-away = { LIST($cards, "and") }を取り除きました
take-cards-away = { LIST($cards, "and") }を取り除く
on-waste-now = 捨て札のいちばん上は{ $card }
next-deal = 次のディールへ
next-deal-of-round = 次のホールへ
deal-begins = 次のホールへ（{ $deal }、ここまでの残り{ $left }枚）
card-to-every-column = 各列に1枚ずつ配る
dealt-to-columns = 各列に1枚ずつ：{ LIST($cards, "comma") }
run-complete = { suit }の組が完成

# 山のわきに出る短い文字

begins-with = { rank }から
in-reserve = 予備札{ $count }枚
run-and-next = { $length }枚連続 · 次は{ LIST($ranks, "or") }
run-ends = { $length }枚連続 · 次はなし
# ゴルフのラウンドの何番目か。
standing-of-round = { $count }ホール中{ $number }ホール目
deals-left = あと{ $count }回

### 項目をつなぐ文字。"last" は最後の二つの間。

list-and = と
    .last = と
# カードの名前などをつなぐ。
list-and-only = 、
    .last = 、
# ヒントの利点（「1枚が組札に上がる、列が1本空く」など）をつなぐ。
list-clauses = 、
    .last = 、
list-or = か
    .last = か
list-comma = 、
    .last = 、
list-full-stop = 。
    .last = 。
list-semicolon = 。
    .last = 。
list-sentence = { "" }
    .last = { "" }

clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# 文の中でも算用数字を使う。
spelled = { $number }
