### ルールの本文（rules/*.md）がないゲームの、ルールのページ。最初の見出しの3つの部分からなり、それぞれ、あとの見出しの
### 文を、ここにある順につないで作る。だから、どの文も、同じ見出しのどの文のあとでも、1つだけでも、意味が通るように書く。
### 「これ」「その」が指してよいのは、ここですぐ前にある文の言葉だけ。言葉も調子も rules/*.md に合わせる。
### 「スート（マーク）」は、ページで最初に出るところだけ：「目的」の文と "rules-heap-suits"。

## 3つの部分

rules-table = 準備
rules-aim = 目的
rules-play = 遊び方

## 場の図の中の、山の名前

rules-piles = { $kind ->
    [pyramid] ピラミッド
    [peaks] 山
    [foundation] 組札
    [tableau] 列
    [cell] セル
    [reserve] 予備札
    [waste] 捨て札
   *[stock] 山札
}

## 準備：トランプの組数、山の数、配る枚数

rules-packs = トランプ{ SPELLED($count) }組を使います。
rules-packs-apart = 1組ずつ別々に切り、1組目のあとに2組目を配ります。
rules-only-suits = どのカードも{ LIST($suits, "or") }です。
rules-columns = 列は{ SPELLED($columns) }本で、{ $cards ->
    [0] はじめは空いています。
   *[other] { $columns ->
        [1] { SPELLED($cards) }枚配ります。
       *[other] { SPELLED($cards) }枚ずつ配ります。
    }
}
# 1、2、3、4のように、前の列より1枚ずつ多い。列は3本以上。
rules-columns-rising = 列は{ SPELLED($columns) }本で、{ SPELLED($fewest) }枚から{ SPELLED($most) }枚まで、1枚ずつ増やして配ります。
# 7、7、7、7、6、6、6など。列は3本以上。
rules-columns-two = 列は{ SPELLED($columns) }本で、{ $count ->
    [1] 最初の列
   *[other] はじめの{ SPELLED($count) }列
}は{ $first ->
    [0] カードなし
   *[other] { SPELLED($first) }枚
}、{ $others ->
    [1] 最後の列
   *[other] ほかの{ SPELLED($others) }列
}は{ $rest ->
    [0] カードなし
   *[other] { SPELLED($rest) }枚
}です。
# そのほかの枚数。$numbers は「1, 6, 7, 8」など。
rules-columns-counted = 列は{ SPELLED($columns) }本で、枚数は順に{ $numbers }です。
rules-peaks = { $peaks ->
    [1] { $cards }枚を、{ SPELLED($rows) }段のピラミッドに並べます。いちばん下の段のほかは、どのカードにも下の段の2枚が重なります。
   *[other] { $cards }枚を、{ SPELLED($rows) }段の山{ SPELLED($peaks) }つに並べます。山どうしは、いちばん下の段でつながっています。それより上のカードには、どれも下の段の2枚が重なります。
}
rules-kings-below = 始める前に、キングはその列のほかのカードの下に移します。
# 列か山に並べたカードで、山札は含まない。
rules-all-face-up = カードはすべて表向きに並べます。
rules-last-face-up = { $count ->
    [1] 各列のいちばん手前だけを表向きにします。
   *[other] 各列の手前の{ SPELLED($count) }枚だけを表向きにします。
}
rules-last-row-face-up = いちばん下の段だけを表向きにします。
rules-first-face-down = { $columns ->
    [1] 最初の列
   *[other] はじめの{ SPELLED($columns) }列
}は奥の{ SPELLED($cards) }枚を裏向きに、ほかはすべて表向きに並べます。
rules-face-down-counted = 各列の奥のカードを裏向きにします。その枚数は、順に{ $numbers }です。
# 前後に星を2つずつつけた言葉は太字になる。".number" は、9までは「つ」、その先は「個」。
rules-no-cells = セル（フリーセル）はありません。
rules-empty-cells = 空の**セル**（フリーセル）が{ rules-empty-cells.number }あります。
    .number = { $count ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { SPELLED($count) }個
    }
rules-filled-cells = **セル**（フリーセル）が{ rules-empty-cells.number }あります。{ $filled ->
    [1] 1枚をセルに配ります。
   *[other] { SPELLED($filled) }枚を、1枚ずつセルに配ります。
}
# 使うだけで、カードは置けない山。
rules-reserve = { $piles ->
    [1] { $cards ->
        [1] 1枚を**予備札**とします。
       *[other] { SPELLED($cards) }枚を重ねて**予備札**とします。
    }
   *[other] { $cards ->
        [1] { SPELLED($piles) }枚を1枚ずつ置いて**予備札**とします。
       *[other] { SPELLED($cards) }枚ずつ重ねた山{ rules-reserve.number }を**予備札**とします。
    }
}
    .number = { $piles ->
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { SPELLED($piles) }個
    }
rules-reserve-counted = 枚数が順に{ $numbers }の山を**予備札**とします。
rules-reserve-top-up = { $piles ->
    [1] 予備札は、いちばん上だけを表向きにします。
   *[other] 予備札は、どの山もいちばん上だけを表向きにします。
}
rules-lock = 予備札には、もう1枚のカードがまたがっています。
rules-lock-no-king = このカードがキングなら、山札のいちばん下へ回し、次のカードを代わりに置きます。
rules-foundations = 組札は{ rules-empty-cells.number }あります。
rules-aces-in-deal = エースもほかのカードと同じように配ります。
rules-aces-laid-out = 組札には、はじめからエースを置きます。
rules-first-rank = 次の1枚を1つ目の組札に置きます。どの組札も、このカードの数字から始まります。
rules-aces-dealt = 配るときに出たエースはすぐ組札に上げ、次のカードで補います。
rules-heap-starts = { $kind ->
    [waste] 次の1枚を表向きに置いて捨て札とします。
   *[foundation] 次の1枚を表向きに置いて組札とします。
}
rules-heap-starts-with = { $kind ->
    [waste] 捨て札には、はじめから{ $card }を置きます。
   *[foundation] 組札には、はじめから{ $card }を置きます。
}
rules-stock = { $count ->
    [0] 残りが山札です。
   *[other] 残りの{ $count }枚が山札です。
}

## 目的

rules-home = { $count }枚すべてを組札に上げます。組札は、同じスート（マーク）でエースからキングまで順に重ねます。
rules-home-from-first = { $count }枚すべてを組札に上げます。組札は、始まりの数字から同じスート（マーク）で順に重ねます。キングの次はエースです。
rules-comes-back = 組札のいちばん上のカードは、列に戻せます。
rules-to-heap = { $place ->
    [pyramid] ピラミッドの{ $count }枚すべてを
    [peaks] 山に並べた{ $count }枚すべてを
   *[columns] 列の{ $count }枚すべてを
}{ $kind ->
    [waste] 捨て札に出します。
   *[foundation] 組札に上げます。
}
rules-runs = { $count }枚すべてを、同じスート（マーク）でキングからエースまで順に並んだ{ SPELLED($runs) }組にそろえます。完成した組は、自動で取り除かれます。
rules-pairs = { $place ->
    [pyramid] ピラミッドの{ $count }枚すべてを、合わせて13になるペアで取り除きます。
    [peaks] 山に並べた{ $count }枚すべてを、合わせて13になるペアで取り除きます。
   *[columns] 列の{ $count }枚すべてを、合わせて13になるペアで取り除きます。
}
rules-values = エースは1、ジャックは11、クイーンは12と数えます。キングは13なので、1枚だけで取り除きます。

## 遊び方（箇条書き）

# $count は、"rules-free-in-columns" から "rules-free-on-waste" までのうち、いくつあるか。
rules-free = { $count ->
    [2] 使えるのは、{ LIST($places, "and") }です。
   *[other] 使えるのは、{ LIST($places, "comma") }です。
}
rules-free-in-columns = 各列のいちばん手前のカード
rules-free-in-peaks = 上に何も重なっていないカード
rules-free-in-cells = セルのカード
rules-free-in-reserve = { $cards ->
    [1] 予備札のカード
   *[other] { $piles ->
        [1] 予備札のいちばん上のカード
       *[other] 予備札の各山のいちばん上のカード
    }
}
rules-free-on-waste = 捨て札のいちばん上のカード
rules-locked = 予備札にまたがるカードがなくなるまで、予備札のほかのカードは使えません。
# 列での重ね方：1つ小さいカードを、1つ大きいカードを、またはどちらも。
rules-built-down = { $suits ->
    [same] 列には、同じスートで1つ小さいカードを重ねます。ハートの9の上に置けるのはハートの8です。
    [alternate] 列には、赤と黒を交互に、1つ小さいカードを重ねます。黒の9の上には赤の8を置けます。
   *[any] 列には、スートに関係なく、1つ小さいカードを重ねます。9の上には8を置けます。
}
rules-built-up = { $suits ->
    [same] 列には、同じスートで1つ大きいカードを重ねます。ハートの9の上に置けるのはハートの10です。
    [alternate] 列には、赤と黒を交互に、1つ大きいカードを重ねます。黒の9の上には赤の10を置けます。
   *[any] 列には、スートに関係なく、1つ大きいカードを重ねます。9の上には10を置けます。
}
rules-built-both-ways = { $suits ->
    [same] 列には、同じスートで、数字が1つ上か下のカードを重ねます。ハートの9の上に置けるのはハートの10か8です。
    [alternate] 列には、赤と黒を交互に、数字が1つ上か下のカードを重ねます。黒の9の上には赤の10か8を置けます。
   *[any] 列には、スートに関係なく、数字が1つ上か下のカードを重ねます。9の上には10か8を置けます。
}
rules-nothing-built = 列のカードの上には何も置けません。
rules-ring = { $ranks ->
    [lower] エースの上にはキングを置けます。
    [higher] キングの上にはエースを置けます。
   *[next] キングとエースは隣どうしです。
}
rules-closed = { $card }の上には何も置けません。
# 一度に動かせるカード。
rules-one-at-a-time = カードは1枚ずつ動かします。
rules-as-if-singly = ただし、空きを使って1枚ずつ移せる並びは、まとめて動かせます。空きセルだけを使うなら、動かせるのは空きセルの数より1枚多い枚数までで、空きセルが2つなら3枚です。
rules-spaces-double = 行き先とは別に空き列が1本あるごとに、この枚数は2倍になります。
rules-runs-move = 並びは、途中からでもまとめて動かせます。
# 重ねられるカードがすべて並びになるわけではないとき、どんなカードが並びか。
rules-run = 並びになるのは、{ $suits ->
    [same] 同じスートで、
    [alternate] 赤と黒が交互で、
   *[any] スートに関係なく、
}{ $ranks ->
    [lower] 数字が1つずつ小さくなる
    [higher] 数字が1つずつ大きくなる
   *[next] 数字が1つ違いで続く
}カードです。
rules-any-moves = 表向きのカードは、順に並んでいなくても、上に重なったカードごと動かせます。
rules-turns-up = 列の手前に裏向きのカードが出たら、表にします。
rules-peaks-turn-up = 裏向きのカードは、上に何も重ならなくなったら表にします。
# 空き列に置けるカード。$moves は、1枚ずつ動かすなら "one"、そうでなければ "more"。
rules-any-fills = { $moves ->
    [one] 空き列には何でも置けます。
   *[more] 空き列には何でも置けます。上に重なったカードごとでもかまいません。
}
rules-king-fills = { $moves ->
    [one] 空き列に置けるのはキングだけです。
   *[more] 空き列に置けるのはキングだけですが、上に重なったカードもいっしょに置けます。
}
rules-nothing-fills = 空き列にカードは置けません。
rules-reserve-fills = 列が空いたら、すぐに予備札のいちばん上のカードで補います。予備札がなくなったあとは、空き列に何でも置けます。
rules-fills-from = ただし、{ LIST($piles, "or") }のカードに限ります。
# 上の文に入る、カードの元の場所。
rules-from = { $kind ->
    [tableau] ほかの列
    [cell] セル
    [reserve] 予備札
    [foundation] 組札
    [waste] 捨て札
   *[stock] 山札
}
rules-fill-first = 置けるカードがあるうちは、ほかの手より先に、必ず空き列を埋めます。
# 山札。
rules-turned = { $count ->
    [1] 山札から1枚ずつ捨て札へめくります。
   *[other] 山札から{ SPELLED($count) }枚ずつ捨て札へめくります。使えるのは、そのうち最後の1枚です。
}
rules-passes = { $count ->
    [0] 山札は何周でもめくれます。
    [1] 山札は1周だけです。
   *[other] 山札は{ SPELLED($count) }周までめくれます。
}
rules-ace-turned = 山札から出たエースは、すぐ組札に上がります。
rules-rounds = 山札を押すと、各列に順に1枚ずつ配られます。足りないときは、残りがあるだけ配られます。
rules-full-columns = 空き列があるときは配れません。
# すべてのカードを1つの山に出すゲーム。
rules-heap = { $ranks ->
    [lower] 使えるカードは、{ $kind ->
        [waste] 捨て札
       *[foundation] 組札
    }のいちばん上より数字が1つ小さければ、その上に置けます。
    [higher] 使えるカードは、{ $kind ->
        [waste] 捨て札
       *[foundation] 組札
    }のいちばん上より数字が1つ大きければ、その上に置けます。
   *[next] 使えるカードは、{ $kind ->
        [waste] 捨て札
       *[foundation] 組札
    }のいちばん上と数字が1つ違いなら、その上に置けます。
}
rules-heap-suits = { $suits ->
    [same] スート（マーク）も同じでなければなりません。
    [alternate] 赤の上には黒、黒の上には赤しか置けません。
   *[any] スート（マーク）は問いません。
}
rules-pairs-go = 使えるカードのうち、合わせて13になる2枚を取り除きます。1枚を押し、続けてもう1枚を押します。
rules-cover-goes = 上に重なっているのがペアになるカードだけなら、2枚いっしょに取り除けます。
rules-numbered = ゲーム番号はマイクロソフトのフリーセルと同じです。
