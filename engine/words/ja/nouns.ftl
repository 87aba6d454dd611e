# カードと場所の名前。日本語では助詞を文のほうに書くので、形は少ない。場所の ".empty" は、カードが1枚もないときの言い方。
# ".order" は、山のカードを順に言うときの言葉：列や扇は手前から、重ねた山は上から、1枚だけの場所は何も言わない。

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
