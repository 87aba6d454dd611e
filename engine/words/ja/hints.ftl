# ヒントと判定。

game-is-won = { $noun ->
    [rubber] ラバーに勝ちました。
   *[deal] クリア済みです。
}
nothing-to-choose = 選ぶことはありません。どこを押しても先へ進みます。
nothing-is-certain = { $game }に確かなことはありません。多くはこれから出るカードしだいです。

## クリアできるかどうか

answer = { $noun ->
    [rubber] { $answer ->
        [winnable] 勝てます
        [lost] もう勝てません
        [never] 最初から勝てません
        [impossible] 勝てません
        [pending] まだ不明です
       *[unknown] 勝てるかは不明です
    }
   *[deal] { $answer ->
        [winnable] クリアできます
        [lost] もうクリアできません
        [never] 最初からクリアできません
        [impossible] クリアできません
        [pending] まだ不明です
       *[unknown] クリアできるかは不明です
    }
}
can-be-won = { $noun ->
    [rubber] 勝てます。
   *[deal] クリアできます。
}
can-be-won-in = { $noun ->
    [rubber] 勝てます。{ $count }手の手順が見つかっています。
   *[deal] クリアできます。{ $count }手の手順が見つかっています。
}
takes-hidden-cards = 裏向きのカードも見たうえでの判定です。
not-known-after = 不明です。{ NUMBER($count) }局面を調べましたが、クリア手順も、クリアできないという証明も見つかりませんでした。
not-known-so-far = 不明です。いまのところ、クリア手順も、クリアできないという証明も見つかっていません。
there-is-a-way = ここからクリアする手順があります。
this-is-lost = { $noun ->
    [rubber] { $answer ->
        [never] 最初から勝てないラバーです。
        [impossible] 勝てません。
       *[lost] もう勝てません。
    }
   *[deal] { $answer ->
        [never] 最初からクリアできないゲームです。
        [impossible] クリアできません。
       *[lost] もうクリアできません。
    }
}
lost-by-search = { this-is-lost }すべて調べましたが、手順はありませんでした。
not-known-moves = { $noun ->
    [rubber] 勝てるかどうかは不明です。打てる手はあります。
   *[deal] クリアできるかどうかは不明です。動かせる手はあります。
}
not-known-stock = { $noun ->
    [rubber] 勝てるかどうかは不明です。できるのは山札をめくることだけです。
   *[deal] クリアできるかどうかは不明です。できるのは山札をめくることだけです。
}

## ヒント。「ハートのエースを組札へ、裏の1枚が表に。」など

in-short = { LIST($parts, "comma") }
turns-a-card = 裏の1枚が表に
frees-a-space = { $pile ->
    [rib] 肋骨が1本空く
    [fan] 扇が1つ空く
    [place] 場所が1つ空く
   *[column] 列が1つ空く
}
frees-a-place = { $cell ->
    [tower] タワーが1つ空く
   *[cell] セルが1つ空く
}
frees-card = { $card }が使えるように
guess = たとえば：{ $move }。
best-move = 最善手：{ $move }。
way-leads-to = { $scored ->
    [left] 最善で残り{ $count }枚です。
   *[home] 最善で組札は{ $count }枚です。
}
nothing-useful-left = もう役に立つ手はありません。

## ヒントの理由

why-hint = { $move }。{ $reason }。クリアまで{ $count }手。
why-hint-far = { $move }。{ $reason }。クリアまではまだ長い道のりです。
why-guess = { $known ->
    [winnable] 一案です。クリアはできますが、手順までは見つかっていません：{ $move }。
   *[nothing] 一案です。確かなことはわかりません：{ $move }。
}
gains = { LIST($parts, "clauses") }
gain-home = 1枚片づく
gain-one-less = 残りが1枚減る
gain-turned = 裏の1枚が表に
gain-space = { frees-a-space }
gain-place = { frees-a-place }
gain-card = { $card }が使えるように
gain-later = { $count ->
    [1] 次の手で、{ $gain }
   *[other] { $count }手あとに、{ $gain }
}
leads-to-win = クリアへの一手

## 見たカードだけで考えるヒント

fair-hint = { $won ->
    [0] { $move }：{ $count }回のうち、クリアできる手順は見つかりませんでした。
   *[other] { $move }：{ $count }回中{ $won }回クリアできます。
}
points-hint = { $goal ->
    [make] { $move }：{ $count }回のうち{ $won }回メイク、平均{ $points }点。
    [set] { $move }：{ $count }回のうち{ $won }回ハウスがダウン、平均{ $points }点。
   *[points] { $move }：平均{ $points }点。
}
so-far = 途中経過：{ $hint }
won-of = { $won }／{ $count }
move-from-place = { $move }（{ $place }）
only-ways-back = どの手も、すでに通った局面に戻ります。
