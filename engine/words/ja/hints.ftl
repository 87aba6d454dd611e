### ヒントと判定。

game-is-won = { $noun ->
    [rubber] このラバーにはもう勝っています。
   *[deal] このゲームはクリア済みです。
}
nothing-to-choose = 選ぶ手はありません。どこかを押すと進みます。
nothing-is-certain = { $game }では、確実なことは言えません。結果は、これから出るカードに大きく左右されます。
showing-way = { $count }手でクリアする手順を再生します
showing-long-way = クリアまでの長い手順を再生します

## クリアできるかどうか

answer = { $noun ->
    [rubber] { $answer ->
        [winnable] 勝てます
        [lost] もう勝てません
        [never] もともと勝てません
        [impossible] 勝てません
        [pending] まだ不明です
       *[unknown] 勝てるかは不明です
    }
   *[deal] { $answer ->
        [winnable] クリアできます
        [lost] もうクリアできません
        [never] もともとクリアできません
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
not-known-after = 不明です。{ NUMBER($count) }局面を調べましたが、クリアできるとも、できないとも言い切れません。
not-known-so-far = いまのところ不明です。クリアできるとも、できないとも言い切れません。
there-is-a-way = ここからクリアする手順があります。
this-is-lost = { $noun ->
    [rubber] { $answer ->
        [never] もともと勝てないラバーです。
        [impossible] 勝てません。
       *[lost] もう勝てません。
    }
   *[deal] { $answer ->
        [never] もともとクリアできないゲームです。
        [impossible] クリアできません。
       *[lost] もうクリアできません。
    }
}
lost-by-search = { this-is-lost }すべての手順を調べて確かめました。
not-known-moves = { $noun ->
    [rubber] 勝てるかどうかは不明です。打てる手はあります。
   *[deal] クリアできるかどうかは不明です。打てる手はあります。
}
not-known-stock = { $noun ->
    [rubber] 勝てるかどうかは不明です。できるのは山札をめくることだけです。
   *[deal] クリアできるかどうかは不明です。できるのは山札をめくることだけです。
}

## ヒント。「ハートのエースを組札へ、裏の1枚が表に。」など

in-short = { LIST($parts, "comma") }
turns-a-card = 裏の1枚が表になる
frees-a-space = { $pile ->
    [rib] 肋骨が1本空く
    [fan] 扇が1つ空く
    [place] 場所が1つ空く
   *[column] 列が1本空く
}
frees-a-place = { $cell ->
    [tower] タワーが1つ空く
   *[cell] セルが1つ空く
}
frees-card = { $card }が使えるようになる
guess = 有力な手：{ $move }。
best-move = 最善手：{ $move }。
way-leads-to = { $scored ->
    [left] 残るカードは、最少で{ $count }枚です。
   *[home] 組札に上げられるのは、最多であと{ $count }枚です。
}
nothing-useful-left = もう役に立つ手はありません。

## ヒントの理由

why-hint = { $move }。{ $reason }。クリアまで{ $count }手。
why-hint-far = { $move }。{ $reason }。クリアはまだ先です。
why-guess = { $known ->
    [winnable] 有力な手：{ $move }。クリアはできますが、手順は見つかっていません。
   *[nothing] 有力な手：{ $move }。クリアする手順は見つかっていません。
}
gains = { LIST($parts, "clauses") }
gain-home = 1枚が組札に上がる
gain-run = 1組が完成する
gain-one-less = 残りのカードが減る
gain-turned = 裏の1枚が表になる
gain-space = { frees-a-space }
gain-place = { frees-a-place }
gain-card = { $card }が使えるようになる
gain-later = { $count ->
    [1] 次の手で{ $gain }
   *[other] { $count }手後に{ $gain }
}
leads-to-win = クリアにつながる

## 見たカードだけで考えるヒント

fair-hint = { $won ->
    [0] { $move }。{ $count }回試しましたが、クリアする手順は見つかりませんでした。
   *[other] { $move }。{ $count }回中{ $won }回クリアできます。
}
points-hint = { $goal ->
    [make] { $move }。{ $count }回中{ $won }回メイク、平均{ $points }点。
    [set] { $move }。{ $count }回中{ $won }回ハウスがダウン、平均{ $points }点。
   *[points] { $move }。平均{ $points }点。
}
so-far = 途中経過：{ $hint }
won-of = { $count }回中{ $won }回
move-from-place = { $move }（{ $place }から）
only-ways-back = どの手を打っても、前の局面に戻ってしまいます。
