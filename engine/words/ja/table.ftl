# 場にあるものと、そこでの動き。山の名札と、キーで読み上げる言葉。

moves = { $count }手
cards = { $count }枚
statement = { $what }。
statements = { LIST($parts, "full-stop") }。
told = { LIST($parts, "full-stop") }
deal-title = { $noun ->
    [rubber] { $title } ラバーNo.{ $number }
   *[deal] { $title } No.{ $number }
}

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
    [reserve] 背骨：{ LIST($cards, "comma") }
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
